import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../../src/engine/change.ts';
import { changesFor, read } from '../../../src/engine/index.ts';
import { findingsOf, screens } from './findings-of.ts';

const id = 'roles/role-without-permission';
const roles = (more = ''): string =>
  `## 6. Roles and permissions\n\n- **Admin**: the owner.\n- **Clerk**: a person of the staff.\n- **Guest**: anybody else.\n${more}`;

describe('roles of which no action is stated', () => {
  test('are one question, and the point is partly shown', () => {
    const { model } = read(roles());
    expect(model.points.roles).toMatchObject({ shown: 'partly', counts: { shown: 3, unstated: 3 } });
    expect(findingsOf(id, roles()).map(({ message }) => message)).toEqual([
      'Who may do what? The roles “Admin”, “Clerk” and “Guest” are named, and no action is stated.',
    ]);
  });

  test('are not asked about when it is said that nobody knows, which the fix says', () => {
    const specification = read(roles());
    const [fix] = specification.findings.find(({ check }) => check === id)?.fixes ?? [];
    if (!fix) throw new Error('no fix');
    const fixed = applyChanges(specification.text, changesFor(specification, fix));
    expect(fixed).toContain('Permissions: not shown');
    expect(findingsOf(id, fixed)).toEqual([]);
    expect(read(fixed).model.points.roles.shown).toBe('partly');
    expect(read(fixed).model.roles.roles).toHaveLength(3);
  });

  test('are not asked about where permissions are stated, or screens say to whom they are open', () => {
    const matrix =
      '\n| Action | Admin | Clerk | Guest |\n| --- | --- | --- | --- |\n| sell | yes | yes | no |\n';
    expect(findingsOf(id, roles(matrix))).toEqual([]);
    expect(read(roles(matrix)).model.points.roles.shown).toBe('shown');
    expect(findingsOf(id, screens(['Till | `/` | none | none | none | Clerk'], roles()))).toEqual([]);
  });
});
