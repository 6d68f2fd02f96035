import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

describe('a row that names several things', () => {
  it('is a field for each name, where they are grouped by their type', () => {
    const { entities } = readPoint(
      'entities',
      '### Boat\n\n| Type | Fields | In two words |\n|---|---|---|\n| text | name, sailNumber, hullCode | the name stands on the hull, sailNumber on the sail |\n| number | seats | at night, one less |\n| yes/no | isLent, isWet | lent to somebody, or in the water |',
    );
    expect(
      entities.map(({ name, fields }) => `${name}: ${fields.map((each) => each.name).join(', ')}`),
    ).toEqual(['Boat: name, sailNumber, hullCode, seats, isLent, isWet']);
  });

  it('is a constant for each name in code, with its own value where there are as many', () => {
    const { constants } = readPoint(
      'constants',
      '| Setting | Initial value |\n| --- | --- |\n| `reds`, `blues` | #FF6F6F, #3498DB |\n| `wide`, `tall`, `deep` | true |\n| Colours, sizes | 3 |\n| `days` | 1, 2 |',
    );
    expect(constants.map(({ name, value }) => [name, value])).toEqual([
      ['reds', '#FF6F6F'],
      ['blues', '#3498DB'],
      ['wide', 'true'],
      ['tall', 'true'],
      ['deep', 'true'],
      ['Colours, sizes', '3'],
      ['days', '1, 2'],
    ]);
  });

  it('is a rule for each subject, unless it rules them together', () => {
    const { rules } = readPoint(
      'rules',
      '| Field | Constraint |\n| --- | --- |\n| Crate `name`, Barn `name` | required |\n| `from`, `until` | must differ |\n| `kind`, `size` | one of a, b |',
    );
    expect(rules.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([
      'Crate name: required',
      'Barn name: required',
      'from, until: must differ',
      'kind: one of a, b',
      'size: one of a, b',
    ]);
  });

  it('is a screen for each name where there are as many addresses', () => {
    const { screens } = readPoint(
      'screens',
      '| Screen | Route |\n| --- | --- |\n| Log, Credits | `/log`, `/credits` |\n| Barn | `/barn`, `/stable` |',
    );
    expect(screens.map(({ name, routes }) => [name, routes])).toEqual([
      ['Log', ['/log']],
      ['Credits', ['/credits']],
      ['Barn', ['/barn', '/stable']],
    ]);
  });

  it('is a right for each deed with what it is done to', () => {
    const { permissions } = readPoint(
      'roles',
      '| Action | Guest | Keeper |\n| --- | --- | --- |\n| edit crates, delete crates | no | yes |\n| send, void Invoice | no | yes |',
    );
    expect(permissions.map(({ role, action, allowed }) => `${role} ${action} ${allowed}`)).toEqual([
      'Guest edit crates no',
      'Keeper edit crates yes',
      'Guest delete crates no',
      'Keeper delete crates yes',
      'Guest send, void Invoice no',
      'Keeper send, void Invoice yes',
    ]);
  });

  it('is a call for each address, with the same answers', () => {
    const { calls } = readPoint(
      'calls',
      '| Request | Body | Response codes |\n| --- | --- | --- |\n| GET `/crates`, GET `/barns` | — | 200, 404 |',
    );
    expect(calls.map(({ name, answers }) => [name, answers.map(({ status }) => status)])).toEqual([
      ['GET /crates', ['200', '404']],
      ['GET /barns', ['200', '404']],
    ]);
  });
});

describe('a table with a column for each', () => {
  it('method has a call in each cell that says what it answers', () => {
    const { calls } = readPoint(
      'calls',
      '| Path | GET | POST | DELETE |\n| --- | --- | --- | --- |\n| `/crates`, `/barns` | 200 | 201, 422 | |\n| `/crates/{id}` | 200, 404 | no | 204 |',
    );
    expect(
      calls.map(({ name, answers }) => `${name} ${answers.map(({ status }) => status).join(' ')}`),
    ).toEqual([
      'GET /crates 200',
      'GET /barns 200',
      'POST /crates 201 422',
      'POST /barns 201 422',
      'GET /crates/{id} 200 404',
      'DELETE /crates/{id} 204',
    ]);
  });

  it('method is none where a column is called otherwise', () => {
    const { calls } = readPoint(
      'calls',
      '| Path | Success | Failure |\n| --- | --- | --- |\n| `/crates` | 200 | 404 |',
    );
    expect(calls.map(({ path }) => path)).toEqual(['/crates']);
  });

  it('kind of screen names a screen in each cell with an address', () => {
    const { screens } = readPoint(
      'screens',
      '| Area | List | Add |\n| --- | --- | --- |\n| Crates | Crates — `/crates` | Add a crate — `/crates/new`, Import crates — `/crates/import` |\n| Barns | Barns — `/barns` | |',
    );
    expect(screens.map(({ name, route }) => `${name} ${route}`)).toEqual([
      'Crates /crates',
      'Add a crate /crates/new',
      'Import crates /crates/import',
      'Barns /barns',
    ]);
  });

  it('kind of field says which are required', () => {
    const { entities } = readPoint(
      'entities',
      '| Record | Required fields | Optional fields |\n| --- | --- | --- |\n| Crate | `id` (integer), `label` (string) | `note` (text) |\n| Barn | `id` (integer) | |',
    );
    expect(
      entities.map(({ name, fields }) => [name, ...fields.map((each) => `${each.name} ${each.required}`)]),
    ).toEqual([
      ['Crate', 'id true', 'label true', 'note false'],
      ['Barn', 'id true'],
    ]);
  });
});

describe('a table of states', () => {
  it('may have final states in its titles alone, with what leads there in the cells', () => {
    const { lifecycles } = readPoint(
      'states',
      '### Oar\n\n| | WET | LENT | LOST | BROKEN |\n|---|---|---|---|---|\n| DRY | rain | somebody takes it | | |\n| WET | | | | it rots |\n| LENT | comes back | | sinks | hits a rock |',
    );
    expect(
      lifecycles.flatMap((each) =>
        each.transitions.map(({ from, to, event }) => `${from} > ${to}: ${event}`),
      ),
    ).toEqual([
      'DRY > WET: rain',
      'DRY > LENT: somebody takes it',
      'WET > BROKEN: it rots',
      'LENT > WET: comes back',
      'LENT > LOST: sinks',
      'LENT > BROKEN: hits a rock',
    ]);
  });

  it('has them in the column of that name, whatever number stands before', () => {
    const { lifecycles } = readPoint(
      'states',
      '### Crate\n\n| Value | State | Meaning |\n| --- | --- | --- |\n| 0 | Empty | nothing in it |\n| 1 | Full | no room |',
    );
    expect(lifecycles.flatMap(({ states }) => states.map(({ name }) => name))).toEqual(['Empty', 'Full']);
  });

  it('may have a row for what comes into being', () => {
    const { lifecycles } = readPoint(
      'states',
      '### Crate\n\n| from \\ to | Empty | Full | Gone |\n| --- | --- | --- | --- |\n| (new) | built | – | – |\n| Empty | – | filled | burnt |\n| Full | emptied | – | – |',
    );
    expect(lifecycles[0]?.states.map(({ name }) => name)).not.toContain('(new)');
    expect(lifecycles[0]?.transitions.map(({ from, to }) => `${from} ${to}`)).toContain('(new) Empty');
  });
});

describe('names with a remark in brackets', () => {
  it('are constants with their value', () => {
    const { constants } = readPoint(
      'constants',
      '- `PAGE_SIZE` (50, at most 200) — entries of a list\n- **Invite validity** (14 days) — until when a link works\n- Uploads (per user): 20\n- Retry (3rd): 5 seconds',
    );
    expect(constants.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['PAGE_SIZE', '50, at most 200', ''],
      ['Invite validity', '14', 'days'],
      ['Uploads', '20', ''],
      ['Retry', '5', 'seconds'],
    ]);
  });

  it('are subjects of rules, with what they are of', () => {
    const { rules } = readPoint(
      'rules',
      '- `name` (Barn, Crate) — unique per farm\n- `note` (optional) — at most 80 characters',
    );
    expect(rules.map(({ subject }) => subject)).toEqual(['name (Barn, Crate)', 'note']);
  });

  it('are fields in a sentence that gives their names in code', () => {
    const { entities } = readPoint(
      'entities',
      '### Person\n\n- First name (`first_name`) and last name (`last_name`) are texts and must be filled in.\n- The tax code (`tax_code`) is an optional text, and `employee_id` is a required reference.\n- The languages (`language`, `language_code`) may be empty.',
    );
    expect(entities[0]?.fields.map(({ name, required }) => [name, required])).toEqual([
      ['first_name', null],
      ['last_name', null],
      ['tax_code', false],
      ['employee_id', true],
      ['language', false],
      ['language_code', false],
    ]);
  });
});

describe('answers below the name of a role', () => {
  it('refuse where they say "not allowed", and are limited by what follows', () => {
    const { permissions } = readPoint(
      'roles',
      '### `guest`\n\n- **read crates** — allowed, private ones only with a link\n- **edit crates** — not allowed\n- **build a barn** — until the farm is full\n\n### `keeper`\n\n- **edit crates** — allowed, moving included\n- **burn crates** — not allowed, they stay',
    );
    expect(permissions.map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
      ['guest', 'read crates', 'private ones only with a link'],
      ['guest', 'edit crates', 'no'],
      ['guest', 'build a barn', 'until the farm is full'],
      ['keeper', 'edit crates', 'yes'],
      ['keeper', 'burn crates', 'no'],
    ]);
  });
});

describe('labels in bold type below a heading', () => {
  it('say what a call is and answers, also several in a line', () => {
    const { calls } = readPoint(
      'calls',
      '### Sign in\n**Route:** `POST /token` | **Access:** Anonymous | **Purpose:** Gives a token.\n**Responses:** `200` token issued; `401` wrong credentials',
    );
    expect(calls.map(({ name, answers }) => [name, answers.map(({ status }) => status)])).toEqual([
      ['POST /token', ['200', '401']],
    ]);
  });

  it('are no screens', () => {
    const { screens } = readPoint(
      'screens',
      '### 2.1 Barn\n**Purpose:** Shows all crates.\n**Route:** `/barn` | **Access:** everybody',
    );
    expect(screens.map(({ name, route }) => [name, route])).toEqual([['Barn', '/barn']]);
  });
});

describe('errors by their statuses', () => {
  const errors = (lines: string) =>
    readPoint('errors', lines).errors.map(({ name, status, when }) => [name, status, when]);

  it('are named by the words behind them where statuses come again', () => {
    expect(
      errors(
        '- 400: no crate chosen (the form is empty)\n- 400: cannot lift yourself (keeper and crate are the same)\n- 401: token not supplied\n- 401: old password was wrong (password change)',
      ),
    ).toEqual([
      ['no crate chosen', '400', 'the form is empty'],
      ['cannot lift yourself', '400', 'keeper and crate are the same'],
      ['token not supplied', '401', null],
      ['old password was wrong', '401', 'password change'],
    ]);
  });

  it('are named by them where each has its own', () => {
    expect(errors('- 401: nobody is signed in\n- 404: the crate is unknown').map(([name]) => name)).toEqual([
      '401',
      '404',
    ]);
  });
});

it('a table of the states of several lifecycles says what those are that headings tell the steps of', () => {
  const { lifecycles } = readPoint(
    'states',
    '| Lifecycle | State | Meaning |\n| --- | --- | --- |\n| Crate | `EMPTY` | nothing in it |\n| Crate | `FULL` | no room |\n| Barn | `OPEN` | at day |\n\n### Crate\n\n| From | To | Through |\n| --- | --- | --- |\n| `EMPTY` | `FULL` | filling |\n\n### Barn\n\n| From | To | Through |\n| --- | --- | --- |\n| `OPEN` | `SHUT` | evening |',
  );
  expect(
    lifecycles.map(({ name, states, transitions }) => [
      name,
      states.map((each) => `${each.name} ${each.meaning}`.trim()),
      transitions.length,
    ]),
  ).toEqual([
    ['Crate', ['EMPTY nothing in it', 'FULL no room'], 1],
    ['Barn', ['OPEN at day', 'SHUT'], 1],
  ]);
});

it('lifecycles of one name that have no state in common stay apart', () => {
  const { lifecycles } = readPoint(
    'states',
    '### Status\n\n| State | Meaning |\n| --- | --- |\n| `OPEN` | at day |\n| `SHUT` | at night |\n\n### Status\n\n| State | Meaning |\n| --- | --- |\n| `SENT` | on its way |\n| `PAID` | done |',
  );
  expect(lifecycles.map(({ name, states }) => [name, states.map((state) => state.name)])).toEqual([
    ['Status', ['OPEN', 'SHUT']],
    ['Status', ['SENT', 'PAID']],
  ]);
});

it('a single row of several names is fields with a type below canonical titles, and a list of names below others', () => {
  const fieldsOf = (table: string) =>
    readPoint('entities', `### Crate\n\n${table}`).entities.map(({ name, fields }) => [
      name,
      fields.map((field) => [field.name, field.type]),
    ]);
  const row =
    '| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n';
  expect(fieldsOf(`${row}| wide, tall | integer | yes | | | |`)).toEqual([
    [
      'Crate',
      [
        ['wide', 'integer'],
        ['tall', 'integer'],
      ],
    ],
  ]);
  expect(fieldsOf('| Name | Type | Meaning |\n| --- | --- | --- |\n| wide, tall | number | words |')).toEqual(
    [],
  );
});
