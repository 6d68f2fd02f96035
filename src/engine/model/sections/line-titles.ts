import type { Block, HeadingBlock, Inline, Item, ListBlock, ParagraphBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { haveBareNames, lineFields } from '../entities/field-lines.ts';
import { groups } from '../entities/lists.ts';
import { fieldsOfLine } from '../entities/word-lines.ts';
import { once } from '../tracking/once.ts';

/** Deeper than any heading. */
const BOLD_LEVEL = 7;
/** Characters behind a bold name at most; more is a text of its own. */
const LONGEST_REMARK = 300;

/** A bold name alone, perhaps with the number of a clause, or with a remark: `**Note** — …`, `**Note.** …`, `**Note** (…)`. */
const bold =
  /^((?:§ ?)?\d{1,3}(?:\.\d{1,3})+\.?\s+)?\*\*([^*\n]{1,60}?)(?::\*\*|\.\*\*\s|\*\*(?::?$|\s*(?:[–—→]|->)\s|\s*(?=\([^()\n]*\):?$)))/;

/** The heading that a bold name alone stands for, with the remark behind it; undefined for any other paragraph. */
export const boldTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const match = bold.exec(text.source);
  if (!match?.[2]) return undefined;
  const start = (match[1] ?? '').length + 2;
  const remark = slice(text, match[0].length, text.source.length);
  if (remark.source.length > LONGEST_REMARK || (remark.source && match[0].endsWith(':**'))) return undefined;
  return headingIn(block, slice(text, start, start + match[2].length), remark);
});

/** The caption of a table or listing: its number, and what it shows the parts of: "Table 3.1 – Fields of Note". */
const caption = wording.i`^(?:[*_]{1,2})?(?:table|listing|tab\.|tabelle|tableau|tabla)\s+\d+(?:[.-]\d+)*[a-z]?\s*[.:–—-]?\s*(?:(?:the\s+)?(?:(?:fields?|columns|attributes|properties|structure|contents?|description|definition|field list)\s+)(?:of|for)\s+(?:the\s+|an?\s+)?)?(?<name>\p{L}[^*_:.]{0,50}?)(?:\s+(?:fields|columns|attributes|properties|table|entity))?[.:]?(?:[*_]{1,2})?[.:]?$`;

/** The heading that the caption right above a table stands for, where entities are told; undefined for any other paragraph. */
export const captionTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const name = caption.exec(block.text.source)?.groups?.name;
  if (name === undefined) return undefined;
  const start = block.text.source.lastIndexOf(name);
  return headingIn(block, slice(block.text, start, start + name.length));
});

/** A name in code alone, perhaps with where it is written: `` `Ticket` (`app/models/ticket.rb`) ``. */
const codeAlone = /^`[A-Za-z_][\w:.]{0,60}`(?=:?$|\s*\([^()\n]*\):?$)/;

/** The heading that a name in code alone stands for, where entities are told; undefined for any other paragraph. */
export const codeTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const name = codeAlone.exec(text.source)?.[0];
  return name === undefined
    ? undefined
    : headingIn(
        block,
        slice(text, 0, name.length),
        slice(text, name.length, text.source.replace(/:$/, '').length),
      );
});

/** The heading that a block stands for. It moves with the block. */
export function headingIn(
  block: Block,
  title: Inline,
  remark?: Inline,
  level: number = BOLD_LEVEL,
): HeadingBlock {
  return Object.create(block, {
    kind: { value: 'heading' },
    level: { value: level },
    title: { value: title },
    ...(remark?.source ? { remark: { value: remark } } : {}),
  }) as HeadingBlock;
}

/** A name in plain words alone, with a colon behind it. */
const wordsAlone = wording`^\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}(?=:$)`;

/**
 * The heading that a plain name with a colon stands for right above a list of fields, where entities are told:
 * "Course:". Undefined for any other paragraph, and above a list that may hold anything.
 */
export function plainTitle(block: ParagraphBlock, below: Block | undefined): HeadingBlock | undefined {
  const name = wordsAlone.exec(block.text.source)?.[0];
  if (name === undefined || groups.test(name) || below?.kind !== 'list' || !holdsFields(below))
    return undefined;
  return plainly(block);
}

const plainly = once((block: ParagraphBlock): HeadingBlock => {
  const { text } = block;
  return headingIn(block, slice(text, 0, text.source.length - 1));
});

const holdsFields = once(({ items }: ListBlock): boolean => {
  const isTyped = ({ text, at }: Item): boolean =>
    [...lineFields(text, at), ...fieldsOfLine(text, at, items, 1)].some(({ type }) => type.is === 'shown');
  return items.filter(isTyped).length * 2 > items.length || haveBareNames(items);
});
