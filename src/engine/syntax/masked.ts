import type { Change } from '../finding.ts';

/** What other programmes put before the items of a list. */
const bullet = /^([ \t>]*)[•‣▪▸▹◦⁃∙](?=[ \t]+[^\s=:])/gm;
const hasBullet = /[•‣▪▸▹◦⁃∙]/;

/**
 * The text as lezer should see it, offset for offset. It takes a carriage return for a character of the line, knows no bullets
 * but its own, and would make code of a document that stands in a fence as a whole.
 */
export function masked(text: string): string {
  let lines = text.includes('\r') ? text.replaceAll('\r\n', ' \n') : text;
  if (hasBullet.test(lines)) lines = lines.replace(bullet, '$1-');
  for (const { from, to } of wrapping(text))
    lines = lines.slice(0, from) + ' '.repeat(to - from) + lines.slice(to);
  return lines.startsWith('\uFEFF') ? ` ${lines.slice(1)}` : lines;
}

/** A line of a text, without its end. */
interface LineRange {
  readonly from: number;
  readonly to: number;
}

const headings = (text: string): number => text.match(/^#{1,6} /gm)?.length ?? 0;

/** How far into a text the fence may open that holds the document, in characters. */
const FAR = 1000;
/** A fence of Markdown, or one without a language whose first line is a heading, behind lines that are no headings. */
const opening =
  /^(?:(?![#`~])[^\n]*\n)*?(?<fence>(?<mark>[`~])\k<mark>{2,})[ \t]*(?:(?:markdown|md|gfm)[ \t]*\r?\n|\r?\n(?=\s*#{1,2} ))/i;

/**
 * The two lines of the fence in which a document stands as a whole, as programmes that answer questions hand it over; the
 * second is missing where the fence does not close. What stands before and behind it is no part of the document, and
 * is read as prose. None where a heading comes before the fence, or more of them behind it than in it.
 */
export function wrapping(text: string): readonly LineRange[] {
  const found = opening.exec(text.slice(0, FAR));
  const { fence, mark } = found?.groups ?? {};
  if (!found || !fence || !mark) return [];
  const end = found[0].trimEnd().length;
  const first = { from: text.lastIndexOf('\n', end - 1) + 1, to: end };
  const others = [
    ...text.slice(first.to).matchAll(new RegExp(`^ {0,3}\\${mark}{${fence.length},}[^\\n]*`, 'gm')),
  ];
  const last = others.at(-1);
  // Fences inside open and close; the last one of an odd number closes what holds them.
  if (!last || others.length % 2 === 0 || last[0].trim().replaceAll(mark, '') !== '') return [first];
  const from = first.to + last.index;
  const to = from + last[0].trimEnd().length;
  return headings(text.slice(to)) > headings(text.slice(first.to, from)) ? [] : [first, { from, to }];
}

/** Whether a text that is another one with changes is masked as that was, but for these. */
export function isMaskedAlike(before: string, after: string, changes: readonly Change[]): boolean {
  const old = wrapping(before);
  const now = wrapping(after);
  const moved = old.map(({ from, to }) => {
    const isTouched = changes.some((each) => each.from <= to && each.to >= from);
    const by = changes.reduce(
      (sum, each) => sum + (each.to < from ? each.insert.length - (each.to - each.from) : 0),
      0,
    );
    return isTouched ? undefined : { from: from + by, to: to + by };
  });
  return (
    moved.length === now.length &&
    moved.every((line, index) => line?.from === now[index]?.from && line?.to === now[index]?.to)
  );
}
