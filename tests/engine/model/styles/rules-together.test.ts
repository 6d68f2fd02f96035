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

describe('clauses behind a name in words', () => {
  it('are one rule where the first of them goes on about it, and one each where they name what they are about', () => {
    expect(rulesOf('- moor: at least one boat; berth must be free; note optional')).toEqual([
      'moor: at least one boat; berth must be free; note optional',
    ]);
    expect(rulesOf('- moor: boat must be known; berth must be free; note is optional')).toHaveLength(3);
  });

  it('may stand in a row of names with their rules', () => {
    expect(rulesOf('- berth: not taken · mast height: must be a known unit')).toEqual([
      'berth: not taken',
      'mast height: must be a known unit',
    ]);
  });
});

describe('a cell with several names of one word', () => {
  const table = (subject: string, rule: string) =>
    rulesOf(`| Record | Field | Rule |\n| --- | --- | --- |\n| Boat | ${subject} | ${rule} |`);

  it('gives each its rule', () => {
    expect(table('bow, stern, keel', 'every one must belong to the same yard')).toEqual([
      'Boat.bow: every one must belong to the same yard',
      'Boat.stern: every one must belong to the same yard',
      'Boat.keel: every one must belong to the same yard',
    ]);
    expect(table('bow, stern', '`#` and three digits; may be missing')).toEqual([
      'Boat.bow: `#` and three digits; may be missing',
      'Boat.stern: `#` and three digits; may be missing',
    ]);
  });

  it('keeps together what is ruled together', () => {
    expect(table('launched, scrapped', 'scrapped must come after launched')).toHaveLength(1);
    expect(table('bow, stern', 'must differ')).toHaveLength(1);
  });
});

describe('a bold title with sentences', () => {
  it('gives way to the names in code that they begin with', () => {
    expect(
      rulesOf('**Fees and fines.** The `fee` of a berth must be known; its `note` may be empty.'),
    ).toEqual(['fee: of a berth must be known', 'note: may be empty.']);
  });

  it('is no subject where it names nothing', () => {
    expect(rulesOf('**Elsewhere.** A locked berth cannot be moved.')).toEqual([
      'A locked berth: A locked berth cannot be moved.',
    ]);
  });
});

describe('a clause with a pronoun or a value before what it says', () => {
  it.each([
    [
      '- `title` must not be empty, and together with the berth it must be unique in the harbour.',
      ['title', 'title'],
    ],
    ['- `ends` must not lie before `starts`. One and the same day is fine.', ['ends']],
    ['- `day` should lie within the season; outside it we only warn.', ['day']],
    ['- `tides`: at least one out of `low`, `high`; `high` only with a pilot', ['tides']],
    ['- `every` is required for daily and weekly rounds and must be 1 or more.', ['every']],
  ])('names nothing: %s', (line, subjects) => {
    expect(readPoint('rules', line).rules.map(({ subject }) => subject)).toEqual(subjects);
  });
});
