import type { Block, Inline, Item, ListBlock } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { withoutCount } from '../../blocks/context.ts';
import { Gathering } from '../../blocks/reading.ts';
import { fold } from '../../derived/name-index.ts';
import type { ItemRead } from '../../reader.ts';
import { listOf } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { type Head, headOf, isParted, namesListed, sentences, splitAt } from '../../words/phrases.ts';
import { isStatusWord } from '../../words/status-words.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { statesNamed } from '../facts-named.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateElement, stateFact } from '../lifecycle-facts.ts';
import { alternatives, bareState, namesColumns } from '../sentences/items.ts';
import { tell } from '../sentences/told.ts';
import { leadsOn, namedIn } from '../words/named-states.ts';
import { tellsBeginning } from '../words/told-words.ts';
import { speaksOfStates } from '../words/words.ts';
import type { StateLine } from './line.ts';
import { readClauses } from './step-lines.ts';

/** A name, and below it what it means behind a colon: a state, or a lifecycle. */
export function readDefinition(text: Inline, gather: Gathering<Fact>): boolean {
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

/** A line below a bold title, which is a state among others, or what the states behind it belong to. */
export function readTitled(line: StateLine): ItemRead | undefined {
  const { head, gather, item } = line;
  const title = head?.kind === 'strong' && head.mark && head.names.length === 1 ? head.names[0] : undefined;
  if (!head || !title) return undefined;
  // "**Plan.** A site is `free` or `paid`": a full stop closes a title, a colon a definition; a paragraph has a title.
  const isClosed = /\.\**$/.test(head.label.source);
  if (isClosed && gather.ofBlock((block) => areStates(block, item)))
    return readClosedState(line, title, head);
  const isTitle =
    isClosed || (gather.kind === 'paragraph' && (tellsSteps(head.rest) || namesInRow(head.rest).length > 1));
  if (isTitle) return readBehindTitle(line, title, head);
  const row = gather.kind === 'paragraph' && head.mark === ':' ? rowOf(head.rest) : [];
  if (row.length < 2 || row.some(({ source }) => noName.test(source))) return undefined;
  for (const name of row) {
    const state = stateElement(name, line.item.at, 'tolerant', '');
    gather.fact({ is: 'state', lead: withoutCount(nameOf(title).name), titled: true, state, unsure: 'row' });
  }
  return 'itself';
}

/** "**Draft.** It is being written.", among others of its form. */
function readClosedState({ context, item, gather }: StateLine, name: Inline, { rest }: Head): ItemRead {
  gather.fact(stateFact(titleOf(context), name, plain(rest), item.at));
  readClauses(rest, context, gather);
  return 'itself';
}

/** "**Plan.** A site is `free` or `paid`." */
function readBehindTitle({ context, item, gather }: StateLine, title: Inline, { rest }: Head): ItemRead {
  const under = { ...context, lead: withoutCount(nameOf(title).name), titled: true };
  // The title of the paragraph before is over, where this one has its own.
  const outer = gather.kind === 'paragraph' ? { lead: '', titled: undefined } : titleOf(context);
  gather.fact({ is: 'titled', ...outer, state: stateElement(title, item.at, 'tolerant', plain(rest)) });
  const inRow = namesInRow(rest);
  const states = inRow.length > 1 ? inRow : (alternatives(rest) ?? listedInCode(rest));
  for (const name of states ?? []) gather.fact(stateFact(titleOf(under), name));
  const read = readClauses(rest, under, gather);
  return states || read > 0 ? 'itself' : 'not';
}

/** What may stand between the names of a row: "queued / fetching / failed", "valid, expired and revoked". */
const between = /\s+[/|]\s+|,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/;

/** The names of which a text is a row, and nothing else. */
function rowOf(rest: Inline): readonly Inline[] {
  if (namesColumns(rest)) return [];
  const names = splitAt(slice(rest, 0, rest.source.replace(/\.$/, '').length), between);
  return names.length > 1 && names.every(({ source }) => bareState.test(source)) ? names : [];
}

/** "status = draft / sent / paid; …": the states of a thing as its field has them. */
export function statusRow(text: Inline): readonly Inline[] {
  const lead = /^(?:its |the )?(?:status|state|stage|phase)\s*(?:=|:|is|one of)\s*(?:one of\s+)?/i.exec(
    text.source,
  )?.[0];
  if (lead === undefined) return [];
  const end = /[.;](?=\s|$)/.exec(text.source)?.index ?? text.source.length;
  return rowOf(slice(text, lead.length, end));
}

/** What stands behind a row: "open, sold – nothing else", "open and sold, nothing between". */
const behindRow = /(?:[.;]\s|\s[–—-]\s|\s\(|[.;]$|\s(?:is|are)\s)/;

/** Words with which no name of a row begins. */
const noName =
  /^(?:an?|the|by|at|in|on|to|from|for|of|with|without|when|if|once|after|until|it|they|he|she|we|you|there|then|not|no|both|each|all|any|only|also)\s/i;

/** "draft, sent, paid – three in all", "In practice: draft, sent or paid. Not a column": names that may be all the states there are. */
export function readRow({ text, item, context, gather }: StateLine): ItemRead | undefined {
  const head = headOf(text);
  const whole = isParted(head) && !head.label.source.includes(',') ? head.rest : text;
  const end = behindRow.exec(whole.source)?.index ?? whole.source.length;
  const last = /\s(?:and|or)\s[^,]{1,40}(?=,)/.exec(whole.source.slice(0, end));
  const names = rowOf(slice(whole, 0, last ? last.index + last[0].length : end));
  const areNames = names.every(({ source }) => !noName.test(source) && !tellsBeginning.test(source));
  // "Bookmark, place" may be a title.
  const fewest = whole === text && !last && !/\s(?:and|or)\s/.test(text.source.slice(0, end)) ? 3 : 2;
  if (names.length < fewest || !areNames || isArrow.test(whole.source.slice(0, end))) return undefined;
  // "Result: PASSED, FAILED, NOT_RUN" may be of something else.
  const isOwn = whole === text || speaksOfStates.test(head?.label.source ?? '');
  const areSure = isOwn && names.length > 2 && names.every(({ source }) => isConstant.test(source));
  for (const name of names) {
    const state = stateElement(name, item.at, 'tolerant', '');
    gather.fact({ is: 'state', ...titleOf(context), state, ...(areSure ? {} : { unsure: 'row' as const }) });
  }
  tell(text, undefined, titleOf(context), gather);
  return 'itself';
}

/** A name as programmes have it for a constant: `ON_HOLD`. */
const isConstant = /^[A-Z][A-Z0-9_]+$/;

/**
 * A row whose names are states by themselves: strokes stand between them, most are words for states, or what stands
 * before them says so: "Two states only, A and B". It is the whole text, or its first sentence where more is told.
 */
function namesInRow(rest: Inline): readonly Inline[] {
  const all = sentences(rest);
  const rows = all.slice(0, 2).map((sentence) => {
    const lead = saysStates.exec(sentence.source)?.[0].length ?? 0;
    const names = rowOf(slice(sentence, lead, sentence.source.length));
    return { names, isSaid: lead > 0, others: all.filter((each) => each !== sentence) };
  });
  const found = rows.find(({ names, isSaid }, index) => names.length > 1 && (index === 0 || isSaid));
  if (!found || found.names.some(({ source }) => noName.test(source))) return [];
  const { names, isSaid, others } = found;
  const areSure = isSaid || areStatusWords(names) || movesBetween(others, names);
  const isWhole = others.length === 0 || isSaid || names.length > 2;
  return isWhole && (areSure || /\s[/|]\s/.test(rest.source)) ? names : [];
}

/** What counts the states that follow, or says that these are what can be seen: "Two states only, ", "What one sees: ". */
const saysStates =
  /^(?:(?:it|they) (?:has|have|knows?) )?(?:(?:the|these|only|just|its|all)\s)*(?:(?:two|three|four|five|six|seven|eight|\d{1,2})\s)?(?:states?|statuses|stages)(?: are| only)?[,:]\s+|^what (?:we|you|one|users?|people)(?: can)? (?:see|sees|shows?|get)(?: \w+)?:\s+/i;

/** Whether sentences tell a step from one of some names to another: "Empty to Packed". */
function movesBetween(text: readonly Inline[], names: readonly Inline[]): boolean {
  return text.some((sentence) => {
    const named = namedIn(sentence, names);
    return named.some(({ end }, index) =>
      leadsOn.test(sentence.source.slice(end, named[index + 1]?.start ?? end)),
    );
  });
}

function areStatusWords(names: readonly Inline[]): boolean {
  return names.filter(({ source }) => isStatusWord(source)).length * 2 > names.length;
}

/** Labels of what is said of one lifecycle or one step. */
const property =
  /^(?:initial|final|starts?|ends?|terminal|from|to|by|when|governs|field|states?|status|values?|transitions?|events?)\b/i;

/** The name of a thing, and the row of its states behind a colon. */
export function statesOf(
  text: Inline,
): { readonly title: Inline; readonly names: readonly Inline[] } | undefined {
  const head = headOf(text);
  const [title, ...others] = isParted(head) ? head.names : [];
  if (!head || !title || others.length > 0 || property.test(title.source)) return undefined;
  const names = rowOf(head.rest);
  return names.length > 1 ? { title, names } : undefined;
}

/** Whether each line of a list is the name of a thing with its states, of which none names another line. */
const listsThings = once((list: Block): 'surely' | 'perhaps' | undefined => {
  if (list.kind !== 'list' || list.items.length < 2) return undefined;
  const things = list.items.flatMap(({ text, children }) =>
    children.length > 0 ? [] : (statesOf(text) ?? []),
  );
  const titles = new Set(things.map(({ title }) => fold(nameOf(title).name)));
  const names = things.flatMap((each) => each.names);
  if (things.length < list.items.length || names.some((name) => titles.has(fold(nameOf(name).name))))
    return undefined;
  return areStatusWords(names) ? 'surely' : 'perhaps';
});

/** "Token: valid, expired, revoked": a line that is a thing with its states, in a list of such. */
export function readThing({ text, context, gather, above }: StateLine): ItemRead | undefined {
  const lists = above.length === 0 ? gather.ofBlock(listsThings) : undefined;
  if (lists === undefined || (lists === 'perhaps' && !speaksOfStates.test(context.lead))) return undefined;
  const { title, names } = statesOf(text) ?? {};
  if (!title) return undefined;
  for (const name of names ?? []) gather.fact(stateFact({ lead: nameOf(title).name, titled: true }, name));
  return 'itself';
}

/** Whether a text behind a title tells of states: by arrows, or by names in code, two at least. */
function tellsSteps(rest: Inline): boolean {
  return isArrow.test(rest.source) || (rest.source.match(/`[^`]+`/g)?.length ?? 0) > 1;
}

/** Whether the lines of a list each begin with a bold name that a full stop closes, and this one tells no steps with marks. */
function areStates(block: Block, { text }: Item): boolean {
  return !isArrow.test(text.source) && block.kind === 'list' && areTitled(block);
}

const areTitled = once(
  (block: ListBlock): boolean =>
    block.items.length > 1 &&
    block.items.every((each) => wording`^\*\*[^*\n]{1,40}\.\*\*\s+\p{Lu}`.test(each.text.source)) &&
    !tellLives(block),
);

/**
 * Whether what most lines of a list say behind their bold names tells of states of its own, none of which is what a line
 * is called: "**Loan.** A loan begins as lent", and not "**Lent.** It becomes returned when …" beside "**Returned.**".
 */
const tellLives = once((block: ListBlock): boolean => {
  const heads = block.items.flatMap(({ text }) => headOf(text) ?? []);
  const names = new Set(heads.flatMap((head) => head.names.map((name) => fold(nameOf(name).name))));
  const telling = heads.filter(({ rest }) => {
    const told = new Gathering<Fact>(block, 'fact');
    readClauses(rest, { point: 'states', headings: [], key: '', lead: '' }, told);
    const own = statesNamed(told.facts).map((name) => fold(nameOf(name).name));
    return tellsLife(told.facts) && !own.some((name) => names.has(name));
  });
  return telling.length > 1 && telling.length * 2 > block.items.length;
});

/** Whether facts tell how something begins, or several of its states: a state alone may be where it goes from the one that a line is called. */
function tellsLife(facts: readonly Fact[]): boolean {
  const isBeginning = (fact: Fact): boolean =>
    fact.is === 'starts' ||
    (fact.is === 'transition' && listOf(fact.transition.from).some(({ is }) => is === 'new'));
  const sure = facts.filter((fact) => fact.is !== 'state' || fact.unsure !== 'alone');
  const named = new Set(statesNamed(sure).map((name) => fold(nameOf(name).name)));
  return facts.some(isBeginning) || named.size > 1;
}

/** "Paddle's words: `active`, `paused`": names in code and nothing behind them in their sentence. */
function listedInCode(whole: Inline): readonly Inline[] | undefined {
  const rest = sentences(whole)[0] ?? whole;
  const found = /^(?:[^`.;→]{1,40}:\s*)?(?=`)/u.exec(rest.source);
  const list = found && slice(rest, found[0].length, rest.source.replace(/\.$/, '').length);
  return list && /^`[^`]+`(?:(?:,|,? (?:and|or)) `[^`]+`)+$/.test(list.source)
    ? namesListed(list)
    : undefined;
}
