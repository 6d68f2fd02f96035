import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../src/engine/index.ts';
import { read } from '../../../src/engine/specification.ts';

const json = (text: string) => modelAsJson(read(text).model);

describe('errors, however they are written', () => {
  const errors = (lines: string): string[] =>
    json(`## 8. The error catalogue\n\n${lines}\n`).errors.map((each) =>
      `${each.name} ${each.status ?? ''}`.trim(),
    );
  it.each([
    ['code and dash', '- `not_found` — 404, no such note', ['not_found 404']],
    [
      'code with the status in brackets',
      '- `NOTE_LOCKED` (423): somebody else edits it',
      ['NOTE_LOCKED 423'],
    ],
    ['status first', '- 404 `not_found`: no such note', ['not_found 404']],
    ['status in bold', '- **404 Not Found** – no such note', ['404 Not Found 404']],
    ['messages', '- "Please enter a title." when the title is empty', ['Please enter a title.']],
    [
      'a label over messages',
      '- Sign-in: "Wrong password.", "Unknown address."',
      ['Wrong password.', 'Unknown address.'],
    ],
    [
      'a heading with labels',
      '### NOTE_LOCKED\n\n- Status: 423\n- Message: "Somebody else edits this note."',
      ['NOTE_LOCKED 423'],
    ],
    [
      'a bullet with nested labels',
      '- `NOTE_LOCKED`\n  - Status: 423\n  - Message: "Somebody edits this."',
      ['NOTE_LOCKED 423'],
    ],
    [
      'other headers',
      '| HTTP | Fehlercode | Bedeutung |\n| --- | --- | --- |\n| 404 | note_missing | keine solche Notiz |',
      ['note_missing 404'],
    ],
    [
      'a sentence',
      'When the network fails the page says "No connection, please try again."',
      ['No connection, please try again.'],
    ],
    ['words', '- Network failure: a notice offers to try again', ['Network failure']],
    ['grouped by status', '### 404\n\n- `note_missing`: no such note', ['note_missing 404']],
  ])('%s', (_, lines, expected) => expect(errors(lines)).toEqual(expected));

  it.each([
    ['- `busy` → 200. Back off for a minute', { is: 'shown', value: 'Back off for a minute' }],
    ['- `not_found` — 404, no such note', { is: 'shown', value: 'no such note' }],
    ['- "Not here" → 404', { is: 'unstated' }],
    ['- `gone`: 404, 410 while it is moved', { is: 'shown', value: '404, 410 while it is moved' }],
  ])('do not say by their status when they arise: %s', (line, when) =>
    expect(read(`## 8. The error catalogue\n\n${line}\n`).model.errors.errors).toMatchObject([{ when }]),
  );
});

describe('constants, however they are written', () => {
  const constants = (lines: string): string[] =>
    json(`## 9. Business constants and limits\n\n${lines}\n`).constants.map((each) =>
      `${each.name} = ${each.value} ${each.unit}`.trim(),
    );
  it.each([
    ['equals', '- `MAX_NOTES` = 500', ['MAX_NOTES = 500']],
    ['colon and unit', '- Session lifetime: 30 minutes', ['Session lifetime = 30 minutes']],
    ['bold label', '- **Page size:** 25 notes', ['Page size = 25 notes']],
    ['bold and dash', '- **Page size** – 25', ['Page size = 25']],
    [
      'key-value lines',
      'Page size: 25\nSession lifetime: 30 minutes',
      ['Page size = 25', 'Session lifetime = 30 minutes'],
    ],
    ['a sentence', 'Sign-in codes are valid for 15 minutes.', ['Sign-in codes are valid = 15 minutes']],
    ['a terse bullet', '- upload limit 5 MB', ['upload limit = 5 MB']],
    ['a maximum', '- at most 3 retries', ['retries = at most 3']],
    [
      'a grid',
      '| Plan | Notes | Seats |\n| --- | --- | --- |\n| Free | 50 | 1 |\n| Team | 5000 | 20 |',
      ['Free: Notes = 50', 'Free: Seats = 1', 'Team: Notes = 5000', 'Team: Seats = 20'],
    ],
    [
      'other headers',
      '| Bezeichnung | Wert |\n| --- | --- |\n| Seitengröße | 25 Notizen |',
      ['Seitengröße = 25 Notizen'],
    ],
    ['a range', '- Titles: 3 to 80 characters', ['Titles = 3 to 80 characters']],
    ['code in a bullet with a remark', '- `PAGE_SIZE` — 25 (configurable)', ['PAGE_SIZE = 25']],
    [
      'nested under a label',
      '- Limits:\n  - notes per account: 500\n  - tags per note: 10',
      ['notes per account = 500', 'tags per note = 10'],
    ],
    [
      'an environment block',
      '```env\nPAGE_SIZE=25\nUPLOAD_LIMIT=5MB\n```',
      ['PAGE_SIZE = 25', 'UPLOAD_LIMIT = 5MB MB'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));
});

describe('rules, however they are written', () => {
  const rules = (lines: string): string[] =>
    json(`## 5. Validation rules\n\n${lines}\n`).rules.map((each) => `${each.subject} | ${each.text}`);
  it.each([
    [
      'code and colon',
      '- `title`: required, at most 80 characters',
      ['title | required, at most 80 characters'],
    ],
    ['code and bound', '- `title` ≤ 80', ['title | ≤ 80']],
    [
      'bold and dash',
      '- **Title** — required; at most 80 characters',
      ['Title | required; at most 80 characters'],
    ],
    ['words', '- password at least 12 characters', ['password | at least 12 characters']],
    ['two names', '- `title` and `text`: required', ['title | required', 'text | required']],
    [
      'two names together',
      '- `start` and `end`: must not both be empty',
      ['start and end | must not both be empty'],
    ],
    ['a sentence', 'The title must not be empty.', ['The title | The title must not be empty.']],
    [
      'a sentence under a heading',
      '### Notes\n\n- A locked note cannot be changed.',
      ['Notes | A locked note cannot be changed.'],
    ],
    [
      'nested',
      '- `title`\n  - required\n  - at most 80 characters',
      ['title | required', 'title | at most 80 characters'],
    ],
    [
      'a heading for each field',
      '### `title`\n\n- Required\n- At most 80 characters',
      ['title | Required', 'title | At most 80 characters'],
    ],
    [
      'other headers',
      '| Feld | Regel | Meldung |\n| --- | --- | --- |\n| Titel | höchstens 80 Zeichen | „Zu lang“ |',
      ['Titel | höchstens 80 Zeichen'],
    ],
    [
      'numbered requirements',
      '1. The e-mail address must be unique.\n2. Names may only contain letters.',
      ['The e-mail address | The e-mail address must be unique.', 'Names | may only contain letters.'],
    ],
  ])('%s', (_, lines, expected) => expect(rules(lines)).toEqual(expected));
});

describe('permissions, however they are written', () => {
  const permissions = (lines: string): string[] =>
    json(`## 6. Roles and permissions\n\n${lines}\n`).permissions.map(
      (each) => `${each.role}: ${each.action}: ${each.allowed}`,
    );
  it.each([
    [
      'a sentence',
      'Editors may publish notes; readers may not.',
      ['Editors: publish notes: yes', 'readers: publish notes: no'],
    ],
    ['only', 'Only administrators can delete notes.', ['administrators: delete notes: yes']],
    [
      'two clauses',
      '- Editors can publish notes but cannot delete them',
      ['Editors: publish notes: yes', 'Editors: delete notes: no'],
    ],
    [
      'a bold role',
      '- **Editor**: may publish notes, may not delete notes',
      ['Editor: publish notes: yes', 'Editor: delete notes: no'],
    ],
    [
      'a heading with lists',
      '### Editor\n\nCan:\n\n- publish notes\n\nCannot:\n\n- delete notes',
      ['Editor: publish notes: yes', 'Editor: delete notes: no'],
    ],
    [
      'a nested list',
      '- **Editor**\n  - can publish notes\n  - cannot delete notes',
      ['Editor: publish notes: yes', 'Editor: delete notes: no'],
    ],
    [
      'a role a row',
      '| Role | Publish | Delete |\n| --- | --- | --- |\n| Editor | yes | no |',
      ['Editor: Publish: yes', 'Editor: Delete: no'],
    ],
    [
      'an action a row',
      '| Was | Editor | Reader |\n| --- | --- | --- |\n| publish notes | ✓ | ✗ |',
      ['Editor: publish notes: yes', 'Reader: publish notes: no'],
    ],
    [
      'an action with its roles',
      '| Action | Roles |\n| --- | --- |\n| publish notes | Editor, Admin |',
      ['Editor: publish notes: yes', 'Admin: publish notes: yes'],
    ],
    [
      'a role with its permissions',
      '| Role | Can | Cannot |\n| --- | --- | --- |\n| Editor | publish notes; pin notes | delete notes |',
      ['Editor: publish notes: yes', 'Editor: pin notes: yes', 'Editor: delete notes: no'],
    ],
    [
      'an action and names',
      '- **Editor**: writes\n- **Admin**: runs it\n\n### Permissions\n\n- delete notes: Admin\n- publish notes: Editor, Admin',
      ['Admin: delete notes: yes', 'Editor: publish notes: yes', 'Admin: publish notes: yes'],
    ],
  ])('%s', (_, lines, expected) => expect(permissions(lines)).toEqual(expected));
});

describe('lifecycles, however they are written', () => {
  const steps = (lines: string): string[] =>
    json(`## 4. States and transitions\n\n${lines}\n`).lifecycles.flatMap((each) =>
      each.transitions.map(
        (step) => `${each.name}: ${step.from} > ${step.to}${step.event ? ` on ${step.event}` : ''}`,
      ),
    );
  it.each([
    ['arrows', '### Note\n\n- draft → live: publish', ['Note: draft > live on publish']],
    ['an event before the arrow', '### Note\n\n- Publish: draft → live', ['Note: draft > live on Publish']],
    ['an event in brackets', '### Note\n\n- draft -> live (publish)', ['Note: draft > live on publish']],
    [
      'from and to',
      '### Note\n\n- From draft to live when the editor publishes it',
      ['Note: draft > live on the editor publishes it'],
    ],
    [
      'a sentence',
      '### Note\n\nA draft note becomes live when an editor publishes it.',
      ['Note: draft > live on an editor publishes it'],
    ],
    [
      'bold titles',
      '**Note.** A note is `draft` or `live`.\n\n- `draft` → `live`: publish\n\n**Share.** A share is `open` or `shut`.\n\n- `open` → `shut`: time is over',
      ['Note: draft > live on publish', 'Share: open > shut on time is over'],
    ],
    [
      'a column of arrows',
      '### Note\n\n| Transition | Trigger |\n| --- | --- |\n| draft → live | publish |',
      ['Note: draft > live on publish'],
    ],
    [
      'what comes next',
      '### Note\n\n| Status | Next states |\n| --- | --- |\n| draft | live, gone |',
      ['Note: draft > live', 'Note: draft > gone'],
    ],
    ['nested', '- Note\n  - draft → live: publish', ['Note: draft > live on publish']],
    ['a chain', '### Note\n\n- `draft` → `live` → `gone`', ['Note: draft > live', 'Note: live > gone']],
    [
      'a diagram',
      '### Note\n\n```mermaid\nstateDiagram-v2\n  draft --> live: publish\n```',
      ['Note: draft > live on publish'],
    ],
    [
      'a flowchart',
      '### Note\n\n```mermaid\nflowchart LR\n  draft -->|publish| live\n```',
      ['Note: draft > live on publish'],
    ],
  ])('%s', (_, lines, expected) => expect(steps(lines)).toEqual(expected));
});
