import type { Span } from '../place.ts';
import type { Block, Inline, Item } from '../syntax/block.ts';
import { linesOf, plain, slice } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import { codeLines } from './blocks/code-lines.ts';
import { conditionIn } from './blocks/conditions.ts';
import { type Context, withoutCount } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import type { Transition } from './domain-elements.ts';
import type { Condition } from './element.ts';
import type { ItemRead, PointReader } from './reader.ts';
import { stateDiagram } from './states/diagram.ts';
import { statesOfFence } from './states/fences.ts';
import {
  alternatives,
  bareState,
  bareStates,
  groupIn,
  isNoState,
  namedStates,
  overSteps,
  stateItem,
} from './states/items.ts';
import { type Fact, stateElement } from './states/lifecycle-facts.ts';
import { assembleLifecycles } from './states/lifecycles.ts';
import { readClauses, readParagraph, readSteps } from './states/lines.ts';
import { readProperty } from './states/properties.ts';
import { readRecords, recordLine } from './states/records.ts';
import { stateTables } from './states/tables.ts';
import { titleOf } from './states/titles.ts';
import { tell } from './states/told.ts';
import { beginsHere } from './states/told-words.ts';
import { isArrow, type Step, transitionOf } from './states/transition-phrases.ts';
import { speaksOfStates } from './states/words.ts';
import { nameOf, referenceIn } from './words/names.ts';
import { headOf, namesListed } from './words/phrases.ts';

/** Point 4: for each lifecycle a heading, labels, and a table of transitions; arrows in bullets and a fence do too. */
export const statesReader: PointReader<'states', Fact> = {
  tables: stateTables,
  titledClauses: true,
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
      for (const line of codeLines(block.code)) readSteps(line, line.at, context, gather);
  },
  paragraph(block, context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ ...found, lead: context.lead });
    else if (readRecords(linesOf(block.text), context, gather)) return;
    else if (!readDefinition(block.text, gather)) readParagraph(block.text, context, gather);
  },
  assemble: (parts, handed) => assembleLifecycles([...parts, ...handed]),
  stated({ lifecycles, invariants }, count) {
    for (const { how, governs, states, transitions } of lifecycles) {
      if (how === 'exact') count(governs.is);
      for (const { from, event, to, by } of transitions)
        for (const { is } of [from, event, to, by]) count(is);
      for (const _ of states) count('shown');
    }
    for (const _ of invariants) count('shown');
  },
};

function readItem(item: Item, context: Context, gather: Gathering<Fact>, above: readonly Item[]): ItemRead {
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ ...invariant, lead: context.lead });
    return 'itself';
  }
  if (readProperty(item.text, context, gather)) return 'itself';
  const record = recordLine(item.text);
  if (record && readRecords(record, context, gather)) return 'itself';
  if (item.children.length > 0 && readRecords(linesBelow(item), context, gather, item.text)) return 'all';
  // A title over the states or the steps of what stands above it.
  if (item.children.length > 0 && overSteps.test(plain(item.text))) return 'itself';
  const head = headOf(item.text);
  const areSeveral = head?.kind === 'strong' && head.mark !== '' && head.names.length > 1;
  if (!areSeveral && readSteps(item.text, item.at, context, gather)) return 'itself';
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
    // The title of the paragraph before is over, where this one has its own.
    const outer = gather.block.kind === 'paragraph' ? { lead: '', titled: undefined } : titleOf(context);
    gather.fact({ is: 'titled', ...outer, state: stateElement(bold, item.at, 'tolerant', plain(head.rest)) });
    const listedStates = alternatives(head.rest) ?? listedInCode(head.rest);
    for (const name of listedStates ?? [])
      gather.fact({ is: 'state', ...titleOf(under), state: stateElement(name, name.at, 'tolerant', '') });
    const read = readClauses(head.rest, under, gather);
    return listedStates || read > 0 ? 'itself' : 'not';
  }
  // "**Plan**, **trial**: `on` ⇄ `off`": each of the names has these steps.
  if (head && areSeveral && isArrow.test(head.rest.source)) {
    const read = head.names.map((name) =>
      readSteps(head.rest, item.at, { ...context, lead: nameOf(name).name, titled: true }, gather, true),
    );
    if (read.includes(true)) return 'itself';
  }
  const around = above.at(-1);
  const parent =
    around && beginsHere.test(item.text.source)
      ? (headOf(around.text)?.names[0] ?? (bareState.test(around.text.source) ? around.text : undefined))
      : undefined;
  if (parent) {
    tell(item.text, parent, titleOf(context), gather);
    return 'itself';
  }
  const onward = stepOnward(item.text, above.at(-1)?.text);
  if (onward) {
    gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(onward, item.at) });
    return 'itself';
  }
  if (isNoState(item.text, context.lead)) return 'not';
  const named = mayLeadStates(context) ? namedStates(gather.block) : undefined;
  if (named && head?.mark && head.kind === 'words' && above.length === 0) {
    const name = slice(head.label, 0, head.label.source.replace(/\s*\([^()]*\)$/, '').length);
    gather.fact({
      is: 'state',
      ...titleOf(context),
      state: stateElement(name, item.at, 'tolerant', plain(head.rest)),
    });
    tell(head.rest, name, titleOf(context), gather);
    return 'itself';
  }
  const bare =
    (named ?? bareStates(gather.block)) && mayLeadStates(context)
      ? bareState.exec(item.text.source)?.groups?.name
      : undefined;
  if (bare) {
    const name = slice(item.text, 0, bare.length);
    gather.fact({ is: 'state', ...titleOf(context), state: stateElement(name, item.at, 'tolerant', '') });
    return 'itself';
  }
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

/** The lines right below an item that have nothing below them. */
function linesBelow({ children }: Item): readonly Inline[] {
  return children.flatMap((child) => {
    if (child.kind === 'list') return child.items.map(({ text }) => text);
    return child.kind === 'other' && child.name === 'Paragraph' ? linesOf(child.text) : [];
  });
}

/** A name, and below it what it means behind a colon: a state, or a lifecycle. */
function readDefinition(text: Inline, gather: Gathering<Fact>): boolean {
  const found = /^[*_`]*([^\n*_`:]{2,40})[*_`]*\n\s{0,3}:\s+(?=\S)/.exec(text.source);
  const name = found?.[1];
  if (!found || !name) return false;
  const start = text.source.indexOf(name);
  const term = slice(text, start, start + name.trimEnd().length);
  const rest = { ...slice(text, found[0].length, text.source.length) };
  const flat = { source: rest.source.replace(/\n\s{0,3}:?/g, (all) => ' '.repeat(all.length)), at: rest.at };
  if (isArrow.test(flat.source)) return false;
  const where = { lead: plain(term), titled: true };
  gather.fact({ is: 'titled', lead: '', state: stateElement(term, term.at, 'tolerant', plain(flat)) });
  readClauses(flat, { point: 'states', headings: [], key: '', ...where }, gather);
  return true;
}

/** Whether a list of bare names may be one of states: right below a heading, or below a line that says so. */
function mayLeadStates({ headings, lead, titled }: Context): boolean {
  return (
    speaksOfStates.test(lead) ||
    ((lead === '' || titled === true) && (headings.length > 0 || titled === true))
  );
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
    block.items.every((each) => wording`^\*\*[^*\n]{1,40}\.\*\*\s+\p{Lu}`.test(each.text.source))
  );
}

/** "Paddle's words: `active`, `paused`": names in code and nothing behind them. */
function listedInCode(rest: Inline): readonly Inline[] | undefined {
  const found = /^(?:[^`.;→]{1,40}:\s*)?(?=`)/.exec(rest.source);
  const list = found && slice(rest, found[0].length, rest.source.replace(/\.$/, '').length);
  return list && /^`[^`]+`(?:(?:,|,? (?:and|or)) `[^`]+`)+$/.test(list.source)
    ? namesListed(list)
    : undefined;
}

const onwardTo = wording.s`^(?:to|→|->)\s+(\`[^\`]+\`|\*\*[^*]+\*\*|[\p{L}_-]+(?: [\p{L}_-]+)?)(?:\s*[:–—(,]|\s+(?=when|if|once|after|by|on|upon|as soon as|through|with|via))\s*(.+)$`;
/** Behind an arrow a name in marks needs no word that parts it from what happens. */
const arrowTo = wording.s`^(?:→|->|=>|⇒)\s+(\`[^\`]+\`|\*\*[^*]+\*\*|[\p{L}_-]+(?=\.?$))(?:\s+(.+)|\.?)$`;

/** A step in a line below the state that it leaves: "to expired: its date has passed". */
function stepOnward(text: Inline, above: Inline | undefined): Step | undefined {
  const found = onwardTo.exec(text.source) ?? arrowTo.exec(text.source);
  const from = above && (headOf(above)?.names[0] ?? above);
  if (!found?.[1] || !from || plain(from).split(' ').length > 3) return undefined;
  const start = text.source.indexOf(found[1]);
  return {
    from,
    to: slice(text, start, start + found[1].length),
    event: slice(text, text.source.length - (found[2] ?? '').length, text.source.length),
  };
}

/** `Always, for Invoice: …`, in point 4 or 5. */
export function invariantIn(
  text: Inline,
  at: Transition['at'],
): Extract<Fact, { is: 'invariant' }> | undefined {
  const match =
    wording.i`^\**Always,? for (?:an? |every |each )?(\`?[\p{L}_][\p{L}\p{N}_. ]*\`?)\**\s*:\**\s*`.exec(
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
