import type { WordStyle } from '../engine/index.ts';
import { advanceWidths } from './advance-widths.data.ts';

/** Font sizes of the styles, in CSS pixels, with the table that says how wide they run. src/ui/drawing sets the same. */
const styles = {
  name: { size: 13, widths: 'strong' },
  plain: { size: 12, widths: 'regular' },
  soft: { size: 11.5, widths: 'regular' },
  code: { size: 11.5, widths: 'code' },
} as const satisfies Record<WordStyle, { size: number; widths: keyof typeof advanceWidths }>;

/** Distance of baselines, in CSS pixels. */
export const lineHeight = 16;

const tables = Object.fromEntries(
  Object.entries(advanceWidths).map(([name, groups]) => [
    name,
    new Map(groups.flatMap(([width, characters]) => [...characters].map((each) => [each, width] as const))),
  ]),
);

/** Scripts whose letters are as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** How wide words run, in CSS pixels. A character that the table lacks counts as a wide one of its script. */
export function textWidth(text: string, style: WordStyle): number {
  const { size, widths } = styles[style];
  const table = tables[widths];
  let sum = 0;
  for (const character of text) sum += table?.get(character) ?? (wide.test(character) ? 1000 : 720);
  return (sum * size) / 1000;
}

/** The longest beginning of a text that fits, with an ellipsis where something is left out. */
export function shorten(text: string, style: WordStyle, width: number): string {
  if (textWidth(text, style) <= width) return text;
  const room = width - textWidth('…', style);
  let kept = '';
  for (const character of text) {
    if (textWidth(kept + character, style) > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks words into lines of a width; what does not fit into the last line is left out behind an ellipsis. */
export function breakLines(text: string, style: WordStyle, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, style) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const kept = lines.slice(0, most);
  const rest = lines.slice(most - 1).join(' ');
  if (lines.length > most) kept[most - 1] = rest;
  return kept.map((each) => shorten(each, style, width));
}
