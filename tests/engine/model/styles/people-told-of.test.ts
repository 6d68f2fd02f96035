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

  it.each([
    'Letters are sent by the server.',
    'It is approved by a manager.',
    'Boats are kept by the pier.',
    'Loans are hidden by default. Letters are sent by e-mail.',
    'Who is it for? Owners. Can guests see loans? That depends.',
    'Tellers see neither. Keepers change nothing but their name. Clerks see nothing else.',
    '| Persona | Description |\n|---|---|\n| Owner | Buys apples every week, uses an old phone. |\n| Clerk | Sells apples |',
    '| Role | What they do |\n|---|---|\n| Owner | Hates forms, lives upstairs. |\n| Clerk | Enjoys the work |',
    'To see loans you must be logged in.',
    'Keepers smile. Managers wonder why loans drop.',
    'Is the bridge open on Sundays? Yes.',
    'Loans are sorted by date and filtered by owner.',
  ])('nobody is told of in: %s', (lines) => expect(said(lines)).toEqual([]));
});

describe('what people do, below their names and beside them', () => {
  it('in sentences below a heading', () => {
    const lines =
      '### Cook\n\nEdits the menu. Sees all orders. Cannot refund.\n\n### Waiter\n\nTakes orders and serves them. Sees bills.';
    expect(roles(lines)).toEqual(['Cook', 'Waiter']);
    expect(said(lines)).toEqual([
      'Cook: edit the menu: yes',
      'Cook: see all orders: yes',
      'Cook: refund: no',
      'Waiter: take orders: yes',
      'Waiter: serve orders: yes',
      'Waiter: see bills: yes',
    ]);
    expect(said('### Cook\n\nEdits the menu.\n\n### Waiter\n\nTakes orders.')).toEqual([
      'Cook: edit the menu: yes',
      'Waiter: take orders: yes',
    ]);
    // One sentence says who that is, where others say what they may.
    expect(said('### Cook\n\nRuns the kitchen.\n\n- May edit the menu.')).toEqual([
      'Cook: edit the menu: yes',
    ]);
    const matrix = '\n\n### Matrix\n\n| Action | Cook | Waiter |\n|---|---|---|\n| Refund | no | yes |';
    expect(said(`### Cook\n\nEdits the menu.${matrix}`)).toEqual(['Cook: Refund: no', 'Waiter: Refund: yes']);
    expect(said('### Kitchen\n\nShows the menu.')).toEqual([]);
  });

  it('in a paragraph of several', () => {
    const lines = 'These are known. Nurse: records vitals, sees the ward. Porter: moves patients.';
    expect(said(lines)).toEqual([
      'Nurse: record vitals: yes',
      'Nurse: see the ward: yes',
      'Porter: move patients: yes',
    ]);
  });

  it('before what they may, in a list', () => {
    expect(said('1. A student sees own grades.\n2. A dean sees all grades and can unlock them.')).toEqual(
      expect.arrayContaining(['dean: see all grades: yes', 'dean: unlock all grades: yes']),
    );
  });

  it('in a table of what they do', () => {
    const lines =
      '| Who | What they do |\n|---|---|\n| Cook | Prepares dishes, orders supplies |\n| Waiter | takes orders and serves dishes |';
    expect(said(lines)).toEqual([
      'Cook: prepare dishes: yes',
      'Cook: order supplies: yes',
      'Waiter: take orders: yes',
      'Waiter: serve dishes: yes',
    ]);
    const may =
      '| Role | May |\n|---|---|\n| Cook | orders, bills |\n| Waiter | takes orders, writes notes |';
    expect(said(may)).toEqual([
      'Cook: orders, bills: yes',
      'Waiter: take orders: yes',
      'Waiter: write notes: yes',
    ]);
  });

  it('what is meant by "it" is not what belongs to others', () => {
    expect(said('Pupils hand in work and see their grades; teachers grade it.')).toEqual([
      'Pupils: hand in work: yes',
      'Pupils: see their grades: yes',
    ]);
    expect(said('Customers order cakes. Couriers accept orders and deliver them.').slice(1)).toEqual([
      'Couriers: accept orders: yes',
      'Couriers: deliver orders: yes',
    ]);
  });
});

describe('lines that are not one', () => {
  it('notes of several people, a dash behind each', () => {
    const lines =
      'Cook — may edit the menu; may not refund.\nWaiter — may take orders; may not edit the menu.';
    expect(said(lines)).toEqual([
      'Cook: edit the menu: yes',
      'Cook: refund: no',
      'Waiter: take orders: yes',
      'Waiter: edit the menu: no',
    ]);
  });

  it('questions, a line each', () => {
    const lines = 'Who may delete a post? The author and any moderator.\nWho may pin a post? Moderators.';
    expect(said(lines)).toEqual([
      'author: delete a post: yes',
      'moderator: delete a post: yes',
      'Moderators: pin a post: yes',
    ]);
  });

  it('whom something takes: nobody is no role', () => {
    const lines =
      'Deleting users requires the admin role. Creating plans requires at least the manager role. Viewing needs no role.';
    expect(said(lines)).toEqual(['admin: delete users: yes', 'manager: create plans: yes']);
    expect(said('To edit the menu you have to be a cook or the owner.')).toEqual([
      'cook: edit the menu: yes',
      'owner: edit the menu: yes',
    ]);
  });
});

describe('a title before a sentence that is nothing but names', () => {
  it('lists roles', () => {
    expect(roles('**Roles.** Visitor, guest, member.')).toEqual(['Visitor', 'guest', 'member']);
    expect(roles('**User roles.** Owner, shop clerk and guest.')).toEqual(['Owner', 'shop clerk', 'guest']);
  });

  it.each(['**Roles.** The app has two.', '**Roles.** None.'])('or none: %s', (lines) =>
    expect(roles(lines)).toEqual([]),
  );
});
