import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit, type Finding, type ModelJson, modelAsJson, read } from '../../../src/engine/index.ts';

/** What a document says of a point, in words: names, and what belongs to them. */
type Said = (model: ModelJson) => readonly string[];

/** A point whose things are told in sentences: what is said of one of them, its name and a part of it given. */
interface Told {
  readonly title: string;
  readonly about: (name: string, part: string) => readonly [first: string, ...others: string[]];
  readonly said: Said;
}

const names = ['berth', 'parcel', 'invoice', 'ticket', 'locker', 'rehearsal', 'greenhouse'] as const;
const parts = ['label', 'colour', 'weight', 'height', 'owner'] as const;
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const an = (name: string): string => `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`;

const fields: Said = ({ entities }) =>
  entities.map(({ name, fields: own }) => `${name}: ${own.map((field) => field.name).join(', ')}`);

const told: Readonly<Record<string, Told>> = {
  'entities in code': {
    title: '3. Entities and their fields',
    about: (name, part) => [
      `A \`${upper(name)}\` is what people come for.`,
      `It has \`id\`, \`${part}\` and \`created_at\`.`,
    ],
    said: fields,
  },
  'entities in words': {
    title: '3. Entities and their fields',
    about: (name, part) => [`${an(name)} has a ${part}, a price and a code.`],
    said: fields,
  },
  'entities by their names in bold type': {
    title: '3. Entities and their fields',
    about: (name, part) => [`A **${name}** is kept for years.`, `It has a ${part}, a price and a code.`],
    said: fields,
  },
  states: {
    title: '4. States and transitions',
    about: (name) => [
      `${an(name)} begins as draft.`,
      `A draft ${name} becomes sent when the clerk sends it.`,
      `A sent ${name} becomes closed when the guest answers.`,
    ],
    said: ({ lifecycles }) =>
      lifecycles.map(
        ({ name, transitions }) =>
          `${name}: ${transitions.map(({ from, to }) => `${from} to ${to}`).join(', ')}`,
      ),
  },
  rules: {
    title: '5. Validation rules',
    about: (name, part) => [
      `The ${part} of ${an(name).toLowerCase()} must be given.`,
      'It has at most 60 characters.',
    ],
    said: ({ rules }) => rules.map(({ subject }) => String(subject)),
  },
  permissions: {
    title: '6. Roles and permissions',
    about: (name) => [
      `A ${name} keeper works here.`,
      `A ${name} keeper may read every ${name}.`,
      `A ${name} keeper may not sell one.`,
    ],
    said: ({ permissions }) =>
      permissions.map(({ role, name, allowed }) => `${role}: ${name} ${JSON.stringify(allowed)}`),
  },
  calls: {
    title: '7. The calls it makes',
    about: (name, part) => [
      `\`GET /api/${name}s\` lists each ${name} with its ${part}.`,
      `It answers 200, or ${400 + name.length} when nobody is signed in.`,
    ],
    said: ({ calls }) =>
      calls.map(
        ({ method, path, answers }) => `${method} ${path}: ${answers.map(({ status }) => status).join(', ')}`,
      ),
  },
};

const document = (title: string, text: string): string => `## ${title}\n\n${text}\n`;
const saidIn = ({ title, said }: Told, text: string): readonly string[] =>
  said(modelAsJson(read(document(title, text)).model));

/** Ways to set the same sentences in a list. */
const lists: Readonly<Record<string, (things: readonly (readonly string[])[]) => string>> = {
  'an item for each thing': (things) => things.map((all) => `- ${all.join(' ')}`).join('\n'),
  'what is said of each thing below it': (things) =>
    things
      .map(([first, ...others]) => [`- ${first}`, ...others.map((each) => `  - ${each}`)].join('\n'))
      .join('\n'),
  'numbered, and nested as deep': (things) =>
    things
      .map(([first, ...others], index) =>
        [`${index + 1}. ${first}`, ...others.map((each) => `   - ${each}`)].join('\n'),
      )
      .join('\n'),
  'an item for each sentence': (things) =>
    things
      .flat()
      .map((each) => `- ${each}`)
      .join('\n'),
};

describe.each(Object.entries(told))('%s', (_, point) => {
  it.each(Object.entries(lists))('%s: is read as the same in paragraphs is', (_name, listed) => {
    const distinct = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(distinct, fc.constantFrom(...parts), (some, part) => {
        const things = some.map((name) => point.about(name, part));
        const inParagraphs = saidIn(point, things.map((all) => all.join(' ')).join('\n\n'));
        expect(inParagraphs.length).toBeGreaterThanOrEqual(some.length);
        expect(saidIn(point, listed(things))).toEqual(inParagraphs);
      }),
      { numRuns: 12 },
    );
  });
});

describe('behind a title in bold type that names a subject', () => {
  const titles = fc.constantFrom('Some of it.', 'What else there is:', 'Keeping and selling.');
  it.each(['entities in code', 'calls'])('%s are read as without it', (kind) => {
    const point = told[kind];
    fc.assert(
      fc.property(fc.constantFrom(...names), titles, (name, title) => {
        const text = point?.about(name, 'label').join(' ') ?? '';
        const untitled = point ? saidIn(point, text) : [];
        expect(untitled).toHaveLength(1);
        expect(point && saidIn(point, `**${title}** ${text}`)).toEqual(untitled);
      }),
    );
  });

  it('is what the text is about where it may be a name', () => {
    const text = document(
      '3. Entities and their fields',
      '**Berth.** A place has a label, a price and a code.',
    );
    expect(fields(modelAsJson(read(text).model))).toEqual(['Berth: label, price, code']);
  });
});

describe('items with a title in bold type before their sentences', () => {
  const titled = [
    '**Mast and Sail.** A Mast has `height`, `wood` and `owner`. A Sail has `area` and `cloth`.',
    '**Rope.** It has `length` and `strength`. A rope without `length` is lost.',
  ];
  it.each([
    ['in a list', titled.map((each) => `- ${each}`).join('\n')],
    ['as paragraphs', titled.join('\n\n')],
  ])('tell of what their sentences name: %s', (_, text) =>
    expect(
      modelAsJson(read(document('3. Entities and their fields', text)).model).entities.map(
        ({ name, fields }) => `${name}: ${fields.map((each) => each.name).join()}`,
      ),
    ).toEqual(['Mast: height,wood,owner', 'Sail: area,cloth', 'Rope: length,strength']),
  );
});

describe('the name of a role', () => {
  const roles = (text: string): readonly string[] =>
    modelAsJson(read(document('6. Roles and permissions', text)).model).roles.map(({ name }) => name);

  it('has no article before it, whatever line names it', () => {
    expect(
      roles('**The visitor.** A visitor may read a post.\n\n**The clerk.** A clerk may sell a ticket.'),
    ).toEqual(['visitor', 'clerk']);
    expect(roles('- **The visitor** may read a post.\n- **A clerk** may sell a ticket.')).toEqual([
      'visitor',
      'clerk',
    ]);
  });

  it('keeps the one with which it is declared', () => {
    expect(
      roles(
        '- **The Board**: decides.\n- **Clerk**: sells.\n\n| Action | The Board | Clerk |\n| --- | --- | --- |\n| sell Ticket | no | yes |',
      ),
    ).toEqual(['The Board', 'Clerk']);
  });
});

describe('who is meant', () => {
  const undeclared = ({ findings }: { readonly findings: readonly Finding[] }): readonly string[] =>
    findings.filter(({ check }) => check === 'roles/undeclared-role').map(({ message }) => message);
  const screen =
    '## 2. Screens and routes\n\n| Screen | Route | Open to |\n| --- | --- | --- |\n| Close | `/close` |';

  it.each([
    ['The Board', '| Action | The Board | Clerk |\n| --- | --- | --- |\n| sell Ticket | no | yes |'],
    ['the Post clerk', '- **Post clerk**: sells.\n\n- A Post clerk may sell a ticket.'],
    ['Board', '- **The Board**: decides.\n\nThe Board may close a ticket.'],
  ])('is found with an article or without one: %s', (name, roles) => {
    const text = (called: string): string =>
      `${screen} ${called} |\n\n${document('6. Roles and permissions', roles)}`;
    expect(undeclared(read(text(name)))).toEqual([]);
    expect(undeclared(read(text(`${name} of old`)))).toHaveLength(1);
    const at = text(`${name} of old`).indexOf(' of old');
    expect(undeclared(edit(read(text(`${name} of old`)), [{ from: at, to: at + 7, insert: '' }]))).toEqual(
      [],
    );
  });

  it('is the one that is declared with the article where both are', () => {
    const roles = '- **The Board**: decides.\n- **Board**: a plank.\n\nThe Board may close a ticket.';
    expect(
      undeclared(read(`${screen} The Board |\n\n${document('6. Roles and permissions', roles)}`)),
    ).toEqual([]);
  });
});

describe('a list of sentences', () => {
  const berths = document(
    '3. Entities and their fields',
    '- A `Berth` is a place.\n  - It has `id` and `length`.\n- Nothing is said here.\n- A `Boat` lies there.\n  - It has `id` and `name`.',
  );

  it('keeps as unread what gives no fact', () => {
    const { model, segments } = { ...read(berths), segments: read(berths).segments() };
    expect(modelAsJson(model).entities.map(({ name }) => name)).toEqual(['Berth', 'Boat']);
    const unread = segments.filter(({ as }) => as === 'unread').map(({ from, to }) => berths.slice(from, to));
    expect(unread).toEqual(['Nothing is said here.']);
  });

  it('says where each fact stands, over the lines that it is made of', () => {
    const [berth] = modelAsJson(read(berths).model).entities;
    expect(berths.slice(berth?.at.from, berth?.at.to)).toContain(
      'A `Berth` is a place.\n  - It has `id` and `length`.',
    );
    const length = berth?.fields[1]?.at;
    expect(berths.slice(length?.from, length?.to)).toContain('`length`');
  });

  it('is read again as it was read at once, key by key', () => {
    let held = read(berths);
    for (const [index, key] of [...' and `price`'].entries()) {
      const at = berths.indexOf('`length`') + '`length`'.length + index;
      held = edit(held, [{ from: at, to: at, insert: key }]);
    }
    const text = berths.replace('`length`', '`length` and `price`');
    expect(modelAsJson(held.model)).toEqual(modelAsJson(read(text).model));
    expect(held.segments()).toEqual(read(text).segments());
  });

  it('stays a list of notes where names alone lead to what stands below them', () => {
    const text = document(
      '6. Roles and permissions',
      '- **Clerk**\n  - They may sell a ticket.\n- **Guest**\n  - They may not sell a ticket.',
    );
    const { permissions } = modelAsJson(read(text).model);
    expect(permissions.map(({ role, allowed }) => [role, allowed])).toEqual([
      ['Clerk', 'yes'],
      ['Guest', 'no'],
    ]);
  });

  const lists = '- `GET /a` lists the first.\n- `GET /b` lists the others.';
  const gone = { status: '404', when: 'it is gone' };
  const signedOut = { status: '401', when: 'nobody is signed in' };
  it.each([
    ['They answer 401 when nobody is signed in.', [signedOut], [signedOut]],
    ['It answers 404 when it is gone.', [], [gone]],
    [
      'It answers 404 when it is gone.\n- They answer 401 when nobody is signed in.',
      [signedOut],
      [gone, signedOut],
    ],
  ])('says of which calls “it” and “they” speak, and when they answer so: %s', (line, first, second) => {
    const { calls } = modelAsJson(read(document('7. The calls it makes', `${lists}\n- ${line}`)).model);
    expect(calls.map(({ answers }) => answers.map(({ status, when }) => ({ status, when })))).toEqual([
      first,
      second,
    ]);
  });

  it('stays a list where more is said of one thing than anybody would say', () => {
    const about = (count: number): number => {
      const said = Array.from({ length: count }, (_, index) => `- It has a \`part_${index}\`.`);
      const text = document(
        '3. Entities and their fields',
        ['- A `Berth` has an `id` and a `name`.', ...said].join('\n'),
      );
      return modelAsJson(read(text).model).entities[0]?.fields.length ?? 0;
    };
    expect(about(100)).toBe(102);
    expect(about(1000)).toBeLessThan(102);
  });

  it('waives what a comment in it waives there alone', () => {
    const text = document(
      '9. Business constants and limits',
      '- A session lasts 30 days. <!-- ninefold: allow constants/unused because it is told elsewhere -->\n- A link lasts 2 hours.',
    );
    const [waiver] = read(text).model.points.constants.waivers;
    expect(text.slice(waiver?.scope?.from, waiver?.scope?.to)).toMatch(/^- A session .*-->$/);
  });
});

it('things named in code without an article outweigh a few names that lines seem to note', () => {
  const text = document(
    '3. Entities and their fields',
    '- `Issue` is a complaint about a berth.\n  - It has `id`, `issueType` and `status`.\n- `Berth` is a place that the harbour knows something about.\n  - It has two separate states, `tide` for the water and `season` for the rest.',
  );
  expect(fields(modelAsJson(read(text).model))).toContain('Issue: id, issueType, status');
});
