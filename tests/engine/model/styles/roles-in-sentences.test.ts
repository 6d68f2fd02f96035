import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);
const permissions = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('roles that sentences introduce', () => {
  it.each([
    ['behind a colon', 'There are three roles: owner, admin and member.'],
    ['behind a verb', 'The roles are owner, admin and member.'],
    ['with what they are', 'There are three roles: owner (pays, signs), admin and member (invited).'],
    ['as bold subjects', 'An **owner** pays. An **admin** runs it. A **member** has an account.'],
    ['below a line', 'Every user has one of these roles:\n\n- owner\n- admin\n- member'],
    ['as a legend', 'O = owner, A = admin, M = member.'],
    [
      'by what several sentences let them do',
      'Owner may pay bills and may close it. Admin may rename it and may copy it. Member may read it and may print it.',
    ],
  ])('%s', (_, lines) => {
    expect(roles(lines).map((name) => name.toLowerCase())).toEqual(['owner', 'admin', 'member']);
  });

  it.each([
    ['how roles are', 'The roles are global and additive.'],
    ['where they are kept', 'The roles are stored in the table `members`.'],
    ['a word of caution and a deed', '**Note** that it has users. **Deleting** is final.'],
  ])('%s is no role', (_, lines) => {
    expect(roles(lines)).toEqual([]);
  });

  it.each([
    ['by who alone may', '- **Plans.** Only an admin can save a plan.'],
    ['behind what it depends on', '- **Limits.** With this setting on, admins can save a plan.'],
    ['behind a condition', '- **Limits.** When it is full, a member can save a plan.'],
  ])('a bold topic of which it is told %s is nobody', (_, line) => {
    const told = `- **Admin**: runs it.\n- **Member**: has an account.\n\nSome permissions do not fit the matrix:\n\n${line}`;
    expect(roles(told)).toEqual(['Admin', 'Member']);
    expect(permissions(told).join()).toContain('save a plan');
  });

  it('a bold name behind which nobody else is let do anything is a role', () => {
    const told = '- **Admin**: runs it.\n- **Clerk**: with a desk of its own, works for an admin.';
    expect(roles(told)).toEqual(['Admin', 'Clerk']);
  });

  it('no admin is nobody of that name', () => {
    const told = '- **Admin**: runs it.\n- **Member**: has an account.\n\nNo admin can read a note.';
    expect(permissions(told)).toEqual(['admin: read a note: no']);
    expect(permissions(told.replace('No admin', 'No one'))).not.toContain('one: read a note: no');
  });

  it('initials stand for roles of which only one has them', () => {
    const named = 'Roles: `owner`, `admin`, `guest-editor`.\n\n';
    const expected = ['owner: pin: yes', 'admin: pin: yes', 'guest-editor: pin: no'];
    expect(permissions(`${named}- pin: O A; GE ✗`)).toEqual(expected);
    expect(permissions(`${named}| Action | O | A | GE |\n|---|---|---|---|\n| pin | ✓ | ✓ | ✗ |`)).toEqual(
      expected,
    );
  });

  it('a role that is called as everybody or nobody is that role alone', () => {
    const named = '- **everyone**: somebody\n- **none**: nobody yet\n- **member**: has an account\n\n';
    expect(
      permissions(
        `${named}| Action | everyone | none | member |\n|---|---|---|---|\n| pin | yes | no | yes |`,
      ),
    ).toEqual(['everyone: pin: yes', 'none: pin: no', 'member: pin: yes']);
  });
});

describe('what sentences allow', () => {
  const known = 'There are two roles: owner and member.\n\n';
  it.each([
    [
      'an exception is refused, and everything is no action',
      'Members can do everything except delete the board and change billing.',
      ['Members: delete the board: no', 'Members: change billing: no'],
    ],
    [
      'a pronoun means whom the sentence before names',
      'Members can read. They cannot write posts.',
      ['Members: read: yes', 'Members: write posts: no'],
    ],
    [
      'objects of a list belong to their verb',
      'Members can edit their posts, pages and tags.',
      ['Members: edit their posts, pages and tags: yes'],
    ],
    [
      'a second verb with its own object stands alone',
      'Members can plan meals and edit shopping lists.',
      ['Members: plan meals: yes', 'Members: edit shopping lists: yes'],
    ],
    [
      'a role that is left out is a condition',
      'Members can delete their account, except for the owner, who cannot delete it.',
      ['Members: delete their account: except for the owner'],
    ],
    [
      'what stands before the subject limits it',
      'If a board is public, members may copy it.',
      ['members: copy it: If a board is public'],
    ],
    [
      'what goes back to the action before is that action',
      'Members cannot see logs, and even owners cannot do so.',
      ['Members: see logs: no', 'owners: see logs: no'],
    ],
    [
      'everybody and nobody are all roles',
      'Everyone can read posts. Nobody may delete posts.',
      [
        'owner: read posts: yes',
        'member: read posts: yes',
        'owner: delete posts: no',
        'member: delete posts: no',
      ],
    ],
    ['a deed that is reserved', 'Exporting is reserved for owners.', ['owners: Exporting: yes']],
  ])('%s', (_, sentence, expected) => {
    expect(permissions(known + sentence)).toEqual(expected);
  });

  it('the line above a list names who', () => {
    const lines = `${known}Owner:\n- can rename it\n- cannot leave\n\nMember:\n- can leave`;
    expect(permissions(lines)).toEqual(['Owner: rename it: yes', 'Owner: leave: no', 'Member: leave: yes']);
  });

  it('what is refused only in some case is not read as refused always', () => {
    expect(permissions(`${known}When a board is archived, members cannot edit it.`)).toEqual([]);
  });
});

describe('what sentences refuse or leave open', () => {
  it.each([
    ['Whether a groom may see the bill is unclear.'],
    ['Whether a groom role is needed depends on the stable, since new users may be given it.'],
  ])('%s', (sentence) =>
    expect(permissions(`**Rider.** A rider may ride horses. ${sentence}`)).toEqual([
      'Rider: ride horses: yes',
    ]),
  );

  it('who may do something to nothing may not', () =>
    expect(permissions('**Rider.** A rider may report nothing and cannot sell a horse.')).toEqual([
      'Rider: report: no',
      'Rider: sell a horse: no',
    ]));

  it('what is included belongs to what is allowed', () =>
    expect(
      permissions('**Rider.** A rider can feed horses and can see bills, including those of others.'),
    ).toEqual(['Rider: feed horses: yes', 'Rider: see bills, including those of others: yes']));
});

describe('what is nobody', () => {
  it.each([
    'Anyone with the *link* may view the album.',
    'People with the `invite code` may join.',
    'Users with `2FA` can open the vault.',
    'Members: delete not allowed.',
    'Guests: see below.',
  ])('may do nothing: %s', (text) => {
    expect(roles(text)).toEqual([]);
    expect(permissions(text)).toEqual([]);
  });

  it.each([
    ['The **Inbox** shows all letters. It may hold 100 letters.', 'hold 100 letters'],
    ['The **red button** stops the counter. It may reset the counter.', 'reset the counter'],
  ])('is not what a sentence goes on with: %s', (text, deed) => {
    expect(permissions(text).join()).not.toContain(deed);
  });

  it('is not a right that is one by its name, or by the word behind it', () => {
    const text = 'Whoever has *full access* may close a shelf. People with the `desk` role may lend a copy.';
    expect(permissions(text)).toEqual(['full access: close a shelf: yes', 'desk: lend a copy: yes']);
  });
});

describe('roles with names in capitals', () => {
  const port =
    'At the quay we have Berth Keeper, Berth Guest and Harbour Master; over them stands the Fleet Master, and a visitor has the role Sailor.';

  it('are named in a sentence', () => {
    expect(roles(port)).toEqual(['Berth Keeper', 'Berth Guest', 'Harbour Master', 'Sailor', 'Fleet Master']);
    expect(roles('Every person with a licence is a Berth Keeper. A Berth Guest is an outsider.')).toEqual([
      'Berth Keeper',
      'Berth Guest',
    ]);
  });

  it('are no names of things, and none of what is only mentioned', () => {
    expect(roles('There we have Tide Tables, Weather Charts and Mooring Fees.')).toEqual([]);
    expect(roles('It is shown on the Berth Keeper page.')).toEqual([]);
  });

  it('do what sentences tell of them', () => {
    expect(
      permissions(
        `${port}\n\nA Berth Guest creates, edits and deletes boats. A Harbour Master approves tolls and may refuse them.`,
      ),
    ).toEqual([
      'Berth Guest: create, edit and delete boats: yes',
      'Harbour Master: approve tolls: yes',
      'Harbour Master: refuse tolls: yes',
    ]);
  });

  it('share what the clause before says of others', () => {
    expect(
      permissions(
        `${port}\n\nBerth Guests cannot read tolls but can print them, and the same goes for Fleet Masters.`,
      ),
    ).toEqual([
      'Berth Guests: read tolls: no',
      'Berth Guests: print tolls: yes',
      'Fleet Masters: read tolls: no',
      'Fleet Masters: print tolls: yes',
    ]);
  });

  it('may, yet are not allowed', () => {
    expect(
      permissions(
        `${port}\n\nA Berth Keeper can read tolls yet is not allowed to create them. A Berth Guest can open none of the boats.`,
      ),
    ).toEqual([
      'Berth Keeper: read tolls: yes',
      'Berth Keeper: create tolls: no',
      'Berth Guest: open the boats: no',
    ]);
  });

  it('two verbs of one object are one right, three are one each', () => {
    expect(permissions(`${port}\n\nA Berth Keeper can add and remove ropes.`)).toEqual([
      'Berth Keeper: add and remove ropes: yes',
    ]);
    expect(permissions(`${port}\n\nA Berth Keeper can view, edit and delete maps.`)).toEqual([
      'Berth Keeper: view maps: yes',
      'Berth Keeper: edit maps: yes',
      'Berth Keeper: delete maps: yes',
    ]);
  });
});
