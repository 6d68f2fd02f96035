import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (text: string): string[] =>
  readPoint('roles', text).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const names = (text: string): string[] => readPoint('roles', text).roles.map(({ name }) => name);
const includes = (text: string): string[] =>
  readPoint('roles', text).roles.flatMap((role) => role.includes.map((other) => `${role.name} < ${other}`));

describe('what somebody does, may and may not, clause by clause', () => {
  it.each([
    [
      'a name with the same in code, deeds, and then what is refused',
      'The Keeper (`keeper`) opens and closes gates and lends oars, but cannot sell boats and cannot close the club.',
      [
        'Keeper: open and close gates: yes',
        'Keeper: lend oars: yes',
        'Keeper: sell boats: no',
        'Keeper: close the club: no',
      ],
    ],
    [
      'somebody who is named again in each clause',
      'A guest can see gates and the guest can open them. Beyond that the keeper can lend oars, the keeper can close gates and the keeper cannot sell boats.',
      [
        'guest: see gates: yes',
        'guest: open gates: yes',
        'keeper: lend oars: yes',
        'keeper: close gates: yes',
        'keeper: sell boats: no',
      ],
    ],
    [
      'several who do and may the same',
      'Curators and editors review drafts, and can send them back. Readers cannot review drafts; commenting on drafts is not allowed for them either.',
      [
        'Curators: review drafts: yes',
        'editors: review drafts: yes',
        'Curators: send drafts back: yes',
        'editors: send drafts back: yes',
        'Readers: review drafts: no',
        'Readers: comment on drafts: no',
      ],
    ],
    [
      'never, and then a may not, or the other way round',
      'A guest never sees prices, which are hidden, and cannot write notes. A keeper may lend oars and never sees wages.',
      ['guest: see prices: no', 'guest: write notes: no', 'keeper: lend oars: yes', 'keeper: see wages: no'],
    ],
    [
      'something done with one limit, and what that refuses',
      'Mending boats is possible for a helper with one limit: a helper cannot touch ferries, so painting a ferry, renaming or selling a ferry are all refused.',
      [
        'helper: mend boats: with one limit',
        'helper: touch ferries: no',
        'helper: painting a ferry: no',
        'helper: rename and sell a ferry: no',
      ],
    ],
    [
      'what stops somebody, and what nothing does',
      "Nothing stops a keeper from closing or selling their own boat, or another keeper's. Guests are kept from seeing wages. Closing the club is for owners.",
      [
        "keeper: close and sell their own boat, or another keeper's: yes",
        'Guests: see wages: no',
        'owners: close the club: yes',
      ],
    ],
    [
      'somebody with or without something',
      'A visitor without an account can read notes. A member with a pass can lend oars.',
      ['visitor: read notes: yes', 'member: lend oars: with a pass'],
    ],
    [
      'a verb alone for the deed before, and these for what it is done to',
      'Members may leave the club. An owner may leave as long as another owner stays. Keepers can list the import and export tasks; guests cannot list those tasks.',
      [
        'Members: leave the club: yes',
        'owner: leave the club: as long as another owner stays',
        'Keepers: list the import and export tasks: yes',
        'guests: list the import and export tasks: no',
      ],
    ],
    [
      'they, behind a sentence of who they are',
      'Trainers plan hours and sign cards. They cannot sell boats.',
      ['Trainers: plan hours: yes', 'Trainers: sign cards: yes', 'Trainers: sell boats: no'],
    ],
    [
      'what somebody is told who is refused',
      'A helper cannot close the gate ("Ask a keeper.") and cannot paint it.',
      ['helper: close the gate: no', 'helper: paint the gate: no'],
    ],
    [
      'several with the same in code, and they behind a but',
      'Keepers (`keeper`) open gates and may close them. Gate helpers lend oars, but they cannot sell boats.',
      [
        'Keepers: open gates: yes',
        'Keepers: close gates: yes',
        'Gate helpers: lend oars: yes',
        'Gate helpers: sell boats: no',
      ],
    ],
    [
      'only they, and when',
      'Keepers assign boats, and only they can sell them. Clerks can write notes and, once printed, cannot delete them.',
      [
        'Keepers: assign boats: yes',
        'Keepers: sell boats: yes',
        'Clerks: write notes: yes',
        'Clerks: delete notes: no',
      ],
    ],
    [
      'what nothing stops those from who were named before',
      'Guests may read notes. Nothing stops them from writing notes.',
      ['Guests: read notes: yes', 'Guests: write notes: yes'],
    ],
    [
      'never, between two that may',
      'A keeper may lend oars, and never opens gates, and cannot sell boats.',
      ['keeper: lend oars: yes', 'keeper: open gates: no', 'keeper: sell boats: no'],
    ],
    [
      'what stands in brackets of what is allowed, which nobody is told',
      'A guest may open the gate (`only on Sundays and Mondays`).',
      ['guest: open the gate (only on Sundays and Mondays): yes'],
    ],
    [
      'whom something done is for, and whom not',
      'Selling boats is for owners and not for guests. Closing the club is for keepers.',
      ['keepers: close the club: yes'],
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('paragraphs that open with somebody are each about that one', () => {
    const text =
      '### Roles of a hall\n\nA hall keeper opens gates and lends oars.\n\nA hall helper paints boats and mends oars. A helper cannot open gates.';
    expect(names(text)).toEqual(['hall keeper', 'hall helper']);
    expect(said(text)).toContain('hall keeper: lend oars: yes');
    expect(said(text)).toContain('hall helper: open gates: no');
  });

  it('the rights of others stand first', () => {
    const text =
      '- **Member** may lend oars.\n- **Keeper** has a key. On top of what a member can do, a keeper can open gates.\n- **Head**: in addition to everything a keeper may do, a head may close the club.';
    expect(includes(text)).toEqual(
      ['Keeper < Member', 'Head < keeper'].map((each) => each.replace('Member', 'member')),
    );
    expect(said(text)).toContain('Keeper: open gates: yes'.replace('Keeper', 'keeper'));
  });

  it('a line of a list that says what somebody may not, and why, names that one', () => {
    const lines =
      '- **Barred guest** cannot do what needs a pass: every gate is shut. They can still write notes.';
    expect(said(lines)).toEqual(['Barred guest: do what needs a pass: no', 'Barred guest: write notes: yes']);
  });

  it('a line below a name goes on with what is never done', () =>
    expect(
      said(
        '- **Keeper** – opens gates and never sells boats.\n- **Guest** – writes notes, but cannot delete them.',
      ),
    ).toEqual([
      'Keeper: open gates: yes',
      'Keeper: sell boats: no',
      'Guest: write notes: yes',
      'Guest: delete notes: no',
    ]));

  it('what a description ends with that is not done is no right', () =>
    expect(said('- **Keeper**: opens gates, does not sell boats.')).toEqual(['Keeper: open gates: yes']));

  it.each([
    ['a heading of several', '### Club roles\n\nThe club has a gate. Is open by day.'],
    ['what a thing does', 'The job sends letters. The list shows boats. Closing the gate is for testing.'],
    ['whoever may not see it', 'Pages one may not see are hidden.'],
    ['hours, which are nothing done', 'Opening hours are for keepers.'],
    ['who has something, or is somebody else', 'A guest with a pass or a keeper may open gates.'],
    ['what somebody does not know', 'A keeper does not know the price.'],
    ['whom nothing said here stops', 'The lock does not stop guests from opening gates.'],
    ['whom something stops at times', 'The lock sometimes keeps guests from opening gates.'],
    ['who is asked about', 'Which lock stops guests from opening gates?'],
    ['what goes only sometimes', 'Selling boats is not always allowed for guests.'],
    ['what nobody is advised to do', 'A guest is discouraged from selling boats.'],
  ])('%s is nobody', (_, text) => {
    expect(names(text)).toEqual([]);
    expect(said(text)).toEqual([]);
  });
});

describe('people who are told one by one', () => {
  it.each([
    [
      'with what is said of each',
      'There are three roles: the visitor, who has no card; the user, who has one; and the harbour master, who is told by a badge.',
      ['visitor', 'user', 'harbour master'],
    ],
    [
      'by their kinds',
      'We know two kinds of people: rowers (they pay); and guests – they do not.',
      ['rowers', 'guests'],
    ],
    ['and no things', 'There are two roles: the first, who knows; see the list; and others.', []],
  ])('%s', (_, text, roles) => expect(names(text)).toEqual(roles));

  it('are named by no title that only says how many there are', () =>
    expect(
      names('- **The roles.** There are two, `rower` and `guest`.\n- **Rower.** A rower can lend oars.'),
    ).toEqual(['rower', 'guest']));
});
