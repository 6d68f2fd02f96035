import { describe, expect, it } from 'vitest';
import { edit, modelAsJson, read } from '../../../../src/engine/index.ts';

/** Three features of a harbour, each with its own things, life, people and calls; more may stand in the first. */
const harbour = (more = ''): string => `# The harbour, by what it offers

Written for those who are new.

## Berths

Skippers come here first.

### What we keep

| Field | Type | Required |
|---|---|---|
| length | number | yes |
| note | text | no |

### How it goes on

\`free\` at first. Booking: free → taken.

### Over the wire

- \`GET /berths\` answers 200
${more}
## Pilots and tugs

A pilot stores \`name\` (text, required), \`licence\` (text) and \`active\` (boolean).

### Limits

- Pilots on duty: 4

### Over the wire

- \`POST /pilots\` answers 201

## Taking tolls

**Stored.** amount (number, required); paid_on (date).

**States.** \`due\` on creation. Paying: due → paid.

**Validation.** The amount must be positive.

### Over the wire

- \`POST /tolls\` answers 201 or 409
`;

const model = (text: string) => modelAsJson(read(text).model);
const entities = (text: string): string[] =>
  model(text).entities.map(({ name, fields }) => `${name}: ${fields.map((each) => each.name).join(', ')}`);

describe('a document by feature', () => {
  it('its things have the names that text gives them, or else that of the feature', () =>
    expect(entities(harbour())).toEqual(['Berths: length, note', 'pilot: name, licence, active']));

  it('lives are those of the feature around them', () =>
    expect(
      model(harbour()).lifecycles.map(({ name, states }) => `${name}: ${states.map((each) => each.name)}`),
    ).toEqual(['Berths: free,taken', 'Taking tolls: due,paid']));

  it('titles that recur are of the point that stands below most of them', () =>
    expect(model(harbour()).calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /berths',
      'POST /pilots',
      'POST /tolls',
    ]));

  it('a label in bold type says of which point a paragraph is', () =>
    expect(model(harbour()).rules.map(({ text }) => text)).toEqual(['The amount must be positive.']));

  it.each([
    [
      'what people may',
      'Skippers may book a berth, but guests cannot.',
      (text: string) => model(text).permissions.map(({ role, allowed }) => `${role} ${allowed}`),
      ['Skippers yes', 'guests no'],
    ],
    [
      'what things can is no right',
      'Free and taken berths can be painted.',
      (text: string) => model(text).permissions.map(({ role }) => role),
      [],
    ],
    [
      'where a screen is',
      'The *Berth plan* screen (`/plan`) shows all of them.',
      (text: string) => model(text).screens.map(({ name, route }) => `${name} ${route}`),
      ['Berth plan /plan'],
    ],
    [
      'what one is told when it fails',
      'When all berths are taken the page says "No berth is free".',
      (text: string) => model(text).errors.map(({ name }) => name),
      ['No berth is free'],
    ],
    [
      'what a button reads is no error',
      'When a berth is taken the button reads "Give back".',
      (text: string) => model(text).errors.map(({ name }) => name),
      [],
    ],
    [
      'a demand with the code that its breach has',
      'A berth in use cannot be sold; the answer is 409 and `BERTH_IN_USE`.',
      (text: string) => model(text).errors.map(({ name, status }) => `${name} ${status}`),
      ['BERTH_IN_USE 409'],
    ],
    [
      'what we say to somebody who does wrong',
      'We read "Please choose a longer rope" to whoever comes too close.',
      (text: string) => model(text).errors.map(({ name }) => name),
      ['Please choose a longer rope'],
    ],
    [
      'a list that a sentence about a thing in bold type leads to',
      'A **Rope** is one of those on board:\n\n- `id`, string, generated\n- `length`, number\n- `worn`, boolean',
      entities,
      ['Berths: length, note', 'Rope: id, length, worn', 'pilot: name, licence, active'],
    ],
    [
      'a matrix of what people may',
      '| Action | Skipper | Guest |\n|---|---|---|\n| Book | yes | no |\n| Look | yes | yes |',
      (text: string) => model(text).permissions.map(({ role, action }) => `${role}: ${action}`),
      ['Skipper: Book', 'Guest: Book', 'Skipper: Look', 'Guest: Look'],
    ],
    [
      'a table of what a plan has is none',
      '| Feature | Basic | Large |\n|---|---|---|\n| Book | yes | no |\n| Look | yes | yes |',
      (text: string) => model(text).permissions,
      [],
    ],
  ])('%s', (_, more, of, expected) =>
    expect(of(harbour(`\n### Worth knowing\n\n${more}\n`))).toEqual(expected),
  );

  it('a part that is of a point may go on with a demand', () =>
    expect(
      model(
        harbour().replace('### How it goes on', 'The length must be positive.\n\n### How it goes on'),
      ).rules.map(({ text }) => text),
    ).toEqual(['The length must be positive.', 'The amount must be positive.']));

  it('becomes one, or none, while it is written', () => {
    const whole = harbour();
    const at = whole.indexOf('## Taking tolls');
    const without = read(whole.slice(0, at));
    expect(modelAsJson(without.model).lifecycles.map(({ name }) => name)).not.toContain('Taking tolls');
    const grown = edit(without, [{ from: at, to: at, insert: whole.slice(at) }]);
    expect(modelAsJson(grown.model)).toEqual(model(whole));
    const cut = edit(grown, [{ from: at, to: whole.length, insert: '' }]);
    expect(modelAsJson(cut.model)).toEqual(model(whole.slice(0, at)));
  });
});

it('several documents, one behind the other, are none by feature', () => {
  const several = harbour().replaceAll(/^#(?=#)/gm, '');
  expect(entities(several)).not.toContain('Berths: length, note');
  expect(entities(harbour())).toContain('Berths: length, note');
});

describe('a document of sections by kind of fact', () => {
  it('keeps what its titles say, whatever labels stand in it', () =>
    expect(
      model(
        '# Harbour\n\n## Screens\n\n- Plan – `/plan`\n\n## Data\n\n**Berth** – `length`, `note`.\n\n## Permissions\n\nSkippers may book.\n',
      ).rules,
    ).toEqual([]));
});

describe('titles that ask what a thing has', () => {
  it.each([
    ['What a shelf remembers', 'shelf'],
    ['What goes into a reply', 'reply'],
    ['What we keep about a guest', 'guest'],
    ['What is stored', ''],
  ])('%s', (title, name) =>
    expect(
      model(
        `# X\n\n## 3. Entities and their fields\n\n### ${title}\n\n| Field | Type |\n|---|---|\n| title | text |\n| size | number |\n`,
      ).entities.map((each) => each.name),
    ).toEqual(name ? [name] : [title]),
  );
});

describe('what sentences below several calls say of some of them', () => {
  const calls = (text: string): string[] =>
    model(
      `# X\n\n## 7. The calls it makes\n\n\`\`\`\nGET /ropes\nPOST /ropes\nDELETE /ropes/:id\n\`\`\`\n\n${text}\n`,
    ).calls.map(({ method, answers }) => `${method} ${(answers ?? []).map(({ status }) => status)}`);

  it('by the word for what they do', () =>
    expect(calls('Creating answers 201. Delete answers 204, or 403 for guests.')).toEqual([
      'GET ',
      'POST 201',
      'DELETE 204,403',
    ]));

  it('and else of all', () =>
    expect(calls('Returns 401 without a session.')).toEqual(['GET 401', 'POST 401', 'DELETE 401']));
});
