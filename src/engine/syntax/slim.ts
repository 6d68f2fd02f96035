import { NodeProp, Tree } from '@lezer/common';

/** Blocks that hold blocks: lezer takes over those that are beside an edit inside of one, and they are read again. */
const holders = /^(?:BulletList|OrderedList|Blockquote)$/;

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
  const isKept = node.length > FEW && holders.test(node.type.name);
  if (isKept) {
    shareProps(node);
    return node;
  }
  return Object.assign(new Tree(node.type, none, none, node.length), { props: propsOf(node) });
}

function shareProps(node: Tree): void {
  Object.assign(node, { props: propsOf(node) });
  for (const child of node.children) if (child instanceof Tree) shareProps(child);
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

/** Puts a node in the place of another that begins at an offset of a tree, which is its caller's own there. */
export function replaceAt(tree: Tree, at: number, node: Tree, other: Tree): void {
  const { children, positions } = tree;
  for (let index = children.length - 1; index >= 0; index--) {
    const from = positions[index] ?? 0;
    const child = children[index];
    if (from > at || !(child instanceof Tree)) continue;
    if (child === node) (children as Tree[])[index] = other;
    else if (child.type.isAnonymous) replaceAt(child, at - from, node, other);
    else continue;
    return;
  }
}
