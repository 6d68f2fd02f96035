import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { ItemRead } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { splitAt } from '../../words/phrases.ts';
import type { Step } from '../arrows/step.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { stateFact } from '../lifecycle-facts.ts';
import { tell } from '../sentences/told.ts';
import { arrow, bare, joint, leadsTo, marked, name, row } from '../words/names-and-arrows.ts';
import { mayMove } from '../words/told-words.ts';
import type { StateLine } from './line.ts';
import { eventBehind } from './onward.ts';

/** A line that says which state the lines below it leave, or lead to: "From `draft`:", "In draft", "Back to `open`:". */
const frame = wording.i`^(?:(?<from>from|out of|leaving|in|while)|(?<to>(?:back )?(?:in)?to))\s+(?:the )?(?<name>${marked}|${bare})(?: state)?\s*:?$`;
/** "publish: `live`", "publish → live" */
const named = wording.i`^(?<event>[^:→⇒]{2,80}?)(?:\s*(?<arrow>${arrow})\s*|:\s+)(?:(?:back )?(?:in)?to\s+)?(?<to>${marked}|${bare})\.?$`;
/** "from `held` or `lost` when …" */
const comesFrom = wording.i`^from\s+(?<names>${row})(?<event>.*)$`;
/** "To `live`: from `draft`, when …" */
const toFrom = wording.i`^(?:back )?(?:in)?to\s+(?<to>${name})\s*[:,–—]?\s+from\s+(?<names>${row})(?<event>.*)$`;
/** "Publish: `draft` to `live`" */
const between = wording.i`^(?<event>[^:→⇒]{2,60}?):\s+(?:from\s+)?(?<from>${marked}|${bare})\s+(?:in)?to\s+(?<to>${marked}|${bare})\.?$`;
const joints = new RegExp(joint);

/** A part of a line that a group of an expression found, from an offset on. */
function part(text: Inline, source: string, from = 0): Inline {
  const start = text.source.indexOf(source, from);
  return slice(text, start, start + source.length);
}

const folded = (each: Inline): string => fold(nameOf(each).name);
const isMarked = ({ source }: Inline): boolean => wording`^${marked}$`.test(source);

/** Several steps from or to a state, of one line below its frame; none of a line that tells no step so. */
function stepsBelow(
  text: Inline,
  state: Inline,
  side: 'from' | 'to',
  known: ReadonlySet<string>,
): readonly Step[] {
  if (side === 'to') {
    const { names, event = '' } = comesFrom.exec(text.source)?.groups ?? {};
    return names === undefined ? [] : fromEach(text, names, event, state);
  }
  const led = leadsTo.exec(text.source)?.groups;
  if (led?.to) return [{ from: state, to: part(text, led.to), event: eventBehind(text, led.event ?? '') }];
  const told = named.exec(text.source)?.groups;
  if (!told?.to || !told.event) return [];
  const to = part(text, told.to, told.event.length);
  const isApart = wording`^\p{Lu}`.test(told.to) && wording`^\p{Ll}`.test(told.event);
  const isSure = told.arrow !== undefined || isMarked(to) || isApart || known.has(folded(to));
  return isSure ? [{ from: state, to, event: slice(text, 0, told.event.length) }] : [];
}

function fromEach(text: Inline, names: string, event: string, to: Inline): readonly Step[] {
  return splitAt(part(text, names), joints).map((from) => ({ from, to, event: eventBehind(text, event) }));
}

/** The states that the lines of a list frame, folded. */
const framesIn = once((block: Block): ReadonlySet<string> => {
  const items = block.kind === 'list' ? block.items : [];
  return new Set(
    items.flatMap(
      ({ text }) => fold(frame.exec(text.source)?.groups?.name?.replace(/[`*"“”]/g, '') ?? '') || [],
    ),
  );
});

const linesBelow = ({ children }: Item): readonly Item[] =>
  children.flatMap((child) => (child.kind === 'list' ? child.items : []));

/**
 * Steps below a line that says which state they leave or lead to: "From `draft`:" and below it "publish: `live`", "to `live`
 * when …", "publishing makes it `live`"; "Back to `live`:" and below it "from `held` when …". Nothing where none of the lines below
 * may tell a step.
 */
export function readFramed({ text, item, context, gather, above }: StateLine): ItemRead | undefined {
  const lines = above.length === 0 ? linesBelow(item) : [];
  const { from, name: called } = frame.exec(text.source)?.groups ?? {};
  if (called === undefined || lines.length === 0 || lines.some(({ children }) => children.length > 0))
    return undefined;
  const state = part(text, called, text.source.search(/\s/));
  const known = gather.ofBlock(framesIn);
  const told = lines.map((line) => stepsBelow(line.text, state, from ? 'from' : 'to', known));
  const isTold = from !== undefined && lines.some((line) => mayMove.test(line.text.source));
  const isStated = told.some((steps) => steps.length > 0);
  if (!isTold && !isStated) return undefined;
  const where = titleOf(context);
  if (isStated) gather.fact(stateFact(where, state));
  for (const [index, steps] of told.entries()) {
    const line = lines[index];
    if (!line) continue;
    for (const step of steps)
      gather.fact({ is: 'transition', ...where, transition: transitionOf(step, line.at) });
    if (steps.length === 0) tell(line.text, state, where, gather);
  }
  return 'all';
}

/** "From `draft`:" right above a list, which tells what leads on from there. */
export function readBelowLead({ text, item, context, gather, above }: StateLine): ItemRead | undefined {
  const { from, name: called } = context.titled ? {} : (frame.exec(context.lead)?.groups ?? {});
  if (called === undefined || above.length > 0 || item.children.length > 0) return undefined;
  const state = { source: called, at: item.at as Inline['at'] };
  const where = titleOf({ ...context, lead: '' });
  const steps = stepsBelow(text, state, from ? 'from' : 'to', new Set());
  for (const step of steps)
    gather.fact({ is: 'transition', ...where, transition: transitionOf(step, item.at) });
  if (steps.length === 0) tell(text, state, where, gather);
  return 'itself';
}

/** A name of a state alone, above lines that lead on from it. */
const alone = wording`^(?<name>${marked}|${bare})\s*:?$`;

/** Whether names stand in a list alone, below each what happens and behind an arrow one of these names. */
const leadOn = once((block: Block): boolean => {
  const items = block.kind === 'list' ? block.items.filter(({ children }) => children.length > 0) : [];
  const names = new Set(
    (block.kind === 'list' ? block.items : []).map(({ text }) => fold(nameOf(text).name.replace(/:$/, ''))),
  );
  const told = items.flatMap((item) => linesBelow(item).map(({ text }) => named.exec(text.source)?.groups));
  const bareName = (each = ''): string => fold(each.replace(/[`*"“”]/g, ''));
  return (
    told.length > 0 &&
    items.every(({ text }) => alone.test(text.source)) &&
    told.every((each) => each?.arrow !== undefined && !names.has(bareName(each.event))) &&
    told.some((each) => names.has(bareName(each?.to)))
  );
});

/** "`draft`:" and below it "publish → `live`", in a list of such. */
export function readOnward({ text, item, context, gather, above }: StateLine): ItemRead | undefined {
  const called =
    above.length === 0 && gather.ofBlock(leadOn) ? alone.exec(text.source)?.groups?.name : undefined;
  if (called === undefined) return undefined;
  const state = part(text, called);
  const where = titleOf(context);
  gather.fact(stateFact(where, state));
  for (const line of linesBelow(item))
    for (const step of stepsBelow(line.text, state, 'from', new Set()))
      gather.fact({ is: 'transition', ...where, transition: transitionOf(step, line.at) });
  return 'all';
}

/** "To `live`: from `draft`, when …": a line that names where its steps lead first. */
export function readLeading({ text, item, context, gather }: StateLine): ItemRead | undefined {
  const { to, names, event = '' } = toFrom.exec(text.source)?.groups ?? {};
  if (to === undefined || names === undefined || item.children.length > 0) return undefined;
  const steps = fromEach(text, names, event, part(text, to));
  for (const step of steps)
    gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(step, item.at) });
  return steps.length > 0 ? 'itself' : undefined;
}

/** Whether each line of a list names what happens, and behind a colon what that moves between. */
const areBetween = once(
  (block: Block): boolean =>
    block.kind === 'list' &&
    block.items.length > 1 &&
    block.items.every(({ text }) => between.test(text.source)),
);

/** "Publish: `draft` to `live`", in a list of such. */
export function readBetween({ text, item, context, gather, above }: StateLine): ItemRead | undefined {
  if (above.length > 0 || !gather.ofBlock(areBetween)) return undefined;
  const { event, from, to } = between.exec(text.source)?.groups ?? {};
  if (!event || !from || !to) return undefined;
  const start = part(text, from, event.length);
  const step: Step = {
    from: start,
    to: part(text, to, text.source.indexOf(from, event.length) + from.length),
    event: slice(text, 0, event.length),
  };
  gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(step, item.at) });
  return 'itself';
}
