import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('what people do, told without a "may"', () => {
  it.each([
    [
      'Only a warden may open the weir. Anglers report catches; agents report them for clubs.',
      ['Anglers: report catches: yes', 'agents: report catches for clubs: yes'],
    ],
    ['Any teller may open a till. Supervisors approve loans.', ['Supervisors: approve loans: yes']],
    [
      'A curator can lend works. A restorer cleans frames and sends them back.',
      ['restorer: clean frames: yes', 'restorer: send frames back: yes'],
    ],
    [
      '*Drivers* can start tours. *Passengers* manage their own seats.',
      ['Passengers: manage their own seats: yes'],
    ],
    [
      'A baker may close the shop. Customers order cakes and cancel their own.',
      ['Customers: order cakes: yes', 'Customers: cancel their own cakes: yes'],
    ],
  ])('%s', (lines, expected) => {
    expect(said(lines).slice(1)).toEqual(expected);
    const named = expected.map((each) => each.split(':')[0]);
    expect(roles(lines)).toEqual(expect.arrayContaining(named));
  });

  it.each([
    ['a thing', 'A warden may open the weir. The folder shows all catches. Letters report catches.'],
    ['the product', 'A warden may open the weir. The server sends mails.'],
    [
      'people beside roles that are declared',
      '- **Warden**: opens the weir\n- **Angler**: fishes\n\nPassers-by and painters watch boats.',
    ],
  ])('not of %s', (_, lines) => {
    expect(roles(lines).filter((name) => !/^(?:warden|angler)$/i.test(name))).toEqual([]);
  });
});

describe('what people do, behind their names', () => {
  it('whatever the verb, where one of them has a known one', () => {
    const lines = `1. Angler – weighs a catch, edits it until the weir closes.
2. Warden – sets quotas, merges duplicates.
3. Head – all that a Warden does; in addition closes weirs.
4. Club manager – picks the season. Does not fish.`;
    expect(roles(lines).toSorted()).toEqual(['Angler', 'Club manager', 'Head', 'Warden']);
    expect(said(lines)).toEqual(
      expect.arrayContaining([
        'Angler: weigh a catch: yes',
        'Angler: edit a catch: until the weir closes',
        'Club manager: pick the season: yes',
        'Club manager: fish: no',
      ]),
    );
  });

  it('in sentences that begin with a capital', () => {
    const lines =
      '- Teller: Opens tills and merges duplicates. Has no access to loans.\n- Auditor: Reads ledgers and orders copies.';
    expect(said(lines)).toEqual([
      'Teller: open tills: yes',
      'Teller: merge duplicates: yes',
      'Teller: access to loans: no',
      'Auditor: read ledgers: yes',
      'Auditor: order copies: yes',
    ]);
    expect(said(lines.replace(/- (\w+):/g, '- **$1**:')).slice(0, 3)).toEqual(said(lines).slice(0, 3));
  });

  it('in a list of definitions', () => {
    const lines = 'Teller\n: Opens tills and merges duplicates.\n\nAuditor\n: Reads ledgers.';
    expect(said(lines)).toEqual([
      'Teller: open tills: yes',
      'Teller: merge duplicates: yes',
      'Auditor: read ledgers: yes',
    ]);
  });

  it('behind a rank and a name in slanted type', () => {
    const lines =
      '- Level 0, *stranger*: sees the map\n- Level 1, *rider*: logs rides\n- Level 2, *head rider*: appoints riders';
    expect(roles(lines)).toEqual(['stranger', 'rider', 'head rider']);
  });

  it('nothing else is no deed', () => {
    expect(said('- Visitor: reads boards, nothing else\n- Owner: edits boards')).toEqual([
      'Visitor: read boards: yes',
      'Owner: edit boards: yes',
    ]);
  });
});

describe('what is refused', () => {
  it.each([
    ['As a parent I can *not* see other children.', 'parent: see other children: no'],
    ['Admins can **not** read mails.', 'Admins: read mails: no'],
    ['- Guests may *not* sell boats', 'Guests: sell boats: no'],
  ])('with the word set apart: %s', (lines, expected) => {
    expect(said(lines)).toEqual([expected]);
  });

  it('by doing something to nothing', () => {
    expect(said('Auditors can read everything and change nothing.')).toEqual([
      'Auditors: read everything: yes',
      'Auditors: change: no',
    ]);
    expect(said('Guests: edit nothing.')).toEqual(['Guests: edit: no']);
    expect(said('A clerk may sell. Board members see the ledger but change nothing in it.').slice(1)).toEqual(
      ['Board members: see the ledger: yes', 'Board members: change: no'],
    );
    expect(
      said('- Auditor: may see bills but pay for nothing.\n- Guest: reads lists, edits nothing'),
    ).toEqual(['Auditor: see bills: yes', 'Auditor: pay: no', 'Guest: read lists: yes', 'Guest: edit: no']);
  });

  it('to every role', () => {
    expect(said('Roles: `citizen`, `clerk`.\n\nNo role may delete a request.')).toEqual([
      'citizen: delete a request: no',
      'clerk: delete a request: no',
    ]);
  });
});

describe('what is done by people', () => {
  it.each([
    [
      'Fines are issued by wardens and waived by appeals officers.',
      ['wardens: issue fines: yes', 'appeals officers: waive fines: yes'],
    ],
    ['A loan is approved by the branch manager.', ['branch manager: approve a loan: yes']],
    [
      'Reports are written and signed by inspectors; letters are sent by the server.',
      ['inspectors: write reports: yes', 'inspectors: sign reports: yes'],
    ],
    ['API keys are only issued by admins.', ['admins: issue API keys: yes']],
  ])('%s', (lines, expected) => {
    expect(said(lines)).toEqual(expected);
  });

  it.each(['Letters are sent by the server.', 'It is approved by a manager.', 'Boats are kept by the pier.'])(
    'nobody is told of in: %s',
    (lines) => expect(said(lines)).toEqual([]),
  );
});
