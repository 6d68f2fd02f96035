import { describe, expect, it } from 'vitest';
import { edit, read } from '../../../src/engine/index.ts';

const fields = `## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| status | one of draft, sent, paid, void | yes | draft | | lifecycle |
| total | money | yes | | | |
| paid | money | yes | | | |
| days | integer | yes | 30 | DAYS | |
| lines | list of text | yes | | | |
| sentAt | timestamp | no | | | |
`;

const steps = (...rows: readonly string[]): string => `## 4. States and transitions

### Invoice status

- Governs: \`Invoice.status\`
- Starts: draft
- Ends: paid, void

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| draft | send | sent | (system) | | |
${rows.map((row) => `| ${row} |  |`).join('\n')}
`;

const rules = (...rows: readonly string[]): string => `## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} | | It is wrong. | |`).join('\n')}
`;

const constants = (...rows: readonly string[]): string => `## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;

const document = (bound: string, ...parts: readonly string[]): string =>
  [fields.replace('DAYS', bound), ...parts].join('\n');

/** What could not be decided of a document: where, by which check, and why. */
function undecidedIn(text: string): readonly string[] {
  return read(text).undecided.map(
    ({ at, check, what, why }) => `${text.slice(at.from, at.to)} — ${check}: ${what}: ${why}`,
  );
}

const most = constants('MOST | not shown | | | ');

describe('what could not be decided', () => {
  it.each([
    [
      'a condition of a constant without a value',
      document('', steps('sent | pay | paid | (system) | `total > MOST`'), most),
      'total > MOST — states/never-enabled: whether this condition can be true: “MOST” has no value',
    ],
    [
      'a condition with a function that is not known',
      document('', steps('sent | pay | paid | (system) | `isFine(total)`')),
      /states\/never-enabled: whether this condition can be true: .*isFine/,
    ],
    [
      'a condition of which words say more',
      document('', steps('sent | pay | paid | (system) | `total > 0` and the client agrees')),
      /total > 0 — states\/never-enabled: .*: words say more of it$/,
    ],
    [
      'a condition with a part that is not looked into',
      document('', steps("sent | pay | paid | (system) | `lines.all(l, l != '')`")),
      /states\/never-enabled: .*: “lines\.all\(l, l != ''\)” is not looked into$/,
    ],
    [
      'two rows of which one is decided by words',
      document(
        '',
        steps(
          'sent | pay | paid | (system) | `total > 0`',
          'sent | pay | void | (system) | the client agrees',
        ),
      ),
      'the client agrees — states/ambiguous-transition: whether another row of “pay” can be taken at the same time: words decide one of them',
    ],
    [
      'two rows of which what they speak of hangs together',
      document(
        '',
        steps('sent | pay | paid | (system) | `total > paid`', 'sent | pay | void | (system) | `paid > 100`'),
      ),
      /^paid > 100 — states\/ambiguous-transition: .*: two parts of it depend on “paid”$/,
    ],
    [
      'bounds with a constant without a value',
      document('', rules('Invoice.total | at least 10; at most `MOST`'), most),
      'at most `MOST` — rules/empty-range: whether anything lies between the lower bound and this: “MOST” has no value',
    ],
    [
      'a rule of a constant without a value',
      document('', rules('Invoice | `total > MOST`'), most),
      'total > MOST — rules/conflicting-rules: whether any “Invoice” can keep this: “MOST” has no value',
    ],
    [
      'two rules of which what they speak of hangs together',
      document('', rules('Invoice | `total > paid`', 'Invoice | `paid > 100`')),
      /^paid > 100 — rules\/conflicting-rules: whether any “Invoice” can keep this and “total > paid”: two parts/,
    ],
    [
      'a default beside a constant without a value',
      document('at most `MOST`', most),
      '30 — entities/default-breaks-rule: whether the default keeps “at most `MOST`”: “MOST” has no value',
    ],
    [
      'a pattern with the edge of a word',
      document('', rules('Invoice.lines | matches `^(?:\\b[a-z]+\\b)*$`')),
      '^(?:\\b[a-z]+\\b)*$ — rules/slow-pattern: whether this pattern can take very long on some texts: the edges of words and lines are not looked into',
    ],
    [
      'patterns behind the first hundred',
      document('', rules(...Array.from({ length: 103 }, (_, at) => `code ${at} | matches \`^a${at}+$\``))),
      '^a100+$ — rules/slow-pattern: whether this pattern, or one of the 2 behind it, can take very long on some texts: only the first 100 patterns of a document are weighed',
    ],
  ])('is %s', (_, text, expected) => {
    const found = undecidedIn(text);
    expect(found).toHaveLength(1);
    if (typeof expected === 'string') expect(found).toEqual([expected]);
    else expect(found[0]).toMatch(expected);
  });

  it.each([
    ['what can be decided', document('', steps('sent | pay | paid | (system) | `total > 100`'))],
    [
      'what is never so, which is an error',
      document('', steps("sent | pay | paid | (system) | `status == 'draft'`")),
    ],
    [
      'what does not parse, which is an error',
      document('', steps('sent | pay | paid | (system) | `total >`')),
    ],
    [
      'conditions that are words',
      document(
        '',
        steps('sent | pay | paid | (system) | it is paid', 'sent | pay | void | (system) | it is not'),
      ),
    ],
    [
      'a row for all other cases',
      document(
        '',
        steps('sent | pay | paid | (system) | `total > 0`', 'sent | pay | void | (system) | otherwise'),
      ),
    ],
    [
      'a row that is asked about already',
      document(
        '',
        steps('sent | pay | paid | (system) | `total > 0`', 'sent | pay | void | (system) | not shown'),
      ),
    ],
    [
      'something that has a value, and is compared with another',
      document('', steps('sent | pay | paid | (system) | `sentAt != null && now > sentAt`')),
    ],
    [
      'a rule beside one that does not parse',
      document('', rules('Invoice | `total >`', 'Invoice | `total < 10`', 'Invoice | `total <`')),
    ],
    ['rules in words', document('', rules('Invoice | the total is fair', 'Invoice.total | as agreed'))],
    ['a constant that has a value', document('at most `MOST`', constants('MOST | 60 | | | '))],
    [
      'a constant that is not declared, which is found by itself',
      document('at most `MOSTX`', rules('Invoice.days | at least 10; at most `MOSTX`')),
    ],
  ])('is not %s', (_, text) => {
    expect(undecidedIn(text)).toEqual([]);
  });

  it('is no finding, is said once of a place, and is gone with the check', () => {
    const text = document('', steps('sent | pay | paid | (system) | `total > MOST`'), most);
    const { findings, undecided } = read(text);
    expect(undecided).toHaveLength(1);
    const ofCheck = ({ check }: { check: string }) => check === 'states/never-enabled';
    expect(findings.filter(ofCheck)).toEqual([]);
    expect(read(text, { 'states/never-enabled': 'off' }).undecided).toEqual([]);
  });

  it('goes along with edits, and goes when it is decided', () => {
    const text = document('', steps('sent | pay | paid | (system) | `total > MOST`'), most);
    const moved = edit(read(text), [{ from: 0, to: 0, insert: '# Billing\n\n' }]);
    const [{ at } = { at: { from: 0, to: 0 } }] = moved.undecided;
    expect(moved.text.slice(at.from, at.to)).toBe('total > MOST');
    const from = moved.text.indexOf('not shown');
    const decided = edit(moved, [{ from, to: from + 'not shown'.length, insert: '5' }]);
    expect(decided.undecided).toEqual([]);
  });
});
