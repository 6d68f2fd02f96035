/** A colour in linear sRGB, each channel 0 to 1 when it can be shown on a screen. */
export type Linear = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function toLinear(lightness: number, chroma: number, hue: number): Linear {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** OKLCH as `#rrggbb`, for drawings outside a page: IEC 61966-2-1's transfer function. */
export function toHex(lightness: number, chroma: number, hue: number): string {
  const channels = toLinear(lightness, chroma, hue).map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
