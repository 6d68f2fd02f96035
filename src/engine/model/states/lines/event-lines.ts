import { limits } from '../../../limits.ts';
import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { ItemRead } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { headOf, splitAt } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import type { Step } from '../arrows/step.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { marked } from '../words/names-and-arrows.ts';
import type { StateLine } from './line.ts';

const word = String.raw`(?:\p{Lu}[\p{L}_-]*(?: (?!to\b|or\b|and\b)\p{L}[\p{L}_-]*){0,2}|\p{Ll}[\p{L}_-]*(?: (?!to\b|or\b|and\b|back\b)\p{Ll}[\p{L}_-]*)?)`;
const name = `(?:${marked}|${word})`;
const joint = '(?:, (?:or |and )?| or | and |/)';
const from = `(?<from>${name}(?:${joint}${name}){0,5})`;
/** What ends a step: a sign, or what else is said. */
const ended = '(?=[.;,:]|\\s*\\(|$|\\s(?:when|if|once|after|as|and|or|by|until|unless)\\b)';

/** What stands behind a label: where a step goes, or as what something begins. */
const sides = wording.d`^(?:[Ff]rom )?${from} (?:back |straight |again |on )?(?:to|→|->) (?<to>${marked}|${word}?)${ended}`;
const birth = wording.d`^(?:(?:[Ii]t|[Tt]hey|[Aa]n? (?:new )?[\p{L}-]+(?: [\p{L}-]+)?|[Tt]he [\p{L} -]{2,30}?|[Nn]ew [\p{L}-]+) )?(?:[Ss]tarts?|[Bb]egins?|(?:is |are )?(?:[Cc]reated|[Bb]orn|[Mm]ade|[Aa]dded))(?: out)?(?: as| in| at)? (?:an? )?(?<to>${marked}|${word}?)${ended}`;
/** What was removed is in no state. */
const gone = /^[`*"“(]*(?:gone|nothing|none|removed|deleted|no longer there)[`*"”)]*$/i;

/** "Given open, when the guest pays, then paid": a state, what happens, and the next state. */
const given = wording.di`^given (?:(?:an?|the|it is|that it is) )?(?<from>${marked}|[\p{L}_-]+(?: [\p{L}_-]+){0,2}?)(?: [\p{L}-]+)?,? (?:and |when |if )(?<event>[^:]{3,120}?),? then (?:(?:it|the [\p{L} -]{2,30}?|an? [\p{L} -]{2,30}?) (?:becomes|is|goes to|moves to|turns) (?:now )?)?(?<to>${marked}|[\p{L}_-]+(?: [\p{L}_-]+){0,2}?)(?=[.;]|$)`;
/** "When the clerk writes it, then the bill starts as open": what happens, and how something begins. */
const whenBorn = wording.di`^(?:when|if|once) (?<event>[^:]{3,120}?),? then (?:it|the [\p{L} -]{2,30}?|an? [\p{L} -]{2,30}?) (?:starts|begins|is (?:created|born|made)|appears|exists|comes into being)(?: out)?(?: as| in)? (?<to>${marked}|[\p{L}_-]+(?: [\p{L}_-]+){0,2}?)(?=[.;]|$)`;
/** "Open, the guest pays: Paid": the state, what happens, and behind a colon the next one. */
const behindColon = wording.d`^(?<from>${marked}|\p{L}[\p{L}_-]*(?: \p{Ll}[\p{L}_-]*){0,2}), (?<event>[^:;.]{3,80}): (?<to>${marked}|\p{L}[\p{L}_-]*(?: \p{Ll}[\p{L}_-]*){0,2})\.?$`;

function part(text: Inline, found: RegExpExecArray, key: string): Inline {
  const [start, end] = found.indices?.groups?.[key] ?? [0, 0];
  return slice(text, start, end);
}

/**
 * The steps behind a label that names what happens: "open to paid; it leaves the list", "starts as open", "open to paid, or
 * late to paid". No more than a line may hold.
 */
function stepsBehind(label: Inline, behind: Inline): readonly Step[] {
  const steps: Step[] = [];
  let rest = behind;
  while (steps.length < limits.stepsPerItem) {
    const found = sides.exec(rest.source);
    const born = found ? null : birth.exec(rest.source);
    if (born) steps.push({ from: slice(rest, 0, 0), to: part(rest, born, 'to'), event: label, isNew: true });
    if (!found) return steps;
    const to = part(rest, found, 'to');
    const end = gone.test(to.source) ? { ...to, source: '(end)' } : to;
    for (const from of splitAt(part(rest, found, 'from'), beside))
      steps.push({ from, to: end, event: label });
    const more = slice(rest, found[0].length, rest.source.length);
    const joins = /^,?\s*(?:or|and)\s+/.exec(more.source)?.[0].length ?? 0;
    if (joins === 0) return steps;
    rest = slice(more, joins, more.source.length);
  }
  return steps;
}
const beside = wording`${joint}`;

/** The steps of a line in one of the ways in which a whole list tells them. */
function stepsOf(text: Inline): readonly Step[] {
  if (isArrow.test(text.source)) return [];
  const told = given.exec(text.source) ?? behindColon.exec(text.source);
  if (told)
    return [{ from: part(text, told, 'from'), to: part(text, told, 'to'), event: part(text, told, 'event') }];
  const born = whenBorn.exec(text.source);
  if (born)
    return [
      { from: slice(text, 0, 0), to: part(text, born, 'to'), event: part(text, born, 'event'), isNew: true },
    ];
  const head = headOf(text);
  const [label, other] = head?.names ?? [];
  const isLabel = head?.mark === ':' || head?.mark === '–';
  return head && isLabel && label && !other ? stepsBehind(label, head.rest) : [];
}

/** Whether most lines of a list tell steps so, two at least one that goes from one state to another. */
const listsEvents = once((list: Block): boolean => {
  if (list.kind !== 'list') return false;
  const told = list.items.map(({ text }) => stepsOf(text)).filter((steps) => steps.length > 0);
  const moves = told.filter((steps) => steps.some(({ isNew }) => !isNew));
  return moves.length > 1 && told.length * 2 > list.items.length;
});

/**
 * A line of a list of events: "**Pay** – open to paid", "Given open, when the guest pays, then paid", "Open, the guest pays:
 * Paid". The whole list decides; alone such a line may say anything.
 */
export function readEventLine({ text, item, context, gather, above }: StateLine): ItemRead | undefined {
  const steps = above.length === 0 && gather.ofBlock(listsEvents) ? stepsOf(text) : [];
  for (const step of steps)
    gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(step, item.at) });
  return steps.length > 0 ? 'itself' : undefined;
}
