import { describe, expect, it } from 'vitest';
import { pictureScale, svgAsPng } from '../../src/ui/drawing/svg-as-png.ts';

/** What browsers draw at most, as their makers say: Chromium's side of a canvas, and Safari's area. */
const limits = { side: 16_384, area: 16_777_216 };

describe('a drawing as PNG', () => {
  it('is twice as large where a canvas can hold that, and else as large as it can', () => {
    expect(pictureScale(600, 400)).toBe(2);
    for (const [width, height] of [
      [3_000, 2_000],
      [20_000, 300],
      [300, 30_000],
      [5_000, 5_000],
    ] as const) {
      const scale = pictureScale(width, height) ?? 0;
      expect(scale).toBeGreaterThanOrEqual(0.4);
      expect(scale).toBeLessThan(2);
      expect(Math.max(width, height) * scale).toBeLessThanOrEqual(limits.side + 0.001);
      expect(width * height * scale * scale).toBeLessThanOrEqual(limits.area + 0.001);
    }
  });

  it('is refused, in words that say what else to do, where nothing in it could be read', async () => {
    expect(pictureScale(50_000, 100)).toBeUndefined();
    expect(pictureScale(12_000, 12_000)).toBeUndefined();
    await expect(svgAsPng('<svg/>', 12_000, 12_000)).rejects.toThrow(
      'The drawing is too large for a PNG (12000 × 12000 px). Save it as SVG.',
    );
  });
});
