import type { Inline } from '../../../syntax/block.ts';
import { fold } from '../../derived/name-index.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { endNames } from '../facts-named.ts';
import type { Fact } from '../lifecycle-facts.ts';

/**
 * A fact that stands below the title of a state, where others have titles beside it: "hold → held" below "open" leads from
 * there, as hold is none of these; and so does "held: the clerk puts it aside". Any other fact as it is.
 */
export function leavingTitle(fact: Fact, here: Inline, titles: ReadonlySet<string>): Fact {
  const isOther = (name: string): boolean => titles.has(fold(name)) && fold(name) !== fold(here.source);
  const where = { lead: fact.lead, titled: fact.titled };
  if (fact.is === 'state') {
    const { name, meaning, nameAt, at } = fact.state;
    if (fact.unsure || !isOther(name)) return fact;
    const place = nameAt as Inline['at'];
    const step = { from: here, to: { source: name, at: place }, event: { source: meaning, at: place } };
    return { is: 'transition', ...where, transition: transitionOf(step, at) };
  }
  if (fact.is !== 'transition') return fact;
  const { from, to, event, at } = fact.transition;
  const [left, ...others] = endNames(from);
  const reached = endNames(to);
  const isEvent =
    left !== undefined && others.length === 0 && event.is === 'unstated' && !titles.has(fold(left.source));
  if (!isEvent || reached.length === 0 || !reached.every(({ source }) => isOther(source))) return fact;
  const made = transitionOf({ from: here, to: reached[0] ?? here, event: left }, at);
  return { ...fact, transition: { ...made, to, at } };
}
