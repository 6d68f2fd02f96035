import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);
const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

const down = ['owner: rent a boat: yes', 'harbour master: rent a boat: yes', 'rower: rent a boat: yes'];

describe('roles in an order', () => {
  it.each([
    ['by ranks', '- owner 40, harbour master 30, rower 20, guest 10', 'rower+'],
    [
      'by ranks in brackets',
      '- guest (1)\n- rower (2)\n- harbour master (3)\n- owner (4)',
      'rower or higher',
    ],
    ['by ranks that fall', '- owner 1; harbour master 2; rower 3; guest 4', 'rower and above'],
    ['by ranks before the names', '- 4 owner\n- 3 harbour master\n- 2 rower\n- 1 guest', 'at least rower'],
    ['by signs', 'Roles: owner > harbour master > rower > guest', 'rower and up'],
    ['by signs upwards', '- guest < rower < harbour master < owner', 'from rower up'],
    ['by how they are listed', 'Roles: owner, harbour master, rower, guest', 'rower+'],
  ])('%s', (_, declared, who) => {
    expect(roles(declared).toSorted()).toEqual(['guest', 'harbour master', 'owner', 'rower']);
    expect(said(`${declared}\n\n### Boats\n\n- rent a boat: ${who}`).toSorted()).toEqual(down.toSorted());
    expect(said(`${declared}\n\n### Boats\n\n- rent a boat\n  - ${who}`).toSorted()).toEqual(down.toSorted());
  });

  it('where no order is told it is that one alone', () => {
    expect(said('Roles: rower, cook, smith\n\n- rent a boat: cook+')).toEqual(['cook: rent a boat: yes']);
  });

  it('several names that a line answers below what is done', () => {
    expect(
      said('Roles: rower, cook, smith\n\n- rent a boat\n  - rower, cook: no\n  - smith: own only'),
    ).toEqual(['rower: rent a boat: no', 'cook: rent a boat: no', 'smith: rent a boat: own']);
  });

  it.each([
    ['amounts', '- boats 40, seats 3'],
    ['numbers of things', '- Boats 4\n- Oars 8\n- Seats 12'],
    ['a comparison', 'A boat with seats > 4 is large.'],
  ])('%s are no ranks', (_, lines) => {
    expect(roles(lines)).toEqual([]);
  });
});
