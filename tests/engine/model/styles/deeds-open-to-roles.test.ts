import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const names = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

const roles = 'There are three roles: Keeper, Helper and Guest.';

describe('a list of deeds, each with those behind it who may', () => {
  const lines = [
    '- **Close the hall**: Keeper only.',
    '- **Rent a boat**: Keeper and Helper; Guest only while the sun is up.',
    '- **Mend a boat**: Keeper yes. For a helper it depends: they need a pass. Guest no.',
    '- **Open the gate**: everyone but Guest.',
    '- **View the list**: all three roles.',
  ].join('\n');
  const expected = [
    'Keeper: Close the hall: yes',
    'Helper: Close the hall: no',
    'Guest: Close the hall: no',
    'Keeper: Rent a boat: yes',
    'Helper: Rent a boat: yes',
    'Guest: Rent a boat: only while the sun is up',
    'Keeper: Mend a boat: yes',
    'Helper: Mend a boat: it depends: they need a pass',
    'Guest: Mend a boat: no',
    'Guest: Open the gate: no',
    'Keeper: Open the gate: yes',
    'Helper: Open the gate: yes',
    'Keeper: View the list: yes',
    'Helper: View the list: yes',
    'Guest: View the list: yes',
  ];

  it.each([
    ['in bold type', lines],
    ['in plain words', lines.replaceAll('**', '')],
    ['behind a dash', lines.replace(/\*\*: /g, '** – ')],
  ])('%s', (_, list) => {
    expect(said(`${roles}\n\n${list}`)).toEqual(expected);
    expect(names(`${roles}\n\n${list}`)).toEqual(['Keeper', 'Helper', 'Guest']);
  });

  it('names those who are declared nowhere', () => {
    const list =
      '- Close the hall: keeper\n- Rent a boat: keeper, rower\n- Mend a boat: rower; keeper if asked';
    expect(said(list)).toEqual([
      'keeper: Close the hall: yes',
      'keeper: Rent a boat: yes',
      'rower: Rent a boat: yes',
      'rower: Mend a boat: yes',
      'keeper: Mend a boat: if asked',
    ]);
  });

  it('a list of roles beside it only tells who they are', () => {
    const who =
      '- **Keeper**: runs the hall.\n- **Helper**: mends the boats.\n- **Guest**: rents a boat for an hour.';
    expect(said(`${who}\n\nThe next list says who may.\n\n${lines}`)).toEqual(expected);
  });
});

describe('other lists', () => {
  it('what each of several people does', () =>
    expect(
      said('- Keeper: open gates, close gates\n- Helper: mend boats, open gates\n- Guest: rent boats'),
    ).toEqual([
      'Keeper: open gates: yes',
      'Keeper: close gates: yes',
      'Helper: mend boats: yes',
      'Helper: open gates: yes',
      'Guest: rent boats: yes',
    ]));

  it('what becomes of deeds', () =>
    expect(
      names(
        `${roles}\n\n- Close the hall: locks the gate.\n- Rent a boat: opens a form.\n- Mend a boat: see below.`,
      ),
    ).toEqual(['Keeper', 'Helper', 'Guest']));

  it('a clause that names nobody at its head is not said of anybody', () =>
    expect(
      said(
        `${roles}\n\n- Close the hall: Keeper\n- Rent a boat: Keeper, Helper; at night boats stay in\n- Mend a boat: Helper`,
      ),
    ).toEqual([
      'Keeper: Close the hall: yes',
      'Keeper: Rent a boat: yes',
      'Helper: Rent a boat: yes',
      'Helper: Mend a boat: yes',
    ]));
});

describe('answers in the order of the roles', () => {
  const list =
    '- Close the hall: yes / no / no\n- Rent a boat: yes / yes / dep (only by day)\n- Mend a boat: y / n / n';
  const expected = [
    'Keeper: Close the hall: yes',
    'Helper: Close the hall: no',
    'Guest: Close the hall: no',
    'Keeper: Rent a boat: yes',
    'Helper: Rent a boat: yes',
    'Guest: Rent a boat: only by day',
    'Keeper: Mend a boat: yes',
    'Helper: Mend a boat: no',
    'Guest: Mend a boat: no',
  ];

  it.each([
    ['in which they are declared', roles],
    ['in which they are counted', 'Three: Keeper, Helper (paid), Guest.'],
    ['that a sentence gives', 'Order in each line: Keeper / Helper / Guest.'],
  ])('%s', (_, above) => expect(said(`${above}\n\n${list}`)).toEqual(expected));

  it('answer nobody where there are more or fewer roles', () =>
    expect(said(`There are two roles: Keeper and Helper.\n\n${list}`)).toEqual([]));

  it('a count that is not that of the names names nobody', () =>
    expect(names('Four: Keeper, Helper, Guest.')).toEqual([]));
});

describe('whom sentences speak of', () => {
  it.each([
    [
      'by a right that is quoted',
      'Somebody with "Can edit" can open gates. They cannot close gates.',
      ['Can edit: open gates: yes', 'Can edit: close gates: no'],
    ],
    ['as such a person', 'A **guest** has no key. Such a person can rent boats.', ['guest: rent boats: yes']],
    [
      'in bold type, of something',
      'The **keeper** of a hall can open gates.\n\nA **guest** can rent boats.',
      ['keeper: open gates: yes', 'guest: rent boats: yes'],
    ],
  ])('%s', (_, lines, expected) => expect(said(lines)).toEqual(expected));

  it('what is quoted lets nobody do anything', () =>
    expect(said('A **guest** has no key. The sign "Guests can swim" hangs at the gate.')).toEqual([]));
});

describe('lines below a role', () => {
  it('say what it depends on, and whom a bracket explains', () =>
    expect(
      said(
        '- Keeper\n  - yes: open gates, close gates\n  - depends: mend boats – needs a pass\n- Rower (on trial, unpaid)\n  - yes: rent boats\n  - no: close gates, open gates',
      ),
    ).toEqual([
      'Keeper: open gates: yes',
      'Keeper: close gates: yes',
      'Keeper: mend boats: needs a pass',
      'Rower: rent boats: yes',
      'Rower: close gates: no',
      'Rower: open gates: no',
    ]));

  it('turn at "and cannot"', () =>
    expect(said('- **Keeper**\n  - cannot close gates and cannot sell boats\n  - can open gates')).toEqual([
      'Keeper: close gates: no',
      'Keeper: sell boats: no',
      'Keeper: open gates: yes',
    ]));
});

describe('one or two deeds, each with those behind it who may', () => {
  it.each([
    '- **Can rent boats:** keeper, helper\n- **Can sell boats:** keeper',
    '**Can rent boats:** keeper, helper\n\n**Can sell boats:** keeper',
    'Can rent boats: keeper, helper\nCan sell boats: keeper',
    '- **rent boats** – keeper, helper\n- **sell boats** – keeper',
  ])('are no roles: %s', (lines) => {
    expect(names(lines)).toEqual(['keeper', 'helper']);
    expect(said(lines)).toEqual([
      'keeper: rent boats: yes',
      'helper: rent boats: yes',
      'keeper: sell boats: yes',
    ]);
  });

  it('are told by the name that programmes have for them', () =>
    expect(said('- `boats.rent`: keeper, helper\n- `boats.sell`: keeper')).toContain(
      'helper: boats.rent: yes',
    ));

  it('are none where somebody is named by what they do, or nobody stands behind', () => {
    expect(names('- **Order keeper**: clerk of the hall\n- **Guest**: visitor')).toEqual([
      'Order keeper',
      'Guest',
    ]);
    expect(said('- **Rent boats**: on Mondays\n- **Sell boats**: in May')).toEqual([]);
  });
});

describe('a deed that is answered for each, and below it on what that depends', () => {
  const lines =
    '- Open the gate: keeper yes; helper depends\n  - Only on Mondays.\n- Close the gate: keeper yes; helper no\n  - This is logged.\n- Download: keeper: yes, helper: depends\n  - the box must be full';

  it('says so of the answers that leave it open', () => {
    expect(names(lines)).toEqual(['keeper', 'helper']);
    expect(said(lines)).toEqual([
      'keeper: Open the gate: yes',
      'helper: Open the gate: Only on Mondays',
      'keeper: Close the gate: yes',
      'helper: Close the gate: no',
      'keeper: Download: yes',
      'helper: Download: the box must be full',
    ]);
  });

  it('is none where nothing answers: what stands below is who may', () =>
    expect(
      said('- Open the gate: on Mondays\n  - keeper, helper\n- Close the gate: in May\n  - keeper'),
    ).toEqual(expect.arrayContaining(['keeper: Open the gate: yes'])));
});
