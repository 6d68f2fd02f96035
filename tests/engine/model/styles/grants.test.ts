import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const roles = '- **Guest**: no account\n- **Member**: has one\n- **Admin**: runs it\n\n';
const permissions = (lines: string): string[] =>
  readPoint('roles', `${roles}${lines}`).permissions.map(
    ({ role, action, allowed }) => `${role}: ${action}: ${allowed}`,
  );

describe('what sentences grant', () => {
  it.each([
    [
      'below a term of a list of definitions',
      'Boards\n: Anyone may read a board. Guests cannot comment.\n: Only members can edit a board. Only the admin may delete it.',
      [
        'Member: read a board: yes',
        'Admin: read a board: yes',
        'Guest: read a board: yes',
        'Guests: comment: no',
        'members: edit a board: yes',
        'admin: delete a board: yes',
      ],
    ],
    [
      'by repeating what the sentence before says',
      'Members may create boards, unless the site is locked; then only admins can. Guests may not.',
      [
        'Members: create boards: unless the site is locked',
        'admins: create boards: yes',
        'Guests: create boards: no',
      ],
    ],
    [
      'by turning it round',
      'Only members may edit a comment. Not even admins can.',
      ['members: edit a comment: yes', 'admins: edit a comment: no'],
    ],
    [
      'to somebody alone',
      'The audit log is for admins only. Exports are reserved for members.',
      ['admins: The audit log: yes', 'members: Exports: yes'],
    ],
    [
      'by what is done to a thing',
      'Boards can be edited by members; they can be deleted only by admins.',
      ['members: edit boards: yes', 'admins: delete boards: yes'],
    ],
    [
      'by whom something is done',
      '- **Boards** — created and edited by members, deleted by admins only.',
      ['members: create Boards: yes', 'members: edit Boards: yes', 'admins: delete Boards: yes'],
    ],
    [
      'by who one has to be',
      'You must be an admin to delete a board. To export, one has to be a member.',
      ['admin: delete a board: yes', 'member: export: yes'],
    ],
    [
      'by names in code below a title',
      'Permissions an Admin has:\n\n- Boards: `boards.view`, `boards.edit` (no deleting)\n- `users.view` — see users',
      ['Admin: boards.view: yes', 'Admin: boards.edit: yes', 'Admin: users.view: yes'],
    ],
    [
      'by names that somebody can have',
      'Grants a Member can have:\n\n- Boards: `boards.view`, `boards.edit`',
      ['Member: boards.view: granted', 'Member: boards.edit: granted'],
    ],
    ['by a name with "only"', '- delete boards: allowed: admins only', ['admins: delete boards: yes']],
  ])('%s', (_, lines, expected) => expect(permissions(lines)).toEqual(expected));

  it.each([['Uploads are limited to 5 MB.'], ['Boards are only for planning. And `boards.view` is a name.']])(
    'nothing: %s',
    (lines) => expect(permissions(lines)).toEqual([]),
  );
});
