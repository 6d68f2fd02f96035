import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, isParted } from '../../words/phrases.ts';

/** A label before running text, and that. */
export interface Labelled {
  readonly label: Inline;
  readonly rest: Inline;
}

/** Where a text says as what something begins: "A berth is created as", "New berths start out as", "Its states are". */
const tellsBirth = wording.i`(?:^|[\s(])(?:created|starts?|begins?|born|opened|made|added|registered|comes? into being|enters?)(?: (?:out|off|life))? (?:as|in|at) (?=\S)|^(?:its|the|their) (?:states|statuses|stages) are\s`;
const mayBeThing = wording.i`^(?!(?:.*\s)?(?:is|are|can|may|has|have|knows?|goes|go|moves?|when|if|from|to|on|by|these|this|states?|status(?:es)?|stages?|life ?cycle)(?:\s|$))\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}$`;
/** A name alone in the first of several lines. */
const firstLine = wording`^(?<name>\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})\n(?=\p{Lu})`;

/** A name in slanted type with its stop: "*Berth.* A berth is". */
const slanted = wording`^\*(?<name>[^*\n.:]{2,40})[.:]\*\s+(?=\S)`;

/** The label before a text, in whatever type: "Berth: …", "**Berth** – …", "*Berth.* …", or its first line. */
export function labelOf(text: Inline): Labelled | undefined {
  const line = firstLine.exec(text.source);
  if (line?.groups?.name)
    return {
      label: slice(text, 0, line.groups.name.length),
      rest: slice(text, line[0].length, text.source.length),
    };
  const inSlant = slanted.exec(text.source);
  if (inSlant?.groups?.name && mayBeThing.test(inSlant.groups.name))
    return {
      label: slice(text, 1, 1 + inSlant.groups.name.length),
      rest: slice(text, inSlant[0].length, text.source.length),
    };
  const head = headOf(text);
  const [label, other] = head?.names ?? [];
  const isLabel =
    head?.bracket === undefined && head?.kind !== 'quote' && (isParted(head) || head?.mark === '–');
  return head && isLabel && label && !other && mayBeThing.test(nameOf(label).name)
    ? { label, rest: head.rest }
    : undefined;
}

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text speaks of a state by some name. */
const namesState = (text: string, name: string): boolean =>
  wording`(?:\b(?:to|as|from|becomes?|into|is|in) |\n|^)[*\`"“]{0,2}${literal(name)}(?![\p{L}\p{N}])`.test(
    text,
  );

/**
 * The label of a text that tells the lifecycle of what it names, and the text: "Berth: a berth is created as `free` and
 * becomes …". Undefined where the text does not say as what it begins, or has a state of that name.
 */
export function lifeIn(text: Inline): Labelled | undefined {
  const found = labelOf(text);
  const isLife =
    found && tellsBirth.test(found.rest.source) && !namesState(found.rest.source, nameOf(found.label).name);
  return isLife ? found : undefined;
}

/**
 * Whether each line of a list tells the lifecycle of one thing behind its label: two lines at least, and half of all, say as
 * what it begins. Not so in a list of states: there a line names others of them.
 */
export const listsLives = once((list: Block): boolean => {
  if (list.kind !== 'list') return false;
  const labelled = list.items.map(({ text }) => labelOf(text));
  const names = labelled.flatMap((each) => (each ? [nameOf(each.label).name] : []));
  const born = labelled.filter((each) => each && tellsBirth.test(each.rest.source));
  const isOwn = new Set(names.map(fold)).size === labelled.length;
  if (!isOwn || born.length < 2 || born.length * 2 < labelled.length) return false;
  const told = labelled.map((each) => each?.rest.source ?? '').join('\n');
  return !names.some((name) => namesState(told, name));
});
