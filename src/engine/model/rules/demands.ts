import type { Inline } from '../../syntax/block.ts';
import { pieces, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { comparing, numeral } from '../words/quantities.ts';
import { qualifies } from './qualifying.ts';

/** Words that oblige, without which a sentence of running text is no rule. */
export const obliging = wording.i`^only\s(?:[^\s,;.]+\s){1,8}?(?:can|may) be\s|\b(?:must(?:n't)?|cannot|can't|can (?:never|only|not)|may (?:not|only)|shall|(?:is|are) (?:(?:silently|simply|just|always) )?(?:required|refused|rejected|mandatory|not allowed|skipped|ignored)|have no rules?|has to|have to|does not|do not|at (?:the )?most|at (?:the )?least|no more than|not more than|no (?:fewer|less|bigger|larger|longer|smaller|shorter|higher) than|not (?:allowed|permitted)|(?:is|are) (?:forbidden|prohibited|permitted only|ruled out)|up to \d|\d+(?: \p{L}+)? or (?:more|less|fewer|longer|shorter)|whole numbers?|between \d|muss|müssen|darf|dürfen|doit|doivent|ne peut|debe|deben|deve|devem|harus|wajib)\b|[≤≥]`;

/** What a sentence says of a value rather than of what somebody does: how it is made up, kept, or made to fit. */
const stating = wording.i`\b(?:needs?|requires?|accepts?|consists? of|(?:is|are) (?:\p{L}+ly )?(?:unique|optional|numeric|alphanumeric|trimmed|cut|truncated|shortened|stripped|lower-?cased|upper-?cased|(?:not )?case-(?:in)?sensitive|compared (?:without|with|as|by|case)|scaled|resized|rounded|slugified|normali[sz]ed|discarded|thrown away|saved|stored|kept|forced|replaced|accepted|treated|limited)|only (?:when|if|once|while|for)|only (?:valid|possible|allowed|taken|counted|shown|accepted) (?:when|if|once|while|for|with)|(?:can|may) no longer be|expires? \d+ \p{L}+ after|(?:has|have|takes?) the (?:form|format|shape|pattern)(?! of\b)|(?:takes?|allows?) (?:no (?!more\b)\p{L}+|nothing)|counts? (?:only|once)|no two \p{L}+ (?:share|have|are)|uses? the (?:form|format|pattern)|(?:is|are) (?:given|entered|written|stated) (?:in|as) (?:\d|the (?:form|format))|stays? (?:under|below|above|within|between) (?:\d|the \p{L}* ?(?:limits?|bounds?|minimum|maximum|quota|capacity|budget|total|size|range)\b)|spaces [^.;]{0,40}(?:is|are) (?:removed|collapsed|trimmed)|(?:system|server|form|app|API|service|site|shop) (?:rejects|refuses (?!to\b)\p{L}+|forbids)|(?:valid|open|free) [^.;,]{1,40} only(?=[.,;]|$)|(?:is|are) not (?:accepted|counted|saved|stored|imported|synced|published|processed|applied|case-sensitive)|(?:contains?|accepts?|takes?|holds?|(?:may|can) (?:contain|be|have|hold)) (?:anything|everything|any \p{L}+) (?:but|except)|expects (?:an?|the|\p{L}+ (?:as|in))|(?:has|have|contains?|holds?|carr(?:y|ies)) (?:\p{L}+ )?(?:from |between |exactly |only )?(?:\d|${numeral} (?:digits|letters|characters|signs|parts|decimals?|decimal places|words|lines)\b)|exactly ${numeral}|not (?:before|after|in the (?:past|future)|(?:earlier|later) than)|${numeral} (?:\p{L}+ ){1,3}at (?:a|the same) time|(?:from|between) [\d−-]+ (?:to|and) \d|falls? back|(?:may|can) (?:contain|have|hold|consist|be|use|take) (?:at most|only|up to|no)|(?:is|are|lies|lie|comes?) (?:not )?(?:in the (?:past|future)|before|after|(?:earlier|later|larger|greater|smaller|longer|shorter) than)|(?:is|are) (?:not )?(?:possible|impossible|unavailable|forbidden|case sensitive)|(?<!\p{L} )(?:nobody|no one|none of them) (?:can|may|(?!(?:likes|loves|hates|knows|reads|wants|needs|cares|minds|remembers|notices|expects|wishes|asks|pays|works|thinks|is|was|has|does)(?!\p{L}))\p{L}+s)|nothing (?:can|may|is|gets)|(?:never|always) \p{L}{3,}|only (?:one|the (?:first|last|owner|author))|(?:works?|acts?|serves?) as|beats|overrides|outranks|prevails|takes? precedence|(?:is|are) (?:frozen|locked|fixed)|leave .{1,40}? (?:empty|blank)|(?:is|are) left (?:empty|blank|out)|verlangt|eindeutig|höchstens|mindestens|pflicht|obligatoires?|au (?:plus|moins)|obligatori[oa]s?|como (?:máximo|mínimo))(?!\p{L})`;

/** What something is one of: "The content format is `json`, `markdown` or `html`." */
const oneOf =
  /^(?:the|an?|its?|their|every|each)\s[^`,;:]{2,60}\s(?:is|are)\s(?:(?:either|always)\s)?`[^`]+`(?:,\s`[^`]+`)*,?\s(?:or)\s`[^`]+`\.?$/i;

/** What becomes of other things where something is done: "Selling a boat deletes its berths." */
const effect = wording`^(?!During\s)(?:\p{Lu}\p{Ll}+ing|(?:An?|The)\s(?:\p{Ll}+(?:ion|al|ment)|transfer|move|merge|reset)|(?:An?\s)?(?:[Ee]mpty|[Mm]issing|[Bb]lank)\s\p{Ll}+)\s[^,;:.]{0,80}?\s?(?:deletes|removes|clears|resets|revokes|cancels|closes|detaches|drops|empties|unlinks)\s`;

const bound = wording.i`\d|${comparing}|(?:^|\s)(?:no|not|only|never|always)\s`;

/** Whether an answer to a question of point 5 says how much, or what not: "How big may a photo be? 200 MB." */
export function answersWithBound(source: string): boolean {
  return bound.test(source) && !/^(?:we|i|because|see|ask)\b/i.test(source);
}

/** Whether a sentence of point 5 rules something; a question does not. */
export function rulesSomething(source: string): boolean {
  return !source.endsWith('?') && [obliging, stating, oneOf, effect].some((each) => each.test(source));
}

const modal =
  '(?:must|may not|may only|(?:may|can) (?:have|hold|take|contain|be) (?:no more|at most|up to|only)|cannot|can only|can not|has to|have to|needs? to|shall|(?:is|are) (?:only |not )?(?:required|refused|rejected|unique|optional|kept|saved|stored|limited|replaced|accepted|trimmed|cut|truncated|shortened|stripped|lower-?cased|upper-?cased)|(?:is|are|has|have|holds?|takes?|counts?) (?:(?:from|exactly|between|up to|no (?:more|fewer|less) than) )?\\d|(?:is|are|has|have|holds?|takes?|counts?) at (?:least|most)|(?:accepts?|takes?|allows?|permits?) only|needs?|contains?|fits|matches|muss|müssen|darf|dürfen|doit|doivent|debe|deve)';
const word = '(?:`[^`]+`|"[^"]+"|[\\p{L}\\p{N}\'’-]+)';
/** A demand that goes on about the subject before it, or has one of up to six words. */
const demand = wording.i`^(?!(?:when|if|unless|while|where|that|which|who|because|so|then|wenn|falls)\s)(?:(?:${word}\s){0,6}?(?<!\b(?:and|or|but)\s)${modal}|no (?:two|other)\s(?:${word}\s){1,4}?(?:may|can|must))(?![\p{L}])`;
const joint =
  /;\s+|,\s+(?:(?:in|of|for|from|on) which\s+|and\s+|but\s+|und\s+|aber\s+)?|\s+(?:and|but|und|aber)\s+/gi;

/** A bound of something else, whose verb stands before it: "its notes and its title at most 90 each". */
const elided = wording.i`^(?:its|their|the|an?)\s(?!(?:form|screen|page|browser|server|API|app|client|dialog)\s)(?:${word}\s){1,5}?(?<!\s(?:of|with|by|to|in)\s)(?:at (?:least|most)|no (?:more|fewer|less) than|up to|exactly|between)\s\d`;

/** A clause of its own, about something that an article brings: "; the first row of a chart shall name its tide". */
const determined = wording.i`^(?:the|an?|each|every|no)\s(?:(?!(?:and|or|but|when|if|unless|while|that|which|who|so|then|other|others|rest|same|first one|last one)\s)${word}\s){1,9}?(?:must|shall|may|can(?:not|'t)?|needs?|counts?|ha(?:s|ve) to|(?:does|do) not (?:allow|accept|take|permit|need|require)|has|have|is|are)\s`;
const apart = /^;|^,\s+(?:and|but)/;

/** Whether a clause behind a mark that parts clauses rules something of a subject of its own. */
function isOwn(mark: string, source: string): boolean {
  const clause = /^[^;]*?(?=;|,\s(?:and|but)\s|$)/.exec(source)?.[0] ?? source;
  return apart.test(mark) && determined.test(clause) && rulesSomething(clause);
}

/** Whether a demand names no subject: it begins with what obliges. */
export function goesOn(source: string): boolean {
  return bareDemand.test(source);
}
const bareDemand = wording.i`^${modal}(?![\p{L}])`;

/** Whether a demand that stands behind another one names no subject: "…, and can't be changed". */
export function namesNothing(source: string): boolean {
  return goesOn(source) || /^(?:can't|can never|mustn't|may never|never)\s/i.test(source);
}

/** The demands of a sentence: "A name must not be empty and must not be taken, and its code must be known". */
export function demandsOf(sentence: Inline): readonly Inline[] {
  const { source } = sentence;
  const found: Inline[] = [];
  let start = 0;
  for (const piece of pieces(sentence)) {
    if (piece.kind !== 'text') continue;
    for (const mark of source.slice(piece.start, piece.end).matchAll(joint)) {
      const at = piece.start + mark.index;
      const end = at + mark[0].length;
      const before = source.slice(start, at);
      const isDemand =
        demand.test(source.slice(end)) || elided.test(source.slice(end)) || isOwn(mark[0], source.slice(end));
      if (at < start || !isDemand || !rulesSomething(before)) continue;
      if (isCondition(before) || qualifies(source.slice(end))) continue;
      found.push(slice(sentence, start, at));
      start = end;
    }
  }
  found.push(slice(sentence, start, source.length));
  return found;
}

/** What is said before a comma of when a demand holds: "If the list requires a topic, …". */
const condition =
  /(?:^|[.;]\s)(?:if|when|whenever|where|unless|while|once|given)\s[^,;.]*(?:,(?<more>[^;.]*))?$/i;

/** Whether all that is said so far is when something holds, and names that it may be about: "When it is wet, rope, …". */
function isCondition(source: string): boolean {
  const found = condition.exec(source);
  return found !== null && !rulesSomething(found.groups?.more ?? '');
}

/** "Required, at most 50 characters, different for every kind of ticket": three demands without a verb, each by itself. */
export function tersely(rule: Inline): readonly Inline[] {
  const parts = splitOutside(rule, ',');
  return parts.length > 2 && parts.every(({ source }) => terse.test(source)) ? parts : [rule];
}

const terse = wording.i`^(?:and )?(?:required|mandatory|optional|unique|different|not empty|at (?:least|most)|no (?:more|less|fewer|longer|shorter)|not (?:more|less|longer)|up to|max(?:imum|\.)?|min(?:imum|\.)?|between|exactly|only|no|never|\d+ (?:to|or))(?!\p{L})`;
