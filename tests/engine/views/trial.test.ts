import { describe, expect, test } from 'vitest';
import { movedConstant, read, tryValues, viewOf } from '../../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';

const { model } = read(`# Specification: Notes

## 3. Entities and their fields

### Note

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| title | text | yes | | from 1 to \`TITLE\` characters | |
| code | text | no | | matches \`^[A-Z]+-[0-9]+$\` | |
| count | integer | no | | | |
| price | money | no | | more than 0 | |
| tags | list of Tag | yes | | at most 3 entries | |
| begins | date | yes | | in the future | |
| ends | date | no | | | |
| kind | one of draft, sent | yes | draft | | |

### Tag

| Field | Type | Required |
| --- | --- | --- |
| name | text | yes |

## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
| Note.code | unique | | Take another code. | taken |
| Note.count | from 2 to \`MOST\` | | Between two and most. | |
| Note.count | must look nice | | | |
| Note | \`ends == null \\|\\| ends >= begins\` | | It ends before it begins. | |
| Note | \`count == null \\|\\| count < MOST\` | | Too many. | |
| nickname | at most 3 characters | | Too long. | |
| nickname | required | sign up | | |
| guests | from 1 to 4 entries | | | |
| initial | at least 1 character | | | |
| callsign | at most 3 chars | | | |
| year | at least 1900 | | | |
| colour | must suit the room | | | |

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| TITLE | 5 | characters | | |
| MOST | 10 | | | |
`);

const attempt = (subject: string, typed: Record<string, string>) =>
  tryValues(model, { subject, typed, now: '2026-03-01T12:00:00Z', today: '2026-03-01' });
const outcomes = (subject: string, typed: Record<string, string>) =>
  attempt(subject, typed)?.outcomes.map(({ is }) => is);

describe('trying values', () => {
  test.each([
    ['Note.title', { title: 'short' }, 'passes'],
    ['Note.title', { title: 'longer' }, 'refused'],
    ['Note.title', { title: '' }, 'refused'],
    ['Note.title', { title: '😀😀😀😀😀' }, 'passes'],
    ['Note.price', { price: '0' }, 'refused'],
    ['Note.price', { price: '0.01' }, 'passes'],
    ['Note.price', { price: 'dear' }, 'refused'],
    ['Note.price', { price: '' }, 'passes'],
    ['Note.tags', { tags: '3' }, 'passes'],
    ['Note.tags', { tags: '4' }, 'refused'],
    ['Note.tags', { tags: '-1' }, 'refused'],
    ['Note.begins', { begins: '2026-03-02' }, 'passes'],
    ['Note.begins', { begins: '2026-03-01' }, 'refused'],
    ['Note.begins', { begins: '' }, 'refused'],
    ['Note.begins', { begins: '2026-02-31' }, 'refused'],
    ['Note.count', { count: '1' }, 'refused'],
    // In words only: whatever looks nice.
    ['Note.count', { count: '10' }, 'unknown'],
    // No entity declares these: digits are a text where characters are counted, else a number.
    ['nickname', { nickname: '123' }, 'passes'],
    ['nickname', { nickname: '1234' }, 'refused'],
    ['nickname', {}, 'refused'],
    ['guests', { guests: '4' }, 'passes'],
    ['guests', { guests: '5' }, 'refused'],
    ['guests', { guests: 'many' }, 'refused'],
    ['year', { year: '1899' }, 'refused'],
    ['year', { year: '1900' }, 'passes'],
    ['year', { year: 'late' }, 'unknown'],
    ['initial', { initial: '' }, 'passes'],
    ['initial', { initial: 'a' }, 'passes'],
    ['callsign', { callsign: 'abcd' }, 'refused'],
    ['Note', { begins: '2026-01-02', ends: '2026-01-01', count: '1' }, 'refused'],
    ['Note', { begins: '2026-01-01', ends: '2026-01-01', count: '9' }, 'passes'],
    ['Note', { begins: '2026-01-01', ends: '2026-01-01', count: '10' }, 'refused'],
  ])('%s %j: %s', (subject, typed, is) => {
    expect(attempt(subject, typed)?.is).toBe(is);
  });

  test('the values at a boundary are the same however its unit is written', () => {
    const { subjects } = viewOf(model, 'rules');
    const at = (sought: string) =>
      subjects
        .find(({ name }) => name === sought)
        ?.rules[0]?.boundaries.map(({ value, passes }) => [value, passes]);
    expect(at('initial')).toEqual([
      ['1', true],
      ['2', true],
    ]);
    expect(at('callsign')).toEqual([
      ['2', true],
      ['3', true],
      ['4', false],
    ]);
  });

  test('each rule of a subject has an outcome of its own, in the order of the view', () => {
    const { subjects } = viewOf(model, 'rules');
    expect(subjects.find(({ name }) => name === 'Note.code')?.rules.map(({ text }) => text)).toEqual([
      'unique',
      'matches `^[A-Z]+-[0-9]+$`',
    ]);
    expect(outcomes('Note.code', { code: 'AB-12' })).toEqual(['unknown', 'passes']);
    expect(outcomes('Note.code', { code: 'ab' })).toEqual(['unknown', 'refused']);
  });

  test('a rule over several fields asks for all of them; what no entity declares, for a value of the kind that its rules ask for', () => {
    const inputs = (name: string) =>
      viewOf(model, 'rules')
        .subjects.find((each) => each.name === name)
        ?.inputs.map((input) => [input.name, input.kind]);
    expect(inputs('Note')).toEqual([
      ['ends', 'date'],
      ['begins', 'date'],
      ['count', 'number'],
    ]);
    expect(inputs('nickname')).toEqual([['nickname', 'text']]);
    expect(inputs('guests')).toEqual([['guests', 'count']]);
    expect(inputs('year')).toEqual([['year', 'text']]);
    expect(inputs('colour')).toEqual([]);
    expect(attempt('colour', {})).toBeUndefined();
    expect(attempt('nobody', {})).toBeUndefined();
  });

  test('the values at a boundary have the outcome that the view says', () => {
    for (const { name, inputs, rules } of viewOf(model, 'rules').subjects) {
      const [input] = inputs;
      if (input?.kind !== 'number' && input?.kind !== 'count') continue;
      for (const [index, { boundaries }] of rules.entries())
        for (const { value, passes } of boundaries)
          expect(outcomes(name, { [input.name]: value })?.[index]).toBe(passes ? 'passes' : 'refused');
    }
  });

  test.skipIf(!hasCorpus)('never fails on real specifications, whatever is typed', () => {
    for (const { text } of markdownOf('ninepoint')) {
      const real = read(text).model;
      for (const { name, section, inputs } of viewOf(real, 'rules').subjects) {
        for (const typed of ['', '0', 'a', '2026-01-01', 'x'.repeat(10_000)]) {
          const values = Object.fromEntries(inputs.map((input) => [input.name, typed]));
          const trial = tryValues(real, { subject: name, section, typed: values, now: '', today: '' });
          if (inputs.length > 0) expect(trial).toBeDefined();
        }
      }
    }
  });
});

describe('what is called the same in several forms', () => {
  const forms = read(`# Specification: Board

## 3. Entities and their fields

### Board

| Field | Type | Required |
| --- | --- | --- |
| name | text | yes |

## 5. Validation rules

### New post

- \`title\`: required, at least 10 characters, at most 100 characters
- \`Board.name\`: at most 20 characters

### Answer

- \`status\`: must be one of \`open\`, \`closed\`

**Site**

| Subject | Rule |
| --- | --- |
| title | at most 60 characters |
| Board.name | at least 2 characters |

Sign-in provider:

- \`status\`: must be one of \`1\`, \`2\`
`).model;
  const { subjects } = viewOf(forms, 'rules');
  const sectionsOf = (wanted: string) =>
    subjects.flatMap(({ name, section }) => (name === wanted ? section : []));
  const verdict = (subject: string, section: string, value: string) =>
    tryValues(forms, { subject, section, typed: { [subject]: value }, now: '', today: '' })?.is;

  test('is judged apart, by the rules below the title of its form', () => {
    expect(sectionsOf('title')).toEqual(['New post', 'Site']);
    expect(verdict('title', 'New post', 'x'.repeat(80))).toBe('passes');
    expect(verdict('title', 'Site', 'x'.repeat(80))).toBe('refused');
    expect(verdict('status', 'Answer', '1')).toBe('refused');
    expect(sectionsOf('status')).toHaveLength(2);
    expect(verdict('status', sectionsOf('status')[1] ?? '', '1')).toBe('passes');
  });

  test('is one thing where it is named with what it belongs to', () =>
    expect(sectionsOf('Board.name')).toEqual(['']));

  test('the values at the boundaries are those of all bounds of a rule', () => {
    const [title] = subjects.filter(({ name }) => name === 'title');
    expect(title?.rules[0]?.boundaries).toEqual(
      ['9', '10', '11', '99', '100', '101'].map((value) => ({
        value,
        passes: Number(value) >= 10 && Number(value) <= 100,
      })),
    );
  });
});

describe('moving a constant', () => {
  test('shows the rules whose boundary moves, and the expressions that name it', () => {
    const moved = movedConstant(model, 'MOST', 10n, 12n);
    expect(moved.rules.map(({ subject, before, after }) => [subject, before.at(-1), after.at(-1)])).toEqual([
      ['Note.count', { value: '11', passes: false }, { value: '13', passes: false }],
    ]);
    expect(moved.expressions.map(({ source }) => source)).toEqual(['count == null || count < MOST']);
    expect(movedConstant(model, 'TITLE', 5n, 6n).rules.map(({ subject }) => subject)).toEqual(['Note.title']);
  });

  test('names nothing for a constant that no rule names', () => {
    expect(movedConstant(model, 'NONE', 1n, 2n)).toEqual({ rules: [], expressions: [] });
  });
});
