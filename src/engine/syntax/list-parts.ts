import { Tree } from '@lezer/common';
import { eachChild } from './each-child.ts';

/** A node that is a block of the document, and where in the list that holds it. */
export interface ListPart {
  readonly node: Tree;
  readonly at: number;
  /** Whether it stands in an item, and is no run of items. */
  readonly isNested: boolean;
}

/** A name in bold type or code, alone or with a remark, or a few words in front of a colon. */
const title = /^(?:\*\*[^*\n]{1,60}\*\*|`[^`\n]{1,60}`)(?::|\s*[(,–—=-][^\n]{0,160})?$|^[^\n`*.:]{1,60}:?$/;

const parts = new WeakMap<Tree, readonly ListPart[]>();

/**
 * What of a list are blocks of the document: all of it, unless some of its items are titles of tables. Then these and
 * what stands in them are blocks, and so are the runs of the other items.
 */
export function partsOf(list: Tree, from: number, text: string): readonly ListPart[] {
  const known = parts.get(list);
  if (known) return known;
  const found: ListPart[] = [];
  let run: ListPart[] = [];
  const endRun = (): void => {
    const [first] = run;
    if (first) found.push({ node: listOf(list, run), at: first.at, isNested: false });
    run = [];
  };
  eachChild(list, 0, (node, at) => {
    const nested = node.type.name === 'ListItem' ? nestedIn(node, at) : [];
    const [first] = nested;
    if (first && titlesTable(nested, text.slice(from + first.at, from + first.at + first.node.length))) {
      endRun();
      found.push(...nested);
    } else run.push({ node, at, isNested: false });
  });
  const all = found.length > 0 ? found : [{ node: list, at: 0, isNested: false }];
  if (found.length > 0) endRun();
  parts.set(list, all);
  return all;
}

function nestedIn(item: Tree, offset: number): ListPart[] {
  const found: ListPart[] = [];
  eachChild(item, offset, (node, at) => {
    if (node.type.name !== 'ListMark') found.push({ node, at, isNested: true });
  });
  return found;
}

const titlesTable = ([first, second]: readonly ListPart[], text: string): boolean =>
  first?.node.type.name === 'Paragraph' && second?.node.type.name === 'Table' && title.test(text);

/** A list of some of the items of another. */
function listOf(list: Tree, items: readonly ListPart[]): Tree {
  const start = items[0]?.at ?? 0;
  const last = items.at(-1);
  const end = last ? last.at + last.node.length : start;
  return new Tree(
    list.type,
    items.map(({ node }) => node),
    items.map(({ at }) => at - start),
    end - start,
  );
}
