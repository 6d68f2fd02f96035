import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { edit, read } from '../../../../src/engine/specification.ts';

const json = (text: string) => modelAsJson(read(text).model);
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

const entities = '- **Kiln**: name, volume, maker\n- **Firing**: kiln, started at, peak temperature';
const states = 'A firing starts as planned.\n\n- planned → heating (light)\n- heating → cooling (switch off)';
const rules = '- Volume must be at most 900 litres.\n- Maker is required.';
const roles = 'A potter may create a firing. A guest may not delete a firing.';
const errors = '- "This kiln is hot" – 409\n- "No such kiln" – 404';
const constants = '- Shelves in a kiln: 6\n- Longest firing: 40 hours';

describe('sections under titles in their own words', () => {
  it.each(['The things in the workshop', 'What we store', 'Records involved', 'Information that is kept'])(
    '“%s” tells entities',
    (title) =>
      expect(names(json(`# X\n\n## ${title}\n\n${entities}\n`).entities)).toEqual(['Kiln', 'Firing']),
  );

  it.each([
    'Way of a firing through the workshop',
    'What becomes of a firing',
    'B.2 Definitions of status and their changes',
    'Firing, from planned to cold',
    '§ 3 Course of a firing',
  ])('“%s” tells states', (title) => {
    const { lifecycles } = json(`# X\n\n## ${title}\n\n${states}\n`);
    expect(lifecycles.flatMap(({ transitions }) => transitions.map(({ to }) => to))).toContain('cooling');
  });

  it.each(['What we refuse', 'What the form insists on', 'Article 4 – Validity of entries'])(
    '“%s” tells rules',
    (title) => expect(json(`# X\n\n## ${title}\n\n${rules}\n`).rules).toHaveLength(2),
  );

  it.each(['Persons entitled', 'Stories about power', 'A. Authorisations in the workshop'])(
    '“%s” tells roles',
    (title) =>
      expect(names(json(`# X\n\n## ${title}\n\n${roles}\n`).roles).map((name) => name.toLowerCase())).toEqual(
        ['potter', 'guest'],
      ),
  );

  it.each([
    'What the app says when firing fails',
    'Messages to the potter',
    'How failures are reported',
    'When it breaks',
  ])('“%s” tells errors', (title) =>
    expect(json(`# X\n\n## ${title}\n\n${errors}\n`).errors).toHaveLength(2),
  );

  it.each(['What is this thing?', 'The five-minute version', 'Elevator pitch'])(
    '“%s” tells what the product is for',
    (title) =>
      expect(
        json(`# X\n\n## ${title}\n\nA place to fire clay.\n`).points.find(({ id }) => id === 'product'),
      ).toMatchObject({ shown: 'shown' }),
  );

  it.each(['Amounts and periods', 'Sizes referred to above', 'How long, how many'])(
    '“%s” tells constants',
    (title) => expect(json(`# X\n\n## ${title}\n\n${constants}\n`).constants).toHaveLength(2),
  );

  it('are told by the title around them, where that says what they are', () => {
    const model = json(
      `# X\n\n## Failure codes by status\n\n### 404\n\n- \`no_kiln\`: there is no such kiln\n\n### 409\n\n- \`kiln_hot\`: somebody fires it\n\n## State behaviour\n\n### Firing\n\n${states}\n`,
    );
    expect(names(model.errors)).toEqual(['no_kiln', 'kiln_hot']);
    expect(names(model.lifecycles)).toEqual(['Firing']);
  });

  it('change with what stands below them', () => {
    const text = '# X\n\n## The things in the workshop\n\nWe like them all.\n';
    const at = text.indexOf('We like');
    const specification = edit(read(text), [{ from: at, to: text.length - 1, insert: entities }]);
    expect(names(specification.model.entities.entities)).toEqual(['Kiln', 'Firing']);
  });
});

describe('sections whose titles only sound like it', () => {
  it.each([
    [
      'running text',
      'The things that matter',
      'We care for clay. Clay comes from the river, and the river is old.',
    ],
    ['doubts', 'Things we do not know', entities],
    ['what happened to the text', 'History of these limits', constants],
    ['what is left out', 'Limits out of scope', constants],
    ['plans', 'Rollout to people', '- First the potters\n- Then the guests'],
    ['a drawing', 'What is on the page', '```\n┌────┐\n│ A: │\n└────┘\n```'],
    ['programmed text', 'Places in the code', '```html\n<a href="/kilns">Kilns</a>\n```'],
    [
      'how matters stand',
      'Current state (as-is)',
      '- **Users:** kilns, clay\n- **Potters:** Fire cups, mugs, jars',
    ],
    ['how they are to stand', 'Future state of the product', '- **Potters:** Fire cups, mugs, jars'],
    ['what is done', 'Implementation status', '- **Kilns:** done, tested, old'],
    ['a name', 'kiln_limit_reached', '- Raised by: the server\n- Shown to: the potter'],
  ])('are read as nothing: %s', (_, title, text) => {
    const {
      product,
      screens,
      entities: things,
      rules: all,
      roles: people,
      calls,
      errors: wrong,
      constants: fixed,
      lifecycles,
    } = json(`# X\n\n## ${title}\n\n${text}\n`);
    expect([product.audiences, screens, things, all, people, calls, wrong, fixed, lifecycles].flat()).toEqual(
      [],
    );
  });

  it('mean nothing deeper inside, where everything may be called so', () => {
    expect(json(`# X\n\n## Chapter\n\nText.\n\n### The things\n\n${entities}\n`).entities).toEqual([]);
  });
});

describe('numbers of sections that leave some out', () => {
  it('are those of the points', () => {
    const model = json(
      `# X\n\n## § 3 Data held\n\n${entities}\n\n## § 5 What has to be met\n\n${rules}\n\n## § 6 Authorisations\n\n${roles}\n`,
    );
    expect(names(model.entities)).toEqual(['Kiln', 'Firing']);
    expect(model.rules).toHaveLength(2);
    expect(model.roles).toHaveLength(2);
  });

  it('may stand in brackets behind the title', () => {
    const model = json(
      `# X\n\n## Numbers we are asked for (point 9)\n\n${constants}\n\n## What a firing can be (point 4)\n\n${states}\n`,
    );
    expect(model.constants).toHaveLength(2);
    expect(model.lifecycles).toHaveLength(1);
  });

  it('are those of chapters, where all are there or one is called otherwise', () => {
    expect(
      json(`# X\n\n## 1. Start\n\nText.\n\n## 2. Screens\n\nText.\n\n## 3. Clay\n\n${entities}\n`).entities,
    ).toEqual([]);
    expect(json(`# X\n\n## 4. Limits\n\n${constants}\n\n## 6. Clay\n\n${roles}\n`).roles).toEqual([]);
  });
});

describe('titles in other words among the nine', () => {
  const nine = (title: string, below: string): string =>
    `# X\n\n## Purpose\n\nFiring.\n\n## Screens\n\n- Kilns: \`/kilns\`\n\n## ${title}\n\n${below}\n\n## Rules\n\n${rules}\n\n## Roles\n\n${roles}\n\n## Limits\n\n${constants}\n\n## Loose ends\n\nNone.\n`;

  it('open the point that is missing where they stand', () => {
    const model = json(nine('What can happen to a firing', states));
    expect(model.lifecycles).toHaveLength(1);
    expect(names(json(nine('The things we remember', entities)).entities)).toEqual(['Kiln', 'Firing']);
  });

  it('open no other', () => {
    expect(json(nine('What we say when it goes wrong', errors)).errors).toEqual([]);
    expect(json(nine('Loose thoughts', entities)).entities).toEqual([]);
  });

  it('name an element without its article', () => {
    const model = json(nine('The things we remember', '### A kiln\n\n- `volume`: integer\n'));
    expect(names(model.entities)).toEqual(['kiln']);
  });
});

it('sections below a title that asks who there is or what is known are told of it, in their own words', () => {
  const { roles, permissions, entities } = modelAsJson(
    read(
      '# Kites, help\n\nPlain words.\n\n## The different kinds of people\n\nThere are two.\n\n### Keeper\n\nThey can\n\n- sell kites\n- mend kites\n\n### Child\n\nChildren can fly kites. They can’t sell one.\n\n## Things and what we know about them\n\n### Kite\n\n*What flies.*\n\nKite number\n: given by us, never changed\n\nColour\n: required\n\nOwner\n: optional\n',
    ).model,
  );
  expect(roles.map(({ name }) => name)).toEqual(expect.arrayContaining(['Keeper', 'Children']));
  expect(permissions.map(({ action, allowed }) => [action, allowed])).toEqual(
    expect.arrayContaining([
      ['sell kites', 'yes'],
      ['fly kites', 'yes'],
      ['sell one', 'no'],
    ]),
  );
  expect(entities.map(({ name, fields }) => [name, ...fields.map((field) => field.name)])).toEqual([
    ['Kite', 'Kite number', 'Colour', 'Owner'],
  ]);
});

it('the only heading of a document says what all of it tells', () => {
  const text = '# Rules for input\n\n`name` is mandatory. It has 3 to 20 characters.\n';
  expect(json(text).rules.map(({ subject }) => subject)).toEqual(['name', 'name']);
  expect(json(`${text}\n## Kilns\n\nThey are hot.\n`).rules).toEqual([]);
});

it('the title of a document that says what it tells is heard in its first sections', () => {
  const steps = 'It starts as `cold`. It becomes `hot` when it is lit.';
  const text = (title: string) =>
    `# ${title}\n\nFor the team.\n\n## A kiln\n\n${steps}\n\n## Wishes\n\nMore wood.\n`;
  expect(
    json(text('State machines')).lifecycles.map(({ name, transitions }) => [name, transitions.length]),
  ).toEqual([['kiln', 2]]);
  expect(json(text('Kilns')).lifecycles).toEqual([]);
});

describe('sections of requirement documents', () => {
  const matrix = '| Action | Potter | Guest |\n|---|---|---|\n| Fire | Yes | No |\n| Look | Yes | Yes |';

  it.each(['Permissions overview', 'Roles summary', 'Access rights at a glance'])(
    '“%s” is of what it names, and not of the product',
    (title) => expect(json(`# X\n\n## ${title}\n\n${matrix}\n`).permissions).toHaveLength(4),
  );

  it.each(['Launch plan', 'Dependencies and risks', 'Success metrics', 'Open questions', 'Timeline'])(
    '“%s” tells nothing of the product',
    (title) => {
      const plan =
        '| Phase | Who | Until |\n|---|---|---|\n| Trial | 10 potters | 3 weeks |\n| All | 100% | – |';
      const { constants, rules, errors, points } = json(
        `# X\n\n## ${title}\n\n${plan}\n\n- At most 3 kilns.\n`,
      );
      expect([...constants, ...rules, ...errors]).toEqual([]);
      expect(points.map(({ shown }) => shown)).not.toContain('partly');
    },
  );

  it('what is called so inside a section about things is one of them', () => {
    const fields = '- `label` (text, required)\n- `value` (integer)\n';
    const { entities: things } = json(
      `# X\n\n## Key entities\n\n### Kiln\n\n${fields}\n### Metrics\n\n${fields}\n`,
    );
    expect(names(things)).toEqual(['Kiln', 'Metrics']);
  });

  it('a title with two names has things and states below it, each where they stand', () => {
    const text = `# X

## Data and states

What is kept of a kiln. Nothing else is.

**Kiln**

- *label* – text, required
- *volume* – number

### Ways of a firing

- being lit makes it *Heating*;
- from *Heating* it becomes *Cooling* when it is switched off.
`;
    const { entities: things, lifecycles } = json(text);
    expect(things.map(({ name, fields }) => [name, ...names(fields)])).toEqual([['Kiln', 'label', 'volume']]);
    expect(lifecycles.flatMap(({ states: all }) => names(all))).toEqual(['Heating', 'Cooling']);
    // One name alone is of its point, with everything below it.
    const one = json(text.replace('Data and states', 'Data'));
    expect(one.lifecycles).toEqual([]);
  });
});
