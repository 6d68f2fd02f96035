import { NodeProp, Tree } from '@lezer/common';
import { holdsBlocks } from './read-list.ts';

/** Blocks that hold blocks: lezer takes over those that are beside an edit inside of one, and they are read again. */
const holders = /^(?:BulletList|OrderedList|ListItem|Blockquote)$/;

/** Characters that are parsed again more cheaply than their nodes are kept: a few hundredths of a millisecond. */
const FEW = 1_000;

/** What lezer keeps with a node, one object for all nodes in the same surroundings instead of one for each. */
const shared = new Map<number, object>();
/** Surroundings that are remembered; a document has a few dozens. */
const REMEMBERED = 1_000;

const none: readonly never[] = [];

/**
 * The node of a block that was read as it is kept for the next step: what stands inside a leaf, or inside few
 * characters, only its reader looks at.
 */
export function slim(node: Tree): Tree {
  return withBlocks(node, node.length > FEW);
}

/** A node with the blocks that it holds, if they are kept. */
function withBlocks(node: Tree, isKept: boolean): Tree {
  const { type, length } = node;
  const isHolder = isKept && (type.isAnonymous || holders.test(type.name));
  const blocks = (child: Tree['children'][number]) =>
    child instanceof Tree ? withBlocks(child, true) : child;
  const children = isHolder ? node.children.map(blocks) : none;
  const positions = isHolder ? node.positions.slice() : none;
  return Object.assign(new Tree(type, children, positions, length), { props: propsOf(node) });
}

function propsOf(node: Tree): object | null {
  const hash = node.prop(NodeProp.contextHash);
  if (hash === undefined) return null;
  let props = shared.get(hash);
  if (!props) {
    props = (new Tree(node.type, none, none, 0, [[NodeProp.contextHash, hash]]) as Tree & { props: object })
      .props;
    if (shared.size >= REMEMBERED) shared.clear();
    shared.set(hash, props);
  }
  return props;
}

/** Puts a node in the place of another that begins at an offset of a tree, which is its caller's own there; gives whether it stands in the tree. */
export function replaceAt(tree: Tree, at: number, node: Tree, other: Tree): boolean {
  const { children, positions } = tree;
  for (let index = children.length - 1; index >= 0; index--) {
    const from = positions[index] ?? 0;
    const child = children[index];
    if (from > at || !(child instanceof Tree)) continue;
    if (child === node) (children as Tree[])[index] = other;
    else if (!holdsBlocks(child)) continue;
    else return replaceAt(child, at - from, node, other);
    return true;
  }
  return false;
}
