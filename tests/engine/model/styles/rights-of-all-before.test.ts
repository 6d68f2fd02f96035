import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`);
const rolesOf = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('what is said of all whom the sentence before is about', () => {
  it.each([
    ['Admins and members have the same rights. Both may add boats.', ['Admins', 'members'], 'yes'],
    ['Editors and guests share the log. Neither can delete it.', ['Editors', 'guests'], 'no'],
    [
      'There are keepers, helpers and guests. All three may add boats.',
      ['keepers', 'helpers', 'guests'],
      'yes',
    ],
    [
      'Owners and managers have a key to the quay. Each of them can add boats.',
      ['Owners', 'managers'],
      'yes',
    ],
    ['Guests and visitors come by day. None of them may add boats.', ['Guests', 'visitors'], 'no'],
  ])('%s', (text, roles, allowed) => {
    const found = readPoint('roles', text).permissions;
    expect(rolesOf(text)).toEqual(roles);
    expect(found.map(({ role }) => role)).toEqual(roles);
    expect(new Set(found.map((each) => each.allowed))).toEqual(new Set([allowed]));
  });

  it('is said of nobody where one alone stands before it, or nobody', () => {
    expect(said('The quay is large. Both may add boats.')).toEqual([]);
    expect(rolesOf('The gate and the quay are old. Both can hold nine boats.')).toEqual([]);
    expect(rolesOf('A keeper may open the gate. Both may add boats.')).toEqual(['keeper']);
    expect(said('The quay is large. Neither can sell the boat.')).toEqual([]);
  });

  it('is said of nobody where there are more or fewer than the word says', () => {
    expect(said('There are keepers, helpers and guests. Both may add boats.')).toEqual([]);
    expect(said('There are keepers, helpers and guests. Neither may add boats.')).toEqual([]);
    expect(said('Editors and guests share the log. All three may delete it.')).toEqual([]);
  });
});

describe('deeds with their answers below the name of somebody', () => {
  it.each([
    [
      'each in a sentence',
      '### Developer\n\nMay read logs. Manage crews: no. Delete the quay: no. Add boats: yes.',
      [
        'Developer: read logs: yes',
        'Developer: Manage crews: no',
        'Developer: Delete the quay: no',
        'Developer: Add boats: yes',
      ],
    ],
    [
      'all behind what says it of them',
      '### Harbour Admin\n\nWhoever builds it. Everything in it is allowed: read logs, edit logs, delete the quay.',
      [
        'Harbour Admin: read logs: yes',
        'Harbour Admin: edit logs: yes',
        'Harbour Admin: delete the quay: yes',
      ],
    ],
    [
      'all that is refused',
      '### Visitor\n\nThe following are forbidden: edit logs, delete boats.',
      ['Visitor: edit logs: no', 'Visitor: delete boats: no'],
    ],
    [
      'a title with brackets behind it',
      '**Manager** (`isManager`). Passes every check. May open the office, and delete any log.\n\n**External user** (`outside`). May see boats. May not open the office.',
      [
        'Manager: open the office: yes',
        'Manager: delete any log: yes',
        'External user: see boats: yes',
        'External user: open the office: no',
      ],
    ],
    [
      'a role that is called as what is refused',
      '### Viewer\n\nMay read logs.\n\n### No Access\n\nSlug `no-access`, on either level. Can not read logs and can not add boats.',
      ['Viewer: read logs: yes', 'No Access: read logs: no', 'No Access: add boats: no'],
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toEqual(expected));

  it('are none where nothing is done, or nothing is answered', () => {
    expect(said('### Viewer\n\nOffice hours: no. Colour: red.')).toEqual([]);
    expect(said('### Viewer\n\nEverything in it is blue: oars, sails.')).toEqual([]);
    expect(said('### The quay\n\nManage crews: no. Delete the quay: no.')).toEqual([]);
  });
});

it('an answer ends its sentence, and the number of something does not', () => {
  expect(said('### Editor\n\nAdd boats: no. Mend boats: yes.')).toEqual([
    'Editor: Add boats: no',
    'Editor: Mend boats: yes',
  ]);
  expect(rolesOf('**Keeper** lives at no. 5 and may open the gate.')).toEqual(['Keeper']);
});
