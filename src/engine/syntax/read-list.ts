import type { Tree } from '@lezer/common';
import { Line, Span } from '../place.ts';
import type { Inline, Item, NestedBlock } from './block.ts';
import { eachChild } from './each-child.ts';
import { slice } from './inline.ts';
import { partsOf } from './list-parts.ts';
import { matching } from './matching.ts';
import { readFence } from './read-fence.ts';
import { detach, inlineOf, reasons, type Stretch } from './stretch.ts';
import { wording } from './wording.ts';

const holdsContent = /^(?:BulletList|OrderedList|FencedCode|Table)$/;

/** Whether a quotation holds a list, a table or a fence: it is content set apart then, and no words of somebody else. */
function isContent(quote: Tree): boolean {
  let found = false;
  eachChild(quote, 0, (child) => {
    found ||= holdsContent.test(child.type.name) || (child.type.name === 'Blockquote' && isContent(child));
  });
  return found;
}

/** Whether the blocks in a node are blocks of the document: in its unnamed groups, and in quotations of content. */
export function holdsBlocks(node: Tree): boolean {
  return node.type.isAnonymous || (node.type.name === 'Blockquote' && isContent(node));
}

/** Visits the nodes of which each is a block of the document, in order; `isNested` says that it stands in an item. */
export function eachBlock(
  tree: Tree,
  offset: number,
  text: string,
  visit: (node: Tree, from: number, isNested: boolean) => void,
): void {
  eachChild(tree, offset, (child, from) => {
    const { name } = child.type;
    if (name === 'BulletList' || name === 'OrderedList')
      for (const { node, at, isNested } of partsOf(child, from, text)) visit(node, from + at, isNested);
    else if (holdsBlocks(child)) eachBlock(child, from, text, visit);
    else if (name !== 'QuoteMark') visit(child, from, false);
  });
}

/** The items of a list whose node begins at `from` of the stretch. */
function readItems(list: Tree, from: number, stretch: Stretch): Item[] {
  return itemNodes(list, from).map(({ node, at }) => ({
    at: new Span(stretch.anchor, at, at + node.length),
    ...readItem(node, at, stretch),
  }));
}

/**
 * The items of a list that is a block, each hanging on a line of its own; items that `before` has are taken from there.
 */
export function readList(list: Tree, from: number, stretch: Stretch, before: readonly Item[]): Item[] {
  const { source, anchor, refusals } = stretch;
  const nodes = itemNodes(list, from).map(({ node, at }) => {
    const start = source.lastIndexOf('\n', at - 1) + 1;
    return { node, at, start, text: source.slice(start, at + node.length) };
  });
  const known = matching(
    nodes.map(({ text }) => text),
    before.flatMap((item) => (item.line ? [{ item, line: item.line }] : [])),
  );
  return nodes.map(({ node, at, start, text }, index): Item => {
    const same = known(index);
    if (same) {
      same.line.moveTo(anchor, start);
      return same.item;
    }
    const own = detach(text);
    const line = new Line(own, anchor, start);
    const read = readItem(node, at - start, { source: own, anchor: line, refusals });
    return { line, at: new Span(line, at - start, own.length), ...read };
  });
}

function itemNodes(list: Tree, from: number): readonly { readonly node: Tree; readonly at: number }[] {
  const nodes: { node: Tree; at: number }[] = [];
  eachChild(list, from, (node, at) => {
    if (node.type.name === 'ListItem') nodes.push({ node, at });
  });
  return nodes;
}

const firstText = /^(?:Paragraph|Task|ATXHeading\d|SetextHeading\d)$/;

/** The number of a clause at the head of an item, which is its marker: `3.1.2 A user …`, `**4.1** Draft …`; no amount. */
const clause = wording`^(?:\*\*)?\d{1,3}(?:(?:\.\d{1,3}){2,}[.)]?(?:\*\*)?\s+(?=\S)|\.\d{1,3}[.)]?(?:\*\*)?\s+(?=[*\`]|\p{Lu}\p{Ll}|[AI] ))`;

function withoutClause(text: Inline): Inline {
  const number = clause.exec(text.source);
  return number ? slice(text, number[0].length, text.source.length) : text;
}

/** A task box, empty or ticked. */
const BOX = '[ ]'.length;

function readItem(
  item: Tree,
  from: number,
  stretch: Stretch,
): Pick<Item, 'text' | 'done' | 'open' | 'children'> {
  const children: NestedBlock[] = [];
  let text: Inline | undefined;
  let box: Pick<Item, 'done' | 'open'> = {};
  let behindMark = from;
  eachChild(item, from, (child, at) => {
    const end = at + child.length;
    if (child.type.name === 'ListMark') behindMark = end;
    else if (text === undefined && children.length === 0 && firstText.test(child.type.name)) {
      const isTask = child.type.name === 'Task';
      const behind = at + (isTask ? BOX : 0);
      if (isTask) box = /x/i.test(inlineOf(stretch, at, behind).source) ? { done: true } : { open: true };
      text = withoutClause(inlineOf(stretch, behind, end));
    } else if (child.type.name !== 'QuoteMark') children.push(readNested(child, at, stretch));
  });
  text ??= inlineOf(stretch, behindMark, behindMark);
  return { text, ...box, children };
}

function readNested(node: Tree, from: number, stretch: Stretch): NestedBlock {
  const end = from + node.length;
  const at = new Span(stretch.anchor, from, end);
  switch (node.type.name) {
    case 'BulletList':
    case 'OrderedList':
      return {
        kind: 'list',
        at,
        ordered: node.type.name === 'OrderedList',
        items: readItems(node, from, stretch),
      };
    case 'FencedCode':
      return { kind: 'fence', at, items: [], ...readFence(stretch, from, end) };
    default:
      if (node.type.name === 'LongLine') stretch.refusals.push({ at, why: reasons.line });
      if (node.type.name === 'DeepLine' && !stretch.refusals.some(({ why }) => why === reasons.nesting))
        stretch.refusals.push({ at, why: reasons.nesting });
      return { kind: 'other', at, items: [], name: node.type.name, text: inlineOf(stretch, from, end) };
  }
}
