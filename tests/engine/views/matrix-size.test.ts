import { describe, expect, it } from 'vitest';
import { read, viewOf } from '../../../src/engine/index.ts';
import { limits } from '../../../src/engine/limits.ts';

const letters = 'abcdefghij';
const name = (index: number): string =>
  `W${[...String(index)].map((digit) => letters[Number(digit)]).join('')}ed`;

const listed = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

describe('a matrix has so many cells at most, and counts the rows that are left out', () => {
  it.each([20, 800])('of %i roles and what each may', (count) => {
    const text = `## 6. Roles and permissions\n\n${listed(count, (i) => `- **${name(i)}**: may create ${name(i + 1)}.`)}\n`;
    const { roles, groups, left } = viewOf(read(text).model, 'roles');
    const rows = groups.flatMap((group) => group.rows);
    expect(roles).toHaveLength(count);
    expect(rows.length + left).toBe(count);
    expect(left > 0).toBe(count * count > limits.matrixCells);
    expect(rows.length * roles.length).toBeLessThanOrEqual(limits.matrixCells);
  });

  it.each([20, 800])('of %i states, each with an event of its own', (count) => {
    const text = `## 4. States and transitions\n\n### Thing\n\n${listed(count, (i) => `- ${name(i).toLowerCase()} → ${name(i + 1).toLowerCase()} (send${name(i)})`)}\n`;
    const [lifecycle] = viewOf(read(text).model, 'states').lifecycles;
    expect(lifecycle?.events).toHaveLength(count);
    expect((lifecycle?.matrix.length ?? 0) + (lifecycle?.left ?? 0)).toBeGreaterThanOrEqual(count);
    expect((lifecycle?.left ?? 0) > 0).toBe(count * count > limits.matrixCells);
    expect((lifecycle?.matrix.length ?? 0) * count).toBeLessThanOrEqual(limits.matrixCells);
  });
});
