import { Tree } from '@lezer/common';

/**
 * Visits the block nodes under a node with their offsets, in order. Lezer groups many children under nodes without
 * a name; those are passed through. The nodes inside a leaf block lie in buffers and are left out.
 */
export function eachChild(tree: Tree, offset: number, visit: (child: Tree, from: number) => void): void {
  const { children, positions } = tree;
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (!(child instanceof Tree)) continue;
    const from = offset + (positions[index] ?? 0);
    if (child.type.isAnonymous) eachChild(child, from, visit);
    else visit(child, from);
  }
}
