import { Span } from '../../place.ts';
import type { Block, Item, ListBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** A marked name at the head of a line, and what parts it from what is said of it. */
const begins = wording`^(?:\`[^\`\n]+\`|\*{1,2}[^*\n]+\*{1,2})(?:\s*\([^()\n]*\))?\s*(?::|[–—-]\s|→|->|=\s)`;

/** A quotation of which each line begins with a marked name, as a list of its lines; undefined for any other block. */
export function listOfQuote(block: Block): ListBlock | undefined {
  if (block.kind !== 'other' || block.name !== 'Blockquote') return undefined;
  const { source, at } = block.text;
  const text = { source: source.replace(/^[ \t>]+/gm, (marks) => ' '.repeat(marks.length)), at };
  const items: Item[] = [];
  let start = 0;
  for (const line of text.source.split('\n')) {
    const each = slice(text, start, start + line.length);
    start += line.length + 1;
    if (each.source === '') continue;
    if (!begins.test(each.source)) return undefined;
    items.push({ at: new Span(each.at.anchor, each.at.start, each.at.end), text: each, children: [] });
  }
  if (items.length < 2) return undefined;
  return Object.create(block, {
    kind: { value: 'list' },
    ordered: { value: false },
    items: { value: items },
    written: { value: 'quoted' },
  }) as ListBlock;
}
