import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rulesOf = (lines: string) =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

describe('what is said of one of several names', () => {
  it('is a rule of each in the words of the line, which does not require it', () => {
    expect(rulesOf('- Either `fax`, `phone` or `pager` is required, unless `visit` is set.')).toEqual([
      'fax: Either `fax`, `phone` or `pager` is required, unless `visit` is set.',
      'phone: Either `fax`, `phone` or `pager` is required, unless `visit` is set.',
      'pager: Either `fax`, `phone` or `pager` is required, unless `visit` is set.',
    ]);
    expect(rulesOf('- At least one of berth and mooring must be given')).toEqual([
      'berth: At least one of berth and mooring must be given',
      'mooring: At least one of berth and mooring must be given',
    ]);
    const { rules } = readPoint('rules', '- One of `fax` or `phone` is required.');
    expect(rules.every(({ text }) => text === 'One of `fax` or `phone` is required.')).toBe(true);
  });

  it('names nothing where no names follow', () => {
    expect(rulesOf('- One of them must be given')).toHaveLength(1);
    expect(rulesOf('- Either the boat lies in the harbour or its owner must say where it is')).toHaveLength(
      1,
    );
  });
});

describe('what only qualifies a rule', () => {
  it.each([
    ['- `fax` must be a number, unless `visit` is set.', 'fax'],
    ['- `mail` must be an address. Several addresses in one line are refused.', 'mail'],
    ['- A field with a mask must match it; its own message is shown if it does not.', 'A field with a mask'],
    ['- `site` must begin with `https`; at sea `http` is accepted as well.', 'site'],
    ['- `tide` must be one of `low`, `high`; it may be left out.', 'tide'],
  ])('stays with it: %s', (line, subject) => {
    const found = readPoint('rules', line).rules;
    expect(found.map((each) => each.subject)).toEqual([subject]);
    expect(line.endsWith(found[0]?.text ?? '?')).toBe(true);
  });

  it('leaves what rules something else to that', () => {
    expect(rulesOf('- `mail` must be an address; `fax` must be a number.')).toHaveLength(2);
    expect(rulesOf('- `mail` must be an address. The note must not be empty.')).toHaveLength(2);
  });
});
