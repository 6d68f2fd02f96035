import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { ItemRead } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, sentences } from '../../words/phrases.ts';
import { subjectOfSentence } from '../words/words.ts';
import { labelOf, listsLives } from './life-labels.ts';
import type { StateLine } from './line.ts';
import { isThingsLabel, thingOfLabel } from './paragraphs.ts';
import { readClauses } from './step-lines.ts';

/** How a text goes on behind the name of a thing that it tells the states of: "starts as asked". */
const tellsOfThing = wording.i`^(?:it |they )?(?:is |are )?(?:starts?|begins?|created|born|made|opens?)(?: out)? (?:(?:as|in|out) )?\S`;

/** The thing that a line of a list tells the states of: its label, or what its first sentence speaks of. */
function thingIn({ text }: Item): Inline | undefined {
  const head = headOf(text);
  if (head?.kind === 'words' && head.mark === ':') {
    const [label] = head.names;
    return label && isThingsLabel(label) && tellsOfThing.test(head.rest.source) ? label : undefined;
  }
  const [first] = sentences(text);
  const subject = first && subjectOfSentence(first);
  return subject && /(?:`[^`]+`|\*[^*]+\*) or [`*]/.test(first.source) ? subject : undefined;
}

/** Whether two lines of a list at least, and half of them, tell several steps behind the name of what takes them. */
const listsThings = once((list: Block): boolean => {
  if (list.kind !== 'list') return false;
  const labels = list.items.flatMap(({ text }) => thingOfLabel(text) ?? []);
  const isOwn = new Set(labels.map(fold)).size === labels.length;
  return isOwn && labels.length > 1 && labels.length * 2 >= list.items.length;
});

/**
 * "A valve is `shut` or `open`; …", "Pump: starts as idle and may become …", in a list of which the others tell steps of a
 * thing each; "**Pump**: a pump is created as `idle`. It becomes …", in a list of lifecycles.
 */
export function readAmongThings({ text, item, context, gather, above }: StateLine): ItemRead | undefined {
  if (above.length > 0 || item.children.length > 0) return undefined;
  const life = gather.ofBlock(listsLives) ? labelOf(text) : undefined;
  if (life) {
    const named = { ...context, lead: nameOf(life.label).name, titled: true };
    return readClauses(life.rest, named, gather) > 0 ? 'itself' : undefined;
  }
  if (!gather.ofBlock(listsThings)) return undefined;
  const thing = thingIn(item);
  if (!thing) return undefined;
  const around = { ...context, lead: nameOf(thing).name || plain(thing), titled: true };
  return readClauses(text, around, gather) > 0 ? 'itself' : undefined;
}
