import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/engine/model/facts.ts';
import type { Model } from '../../../src/engine/model/model.ts';
import { listOf } from '../../../src/engine/model/stated.ts';
import { read } from '../../../src/engine/specification.ts';

const model = (text: string): Model => read(text).model;
/** What stands at a place. */
const at = (text: string, place: { from: number; to: number }): string => text.slice(place.from, place.to);

describe('the four ways of not saying something', () => {
  const text = `## 8. The error catalogue

| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| a_b | not shown | ? | none | |
| c_d | \`none\` | [NEEDS CLARIFICATION: who?] | — | TBD |
`;
  const [one, two] = model(text).errors.errors;
  it('are different things', () => {
    expect(one).toMatchObject({
      status: { is: 'not-shown' },
      when: { is: 'open', question: '' },
      message: { is: 'none' },
      handling: { is: 'unstated' },
    });
    expect(two).toMatchObject({
      when: { is: 'open', question: 'who?' },
      message: { is: 'unstated' },
      handling: { is: 'open' },
    });
  });
  it('are none of them where code says none', () => {
    expect(two?.status).toMatchObject({ is: 'shown', value: 'none' });
  });
  it('are markers with a subject', () => {
    expect(model(text).points.errors.markers.map((marker) => marker.subject)).toContain('the status of a_b');
    expect(model(text).points.errors.shown).toBe('partly');
  });
  it.each([
    ['Screens and routes: not shown.', 'not-shown'],
    ['TBD', 'open'],
    ['Nothing found on this.', 'not-shown'],
    ['Routes: not documented here.', 'not-shown'],
    ['Unclear.', 'open'],
    ['None.', 'none'],
    ['', 'unstated'],
    ['Screens and routes: not shown. Nobody has looked yet.', 'not-shown'],
  ])('of a whole point: %s', (said, shown) => {
    expect(model(`## 2. Screens and routes\n\n${said}\n`).points.screens.shown).toBe(shown);
  });
});

describe('headings of points', () => {
  const by = (heading: string): string | undefined => model(`${heading}\n\nx\n`).order[0];
  it.each([
    ['## 2. Screens and routes', 'screens'],
    ['## Screens and routes', 'screens'],
    ['# 6) Roles and permissions', 'roles'],
    ['## Data model', 'entities'],
    ['## API endpoints', 'calls'],
    ['## Permissions', 'roles'],
    ['## 3.', 'entities'],
    ['## 3. Marketing plan', undefined],
    ['## Frequently asked questions', undefined],
  ])('%s', (heading, id) => expect(by(heading)).toBe(id));

  it('the title wins over the number, and the disagreement is kept', () => {
    const { points } = model('## 2. Entities and their fields\n\nx\n');
    expect(points.entities.headings[0]).toMatchObject({ by: 'disagree', number: 2 });
  });
});

describe('screens', () => {
  const text = `## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| List (entry) | \`/invoices?status&page\` | list of Invoice, Line | \`GET /invoices\` | Detail, (any) | Owner |
| Detail | \`/invoices/:id\`, \`/i/{id}\` | none | not shown | List | |
`;
  const [list, detail] = model(text).screens.screens;
  it('reads the canonical table exactly', () => {
    expect(list).toMatchObject({ name: 'List', entry: true, how: 'exact' });
    expect(listOf(list?.routes ?? { is: 'unstated' })[0]).toMatchObject({
      path: '/invoices',
      query: ['status', 'page'],
    });
    expect(listOf(list?.shows ?? { is: 'unstated' })).toMatchObject([
      { list: true, entity: { name: 'Invoice' } },
      { list: false, entity: { name: 'Line' } },
    ]);
    expect(listOf(detail?.routes ?? { is: 'unstated' }).map((route) => route.path)).toEqual([
      '/invoices/:id',
      '/i/{id}',
    ]);
    expect(detail).toMatchObject({
      shows: { is: 'none' },
      calls: { is: 'not-shown' },
      openTo: { is: 'unstated' },
    });
  });
  it('knows where each name stands', () => {
    expect(at(text, list?.nameAt ?? { from: 0, to: 0 })).toBe('List');
    expect(at(text, listOf(list?.leadsTo ?? { is: 'unstated' })[0]?.at ?? { from: 0, to: 0 })).toBe('Detail');
  });
  it.each([
    ['- **Home** — `/`. A welcome.', { name: 'Home', path: '/' }],
    ['- My Projects — `/p/<code>/x`; tiles', { name: 'My Projects', path: '/p/<code>/x' }],
    [
      '| Page | URL | What it shows |\n| --- | --- | --- |\n| Home | `/` | all of it |',
      { name: 'Home', path: '/' },
    ],
  ])('reads another form tolerantly: %s', (lines, expected) => {
    const screen = model(`## 2. Screens and routes\n\n${lines}\n`).screens.screens[0];
    expect({ name: screen?.name, path: listOf(screen?.routes ?? { is: 'unstated' })[0]?.path }).toEqual(
      expected,
    );
    expect(screen?.how).toBe('tolerant');
  });
  it.each([
    ['/a/:id?', ['id'], [true]],
    ['/a/[id]/[[...rest]]', ['id', 'rest'], [false, true]],
    ['/a/<uuid>', ['uuid'], [false]],
    ['/a/:id?status', ['id'], [false]],
  ])('parameters of %s', (path, names, optional) => {
    const route = listOf(
      model(`## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| A | \`${path}\` |\n`).screens
        .screens[0]?.routes ?? { is: 'unstated' },
    )[0];
    expect(route?.parameters.map((each) => each.name)).toEqual(names);
    expect(route?.parameters.map((each) => each.optional)).toEqual(optional);
  });
});

describe('parameters of a path', () => {
  it('are none behind a word or a parameter', () => {
    const { screens } = model(
      '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Send | `/mail:send` |\n| Stop | `/tasks/{id}:cancel` |\n| Trip | `/trips/:from-:to` |\n',
    ).screens;
    expect(
      screens.map(({ routes }) =>
        listOf(routes).flatMap((route) => route.parameters.map(({ name }) => name)),
      ),
    ).toEqual([[], ['id'], ['from', 'to']]);
  });
});

describe('entities', () => {
  const entity = (body: string) => model(`## 3. Entities and their fields\n\n${body}\n`).entities.entities;
  it('reads fields with type, rules and default', () => {
    const [invoice] = entity(`### Invoice

What is sent.

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| status | one of draft, \`none\` | yes | draft | | lifecycle |
| lines | list of Line | yes | | from 1 to \`MAX_LINES\` entries; unique per order, owner | |
| total | money or none | no | \`0.0\` | = \`a \\|\\| b\` | |
| kind | Invoice.status | not shown | | | |`);
    expect(invoice).toMatchObject({
      name: 'Invoice',
      is: 'entity',
      how: 'exact',
      description: 'What is sent.',
    });
    const [id, status, lines, total, kind] = invoice?.fields ?? [];
    expect(id?.rules).toMatchObject([{ is: 'key' }]);
    expect(status?.type).toMatchObject({
      value: { type: { is: 'one-of', values: [{ value: 'draft' }, { value: 'none' }] } },
    });
    expect(lines?.rules).toMatchObject([
      { is: 'bound', min: { value: '1' }, max: { constant: { name: 'MAX_LINES' } }, unit: 'entries' },
      { is: 'unique', per: [{ name: 'order' }, { name: 'owner' }] },
    ]);
    expect(total).toMatchObject({
      type: { value: { optional: true } },
      default: { value: { expression: { source: '0.0' } } },
    });
    expect(total?.rules[0]).toMatchObject({
      is: 'computed',
      expression: { source: 'a || b', escapes: [2, 3] },
    });
    expect(kind).toMatchObject({ type: { value: { type: { is: 'field' } } }, required: { is: 'not-shown' } });
  });
  it('tells shapes, enumerations and named gaps apart', () => {
    const all = entity(
      '### Upload\n\nNot stored.\n\n| Field | Type |\n| --- | --- |\n| a | text |\n\n### Colour\n\n| Value | Meaning |\n| --- | --- |\n| red | |\n\n### Order\n\nnot shown\n',
    );
    expect(all.map(({ name, is, stated }) => [name, is, stated.is])).toEqual([
      ['Upload', 'shape', 'shown'],
      ['Colour', 'enumeration', 'shown'],
      ['Order', 'entity', 'not-shown'],
    ]);
  });
  it.each([
    [
      '- `title` (string, required, at most 120 characters): the name',
      { name: 'title', type: 'text', required: true },
    ],
    ['- `name` text ≤ 100, optional', { name: 'name', type: 'text', required: false }],
    [
      '| Column | Data type | Nullable | Notes |\n| --- | --- | --- | --- |\n| `name` | varchar(20) | no | |',
      { name: 'name', type: 'text', required: true },
    ],
    ['- `code` (slug(48), required)', { name: 'code', type: 'text', required: true }],
  ])('reads another form tolerantly: %s', (lines, expected) => {
    const field = entity(`### Thing\n\n${lines}`)[0]?.fields[0];
    const type = field?.type.is === 'shown' ? field.type.value.type : undefined;
    expect({
      name: field?.name,
      type: type?.is === 'scalar' && type.name,
      required: field?.required.is === 'shown' && field.required.value,
    }).toEqual(expected);
    expect(field?.how).toBe('tolerant');
  });
});

describe('code in a bullet of fields', () => {
  const fields = (bullets: string): readonly string[] =>
    model(`## 3. Entities\n\n### Ticket\n\n${bullets}\n`).entities.entities.flatMap((entity) =>
      entity.fields.map(({ name }) => name),
    );

  it('is a value, not a field, where the field has brackets and it has none', () => {
    expect(
      fields(
        '- `kind` (text, required): `bug`, `idea` or `task`; `bug` when unknown\n- `at` (time) and `by` (text): who',
      ),
    ).toEqual(['kind', 'at', 'by']);
  });

  it('is a value where it goes on a list of values or stands behind a colon', () => {
    expect(
      fields(
        '- `kind` choice `bug`, `idea`; default `bug`; `title`, `body` text\n- `level`: empty, `low` or `high`\n- `role` choice: `r` Reader, `w` Writer; `since` time',
      ),
    ).toEqual(['kind', 'title', 'body', 'level', 'role', 'since']);
  });

  it('is a value in a list under a word of its own, a field in a list of fields', () => {
    expect(fields('- `id` uuid\n- colours (2): `red`, `blue`\n- Fields: `a`, `b`')).toEqual(['id', 'a', 'b']);
  });
});

describe('states', () => {
  it('begin behind the sentence before an arrow', () => {
    const [lifecycle] = model(
      '## 4. States and transitions\n\n### Trust\n\n- **Trust.** One is trusted or not: untrusted → trusted by "Trust"\n',
    ).states.lifecycles;
    expect(lifecycle?.states.map(({ name }) => name)).toEqual(['untrusted', 'trusted']);
  });

  it('a marker is no name of an event', () => {
    const { states, points } = model(
      '## 4. States and transitions\n\n### Site\n\n| From | Event | To |\n| --- | --- | --- |\n| open | not shown | closed |\n',
    );
    expect(states.lifecycles[0]?.transitions[0]).toMatchObject({ name: '', event: { is: 'not-shown' } });
    expect(points.states.markers[0]?.subject).toBe('the event of the step from open to closed');
  });

  const text = `## 4. States and transitions

### Invoice status

- Governs: \`Invoice.status\`
- Starts: draft
- Ends: none
- **overdue**: \`status == 'sent'\` — shown late
- **open**: draft, sent

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| (new) | create | draft | Freelancer | | \`createdAt = now\` |
| open, (any) | send | (same) | (time), Client | \`size(lines) > 0\` | \`create Flip(check = self, to = f(1, 2)); delete lines\`; a mail goes out |
| sent | void | (end) | | otherwise | |

- Always, for Invoice: \`total >= 0\`
`;
  const { lifecycles, invariants } = model(text).states;
  const [status] = lifecycles;
  it('reads labels, derived states and groups', () => {
    expect(status).toMatchObject({
      name: 'Invoice status',
      how: 'exact',
      governs: { value: [{ kind: 'field', name: 'Invoice.status' }] },
      ends: { is: 'none' },
    });
    expect(status?.states.map(({ name, is }) => [name, is])).toEqual([
      ['overdue', 'derived'],
      ['open', 'group'],
      ['draft', 'listed'],
      ['sent', 'listed'],
    ]);
  });
  it('reads ends, actors, guards and effects', () => {
    const [create, send, end] = status?.transitions ?? [];
    expect(create).toMatchObject({
      from: { value: [{ is: 'new' }] },
      effects: { value: [{ is: 'set', path: 'createdAt', expression: { source: 'now' } }] },
    });
    expect(send).toMatchObject({
      from: { value: [{ is: 'state' }, { is: 'any' }] },
      to: { value: [{ is: 'same' }] },
      by: { value: [{ is: 'outside', name: 'time' }, { is: 'role' }] },
    });
    expect(send?.effects).toMatchObject({
      value: [
        {
          is: 'create',
          entity: { name: 'Flip' },
          fields: [{ name: 'check' }, { name: 'to', expression: { source: 'f(1, 2)' } }],
        },
        { is: 'delete', path: 'lines' },
        { is: 'prose', text: 'a mail goes out' },
      ],
    });
    expect(end).toMatchObject({ when: { value: { otherwise: true } }, to: { value: [{ is: 'end' }] } });
  });
  it('knows where an expression stands', () => {
    const set = listOf(status?.transitions[0]?.effects ?? { is: 'unstated' })[0];
    expect(set?.is === 'set' && at(text, set.expression.at)).toBe('now');
  });
  it('reads invariants', () =>
    expect(invariants[0]).toMatchObject({
      subject: { name: 'Invoice' },
      condition: { expression: { source: 'total >= 0' } },
    }));
  it.each([
    ['- `new` → `up`: success ping', 'new', 'up', 'success ping'],
    ['- from draft to published when an editor agrees', 'draft', 'published', 'an editor agrees'],
    ['- draft -> published (publish)', 'draft', 'published', 'publish'],
    ['```mermaid\nstateDiagram-v2\n  draft --> published: publish\n```', 'draft', 'published', 'publish'],
    [
      '| State | Next state | Trigger |\n| --- | --- | --- |\n| draft | published | publish |',
      'draft',
      'published',
      'publish',
    ],
  ])('reads another form tolerantly: %s', (lines, from, to, event) => {
    const step = model(`## 4. States and transitions\n\n### Post\n\n${lines}\n`).states.lifecycles[0]
      ?.transitions[0];
    expect(step).toMatchObject({
      name: event,
      how: 'tolerant',
      from: { value: [{ state: { name: from } }] },
      to: { value: [{ state: { name: to } }] },
    });
  });
});

describe('rules', () => {
  const constraint = (phrase: string) => {
    const rule = model(`## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| A.b | ${phrase} |\n`)
      .rules.rules[0];
    const {
      text: _text,
      at: _at,
      ...rest
    } = (rule?.constraints[0] ?? {}) as { text?: string; at?: unknown } & Record<string, unknown>;
    return rest;
  };
  it.each([
    ['required', { is: 'required' }],
    ['required when `a > 1`', { is: 'required-when', expression: { source: 'a > 1' } }],
    ['unique per A, B', { is: 'unique', per: [{ name: 'A' }, { name: 'B' }] }],
    ['exactly 6 characters', { is: 'bound', min: { value: '6' }, max: { value: '6' }, unit: 'characters' }],
    ['at least 10,000', { is: 'bound', min: { value: '10000' }, unit: '' }],
    ['at most `MAX` entries', { is: 'bound', max: { constant: { name: 'MAX' } }, unit: 'entries' }],
    ['more than 0', { is: 'bound', min: { value: '0' }, minExclusive: true }],
    ['less than 5 MB', { is: 'bound', max: { value: '5' }, maxExclusive: true, unit: 'MB' }],
    ['matches `^a\\|b$`', { is: 'matches', pattern: '^a|b$' }],
    ['one of a, `b, c`', { is: 'one-of', values: [{ value: 'a' }, { value: 'b, c' }] }],
    ['email', { is: 'format', format: 'email' }],
    ['in the future', { is: 'in-the-future' }],
    ['after `startsOn`', { is: 'compare', how: 'after', operand: { source: 'startsOn' } }],
    ['`a == 1`', { is: 'expression', expression: { source: 'a == 1' } }],
    ['something only words say', { is: 'prose' }],
  ])('%s', (phrase, expected) => expect(constraint(phrase)).toMatchObject(expected));

  it.each([
    ['a bullet', '- tag: max 255 chars%\n'],
    ['a bullet with its message', '- tag: max 255 chars% → "Too long"\n'],
    ['a bullet with a comment behind its message', '- tag: max 255 chars → "Too long"%\n'],
    ['a sentence', 'The tag must be at most 255 characters.%\n'],
    ['a cell', '| Subject | Rule |\n| --- | --- |\n| tag | at most 255 characters% |\n'],
    ['a cell with a case', '| Subject | Rule | If |\n| --- | --- | --- |\n| tag | max 255 chars% | new |\n'],
  ])('%s says with a waiver what it says without', (_, form) => {
    const waiver = ' <!-- ninefold: allow rules/no-message because so -->';
    const [without, withIt] = ['', waiver].map((each) =>
      model(`## 5. Validation rules\n\n${form.replace('%', each)}`),
    );
    expect(without?.rules.rules).toHaveLength(1);
    expect(withIt && facts(withIt)).toEqual(without && facts(without));
    expect(withIt?.points.rules.waivers).toHaveLength(1);
  });

  it.each([
    ['- `title`: required, at most 60 characters', 'title'],
    ['- `name` ≤ 100', 'name'],
  ])('reads another form tolerantly: %s', (line, subject) => {
    expect(model(`## 5. Validation rules\n\n${line}\n`).rules.rules[0]).toMatchObject({
      how: 'tolerant',
      subject: { text: subject },
    });
  });
});

describe('roles', () => {
  const { roles, permissions } = model(`## 6. Roles and permissions

- **Owner**: owns it.

| Role | Who | When | Includes |
| --- | --- | --- | --- |
| Guest | nobody | \`actor == null\` | Owner |

| Action | Owner | Guest |
| --- | --- | --- |
| create Invoice | yes | no |
| send, void Invoice | own | \`client == actor\` |
| open Sign up | | not shown |
`).roles;
  it('reads bullets and tables', () => {
    expect(roles.map((role) => role.name)).toEqual(['Owner', 'Guest']);
    expect(roles[1]).toMatchObject({ who: 'nobody', includes: { value: [{ name: 'Owner' }] } });
  });
  it('reads the matrix', () => {
    expect(permissions[0]?.cells.map((cell) => cell.allowed)).toMatchObject([
      { value: { is: 'yes' } },
      { value: { is: 'no' } },
    ]);
    expect(permissions[1]).toMatchObject({
      action: { verbs: ['send', 'void'], target: { kind: 'entity', name: 'Invoice' } },
    });
    expect(permissions[1]?.cells[1]?.allowed).toMatchObject({
      value: { is: 'when', condition: { expression: { source: 'client == actor' } } },
    });
    expect(permissions[2]?.cells.map((cell) => cell.allowed.is)).toEqual(['unstated', 'not-shown']);
  });
  it('reads a role a heading and a line an action', () => {
    const read = model(
      '## 6. Roles and permissions\n\n### Visitor\n\nMay:\n\n- read posts\n\nMay not:\n\n- write\n',
    ).roles;
    expect(read.roles.map((role) => role.name)).toEqual(['Visitor']);
    expect(read.permissions.map((row) => row.cells[0]?.allowed)).toMatchObject([
      { value: { is: 'yes' } },
      { value: { is: 'no' } },
    ]);
    const line = model('## 6. Roles and permissions\n\n- remove it — Owner yes; Guest no\n').roles
      .permissions[0];
    expect(line?.cells).toMatchObject([
      { role: { name: 'Owner' } },
      { role: { name: 'Guest' }, allowed: { value: { is: 'no' } } },
    ]);
  });
});

describe('calls', () => {
  const { calls } = model(`## 7. The calls it makes

### Every call under \`/invoices\`

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 401 | nobody is signed in | not_signed_in | go to Sign in |

### \`POST /invoices/:id\`

- Does: create Invoice, update Line
- Made by: New invoice

| Payload | In | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | | uuid | yes | | |
| number | header | Invoice.number | no | 1 | |

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 201 | | articles: list of Article; count: integer | open Invoice |
| 422 | otherwise | "Some message" | |

### Others

| Call | Does | Payload | Answers |
| --- | --- | --- | --- |
| \`GET /tags\` | read Tag | limit, offset | 200 list of Tag, 404 not_found |
| \`sendMail\` | | none | |
`).calls;
  it('reads headings, labels and tables', () => {
    expect(calls.map(({ name, every, how }) => [name, every, how])).toEqual([
      ['Every call under /invoices', true, 'exact'],
      ['POST /invoices/:id', false, 'exact'],
      ['GET /tags', false, 'exact'],
      ['sendMail', false, 'exact'],
    ]);
    const post = calls[1];
    expect(listOf(post?.does ?? { is: 'unstated' }).map((action) => action.text)).toEqual([
      'create Invoice',
      'update Line',
    ]);
    expect(listOf(post?.payload ?? { is: 'unstated' }).map((field) => [field.name, field.in])).toEqual([
      ['id', 'path'],
      ['number', 'header'],
    ]);
    expect(listOf(post?.answers ?? { is: 'unstated' })).toMatchObject([
      {
        status: '201',
        carries: {
          value: [
            { is: 'field', name: 'articles' },
            { is: 'field', name: 'count' },
          ],
        },
      },
      { status: '422', carries: { value: [{ is: 'error', error: { name: '"Some message"' } }] } },
    ]);
    expect(listOf(calls[2]?.answers ?? { is: 'unstated' }).map((answer) => answer.status)).toEqual([
      '200',
      '404',
    ]);
    expect(calls[3]).toMatchObject({ method: '', payload: { is: 'none' }, answers: { is: 'unstated' } });
  });
  it.each([
    ['- `GET /posts/:id` — one post. (200, 404)', 'GET /posts/:id', ['200', '404']],
    ['- `DELETE /a/<b>` — 302, 400 when not paused; waits 300 seconds', 'DELETE /a/<b>', ['302', '400']],
    [
      '| Method | Path | Statuses |\n| --- | --- | --- |\n| GET | `/a` | 200, 500 |',
      'GET /a',
      ['200', '500'],
    ],
  ])('reads another form tolerantly: %s', (lines, name, statuses) => {
    const call = model(`## 7. The calls it makes\n\n${lines}\n`).calls.calls[0];
    expect([
      call?.name,
      listOf(call?.answers ?? { is: 'unstated' }).map((answer) => answer.status),
      call?.how,
    ]).toEqual([name, statuses, 'tolerant']);
  });
});

describe('errors and constants', () => {
  it('names an error without a code by its message', () => {
    const [error] = model(
      '## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| "Went wrong, {name}" | none |\n',
    ).errors.errors;
    expect(error).toMatchObject({
      name: 'Went wrong, {name}',
      quoted: true,
      message: { value: 'Went wrong, {name}' },
      status: { is: 'none' },
    });
  });
  it('reads handling', () => {
    const [error] = model(
      '## 8. The error catalogue\n\n| Error | Handling |\n| --- | --- |\n| a_b | stay, mark the fields; go to Sign in, shake |\n',
    ).errors.errors;
    expect(listOf(error?.handling ?? { is: 'unstated' }).map((each) => each.is)).toEqual([
      'stay',
      'mark-fields',
      'go-to',
      'prose',
    ]);
  });
  it.each([
    ['- `not found` — 404; unknown check', { name: 'not found', status: { value: '404' } }],
    [
      '- "Address is too long." — over 254',
      { name: 'Address is too long.', quoted: true, when: { value: 'over 254' } },
    ],
  ])('reads another form tolerantly: %s', (line, expected) => {
    expect(model(`## 8. The error catalogue\n\n${line}\n`).errors.errors[0]).toMatchObject(expected);
  });
  it('reads values, lists and variants', () => {
    const { constants } = model(`## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| A | 10,000 | kB | plan is free | |
| A | 20.5 | kB | otherwise | |
| B | \`x\`, \`y\` | | | |
| C | not shown | | | |
`).constants;
    expect(constants.map(({ value }) => (value.is === 'shown' ? value.value : value.is))).toMatchObject([
      { is: 'number', number: '10000' },
      { is: 'number', number: '20.5' },
      { is: 'list', items: ['x', 'y'] },
      'not-shown',
    ]);
    expect(constants[1]?.when).toMatchObject({ value: { otherwise: true } });
  });
  it.each([
    ['- Sign-up confirmation: 48 hours', [['Sign-up confirmation', '48', 'hours']]],
    [
      '- Images per post: 3; images per comment: 2',
      [
        ['Images per post', '3', ''],
        ['images per comment', '2', ''],
      ],
    ],
    ['- MAX_UPLOAD = 5 MB', [['MAX_UPLOAD', '5', 'MB']]],
    ['- default timeout 86400 seconds', [['default timeout', '86400', 'seconds']]],
  ])('reads another form tolerantly: %s', (line, expected) => {
    const { constants } = model(`## 9. Business constants and limits\n\n${line}\n`).constants;
    expect(
      constants.map(({ name, value, unit }) => [
        name,
        value.is === 'shown' && value.value.is === 'number' && value.value.number,
        unit,
      ]),
    ).toEqual(expected);
  });
});

describe('waivers', () => {
  const { points } = model(`## 4. States and transitions

### Invoice status

<!-- ninefold: allow states/dead-end because archived invoices stay -->

| From | Event | To |
| --- | --- | --- |
| a | go | b <!-- ninefold: allow states/unreachable --> |

### Other

- \`a\` → \`b\`: go
`);
  it('cover what stands under their heading, or their row', () => {
    const [section, row] = points.states.waivers;
    expect(section).toMatchObject({ check: 'states/dead-end', reason: 'archived invoices stay' });
    expect(row).toMatchObject({ check: 'states/unreachable', reason: '' });
    expect(section?.scope.from).toBeLessThan(row?.scope.from ?? 0);
    expect(section?.scope.to).toBeLessThan(points.states.to);
  });
});
