import { describe, expect, it } from 'vitest';
import { print } from '../../../../src/engine/edits/print.ts';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { edit, read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

describe('steps of running text and of indented lines', () => {
  const steps = (lines: string): string[] =>
    readPoint('states', lines).lifecycles.flatMap(({ name, transitions }) =>
      transitions.map(({ from, to }) => `${name}: ${from} → ${to}`),
    );
  it.each([
    [
      'an indented listing below a bold title',
      '**Share** (what the list says)\n\n    closed -> open     somebody shares it\n    open -> closed     it is withdrawn',
      ['Share: closed → open', 'Share: open → closed'],
    ],
    [
      'brackets behind what happens',
      '**Entry.** A new one is *held*.\nAn editor passes it (held → shown) or turns it down (held → refused).',
      ['Entry: held → shown', 'Entry: held → refused', 'Entry: (new) → held'],
    ],
    [
      'a bold subject, and a way back',
      '**Second factor** goes off → asked → on.\n\n**Ticket**: `open` → `done` when it is closed, and back from `done` to `open` when somebody reopens it.',
      [
        'Second factor: off → asked',
        'Second factor: asked → on',
        'Ticket: open → done',
        'Ticket: done → open',
      ],
    ],
  ])('%s', (_, lines, expected) => expect(steps(lines)).toEqual(expected));
});

describe('what rules say of messages', () => {
  const rules = (lines: string): string[] =>
    readPoint('rules', lines).rules.map(({ subject, text, message }) => `${subject} | ${text} | ${message}`);
  it.each([
    [
      'a table of rules with what is said',
      '| Rule | Error |\n|---|---|\n| `title` is required | `Give it a title.` |',
      ['title | is required | Give it a title.'],
    ],
    [
      'an arrow behind the rule',
      '- `title` is required → `Give it a title.`\n- `size` at most 5, otherwise "That is too many."',
      ['title | is required | Give it a title.', 'size | at most 5 | That is too many.'],
    ],
    [
      'no rule at all',
      '**Note** — Source: `src/note.ts`\n\n- `title` is required',
      ['title | is required | null'],
    ],
  ])('%s', (_, lines, expected) => expect(rules(lines)).toEqual(expected));
});

describe('errors that words and capitals name', () => {
  const errors = (lines: string): string[] =>
    readPoint('errors', lines).errors.map(({ name, status }) => `${name} ${status ?? ''}`.trim());
  it.each([
    [
      'messages in words before their case',
      '- Title must be present in the note — when it is saved without one.\n- Unknown error, try again later — if nothing else fits.',
      ['Title must be present in the note', 'Unknown error, try again later'],
    ],
    [
      'codes in capitals with their statuses',
      'It answers with one of two codes (E_FORBIDDEN 403, E_NOT_FOUND 404).',
      ['E_FORBIDDEN 403', 'E_NOT_FOUND 404'],
    ],
  ])('%s', (_, lines, expected) => expect(errors(lines)).toEqual(expected));
});

describe('errors that rules name by their messages', () => {
  const rows = '| Rule | Error |\n|---|---|\n| `title` is required | `Give it a title.` |';
  const document = (rules: string, errors: string): string =>
    `## 5. Validation rules\n\n${rules}\n\n## 8. The error catalogue\n\n${errors}\n`;
  const names = (text: string): string[] => modelAsJson(read(text).model).errors.map(({ name }) => name);
  it.each([
    ['in a table', rows, '- `gone` — 410', ['gone', 'Give it a title.']],
    ['behind an arrow', '- `title` is required → "Give it a title."', 'None.', ['Give it a title.']],
    [
      'behind an arrow, beside a catalogue',
      '- `title` is required → "Give it a title."',
      '- `gone` — 410',
      ['gone'],
    ],
    ['twice', `${rows}\n\n- \`name\` is required → \`Give it a title.\``, '', ['Give it a title.']],
    ['told in the catalogue', rows, '- `untitled` — 422; "Give it a title."', ['untitled']],
    ['a code', '| Rule | Error |\n|---|---|\n| `title` is required | `untitled` |', '', []],
    [
      'a message alone',
      '| Subject | Rule | Message |\n|---|---|---|\n| title | required | Give it one. |',
      '',
      [],
    ],
  ])('%s', (_, rules, errors, expected) => expect(names(document(rules, errors))).toEqual(expected));

  it('come and go with their rule', () => {
    const text = document(rows, '- `gone` — 410');
    const before = read(text);
    const from = text.indexOf('`Give it a title.`');
    const changes = [{ from, to: from + '`Give it a title.`'.length, insert: '`untitled`' }];
    const after = edit(before, changes);
    expect(modelAsJson(after.model).errors.map(({ name }) => name)).toEqual(['gone']);
  });

  it('stay when the document is printed', () => {
    const text = document(rows, '- `gone` — 410');
    expect(names(print(read(text).model, text))).toEqual(names(text));
  });
});

it('what is nested under a rule says what somebody is told', () => {
  const { rules } = readPoint(
    'rules',
    '- `title`: required; at most 60 characters\n  - Message: "Give it a title."\n- `due`: not in the past\n  - Error: `DUE_PAST`\n  - Message: "Choose a later day."',
  );
  expect(rules.map(({ subject, message, error }) => [subject, message, error])).toEqual([
    ['title', 'Give it a title.', null],
    ['due', 'Choose a later day.', 'DUE_PAST'],
  ]);
});
