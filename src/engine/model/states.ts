import type { Span } from '../place.ts';
import type { Block, Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { conditionIn } from './conditions.ts';
import { type Context, withoutCount } from './context.ts';
import type { Transition } from './domain-elements.ts';
import type { Condition } from './element.ts';
import { isPartName } from './element-groups.ts';
import { assembleLifecycles, type Fact, stateElement } from './lifecycles.ts';
import { stated } from './markers.ts';
import { labelled, nameOf, referenceIn, referencesIn, statements } from './names.ts';
import { headOf, namesListed, sentences, unwrapped, writtenLines } from './phrases.ts';
import type { PointReader } from './reader.ts';
import { stateDiagram } from './state-diagram.ts';
import { statesOfFence } from './state-fences.ts';
import { alternatives, groupIn, isNoState, stateItem } from './state-items.ts';
import {
  speaksOfStates,
  statesOfSentence,
  stepsOfSentence,
  subjectOfSentence,
  wordsAsStates,
} from './state-sentences.ts';
import { stateTables, type Title, titleOf } from './state-tables.ts';
import { listOf, shown } from './stated.ts';
import { mayTell } from './told-steps.ts';
import { endsIn, isArrow, type Step, stepsIn, transitionOf } from './transition-phrases.ts';

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

function readItem(
  item: Item,
  context: Context,
  gather: Gathering<Fact>,
  above: readonly Item[],
): 'not' | 'itself' {
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ ...invariant, lead: context.lead });
    return 'itself';
  }
  if (readLabel(item.text, context, gather)) return 'itself';
  // A title over the states or the steps of what stands above it.
  if (item.children.length > 0 && isPartName(plain(item.text))) return 'itself';
  if (readSteps(item.text, item.at, context, gather)) return 'itself';
  const head = headOf(item.text);
  const title = head?.mark === ':' && head.names.length === 1 ? head.names[0] : undefined;
  // "**Plan.** A site is `free` or `paid`": a full stop closes a title, a colon a definition; a paragraph has a title.
  const closed = head?.kind === 'strong' && /\.\**$/.test(head.label.source);
  const bold = head?.kind === 'strong' && head.mark && head.names.length === 1 ? head.names[0] : undefined;
  if (head && bold && (closed || (gather.block.kind === 'paragraph' && tellsSteps(head.rest)))) {
    const under = { ...context, lead: withoutCount(nameOf(bold).name), titled: true };
    if (closed && areStates(gather.block, item)) {
      gather.fact({
        is: 'state',
        ...titleOf(context),
        state: stateElement(bold, item.at, 'tolerant', plain(head.rest)),
      });
      readClauses(head.rest, context, gather);
      return 'itself';
    }
    const listedStates = alternatives(head.rest) ?? listedInCode(head.rest);
    for (const name of listedStates ?? [])
      gather.fact({ is: 'state', ...titleOf(under), state: stateElement(name, name.at, 'tolerant', '') });
    const read = readClauses(head.rest, under, gather);
    return listedStates || read > 0 ? 'itself' : 'not';
  }
  const onward = stepOnward(item.text, above.at(-1)?.text);
  if (onward) {
    gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(onward, item.at) });
    return 'itself';
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
  const read = readClauses(item.text, context, gather);
  // What is nested below it is said of the same subject.
  return read > 0 && item.children.length === 0 ? 'itself' : 'not';
}

/** Whether a text behind a title tells of states: by arrows, or by names in code, two at least. */
function tellsSteps(rest: Inline): boolean {
  return isArrow.test(rest.source) || (rest.source.match(/`[^`]+`/g)?.length ?? 0) > 1;
}

/** Whether the lines of a list each begin with a bold name that a full stop closes, and none tells steps with marks. */
function areStates(block: Block, { text }: Item): boolean {
  return (
    block.kind === 'list' &&
    block.items.length > 1 &&
    !isArrow.test(text.source) &&
    block.items.every((each) => /^\*\*[^*\n]{1,40}\.\*\*\s+\p{Lu}/u.test(each.text.source))
  );
}

/** "Paddle's words: `active`, `paused`": names in code and nothing behind them. */
function listedInCode(rest: Inline): readonly Inline[] | undefined {
  const found = /^(?:[^`.;→]{1,40}:\s*)?(?=`)/u.exec(rest.source);
  const list = found && slice(rest, found[0].length, rest.source.replace(/\.$/, '').length);
  return list && /^`[^`]+`(?:(?:,|,? (?:and|or)) `[^`]+`)+$/.test(list.source)
    ? namesListed(list)
    : undefined;
}

/** A step in a line below the state that it leaves: "to expired: its date has passed". */
function stepOnward(text: Inline, above: Inline | undefined): Step | undefined {
  const found =
    /^(?:to|→|->)\s+(`[^`]+`|\*\*[^*]+\*\*|[\p{L}_-]+(?: [\p{L}_-]+)?)(?:\s*[:–—(,]|\s+(?=when|if|once|after|by))\s*(.+)$/su.exec(
      text.source,
    );
  const from = above && (headOf(above)?.names[0] ?? above);
  if (!found?.[1] || !from || plain(from).split(' ').length > 3) return undefined;
  const start = text.source.indexOf(found[1]);
  return {
    from,
    to: slice(text, start, start + found[1].length),
    event: slice(text, text.source.length - (found[2] ?? '').length, text.source.length),
  };
}

/** The sentences of a text, and their parts at `;`. */
function clausesOf(text: Inline): readonly Inline[] {
  // A label stands for all the arrows behind it.
  return sentences(text).flatMap((each) => (isArrow.test(each.source) ? [each] : statements(each)));
}

/**
 * Reads running text clause by clause; gives how many told something. A clause of which only the known states can
 * tell what it says is kept for when they are known, and is prose besides.
 */
function readClauses(text: Inline, context: Context, gather: Gathering<Fact>): number {
  let last: Inline | undefined;
  let read = 0;
  const left: Inline[] = [];
  for (const clause of clausesOf(text)) {
    const before = gather.facts.length;
    if (readSentence(clause, context, gather, last)) {
      read++;
      for (const fact of gather.facts.slice(before)) last = lastOf(fact) ?? last;
    } else {
      left.push(clause);
      if (!mayTell.test(clause.source)) continue;
      gather.fact({ is: 'told', ...titleOf(context), sentence: clause });
    }
  }
  if (gather.facts.length > 0) for (const each of left) gather.prose(each);
  return read;
}

/** The state that a fact ends with, where it stands: what a step leads to, or what is named alone. */
function lastOf(fact: Fact): Inline | undefined {
  if (fact.is === 'state') return { source: fact.state.name, at: fact.state.nameAt as Span };
  const end = fact.is === 'transition' ? listOf(fact.transition.to).at(-1) : undefined;
  return end?.is === 'state' ? { source: end.state.name, at: end.state.at as Span } : undefined;
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

/** Running text; without a title it is about what its first sentence about states speaks of. */
function readParagraph(text: Inline, context: Context, gather: Gathering<Fact>): void {
  const head = headOf(text);
  if (writtenLines(text) || head?.kind === 'strong' || (head?.kind === 'code' && head.mark)) return;
  const flowing = unwrapped(text);
  const isTitled = context.headings.length > 0 || context.titled;
  const subject = isTitled
    ? undefined
    : clausesOf(flowing)
        .map(subjectOfSentence)
        .find((each) => each !== undefined);
  readClauses(flowing, subject ? { ...context, lead: plain(subject) } : context, gather);
}

/** A step in running text, and the states that a sentence about states lists in code. */
function readSentence(
  sentence: Inline,
  context: Context,
  gather: Gathering<Fact>,
  last: Inline | undefined,
): boolean {
  if (readLabel(sentence, context, gather)) return true;
  if (readSteps(sentence, sentence.at, context, gather)) return true;
  const label = headOf(sentence);
  const event = label?.mark === ':' && label.names.length === 1 ? label : undefined;
  const steps = event
    ? stepsOfSentence(event.rest, last).map((each) =>
        each.event.source ? each : { ...each, event: event.label },
      )
    : stepsOfSentence(sentence, last);
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
    head?.mark === ':' && context.headings.length === 0 && !speaksOfStates.test(head.label.source)
      ? { lead: plain(head.label) }
      : titleOf(
          names.length > 0 && context.headings.length === 0 && context.lead === ''
            ? { ...context, lead: plain(sentence) }
            : context,
        );
  for (const name of names)
    gather.fact({ is: 'state', ...where, state: stateElement(name, name.at, 'tolerant', '') });
  if (names.length > 0) return true;
  const unsure = wordsAsStates(sentence);
  for (const name of unsure)
    gather.fact({
      is: 'state',
      ...titleOf(context),
      state: { ...stateElement(name, name.at, 'tolerant', ''), doubtful: true },
      unsure: true,
    });
  // What follows the words may tell how one becomes the other.
  if (unsure.length > 0) gather.fact({ is: 'told', ...titleOf(context), sentence });
  return unsure.length > 0;
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
