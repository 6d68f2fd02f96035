import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PointShown } from '../../src/engine/index.ts';
import { outsideWords, standingWords, stateWords, tileWords } from '../../src/ui/tiles/point-words.ts';
import { fillOf, outlineOf, shareOf, type TilePoint } from '../../src/ui/tiles/tile-shape.ts';
import { Tiles } from '../../src/ui/tiles/tiles.tsx';

const counts = { shown: 3, notShown: 1, open: 0, unstated: 2 };
const point = (shown: PointShown, contradictions = 0): TilePoint => ({
  id: 'entities',
  shown,
  counts,
  contradictions,
});

describe('how much of a tile is filled', () => {
  test.each([
    ['shown', 1],
    ['none', 1],
    ['partly', 0.5],
    ['not-shown', 0],
    ['open', 0],
    ['unstated', 0],
  ] as const)('%s fills %d', (shown, share) => {
    expect(shareOf(point(shown))).toBe(share);
  });

  test('a point of which nearly nothing or nearly everything is shown still looks partly shown', () => {
    expect(shareOf({ shown: 'partly', counts: { ...counts, shown: 0 } })).toBe(0.15);
    expect(shareOf({ shown: 'partly', counts: { ...counts, shown: 9999 } })).toBe(0.85);
  });
});

describe('the drawing', () => {
  test('cuts the corner of a tile with a contradiction, at its edge and in its fill', () => {
    expect(outlineOf(false, 0)).toBe('M0 0H4V4H0Z');
    expect(outlineOf(true, 0)).toBe('M0 0H2.5L4 1.5V4H0Z');
    expect(fillOf(1, true)).toBe('M0 0H2.5L4 1.5V4H0Z');
    expect(fillOf(0.5, true)).toBe('M0 2H4V4H0Z');
    expect(fillOf(0, false)).toBe('');
  });

  test('has nine tiles and says in words what it shows', () => {
    const markup = renderToStaticMarkup(<Tiles points={[point('partly', 2)]} size={64} />);
    expect(markup.match(/data-point=/g)).toHaveLength(9);
    expect(markup).toContain('<title>Nine points: 1 partly shown, 8 nothing said.</title>');
    expect(markup).toContain('3 Entities and their fields: partly shown, 2 contradictions.');
    expect(markup).not.toContain('style=');
  });

  test('is hidden from readers where the words stand beside it', () => {
    const markup = renderToStaticMarkup(<Tiles points={[]} size={16} decorative />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain('<title>');
  });
});

test('a point with words of which nothing was read does not pass for empty', () => {
  expect(standingWords({ shown: 'unstated' })).toBe('nothing said');
  expect(standingWords({ shown: 'unstated' }, { proseShare: 0.8 })).toBe('running text only');
  expect(standingWords({ shown: 'unstated' }, { unreadShare: 0.8 })).toBe('nothing read');
  expect(standingWords({ shown: 'partly' }, { proseShare: 0.8 })).toBe('partly shown');
});

test('how much was not read is told, however little, and how much is running text where that is most of it', () => {
  const outside = (proseShare: number, unreadShare: number) =>
    outsideWords({ id: 'rules', shown: 'partly' }, { proseShare, unreadShare });
  expect(outside(0.3, 0)).toEqual([]);
  expect(outside(0.6, 0.124)).toEqual(['60% running text', '12% not read']);
  expect(outside(0, 0.004)).toEqual(['under 1% not read']);
  expect(outsideWords({ id: 'product', shown: 'shown' }, { proseShare: 0.9 })).toEqual([]);
});

test('words leave out what is zero', () => {
  expect(stateWords(point('partly'))).toBe('3 shown, 1 not shown, 2 not said');
  expect(tileWords(point('none', 1))).toBe('3 Entities and their fields: none, 1 contradiction.');
});
