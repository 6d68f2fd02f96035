import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const lives = (lines: string): readonly string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')} (${transitions.length})`,
  );
const things = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`,
  );

const steps = '| From | To |\n|---|---|\n| moored | sailing |\n| sailing | moored |';

describe('a table behind a line that leads on', () => {
  it.each(['What can happen next:', 'From there on:', 'The steps:'])(
    'is of the title before it: %s',
    (line) =>
      expect(lives(`**Boat.** It is built.\n\n${line}\n\n${steps}`)).toEqual(['Boat: moored, sailing (2)']),
  );

  it('is not of a word that asks', () =>
    expect(lives(`What can happen to boats:\n\n${steps}`)).toEqual([expect.not.stringMatching(/^What/)]));

  it('is of the name that the line has itself', () =>
    expect(lives(`**Boat.** It is built.\n\n**Oar:**\n\n${steps}`)).toEqual(['Oar: moored, sailing (2)']));
});

describe('a list behind a sentence that says how many states a bold name has', () => {
  it('is of that', () =>
    expect(
      lives('**Boat** has two: `moored`, `sailing`.\n\n- moored → sailing, by hand\n- sailing → moored'),
    ).toEqual(['Boat: moored, sailing (2)']));

  it('is not of one that has something else', () =>
    expect(lives('**Boat** has oars.\n\n- moored → sailing, by hand\n- sailing → moored').join()).not.toMatch(
      /^Boat/,
    ));
});

describe('a step in bold type before what happens', () => {
  it('is a step', () =>
    expect(
      lives(
        '### Boat\n\n- **From moored to sailing:** somebody casts off.\n- **From sailing to moored:** likewise.',
      ),
    ).toEqual(['Boat: moored, sailing (2)']));

  it('is none where it is the subject of a sentence', () =>
    expect(lives('### Boat\n\n- **From the quay to the lock** is a mile.')).toEqual([]));

  it('ends before the verb that says that it happens', () =>
    expect(lives('### Boat\n\nmoored → sailing happens by itself.')).toEqual(['Boat: moored, sailing (1)']));
});

describe('a list behind a paragraph that is about a bold name', () => {
  const list = '- **name**: text\n- **flag**: text\n- **sails** and **oars**: numbers';

  it('has the fields of that', () =>
    expect(
      things(`### The harbour\n\nThe **Boat** is what it is all for. What we keep of it:\n\n${list}`),
    ).toEqual(['Boat: name, flag, sails, oars']));

  it('has the fields of the heading where another name stands last', () =>
    expect(
      things(`### Boat\n\nThe **Harbour** is where it lies. A **Quay** is a part:\n\n${list}`).join(),
    ).not.toContain('Harbour: name'));
});

describe('what is done with a field', () => {
  it('is no part of its name', () =>
    expect(
      things(
        '### People and others\n\nA **Skipper** is a person. We keep the short name used in lists, the load expressed in tons and the space used.',
      ),
    ).toEqual(['Skipper: short name, load, space used']));
});

describe('a bold thing with parts spelled as programmes do', () => {
  const order = '### Boat\n\n- **name**: text\n- **flag**: text\n\n';

  it('is a thing of its own below the heading of another', () =>
    expect(
      things(
        `${order}Each boat has oars. An **Oar set** has boat_id, oar_count, wood and length (in metres). Oars break.`,
      ),
    ).toEqual(['Boat: name, flag', 'Oar set: boat_id, oar_count, wood, length']));

  it('goes on in the next sentence', () =>
    expect(
      things(`${order}A **Berth** belongs to a pier. It keeps its own pier_id, berth_no and depth.`),
    ).toEqual(['Boat: name, flag', 'Berth: pier_id, berth_no, depth']));

  it('is none where nothing says that it has them, or where it is the thing of the heading', () => {
    expect(things(`${order}A **Harbour** lies between sea_wall and town_gate.`)).toEqual([
      'Boat: name, flag',
    ]);
    expect(things(`${order}A **Boat** has no owner_id and no pier_id.`)).toEqual(['Boat: name, flag']);
  });
});

describe('a heading that names no point', () => {
  const section = (title: string, text: string): string => `## ${title}\n\n${text}\n\n`;
  const table = '| Page | Address |\n|---|---|\n| Quay | `/quay` |\n| Boat | `/boats/:id` |';
  const document = (title: string): string =>
    `# Harbour\n\n${section('What it is and who it is built for', 'Harbour rents boats.')}${section(title, table)}${section(
      'What we store',
      '### Boat\n\n| Field | Type |\n|---|---|\n| name | text |',
    )}${section('How things move along', `### Boat\n\n${steps}`)}${section('What we check before we accept something', '- The name is required.')}${section('Who may do what', '- A skipper may sail.')}${section('When it goes wrong', '| Code | Status |\n|---|---|\n| no_boat | 404 |')}`;
  const screens = (title: string): readonly string[] =>
    modelAsJson(read(document(title)).model).screens.map(({ name }) => name);

  it('opens the one that is missing where it stands', () =>
    expect(screens('Where people click: parts of the quay and of the desk')).toEqual(['Quay', 'Boat']));
});
