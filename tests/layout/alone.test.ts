import { expect, test } from 'vitest';
import { placeAlone } from '../../src/layout/alone.ts';

const nothing = { width: 0, height: 0 };
const cards = (count: number, width: number, height: number) =>
  Array.from({ length: count }, () => ({ width, height }));
const columnsOf = ({ corners }: ReturnType<typeof placeAlone>): number =>
  new Set(corners.map(({ x }) => x)).size;

test('what no line meets stands in as many columns as it takes to read it with little effort', () => {
  // Three columns are made a little smaller, which is less than to read on for so long.
  const many = placeAlone(cards(20, 220, 200), nothing, 617);
  expect(columnsOf(many)).toBe(3);
  expect(many.width * 0.75).toBeLessThanOrEqual(617);
  // A few fit as they are.
  const few = placeAlone(cards(4, 220, 100), nothing, 617);
  expect(columnsOf(few)).toBe(2);
  expect(few.width).toBeLessThanOrEqual(617);
  expect(columnsOf(placeAlone(cards(9, 90, 40), nothing, 888))).toBeGreaterThan(5);
});

test('it stands below the rest, in the order of the text, and nothing on anything else', () => {
  const things = [120, 60, 200, 80, 40, 160].map((height) => ({ width: 150, height }));
  const { corners, width, height } = placeAlone(things, { width: 300, height: 400 }, 358);
  for (const [index, corner] of corners.entries()) {
    expect(corner.y).toBeGreaterThan(400);
    expect(corner.y + (things[index]?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(corner.x + 150).toBeLessThanOrEqual(width);
    for (const [other, { x, y }] of corners.entries())
      if (other !== index && x === corner.x)
        expect(
          corner.y >= y + (things[other]?.height ?? 0) || corner.y + (things[index]?.height ?? 0) <= y,
        ).toBe(true);
  }
  const rows = [...corners].sort((a, b) => a.y - b.y || a.x - b.x);
  expect(rows).toEqual(corners);
});
