import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const read = (lines: string): { roles: string[]; said: string[] } => {
  const { roles, permissions } = readPoint('roles', lines);
  const said = permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
  return { roles: roles.map(({ name }) => name), said };
};

describe('lines that say who somebody is, and what that one may', () => {
  it('what is done before "may" names nobody', () => {
    const lines =
      '- **Head** – runs the hall.\n- **Clerk** – sells books and cards but cannot close the hall.\n- **Porter**: carries boxes, and can open the gate.';
    expect(read(lines).roles).toEqual(['Head', 'Clerk', 'Porter']);
    expect(read(lines).said).toEqual(
      expect.arrayContaining(['Clerk: close the hall: no', 'Porter: open the gate: yes']),
    );
  });

  it('a clause about somebody else is about that one', () => {
    const lines = '- **Hall**: readers and guests can open it.\n- **Gate**: porters can open it.';
    expect(read(lines).said).toContain('readers: open it: yes');
  });

  it('what stands in brackets behind a name is no deed', () => {
    const lines =
      '**Clerk**\n- Yes: lend books\n- No: close the hall\n\n**Head** (one per hall)\n- Yes: lend books\n- Close the hall: depends, only at night.';
    expect(read(lines).said).toEqual([
      'Clerk: lend books: yes',
      'Clerk: close the hall: no',
      'Head: lend books: yes',
      'Head: Close the hall: depends, only at night',
    ]);
  });
});

describe('a name with the same in code', () => {
  it('is a role', () =>
    expect(
      read('- Keeper: `KEEPER`\n- Gate helper: `gate_helper`, the second one\n- **Guest** – `guest`'),
    ).toEqual({ roles: ['Keeper', 'Gate helper', 'Guest'], said: [] }));

  it('is none where it is no word for people', () =>
    expect(read('- Boat colour: `BOAT_COLOUR`\n- Gate: `gate`').roles).toEqual([]));

  it('is none where it is what is done', () =>
    expect(read('- Close gates: `close_gates`\n- Open gates: `open_gates`').roles).toEqual([]));
});
