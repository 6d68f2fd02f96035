import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  changesFor,
  facts,
  type Model,
  type PointId,
  read,
  rename,
} from '../../../src/engine/index.ts';

const document = `# Specification: Forum

## 2. Screens and routes

- **Home** — \`/\`. A list of posts.
- **Post** — \`/posts/:id\`. One post.
  - shows who wrote it
- Terms \`/terms\`, privacy \`/privacy\`.

The page Archive at \`/archive\` shows old posts.

## 5. Validation rules

* \`title\`: at most 100 characters
* \`body\`: at least 3 characters
  * Error: \`body_short\`

The name must not be empty.

## 7. The calls it makes

1. \`GET /posts\` — search and list. (200)
2. \`POST /posts\`, \`PUT /posts/:id\` — create and change.

## 8. The error catalogue

- \`gone\` — 410; it was removed.
  - It may come back.
- "Too long.", "Too short."
`;

/** The elements of a point that are rows, headings, bullets or sentences. */
const own: Partial<
  Record<
    PointId,
    (
      model: Model,
    ) => readonly (
      | Model['screens']['screens'][number]
      | Model['calls']['calls'][number]
      | Model['rules']['rules'][number]
      | Model['errors']['errors'][number]
    )[]
  >
> = {
  screens: (model) => model.screens.screens,
  rules: (model) => model.rules.rules,
  calls: (model) => model.calls.calls,
  errors: (model) => model.errors.errors,
};

function said(text: string, point: PointId, column: string, names?: readonly string[]): string {
  const specification = read(text);
  const asked = (own[point]?.(specification.model) ?? []).filter(
    ({ name }) => names?.includes(name) ?? name !== '',
  );
  return applyChanges(
    text,
    changesFor(specification, {
      kind: 'column',
      label: '',
      point,
      column,
      rows: asked.map(({ nameAt }) => nameAt),
      names: asked.map(({ name }) => name),
    }),
  );
}

const steps = `## 4. States and transitions

### Order

- Starts: draft
- draft → sent (send)
  - By: Clerk
  - Then: a mail goes out
- sent → paid (pay)
- From paid to closed when somebody closes it.
`;

describe('what is said of steps in bullets', () => {
  const parts = (text: string) =>
    read(text).model.states.lifecycles.flatMap(({ transitions }) =>
      transitions.map(({ name, by, when, effects }) => [name, by.is, when.is, effects.is].join(' ')),
    );

  it('is read below them', () => {
    expect(parts(steps)).toEqual([
      'send shown unstated shown',
      'pay unstated unstated unstated',
      'somebody closes it unstated unstated unstated',
    ]);
    expect(read(steps).model.points.states.prose).toEqual([]);
  });

  it('stands there where it is not shown, and is asked about by its event', () => {
    const specification = read(steps);
    const rows = specification.model.states.lifecycles.flatMap(({ transitions }) =>
      transitions.slice(1).map(({ nameAt }) => nameAt),
    );
    const after = applyChanges(
      steps,
      changesFor(specification, {
        kind: 'column',
        label: '',
        point: 'states',
        column: 'By',
        rows,
        names: [],
      }),
    );
    expect(after).toBe(
      steps
        .replace('(pay)\n', '(pay)\n  - By: not shown\n')
        .replace('closes it.\n', 'closes it.\n  - By: not shown\n'),
    );
    const asked = read(after).findings.map(({ message }) => message);
    expect(asked).toContain('Who fires “pay”?');
    expect(asked).toContain('Who fires “somebody closes it”?');
  });
});

const added = (before: string, after: string): readonly string[] => {
  const lines = before.split('\n');
  return after.split('\n').filter((line) => line !== '' && !lines.includes(line));
};

/** What a property of each element of a point is. */
function states(text: string, point: PointId, key: string): readonly string[] {
  return (own[point]?.(read(text).model) ?? []).map(
    (each) => `${each.name}: ${(each as unknown as Record<string, { is: string }>)[key]?.is}`,
  );
}

describe('what is said of elements in bullets and sentences', () => {
  it.each([
    [
      'screens',
      'Leads to',
      'leadsTo',
      [
        '  - Leads to: not shown',
        '  - Leads to: not shown',
        '- Leads to, for `Terms`: not shown',
        '- Leads to, for `privacy`: not shown',
        '- Leads to, for `Archive`: not shown',
      ],
    ],
    [
      'rules',
      'Message',
      'message',
      ['  - Message: not shown', '  - Message: not shown', '- Message, for `The name`: not shown'],
    ],
    [
      'calls',
      'Made by',
      'madeBy',
      [
        '   - Made by: not shown',
        '- Made by, for `POST /posts`: not shown',
        '- Made by, for `PUT /posts/:id`: not shown',
      ],
    ],
    [
      'errors',
      'Handling',
      'handling',
      [
        '- Handling, for `gone`: not shown',
        '- Handling, for `Too long.`: not shown',
        '- Handling, for `Too short.`: not shown',
      ],
    ],
  ] as const)(
    'stands below the bullet in point “%s”, or names what it is about',
    (point, column, key, lines) => {
      const after = said(document, point, column);
      expect(added(document, after).map((line) => line.replace(/^( *)\* /, '$1- '))).toEqual(lines);
      const names = own[point]?.(read(document).model).map(({ name }) => `${name}: not-shown`);
      expect(states(after, point, key)).toEqual(names);
    },
  );

  it('is read where a person writes it, and asked about in the words of its column', () => {
    const text = document
      .replace('A list of posts.', 'A list of posts.\n  - Leads to: Post, Archive\n  - Open to: ?')
      .replace('shows old posts.\n', 'shows old posts.\n\n- **Leads to, for `Archive`**: Home\n')
      .replace('create and change.', 'create and change.\n\n- Made by, for `PUT /posts/:id`: not shown');
    const { model, findings } = read(text);
    const leads = model.screens.screens.map(({ name, leadsTo }) =>
      leadsTo.is === 'shown' ? `${name} → ${leadsTo.value.map((each) => each.name).join()}` : name,
    );
    expect(leads).toEqual(['Home → Post,Archive', 'Post', 'Terms', 'privacy', 'Archive → Home']);
    const asked = findings.map(({ message }) => message);
    expect(asked).toContain('Who may open “Home”?');
    expect(asked).toContain('Which screens make “PUT /posts/:id”?');
  });

  it('keeps what is said of an element in its own line', () => {
    const text = `${document}\n- Handling, for \`gone\`: stay\n- Handling, for \`gone\`: retry\n`;
    const [gone] = read(text).model.errors.errors;
    expect(gone?.handling).toMatchObject({ is: 'shown', value: [{ is: 'stay' }] });
  });

  it('goes with a name that changes', () => {
    const text = document.replace(
      'shows old posts.\n',
      'shows old posts.\n\n- Leads to, for `Archive`: Home\n',
    );
    const renamed = rename(read(text), text.indexOf('Archive'), 'Attic');
    const after = applyChanges(text, 'changes' in renamed ? renamed.changes : []);
    expect(after).toContain('- Leads to, for `Attic`: Home');
    expect(states(after, 'screens', 'leadsTo')).toContain('Attic: shown');
  });

  it('is not offered where two have the name', () => {
    const twice = document.replace('"Too short."', '"Too long."');
    expect(said(twice, 'errors', 'Handling', ['Too long.'])).toBe(twice);
  });
});

const word = fc.stringMatching(/^[A-Z][a-z]{3,7}$/);

/** Documents whose points are bullets, some of several elements, and sentences. */
const bulleted = fc
  .tuple(
    fc.uniqueArray(word, { minLength: 6, maxLength: 6 }),
    fc.constantFrom('-', '*', '+', '1.'),
    fc.constantFrom('\n', '\r\n'),
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  )
  .map(([[a, b, c, d, e, f], mark, end, [nested, two, sentence, headed]]) => {
    const under = ' '.repeat(mark.length + 1);
    const below = nested ? `\n${under}- it is the ${d} of all` : '';
    const path = (name = ''): string => name.toLowerCase();
    return `## 2. Screens and routes

${headed ? '### Public\n\n' : ''}${mark} **${a}** — \`/${path(a)}\`${below}
${mark} **${b}** — \`/${path(b)}\`${two ? `; **${c}** — \`/${path(c)}\`` : ''}

${sentence ? `The page ${f} is at \`/${path(f)}\`.` : ''}

## 5. Validation rules

${mark} \`${path(a)}\`: at most 10 characters${below}
${mark} \`${path(b)}\`: required

## 7. The calls it makes

${mark} \`GET /${path(a)}\` — reads it${below}
${mark} \`PUT /${path(b)}\`${two ? `, \`POST /${path(c)}\`` : ''} — writes it

## 8. The error catalogue

${mark} \`${path(a)}_${path(e)}\` — 404; it is gone${below}
${mark} \`${path(b)}_${path(e)}\` — 409
`.replaceAll('\n', end);
  });

it('says what it is asked to of each, and nothing else, in any document of bullets and sentences', () => {
  const columns = [
    ['screens', 'Leads to', 'leadsTo'],
    ['screens', 'Open to', 'openTo'],
    ['rules', 'Message', 'message'],
    ['calls', 'Made by', 'madeBy'],
    ['calls', 'Answers', 'answers'],
    ['errors', 'Handling', 'handling'],
    ['errors', 'Message', 'message'],
  ] as const;
  const others = (text: string, key: string): string =>
    JSON.stringify(facts(read(text).model), (name, value) => (name === key ? undefined : value));
  fc.assert(
    fc.property(bulleted, fc.constantFrom(...columns), (text, [point, column, key]) => {
      const after = said(text, point, column);
      expect(states(after, point, key).filter((each) => !/^: |: (?:not-shown|shown)$/.test(each))).toEqual(
        [],
      );
      expect(others(after, key)).toBe(others(text, key));
      const lines = after.split('\n');
      expect(text.split('\n').filter((line) => !lines.includes(line))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
