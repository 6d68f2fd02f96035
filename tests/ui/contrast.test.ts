import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pointIds } from '../../src/engine/index.ts';
import { contrast, type Linear, toLinear } from './oklch.ts';

type Theme = 'light' | 'dark';
type Lch = readonly [number, number, number];

const css = readFileSync('src/styles/tokens.css', 'utf8');
const color = 'oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)';
const tokens = new Map<string, Record<Theme, Lch>>();
for (const match of css.matchAll(new RegExp(`--([\\w-]+): light-dark\\(${color}, ${color}\\);`, 'g'))) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = match.slice(2).map(Number);
  tokens.set(match[1] ?? '', { light: [a, b, c], dark: [d, e, f] });
}

function lch(name: string, theme: Theme): Lch {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return token[theme];
}
const linear = (name: string, theme: Theme): Linear => toLinear(...lch(name, theme));

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-chosen', 'surface-marked'];
const texts = ['ink', 'ink-soft', 'accent', 'error', 'gap', 'warning', 'hint', 'added'];
const hues = pointIds.map((id) => `point-${id}`);
const graphics = [...hues, 'line', 'focus'];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(texts)('%s is read on every surface', (text) => {
    for (const surface of surfaces)
      expect(contrast(linear(text, theme), linear(surface, theme)), surface).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)('%s is seen on every surface', (graphic) => {
    for (const surface of surfaces)
      expect(contrast(linear(graphic, theme), linear(surface, theme)), surface).toBeGreaterThanOrEqual(3);
  });

  test('text on the accent is read', () => {
    expect(contrast(linear('on-accent', theme), linear('accent', theme))).toBeGreaterThanOrEqual(4.5);
  });

  test('the nine hues are of one lightness and chroma, and all different', () => {
    const values = hues.map((hue) => lch(hue, theme));
    expect(new Set(values.map(([lightness, chroma]) => `${lightness} ${chroma}`)).size).toBe(1);
    expect(new Set(values.map(([, , hue]) => hue)).size).toBe(9);
  });

  test('every screen can show every colour', () => {
    for (const [name] of tokens)
      for (const channel of linear(name, theme)) {
        expect(channel, name).toBeGreaterThanOrEqual(-0.002);
        expect(channel, name).toBeLessThanOrEqual(1.002);
      }
  });
});
