import { describe, expect, test } from 'vitest';
import { findingsOf, placesOf, screens } from './findings-of.ts';

const home = 'Home (entry) | `/` | | | A | ';

describe('unreachable', () => {
  const places = (...rows: string[]) => placesOf('screens/unreachable', screens(rows));

  test('a family of screens is one finding, at the one that leads to the others', () => {
    const rows = [
      home,
      'A | `/a` | | | Home | ',
      'C | `/c` | | | none | ',
      'B | `/b` | | | C, D | ',
      'D | `/d` | | | B | ',
      'E | `/e` | | | B | ',
    ];
    const [finding, ...others] = findingsOf('screens/unreachable', screens(rows));
    expect(others).toEqual([]);
    expect(finding?.message).toContain('“E”');
    expect(finding?.related?.map(({ message }) => message)).toEqual(
      ['B', 'C', 'D'].map((name) => expect.stringContaining(`“${name}”`)),
    );
  });

  test('a circle is one finding, at its first screen', () => {
    expect(places(home, 'A | `/a` | | | Home | ', 'B | `/b` | | | C | ', 'C | `/c` | | | B | ')).toEqual([
      'B',
    ]);
  });

  test('nothing is concluded where a screen that is reached does not say where it leads', () => {
    expect(places(home, 'A | `/a` | | | | ', 'B | `/b` | | | Home | ')).toEqual([]);
    expect(places(home, 'A | `/a` | | | not shown | ', 'B | `/b` | | | Home | ')).toEqual([]);
  });

  test('a screen that is not reached need not say where it leads', () => {
    expect(places(home, 'A | `/a` | | | Home | ', 'B | `/b` | | | | ')).toEqual(['B']);
  });

  test('a misspelled way is a way: the spelling is the finding', () => {
    expect(
      places(
        'Home (entry) | `/` | | | Invoces | ',
        'Invoices | `/a` | | | Home | ',
        'B | `/b` | | | Home | ',
      ),
    ).toEqual(['B']);
  });

  test('ways that hold everywhere, marks of entry, and answers of calls count', () => {
    expect(places(home, 'A | `/a` | | | Home | ', 'B | `/b` | | | Home | ', '(any) | | | | B | ')).toEqual(
      [],
    );
    expect(places(home, 'A | `/a` | | | Home | ', 'B (entry) | `/b` | | | Home | ')).toEqual([]);
    const calls =
      '## 7. The calls it makes\n\n### `POST /a`\n\n| Answer | When | Carries | Handling |\n| --- | --- | --- | --- |\n| 201 | | none | open B |\n';
    const rows = (call: string) => [home, `A | \`/a\` | | ${call} | Home | `, 'B | `/b` | | | Home | '];
    expect(placesOf('screens/unreachable', screens(rows('`POST /a`'), calls))).toEqual([]);
    expect(placesOf('screens/unreachable', screens(rows(''), calls))).toEqual(['B']);
  });

  test('a draft of two screens is left alone', () => {
    expect(places('Home (entry) | `/` | | | none | ', 'B | `/b` | | | none | ')).toEqual([]);
  });
});

test('addresses that a heading puts below a path are not those of another section', () => {
  const table = (name: string): string => `| Screen | Route |\n| --- | --- |\n| ${name} | \`/\` |`;
  const text = (title: string): string =>
    `## 2. Screens and routes\n\n### ${title}\n\n${table('Dashboard')}\n\n### Public\n\n${table('Start')}\n`;
  const count = (title: string): number => findingsOf('screens/duplicate-route', text(title)).length;
  expect(count('Admin, everything under `/admin`')).toBe(0);
  expect(count('Admin')).toBe(1);
});

test('what a paragraph says of addresses holds behind it, up to the next list that has its own lead', () => {
  const list = (name: string): string => `\n\n- **${name}** — \`/general\`\n\n`;
  const text = (lead: string, other: string): string =>
    `## 2. Screens and routes\n\nPages:${list('One')}${lead}${list('Two')}${other}${list('Three')}`;
  const count = (lead: string, other: string): number =>
    findingsOf('screens/duplicate-route', text(lead, other)).flatMap(({ related = [] }) => [1, ...related])
      .length;
  expect(count('Settings:', 'Account:')).toBe(3);
  expect(count('Settings, all under `/settings/…`:', 'Account:')).toBe(2);
  expect(count('Settings, all under `/settings/…`:', 'Account, all below `/account`:')).toBe(0);
});

test('an address that a paragraph puts outside that path is not below it', () => {
  const text = (where: string): string =>
    `## 2. Screens and routes

All screens are served under \`/app\`.

| Screen | Route |
| --- | --- |
| Share | \`/share/:id\` |

${where} there is one page, **Public player**, at \`/share/:id\`.
`;
  const count = (where: string): number => findingsOf('screens/duplicate-route', text(where)).length;
  expect(count('Outside `/app`')).toBe(0);
  expect(count('Outside `/admin`')).toBe(1);
});

describe('routes', () => {
  const clashes = (...routes: string[]) =>
    findingsOf(
      'screens/ambiguous-routes',
      screens(routes.map((route, index) => `S${index} | \`${route}\` | | | | `)),
    ).length;
  const duplicates = (...routes: string[]) =>
    findingsOf(
      'screens/duplicate-route',
      screens(routes.map((route, index) => `S${index} | \`${route}\` | | | | `)),
    ).length;

  test.each([
    [['/:user/new', '/posts/:id'], 1],
    [['/posts/new', '/posts/:id'], 0],
    [['/posts/:id', '/posts/:slug'], 0],
    [['/:a/b/:c', '/:a/:b/c'], 1],
    [['/:a/b', '/:a/:b/c'], 0],
    [['/a/:id/edit', '/b/:id/edit'], 0],
    [['/list', '/list/:page?'], 1],
    [['/files/*', '/files/:id'], 0],
    [['/add_<kind>', '/add_mail'], 0],
    [['/events/edit/:eventId', '/events/:uuid/join'], 0],
    [['/events/edit/:slug', '/events/:uuid/join'], 1],
    [['/events/edit/:eventId', '/events/:name/join'], 1],
    [['/grid/:width/2', '/grid/3/:height'], 1],
  ] as const)('%j: %i clashes', (routes, count) => {
    expect(clashes(...routes)).toBe(count);
  });

  test.each([
    [['/a/:id', '/a/{number}'], 1],
    [['/a', '/a/'], 1],
    [['/a', '/a', '/a'], 1],
    [['/a?tab', '/a?page'], 0],
    [['/a', '/b'], 0],
    [['#inbox', '#recent'], 0],
    [['#inbox', '#inbox'], 1],
    [['none', 'none'], 0],
  ] as const)('%j: %i addresses twice', (routes, count) => {
    expect(duplicates(...routes)).toBe(count);
  });
});

describe('who makes a call', () => {
  const calls = (title: string, maker: string): string =>
    `${screens(['Home (entry) | `/` | | | | ', 'Basket | `/b` | | | Home | '])}
## 7. The calls it makes

| No. | ${title} | Call | Outcome |
| --- | --- | --- | --- |
| 1 | Home | GET /orders | 200 |
| 2 | ${maker} | POST /orders | 200 |
`;

  test.each([
    ['Used by', 'Back office', 0],
    ['Used by', 'Baskett', 1],
    ['Used by', 'Basket', 0],
  ] as const)('is under “%s”, %s: %i unknown', (title, maker, count) => {
    expect(findingsOf('screens/unknown-target', calls(title, maker))).toHaveLength(count);
  });

  test('is a screen where the document says so in the form that is for it', () => {
    const text = `${screens(['Home (entry) | `/` | | | | '])}\n## 7. The calls it makes\n\n### \`GET /orders\`\n\n- Made by: Back office\n`;
    expect(findingsOf('screens/unknown-target', text)).toHaveLength(1);
  });
});

describe('unknown names', () => {
  test('one finding a name, with the other places and a fix that replaces it', () => {
    const text = screens(['Home (entry) | `/` | | | Setings | ', 'Settings | `/s` | | | Setings, home | ']);
    const [finding, ...others] = findingsOf('screens/unknown-target', text);
    expect(others).toEqual([]);
    expect(finding?.message).toContain('Did you mean “Settings”?');
    expect(finding?.related).toHaveLength(1);
    const [replace, declare] = finding?.fixes ?? [];
    expect(replace).toMatchObject({ kind: 'replace', text: 'Settings' });
    expect(replace?.kind === 'replace' && text.slice(replace.at.from, replace.at.to)).toBe('Setings');
    expect(declare).toMatchObject({ kind: 'declare', point: 'screens', name: 'Setings' });
  });

  test('a kind of which nothing is declared is not asked for name by name', () => {
    const text = screens(['Home (entry) | `/` | Invoice | `GET /invoices` | | ']);
    expect(findingsOf('screens/unknown-entity', text)).toEqual([]);
    expect(findingsOf('screens/unknown-call', text)).toEqual([]);
  });
});

describe('call-forbidden', () => {
  const calls = (...more: string[]) => ['## 7. The calls it makes', '', ...more].join('\n');
  const read = '### `GET /notes`\n\n- Does: read Note\n\n';
  const send = '### `POST /notes/:id/send`\n\n- Does: update Note\n\n';
  const entities =
    '## 3. Entities and their fields\n\n### Note\n\n| Field | Type |\n| --- | --- |\n| id | uuid |\n\n';
  const matrix = (...rows: string[]) =>
    [
      '## 6. Roles and permissions',
      '',
      '- **Writer**: writes.',
      '- **Reader**: reads.',
      '',
      '| Action | Writer | Reader |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  const count = (made: string, rows: readonly string[], ...callsOf: string[]) =>
    placesOf(
      'screens/call-forbidden',
      screens(
        [`Notes (entry) | \`/\` | list of Note | ${made} | | Writer, Reader`],
        entities,
        matrix(...rows),
        calls(...callsOf),
      ),
    );

  test('a reading call that is refused', () => {
    expect(count('`GET /notes`', ['| read Note | yes | no |'], read)).toEqual(['`GET /notes`']);
  });

  test('a button that some do not have is no finding, as long as the screen has something for them', () => {
    const rows = ['| read Note | yes | yes |', '| update Note | yes | no |'];
    expect(count('`GET /notes`, `POST /notes/:id/send`', rows, read, send)).toEqual([]);
    expect(count('`POST /notes/:id/send`', rows, read, send)).toHaveLength(1);
  });

  test('conditions, silence and roles that include others forbid nothing', () => {
    expect(count('`GET /notes`', ['| read Note | yes | own |'], read)).toEqual([]);
    expect(count('`GET /notes`', ['| read Note | yes | |'], read)).toEqual([]);
    expect(count('`GET /notes`', ['| create Note | yes | no |'], read)).toEqual([]);
  });
});

describe('the same address on another host', () => {
  const list = (rows: readonly string[]): string => ['```text', ...rows, '```'].join('\n');
  const counted = (lead: string): number =>
    findingsOf(
      'screens/duplicate-route',
      `## 2. Screens and routes\n\nThe shop, for those who buy:\n\n${list(['/login  Sign in', '/boats  Boats'])}\n\n${lead}\n\n${list(['/login  Yard sign-in', '/sails  Sails'])}\n`,
    ).length;

  test.each([
    'The yard, on its own host:',
    'The yard is a separate site:',
    'The yard. Everything is at `https://yard.example.org`:',
    '### The yard, on a subdomain of its own\n\nIt runs on its own domain.',
  ])('is no second screen there: %s', (lead) => expect(counted(lead)).toBe(0));

  test.each(['The yard:', 'The yard, on the same host:', 'The yard has its own colours:'])(
    'but it is one where no other host is told: %s',
    (lead) => expect(counted(lead)).toBe(1),
  );
});

test('how many more screens are asked about is how many there are, also where two have one name', () => {
  const rows = ['Boats', 'Sails', 'Masts', 'Boats', 'Ropes', 'Hulls'].map(
    (name, index) => `- ${name}: \`/a${index}\``,
  );
  const [finding] = findingsOf('screens/not-said', `## 2. Screens and routes\n\n${rows.join('\n')}\n`);
  expect(finding?.message).toContain('“Boats”, “Sails”, “Masts” and 2 more');
  expect(finding?.related).toHaveLength(5);
});
