import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const rightsBelow = (title: string, intro = '') => {
  const text = `# Harbour\n\n## 6. Roles and permissions\n\n${intro}${title}\n\n- open the gate\n- cannot sell the crane\n`;
  const { roles, permissions } = modelAsJson(read(text).model);
  return {
    roles: roles.map(({ name }) => name),
    rights: permissions.map(({ role, action, allowed }) => `${role}: ${action} ${allowed}`),
  };
};

describe('a title that says whose rights stand below it', () => {
  it.each([
    ['### What a keeper may do', 'keeper'],
    ['### What the keeper can and cannot do', 'keeper'],
    ['### What keepers are allowed to do', 'keepers'],
    ['### Permissions of the keeper', 'keeper'],
    ['### Rights of a night keeper', 'night keeper'],
    ['### Keeper permissions', 'Keeper'],
    ['### Keeper’s rights', 'Keeper'],
    ['### Role: Keeper', 'Keeper'],
    ['### As a keeper', 'keeper'],
    ['### Keeper can:', 'Keeper'],
    ['**What a keeper may do**', 'keeper'],
  ])('names only that role: %s', (title, role) =>
    expect(rightsBelow(title)).toEqual({
      roles: [role],
      rights: [`${role}: open the gate yes`, `${role}: sell the crane no`],
    }),
  );

  it('in another number names the role that is declared', () =>
    expect(rightsBelow('### What keepers may do', 'The roles are: Keeper, Visitor.\n\n').roles).toEqual([
      'Keeper',
      'Visitor',
    ]));

  it.each(['### Crane rights', '### User permissions', '### For the gate', '### Permissions'])(
    'is another title where it names nobody: %s',
    (title) => {
      const names = rightsBelow(title).roles;
      for (const name of ['Crane', 'User', 'gate', 'the gate']) expect(names).not.toContain(name);
    },
  );
});
