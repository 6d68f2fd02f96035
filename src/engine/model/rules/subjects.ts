import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { type Head, leadingNames, namesListed } from '../words/phrases.ts';
import { comparing, numeral } from '../words/quantities.ts';
import { namesApart } from './names-apart.ts';
import { ruledTogether, saying } from './saying.ts';

/** What one line says of one subject. */
export interface RuleLine {
  /** Undefined where the line names none: it is that of the heading above. */
  readonly subject: Inline | undefined;
  /** What is said of it. */
  readonly rule: Inline;
  /** A whole sentence, whose subject are words of it. */
  readonly sentence?: Inline;
  /** All that is said of it, a remark behind its message included. */
  readonly text?: Inline;
}

/** A name, its arrow, and what is said of it: "`email` → must contain `@`", "new password → at least 8 characters". */
const arrowBehindName = wording.i`^(?!(?:all|each|every|everything|any|both|others?|otherwise|else|none)\s)(?<name>(?:\`[^\`]+\`|\*\*[^*]+\*\*|[\p{L}\p{N}'-]+)(?:(?:,| and| or)? (?:\`[^\`]+\`|[\p{L}\p{N}'-]+)){0,5}) (?<arrow>→|⇒) (?=\S)`;

/** A line with a colon for the arrow behind the name at its head; an arrow behind anything that is said leads elsewhere. */
export function arrowAsColon(line: Inline): Inline {
  const { name } = arrowBehindName.exec(line.source)?.groups ?? {};
  if (name === undefined || saying.test(name.replace(/`[^`]+`/g, ' '))) return line;
  const { source } = line;
  return { ...line, source: `${name} :${source.slice(name.length + 2)}` };
}

/** A few words, and in brackets behind them all that is said of them. */
const nameAndBracket = wording`^(?<name>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}) \((?<said>[^()]+)\)\.?$`;

/** "Title (required, at most 80 characters)": undefined where the bracket does not begin with what may be said of a name. */
function bracketed(line: Inline): RuleLine | undefined {
  const { name = '', said = '' } = nameAndBracket.exec(line.source)?.groups ?? {};
  if (saying.exec(said)?.index !== 0 || saying.test(name)) return undefined;
  const start = name.length + ' ('.length;
  return { subject: slice(line, 0, name.length), rule: slice(line, start, start + said.length) };
}

const nameInWords = "[\\p{L}_][\\p{L}\\p{N}'’_.-]*(?: [\\p{L}\\p{N}'’_.-]+){0,3}";
/** A name, a sign, and what it is compared with: "End date ≥ start date". One behind another is a way through menus. */
const comparedNames = wording`^(?<name>${nameInWords}) (?<rule>(?:[≥≤≠<>]|[<>!]=) (?=\p{L})[^<>,;:.]+)\.?$`;
/** What is unique, and where: "Unique e-mail per shop". */
const uniqueName = wording.i`^unique (?!(?:on|in|per|within|across|for|to|by|at|among|if|when)\s)(?<name>${nameInWords}?)(?: (?:per|within|in|for|across|among) [^.;:]+)?\.?$`;

/** The rule of a line that names what it is about by where that stands: "Min price ≤ max price", "Unique e-mail per shop". */
export function namedByPlace(line: Inline): RuleLine | undefined {
  const compared = comparedNames.exec(line.source)?.groups;
  if (compared?.name && compared.rule)
    return {
      subject: slice(line, 0, compared.name.length),
      rule: slice(line, compared.name.length, line.source.length),
      sentence: line,
    };
  const unique = uniqueName.exec(line.source)?.groups?.name;
  if (unique && !saying.test(unique)) {
    const start = 'unique '.length;
    return { subject: slice(line, start, start + unique.length), rule: line };
  }
  return bracketed(line);
}

/** The subjects of a head: each name in code, in bold or of a few words, unless the rule is about all of them together. */
export function subjectsOf(label: Inline, rule: Inline): readonly Inline[] {
  const { names, end } = leadingNames(label, 2);
  const codes = names.filter((piece) => piece.kind === 'code');
  const bare = codes.length === 0 ? namesListed(label) : [];
  if (bare.length > 1 && bare.every(({ source }) => isIdentifier(source)) && !ruledTogether(rule.source))
    return bare;
  const apart = codes.length === 0 ? namesApart(label, rule.source) : [];
  if (apart.length > 1) return apart;
  const alternative = /`\s*(?:or|oder|ou)\s*`/i.test(label.source);
  if (codes.length < 2 || alternative || end < label.source.length - 1 || ruledTogether(rule.source))
    return [label];
  // "product `cost`, `price`": the word before them stands with the first.
  return codes.map((piece, index) => slice(label, index === 0 ? 0 : piece.start, piece.end));
}

/** A name in code with what it is of behind it: "`name` (Space, Unit) — unique". Any other head is its label. */
export function withOwner(text: Inline, { kind, names, label, bracket }: Head): Inline {
  const isOwner =
    kind === 'code' &&
    names.length === 1 &&
    bracket &&
    wording`^\p{L}[\p{L} ,_-]{1,40}$`.test(bracket.source);
  return isOwner && !saysOfField.test(bracket.source)
    ? slice(text, label.at.start - text.at.start, bracket.at.end + 1 - text.at.start)
    : label;
}

/** What brackets say of a field, rather than whose it is. */
const saysOfField =
  /\b(?:required|optional|mandatory|unique|text|string|integer|number|boolean|date|list|array|if|when)\b/i;

/** Parts a line where the saying begins: "the password | must have 8 characters". */
export function splitAtSaying(text: Inline): RuleLine {
  const { names, end } = leadingNames(text);
  const from = names.length > 0 ? end + (ofKind.exec(text.source.slice(end))?.[0].length ?? 0) : 0;
  const isDoing =
    names.length > 0 && names.every(({ kind }) => kind === 'code') && does.test(text.source.slice(end));
  const at = isDoing ? end + 1 : sayingAt(text.source, from);
  const code = at > 0 && codeThatMust.exec(text.source.slice(at));
  // "An item's `price` must be known": the code is part of what is ruled.
  const stop = code ? at + (code[1] ?? '').length : at;
  // "The code has | at least 4 digits": the verb is no part of the subject.
  const verb = code
    ? 0
    : (/(?:^|\s+)(?:has|have|contains?|holds?|asks? for|calls? for|wants?|demands?|takes?|hat|haben)\s*$/i.exec(
        text.source.slice(0, stop),
      )?.[0].length ?? 0);
  // "has at least 4 digits" goes on about something.
  if (verb > 0 && verb === stop) return { subject: undefined, rule: slice(text, stop, text.source.length) };
  const marks = opened.exec(text.source.slice(0, stop))?.[0].length ?? 0;
  const before = at > 0 ? slice(text, 0, stop - Math.max(verb, marks)) : undefined;
  // What stands within the text of a link parts nothing.
  if (before && (before.source.match(/\[/g)?.length ?? 0) > (before.source.match(/\]/g)?.length ?? 0))
    return { subject: undefined, rule: text };
  // "may be left out; otherwise | at most 80 characters"
  if (before && /^(?:otherwise|else),?$/i.test(before.source))
    return { subject: undefined, rule: slice(text, stop, text.source.length) };
  // "It refuses | `tar` and oil" says that of what it points back at.
  const points = before && /^(?:it|they|this|these)(?=\s[a-z]+$)/i.exec(before.source)?.[0].length;
  if (points) return { subject: slice(text, 0, points), rule: slice(text, points, text.source.length) };
  if (
    !before?.source ||
    /^(?:an?|the|each|every|any|no)$/i.test(before.source) ||
    isNobody(before) ||
    plain(before).split(' ').length > 8 ||
    at >= text.source.length
  )
    return { subject: undefined, rule: text };
  return { subject: before, rule: slice(text, stop - marks, text.source.length) };
}

/** A word behind a name in code for what has it: "a `sail` one must". */
const ofKind = /^ ones?(?= (?:must|may|can|cannot|needs?|is|are|has|have)\s)/;

/** What names in code do, right behind them: "`mast` follows the rules of `keel`". */
const does =
  /^ (?:accept|allow|appl(?:y|ie)|behave|belong|copy|copie|count|default|depend|expect|fall|follow|hold|ignore|inherit|keep|mean|mirror|obey|point|refer|require|respect|share|stay|take|use|work)s? (?!at (?:least|most)|up to|no |only|between|exactly|\d)/;

/** The mark of bold type right before a saying that stands in it: "The map **must** be drawn". */
const opened = /\s+(?:\*\*|__)$/;

/** Words that stand for a subject and name none: "Nothing is said to the person", "otherwise at most 80 characters", "at `high` it …". */
const isNobody = (subject: Inline): boolean =>
  !wording`[\p{L}\p{N}]`.test(subject.source) ||
  /^(?:at|in|on|for|with|by|of|to|from|within|without|per|when|if|while|where|under|over|after|before|during|it|they|you|we|i|one|this|that|these|those|there|nothing|nobody|no one|everything|everybody|everyone|anything|what|whatever|who|whoever|which|otherwise|else|if (?:not|so)|then|in (?:that|this|all other|other) cases?|instead|(?:when|whenever|if|unless|while)\s.*)$|\s(?:that|which|who|we|you)$/i.test(
    plain(subject),
  );

const everySaying = new RegExp(saying.source, 'gi');
/** What reads like the beginning of a saying and may be a word of the subject: "The end date", "Two of them", "An empty title". */
const mayBeSubject = wording.i`^(?:minimum|maximum|ends?|starts?|matching|empty|free|known|required|optional|mandatory|unique|ignored|refused|rejected|trimmed|${numeral})\b`;
const stillSubject =
  /^\s*$|(?:^|\s)(?:an?|the|every|each|any|of|than|its?|their|same|over|above|below|under|beyond|exceeding|with|without)\s*$/i;
/** An amount of which something is said that comes behind it: "A crew of | more than 5 | is refused". */
const ofAmount = /\s(?:of|with)\s*$/i;
const comparison = new RegExp(`^${comparing}$`, 'i');

/** A number that a verb stands right behind. */
const isNumbered = /^#?\d{1,4} (?:must|may|can|cannot|should|shall|needs?|has|have|is|are|does?)\s/i;
const verbs = /^(?:must|may|can|cannot|can't|should|shall|needs?|has|have|is|are|does?)\b/i;

/** Where the saying begins behind an offset; negative where nothing says anything of what stands before it. */
function sayingAt(source: string, from: number): number {
  everySaying.lastIndex = from;
  let first = -1;
  for (let found = everySaying.exec(source); found; found = everySaying.exec(source)) {
    const before = source.slice(from, found.index);
    // "A fixed berth (`kind` = fixed) is …": what a bracket says is said of the words before it.
    if (from === 0 && isOpen(before)) continue;
    // "they differ, else \"Must differ\"": what is quoted says nothing of what stands before it.
    if ((before.match(/"/g)?.length ?? 0) % 2 === 1) continue;
    // "Room 101 is | booked last": the number belongs to the name.
    if (isNumbered.test(source.slice(found.index)) && wording`\p{L} $`.test(before)) continue;
    const isOfSubject = mayBeSubject.test(found[0]) && stillSubject.test(before);
    if (first < 0 && !(isOfSubject && /^(?:an?|the|each|every|any|no)\s+$/i.test(before)))
      first = found.index;
    if (from > 0 || !(isOfSubject || (comparison.test(found[0]) && ofAmount.test(before))))
      return first === found.index || verbs.test(found[0]) ? found.index : first;
  }
  return first;
}

/** Whether a bracket behind a word is still open. */
function isOpen(before: string): boolean {
  return before.lastIndexOf(' (') > before.lastIndexOf(')');
}

const codeThatMust =
  /^(`[^`]+`(?:(?:,|,? and|,? or) `[^`]+`)*)\s+(?:must|may|can|cannot|should|shall|has|have|needs?|is|are|contains?|muss|darf|doit)\b/i;

/** What stands before a subject and only joins it or says where: "Finally, the crew", "On the rental form the title". */
const before = wording.i`^(?:(?:finally|also|likewise|besides|in addition|lastly|moreover),\s+|(?:on|in) (?:the|an?) (?:[\p{L}-]+ ){1,3}(?=(?:the|an?|every|each) \p{L}))`;
/** What stands behind it and is said of it: "The link, if you give one,", "Flagging and vouching both", "The picker accepts". */
const behind = wording.i`(?:,\s(?:if|when|where|unless)\s[^,]*,?|\s(?:has|have|takes?)\sthe\s(?:form|format|shape|pattern)|\s(?:both|works?|accepts?|counts?|lies?|carr(?:y|ies)|expires?|stays|stays?\s(?:under|below|above|within|between)))$`;

/** A subject without the words around it that name nothing. */
export function bareSubject(subject: Inline): Inline {
  const start = before.exec(subject.source)?.[0].length ?? 0;
  const end = behind.exec(subject.source)?.index ?? subject.source.length;
  return end > start ? slice(subject, start, end) : subject;
}
