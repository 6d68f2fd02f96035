import { Span } from '../../../src/engine/place.ts';
import type { Block, Inline } from '../../../src/engine/syntax/block.ts';
import type { Syntax } from '../../../src/engine/syntax/document.ts';
import { withoutTags } from '../../../src/engine/syntax/tags.ts';

/** Blocks as plain text, one a line: every property, every place as absolute offsets. */
export function dump(syntax: Syntax): string[] {
  return [
    ...syntax.blocks.map((block) => JSON.stringify(block, place)),
    ...syntax.refused.map(({ at, why }) => `${at.from}–${at.to} ${why}`),
  ];
}

function place(key: string, value: unknown): unknown {
  if (key === 'at' && value instanceof Span) return `${value.from}–${value.to}`;
  return value;
}

/** Every inline under a block. */
export function inlinesOf(block: Block): Inline[] {
  const found: Inline[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    else if (typeof value === 'object' && value !== null && !(value instanceof Span)) {
      if ('source' in value && 'at' in value) found.push(value as Inline);
      else for (const each of Object.values(value)) visit(each);
    }
  };
  visit({ ...block });
  return found;
}

/** Whether a text stands as a source in a block: where Markdown's own marks are not written, blanks or those stand for others. */
function stands(text: string, source: string, { written }: Block): boolean {
  if (written === undefined) return text === source;
  const others = written === 'quoted' ? />/ : /[<>&\w\s=/"';:.#-]/;
  return (
    text.length === source.length &&
    [...text.split('').entries()].every(([at, unit]) => unit === source.charAt(at) || others.test(unit))
  );
}

/** What each mark may have been written as. */
const others: Readonly<Record<string, RegExp>> = {
  '–': /-/,
  '*': /_/,
  ' ': /[\u00a0\u2007\u202f*]|[\u2300-\u2bff]|[\ud83c-\udfff]|\ufe0f|\u200d|\u20e3/,
  '-': /\u2011/,
};

/** A source with what its text has where it has other marks, blanks or numbers for that. */
function asWritten(source: string, text: string): string {
  const count = /^\d{1,2}\. /.exec(source)?.[0].length ?? 0;
  const bold = source.replace(/(?<=`)([ \t]*[:,–—-]?) {2}/g, (blank, sign: string, at: number) =>
    text.startsWith('**', at) ? `**${sign}` : blank,
  );
  return bold
    .replace(/[–* -]/g, (mark, at: number) => {
      const written = text.charAt(at);
      return others[mark]?.test(written) ? written : mark;
    })
    .replace(/^\d{1,2}\. /, (number) => (/^[IVX\\#§]/.test(text) ? text.slice(0, count) : number));
}

/** What is wrong with the blocks of a document: gaps between them, places that do not hold their text. */
export function faultsOf(syntax: Syntax): string[] {
  const faults: string[] = [];
  const tagless = withoutTags(syntax.text);
  let pos = 0;
  for (const [index, block] of syntax.blocks.entries()) {
    if (block.from !== pos) faults.push(`${block.kind} begins at ${block.from} instead of ${pos}`);
    if (block.length > block.extent || block.extent < 1)
      faults.push(`${block.kind} at ${pos} has a wrong extent`);
    const behind = syntax.text.slice(block.from + block.length, block.from + block.extent);
    const next = syntax.blocks[index + 1];
    const isQuoted = block.written === 'quoted' || next?.written === 'quoted';
    const marks = isQuoted ? behind.replace(/^[ \t>]+$/gm, '') : behind;
    if (marks.trim() !== '') faults.push(`${block.kind} at ${pos} leaves out ${JSON.stringify(behind)}`);
    for (const { source, at } of inlinesOf(block)) {
      const text = syntax.text.slice(at.from, at.to);
      const given = asWritten(source, text);
      if (!stands(text, given, block) && tagless.slice(at.from, at.to) !== given)
        faults.push(`${at.from}–${at.to} is not ${JSON.stringify(source)}`);
      if (at.from < block.from || at.to > block.from + block.length)
        faults.push(`${at.from}–${at.to} lies outside its block`);
    }
    pos += block.extent;
  }
  if (pos !== syntax.text.length) faults.push(`the blocks end at ${pos} instead of ${syntax.text.length}`);
  return faults;
}
