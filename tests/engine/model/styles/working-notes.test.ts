import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const fields = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.flatMap(({ name, fields: all }) =>
    all.map((each) => `${name}.${each.name}`),
  );

describe('several fields in a line', () => {
  it('have strokes between them', () => {
    expect(
      fields(
        '### Session\n\n- date: date\n- start / end: time, optional\n- muscles / set_up / gear: list of text',
      ),
    ).toEqual([
      'Session.date',
      'Session.start',
      'Session.end',
      'Session.muscles',
      'Session.set_up',
      'Session.gear',
    ]);
    expect(fields('### Session\n\n- time_start / time_end: time, opt\n- comment: text, max 100')).toEqual([
      'Session.time_start',
      'Session.time_end',
      'Session.comment',
    ]);
  });

  it('are one where a stroke is part of its name', () => {
    expect(fields('### Log\n\n- id: uuid\n- input/output: text\n- date: date\n- note: text')).toEqual([
      'Log.id',
      'Log.input/output',
      'Log.date',
      'Log.note',
    ]);
  });

  it('stand behind a label in emphasis, the first one too', () => {
    expect(
      fields(
        '- **Crate**\n  - *Identity:* `id` (integer), `label` (string)\n  - *Sending:* `method` (enum: post 1, van 2), `server` (text?)',
      ),
    ).toEqual(['Crate.id', 'Crate.label', 'Crate.method', 'Crate.server']);
  });
});

describe('a list of which most heads are columns of the matrix', () => {
  const matrix =
    '| action | guest | keeper | chief |\n| --- | --- | --- | --- |\n| see cages | yes | yes | yes |';

  it('tells who they are, also of a head that is no column', () => {
    const { roles, permissions } = readPoint(
      'roles',
      `- guest: no login\n- keeper: group zoo_keeper, own zoo only\n- chief: group zoo_chief, all zoos\n- vet: group zoo_vet\n\n${matrix}`,
    );
    expect(roles.map(({ name }) => name)).toEqual(['guest', 'keeper', 'chief', 'vet']);
    expect(permissions.map(({ role, action }) => `${role} ${action}`)).toEqual([
      'guest see cages',
      'keeper see cages',
      'chief see cages',
    ]);
  });

  it('tells what they do where that is deeds', () => {
    const { permissions } = readPoint(
      'roles',
      `- guest: read signs\n- keeper: feed animals, clean cages\n- chief: hire keepers\n\n${matrix}`,
    );
    expect(permissions.map(({ role, action }) => `${role} ${action}`)).toContain('keeper clean cages');
  });
});

describe('a bold title with what somebody else may behind it', () => {
  it('names no role', () => {
    const { roles, permissions } = readPoint(
      'roles',
      '- **Chief** runs the zoo.\n- **Keeper** works there.\n\n| Action | Chief | Keeper |\n| --- | --- | --- |\n| see cages | yes | yes |\n\n- **Shared cages.** With this setting on, keepers can only clean cages they were given.\n- **Exceptions.** Only a chief can save an exception.',
    );
    expect(roles.map(({ name }) => name)).toEqual(['Chief', 'Keeper']);
    expect(permissions.slice(2).map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
      ['keepers', 'clean cages they were given', 'With this setting on'],
      ['chief', 'save an exception', 'yes'],
    ]);
  });
});

describe('a rule behind its number', () => {
  const rules = (lines: string): readonly string[] =>
    readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

  it('is about the name in code at its head', () => {
    expect(
      rules(
        '- **VR-13** `name`: required, at most 40 characters.\n- **VR-16** `from`, `state`: required integers.\n- **VR-37** `zip`: at most 12 characters; `country`: at most 2 characters.',
      ),
    ).toEqual([
      'name: required, at most 40 characters.',
      'from: required integers.',
      'state: required integers.',
      'zip: at most 12 characters',
      'country: at most 2 characters.',
    ]);
  });

  it('is several behind a label in words', () => {
    expect(
      rules(
        '- **VR-18** Outgoing, SMTP only: `server` required, must be a safe host; `port` required.\n- **VR-40** Merge: `second` required, must exist.',
      ),
    ).toEqual(['server: required, must be a safe host', 'port: required.', 'second: required, must exist.']);
  });

  it('is a demand in words as before', () => {
    expect(
      rules('- **FR-001**: The name of a list must be given.\n- **FR-002:** A list can hold up to 9 names.'),
    ).toEqual(['The name of a list: must be given.', 'A list: can hold up to 9 names.']);
  });
});

describe('a line right above fields in code', () => {
  const below = '- `id` integer, required\n- `label` text';

  it('names what has them, also with a remark', () => {
    expect(
      fields(
        `Crate\n${below}\n\nBarn (where crates stand)\n${below}\n\nStall — part of a barn\n${below}\n\n**Farm** is what has barns.\n${below}\n\n**Keeper** can sign in.\n${below}`,
      ),
    ).toEqual(
      ['Crate', 'Barn', 'Stall', 'Farm', 'Keeper'].flatMap((name) => [`${name}.id`, `${name}.label`]),
    );
  });

  it('names nothing above lines of another kind', () => {
    const { entities } = readPoint(
      'entities',
      '### Crate\n\n- `id` integer\n- `label` text\n\nVisibility\n\n- `public` is for everybody\n- `private` is for keepers',
    );
    expect(entities.map(({ name }) => name)).toEqual(['Crate']);
  });

  it('may be followed by names with square brackets, and by an asterisk', () => {
    expect(fields('**Crate** is a box.\n- `id` [integer, required]\n- `from`, `until` [date]: when')).toEqual(
      ['Crate.id', 'Crate.from', 'Crate.until'],
    );
    expect(
      fields(
        '| Entity | Fields (an asterisk marks required ones) |\n| --- | --- |\n| Crate | `id`*, `kind`* (`M` or `R`), `note`, `flags`* |',
      ),
    ).toEqual(['Crate.id', 'Crate.kind', 'Crate.note', 'Crate.flags']);
  });
});

describe('arrows behind what is ruled or allowed', () => {
  it('part a subject from its rule', () => {
    const { rules } = readPoint(
      'rules',
      '- `email` → must contain `@`; at most 255 characters\n- new password → at least 8 characters\n- `name` unique among users → 409 otherwise',
    );
    expect(rules.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([
      'email: must contain `@`; at most 255 characters',
      'new password: at least 8 characters',
      'name: unique among users → 409 otherwise',
    ]);
  });

  it('limit what somebody may, who may be named with a remark', () => {
    const { permissions } = readPoint(
      'roles',
      'Roles: `keeper`, `guest`.\n\n`keeper` (paid)\n- can see crates; open crates; edit labels\n- cannot sell crates\n\n`guest` (comes with a link)\n- can open crates → own ones only',
    );
    expect(permissions.map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
      ['keeper', 'see crates', 'yes'],
      ['keeper', 'open crates', 'yes'],
      ['keeper', 'edit labels', 'yes'],
      ['keeper', 'sell crates', 'no'],
      ['guest', 'open crates', 'own'],
    ]);
  });
});

describe('a line above steps', () => {
  it('names their lifecycle, with a hyphen and with a long remark', () => {
    const { lifecycles } = readPoint(
      'states',
      'Two-part key\n- (none) → `made`: asked for\n- `made` → `used`: turned\n\nAlarm (how the bells of a barn ring, as long as bells are allowed there):\n- from Quiet to Ringing when a crate falls',
    );
    expect(lifecycles.map(({ name }) => name)).toEqual(['Two-part key', 'Alarm']);
  });
});

describe('a matrix with the names of rights in code', () => {
  it('has no role of that name', () => {
    const { roles } = readPoint(
      'roles',
      '| Action | Permission | Keeper | Guest |\n| --- | --- | --- | --- |\n| Open crates | `crate.open` | ✓ | – |\n| Burn crates | `crate.burn` or `fire` | ✓ | – |',
    );
    expect(roles.map(({ name }) => name)).toEqual(['Keeper', 'Guest']);
  });
});

describe('a line that names something and what it is one of', () => {
  it('titles the steps below it, with its full stop', () => {
    const { lifecycles } = readPoint(
      'states',
      'Parcel (in the barn): Ready, Sent, Gone.\n- (none) → Ready: packed.\n- Ready → Sent: fetched.\n- Sent → Gone: burnt.\n\nKey: Made, Lost.\n- Made → Lost: dropped.',
    );
    expect(lifecycles.map(({ transitions }) => transitions.length)).toEqual([3, 1]);
  });

  it('lists roles, with a remark before the colon', () => {
    const { roles } = readPoint(
      'roles',
      'Account roles, high to low: chief, keeper, guest. Keeper is new.\nBarn roles: owner, helper.\n\n- Change member roles: chief, keeper.',
    );
    expect(roles.map(({ name }) => name)).toEqual(['chief', 'keeper', 'guest', 'owner', 'helper']);
  });
});

it('each sentence of a line with an amount is a constant', () => {
  const { constants } = readPoint(
    'constants',
    '- Pinned crates: 10 per barn. Up to 50 labels can be tied to one crate.\n- A key lasts 30 days. It opens every barn.',
  );
  expect(constants.map(({ value }) => value)).toEqual(['10', 'Up to 50', '30']);
});

it('lines above fields may be followed by a sentence among the fields', () => {
  expect(
    fields(
      'List, one per keeper\n- `id` uuid; `name` string; `rules?` json\n- Keepers sit in a table of their own.\n\nGenre\n- `id` integer; `name` string.',
    ),
  ).toEqual(['List.id', 'List.name', 'List.rules', 'Genre.id', 'Genre.name']);
});

describe('notes that are lines without bullets', () => {
  const errors = (lines: string): string[] => readPoint('errors', lines).errors.map(({ name }) => name);
  const fields = (lines: string): string[] =>
    readPoint('entities', lines).entities.map(
      ({ name, fields: all }) => `${name}: ${all.map((field) => field.name).join(', ')}`,
    );

  it('are a list of what they say', () => {
    expect(
      errors('all 404\n`no such page` ← no route\n`no such crane`\n`berth unknown` ← also of other ports'),
    ).toEqual(['no such page', 'no such crane', 'berth unknown']);
  });

  it('are fields below the name of a thing, where they are indented', () => {
    expect(
      fields(
        '**Crane**\n  `id` uint; key\n  `name` text; required\n  `reach` number\n\n**Berth**\n  `id` uint\n  `depth` number',
      ),
    ).toEqual(['Crane: id, name, reach', 'Berth: id, depth']);
  });

  it('are running text where a line ends because it is full', () => {
    const wrapped =
      'A berth is refused when the crane that stands at it is broken or when the\n`depth` does not suffice for the ship which has asked for a place at the\n`quay`, and the harbour master is told about it.';
    expect(errors(wrapped)).toEqual([]);
  });
});
