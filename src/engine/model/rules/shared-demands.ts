import type { Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import { looksLikeYesNo } from '../tables/cell-kinds.ts';
import { headOf, namesListed, sentences } from '../words/phrases.ts';
import { saying } from './saying.ts';
import type { RuleLine } from './subjects.ts';

/** What points at all that is listed below, and what is demanded of it: "All of these are mandatory". */
const pointing = wording.i`^(?:(?:all|each|every one|both) of (?:them|these|those|the following)(?: \p{L}+)?|(?:these|those|the following)(?: \p{L}+)?|they|all|each)\s+(?:all\s+|each\s+)?(?:are\s+|is\s+)?(?<demand>(?:(?<=are\s|is\s)\S|must|may|needs?|have to|has to|cannot|can (?:not|only|never)|shall|should).+)$`;

/** A demand that is whole by itself, whatever is listed beside it: "Required", "Must not be empty", "May be left out". */
const whole =
  /^(?:(?:required|mandatory|obligatory|optional|unique|read-only|pflicht|eindeutig)(?: (?:fields?|values?|ones|everywhere|always|in (?:all|every) \w+))?|(?:must|may|can|need|shall) ?(?:not|never|always)? be (?:empty|blank|null|negative|zero|unique|given|set|present|filled(?: in)?|left (?:out|empty|blank)|omitted|missing|changed|edited)|(?:not|never) (?:empty|blank|null|negative)|non-empty)$/i;

/** A longest length: "At most 80 characters". Of another bound, what is listed below may be what is counted. */
const longest =
  /^(?:(?:must|may) (?:be )?)?(?:at most|up to|(?:no|not) (?:be )?(?:longer|more) than|not exceed|max(?:imum|\.)?) \d[\d,.]* (?:characters?|chars?|zeichen)(?: (?:long|each))?$/i;

/** What says how many of them, and nothing of each. */
const ofSome = /\b(?:one|two|some|any|either|neither|none|most) of\b|\b(?:together|each other)\b/i;
/** Words of a demand, at most. */
const LONGEST = 14;

/**
 * What a line demands of each that is listed below it; undefined for one that demands nothing, or of some of them. Below
 * a heading that names what is ruled, a bound is the heading's, and the list tells how it is kept.
 */
export function demandOfAll(line: Inline, isBelowName = false): Inline | undefined {
  const last = sentences(slice(line, 0, line.source.replace(/[:.]\s*$/, '').length)).at(-1);
  if (!last || ofSome.test(last.source) || last.source.split(' ').length > LONGEST) return undefined;
  const isDemand = whole.test(last.source) || (!isBelowName && longest.test(last.source));
  return pointsAtAll(last) ?? (isDemand ? last : undefined);
}

/** What is refused in the cases that are listed below: "Deletion is refused when something still depends on the thing:". */
const refusing = wording.i`^(?<said>\p{L}[^,;:.]{1,60}?\s(?:is|are) (?:refused|rejected|blocked|impossible|forbidden|not (?:allowed|possible)|denied))\s(?:when|if|while|for|as long as|where|in these cases)(?![\p{L}])(?![^;:.]*\s(?:is|are|was|were|has|have|had|holds?|contains?|lacks?|needs?|uses?|owns?|of|in|on|with|by|to|for|from|as|at|either):$)[^;:.]*:$`;
/** A thing with what it has, and no clause: "a quay with boats". */
const thing = wording.i`^(?:an?|the|any|every)\s(?!.*\s(?:is|are|was|has|have|does|do|must|may|can|cannot|will|equals?|exceeds?|lies|comes?)\s)[\p{L}\p{N}'’ -]{2,80}$`;

/** The refusal of what a line below it names, with that as what it is about; undefined where the line tells a case of its own. */
export function refusedBelow(item: Item, { lead }: Context): RuleLine | undefined {
  const said = refusing.exec(lead)?.groups?.said;
  const own = slice(item.text, 0, item.text.source.replace(/[,;.]?(?:\s(?:and|or))?$/, '').length);
  return said !== undefined && thing.test(own.source)
    ? { subject: own, rule: { source: said, at: own.at } }
    : undefined;
}

/** What a sentence demands of all that it points at below it. */
export function pointsAtAll(sentence: Inline): Inline | undefined {
  const text = slice(sentence, 0, sentence.source.replace(/:\s*$/, '').length);
  const demand = pointing.exec(text.source)?.groups?.demand;
  return demand && !ofSome.test(text.source)
    ? slice(text, text.source.length - demand.length, text.source.length)
    : undefined;
}

const name = wording`^(?:\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|[\p{L}_][\p{L}\p{N}_.'’-]*(?: [\p{L}\p{N}_.'’-]+){0,3})$`;

/** The names that a line is, and nothing else: "owner", "`title`, `body`", "first and last name". */
export function namesAlone(line: Inline): readonly Inline[] {
  const text = slice(line, 0, line.source.replace(/\.$/, '').length);
  if (headOf(text)?.mark || looksLikeYesNo(text)) return [];
  const names = namesListed(text);
  return names.every((each) => name.test(each.source) && !saying.test(plain(each).replace(/^\S+/, '')))
    ? names
    : [];
}

/** A line that demands something of the names behind it: "Required: `title`, `owner`". */
export function demandOfNames(line: Inline): readonly RuleLine[] {
  const head = headOf(line);
  if (head?.mark !== ':' || head.kind !== 'words' || !whole.test(head.label.source)) return [];
  return namesAlone(head.rest).map((subject) => ({ subject, rule: head.label }));
}

/** The names that lines rule something of, each once; what a sentence is about is none. */
export function namesOf(lines: readonly RuleLine[]): readonly Inline[] {
  const found = lines.flatMap(({ subject, sentence }) => (subject && !sentence ? subject : []));
  return [...new Set(found)].filter((each) => plain(each).split(' ').length <= 4);
}

/** What the line above an item, the one that it is nested under, or the heading demands of all that stands below it. */
export function demandAbove(
  item: Item,
  { headings, lead }: Context,
  around: Item | undefined,
): Inline | undefined {
  const above = around?.text ?? (lead === '' ? headings.at(-1)?.title : { source: lead, at: item.text.at });
  const isHeading = !around && lead === '';
  return above && demandOfAll(above, !isHeading && headings.length > 0);
}
