import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit, type ModelJson, modelAsJson, read } from '../../../src/engine/index.ts';

/** A thing with what sentences say of it, none of which has to name it, and the facts that these are. */
interface Told {
  readonly name: string;
  readonly says: readonly [first: string, ...others: string[]];
  readonly facts: readonly string[];
}

/** A kind of facts: the title of its point, things by a seed, and what a model says of them in words. */
interface Kind {
  readonly title: string;
  readonly things: fc.Arbitrary<readonly Told[]>;
  readonly said: (model: ModelJson) => readonly string[];
  /** The layouts in which the same is not read yet. */
  readonly but?: readonly string[];
}

const layouts: Readonly<Record<string, (things: readonly Told[]) => string>> = {
  'below a small heading': (things) =>
    things.map(({ name, says }) => `### ${name}\n\n${says.join(' ')}`).join('\n\n'),
  'below a line in bold type': (things) =>
    things.map(({ name, says }) => `**${name}**\n\n${says.join(' ')}`).join('\n\n'),
  'behind a title with a full stop': (things) =>
    things.map(({ name, says }) => `**${name}.** ${says.join(' ')}`).join('\n\n'),
  'behind a title with a colon': (things) =>
    things.map(({ name, says }) => `**${name}:** ${says.join(' ')}`).join('\n\n'),
  'behind a title with a dash': (things) =>
    things.map(({ name, says }) => `**${name}** — ${says.join(' ')}`).join('\n\n'),
  'items with a full stop': (things) =>
    things.map(({ name, says }) => `- **${name}.** ${says.join(' ')}`).join('\n'),
  'items with a colon': (things) =>
    things.map(({ name, says }) => `- **${name}**: ${says.join(' ')}`).join('\n'),
  'items with a dash': (things) =>
    things.map(({ name, says }) => `- **${name}** — ${says.join(' ')}`).join('\n'),
  'items with what is said nested in them': (things) =>
    things
      .map(({ name, says }) => [`- **${name}**`, ...says.map((each) => `  - ${each}`)].join('\n'))
      .join('\n'),
  'rows of a table': (things) =>
    [
      '| Name | Description |',
      '| --- | --- |',
      ...things.map(({ name, says }) => `| ${name} | ${says.join(' ')} |`),
    ].join('\n'),
};

const nouns = ['berth', 'parcel', 'locker', 'rehearsal', 'greenhouse', 'ferry', 'ticket'] as const;
const parts = ['label', 'colour', 'weight', 'height', 'depth'] as const;
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const some = fc.uniqueArray(fc.constantFrom(...nouns), { minLength: 2, maxLength: 4 });
const each = (of: (noun: string, part: string, number: number) => Told): Kind['things'] =>
  fc
    .tuple(some, fc.constantFrom(...parts), fc.integer({ min: 2, max: 90 }))
    .map(([all, part, number]) => all.map((noun, index) => of(noun, part, number + index)));

const errors: Kind['said'] = (model) =>
  model.errors.map(({ name, status, message }) => `${name}: ${status}, ${message}`);
const entities: Kind['said'] = (model) =>
  model.entities.map(({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`);
const rules: Kind['said'] = (model) => model.rules.map(({ subject, text }) => `${subject}: ${text}`);
const permissions: Kind['said'] = (model) =>
  model.permissions.map(({ role, name, allowed }) => `${role.toLowerCase()}: ${allowed} ${name}`);

const table = 'rows of a table';
const kinds: Readonly<Record<string, Kind>> = {
  'errors in one sentence': {
    title: '8. Error catalogue',
    said: errors,
    things: each((noun, _, number) => ({
      name: `No ${noun} left`,
      says: [`Whoever comes late gets ${400 + number} and reads "Every ${noun} is taken."`],
      facts: [`No ${noun} left: ${400 + number}, Every ${noun} is taken.`],
    })),
  },
  'errors in several sentences': {
    title: '8. Error catalogue',
    said: errors,
    things: each((noun, part, number) => ({
      name: `Wrong ${part} of a ${noun}`,
      says: [
        `What is too much for the ${noun} is refused with ${400 + number}.`,
        `The page shows "Mind the ${part} of the ${noun}."`,
      ],
      facts: [`Wrong ${part} of a ${noun}: ${400 + number}, Mind the ${part} of the ${noun}.`],
    })),
  },
  'errors by their codes': {
    title: '8. Error catalogue',
    said: errors,
    things: each((noun, _, number) => ({
      name: `\`${noun}_taken\``,
      says: [`Somebody else was there first.`, `It answers ${400 + number} and says "The ${noun} is taken."`],
      facts: [`${noun}_taken: ${400 + number}, The ${noun} is taken.`],
    })),
  },
  'errors without a message': {
    title: '8. Error catalogue',
    said: errors,
    things: each((noun, _, number) => ({
      name: `Unknown ${noun}`,
      says: [`There is none of that number.`, `It comes with status ${400 + number}.`],
      facts: [`Unknown ${noun}: ${400 + number}, null`],
    })),
  },
  rules: {
    title: '5. Validation rules',
    said: rules,
    things: each((noun, part, number) => ({
      name: upper(`${noun} ${part}`),
      says: [`It must not be empty.`, `It has at most ${number} characters.`],
      facts: [
        `${upper(`${noun} ${part}`)}: It must not be empty.`,
        `${upper(`${noun} ${part}`)}: It has at most ${number} characters.`,
      ],
    })),
    but: [table],
  },
  'rules of what code names': {
    title: '5. Validation rules',
    said: rules,
    things: each((noun, part, number) => ({
      name: `\`${noun}_${part}\``,
      says: [`It must be at least ${number}.`, `It must be a whole number.`],
      facts: [
        `${noun}_${part}: It must be at least ${number}.`,
        `${noun}_${part}: It must be a whole number.`,
      ],
    })),
    but: [table],
  },
  'rules without a subject': {
    title: '5. Validation rules',
    said: rules,
    things: each((noun, part, number) => ({
      name: upper(`${noun} ${part}`),
      says: [`Must not be empty.`, `At most ${number} characters.`],
      facts: [
        `${upper(`${noun} ${part}`)}: Must not be empty.`,
        `${upper(`${noun} ${part}`)}: At most ${number} characters.`,
      ],
    })),
    but: [table],
  },
  constants: {
    title: '9. Business constants and limits',
    said: (model) => model.constants.map(({ name, value, unit }) => `${name}: ${value} ${unit}`),
    things: each((noun, _, number) => ({
      name: upper(`${noun} reservation`),
      says: [`It is ${number} days.`],
      facts: [`${upper(`${noun} reservation`)}: ${number} days`],
    })),
    but: [table],
  },
  'constants by their settings': {
    title: '9. Business constants and limits',
    said: (model) => model.constants.map(({ name, value, unit }) => `${name}: ${value} ${unit}`),
    things: each((noun, _, number) => ({
      name: `\`${noun.toUpperCase()}_HOLD\``,
      says: [`How long somebody may wait.`, `The value is ${number} days.`],
      facts: [`${noun.toUpperCase()}_HOLD: ${number} days`],
    })),
    but: [table],
  },
  'entities of which it is said what they are': {
    title: '3. Entities and their fields',
    said: entities,
    things: each((noun, part) => ({
      name: upper(noun),
      says: [`Something to keep.`, `It has \`id\`, \`${part}\` and \`created_at\`.`],
      facts: [`${upper(noun)}: id, ${part}, created_at`],
    })),
    but: [table],
  },
  'entities that their sentences name': {
    title: '3. Entities and their fields',
    said: entities,
    things: each((noun, part) => ({
      name: upper(noun),
      says: [`A \`${upper(noun)}\` is kept for years.`, `Its fields are \`id\`, \`${part}\` and \`price\`.`],
      facts: [`${upper(noun)}: id, ${part}, price`],
    })),
    but: [table],
  },
  'entities told of as several': {
    title: '3. Entities and their fields',
    said: entities,
    things: each((noun, part) => ({
      name: upper(noun),
      says: [`These are what people come for.`, `Each has \`id\`, \`${part}\` and \`owner\`.`],
      facts: [`${upper(noun)}: id, ${part}, owner`],
    })),
    but: [table],
  },
  'entities in words': {
    title: '3. Entities and their fields',
    said: entities,
    things: each((noun, part) => ({
      name: upper(noun),
      says: [`A ${noun} has a ${part}, a price and an owner.`],
      facts: [`${upper(noun)}: ${part}, price, owner`],
    })),
    but: [table],
  },
  calls: {
    title: '7. The calls it makes',
    said: (model) =>
      model.calls.map(
        ({ method, path, answers }) => `${method} ${path}: ${answers.map(({ status }) => status).join(', ')}`,
      ),
    things: each((noun, part, number) => ({
      name: `\`GET /api/${noun}s\``,
      says: [`Lists each with its ${part}.`, `It answers 200, or ${400 + number} when nobody is signed in.`],
      facts: [`GET /api/${noun}s: 200, ${400 + number}`],
    })),
  },
  'calls below what they do': {
    title: '7. The calls it makes',
    said: (model) =>
      model.calls.map(
        ({ method, path, answers }) => `${method} ${path}: ${answers.map(({ status }) => status).join(', ')}`,
      ),
    things: each((noun, _, number) => ({
      name: `List each ${noun}`,
      says: [`\`GET /api/${noun}s\` answers 200, or ${400 + number} when nobody is signed in.`],
      facts: [`GET /api/${noun}s: 200, ${400 + number}`],
    })),
  },
  permissions: {
    title: '6. Roles and permissions',
    said: permissions,
    things: each((noun) => ({
      name: upper(`${noun} keeper`),
      says: [`They may lend a ${noun}.`, `They may not sell boats.`],
      facts: [`${noun} keeper: yes lend a ${noun}`, `${noun} keeper: no sell boats`],
    })),
    but: [table],
  },
  states: {
    title: '4. States and transitions',
    said: (model) =>
      model.lifecycles.map(
        ({ name, transitions }) =>
          `${name}: ${transitions.map(({ from, to }) => `${from} to ${to}`).join(', ')}`,
      ),
    things: each((noun) => ({
      name: upper(noun),
      says: [
        `It begins as draft.`,
        `It goes from draft to sent when the clerk sends it.`,
        `It goes from sent to closed when the guest answers.`,
      ],
      facts: [`${upper(noun)}: (new) to draft, draft to sent, sent to closed`],
    })),
    but: [table],
  },
};

const documentOf = (title: string, text: string): string => `# Harbour\n\n## ${title}\n\n${text}\n`;
const readIn = ({ title, said }: Kind, text: string): readonly string[] =>
  said(modelAsJson(read(documentOf(title, text)).model));
const kindOf = (name: string): Kind => kinds[name] as Kind;

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const own = Object.entries(layouts).filter(([name]) => !kind.but?.includes(name));
  it.each(own)('%s: the same sentences give the same facts', (_name, laid) => {
    fc.assert(
      fc.property(kind.things, (things) => {
        expect(readIn(kind, laid(things))).toEqual(things.flatMap(({ facts }) => facts));
      }),
      { numRuns: 10 },
    );
  });
});

describe('sentences about one error', () => {
  const catalogue = kindOf('errors by their codes');
  it.each([
    [
      'A sail that is too wide is refused with 422. The page shows "Reef first."',
      ['Reef first.: 422, Reef first.'],
    ],
    ['Whoever has no key is turned away. Status 401.', ['401: 401, null']],
    // What others are told is not told of this one.
    [
      'The lock is shut: 423 and "Come back later." The guest sees "Wait outside, please."',
      ['Come back later.: 423, Come back later.', 'Wait outside, please.: null, Wait outside, please.'],
    ],
  ])('are joined where they go on about it: %s', (text, facts) => {
    expect(readIn(catalogue, text)).toEqual(facts);
  });

  it.each([
    '### Uploads\n\nA parcel that is too heavy is refused with 413. It says "Too heavy for us."',
    '### Access tokens\n\nAn old one is refused with 413. It says "Too heavy for us."',
    '### About the gate\n\nWhoever is late gets 413. It says "Too heavy for us."',
  ])('below a title that says nothing of what goes wrong are called by their message: %s', (text) => {
    expect(readIn(catalogue, text)).toEqual(['Too heavy for us.: 413, Too heavy for us.']);
  });

  it('below a title stay several where they tell of several', () => {
    const text =
      '### No room left\n\nA late boat gets 409 and "Every berth is taken." A long one gets 422 and "Too long for us."';
    expect(readIn(catalogue, text)).toHaveLength(2);
    const row = `| Name | Description |\n| --- | --- |\n| No room | 409 for a late boat, 422 for a long one. |\n| No key | Comes with 401. |`;
    expect(readIn(catalogue, row)).toEqual(['No room: null, null', 'No key: 401, null']);
  });

  it('count no number of things for a status', () => {
    const row = `| Name | Description |\n| --- | --- |\n| Too long | A name has at most 404 characters. |\n| Too late | The gate shuts after 410 minutes. |
| Too many | It shows 422 boats. |
| Too small | The room 404 is closed on Sundays. |
| Too odd | It comes out as 400, which surprises people who expect 412. |`;
    expect(readIn(catalogue, row)).toEqual([
      'Too long: null, null',
      'Too late: null, null',
      'Too many: null, null',
      'Too small: null, null',
      'Too odd: null, null',
    ]);
  });
});

describe('a title in bold type', () => {
  it('names nothing behind the title of another paragraph', () => {
    const rulesOf = (text: string): readonly string[] => readIn(kindOf('rules'), text);
    expect(
      rulesOf('**Depth:** It must be more than 0.\n\n**Label:** It must be given. It must be unique.'),
    ).toEqual(['Depth: It must be more than 0.', 'Label: It must be given.', 'Label: It must be unique.']);
    expect(readIn(kindOf('constants'), '**Tide:** 6 hours\n\n**Lock:** 9 minutes')).toEqual([
      'Tide: 6 hours',
      'Lock: 9 minutes',
    ]);
  });

  it('gives way to what a sentence names itself', () => {
    expect(
      readIn(kindOf('rules'), '**Mooring:** The rope of a boat must be dry. The crew must be on board.'),
    ).toEqual([
      'The rope of a boat: The rope of a boat must be dry.',
      'The crew: The crew must be on board.',
    ]);
  });

  it('gives a thing no fields that only words seem to name, nor those of another', () => {
    const text =
      '**Berth.** It has `id` and `depth`.\n\n**Tide.** Boats, ropes and crews all depend on it. It is `high` or `low`.';
    expect(readIn(kindOf('entities told of as several'), text)).toContain('Berth: id, depth');
    expect(readIn(kindOf('entities told of as several'), text).join()).not.toMatch(/boats|ropes/i);
  });

  it('is no part of the address that it is', () => {
    expect(readIn(kindOf('calls'), '**`DELETE /v1/tides/{id}`:** It answers 204.')).toEqual([
      'DELETE /v1/tides/{id}: 204',
    ]);
  });
});

describe('the name of a thing in code', () => {
  const names = kindOf('entities told of as several');
  it('is no field of it at the head of a sentence', () => {
    expect(readIn(names, '### Berth\n\nThe `Berth` lies at a pier. It has `id` and `depth`.')).toEqual([
      'Berth: id, depth',
    ]);
  });

  it('is one where it is listed', () => {
    expect(readIn(names, '### Berth\n\n- `Berth`: text\n- `depth`: integer')).toEqual([
      'Berth: Berth, depth',
    ]);
    expect(readIn(names, '### Tag\n\nIt has `id`, `Tag` and `tag`.')).toEqual(['Tag: id, Tag, tag']);
  });
});

it('words behind a name in bold type that only list parts of it are these', () => {
  expect(
    readIn(kindOf('entities in words'), '- **Berth**: number, length, depth\n- **Tide**: day, height'),
  ).toEqual(['Berth: number, length, depth', 'Tide: day, height']);
});

describe('constants behind a title', () => {
  const limits = kindOf('constants');
  it.each([
    ['### Tide\n\nIt is 6 hours.', ['Tide: 6 hours']],
    ['### Tide\n\n6 hours, after which it turns.', ['Tide: 6 hours']],
    // Two amounts, or what the sentence itself names.
    ['### Harbour\n\nUp to 5 boats and 9 ropes per pier.', []],
    ['### Times\n\nA lock opens after 9 minutes.', ['lock opens: after 9 minutes']],
  ])('%s', (text, facts) => {
    const found = readIn(limits, text);
    if (facts.length > 0) expect(found).toHaveLength(facts.length);
    expect(found.join()).not.toMatch(/^(?:Harbour|Times):/);
    if (text.includes('Tide')) expect(found).toEqual(facts);
  });

  it('are not all what the name above them is, where that has several', () => {
    expect(readIn(limits, '- **Lock**\n  - 9 minutes').join()).toMatch(/^Lock: 9 minutes/);
    const found = readIn(limits, '- **Lock**\n  - 9 minutes\n  - 5 tries');
    expect(found.filter((each) => each.startsWith('Lock:'))).toHaveLength(0);
  });

  it('have no sentence for a value', () => {
    expect(readIn(limits, '- **Lock** — It opens twice.\n- **Tide** — 6 hours')).not.toContain(
      'Lock: It opens twice ',
    );
  });
});

it('a list of sentences below calls tells of each call alone', () => {
  const text =
    '- `GET /a`\n  - It answers 200, or 401 when nobody is signed in.\n- `POST /a`\n  - It makes one and answers 201.\n  - It answers 409 when there is one.';
  expect(readIn(kindOf('calls'), text)).toEqual(['GET /a: 200, 401', 'POST /a: 201, 409']);
});

it('what stands behind a title is read again as it was read at once, key by key', () => {
  const whole =
    '**Depth.** It must be more than 0.\n\n**Label.** It must be given and has at most 9 letters.';
  const text = documentOf('5. Validation rules', whole);
  const start = text.indexOf('**Label');
  let held = read(text.slice(0, start));
  for (let at = start; at < text.length; at++)
    held = edit(held, [{ from: at, to: at, insert: text.charAt(at) }]);
  expect(modelAsJson(held.model)).toEqual(modelAsJson(read(text).model));
  expect(held.segments()).toEqual(read(text).segments());
});
