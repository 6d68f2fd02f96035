import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const told = (lines: string) => {
  const { roles, permissions } = modelAsJson(
    read(`# Harbour\n\n## 6. Roles and permissions\n\n${lines}\n`).model,
  );
  return { roles: roles.map(({ name }) => name), rights: permissions.length };
};

describe('a list of people in plain type', () => {
  it.each([
    '- Owner – the person who pays\n- Member – anyone invited\n- Guest – no account',
    '- Owner (one per harbour)\n- Member\n- Guest',
    '- Owner: the person who pays\n- Member: somebody invited\n- Guest: no account',
  ])('names roles, and what it says of them is no right: %j', (lines) =>
    expect(told(lines)).toEqual({ roles: ['Owner', 'Member', 'Guest'], rights: 0 }),
  );

  it('goes on to tell what they do where most of its lines do', () =>
    expect(told('- Owner: open the gate, sell the crane\n- Guest: see boats').rights).toBe(3));

  it.each([
    '- Gate – the way in\n- Crane – lifts boats',
    '- Open the gate: Owner\n- See boats: Guest, Owner',
  ])('is none where things or deeds head it: %j', (lines) => {
    const { roles } = told(lines);
    for (const name of ['Gate', 'Crane', 'Open the gate', 'See boats']) expect(roles).not.toContain(name);
  });
});
