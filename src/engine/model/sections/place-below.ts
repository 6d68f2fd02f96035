import type { Block, HeadingBlock, ParagraphBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import { uncoded } from '../blocks/uncoded.ts';
import { isFree } from '../entities/lists.ts';
import type { Part } from '../reader.ts';
import { holderIn, titleOfRole } from '../roles/lines/holder-titles.ts';
import { mayLabels } from '../roles/words/vocabulary.ts';
import { fitted } from '../tracking/lists.ts';
import { words } from '../words/names.ts';
import { type Below, belowOf, enterFree, prose } from './free.ts';
import { isPartTitle } from './groups.ts';
import { labelled } from './labels.ts';
import { isSameLead, type Lead, leadBehind, leadOver, untitled } from './leads.ts';
import {
  boldTitle,
  captionTitle,
  clauseTitle,
  codeTitle,
  plainTitle,
  stateTitle,
  thingTitle,
  unnumbered,
} from './line-titles.ts';
import type { Opening } from './point-headings.ts';
import { stepsLead } from './step-titles.ts';

/** A block with where it stands; `context` is undefined for what stands in no point. */
export interface Placed {
  readonly block: Block;
  readonly context: Context | undefined;
  /** Set for the heading that opens a point. */
  readonly opens: Opening | undefined;
  /** For a heading: where it stands itself, and what it opens, which follows from that and the blocks below it. */
  readonly around?: Below;
  readonly below?: Below;
  /** The heading that a block is which is written as a line, in bold type for the most part. */
  readonly title?: HeadingBlock;
  /** What is read of a paragraph that opens with a word for the point that it tells of: the rest of it. */
  readonly told?: ParagraphBlock;
  /** What was read from the block, here or where it stood before; known once it was. */
  part?: Part<unknown>;
}

/** Where what stands in no point stands, in a document of nine points. */
export const outside: Below = { point: undefined, headings: [] };

/** What stands behind a heading, by where the heading stands, what it opens, and the blocks up to the next one. */
export function enter(
  heading: HeadingBlock,
  body: readonly Block[],
  around: Below,
  opens: Opening | undefined,
): { readonly below: Below; readonly opens: Opening | undefined } {
  if (around.free) return enterFree(heading, body, around);
  if (opens) return { below: { point: opens.id, headings: [] }, opens };
  if (!around.point) return { below: outside, opens };
  return { below: { ...around, headings: [...around.headings, heading] }, opens };
}

/** How the blocks of a place are read. */
export function contextOf({ point, headings: given, mixed }: Below, lead: Lead): Context | undefined {
  if (!point) return undefined;
  const headings = point === 'roles' ? given.map(titleOfRole) : given;
  const path = headings.map((heading) => heading.title.source).join('\n');
  const { titled } = lead;
  const text = (point === 'roles' ? holderIn(lead.text.replace(/:$/, '')) : undefined) ?? lead.text;
  const key = `${point}${mixed ? ' mixed' : ''}\n${text}\n${titled}\n${path}`;
  return { point, headings, lead: text, titled, key, ...(mixed ? { mixed } : {}) };
}

/** Places the blocks between two headings. */
export function placeBelow(
  blocks: readonly Block[],
  section: Below,
  put: (placed: Placed, index: number) => void,
): void {
  let lead = untitled;
  let below = section;
  let label: LabelPlaced | undefined;
  let context: { below: Below; lead: Lead; is: Context | undefined } | undefined;
  blocks.forEach((block, index) => {
    const title = titleAt(blocks, index, section);
    let opens: Opening | undefined;
    if (title) {
      let end = index + 1;
      while (end < blocks.length && !titleAt(blocks, end, section)) end++;
      ({ below, opens } = enter(
        title,
        blocks.slice(index + 1, end),
        aroundTitle(title, section, below, nextBlock(blocks, index)),
        undefined,
      ));
    }
    if (title || block.kind === 'paragraph') label = title ? undefined : labelAt(block, below);
    const told = label?.block === block ? label.told : undefined;
    const around = label?.below ?? below;
    const own = section.free && !title && !told ? belowOf(block, around) : around;
    if (title) {
      const headings = fitted(below.headings.filter((each) => each !== title));
      put({ block, context: contextOf({ ...below, headings }, lead), opens, title }, index);
    } else {
      const above = leadOver(block, lead);
      if (!context || own !== context.below || above !== context.lead)
        context = { below: own, lead: above, is: contextOf(own, above) };
      put({ block, context: context.is, opens, ...(told && { told }) }, index);
    }
    if (isNothing(block)) return;
    const ofSteps =
      own.point === 'states' && block.kind === 'paragraph'
        ? stepsLead(block, nextBlock(blocks, index))
        : undefined;
    // Running text below a line stands below a heading; a list or table is led to by it as well.
    const isHeading = title !== undefined && nextBlock(blocks, index)?.kind === 'paragraph';
    const next = isHeading ? untitled : (ofSteps ?? leadBehind(told ?? block, lead));
    if (!isSameLead(next, lead)) lead = next;
  });
}

/** A paragraph with a label that says where it belongs, and what stands behind it up to the next. */
interface LabelPlaced {
  readonly block: Block;
  readonly told: ParagraphBlock;
  readonly below: Below;
}

/** Where a paragraph in a document of its own way belongs whose label names a point; undefined for any other. */
function labelAt(block: Block, around: Below): LabelPlaced | undefined {
  const found = around.free && block.kind === 'paragraph' ? labelled(block) : undefined;
  if (!found) return undefined;
  const { below } = enterFree(found.label, [found.told], around);
  return below.point !== undefined && below.free === 'section' && below.point !== around.point
    ? { block, told: found.told, below }
    : undefined;
}

/** A part of what the bold line above names stands below that, every other line below the heading; so does a thing that is called as a part may be. */
function aroundTitle(title: HeadingBlock, section: Below, above: Below, next: Block | undefined): Below {
  const last = above.headings.at(-1);
  const isThing =
    section.point === 'entities' &&
    calledAsPart.test(plain(title.title)) &&
    next !== undefined &&
    listsTyped(next);
  const isBelow =
    last !== undefined &&
    !section.headings.includes(last) &&
    isPartTitle(title) &&
    !isPartTitle(last) &&
    !isThing;
  return isBelow ? above : section.free === 'start' ? prose : section;
}

/** One of what would be several were it the part of a thing: "**Note**" above its fields. */
const calledAsPart = /^(?:note|event|table|request|response|example|index|remark|constraint)$/i;
const typedItem = /^[`*]*[a-z]\w*[`*]*\s*(?:\([a-z]|:\s*[a-z])/;

/** Whether a list holds nothing but names with their types. */
function listsTyped(block: Block): boolean {
  return (
    block.kind === 'list' &&
    block.items.length > 1 &&
    block.items.every(({ text }) => typedItem.test(text.source))
  );
}

/** Whether a bold line only says which side of somebody's rights follows, and names nobody: "**Can:**". */
const isSideTitle = ({ title }: HeadingBlock): boolean =>
  mayLabels.has(words(plain(title).replace(/:$/, '')));

/** The block behind another, blank lines and comments left out. */
function nextBlock(blocks: readonly Block[], index: number): Block | undefined {
  let next = index + 1;
  while (next < blocks.length && isNothing(blocks[next] as Block)) next++;
  return blocks[next];
}

function isNothing(block: Block): boolean {
  return block.kind === 'comment' || (block.kind === 'other' && block.name === 'blank');
}

/**
 * The heading that the block at an index is: a bold line alone in a point above running text, a list, a table or a fence, and any
 * other such line above one of these, perhaps with running text between. Where entities are told, a remark may stand
 * behind the name; elsewhere that is a line of its own. Above another bold line, a heading or nothing it is none.
 */
function titleAt(
  blocks: readonly Block[],
  index: number,
  { point, headings, features }: Below,
): HeadingBlock | undefined {
  const given = blocks[index];
  if (given?.kind !== 'paragraph') return undefined;
  const block = unnumbered(point === undefined ? given : uncoded(given, point));
  const isInFeature = features !== undefined && point === undefined;
  const ofEntity = (): HeadingBlock | undefined =>
    codeTitle(block) ??
    (isFree(headings.at(-1)) ? plainTitle(block, nextBlock(blocks, index)) : undefined) ??
    thingTitle(block, nextBlock(blocks, index), headings.at(-1));
  const named = point === 'entities' && headings.length === 0 ? captionTitle(block) : undefined;
  const ofPoint = (): HeadingBlock | undefined => {
    if (point === 'states') return stateTitle(block, nextBlock(blocks, index));
    return point === 'entities' || isInFeature ? ofEntity() : undefined;
  };
  const bold = boldTitle(block);
  // In a feature what stands behind a bold name is told there.
  const title = named ?? (isInFeature && bold?.remark ? undefined : bold) ?? ofPoint();
  if (title && point === 'roles' && isSideTitle(title)) return undefined;
  if (clauseTitle(given) && nextBlock(blocks, index)) return title;
  const mayRemark = point === 'entities' || isInFeature;
  if (!title || (title.remark && !mayRemark)) return undefined;
  const isOver = (each: Block): boolean =>
    each.kind === 'list' || each.kind === 'table' || each.kind === 'fence';
  const isOther = (each: HeadingBlock | undefined): boolean =>
    each !== undefined && !(point === 'roles' && isSideTitle(each));
  const isBetween = (each: Block): boolean =>
    isNothing(each) ||
    (!title.remark &&
      each.kind === 'paragraph' &&
      !isOther(boldTitle(unnumbered(uncoded(each, point ?? 'product')))));
  const behind = nextBlock(blocks, index);
  if (point !== undefined && title === bold && behind?.kind === 'paragraph' && isBetween(behind))
    return title;
  let next = index + 1;
  while (next < blocks.length && isBetween(blocks[next] as Block)) next++;
  const end = blocks[next];
  return end && isOver(end) ? title : undefined;
}
