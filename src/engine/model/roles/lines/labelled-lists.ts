import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import { once } from '../../tracking/once.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { headOf, isParted } from '../../words/phrases.ts';
import type { About } from '../facts.ts';
import { isSideLabel } from '../words/sides.ts';
import { mayLabels } from '../words/vocabulary.ts';
import { namedAbove } from './leads.ts';

/** Whether a line begins with the label of one side: "can: …", "No: …", "depends: …". */
function isLabelled(text: Inline): boolean {
  const head = headOf(text);
  if (!isParted(head) || head.rest.source === '') return false;
  return mayLabels.has(words(plain(head.label))) || isSideLabel(text);
}

/** Whether each line of a list is one side of what somebody may. */
const listsSides = once(
  (block: Block): boolean => block.kind === 'list' && block.items.every(({ text }) => isLabelled(text)),
);

/**
 * Whom the line above a list names of which each line is one side of what that one may: "clerk = shop assistant", and
 * below it "can: …", "can't: …". Nobody where that line is what is done, and the labels tell to whom it is open.
 */
export function aboveSides(
  item: Item,
  context: Context,
  above: readonly Item[],
  block: Block,
): About | undefined {
  if (above.length > 0 || !listsSides(block)) return undefined;
  const name = namedAbove(item, context);
  if (!name || readsAsDeed(name.source) || mayLabels.has(words(name.source))) return undefined;
  return { text: name, as: 'role', named: true };
}
