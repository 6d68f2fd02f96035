import { describe, expect, test } from 'vitest';
import { read, viewOf } from '../../../src/engine/index.ts';

const { groups, roles } = viewOf(
  read(`# Specification: Quay

## 6. Roles and permissions

There are three roles, each including what the one before it may do: \`guest\`, \`rower\`, and \`master\`.

### Guest

May:

- look around

### Rower

May, in addition:

- take boats

May not close the quay.

### Master

May, in addition:

- close the quay
`).model,
  'roles',
);
const columns = roles.map(({ name }) => name);
const cellsOf = (action: string) => {
  const rows = groups.flatMap((group) => group.rows).filter((row) => row.action === action);
  return columns.map((_, column) => rows.map(({ cells }) => [cells[column]?.is, cells[column]?.through]));
};

describe('what a role may of which only another says it', () => {
  test('is that of the role whose rights it has, and tells so', () => {
    expect(columns).toEqual(['guest', 'rower', 'master']);
    expect(cellsOf('look around')).toEqual([[['yes', undefined]], [['yes', 'guest']], [['yes', 'guest']]]);
    expect(cellsOf('take boats')).toEqual([
      [['unstated', undefined]],
      [['yes', undefined]],
      [['yes', 'rower']],
    ]);
  });

  test('is never a refusal', () =>
    expect(cellsOf('close the quay').at(-1)).toContainEqual(['yes', undefined]));
});
