import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { ItemRead } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { type Head, headOf, isParted, sentences } from '../../words/phrases.ts';
import { isArrow, withoutMarksAround } from '../arrows/arrow-clauses.ts';
import type { Step } from '../arrows/step.ts';
import { stepsIn } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { stateElement } from '../lifecycle-facts.ts';
import type { StateLine } from './line.ts';

/** A name of a state in running words: marked, or one word, or two of which the first begins with a capital. */
const name =
  '(?:`[^`]+`|\\*{1,2}[^*]+\\*{1,2}|["“][^"”]+["”]|\\p{Lu}[\\p{L}_-]*(?: \\p{Ll}[\\p{L}_-]*)?|\\p{Ll}[\\p{L}_-]+)';
const goes =
  '(?:becomes?|turns? (?:back )?(?:in)?to|(?:goes|go|falls?|moves?|changes?|returns?|passes|switch(?:es)?|jumps?|reverts?) (?:on |back |straight |directly )?(?:in)?to)';
/** "Validated becomes Approved", "an open or held one goes back to draft". */
const changes = wording`^(?:(?:[Aa]n?|[Tt]he|[Ff]rom|[Ee]very|[Aa]ny) )?(?<from>${name}(?:(?:, (?:or |and )?| or | and )${name}){0,5})(?: (?!or |and )\p{Ll}+)? ${goes} (?:an? )?(?<to>${name})`;

/** The sentence right behind the label of a line. */
function toldBehind(text: Inline): { readonly label: Inline; readonly told: Inline } | undefined {
  const head = headOf(text);
  const [label] = head?.names ?? [];
  if (!head || !label || head.names.length > 1 || (head.mark !== ':' && head.mark !== '–')) return undefined;
  return isArrow.test(text.source) || head.rest.source === '' ? undefined : { label, told: head.rest };
}

/** Whether the labels of a list name what is done: behind half of them at least it says what becomes what. */
const labelsEvents = once((list: Block): boolean => {
  if (list.kind !== 'list' || list.items.length < 2) return false;
  const lines = list.items.map(({ text }) => toldBehind(text));
  const moved = lines.filter((line) => line && changes.test(line.told.source));
  return lines.every((line) => line !== undefined) && moved.length > 1 && moved.length * 2 >= lines.length;
});

/** "**Approve**: Validated becomes Approved", in a list of such: the label is what happens, and no state. */
export function readLabelled({ text, context, gather, above }: StateLine): ItemRead | undefined {
  if (above.length > 0 || !gather.ofBlock(labelsEvents)) return undefined;
  const line = toldBehind(text);
  if (!line) return undefined;
  const where = titleOf(context);
  for (const sentence of sentences(line.told)) {
    const groups = changes.exec(sentence.source)?.groups;
    for (const side of groups ? [groups.from ?? '', groups.to ?? ''] : []) {
      const start = sentence.source.indexOf(side);
      const whole = slice(sentence, start, start + side.length);
      for (const each of namesOfSide(whole)) {
        const state = { ...stateElement(each, each.at, 'tolerant', ''), doubtful: true };
        gather.fact({ is: 'state', ...where, state, unsure: 'alone' });
      }
    }
    gather.fact({ is: 'told', ...where, sentence, here: undefined, event: line.label });
  }
  return 'itself';
}

function namesOfSide(side: Inline): readonly Inline[] {
  const names: Inline[] = [];
  for (const found of side.source.matchAll(one)) {
    const [word] = found;
    if (word !== 'or' && word !== 'and') names.push(slice(side, found.index, found.index + word.length));
  }
  return names;
}
const one = wording.g`${name}`;

/**
 * Whether the labels of a list name events: between its lines, labelled or not, the same states come again, of one thing.
 */
export const areEvents = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const labelled: Step[][] = [];
  const silent: Step[] = [];
  for (const item of block.items) {
    const text = withoutMarksAround(item.text);
    const head = headOf(text);
    const isLabelled = head?.mark && !isArrow.test(head.label.source);
    const steps = stepsIn(isLabelled ? head.rest : text);
    if (!isLabelled) silent.push(...steps);
    else if (steps.length > 0) labelled.push([...steps]);
  }
  const seen = namesOf(silent);
  const lines = labelled.length + (seen.size > 0 ? 1 : 0);
  let again = 0;
  for (const steps of labelled) {
    const names = namesOf(steps);
    if ([...names].some((name) => seen.has(name))) again++;
    for (const name of names) seen.add(name);
  }
  return lines > 1 && again * 2 >= labelled.length;
});

/** The names of the states between which some steps go, folded; what stands in brackets is none: "(new)". */
function namesOf(steps: readonly Step[]): Set<string> {
  const ends = steps.flatMap(({ from, to }) => [nameOf(from).name, nameOf(to).name]);
  return new Set(ends.filter((name) => !/^\(.*\)$/.test(name)).map(fold));
}

/** "a seller takes it: listed → taken. It comes back: taken → listed": sentences with a step each, and what happens before it. */
export function stepsWithLabels(text: Inline): readonly Step[] {
  const parts = sentences(text);
  const steps = parts.flatMap((part): readonly Step[] => {
    const head = headOf(part);
    if (head?.mark !== ':' || head.kind !== 'words' || isArrow.test(head.label.source)) return [];
    const [step, ...others] = stepsIn(head.rest);
    return step && others.length === 0 && step.event.source === '' ? [{ ...step, event: head.label }] : [];
  });
  return parts.length > 1 && steps.length === parts.length ? steps : [];
}

/** "Event `cancel`: from paid to void", "**Approve** (from pending to approved): …": steps that a label names. */
export function behindLabel(head: Head | undefined): readonly Step[] {
  if (!head) return [];
  const inBrackets = head.bracket ? stepsIn(head.bracket) : [];
  const event = (step: Step): Step => ({ ...step, event: head.names[0] ?? head.label });
  if (inBrackets.length > 0) return inBrackets.map(event);
  return isParted(head) && /^from\s/i.test(head.rest.source) ? stepsIn(head.rest) : [];
}
