/** A stretch of an excerpt; `marked` is what was searched for. */
export interface ExcerptPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** The text that the index writes with three characters escaped. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * The excerpt of a page as the index gives it, with tags around what was searched for, in pieces of plain text. Where it
 * begins or ends within a sentence of the page, an ellipsis says so.
 */
export function readExcerpt(excerpt: string, content: string): readonly ExcerptPiece[] {
  const pieces = excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: unescaped(text), marked: index % 2 === 1 }));
  const plain = pieces.map(({ text }) => text).join('');
  const page = unescaped(content);
  const at = page.indexOf(plain);
  const before = at < 0 ? undefined : page.slice(0, at).trimEnd();
  const isBegun = before === undefined || /[^.!?]$/.test(before);
  const isCut = !/[.!?]$/.test(plain) && (at < 0 || page.slice(at + plain.length).trim() !== '');
  const ellipsis = (text: string): ExcerptPiece => ({ text, marked: false });
  return [
    ...(isBegun ? [ellipsis('… ')] : []),
    ...pieces.filter(({ text }) => text !== ''),
    ...(isCut ? [ellipsis(' …')] : []),
  ];
}
