import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { codeSpans, linesOf, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import type { ItemRead } from '../../reader.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, isParted, sentences } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { namedByHeading } from '../headings/lifecycle-sections.ts';
import { namesNothing, titleOf } from '../headings/titles.ts';
import { stateFact } from '../lifecycle-facts.ts';
import {
  bareState,
  bareStates,
  groupIn,
  isNoState,
  namedStates,
  overSteps,
  stateItem,
} from '../sentences/items.ts';
import { tell } from '../sentences/told.ts';
import { stepsBetweenRow } from '../tables/row-steps.ts';
import { beginsHere, tellsBeginning } from '../words/told-words.ts';
import { openedBy, speaksOfStates } from '../words/words.ts';
import { readBeginning } from './beginnings.ts';
import { readCounted } from './counted-states.ts';
import { readRow, readThing, readTitled } from './definitions.ts';
import { readEventLine } from './event-lines.ts';
import { readBelowLead, readBetween, readFramed, readLeading, readOnward } from './framed-steps.ts';
import { invariantIn } from './invariants.ts';
import { readLabelled } from './labelled-steps.ts';
import type { LineForm, StateLine } from './line.ts';
import { readAmongThings } from './listed-things.ts';
import { isOneOfLives, readLife } from './nested-lives.ts';
import { leadsBelow, statesAbove, stepsOnward } from './onward.ts';
import { readProperty } from './properties.ts';
import { readRecords, recordLine } from './records.ts';
import { refusesBelow } from './refusals.ts';
import { readRemarkedState } from './remarked-states.ts';
import { readStateRow } from './state-rows.ts';
import { isPartOfStep, partsBelow } from './step-labels.ts';
import { readClauses, readSteps } from './step-lines.ts';

/** Steps between the states of a heading, and lines of labels: invariants, what is said of a lifecycle, and records of steps. */
export const labelledForms: readonly LineForm<Omit<StateLine, 'head'>>[] = [
  // Below "Not allowed:" stands what there is not.
  ({ context, above }) =>
    refusesBelow(context.lead) || above.some(({ text }) => refusesBelow(plain(text))) ? 'not' : undefined,
  // "publish: draft to live", below a heading with its states in a row
  ({ text, item, context, gather }) => {
    const steps = stepsBetweenRow(text, context.headings.at(-1));
    const at = steps.length === 1 ? item.at : undefined;
    for (const step of steps)
      gather.fact({
        is: 'transition',
        ...titleOf(context),
        transition: transitionOf(step, at ?? step.to.at),
      });
    return steps.length > 0 ? 'itself' : undefined;
  },
  ({ text, item, context, gather }) => {
    const invariant = invariantIn(text, item.at);
    if (!invariant) return undefined;
    gather.fact({ ...invariant, lead: context.lead });
    return 'itself';
  },
  // "By: Clerk", below a step: it was read with that.
  ({ text, above }) => (isPartOfStep(text, above.at(-1)) ? 'itself' : undefined),
  ({ text, context, gather }) => (readProperty(text, context, gather) ? 'itself' : undefined),
  ({ text, context, gather }) => {
    const lines = recordLine(text);
    return lines && readRecords(lines, context, gather) ? 'itself' : undefined;
  },
  ({ text, item, context, gather }) =>
    item.children.length > 0 && readRecords(linesBelow(item), context, gather, text) ? 'all' : undefined,
  // A title over the states or the steps of what stands above it.
  ({ text, item, gather, above }) => {
    const isTitle = item.children.length > 0 && overSteps.test(plain(text));
    return isTitle && !gather.ofBlock((block) => isOneOfLives(item, block, above)) ? 'itself' : undefined;
  },
];

/** Lines of steps and states, by what stands at their head and around them; the first form that one has is its own. */
export const statedForms: readonly LineForm[] = [
  readFramed,
  readBelowLead,
  readOnward,
  readLeading,
  readBetween,
  readLife,
  readEventLine,
  readTitledStep,
  (line) => {
    const { text, item, context, gather } = line;
    const isStep =
      !namesSeveral(line) &&
      !titlesText(line) &&
      readSteps(text, item.at, context, gather, false, partsBelow(item));
    return isStep ? 'itself' : undefined;
  },
  readStateRow,
  readRemarkedState,
  readAmongThings,
  // "`open`", above lines that go on from there.
  ({ item, context, gather }) => {
    if (!leadsBelow(item)) return undefined;
    for (const name of statesAbove(item.text)) gather.fact(stateFact(titleOf(context), name));
    return 'itself';
  },
  readThing,
  readLabelled,
  readTitled,
  readValuesOfThing,
  // "**Plan**, **trial**: `on` ⇄ `off`": each of the names has these steps.
  (line) => {
    const { head, item, context, gather } = line;
    if (!head || !namesSeveral(line) || !isArrow.test(head.rest.source)) return undefined;
    const read = head.names.map((name) =>
      readSteps(head.rest, item.at, { ...context, lead: nameOf(name).name, titled: true }, gather, true),
    );
    return read.includes(true) ? 'itself' : undefined;
  },
  // "`open` on creation"
  ({ text, item, above, context, gather }) => {
    const isFirst = gather.ofBlock((block) => firstBeside(above.at(-1), block)?.at === item.at);
    const name = (beginsWith.exec(text.source) ?? (isFirst ? onceMade.exec(text.source) : null))?.groups
      ?.name;
    if (name === undefined) return undefined;
    const to = slice(text, 0, name.length);
    const mark = /^\s*[:–—-]/.exec(text.source.slice(name.length))?.[0].length ?? 0;
    const event = slice(text, name.length + mark, text.source.replace(/\.$/, '').length);
    const step = { from: slice(text, 0, 0), to, event, isNew: true };
    gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(step, item.at) });
    return 'itself';
  },
  ({ text, context, gather }) => (readCounted(text, context, gather) ? 'itself' : undefined),
  readBeginning,
  // "From here it can be closed", below a state.
  ({ text, above, context, gather }) => {
    const around = above.at(-1);
    if (!around || !beginsHere.test(text.source)) return undefined;
    const state =
      headOf(around.text)?.names[0] ?? (bareState.test(around.text.source) ? around.text : undefined);
    if (!state) return undefined;
    tell(text, state, titleOf(context), gather);
    return 'itself';
  },
  ({ text, item, above, context, gather }) => {
    const steps = stepsOnward(text, above);
    for (const step of steps)
      gather.fact({ is: 'transition', ...titleOf(context), transition: transitionOf(step, item.at) });
    return steps.length > 0 ? 'itself' : undefined;
  },
  ({ text, context }) => (isNoState(text, context.lead) ? 'not' : undefined),
  // "Draft: nobody sees it", in a list of such.
  ({ head, item, above, context, gather }) => {
    if (!head?.mark || head.kind !== 'words' || above.length > 0) return undefined;
    if (!mayLeadStates(context) || !gather.ofBlock(namedStates)) return undefined;
    const name = slice(head.label, 0, head.label.source.replace(/\s*\([^()]*\)$/, '').length);
    gather.fact(stateFact(titleOf(context), name, plain(head.rest), item.at));
    tell(head.rest, name, titleOf(context), gather);
    return 'itself';
  },
  // "Draft", in a list of such.
  ({ text, item, context, gather }) => {
    if (!mayLeadStates(context) || !(gather.ofBlock(namedStates) ?? gather.ofBlock(bareStates)))
      return undefined;
    const name = bareState.exec(text.source)?.groups?.name;
    if (!name || tellsBeginning.test(text.source)) return undefined;
    gather.fact(stateFact(titleOf(context), slice(text, 0, name.length), '', item.at));
    return 'itself';
  },
  // A name over a list of its own titles it: what stands beside the name are the states.
  ({ head, item, context, gather }) => {
    const title = isParted(head) && head.names.length === 1 ? head.names[0] : undefined;
    if (!head || !title || head.kind !== 'strong' || item.children.length === 0) return undefined;
    const members = groupIn(head.rest);
    if (!members) return undefined;
    const where = { lead: nameOf(title).name, titled: context.headings.length > 0 };
    for (const { name, at } of members)
      gather.fact(stateFact(where, { source: name, at: at as Inline['at'] }));
    return 'not';
  },
  ({ item, context, gather }) =>
    stateItem(item, gather, titleOf(context)) === 'itself' ? 'itself' : undefined,
  readRow,
  // What is nested below running text is said of the same subject.
  ({ text, item, context, gather, above }) => {
    const isNamed = context.titled || context.headings.some((each) => namedByHeading(each) !== undefined);
    // "Notes start out Open. An Open note …", beside lines with other things.
    const opened = above.length > 0 || isNamed ? undefined : openedBy(sentences(text)[0] ?? text, text);
    const around = opened ? { ...context, lead: plain(opened), titled: true } : context;
    const isOwn = item.children.length === 0 || tellsBeginning.test(text.source);
    return readClauses(text, around, gather) > 0 && isOwn ? 'itself' : undefined;
  },
];

/** "**Cart → Placed.** It exists when …": a bold title that is a whole step, and what is told of it. */
function readTitledStep({ head, item, context, gather }: StateLine): ItemRead | undefined {
  if (head?.kind !== 'strong' || head.rest.source === '') return undefined;
  const end = head.label.source.search(/\.\**$/);
  const label = end > 0 && isArrow.test(head.label.source) ? slice(head.label, 0, end) : undefined;
  if (!label || !readSteps(label, item.at, context, gather, true)) return undefined;
  readClauses(
    head.rest,
    isArrow.test(context.lead) ? { ...context, lead: '', titled: false } : context,
    gather,
  );
  return 'itself';
}

/** "**Promotion**: `draft`, `active`, `inactive`", below a heading that names nothing: a thing and its states. */
function readValuesOfThing({ head, above, context, gather }: StateLine): ItemRead | undefined {
  const [name] = head?.kind === 'strong' && isParted(head) && head.names.length === 1 ? head.names : [];
  const heading = context.headings.at(-1);
  if (!head || !name || above.length > 0 || (heading && !namesNothing(plain(heading.title))))
    return undefined;
  const values = valuesToldOf(head.rest);
  if (values.length < 2 || gather.ofBlock((block) => isNamedAmongOthers(block, nameOf(name).name)))
    return undefined;
  for (const value of values) gather.fact(stateFact({ lead: nameOf(name).name, titled: true }, value));
  return 'itself';
}

/** Whether the code of a line in a list says a name: what heads its lines are states then. */
function isNamedAmongOthers(block: Block, name: string): boolean {
  return block.kind === 'list' && block.items.some(({ text }) => text.source.includes(`\`${name}\``));
}

/** The values in code that stand in a row at the head of a text, or that it says something begins as and else may be. */
function valuesToldOf(text: Inline): readonly Inline[] {
  const rows = [rowAtHead, beginsAs, valuesAre].flatMap((pattern) => {
    const found = pattern.exec(text.source);
    return found ? [slice(text, found.index, found.index + found[0].length)] : [];
  });
  const spans = rows.flatMap((row) => codeSpans(row).map(({ start, end }) => slice(row, start, end)));
  return spans.filter(
    ({ source }, index) =>
      /^`[a-z][a-z0-9_-]*`$/.test(source) && spans.findIndex((span) => span.source === source) === index,
  );
}
const row = '`[^`]+`(?:(?:,|\\s*[/|]|,?\\s+(?:or|and))\\s*`[^`]+`)';
const rowAtHead = new RegExp(`^${row}+`);
const beginsAs = /^(?:starts?|begins?) (?:out )?(?:as|in) `[^`]+`/i;
const valuesAre = new RegExp(`\\b(?:values|states|statuses) (?:are|include) ${row}*`, 'i');

/** A state in which something is when it is made, and nothing more: "`open` on creation". */
const beginsWith = wording.i`^(?<name>\`[^\`]+\`|\*\*[^*]+\*\*|[\p{L}_-]+)(?:\s*[:–—-])?\s+(?:on|at|upon)\s+(?:its\s+)?(?:creation|sign-?up|registration|birth|import|upload)(?:\s+by\s[^.]{1,40})?\.?$`;

/** The same of the first line of a list: "`open` once created", "`open` as soon as it is sent". */
const onceMade = wording.i`^(?<name>\`[^\`]+\`|\*\*[^*]+\*\*|[\p{L}_-]+)(?:\s*[:–—-])?\s+(?:once|when|as soon as)\s+(?:(?:it|they)\s+(?:is|are|has been|have been)\s+)?(?:first\s+)?(?:created|made|generated|issued|sent|posted|added|opened|placed|submitted|registered|received|uploaded|invited)\.?$`;

/** The first line of the list in which a line stands. */
function firstBeside(outer: Item | undefined, block: Block): Item | undefined {
  const lists = outer ? outer.children : [block];
  return lists.flatMap((each) => (each.kind === 'list' ? each.items.slice(0, 1) : []))[0];
}

/** Whether several names in bold type stand at the head of a line. */
function namesSeveral({ head }: StateLine): boolean {
  return head?.kind === 'strong' && head.mark !== '' && head.names.length > 1;
}

/** Whether a bold title stands before sentences: behind it a dash, or a full stop and a first sentence without an arrow. */
function titlesText({ head, gather }: StateLine): boolean {
  if (gather.kind !== 'paragraph' || head?.kind !== 'strong') return false;
  if (head.mark === '–' && head.names.length === 1) return true;
  if (!/\.\**$/.test(head.label.source)) return false;
  const all = sentences(head.rest);
  return all.length > 2 && all[0] !== undefined && !isArrow.test(all[0].source);
}

/** The lines right below an item that have nothing below them. */
function linesBelow({ children }: Item): readonly Inline[] {
  return children.flatMap((child) => {
    if (child.kind === 'list') return child.items.map(({ text }) => text);
    return child.kind === 'other' && child.name === 'Paragraph' ? linesOf(child.text) : [];
  });
}

/** Whether a list of bare names may be one of states: right below a heading, or below a line that says so. */
function mayLeadStates({ headings, lead, titled }: Context): boolean {
  return (
    speaksOfStates.test(lead) ||
    ((lead === '' || titled === true) && (headings.length > 0 || titled === true))
  );
}
