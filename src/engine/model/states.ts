import type { Span } from '../place.ts';
import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { conditionIn } from './conditions.ts';
import type { Context } from './context.ts';
import type { Transition } from './domain-elements.ts';
import type { Condition } from './element.ts';
import { assembleLifecycles, type Fact, stateElement } from './lifecycles.ts';
import { stated } from './markers.ts';
import { labelled, nameOf, referenceIn, referencesIn, statements } from './names.ts';
import { headOf, sentences, unwrapped, writtenLines } from './phrases.ts';
import type { PointReader } from './reader.ts';
import { stateDiagram } from './state-diagram.ts';
import { statesOfFence } from './state-fences.ts';
import { alternatives, groupIn, isNoState, stateItem } from './state-items.ts';
import { statesOfSentence, stepsOfSentence, subjectOfSentence } from './state-sentences.ts';
import { stateTables, type Title, titleOf, transitionOf } from './state-tables.ts';
import { shown } from './stated.ts';
import { endsIn, isArrow, stepsIn } from './transition-phrases.ts';

/** Point 4: for each lifecycle a heading, labels, and a table of transitions; arrows in bullets and a fence do too. */
export const statesReader: PointReader<'states', Fact> = {
  tables: stateTables,
  item: readItem,
  fence(block, context: Context, gather: Gathering<Fact>): void {
    if (block.language === 'mermaid') {
      for (const fact of stateDiagram(block)) gather.fact({ ...fact, ...titleOf(context) });
      return;
    }
    const listed = statesOfFence(block.code);
    for (const { name, states } of listed)
      for (const state of states)
        gather.fact({
          is: 'state',
          ...(context.headings.length > 0 ? titleOf(context) : { lead: name.source, titled: true }),
          state: stateElement(state, state.at, 'tolerant', ''),
        });
    if (listed.length === 0 && /^(?:text|txt|)$/.test(block.language))
      for (const line of linesOf(block.code)) readSteps(line, line.at, context, gather);
  },
  paragraph(block, context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ ...found, lead: context.lead });
    else readParagraph(block.text, context, gather);
  },
  sentence: readSentence,
  assemble: assembleLifecycles,
  *stated({ lifecycles, invariants }) {
    for (const lifecycle of lifecycles) {
      if (lifecycle.how === 'exact') yield lifecycle.governs;
      for (const { from, event, to, by } of lifecycle.transitions) yield* [from, event, to, by];
      for (const state of lifecycle.states) yield shown(state.name, state.at);
    }
    for (const invariant of invariants) yield shown(invariant.name, invariant.at);
  },
};

type Label = 'governs' | 'starts' | 'ends' | 'states';

const labels: ReadonlyMap<string, Label> = new Map([
  ['governs', 'governs'],
  ['starts', 'starts'],
  ['starts as', 'starts'],
  ['initial', 'starts'],
  ['initial state', 'starts'],
  ['start', 'starts'],
  ['ends', 'ends'],
  ['ends as', 'ends'],
  ['final states', 'ends'],
  ['final state', 'ends'],
  ['final', 'ends'],
  ['terminal', 'ends'],
  ['end', 'ends'],
  ['states', 'states'],
  ['statuses', 'states'],
  ['values', 'states'],
  ['possible states', 'states'],
  ['possible values', 'states'],
  ['status values', 'states'],
  ['stages', 'states'],
  ['zustände', 'states'],
]);

/** Labels over steps, which name neither an event nor a lifecycle. */
const overSteps = /^(?:transitions?|steps?|changes?|flow|moves|übergänge)$/i;

/** A line with a label: `Starts: draft`, `States: draft, live`. */
function readLabel(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const label = labelled(text);
  const property = label && labels.get(label.label);
  if (!label || !property || isArrow.test(label.rest.source)) return false;
  if (property === 'states') {
    const names = endsIn(slice(label.rest, 0, label.rest.source.replace(/\.$/, '').length), 'from') ?? [];
    for (const end of names)
      if (end.is === 'state') {
        const { name, at } = end.state;
        const state = {
          name,
          at,
          nameAt: at,
          how: 'tolerant',
          is: 'listed',
          members: [],
          meaning: '',
        } as const;
        gather.fact({ is: 'state', ...titleOf(context), state });
      }
    return names.length > 0;
  }
  const value = stated(label.rest, (rest) =>
    property === 'governs'
      ? referencesIn(/\./.test(rest.source) ? 'field' : 'entity', rest)?.map(fieldOrEntity)
      : referencesIn('state', rest),
  );
  gather.fact({ is: property, value: gather.marked(value, `what this ${property}`), ...titleOf(context) });
  return true;
}

/** The steps with arrows in a line; a label before them names their event or their lifecycle. */
function readSteps(line: Inline, at: Transition['at'], context: Context, gather: Gathering<Fact>): boolean {
  const kind = /^\**(?:transition|step|change|übergang)\b\**:?\s+/i.exec(line.source);
  const text = slice(line, kind?.[0].length ?? 0, line.source.length);
  const steps = stepsIn(text);
  if (steps.length === 0) return false;
  const head = headOf(text);
  const title = head?.mark === ':' && head.names.length === 1 ? head.names[0] : undefined;
  const silent = steps.every((step) => step.event.source === '');
  // "Publish: draft → live" names the event; "Handling: new → done when it is picked up" the lifecycle.
  const named =
    title &&
    !isArrow.test(title.source) &&
    !/^from\s|^\S+ to \S+$/i.test(title.source) &&
    !overSteps.test(plain(title))
      ? title
      : undefined;
  const nameless = context.headings.length === 0 && context.lead === '';
  const titled =
    named &&
    !named.source.startsWith('`') &&
    (!silent || head?.kind === 'strong' || steps.length > 1 || nameless);
  const where: Title = titled ? { lead: nameOf(named).name, titled: true } : titleOf(context);
  for (const step of steps) {
    const given = named && silent && !titled ? { ...step, event: named } : step;
    gather.fact({ is: 'transition', ...where, transition: transitionOf(given, at) });
  }
  return true;
}

function readItem(item: Item, context: Context, gather: Gathering<Fact>): 'not' | 'itself' {
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ ...invariant, lead: context.lead });
    return 'itself';
  }
  if (readLabel(item.text, context, gather)) return 'itself';
  if (readSteps(item.text, item.at, context, gather)) return 'itself';
  const head = headOf(item.text);
  const title = head?.mark === ':' && head.names.length === 1 ? head.names[0] : undefined;
  // "**Plan.** A site is `free` or `paid`": a full stop closes a title, a colon a definition.
  if (head && title && head.kind === 'strong' && /\.\**$/.test(head.label.source)) {
    const under = { ...context, lead: nameOf(title).name, titled: true };
    const listedStates = alternatives(head.rest);
    for (const name of listedStates ?? [])
      gather.fact({ is: 'state', ...titleOf(under), state: stateElement(name, name.at, 'tolerant', '') });
    const read = clausesOf(head.rest).map((each) => readSentence(each, under, gather));
    return listedStates || read.includes(true) ? 'itself' : 'not';
  }
  if (isNoState(item.text, context.lead)) return 'not';
  const members =
    item.children.length > 0 && head?.kind === 'strong' && title ? groupIn(head.rest) : undefined;
  if (members && title) {
    // A name over a list of its own titles it: what stands beside the name are the states.
    const where = { lead: nameOf(title).name, titled: context.headings.length > 0 };
    for (const { name, at } of members)
      gather.fact({
        is: 'state',
        ...where,
        state: stateElement({ source: name, at: at as Span }, at, 'tolerant', ''),
      });
    return 'not';
  }
  if (stateItem(item, gather, titleOf(context)) === 'itself') return 'itself';
  const read = clausesOf(item.text).filter((each) => readSentence(each, context, gather));
  // What is nested below it is said of the same subject.
  return read.length > 0 && item.children.length === 0 ? 'itself' : 'not';
}

/** The sentences of a text, and their parts at `;`. */
function clausesOf(text: Inline): readonly Inline[] {
  return sentences(text).flatMap(statements);
}

/** The lines of a fence, empty ones left out. */
function linesOf(code: Inline): readonly Inline[] {
  let start = 0;
  return code.source.split('\n').flatMap((line) => {
    const each = slice(code, start, start + line.length);
    start += line.length + 1;
    return each.source === '' ? [] : [each];
  });
}

/** A paragraph without a title is about what its first sentence about states speaks of. */
function readParagraph(text: Inline, context: Context, gather: Gathering<Fact>): void {
  if (context.headings.length > 0 || context.titled || writtenLines(text) || headOf(text)?.kind === 'strong')
    return;
  const all = clausesOf(unwrapped(text));
  const subject = all.map(subjectOfSentence).find((each) => each !== undefined);
  if (!subject) return;
  const under = { ...context, lead: plain(subject) };
  const left = all.filter((each) => !readSentence(each, under, gather));
  if (left.length < all.length) for (const each of left) gather.prose(each);
}

/** A step in running text, and the states that a sentence about states lists in code. */
function readSentence(sentence: Inline, context: Context, gather: Gathering<Fact>): boolean {
  if (readLabel(sentence, context, gather)) return true;
  if (readSteps(sentence, sentence.at, context, gather)) return true;
  const label = headOf(sentence);
  const event = label?.mark === ':' && label.names.length === 1 ? label : undefined;
  const steps = event
    ? stepsOfSentence(event.rest).map((each) => (each.event.source ? each : { ...each, event: event.label }))
    : stepsOfSentence(sentence);
  for (const step of steps) {
    const transition = {
      ...transitionOf(step, steps.length === 1 ? sentence.at : step.to.at),
      doubtful: true,
    };
    gather.fact({ is: 'transition', ...titleOf(context), transition });
  }
  if (steps.length > 0) return true;
  const names = statesOfSentence(sentence);
  const head = headOf(sentence);
  const where =
    head?.mark === ':' && context.headings.length === 0
      ? { lead: plain(head.label) }
      : titleOf(
          names.length > 0 && context.headings.length === 0 && context.lead === ''
            ? { ...context, lead: plain(sentence) }
            : context,
        );
  for (const name of names)
    gather.fact({ is: 'state', ...where, state: stateElement(name, name.at, 'tolerant', '') });
  return names.length > 0;
}

/** `Governs` may list entities and fields together: the dot decides for each. */
function fieldOrEntity<T extends { readonly name: string }>(reference: T): T & { kind: 'field' | 'entity' } {
  return { ...reference, kind: reference.name.includes('.') ? 'field' : 'entity' };
}

/** `Always, for Invoice: …`, in point 4 or 5. */
export function invariantIn(
  text: Inline,
  at: Transition['at'],
): Extract<Fact, { is: 'invariant' }> | undefined {
  const match = /^\**Always,? for (?:an? |every |each )?(`?[\p{L}_][\p{L}\p{N}_. ]*`?)\**\s*:\**\s*/iu.exec(
    text.source,
  );
  if (!match) return undefined;
  const start = text.source.indexOf(match[1] ?? '');
  const subject = slice(text, start, start + (match[1] ?? '').length);
  const rest = slice(text, match[0].length, text.source.length);
  const condition: Condition = conditionIn(rest);
  return {
    is: 'invariant',
    invariant: {
      name: plain(rest),
      at,
      nameAt: rest.at,
      how: 'exact',
      subject: referenceIn('entity', subject),
      condition,
    },
    lead: '',
  };
}
