import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { numbered, withoutPriority } from '../words/clause-numbers.ts';
import { isSilent } from '../words/markers.ts';
import { statements } from '../words/names.ts';
import {
  type Head,
  headOf,
  isParted,
  leadingNames,
  namesListed,
  sentences,
  splitAt,
} from '../words/phrases.ts';
import { comparing, numeral } from '../words/quantities.ts';
import { alternativesIn } from './alternatives.ts';
import { clausesOf, isOfOne, joinedWith, ownSentences, ownsSubject } from './clauses.ts';
import { comparedInCode } from './compared-in-code.ts';
import { demandsOf, goesOn, namesNothing, rulesSomething } from './demands.ts';
import { checksIn, framed } from './framed.ts';
import { clauseNumber, demandIn, requirement } from './numbers.ts';
import { rulesOfEach } from './of-each.ts';
import { onlyParts } from './only-parts.ts';
import { saying } from './saying.ts';
import { demandOfNames } from './shared-demands.ts';
import { countedPer, rulesOfSame } from './so-are.ts';
import { determined, ruled, wholeStatements } from './statements.ts';
import {
  arrowAsColon,
  namedByPlace,
  type RuleLine,
  splitAtSaying,
  subjectsOf,
  withOwner,
} from './subjects.ts';
import { titledRules } from './titled.ts';

/** The rules of a line of point 5: a subject and what is said of it, or several parted by `;`. */
export function rulesOfLine(whole: Inline): readonly RuleLine[] {
  const found: RuleLine[] = [];
  const compared = comparedInCode(whole);
  if (compared.length > 0) return compared;
  const ofEach = sentences(whole).length > 1 ? [] : rulesOfEach(numbered(whole));
  if (ofEach.length > 0) return ofEach;
  const parts = splitAt(whole, / · /);
  if (parts.length > 1 && parts.every((part) => isParted(headOf(part)))) return parts.flatMap(rulesOfLine);
  // "Negative price → 0. Unknown colour → `red`."
  const arrows = sentences(whole);
  if (arrows.length > 1 && arrows.every((each) => arrowAsColon(each) !== each))
    return arrows.flatMap(rulesOfLine);
  const line = arrowAsColon(withoutPriority(whole));
  const demand = demandIn(line);
  if (demand) return [demand];
  const number = requirement.exec(line.source) ?? clauseNumber.exec(line.source);
  const text = number ? slice(line, number[0].length, line.source.length) : numbered(line);
  const { names, end } = leadingNames(text);
  // A name alone says nothing; what is nested under it does.
  if (names.length > 0 && /^[.:]?$/.test(text.source.slice(end).trim())) return found;
  const shared = sharedRules(text) ?? (sentences(text).length > 1 ? undefined : alternativeRules(text));
  if (shared) return shared;
  const head = headOf(text);
  if (head?.mark && !isSilent(head.rest.source)) {
    // "query: `start`, `end` 0 to 9": the words before the colon are a group, the names behind it the subjects.
    if (head.kind === 'words' && !head.label.source.includes('`') && namedFirst.test(head.rest.source))
      return rulesOfLine(head.rest);
    // "Cross-field: the end must be after the start" says what kind of rule it is.
    if (head.kind !== 'code' && kindOfRule.test(plain(head.label)) && rulesSomething(head.rest.source))
      return rulesOfLine(head.rest);
    const titled = titledRules(head, rulesOfSentence);
    if (titled) return titled;
    const label = withOwner(text, head);
    const names = namesListed(head.label);
    for (const clause of clausesOf(head))
      if (found.length > 0 && (ownsSubject(clause) || isOfOne(clause, names)))
        found.push(...rulesOfLine(clause));
      else for (const subject of subjectsOf(label, clause)) found.push({ subject, rule: clause });
    return found;
  }
  // "`title` (required, at most 80 characters)"
  if (head?.bracket && !head.mark && head.rest.source === '')
    return subjectsOf(head.label, head.bracket).map((subject) => ({ subject, rule: head.bracket as Inline }));
  const byPlace = namedByPlace(text);
  if (byPlace) return [byPlace];
  if (ofRow.test(text.source)) return [{ ...splitAtSaying(text), sentence: text }];
  const several = ownSentences(text);
  if (several.length > 1)
    return several.flatMap((each, index) => aboutFirst(rulesOfLine(each), several.slice(0, index)));
  const demands = demandsOf(text);
  if (demands.length > 1 && (isSentence(text) || demands.every(({ source }) => !goesOn(source))))
    return eachDemand(demands);
  for (const clause of wholeStatements(text)) {
    const before = found.at(-1);
    // "schedule at most 100; cron: exactly 5 fields": a case of what stands before it.
    const isCase = before !== undefined && isParted(headOf(clause));
    if (isCase) found.push({ subject: before.subject, rule: clause });
    else
      for (const line of bareRules(clause))
        found.push(line.subject ? line : { ...line, subject: before?.subject });
  }
  return found;
}

/** A row of names, and what is demanded of all: "Title, total and note are required". */
const ofRow = wording.i`^[\p{L}\p{N}'’ -]+(?:, [\p{L}\p{N}'’ -]+)+,? (?:and|or) [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+)? (?:are (?:all |each )?(?:required|mandatory|optional)|(?:must|may) (?:not )?be \p{L}+)\.?$`;

/** A label that says what kind of rule stands behind it. */
const kindOfRule =
  /^(?:(?:cross|multi)[- ]field|consistency|(?:business |validation |cross-field )?(?:rule|check|validation|constraint|logic)|in general|general|dates)(?: \d+)?:?$/i;

/** What is said of one of several names, and behind it what is said of each: "one of `a` or `b` is needed; `b`: a number". */
function alternativeRules(text: Inline): readonly RuleLine[] | undefined {
  const [first, ...others] = statements(text);
  const areOwn = others.every((each) => isParted(headOf(each)));
  const own = alternativesIn(first && areOwn ? first : text);
  return own && [...own, ...(areOwn ? others.flatMap(rulesOfLine) : [])];
}

/** A line that says for what else its last part holds: "name ≤ 20; a number must be given — same for fax and pager". */
function sharedRules(text: Inline): readonly RuleLine[] | undefined {
  const clause = statements(text).at(-1);
  const found =
    clause &&
    /(?:^|[\s(,–—-])(?:the )?same (?:(?:goes|holds|applies|is true) )?(?:for|to) (?<others>[^();.]+)\)?\.?$/i.exec(
      clause.source,
    )?.groups?.others;
  const end = clause ? text.source.lastIndexOf(';', clause.at.start - text.at.start) : -1;
  if (!found || end < 0) return undefined;
  const start = clause.source.lastIndexOf(found);
  const others = namesListed(slice(clause, start, start + found.length));
  if (others.some((each) => plain(each).split(' ').length > 4)) return undefined;
  const lines = rulesOfLine(slice(text, 0, end));
  const last = lines.at(-1);
  // "a title is required; the same goes for notes": the clause says nothing of its own.
  if (last && /^(?:and )?(?:the )?same /i.test(clause.source))
    return [...lines, ...others.map((subject) => ({ subject, rule: last.rule }))];
  return [...lines, ...[lines.at(-1)?.subject, ...others].map((subject) => ({ subject, rule: clause }))];
}

/** Rules of a sentence; one that names nothing, or points back, is about what those before it name. */
export function aboutFirst(lines: readonly RuleLine[], before: readonly Inline[]): readonly RuleLine[] {
  return lines.map((line) => {
    if (line.subject && !pronoun.test(line.subject.source)) return line;
    const subject = before
      .toReversed()
      .map((each) => splitAtSaying(each).subject)
      .find((each) => each && !pronoun.test(each.source));
    const points = line.subject ? 0 : (/^(?:it|they)\s+/i.exec(line.rule.source)?.[0].length ?? 0);
    // What "it" is about where nothing stands before it is open.
    const open = line.subject?.source.match(/^(?:it|they)$/i) ? { ...line, subject: undefined } : line;
    return subject ? { subject, rule: slice(line.rule, points, line.rule.source.length) } : open;
  });
}

const namedFirst = wording.i`^(?:\`[\w.[\]]+\`(?:,|,? (?:and|or))? ?)+(?:[\p{L}]+ )?(?:${comparing}|${numeral}|must|may|is|are|required|req|unique|uniq|optional|one of)`;

/**
 * The rules in a sentence of running text; none where nothing in it obliges. A label with what it stands for, and
 * no full stop, is a line; several may stand in a row: "links: name required · tags: at most 5".
 */
export function rulesOfSentence(whole: Inline): readonly RuleLine[] {
  const text = arrowAsColon(whole);
  const named = [...comparedInCode(text), ...demandOfNames(text), ...rulesOfEach(text), ...onlyParts(text)];
  if (named.length > 0) return named;
  const parts = splitAt(text, / · /);
  const labels = parts.map(headOf);
  if (!/[.!?]$/.test(text.source) && labels.every(isShortLabel)) return parts.flatMap(rulesOfLine);
  // "Due date: not before the invoice date."
  const [label] = labels;
  if (label && isShort(label) && saying.exec(label.rest.source)?.index === 0) return rulesOfLine(text);
  const checked = checksIn(text) ?? alternativesIn(text);
  if (checked) return checked;
  const counted = countedPer(text);
  if (counted) return [counted];
  const same = rulesOfSame(text, rulesOfSentence);
  if (same.length > 0) return same;
  if (!rulesSomething(text.source)) return [];
  // "Three checks do not fit the table" rules nothing.
  if (announces.some((each) => each.test(text.source))) return [];
  const demands = demandsOf(text);
  return demands.length > 1 ? eachDemand(demands) : [{ ...framed(text), sentence: text }];
}

/** What only tells of the rules that stand somewhere, and is none. */
const announces = [
  /^what(?:ever)?\s[^,;]*:$/i,
  wording.i`^(?:the |these |those |all )?(?:rules|checks|constraints|limits)(?: \p{L}+){0,4} (?:are|is) (?:checked|enforced|applied|validated|verified)(?![\p{L}])`,
  wording.i`(?:is|are) (?:checked|validated) in (?:several|many|various|two|three|four) (?:ways|places|steps)\.?$`,
  wording.i`^(?:\p{L}+ ){0,2}(?:rules|checks|constraints|more) (?:that )?(?:do|are|have)\b`,
  wording.i`\b(?:these|those|here|below|the following) are (?:the|our|all)(?: \p{L}+)? (?:rules|checks|limits|constraints)\b`,
];

/** A demand of several that points back at what the one before it is about: "no two boats may share it". */
const ofNoTwo = /^no (?:two|other)\s[^,;]{1,60}\s(?:it|them|one)\.?$/i;

/** What stands for what the clause before it was about. */
const pronoun =
  /^(?:(?:otherwise|then|also|and|but|for(?:\s+\S+){1,3})\s+)?(?:it|they|this|these|both|er|sie|es|il|elle)$|^(?:together|along|combined|outside|inside|without|with|in|on|at|within)\s[^`;]{1,60}\s(?:it|they)$/i;

/** Several demands of one sentence: one that names no subject, or points back at it, is about the one before. */
function eachDemand(demands: readonly Inline[]): readonly RuleLine[] {
  const found: RuleLine[] = [];
  for (const demand of demands) {
    const ofEach = demands.length > 1 ? rulesOfEach(demand) : [];
    found.push(...ofEach);
    if (ofEach.length > 0) continue;
    const line = framed(demand);
    const before = found.at(-1)?.subject;
    const points = line.subject !== undefined && pronoun.test(line.subject.source);
    // "A password must be long, and it has to be typed twice"
    const same = /^(?:it|they)\s+/i.exec(demand.source)?.[0].length ?? 0;
    const said = slice(demand, same, demand.source.length);
    if (before && same > 0 && goesOn(said.source)) found.push({ subject: before, rule: said });
    else if (before && points && line.subject?.source.includes(' '))
      found.push({ subject: before, rule: demand });
    else if (before && ofNoTwo.test(demand.source)) found.push({ subject: before, rule: demand });
    else if (before && (points || namesNothing(demand.source))) found.push({ ...line, subject: before });
    else found.push(line.subject ? line : { ...line, sentence: demand });
  }
  return found;
}

function isShortLabel(head: Head | undefined): boolean {
  return head !== undefined && isParted(head) && isShort(head);
}

function isShort(head: Head): boolean {
  return (
    (head.mark === ':' || head.mark === '–') &&
    head.rest.source !== '' &&
    plain(head.label).split(' ').length <= 3
  );
}

/** A part that only says when what stands before it holds. */
const unless =
  /^(?:unless|except|if|when|whenever|while|once|until|as long as|provided|wenn|falls|außer|si|sauf)\b/i;

/** `` `name` ≤ 100, `slug` lower case ``: at commas, a part that names a subject of its own begins another rule. */
function bareRules(clause: Inline): readonly RuleLine[] {
  const found: { subjects: Inline[]; rule: Inline | undefined }[] = [];
  if (determined.test(clause.source)) return [{ ...splitAtSaying(ruled(clause)), sentence: clause }];
  for (const part of splitOutside(clause, ',')) {
    const { names, end } = leadingNames(part, 2);
    const last = found.at(-1);
    const only = names.length > 0 && part.source.slice(end).trim() === '';
    const isValue = last && (unless.test(part.source) || /^[;.]/.test(part.source.slice(end)));
    const starts = names[0]?.kind === 'code' && !isValue;
    if (only && last?.rule === undefined && starts) {
      const codes = names.map((piece) => slice(part, piece.start, piece.end));
      if (last) last.subjects.push(...codes);
      else found.push({ subjects: codes, rule: undefined });
    } else if (last && last.rule === undefined && starts) {
      const rule = slice(part, end, part.source.length);
      last.subjects.push(...names.map((piece) => slice(part, piece.start, piece.end)));
      last.rule = rule;
    } else if (!last || (starts && !only && names.length === 1)) {
      const line = splitAtSaying(part);
      found.push({
        subjects: line.subject ? subjectsOf(line.subject, line.rule).slice() : [],
        rule: line.rule,
      });
    } else if (last) last.rule = joinedWith(clause, last.rule ?? last.subjects[0] ?? part, part);
  }
  return found.flatMap(({ subjects, rule }): RuleLine[] => {
    if (!rule || rule.source === '')
      return subjects.length > 0 && clause.source.includes('`') ? [splitAtSaying(clause)] : [];
    return subjects.length > 0
      ? subjects.map((subject) => ({ subject, rule }))
      : [{ subject: undefined, rule }];
  });
}

/** Whether a line is a sentence in words, with a subject of its own. */
function isSentence(text: Inline): boolean {
  if (determined.test(text.source)) return true;
  return /^[^`]+\.$/.test(text.source) && splitAtSaying(text).subject !== undefined;
}
