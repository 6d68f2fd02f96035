import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const model = (text: string) => modelAsJson(read(text).model);

describe('who may, without a may', () => {
  const permissions = (lines: string): string[] =>
    readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
  const roles = 'There are two roles: editor and guest.\n\n';

  it.each([
    [
      'sentences about roles',
      `${roles}Editors create notes and invite guests. A guest reads notes, rates them and publishes nothing.`,
      ['Editors: create notes: yes', 'Editors: invite guests: yes', 'guest: read notes: yes'],
    ],
    [
      'deeds behind a label, and sentences behind those',
      '- Editors: write notes and pin boards. They invite guests only if it is on. They may close notes. They also export boards.',
      [
        'Editors: write notes: yes',
        'Editors: pin boards: yes',
        'Editors: invite guests: only if it is on',
        'Editors: close notes: yes',
        'Editors: export boards: yes',
      ],
    ],
    [
      'labelled lists without declared roles',
      '- Editor: write, edit notes; cannot invite\n- Guest: read notes; cannot comment',
      [
        'Editor: write, edit notes: yes',
        'Editor: invite: no',
        'Guest: read notes: yes',
        'Guest: comment: no',
      ],
    ],
    [
      'lists below bold names with a remark',
      '- **Editor** (of one board)\n  - purge notes\n  - rename the board\n- **Guest** (by link)\n  - read notes',
      ['Editor: purge notes: yes', 'Editor: rename the board: yes', 'Guest: read notes: yes'],
    ],
    [
      'what describes a role where nothing else tells',
      '- **Editor** — writes notes, carries boards over\n- **Guest** — somebody with a link',
      ['Editor: write notes: yes', 'Editor: carry boards over: yes'],
    ],
    [
      'bold titles with a full stop',
      '**Board editor.** Editors write. They cannot purge boards. An editor may pin notes.\n\n**Guest.** Can read notes.',
      ['Board editor: purge boards: no', 'Board editor: pin notes: yes', 'Guest: read notes: yes'],
    ],
    [
      'one thing a line',
      '**Editor**\n- can see the board, its notes and its tags\n- can edit and purge own notes, but not those of others',
      ['Editor: see the board, its notes and its tags: yes', 'Editor: edit and purge own notes: yes'],
    ],
    [
      'what stands before a dash is about nobody',
      `${roles}- *Tags* – an editor may rename them.`,
      ['editor: rename them: yes'],
    ],
    [
      'every role',
      `${roles}Every staff role can edit its profile.`,
      ['editor: edit its profile: yes', 'guest: edit its profile: yes'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(permissions(lines).slice(0, expected.length)).toEqual(expected);
  });

  it('a name that only something else follows is no role', () => {
    expect(permissions('The board opens by itself. Notes show their date.')).toEqual([]);
  });

  it('a role that a list names and a line describes is one', () => {
    const { roles: found } = readPoint(
      'roles',
      'Roles: Editor, Guest\n\n- **Editor**: writes\n- **Guest**: reads',
    );
    expect(found.map(({ name }) => name)).toEqual(['Editor', 'Guest']);
  });
});

describe('entities in plain words', () => {
  const entities = (lines: string): string[] =>
    readPoint('entities', lines).entities.map(
      (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
    );
  it.each([
    [
      'a list of words',
      '### Board\n\n- title (required)\n- notes\n- parent board: optional',
      'Board: title, notes, parent board',
    ],
    [
      'a sentence',
      '### Lane\n\nA column. It has a title, a limit (zero stands for none) and the board it belongs to.',
      'Lane: title, limit, board',
    ],
    ['a list and nothing else', '### Filter\n\nTitle, colour, the owner.', 'Filter: Title, colour, owner'],
    [
      'bold names of several words',
      '### Person\n\nWhat is kept: **name** (unique), **due date**, **time zone**.',
      'Person: name, due date, time zone',
    ],
    [
      'a line each, below several names',
      '### Note, pin\n\n- A note has a text and an author.\n- A pin has a place and a colour.',
      'note: text, author',
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)[0]?.toLowerCase()).toBe(expected.toLowerCase()));

  it('what every thing of one kind has is not given to all', () => {
    const text = 'Every hidden record also has a `reason`.\n\n### Note\n\n- `text`: text\n- `pin`: boolean';
    expect(entities(text)).toEqual(['Note: text, pin']);
  });
});

describe('states of what bold words name', () => {
  const lifecycles = (lines: string): string[] =>
    readPoint('states', lines).lifecycles.map(
      (each) =>
        `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
    );
  it.each([
    [
      'alternatives',
      '**A board** is either open or shut. Shutting takes it from open to shut.',
      'board: open, shut; open > shut',
    ],
    [
      'in turn',
      '**An export** is asked for. It is queued, then ready, then gone.',
      'export: queued, ready, gone; queued > ready, ready > gone',
    ],
    [
      'a label in between',
      '**Purging a board** takes time. In short: asked → planned → gone.',
      'Purging a board: asked, planned, gone; asked > planned, planned > gone',
    ],
    [
      'labels above the steps',
      '**Job** (`Job.status`)\ninitial: `new`\n- `new` → `done` — it ran\n- `new` → `lost` — it broke\n\nfinal: `done`, `lost`. No retry.',
      'Job: new, done, lost; new > done, new > lost',
    ],
    [
      'columns by their cells',
      '### Lock\n\n| State | Leaves for | Because |\n|---|---|---|\n| `off` | `set` | a code is made |\n| `set` | `on` | the code was right |\n| `on` | `off` | it is taken away |',
      'Lock: off, set, on; off > set, set > on, on > off',
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual([expected]));

  it('several names have the same steps', () => {
    expect(lifecycles('**Rule**, **mail job**: `on` ⇄ `off`')).toEqual([
      'Rule: on, off; on > off, off > on',
      'mail job: on, off; on > off, off > on',
    ]);
  });
});

describe('constants that recur and come together', () => {
  const constants = (lines: string): string[] =>
    readPoint('constants', lines).constants.map(({ name, value, unit }) =>
      `${name} = ${value} ${unit}`.trim(),
    );
  it.each([
    ['a time of the day', '- Backups run nightly at 02:00.', ['Backups run = nightly at 02:00']],
    [
      'a day of the week',
      '- The digest is sent every Monday at 08:00.',
      ['digest is sent = every Monday at 08:00'],
    ],
    ['one of a unit', '- Tokens expire after one hour.', ['Tokens expire after = one hour']],
    ['a list of amounts', '- Retry delays: 1 s, 5 s, 30 s', ['Retry delays = 1 s, 5 s, 30 s']],
    ['a list of words', '- Languages: en, de, fr', ['Languages = en, de, fr']],
    [
      'a case of the name before',
      '- note limit 20; without a plan 5; pin limit then also 5',
      ['note limit = 20', 'note limit without a plan = 5', 'pin limit = 5'],
    ],
    [
      'what is counted by',
      '- Sign-ins: 5 in 5 minutes per address, 9 in 9 minutes per account',
      ['Sign-ins per address = 5 in 5 minutes', 'Sign-ins per account = 9 in 9 minutes'],
    ],
    [
      'a name before its variable',
      '| Knob | Shipped as | Variable |\n|---|---|---|\n| Notes per minute | 200 | `NOTE_LIMIT` |',
      ['Notes per minute = 200'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it('an adjective is no constant', () => {
    expect(constants('The monthly and the yearly figure are rounded.')).toEqual([]);
  });
});

describe('rules in running text', () => {
  const rules = (lines: string): string[] =>
    readPoint('rules', lines).rules.map(({ subject, text }) => `${subject} | ${text}`);
  it.each([
    ['the future', 'The closing date, if given, is in the future.'],
    ['nobody', 'Nobody can vote twice.'],
    ['what is left empty', 'Leave `logo` empty or enter a full URL.'],
    ['what is not possible', 'Voting twice is not possible.'],
  ])('%s', (_, line) => {
    const [only, ...others] = rules(`A poll is a question.\n\n${line}`);
    expect(only).toContain(line.slice(-12));
    expect(others).toEqual([]);
  });
  it('a noun at the head of a subject begins no saying', () => {
    expect(rules('- Start must be before end.\n- Two options of one poll may not share a name.')).toEqual([
      'Start | must be before end.',
      'Two options of one poll | may not share a name.',
    ]);
  });
  it('three demands behind words are a rule each', () => {
    expect(rules('- hook: address required; body at most 1000; no spaces in it')).toHaveLength(3);
  });
});

describe('screens, calls and errors', () => {
  it('chapters may be numbered in words', () => {
    const titles = [
      'What it is',
      'Where one looks',
      'What is kept',
      'How it changes',
      'What is checked',
      'Who may',
      'What it calls',
      'What goes wrong',
      'Numbers',
    ];
    const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
    const text = (form: (index: number) => string): string =>
      titles
        .map(
          (title, index) =>
            `## ${form(index)} ${title}\n\n${index === 2 ? '### Note\n\n- `text`: text' : 'Words.'}\n`,
        )
        .join('\n');
    const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
    for (const form of [
      (i: number) => `${numbers[i]} –`,
      (i: number) => `Chapter ${numbers[i]}:`,
      (i: number) => `${roman[i]}.`,
    ])
      expect(model(text(form)).entities.map(({ name }) => name)).toEqual(['Note']);
  });

  it('an ellipsis at the beginning of addresses is what the text says', () => {
    const text =
      '## 2. Screens and routes\n\nBelow, `…` stands for `/app/:team`.\n\n| Where one lands | Address | What for |\n|---|---|---|\n| Notes | `…/notes` | to read |\n| Sign-in | `/login` | to begin |';
    expect(model(text).screens.map(({ name, route }) => `${name} ${route}`)).toEqual([
      'Notes /app/:team/notes',
      'Sign-in /login',
    ]);
  });

  it('dialogs without an address are told in a sentence', () => {
    const text =
      '## 2. Screens and routes\n\n- **Notes** (`/notes`)\n- The colour picker and the help box (`F1`) are modals without an address.';
    expect(model(text).screens.map(({ name }) => name)).toEqual(['Notes', 'colour picker', 'help box']);
  });

  it('events that a cell lists are calls', () => {
    const text =
      '## 7. The calls it makes\n\n| Group | Events |\n|---|---|\n| notes | `addNote`, `dropNote` |\n| session | `login` |';
    expect(model(text).calls.map(({ name }) => name)).toEqual(['addNote', 'dropNote', 'login']);
  });

  it('a numbered heading names its call', () => {
    const text =
      '## 7. The calls it makes\n\n### 7.1 Notes\n\n#### 7.1.1 `GET /notes/{id}`\n\nAnswers **200**, or **404** for an unknown note.';
    expect(model(text).calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /notes/{id}']);
  });

  it('a status in code stands before its message', () => {
    const { errors } = readPoint(
      'errors',
      '- `404` "Note not found." – unknown note\n- `409` "Taken already." – the name is used',
    );
    expect(errors.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Note not found. 404',
      'Taken already. 409',
    ]);
  });
});

describe('what a language model writes', () => {
  const entities = (lines: string): string[] =>
    readPoint('entities', lines).entities.map(
      ({ name, fields }) =>
        `${name}: ${fields.map((each) => [each.name, each.type].filter(Boolean).join(' ')).join(', ')}`,
    );

  it.each([
    [
      'a shape with a prefix below the name of the thing',
      '### 3.1 `Kite` (toy)\n\n```ts\nexport interface IKite {\n  id: string;\n  owner_id: string;\n}\n```',
      ['Kite: id text, owner_id text'],
    ],
    [
      'a table that ticks which of two things has a field',
      '### `Kite` and `Line`\n\n| Field | On `Kite` | On `Line` | Note |\n|---|---|---|---|\n| `id` | ✔ | ✔ | |\n| `colour` | ✔ | – | |\n| `length` | – | ✔ (metres) | |',
      ['Kite: id, colour', 'Line: id, length'],
    ],
    [
      'bold labels over groups of fields',
      '### `Kite`\n\n- **Identity**: `name`, `colour` (text)\n- **Order**\n  - `position`: number\n  - `pinned`: boolean',
      ['Kite: name, colour text, position number, pinned boolean'],
    ],
    [
      'names in code with their fields in brackets',
      '### Other tables\n\n`Knot` (`id`, `name`) and `Tail` (`length`, `colour`) exist too.',
      ['Knot: id, name', 'Tail: length, colour'],
    ],
    [
      'types with more behind them',
      '### Kite\n\n| Field | Type | Filled by |\n|---|---|---|\n| `code` | varchar(20), unique | user |\n| `owner` | FK → `Child` | system |',
      ['Kite: code text, owner Child'],
    ],
    [
      'fields below what leads to them, however long their names',
      '### The kite\n\nEvery kite is one record. It carries\n\n- an id,\n- the child that owns it,\n- the width and the height,\n- and the order within the box.',
      ['kite: id, child, width, height, order within the box'],
    ],
    [
      'fields behind a colon, and what "we" keep',
      '### The tail\n\nEach kite has one tail: the length of the cord, the colour and a knot count.\n\n### The child\n\nWe keep a name, an age and a favourite colour.',
      ['tail: length of the cord, colour, knot count', 'child: name, age, favourite colour'],
    ],
  ])('tells %s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it('shortens addresses, and names roles in a table with any second column', () => {
    const { calls } = readPoint(
      'calls',
      '| Method | Endpoint | OK |\n|---|---|---|\n| GET | `…/kites/` | 200 |\n\n- `POST .../kites/{id}/fly` → 204',
    );
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '…/kites/'],
      ['POST', '.../kites/{id}/fly'],
    ]);
    const { roles, permissions } = readPoint(
      'roles',
      '### 6.1 Roles\n\n| Role | Value |\n|---|---|\n| Child | `5` |\n| Shop keeper | – |\n\n### 6.2 Shop keeper\n\n- **Can** sell a kite.\n- **Cannot** fly one.',
    );
    expect(roles.map(({ name }) => name)).toEqual(['Child', 'Shop keeper']);
    expect(permissions.map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
      ['Shop keeper', 'sell a kite', 'yes'],
      ['Shop keeper', 'fly one', 'no'],
    ]);
  });

  it('tells rules below the name of what they are about, and states from where something was before', () => {
    const { rules } = readPoint('rules', '1. **Name**\n   - is required\n   - has at most 20 characters');
    expect(rules.map(({ subject, text }) => [subject, text])).toEqual([
      ['Name', 'is required'],
      ['Name', 'at most 20 characters'],
    ]);
    const { lifecycles } = readPoint(
      'states',
      '### Kite\n\n- folded → flying: wind\n- flying → lost: storm\n- lost → back to its previous state: found',
    );
    expect(lifecycles[0]?.states.map(({ name }) => name)).toEqual(['folded', 'flying', 'lost']);
  });

  it('draws steps in a listing, whatever stands above it', () => {
    const { lifecycles } = model(
      '# Kites, a reference\n\nShort notes.\n\n## Lines\n\nA line has few of them:\n\n```\nrolled -> out   # by hand\nout -> torn\ntorn -> rolled  # mended\n```\n',
    );
    expect(lifecycles.map(({ name, transitions }) => [name, transitions.map(({ event }) => event)])).toEqual([
      ['Lines', ['by hand', null, 'mended']],
    ]);
  });
});
