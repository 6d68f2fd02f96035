import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

describe('screens whose addresses stand without marks', () => {
  const screens = (lines: string): string[] =>
    modelAsJson(read(`## 2. Screens and routes\n\n${lines}\n`).model).screens.map(
      ({ name, route }) => `${name}: ${route}`,
    );
  it.each([
    [
      'in brackets, several in a line',
      '- Shops (/admin/shop) with Shop details (/admin/shop/{id}/details)\n- Tags (/admin/tags): all of them',
      ['Shops: /admin/shop', 'Shop details: /admin/shop/{id}/details', 'Tags: /admin/tags'],
    ],
    [
      'in sentences',
      'Reached from the menu: Profile (/profile/{name}), Edit profile (/profile/{name}/edit) and Two-step\nsign-in (/profile/{name}/2fa). A guest is led through a short Welcome tour (/tour/intro).',
      [
        'Profile: /profile/{name}',
        'Edit profile: /profile/{name}/edit',
        'Two-step sign-in: /profile/{name}/2fa',
        'Welcome tour: /tour/intro',
      ],
    ],
    ['behind a dash or a colon', '- Home – /\n- Search: /search', ['Home: /', 'Search: /search']],
    [
      'by their names alone',
      'In "Manage" there are the screens Users, Text Modules and SLAs. In "Channels" there are Web and Chat.',
      ['Users: null', 'Text Modules: null', 'SLAs: null', 'Web: null', 'Chat: null'],
    ],
    [
      'none that is an example, a file or no address',
      'Addresses begin with a code such as /en, and/or (/robots.txt).',
      [],
    ],
  ])('%s', (_, lines, expected) => expect(screens(lines)).toEqual(expected));
});

describe('fields in plain words', () => {
  const fields = (lines: string): string[] =>
    readPoint('entities', lines).entities.map(
      ({ name, fields }) => `${name}: ${fields.map((each) => each.name).join(', ')}`,
    );
  it.each([
    [
      'what a thing has, keeps, consists of',
      '### Tag\n\nHas a label, which must be unique, a shade, and the hidden mark.\n\n### Key\n\nFor programs. Consists of a title, the key itself, an end date (optional) and the date of last use.',
      ['Tag: label, shade, hidden mark', 'Key: title, key, end date, date of last use'],
    ],
    [
      'of each one, and no known names',
      '### Setting\n\nSmall choices of one person. Each has a name and a value. Known names: language, time zone, skin.',
      ['Setting: name, value'],
    ],
    [
      'what it belongs to and has',
      '### Price\n\nA price belongs to a shop or a ware and has the buyer (blank means everybody), the sum and the mark "fixed".',
      ['Price: buyer, sum, fixed'],
    ],
    [
      'several in a line of a list',
      '### Order\n\n- title, mandatory\n- start date and end date, both optional\n- budget, time budget and budget kind, as above\n- comment',
      ['Order: title, start date, end date, budget, time budget, budget kind, comment'],
    ],
    [
      'bold words in sentences',
      '### Shop\n\nA shop has a **name** (mandatory) and a **comment**. For letters there are the **full\nname** and the **VAT ID**. Two things depend on where it is: the **country** and the **time zone**.',
      ['Shop: name, comment, full name, VAT ID, country, time zone'],
    ],
    [
      'people and programmes name them',
      '### Note\n\n- **Owner** (`owner_id`): who wrote it, mandatory\n- **From** (`from`) and **To** (`to`): text\n\n### Shelf\n\n| Attribute | Technical name | Kind |\n|---|---|---|\n| Room | `room_id` | text |',
      ['Note: owner_id, from, to', 'Shelf: room_id'],
    ],
    [
      'names before what programmes say of them',
      '### Rate\n\nfrom_id required; to_id required; factor double required, > 0; note.',
      ['Rate: from_id, to_id, factor, note'],
    ],
    [
      'columns in brackets, and a table',
      '### Journal\n\nSame columns as above (ware_id, amount, price) and in addition:\n\n| column | type |\n|---|---|\n| undone | int |',
      ['Journal: ware_id, amount, price, undone'],
    ],
    [
      'lists below the names of one heading',
      '### meals + meal_parts\n\nmeals:\n - name, required\n - day_of, date\n - cook_id\n\nmeal_parts (what is in it):\n - meal_id\n - ware_id\n - amount, default 0',
      ['meals: name, day_of, cook_id', 'meal_parts: meal_id, ware_id, amount'],
    ],
    [
      'records of a table',
      '### Smaller records\n\n| Record | What it holds |\n|---|---|\n| Snippet | `name`, `text` |\n| Macro | `name`, `steps` |',
      ['Snippet: name, text', 'Macro: name, steps'],
    ],
  ])('%s', (_, lines, expected) => expect(fields(lines)).toEqual(expected));
});

describe('calls and what they answer', () => {
  const calls = (lines: string): string[] =>
    readPoint('calls', lines).calls.map(({ name, answers }) =>
      `${name} ${answers.map(({ status }) => status).join(' ')}`.trim(),
    );
  it.each([
    [
      'statuses with nothing between them',
      '| Call | OK | Errors |\n|---|---|---|\n| `GET /notes` | 200 | 401 404 |\n| `POST /notes` | 201 | 400 / 409 |',
      ['GET /notes 200 401 404', 'POST /notes 201 400 409'],
    ],
    [
      'a listing with arrows',
      '```\nGET  /notes      -> 200, 400\nPUT  /notes/{id} -> 200   the whole note\n```',
      ['GET /notes 200 400', 'PUT /notes/{id} 200'],
    ],
    [
      'the address alone in code',
      '* GET `/notes` – all. 200\n* DELETE `/notes/{id}` – 204, 400',
      ['GET /notes 200', 'DELETE /notes/{id} 204 400'],
    ],
    [
      'code in bold type',
      '- **`POST /login`** — sign in\n  - 200 a cookie is set\n  - 401 wrong',
      ['POST /login 200 401'],
    ],
    ['a full stop behind an address', 'In short: GET /notes and POST /notes.', ['GET /notes', 'POST /notes']],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});

describe('titles in words of their own', () => {
  const errors = (last: string): string[] => {
    const names = ['Purpose', 'Pages', 'Information we keep', 'Life of things', 'Rules for input', 'Roles'];
    const text = [...names, 'Interface calls'].map((name) => `## ${name}\n\nWords.\n`).join('\n');
    const { model } = read(`# Shop\n\n${text}\n${last}`);
    return [...model.errors.errors, ...model.constants.constants].map(({ name }) => name);
  };
  it.each([
    [
      'messages and figures',
      '## Messages shown when something goes wrong\n\n- "Too long." — over 80\n\n## Figures agreed\n\n- Pages kept: 20\n',
      ['Too long.', 'Pages kept'],
    ],
    [
      'the last ones by where they stand',
      '## Trouble\n\n- "Too long." — over 80\n\n## How much of it\n\n- Pages kept: 20\n',
      ['Too long.', 'Pages kept'],
    ],
    ['no appendix', '## Trouble\n\n- "Too long." — over 80\n\n## Appendix\n\n- Pages kept: 20\n', []],
  ])('%s', (_, last, expected) => expect(errors(last)).toEqual(expected));
});

describe('steps of running text', () => {
  const steps = (lines: string): string[] =>
    readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
      transitions.map(({ from, to }) => `${from} → ${to}`),
    );
  it.each([
    [
      'one after the other, and by from and to',
      '### Period\n\nA past period is first *open*, then *in grace*, then *locked*. A day later it goes from open to in grace.',
      ['open → in grace', 'in grace → locked'],
    ],
    [
      'verbs that are the word of a state',
      '### Account\n\nAn account is *enabled* or *disabled*. Admins can disable an enabled account and enable a disabled one.',
      ['enabled → disabled', 'disabled → enabled'],
    ],
    [
      'what "it" becomes of two, and what comes into being',
      '### Entry\n\nAn entry is *open* or *sent*. Writing it down creates an open entry. It becomes sent when somebody asks for it.',
      ['(new) → open', 'open → sent'],
    ],
  ])('%s', (_, lines, expected) => expect(steps(lines)).toEqual(expected));
});

describe('what permissions let one do', () => {
  it('a permission a row', () => {
    const table = '| Permission | lets you |\n|---|---|\n| `NOTES_EDIT` | change notes |';
    const { permissions } = readPoint('roles', table);
    expect(permissions.map(({ role, action, allowed }) => `${role}: ${action} ${allowed}`)).toEqual([
      'NOTES_EDIT: change notes yes',
    ]);
  });
});
