import { expect, test } from 'vitest';
import { drawFavicon } from '../../src/ui/tiles/favicon.ts';
import type { TilePoint } from '../../src/ui/tiles/tile-shape.ts';

const counts = { shown: 1, notShown: 1, open: 0, unstated: 0 };
const drawn = (points: readonly TilePoint[]): string => {
  const [type, drawing] = drawFavicon(points).split(',', 2);
  expect(type).toBe('data:image/svg+xml');
  return decodeURIComponent(drawing ?? '');
};
const count = (text: string, part: string): number => text.split(part).length - 1;

test('an icon has nine tiles, empty ones where nothing is known of a point', () => {
  const empty = drawn([]);
  expect(count(empty, '<g ')).toBe(9);
  expect(count(empty, 'class="o"')).toBe(9);
  expect(count(empty, 'class="n"')).toBe(0);
});

test('a point that is shown is filled, and one that contradicts itself is notched', () => {
  const icon = drawn([
    { id: 'product', shown: 'shown', counts, contradictions: 0 },
    { id: 'screens', shown: 'partly', counts, contradictions: 2 },
  ]);
  expect(count(icon, 'class="o"')).toBe(8);
  expect(count(icon, 'class="n"')).toBe(1);
});

test('an icon is a document that can be read', () => {
  const parsed = new DOMParser().parseFromString(drawn([]), 'image/svg+xml');
  expect(parsed.documentElement.tagName).toBe('svg');
  expect(parsed.querySelector('parsererror')).toBeNull();
});
