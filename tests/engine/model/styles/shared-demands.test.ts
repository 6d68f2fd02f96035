import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

describe('what is demanded of all that a list names', () => {
  it.each([
    [
      'a sentence before rules of each',
      'Names. All of these are mandatory and may not be blank:\n- boat name: at most 60 characters\n- quay: at most 8',
      [
        'boat name: at most 60 characters',
        'boat name: mandatory and may not be blank',
        'quay: at most 8',
        'quay: mandatory and may not be blank',
      ],
    ],
    ['a demand above names', 'Required:\n- owner\n- `berth`', ['owner: Required', '`berth`: Required']],
    [
      'a demand with names nested below it',
      '- Must not be empty\n  - title\n  - port, country\n- Unique\n  - `code`',
      ['title: Must not be empty', 'port: Must not be empty', 'country: Must not be empty', '`code`: Unique'],
    ],
    ['a demand before names', '- Required: `title`, `owner`', ['`title`: Required', '`owner`: Required']],
    [
      'a demand before names in running text',
      'Must be unique: boat name, sail number.',
      ['boat name: Must be unique', 'sail number: Must be unique'],
    ],
    [
      'one for each of two',
      '- boat name and crew name: at most 60 characters each',
      ['boat name: at most 60 characters each', 'crew name: at most 60 characters each'],
    ],
    [
      'names of programmes in a row',
      '- minimumAge, retention, maximumSize: ≥ 0',
      ['minimumAge: ≥ 0', 'retention: ≥ 0', 'maximumSize: ≥ 0'],
    ],
    [
      'a remark of the writer',
      '- A boat cannot be a raft. There may be more; these I have checked.',
      ['A boat: A boat cannot be a raft. There may be more; these I have checked.'],
    ],
  ])('%s', (_, lines, expected) =>
    expect(rules(lines).map((each) => each.replace(/^`(.*)`:/, '$1:'))).toEqual(
      expected.map((each) => each.replace(/^`(.*)`:/, '$1:')),
    ),
  );

  it.each([
    ['At least one of these is required:', '- phone: 5 to 20 digits\n- fax: 5 to 20 digits'],
    ['All of these are required, one of them at once:', '- phone: 5 to 20 digits\n- fax: 5 to 20 digits'],
  ])('reads none of each where some of them will do: %s', (lead, list) =>
    expect(rules(`${lead}\n${list}`).filter((each) => /^(?:phone|fax):/.test(each))).toEqual([
      'phone: 5 to 20 digits',
      'fax: 5 to 20 digits',
    ]),
  );

  it('reads a longest length above names', () =>
    expect(rules('- At most 80 characters\n  - boat name\n  - quay')).toEqual([
      'boat name: At most 80 characters',
      'quay: At most 80 characters',
    ]));

  it.each([
    ['At most 5 attachments: pdf, png or jpg', 'At most 5 attachments: pdf, png or jpg'],
    ['Must be one of: draft, sent, paid', 'Must be one of: draft, sent, paid'],
    ['Must match: password', 'Must match: password'],
    ['Between 1 and 5 tags: red, green', 'Between 1 and 5 tags: red, green'],
  ])('takes no value for a name: %s', (line, expected) => expect(rules(`- ${line}`)).toEqual([expected]));

  it.each([
    ['Must contain:', '- a digit\n- a letter'],
    ['Must have:', '- a digit\n- a letter'],
    ['Must start with:', '- a digit\n- a letter'],
    ['May not be used with:', '- a digit\n- a letter'],
    ['At least 8 characters:', '- a digit\n- a letter'],
    ['At most 80 characters:', '- a digit\n- a letter'],
  ])('demands nothing of the parts of a demand: %s', (lead, list) => {
    const found = rules(`### Password\n\n${lead}\n\n${list}`);
    expect(found).toContain('Password: a digit');
    expect(found.filter((each) => !each.startsWith('Password:'))).toEqual([]);
  });
});

describe('tables of rules in other shapes', () => {
  it.each([
    [
      'if, then, concerns',
      '| If … | then … | concerns |\n|---|---|---|\n| always | from 1 to 99 | Boat.length |\n| the boat is for rent | a price must be set | Boat.price, Boat.deposit |',
      [
        'Boat.length: from 1 to 99',
        'Boat.price: a price must be set; if the boat is for rent',
        'Boat.deposit: a price must be set; if the boat is for rent',
      ],
    ],
    [
      'where, check, and a question',
      '| Where | Check | Case-sensitive? |\n|---|---|---|\n| Boat.name, Quay.name | unique everywhere | no |\n| Quay.depth | from 0 to 90 | |',
      [
        'Boat.name: unique everywhere; Case-sensitive: no',
        'Quay.name: unique everywhere; Case-sensitive: no',
        'Quay.depth: from 0 to 90',
      ],
    ],
    [
      'columns that say in their headers what holds',
      '| To be deleted | Stands in the way | Goes along |\n|---|---|---|\n| Quay | boats | |\n| Boat | | its logs |',
      ['Quay: Stands in the way: boats', 'Boat: Goes along: its logs'],
    ],
  ])('%s', (_, lines, expected) => expect(rules(lines)).toEqual(expected));

  it('keeps what holds only in a case from being weighed as if it always did', () => {
    const [rule] = readPoint(
      'rules',
      '| If | then | concerns |\n|---|---|---|\n| it is for rent | at most 9 | Boat.seats |',
    ).rules;
    expect(rule?.subject).toBe('Boat.seats');
    expect(rule?.text).toBe('at most 9; if it is for rent');
  });
});
