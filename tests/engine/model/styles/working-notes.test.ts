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
