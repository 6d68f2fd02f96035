import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lead: string): readonly string[] =>
  readPoint('roles', `${lead}\n\n- may lend boats\n- may not sell oars`).permissions.map(
    ({ role, action, allowed }) => `${role} ${action} ${allowed}`,
  );

describe('a line above a list that says which role somebody has', () => {
  it.each([
    ['Users with the role `keeper`:', 'keeper'],
    ['A user with `keeper`', 'keeper'],
    ['A key with BOATS_ONLY', 'BOATS_ONLY'],
    ['Whoever is a keeper', 'keeper'],
    ['Members who have the keeper role:', 'keeper'],
    ['Someone holding the role harbour master', 'harbour master'],
  ])('names that: %s', (lead, role) =>
    expect(told(lead)).toEqual([`${role} lend boats yes`, `${role} sell oars no`]),
  );

  it.each([
    ['Keepers', 'Keepers'],
    ['The key holder', 'key holder'],
  ])('is a name itself where it says no more: %s', (lead, role) =>
    expect(told(lead)).toEqual([`${role} lend boats yes`, `${role} sell oars no`]),
  );
});

describe('people of whom a sentence says that they are there', () => {
  it('are roles where all are somebody', () => {
    const roles = (text: string): readonly string[] => readPoint('roles', text).roles.map(({ name }) => name);
    expect(
      roles(
        'Besides the accounts there are the **Subscriber**, known by a link, and the anonymous **Visitor**.',
      ),
    ).toEqual(['Subscriber', 'Visitor']);
    expect(roles('Besides the berths there are the **Slipway**, for boats, and the **Crane**.')).toEqual([]);
  });
});
