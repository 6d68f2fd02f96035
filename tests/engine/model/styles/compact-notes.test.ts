import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) =>
      `${name}: ${fields.map((field) => [field.name, field.type, field.required ? '!' : ''].filter(Boolean).join(' ')).join(', ')}`,
  );

describe('fields in compact notes', () => {
  it.each([
    [
      'parted by slashes',
      '### Bee\n\nid / name / hive / tagged_on\n(all four)',
      ['Bee: id, name, hive, tagged_on'],
    ],
    [
      'parted by dots and plus signs',
      '### Bee\n\n- `id` · `name` · `hive`\n- `mark` (number) + `tagged_on` + `colour`',
      ['Bee: id, name, hive, mark number, tagged_on, colour'],
    ],
    ['with the key first', '### Bee\n\n- key: `id`\n- `hive`: text', ['Bee: id, hive text']],
    [
      'several of one type in Go',
      '### Bee\n\n```go\ntype Bee struct {\n\tid, name string\n\ttagged, alive bool // as seen\n\tlegs int\n}\n```',
      ['Bee: id text, name text, tagged boolean, alive boolean, legs integer'],
    ],
    [
      'in a listing and in remarks below it',
      '### Bee\n\n```ts\ntype Bee = {\n  id: string\n  hive: string\n}\n```\n\n- `hive` (required) – where it sleeps',
      ['Bee: id text, hive text !'],
    ],
    [
      'with what is said of each below it',
      '### Bee\n\n- `id`\n  - integer, required\n- `hive`\n  - Type: text\n  - Required: yes\n- `state`\n  - `awake` – flies\n  - `asleep` – rests',
      ['Bee: id integer !, hive text !, state one of awake, asleep'],
    ],
    [
      'in runs of names without marks',
      '**Bee** → id, hive_id, tagged_on (by hand)\n\n**Hive** — id, place_name, size\n\n- moved_on, moved_by → written by the server\n- kind: wood; age: in years; owner: who keeps it',
      ['Bee: id, hive_id, tagged_on', 'Hive: id, place_name, size, moved_on, moved_by, kind, age, owner'],
    ],
    [
      'in runs of names in a listing',
      '### Bee\n\n```\nid, hive_id, queen_id\nlegs, wings\nmark   number\n```',
      ['Bee: id, hive_id, queen_id, legs, wings, mark number'],
    ],
    [
      'and no run where one name is qualified',
      '### Bee\n\n- hive_id (text)\n- queen_id, required, unique',
      ['Bee: hive_id text, queen_id !'],
    ],
    [
      'in tables under captions',
      '**Table 3.1 – Fields of Bee**\n\n| Field | Type |\n| --- | --- |\n| id | text |\n\nTable 2: Hive\n\n| Field | Type |\n| --- | --- |\n| place | text |',
      ['Bee: id text', 'Hive: place text'],
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));
});

describe('steps in compact notes', () => {
  const steps = (lines: string): string[] =>
    readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
      transitions.map(({ from, to, event }) => `${from} > ${to}: ${event}`),
    );

  it.each([
    [
      'from what is done, where the states are listed',
      '### Bee\n\nstates: awake, asleep\n\n- hatch a bee → awake\n- create → asleep\n- awake → asleep: night',
      ['hatch a bee > awake: null', '(new) > asleep: create', 'awake > asleep: night'],
    ],
    [
      'with a quotation on the arrow',
      '```\nawake --"rest" button--> asleep\nasleep --wake--> awake\n```',
      ['awake > asleep: "rest" button', 'asleep > awake: wake'],
    ],
  ])('%s', (_, lines, expected) => expect(steps(lines)).toEqual(expected));

  it('begin where something is created pending', () => {
    expect(
      steps('### Report\n\nA report is created pending. A keeper makes it accepted or rejected.').map(
        (step) => step.split(':')[0],
      ),
    ).toEqual(['(new) > pending', 'pending > accepted', 'pending > rejected']);
  });
});

describe('roles in compact notes', () => {
  const lines =
    '- `keeper` - made when the hive is bought\n- `guest` - no key\n\nguest\n- ✔ read the log\n- ✔ look in\n- ✘ open a hive\n- taste honey → only if there is any\n\nkeeper\n- open a hive → yes';

  it('are declared by names in code with who they are', () => {
    expect(readPoint('roles', lines).roles.map(({ name, who }) => [name, who])).toEqual([
      ['keeper', 'made when the hive is bought'],
      ['guest', 'no key'],
    ]);
  });

  it('have their deeds ticked, or behind an arrow, below their names', () => {
    expect(
      readPoint('roles', lines).permissions.map(({ role, action, allowed }) => [role, action, allowed]),
    ).toEqual([
      ['guest', 'read the log', 'yes'],
      ['guest', 'look in', 'yes'],
      ['guest', 'open a hive', 'no'],
      ['guest', 'taste honey', 'only if there is any'],
      ['keeper', 'open a hive', 'yes'],
    ]);
  });
});

it('a call and what it answers stand in lines below what they do', () => {
  const { calls } = readPoint(
    'calls',
    '- create\n  - POST /bees\n  - body: name, hive\n  - 201; 422\n- one: GET /bees/:id → 200, 404',
  );
  expect(calls.map(({ name, answers }) => [name, ...answers.map(({ status }) => status)])).toEqual([
    ['POST /bees', '201', '422'],
    ['GET /bees/:id', '200', '404'],
  ]);
});

it('codes are explained one sentence after the other', () => {
  const { errors } = readPoint(
    'errors',
    '`BEE_LOST` means that it flew away. `HIVE_FULL` is given for a hive\nwithout room. `BAD_SMOKE` appears if the smoke is\n`TOO_THICK`.',
  );
  expect(errors.map(({ name }) => name)).toEqual(['BEE_LOST', 'HIVE_FULL', 'BAD_SMOKE']);
});

it('screens have addresses behind a hash', () => {
  const { screens } = readPoint(
    'screens',
    'The **Hives** (`#hives`) and the **Profile** (`#settings/profile`) are places of one page.\n\n| Overlay | Address |\n| --- | --- |\n| Drafts | `#drafts` |',
  );
  expect(screens.map(({ name, route }) => [name, route])).toEqual([
    ['Hives', '#hives'],
    ['Profile', '#settings/profile'],
    ['Drafts', '#drafts'],
  ]);
});

it('an error is named by the code in the body of its answer', () => {
  const { errors } = readPoint(
    'errors',
    '| HTTP | Body | Why |\n| --- | --- | --- |\n| 400 | `{"error":"bad_sting"}` | no bee |\n| 404 | `{"code": "no_hive", "hive": 1}` | it was sold |',
  );
  expect(errors.map(({ name, status, when }) => [name, status, when])).toEqual([
    ['bad_sting', '400', 'no bee'],
    ['no_hive', '404', 'it was sold'],
  ]);
});

it('screens are named by a title beside their addresses, and stand before addresses behind a comma or in square brackets', () => {
  const { screens } = readPoint(
    'screens',
    '- **Hives** [/hives]: the list\n- Bee, /bees/:id, shows one bee\n\n| URL | What |\n| --- | --- |\n| /keepers | Keepers (with a key only) |\n| /log | Shows whatever was seen of the bees. |',
  );
  expect(screens.map(({ name, route, description }) => [name, route, description])).toEqual([
    ['Hives', '/hives', 'the list'],
    ['Bee', '/bees/:id', 'shows one bee'],
    ['Keepers', '/keepers', '(with a key only)'],
    ['/log', '/log', 'Shows whatever was seen of the bees.'],
  ]);
});

it('constants are no units, and a list stays one with a remark behind it', () => {
  const { constants } = readPoint(
    'constants',
    '- Photos of bees: JPEG or PNG, ≤ 2 MB, 600×900 px\n- Languages: en, de, fr (default en)',
  );
  expect(constants.map(({ name, value }) => [name, value])).toEqual([
    ['Photos of bees', 'JPEG or PNG'],
    ['Languages', 'en, de, fr (default en)'],
  ]);
});

it('steps lead to several states, each with what leads there in brackets', () => {
  const [lifecycle] = readPoint(
    'states',
    '### Bee\n\n- `home` on hatching\n- `home` on creation\n- home → out (sun), lost (after a storm)\n- out → home (dusk)',
  ).lifecycles;
  expect(lifecycle?.transitions.map(({ from, to, event }) => [from, to, event])).toEqual([
    ['(new)', 'home', 'on creation'],
    ['home', 'out', 'sun'],
    ['home', 'lost', 'after a storm'],
    ['out', 'home', 'dusk'],
  ]);
});

it('fields have values below them only where their names say so, and are described below only by words that do', () => {
  expect(
    entities(
      '### Bee\n\n- `prototype`\n  - `a`: text\n  - `b`: text\n- `hiveState`\n  - `new` – just built\n  - `old` – mended',
    ),
  ).toEqual(['Bee: prototype, a text, b text, hiveState one of new, old']);
});

it('states are named by what stands for them before or behind, and things are made from what is called new', () => {
  const [lifecycle, ...others] = readPoint(
    'states',
    '### Bee\n\n- states: egg 1, larva 2, adult 3; lost is -1 and computed\n- swarming (-2), resting (-3): shown, never kept\n- new record → egg; egg → larva on day 3\n- also larva → adult when it is warm\n- ids: egg 1, larva 2',
  ).lifecycles;
  expect(others).toEqual([]);
  expect(lifecycle?.states.map(({ name }) => name)).toEqual([
    'egg',
    'larva',
    'adult',
    'lost',
    'swarming',
    'resting',
  ]);
  expect(lifecycle?.transitions.map(({ from, to }) => [from, to])).toEqual([
    ['(new)', 'egg'],
    ['egg', 'larva'],
    ['larva', 'adult'],
  ]);
  expect(
    readPoint('states', '### Hive\n\nStates: level 1, level 2').lifecycles[0]?.states.map(({ name }) => name),
  ).toEqual(['level 1', 'level 2']);
});

it('signs stand between somebody and each deed, and what limits a deed behind a colon', () => {
  const { permissions } = readPoint(
    'roles',
    '- **keeper**: owns the hive\n- **guest**: has no key\n\nrest:\n- keeper ✗ sell the queen\n- guest ✓ read the log, ✗ open a hive\n\nguest:\n- can see bees: not eggs; can taste honey: if there is any',
  );
  expect(permissions.map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
    ['keeper', 'sell the queen', 'no'],
    ['guest', 'read the log', 'yes'],
    ['guest', 'open a hive', 'no'],
    ['guest', 'see bees', 'not eggs'],
    ['guest', 'taste honey', 'if there is any'],
  ]);
});

it('rules are declared in arrays by field, in models, and of several names behind a word', () => {
  const { rules } = readPoint(
    'rules',
    "```php\n'name' => 'required|max:20',\n'eggs.*.day' => after `laid`,\n```\n\n```ruby\nvalidates :size, :place, presence: true\n```\n\n- hive `wood`, `roof`: required",
  );
  expect(rules.map(({ subject, text }) => [subject, text])).toEqual([
    ['name', 'required|max:20'],
    ['eggs.*.day', 'after `laid`'],
    ['size', 'presence: true'],
    ['place', 'presence: true'],
    ['hive wood', 'required'],
    ['roof', 'required'],
  ]);
});

describe('entities in lines of one developer', () => {
  it('have their fields in a run behind the name, and more of them below', () => {
    const { entities } = readPoint(
      'entities',
      'Horse: id, uuid, name* (3..200), stall_id?, kind(pony|mare) = pony\n- tame = false, owner_id*\n- fed_at?, notes\n\nStall: id, label*, width = 3',
    );
    expect(entities.map(({ name, fields }) => [name, fields.map((each) => each.name)])).toEqual([
      ['Horse', ['id', 'uuid', 'name', 'stall_id', 'kind', 'tame', 'owner_id', 'fed_at', 'notes']],
      ['Stall', ['id', 'label', 'width']],
    ]);
    const [horse] = entities;
    expect(horse?.fields.filter(({ required }) => required === true).map(({ name }) => name)).toEqual([
      'name',
      'owner_id',
    ]);
    expect(horse?.fields.find(({ name }) => name === 'kind')?.default).toBe('pony');
  });

  it('have what all of them have, and what stands below a label that only groups it', () => {
    const { entities } = readPoint(
      'entities',
      'All tables have an id and a created_at unless said otherwise.\n\n- Horse — what one rides\n  - name\n  - stall_id\n  - owner_id, vet_id\n  - who may ride\n    - open_to_all: anybody\n    - open_to_kin\n',
    );
    expect(entities.map(({ name, fields }) => [name, fields.map((each) => each.name)])).toEqual([
      ['Horse', ['id', 'created_at', 'name', 'stall_id', 'owner_id', 'vet_id', 'open_to_all', 'open_to_kin']],
    ]);
  });

  it('have what calls answer in a column of any name whose cells begin with a status', () => {
    const { calls } = readPoint(
      'calls',
      '| No. | Call | Sent | Then |\n| --- | --- | --- | --- |\n| 1 | GET /horses | – | 200 with all; 403 |\n| 2 | POST /horses | name | 201; 422 if it has no name |',
    );
    expect(calls.map(({ answers }) => answers.map(({ status }) => status))).toEqual([
      ['200', '403'],
      ['201', '422'],
    ]);
  });
});

describe('who may what in notes', () => {
  it('is refused behind "not:", and more than another may behind a plus', () => {
    const { roles, permissions } = readPoint(
      'roles',
      'rider\n- can: read lists, edit horses\n- not: sell horses\n\ngroom\n- can: all of rider + buy oats, call the vet\n- not: see wages, close the stable',
    );
    expect(roles.map(({ name }) => name)).toEqual(['rider', 'groom']);
    expect(permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`)).toEqual([
      'rider: read lists: yes',
      'rider: edit horses: yes',
      'rider: sell horses: no',
      'groom: buy oats: yes',
      'groom: call the vet: yes',
      'groom: see wages: no',
      'groom: close the stable: no',
    ]);
  });
});

describe('a reference of a tester', () => {
  it('has answers below a line that is a call, with or without a bold title before it', () => {
    const { calls } = readPoint(
      'calls',
      '**All horses**\n`GET /horses`\n- 200 a list\n- 401\n\n`GET /stalls`\n- 200\n\n**One** `GET /horses/:id`\n- 200\n- 404 no such horse',
    );
    expect(calls.map(({ path, answers }) => [path, answers.map(({ status }) => status)])).toEqual([
      ['/horses', ['200', '401']],
      ['/stalls', ['200']],
      ['/horses/:id', ['200', '404']],
    ]);
  });

  it('counts its errors before their codes', () => {
    const { errors } = readPoint('errors', '404\n- E-01 `NoHorse` – there is none\n- E-02 "No stall" – full');
    expect(errors.map(({ name }) => name)).toEqual(['NoHorse', 'No stall']);
  });

  it('tells what its own marks mean', () => {
    const { permissions } = readPoint(
      'roles',
      'Marks: `#` may · `.` may not · `a`…`b` under the condition below\n\n| Action | Rider | Groom |\n| --- | --- | --- |\n| Feed horses | # | a |\n| Sell horses | . | b |\n\n- a: if it is hungry\n- b: if nobody looks',
    );
    expect(permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`)).toEqual([
      'Rider: Feed horses: yes',
      'Groom: Feed horses: if it is hungry',
      'Rider: Sell horses: no',
      'Groom: Sell horses: if nobody looks',
    ]);
  });
});
