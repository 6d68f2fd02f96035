import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { conditionIn, expressionIn, onlyCode } from './conditions.ts';
import type { Context } from './context.ts';
import type { Transition } from './domain-elements.ts';
import type { Condition } from './element.ts';
import { assembleLifecycles, type Fact, stateElement } from './lifecycles.ts';
import { stated } from './markers.ts';
import { fold } from './name-index.ts';
import { labelled, nameOf, referenceIn, referencesIn } from './names.ts';
import { headOf, leadingNames, namesListed, sentences } from './phrases.ts';
import type { PointReader } from './reader.ts';
import { stateDiagram } from './state-diagram.ts';
import { stateTables, type Title, titleOf, transitionOf } from './state-tables.ts';
import { shown } from './stated.ts';
import { isArrow, statesOfSentence, stepOfSentence, stepsIn } from './transition-phrases.ts';

/** Point 4: for each lifecycle a heading, labels, and a table of transitions; arrows in bullets and a fence do too. */
export const statesReader: PointReader<'states', Fact> = {
  tables: stateTables,
  item: readItem,
  fence(block, context: Context, gather: Gathering<Fact>): void {
    if (block.language !== 'mermaid') return;
    for (const fact of stateDiagram(block)) gather.fact({ ...fact, ...titleOf(context) });
  },
  paragraph(block, context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ ...found, lead: context.lead });
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

const labels: ReadonlyMap<string, 'governs' | 'starts' | 'ends'> = new Map([
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
]);

/** The steps with arrows in a line; a label before them names their event or their lifecycle. */
function readSteps(text: Inline, at: Transition['at'], context: Context, gather: Gathering<Fact>): boolean {
  const steps = stepsIn(text);
  if (steps.length === 0) return false;
  const head = headOf(text);
  const title = head?.mark === ':' && head.names.length === 1 ? head.names[0] : undefined;
  const silent = steps.every((step) => step.event.source === '');
  // "Publish: draft → live" names the event; "Handling: new → done when it is picked up" the lifecycle.
  const named = title && !isArrow.test(title.source) && !title.source.startsWith('`') ? title : undefined;
  const titled = named && (!silent || head?.kind === 'strong' || steps.length > 1);
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
  const label = labelled(item.text);
  const property = label && labels.get(label.label);
  if (label && property) {
    const value = stated(label.rest, (rest) =>
      property === 'governs'
        ? referencesIn(/\./.test(rest.source) ? 'field' : 'entity', rest)?.map(fieldOrEntity)
        : referencesIn('state', rest),
    );
    gather.fact({ is: property, value: gather.marked(value, `what this ${property}`), ...titleOf(context) });
    return 'itself';
  }
  if (readSteps(item.text, item.at, context, gather)) return 'itself';
  const head = headOf(item.text);
  const title = head?.mark === ':' && head.names.length === 1 ? head.names[0] : undefined;
  // "**Plan.** A site is `free` or `paid`": a full stop closes a title, a colon a definition.
  if (head && title && head.kind === 'strong' && /\.\**$/.test(head.label.source)) {
    const under = { ...context, lead: nameOf(title).name, titled: true };
    const listedStates = alternatives(head.rest);
    for (const name of listedStates ?? [])
      gather.fact({ is: 'state', ...titleOf(under), state: stateElement(name, name.at, 'tolerant', '') });
    const read = sentences(head.rest).map((each) => readSentence(each, under, gather));
    return listedStates || read.includes(true) ? 'itself' : 'not';
  }
  if (isNoState(item.text, context.lead)) return 'not';
  return stateItem(item, gather, titleOf(context));
}

/** `Disabled (1) or Enabled (2), switched in its form`: the short names that `or` joins. */
function alternatives(text: Inline): readonly Inline[] | undefined {
  const [first] = sentences(text);
  const match =
    first &&
    /^((?:[^\s,;:.()]+(?: \([^)]*\))?, )*[^\s,;:.()]+(?: \([^)]*\))?,? or [^\s,;:.()]+)/i.exec(first.source);
  if (!first || !match) return undefined;
  return namesListed(slice(first, 0, (match[1] ?? '').length)).map((part) =>
    slice(part, 0, part.source.replace(/ \(.*$/, '').length),
  );
}

/** Where the line above lists the states (`Account: active, deleted`), another name below it is none. */
function isNoState(text: Inline, lead: string): boolean {
  const names = /:\s*([^:]+)$/.exec(lead)?.[1]?.split(/,\s*|\s+(?:and|or)\s+/);
  const { names: own } = leadingNames(text);
  const first = own[0]?.text;
  return (
    names !== undefined &&
    names.length > 1 &&
    first !== undefined &&
    !names.some((name) => fold(name) === fold(first))
  );
}

/** A step in running text, and the states that a sentence about states lists in code. */
function readSentence(sentence: Inline, context: Context, gather: Gathering<Fact>): boolean {
  if (readSteps(sentence, sentence.at, context, gather)) return true;
  const step = stepOfSentence(sentence);
  if (step) {
    const transition = { ...transitionOf(step, sentence.at), doubtful: true };
    gather.fact({ is: 'transition', ...titleOf(context), transition });
    return true;
  }
  const names = statesOfSentence(sentence);
  const head = headOf(sentence);
  const where =
    head?.mark === ':' && context.headings.length === 0 ? { lead: plain(head.label) } : titleOf(context);
  for (const name of names)
    gather.fact({ is: 'state', ...where, state: stateElement(name, name.at, 'tolerant', '') });
  return names.length > 0;
}

/** `Governs` may list entities and fields together: the dot decides for each. */
function fieldOrEntity<T extends { readonly name: string }>(reference: T): T & { kind: 'field' | 'entity' } {
  return { ...reference, kind: reference.name.includes('.') ? 'field' : 'entity' };
}

const callPart = /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|\/\S*$)/;

/** `- **overdue**: …` defines a state: by an expression it is derived, by a list of states a group. */
function stateItem(item: Item, gather: Gathering<Fact>, where: Title): 'not' | 'itself' {
  const first = pieces(item.text)[0];
  if (first?.start !== 0 || (first.kind !== 'strong' && first.kind !== 'code')) return 'not';
  const after = slice(item.text, first.end, item.text.source.length);
  const colon = /^(?:\s*\([^)]*\))?\s*[:–—]\s*/.exec(after.source);
  const inner = first.text.replace(/[:.]$/, '');
  if (!colon && inner === first.text) return 'not';
  const name = slice(item.text, first.innerStart, first.innerEnd - (first.text.length - inner.length));
  const rest = slice(after, colon?.[0].length ?? 0, after.source.length);
  const strong = first.kind === 'strong';
  const code = pieces(rest)[0];
  const element = stateElement(
    strong ? slice(item.text, first.innerStart, first.innerEnd - (first.text.length - inner.length)) : name,
    item.at,
    strong ? 'exact' : 'tolerant',
    plain(rest),
  );
  // A method and an address are told of a call: "**Endpoint**: `/vehicles/{id}`".
  if (strong && code?.kind === 'code' && callPart.test(code.text)) return 'not';
  if (strong && code?.kind === 'code' && code.start === 0) {
    const remark = slice(rest, code.end, rest.source.length);
    if (onlyCode(slice(rest, code.start, code.end)) && !remark.source.startsWith(',')) {
      const meaning = plain(remark).replace(/^[\s–—:-]+/, '');
      gather.fact({
        is: 'state',
        ...where,
        state: { ...element, is: 'derived', expression: expressionIn(rest, code), meaning },
      });
      return 'itself';
    }
  }
  gather.marker(rest, `the meaning of “${element.name}”`);
  const members = strong && groupIn(rest);
  gather.fact({
    is: 'state',
    ...where,
    state: members ? { ...element, is: 'group', members, meaning: '' } : element,
  });
  return 'itself';
}

/** `draft, sent` as a group: two or more short names, or one that is a single word; a sentence is none. */
function groupIn(rest: Inline): ReturnType<typeof referencesIn> {
  const references = referencesIn('state', rest);
  const short = references?.every(({ name }) => /^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2}$/u.test(name));
  return references && short && (references.length > 1 || !/\s/.test(rest.source)) ? references : undefined;
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
