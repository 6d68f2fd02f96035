import { type Linear, toLinear } from '../../src/ui/card/hue.ts';

export { type Linear, toLinear };

/** Relative luminance (WCAG 2.2), channels clipped to what a screen shows. */
function luminance(color: Linear): number {
  const [red, green, blue] = color.map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
