import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string) =>
  readPoint('errors', lines).errors.map(({ name, status, when }) => [name, status, when]);
const fields = (lines: string) =>
  readPoint('entities', lines).entities.map(({ name, fields }) => [name, fields.map((each) => each.name)]);
const steps = (lines: string) =>
  readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to }) => `${from} > ${to}`),
  );
const rules = (lines: string) => readPoint('rules', lines).rules.map(({ subject, text }) => [subject, text]);
const constants = (lines: string) =>
  readPoint('constants', lines).constants.map(({ name, value }) => [name, value]);

describe('an error whose code in capitals is followed by its status', () => {
  it.each([
    [
      'behind a comma',
      '- BOAT_TAKEN, 409. Somebody was faster.',
      [['BOAT_TAKEN', '409', 'Somebody was faster.']],
    ],
    [
      'in a sentence of its own',
      '- FORBIDDEN. Status 403. The guest has no key.',
      [['FORBIDDEN', '403', 'The guest has no key.']],
    ],
    [
      'or by none',
      '- KEY_LOST. The key is unknown. Status unclear.',
      [['KEY_LOST', null, 'The key is unknown. Status unclear.']],
    ],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });

  it('is read only in capitals', () => {
    expect(errors('- NOTE that all of this is old.')).toEqual([]);
  });
});

describe('fields in full sentences', () => {
  it('belong to the heading, not to what the code calls it', () => {
    expect(
      fields('### Harbour\n\nIn the code this is called a port. It carries:\n\n- id\n- name\n- depth'),
    ).toEqual([['Harbour', ['id', 'name', 'depth']]]);
  });
  it('keep the noun of a flag, and leave the unit and the verb away', () => {
    expect(
      fields(
        '### File\n\nA stored file. It has a name, a size in bytes, a hidden flag, and the list of notes that link to it.',
      ),
    ).toEqual([['File', ['name', 'size', 'hidden flag', 'notes']]]);
  });
  it('are not the values of one of them', () => {
    expect(
      fields(
        '### Berth\n\nIts fields are id, name, type and length. The types are short, long, floating and dry.',
      ),
    ).toEqual([['Berth', ['id', 'name', 'type', 'length']]]);
  });
  it('may have a name with a hyphen behind a word that rules', () => {
    expect(fields('### Crew\n\nA crew has a name, a leader and a can-sail flag.')).toEqual([
      ['Crew', ['name', 'leader', 'can-sail flag']],
    ]);
  });
});

describe('steps in full sentences', () => {
  it('go from one to the next, and on to each of two', () => {
    expect(
      steps(
        '### The export\n\nStates: requested, started, done, failed.\n\nAn export is requested, then started, and then either done or failed.',
      ),
    ).toEqual(['requested > started', 'started > done', 'started > failed']);
  });
  it('begin nowhere where "it" may be in any of several', () => {
    expect(
      steps(
        '### The post\n\nStates: waiting, sent, failed, cancelled.\n\nA post is waiting and ends as sent, failed or cancelled. It becomes waiting when the user picks a time.',
      ),
    ).not.toContain('cancelled > waiting');
  });
  it('begin in the state that is where something starts, or in which it opens', () => {
    const lines = [
      '- **Not linked** is where every boat starts.',
      '- From **Not linked** it goes to **Linked** when the skipper scans the code: a light goes on.',
      '- From **Linked** it cannot go to **Sold**.',
    ];
    expect(steps(`### Link of a boat\n\n${lines.join('\n')}`)).toEqual([
      '(new) > Not linked',
      'Not linked > Linked',
    ]);
  });

  it('begin with what is made', () => {
    expect(
      steps(
        '### The account\n\nAn account is active or imported.\n\n- An import can create accounts in the imported state.\n- An imported account becomes active when its owner logs in.',
      ),
    ).toEqual(['(new) > imported', 'imported > active']);
  });
});

describe('a rule in a full sentence', () => {
  it.each([
    [
      'holds what becomes of the rest',
      '- A note may have up to 900 characters; longer ones are cut off.',
      [['A note may have up to 900 characters; longer ones are cut off.']],
    ],
    [
      'holds the condition before it',
      '- If the harbour requires papers, a boat without papers is refused.',
      [['If the harbour requires papers, a boat without papers is refused.']],
    ],
    [
      'is one of two about the same',
      '- Passwords need at least 6 characters and cannot exceed 100.',
      [['need at least 6 characters'], ['cannot exceed 100.']],
    ],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines).map(([, text]) => [text])).toEqual(expected);
  });
});

describe('a constant in a full sentence', () => {
  it('is none in a word without a capital', () => {
    expect(constants('- The currency of the shop is open.')).toEqual([]);
  });
});

describe('who may what in a full sentence', () => {
  it('is told behind what is open to several, for a reason', () => {
    const { permissions } = readPoint(
      'roles',
      '- **Skipper** sails.\n- **Mate** helps.\n\nThree of them can sleep. Cleaning the deck is open to skippers and mates alike, because nobody else is there.',
    );
    expect(permissions.map(({ role, action }) => `${role}: ${action}`)).toEqual([
      'skippers: clean the deck',
      'mates: clean the deck',
    ]);
  });
});

describe('what turns one state into another', () => {
  it('names both in quotation marks, and several pairs with the same event', () => {
    expect(
      steps(
        '### Guest\n\nA guest is "Asked", "Reminded" or "Gone".\n\n- Sending a note turns "Asked" into "Reminded".\n- Leaving turns "Asked" into "Gone", and likewise "Reminded" into "Gone".\n- Coming again turns "Gone" back into "Asked".',
      ),
    ).toEqual(['Asked > Reminded', 'Asked > Gone', 'Reminded > Gone', 'Gone > Asked']);
  });

  it('is no beginning where it only has a date of one', () => {
    expect(
      steps(
        '### Fair\n\nA fair is "Planned", "Running" or "Over".\n\nWhen somebody opens a "Planned" fair that has no start date it becomes "Running".',
      ),
    ).not.toContain('(new) > Running');
  });
});
