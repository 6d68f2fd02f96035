import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const model = (text: string) => modelAsJson(read(`## 6. Who may do what\n\n${text}\n`).model);
const rights = (text: string): string[] =>
  model(text).permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`);

describe('several things said of somebody in a sentence', () => {
  it.each([
    [
      'alone, and by a short name in the next',
      'A boat owner can lend oars, and alone can sell the boat. The owner cannot split it: halves do not float.',
      ['boat owner: lend oars: yes', 'boat owner: sell the boat: yes', 'boat owner: split the boat: no'],
    ],
    [
      'verbs that need no object among others',
      'A member may post news, comment, upvote, hide boats and mend oars.',
      ['post news', 'comment', 'upvote', 'hide boats', 'mend oars'].map((each) => `member: ${each}: yes`),
    ],
    [
      'who that is, and then what they may',
      'A pilot is a member with a badge, who may also steer ferries, but still cannot sell them.',
      ['pilot: steer ferries: yes', 'pilot: sell ferries: no'],
    ],
    [
      'refused behind what is allowed',
      'Guests can look at boats but not touch them.',
      ['Guests: look at boats: yes', 'Guests: touch boats: no'],
    ],
    [
      'never done',
      'A helper never steers the ferry and never opens the gate. They do not see fees either.',
      ['helper: steer the ferry: no', 'helper: open the gate: no', 'helper: see fees: no'],
    ],
  ])('%s', (_, text, expected) => {
    expect(rights(text)).toEqual(expected);
  });

  it('takes a place that people come to for nobody', () => {
    expect(rights('A boat is a place for guests, who may sleep in it.')).toEqual([]);
  });
});

describe('others named behind a deed', () => {
  it.each([
    [
      'who may not',
      'A master may ban crews, which a guest cannot do.',
      ['master: ban crews: yes', 'guest: ban crews: no'],
    ],
    [
      'who may as well',
      'The master may close the gate, and so may the deputy.',
      ['master: close the gate: yes', 'deputy: close the gate: yes'],
    ],
    [
      'who may as well, and more',
      'A guest can read notes. So can a member, who can also write them.',
      ['guest: read notes: yes', 'member: read notes: yes', 'member: write notes: yes'],
    ],
    [
      'who may at some time',
      'Only the master can close the gate; the mate can at night.',
      ['master: close the gate: yes', 'mate: close the gate: at night'],
    ],
  ])('%s', (_, text, expected) => {
    expect(rights(text)).toEqual(expected);
  });
});

describe('what somebody may on a condition', () => {
  it.each([
    [
      'a thing done that depends on something',
      'A mate can ring the bell. Opening the gate depends on the tide.',
      ['mate: ring the bell: yes', 'mate: open the gate: the tide'],
    ],
    [
      'whether they may do one of several things',
      'A **mate** never sells oars. Whether they may lend oars, post news or list boats depends on what the master ticked.',
      [
        'mate: sell oars: no',
        'mate: lend oars: what the master ticked',
        'mate: post news: what the master ticked',
        'mate: list boats: what the master ticked',
      ],
    ],
    [
      'with what explains it behind a colon',
      'Whether a mate can invite others depends on the link: it works while it is open.',
      ['mate: invite others: the link'],
    ],
    [
      'depending on something',
      'A mate can lend oars, depending on whether any are left.',
      ['mate: lend oars: depending on whether any are left'],
    ],
    ['only at some time', 'A mate may ring the bell only at night.', ['mate: ring the bell: only at night']],
  ])('%s', (_, text, expected) => {
    expect(rights(text)).toEqual(expected);
  });

  it('is nothing where it says of no one who may', () => {
    expect(rights('Closing the gate depends on the tide.')).toEqual([]);
  });
});

describe('lines below somebody of whom the line above says who that is', () => {
  it('are what they may, with whose it has to be and what is the same as before', () => {
    const text =
      'Guest - no card, anybody:\n- can look at boats\n- cannot touch boats, whatever they say\n\n' +
      'Member - holds a card:\n- can lend a boat: only the one that is theirs\n- can sell a boat: same, only that one\n- can mend a boat, theirs, and only by day';
    expect(model(text).roles.map(({ name }) => name)).toEqual(['Guest', 'Member']);
    expect(rights(text)).toEqual([
      'Guest: look at boats: yes',
      'Guest: touch boats: no',
      'Member: lend a boat: only the one that is theirs',
      'Member: sell a boat: only that one',
      'Member: mend a boat: only by day',
    ]);
  });
});

describe('a name, who that is, and then sentences without it', () => {
  it.each([
    ['behind a comma', '**Mate**, a helper with keys. May open the gate. May not sell it.'],
    ['behind a dash', '**Mate** – a helper with keys. May open the gate. May not sell it.'],
    ['in brackets', '**Mate** (a helper with keys). May open the gate. May not sell it.'],
    [
      'in plain type',
      '- Mate, a helper with keys. Can open the gate. Cannot sell it.\n- Guest, anybody else. Can look around.',
    ],
    ['alone', '**Mate**. May open the gate. May not sell it.'],
  ])('%s', (_, text) => {
    expect(rights(text).slice(0, 2)).toEqual(['Mate: open the gate: yes', 'Mate: sell the gate: no']);
    expect(model(text).roles[0]?.name).toBe('Mate');
  });

  it('is no remark, and no thing that is done', () => {
    expect(model('**Note**, as said above. May be shown twice.').roles).toEqual([]);
    expect(rights('**Note**, as said above. May open late.')).toEqual([]);
  });
});
