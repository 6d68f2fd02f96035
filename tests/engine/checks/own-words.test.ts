import { describe, expect, test } from 'vitest';
import { facts, read } from '../../../src/engine/index.ts';
import { findingsOf } from './findings-of.ts';

describe('what is written for people is no slip', () => {
  test('several things in one phrase of the matrix', () => {
    const matrix = (action: string): string =>
      `## 3. Entities and their fields

### Shelf

- \`id\` (uuid)

### Book

- \`id\` (uuid)

## 6. Roles and permissions

| Action | Admin | Editor | Guest |
| --- | --- | --- | --- |
| ${action} | yes | yes | no |
| read Book | yes | yes | yes |
| update Book | yes | yes | no |
| delete Book | yes | no | no |
`;
    expect(findingsOf('roles/unknown-action', matrix('create shelves and books'))).toEqual([]);
    expect(findingsOf('roles/unknown-action', matrix('create Shelfs'))).toEqual([]);
    expect(findingsOf('roles/unknown-action', matrix('create Shell'))).toHaveLength(1);
    expect(findingsOf('roles/unknown-action', matrix('create public shelf'))).toEqual([]);
    expect(findingsOf('roles/unknown-action', matrix('create public Crates'))).toHaveLength(1);
    expect(findingsOf('roles/unknown-action', matrix('read shelf history'))).toEqual([]);
    expect(findingsOf('roles/unknown-action', matrix('read Shelf History'))).toHaveLength(1);
  });

  test('a type that is the key of an entity', () => {
    const fields = (type: string): string =>
      `## Data model\n\n### Cipher\n\n- \`uuid\`: uuid\n- \`folder\`: ${type}\n\n### Folder\n\n- \`uuid\`: uuid\n- \`name\`: text\n`;
    expect(findingsOf('entities/unknown-type', fields('FolderId'))).toEqual([]);
    expect(findingsOf('entities/unknown-type', fields('Foldr'))).toHaveLength(1);
  });

  test('a point under which something stands is not said to be empty', () => {
    const point = (text: string): string =>
      `## 6. Roles and permissions\n\n${text}\n\n## 9. Limits\n\n- A = 1\n`;
    expect(findingsOf('document/empty-point', point('- Member: books'))).toEqual([]);
    expect(findingsOf('document/empty-point', point(''))).toHaveLength(1);
  });
});

test('values in plain words behind what announces them are all of them values', () => {
  const text = `## Data model

### Recipe

- \`a\` enum: draft, shared, archived; default draft
- \`b\` one of cook, friend or moderator
- \`c\` (one of cook, friend, moderator, required)
- \`d\` one of the cooks, optional
- \`e\` User
`;
  const [recipe] = read(text).model.entities.entities;
  const typeOf = (name: string): unknown => {
    const type = recipe?.fields.find((field) => field.name === name)?.type;
    const use = type?.is === 'shown' ? type.value.type : undefined;
    return use?.is === 'one-of' ? use.values.map(({ value }) => value) : use?.is;
  };
  expect(['a', 'b', 'c', 'd', 'e'].map(typeOf)).toEqual([
    ['draft', 'shared', 'archived'],
    ['cook', 'friend', 'moderator'],
    ['cook', 'friend', 'moderator'],
    undefined,
    'entity',
  ]);
  expect(recipe?.fields[2]?.required).toMatchObject({ is: 'shown', value: true });
  expect(findingsOf('entities/default-breaks-rule', text)).toEqual([]);
});

test('names of which several list what they do are who may, where nobody is named otherwise', () => {
  const text = `## 6. Roles and permissions

- Member: book a class, cancel own bookings
- Trainer: check members in
- Owner: see reports
`;
  const { roles, permissions } = read(text).model.roles;
  expect(roles.map(({ name }) => name)).toEqual(['Member', 'Trainer', 'Owner']);
  expect(permissions.map(({ name }) => name)).toContain('see reports');
  expect(JSON.stringify(facts(read(text).model).points.roles)).not.toContain('Reports');
});

describe('what a document in its own words tells without saying it in a column', () => {
  const screens = '## 2. Screens and routes\n\n- **Home**: `/`\n\n';
  const errors = (text: string): string => `${screens}## 8. The error catalogue\n\n${text}\n`;
  const placesOf = (check: string, text: string): readonly string[] =>
    findingsOf(check, text).flatMap(({ at, related = [] }) =>
      [at, ...related.map((each) => each.at)].map(({ from, to }) => text.slice(from, to)),
    );

  test('a message is shown, where nothing is told of any error but its message', () => {
    const told = errors(
      '- "Please give a title." — empty title\n- "Too many tries." — sign-in\n- `gone` — 410, an old link',
    );
    expect(placesOf('errors/no-handling', told)).toEqual([]);
    expect(findingsOf('errors/no-message', told).map(({ message }) => message)).toEqual([
      'Which message does a visitor see for “gone”, and what does the client do?',
    ]);
    const more = errors(
      '| Error | Message | Handling |\n| --- | --- | --- |\n| gone | It is gone. | go to Home |\n| lost | It is lost. | |',
    );
    expect(findingsOf('errors/no-handling', more)).toHaveLength(1);
  });

  test('what else happens, where it is told of no code but the messages are', () => {
    const told = errors('| Code | Message |\n| --- | --- |\n| gone_away | It is gone. |\n| lost_it | |');
    expect(findingsOf('errors/no-handling', told)).toEqual([]);
    expect(placesOf('errors/no-message', told)).toEqual(['lost_it']);
  });

  test('a message stands in code too, where it ends as a sentence does', () => {
    const told = errors('- `Unauthorized!` (401)\n- `gone_away` (410)\n- `Why?` (422)\n');
    expect(placesOf('errors/no-message', told)).toEqual(['`gone_away`']);
  });

  test('rules are asked about by what they are about', () => {
    const told =
      '## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| title | at most 5 |\n| text | at most 9 |\n| size | at least 1 |\n| tag | at most 3 |\n';
    expect(findingsOf('rules/no-message', told).map(({ message }) => message)).toEqual([
      'Which messages does a person see who breaks the rules for “title”, “text”, “size” and 1 more? They have none.',
    ]);
  });

  test('what is sent is a body only where the text tells it apart from what stands in the address', () => {
    const sent = (column: string, get: string): number =>
      findingsOf(
        'calls/payload-on-get',
        `## 7. The calls it makes\n\n| Method | Path | ${column} | Statuses |\n| --- | --- | --- | --- |\n| GET | \`/tags\` | ${get} | 200 |\n| POST | \`/tags\` | \`name\` | 201 |\n| DELETE | \`/tags\` | \`tag_id\` | 200 |\n`,
      ).length;
    expect(sent('Payload', 'query: `page`')).toBe(1);
    expect(sent('Payload', '–')).toBe(1);
    expect(sent('Payload', '`page`')).toBe(0);
    expect(sent('Payload or parameters', '–')).toBe(0);
  });

  test('which of two screens at one address is shown, and which values a rule lists', () => {
    const twice = (remark: string): number =>
      findingsOf(
        'screens/duplicate-route',
        `## 2. Screens and routes\n\n| Page | URL | What is on it |\n| --- | --- | --- |\n| Login | \`/admin\` | ${remark} |\n| Settings | \`/admin\` | all of them |\n`,
      ).length;
    expect(twice('one box; appears when there is no session')).toBe(0);
    expect(twice('one box')).toBe(1);
    const values = (subject: string, rule: string): number =>
      findingsOf(
        'entities/empty-enumeration',
        `## 3. Entities and their fields\n\n### Host\n\n| Field | Type |\n| --- | --- |\n| \`scheme\` | enum |\n\n### Stream\n\n| Field | Type |\n| --- | --- |\n| \`id\` | integer |\n\n## 5. Validation rules\n\n| Field | Constraint |\n| --- | --- |\n| ${subject} | ${rule} |\n`,
      ).length;
    expect(values('`scheme` of a `Host`', '`http` or `https`')).toBe(0);
    expect(values('`scheme`', 'one of `http`, `https`')).toBe(0);
    expect(values('`scheme` of a `Stream`', '`http` or `https`')).toBe(1);
    expect(values('`scheme`', 'required')).toBe(1);
  });

  test('what a dash means, where the text says it', () => {
    const told = (legend: string): string =>
      errors(
        `${legend}\n\n| Code | Status | Message |\n| --- | --- | --- |\n| \`gone_away\` | 410 | — |\n| \`no_room\` | 409 | "Full" |`,
      );
    expect(
      placesOf('errors/no-message', told('The last column is shown; a dash means the usual one.')),
    ).toEqual([]);
    expect(placesOf('errors/no-message', told('A dash means that it is not known.'))).toEqual([
      '`gone_away`',
    ]);
    expect(placesOf('errors/no-message', told('A dash is allowed in names.'))).toEqual(['`gone_away`']);
    const matrix = (legend: string): number =>
      findingsOf(
        'roles/not-said',
        `## 6. Roles and permissions\n\n| Action | Clerk | Guest |\n| --- | --- | --- |\n| lend | yes | no |\n| see own | yes | — |\n\n${legend}\n`,
      ).length;
    expect(matrix('A dash in the table means that the case does not arise.')).toBe(0);
    expect(matrix('A dash or the word "unclear" means that it could not be established.')).toBe(1);
  });

  test('an error that stands for all rules has their messages', () => {
    const told = (when: string): string => errors(`- **400** — ${when}\n- "Too long." — a text is too long`);
    expect(placesOf('errors/no-message', told('the request broke a rule.'))).toEqual([]);
    expect(placesOf('errors/no-message', told('the request is broken.'))).toEqual(['**400**']);
  });

  test('an error that is called as its status is', () => {
    const told = errors(
      '| Status | Name | When |\n| --- | --- | --- |\n| 404 | Not Found | it is gone |\n| 409 | Conflict | taken |\n| 410 | gone_away | no more |',
    );
    expect(
      findingsOf('errors/no-message', told)
        .map(({ message }) => message)
        .join(),
    ).not.toContain('Conflict');
    expect(
      findingsOf('errors/no-message', told)
        .map(({ message }) => message)
        .join(),
    ).toContain('gone_away');
  });

  test('an answer that goes well is no error', () => {
    const told = errors('- **200:** OK\n- **201:** created\n- **404:** there is none\n- **409:** taken');
    expect(placesOf('errors/no-message', told)).toEqual(['404', '409']);
  });

  test('a message in the catalogue that names what a rule is about, and that it is too large', () => {
    const rules = (about: string, when: string): string =>
      `## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| ${about} | at most 5 MB |\n\n## 8. The error catalogue\n\n- "Not possible" — ${when}\n`;
    expect(findingsOf('rules/no-message', rules('Uploaded image', 'an image above the limit'))).toEqual([]);
    expect(findingsOf('rules/no-message', rules('Uploaded image', 'the image is no picture'))).toHaveLength(
      1,
    );
    expect(findingsOf('rules/no-message', rules('Uploaded film', 'an image above the limit'))).toHaveLength(
      1,
    );
  });

  test('a message that a code stands for, where it says what is wrong', () => {
    const rules = (code: string): number =>
      findingsOf(
        'rules/no-message',
        `## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| topic | at most 64 characters |\n\n## 8. Errors\n\n\`\`\`\n40007  priority out of order\n${code}\n\`\`\`\n`,
      ).length;
    expect(rules('40009  topic too long')).toBe(0);
    expect(rules('40009  topic of the day')).toBe(1);
  });

  test('where screens lead and who may open them, in their own words or those of the permissions', () => {
    const told = (home: string, may: string): readonly (readonly string[])[] => {
      const text = `## 2. Screens and routes\n\n- Home — \`/\`; ${home}\n- Book list — \`/books\`; all of them\n- Shelf plan — \`/plan\`; a map\n\n## 6. Roles and permissions\n\n| Action | Reader | Clerk |\n| --- | --- | --- |\n| ${may} | yes | no |\n`;
      const asked = findingsOf('screens/not-said', text);
      return ['lead nowhere', 'open to nobody'].map((cause) =>
        asked
          .filter((finding) => finding.cause?.includes(cause))
          .flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)])
          .map(({ from, to }) => text.slice(from, to)),
      );
    };
    const all = ['Home', 'Book list', 'Shelf plan'];
    expect(told('hello', 'lend')).toEqual([all, all]);
    expect(told('leads to the book list', 'lend')).toEqual([all.slice(1), all]);
    expect(told('offers "Go To Lists"', 'lend')).toEqual([all.slice(1), all]);
    expect(told('with a link "Forgot it?"', 'lend')).toEqual([all.slice(1), all]);
    expect(told('shows a link in small type', 'lend')).toEqual([all, all]);
    expect(told('hello → the book list', 'look at lists')).toEqual([all.slice(1), ['Home', 'Shelf plan']]);
    expect(told('clerk only', 'see plans and lists')).toEqual([all, []]);
    expect(told('hello', 'viewSite')).toEqual([all, []]);
    expect(told('hello', 'view sitemaps')).toEqual([all, all]);
    const rows = (remark: string): number =>
      findingsOf(
        'screens/not-said',
        `## 2. Screens and routes\n\n| Id | Screen | Route | Remark |\n| --- | --- | --- | --- |\n| S-1 | Home | \`/\` | ${remark} |\n| S-2 | List | \`/list\` | ${remark} |\n| S-3 | Plan | \`/plan\` | ${remark} |\n`,
      ).length;
    expect(rows('leads to the list')).toBe(0);
    expect(rows('shows the list')).toBe(1);
  });

  test('what the item says that screens stand below', () => {
    const asked = (item: string): readonly string[] =>
      findingsOf(
        'screens/not-said',
        `## 2. Screens and routes\n\n- ${item}\n  - Home is at \`/\`.\n  - Book list is at \`/books\`.\n  - Shelf plan is at \`/plan\`.\n\n## 6. Roles and permissions\n\n| Action | Reader | Clerk |\n| --- | --- | --- |\n| lend | yes | no |\n`,
      ).map(({ cause = '' }) => cause);
    const [ways, who] = ['screens that lead nowhere', 'screens open to nobody'];
    expect(asked('These screens are open to a visitor.')).toEqual([ways]);
    expect(asked('These screens need a session.')).toEqual([ways]);
    expect(asked('These screens come first.')).toEqual([ways, who]);
  });

  test('what is told of several screens at once', () => {
    const asked = (before: string, title = 'Pages', behind = ''): readonly string[] =>
      findingsOf(
        'screens/not-said',
        `## 2. Screens and routes\n\n${before}\n\n### ${title}\n\n| Page | Address |\n| --- | --- |\n| Home | \`/\` |\n| Book list | \`/books\` |\n| Shelf plan | \`/plan\` |\n\n${behind}\n\n## 6. Roles and permissions\n\n| Action | Reader | Clerk |\n| --- | --- | --- |\n| lend | yes | no |\n`,
      ).map(({ cause = '' }) => cause);
    const [ways, who] = ['screens that lead nowhere', 'screens open to nobody'];
    expect(asked('The client is a web page.')).toEqual([ways, who]);
    expect(asked('All pages need a session.')).toEqual([ways]);
    expect(asked('Sessions last a day.')).toEqual([ways, who]);
    expect(asked('', 'Pages for clerks')).toEqual([ways]);
    expect(asked('', 'Before signing in')).toEqual([ways]);
    expect(asked('', 'Signing in')).toEqual([ways, who]);
    expect(asked('', 'Pages', 'Every request under them requires the right of a clerk.')).toEqual([
      ways,
      who,
    ]);
    expect(asked('', 'Pages', 'Every one of them requires the permission to lend.')).toEqual([ways]);
    expect(asked('', 'Pages', 'The side menu lists them in this order.')).toEqual([who]);
    expect(asked('', 'Pages', 'A header with a link to the list is on every page.')).toEqual([who]);
    expect(asked('', 'Pages', 'There are three tabs (Home, Book list, Shelf plan).')).toEqual([who]);
    expect(asked('', 'Pages', 'The menu was not looked at.')).toEqual([ways, who]);
    expect(asked('The screens of the settings menu are listed apart.')).toEqual([ways, who]);
  });

  test('a file leads nowhere, and a sentence that names screens tells where they lead', () => {
    const asked = (text: string): readonly string[] =>
      findingsOf('screens/not-said', `## 2. Screens and routes\n\n${text}\n`).map(({ message }) => message);
    const files = '- Robots — `/robots.txt`\n- Map — `/sitemap.xml`\n- Offline — `/offline.html`\n';
    expect(asked(files)).toEqual([]);
    expect(asked(`${files}- List — \`/list\`\n- Plan — \`/plan\``).join()).not.toContain('Robots');
    expect(
      asked('The **List** (`/list`) leads to the plan. The **Plan** (`/plan`) goes back to the list.'),
    ).toEqual([]);
  });

  test('whose a thing is: a person it names, or what it belongs to has one', () => {
    const own = (fields: string): string =>
      `## 3. Entities and their fields

### Video

${fields}

### Channel

- \`id\`: number
- \`ownerAccount\`: who it belongs to

### Shelf

- \`id\`: number

## 6. Roles and permissions

| Action | User | Guest |
| --- | --- | --- |
| delete Video | own | no |
`;
    const asked = (fields: string): number =>
      findingsOf('roles/own-without-owner', own(`- \`id\`: number\n${fields}`)).length;
    expect(asked('- `channel`: the channel it is in')).toBe(0);
    expect(asked('- `author_id`: number')).toBe(0);
    expect(asked('- `createdBy`: text')).toBe(0);
    expect(asked('- `shelf`: where it stands')).toBe(1);
    expect(asked('- `usage`: number')).toBe(1);
  });
});

test('constants of things that each have a heading of their own repeat their names', () => {
  const table = (last: string): string =>
    `| Constant | Value |\n| --- | --- |\n| Address | \`0x420000000000000000000000000000000000002${last}\` |\n| MAX | 20 |`;
  const text = `# Contracts\n\n## First inbox\n\n${table('2')}\n\n## Second inbox\n\n${table('3')}\n`;
  expect(findingsOf('constants/duplicate-constant', text)).toEqual([]);
  const { constants } = read(text).model.constants;
  expect(constants.map(({ value }) => value.is === 'shown' && value.value.is)).toEqual([
    'text',
    'number',
    'text',
    'number',
  ]);
  const canonical = `## 9. Business constants and limits\n\n### One\n\n${table('2')}\n\n### Two\n\n${table('3')}\n`;
  expect(findingsOf('constants/duplicate-constant', canonical)).toHaveLength(2);
});

test('takes limits for several periods for several constants', () => {
  const text = (last: string): string =>
    `## 9. Business constants and limits\n\n| Constant | Value | Unit |\n| --- | --- | --- |\n| Calls | 3 | per minute |\n| Calls | 100 | per ${last} |\n`;
  expect(findingsOf('constants/duplicate-constant', text('day'))).toEqual([]);
  expect(findingsOf('constants/duplicate-constant', text('minute'))).toHaveLength(1);
});
