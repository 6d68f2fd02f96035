import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headOf, isParted, leadingNames, namesListed } from '../words/phrases.ts';
import { rulesSomething } from './demands.ts';
import { message, telling } from './message-marks.ts';
import { answered, silent, type Told, toldIn } from './messages.ts';
import { quotedDemands } from './quoted-demands.ts';
import { type RuleLine, splitAtSaying } from './subjects.ts';

/** A rule and what it says that somebody is told. */
export interface Answered {
  readonly rule: Inline;
  readonly told: Told;
  /** What else somebody is told who breaks it, in order. */
  readonly more?: readonly Told[];
  /** The rule of a part that leaves out what it shares with the one before it: "… and `fax` a short one (“…”)". */
  readonly line?: RuleLine;
  /** All that is said, where a remark behind the message ends it. */
  readonly whole?: Inline;
}

const quietly = '[^,;:"“`\\d]{1,60}?\\s';
/** Sentences in marks, each behind what it is the message of: in brackets, behind a colon or arrow, behind "else" or who says it. */
const messages = wording.g`(?:(?:[,;]?\s+(?:otherwise|else))?\s*\(\s*(?<bracketed>${message})(?:,\s[^()"“\`]{1,40})?\s*\)|\s*(?:[:–—→⇒]|->|=>)\s*(?<told>${message})(?=[.;]?$|[.;]\s|,\s)|(?:[,;]\s*|\s+(?:[–—→⇒]|->|=>)\s+|\s+)(?:or\s+|and\s+)?(?:otherwise|else|if not)[,:]?\s+(?<elsed>${message})|[,;:]\s+(?:${quietly})?(?:${telling}|(?:anything|everything) (?:else|longer|more|shorter) (?:is|gives)):?\s+(?<cased>${message})(?!\s(?:until|while|as)\s)|[,;:]\s+(?:in which case\s+)?(?<shown>${message})\s+(?:is|are|will be) (?:then )?(?:shown|displayed|returned|given|sent|raised)|,\s+(?=(?:with|without|for|if|when|an?|the)\s)${quietly}(?<again>${message})|\s*(?:,|/|,?\s(?:and|or))\s*(?<more>${message}))`;
/** What joins a part to the message before it. */
const joint = /^[.,;]?\s*(?:(?:and|but|or)\s+)?/;
/** What says something of what stands before it, if only in short: "Only one per team", "At most 80 characters". */
const says =
  /\b(?:required|mandatory|unique|valid|empty|missing|blank|invalid|too \w+|is|are|must|may|can|cannot|can't|has|have|needs?|only|lies?|comes?|equals?|starts?|ends?|at (?:most|least)|up to|no|not)\b|[\d≠≤≥<>]/i;
/** What stands right before values, which are no messages. */
const beforeValues = /\b(?:one|any|either) of(?: \w+)?$|\b(?:values?|be|as|say|says)$/i;

/**
 * The rules of a line or sentence that each end with a message: "A name is required: “Give it a name”. At most 80
 * characters: “This is too long”", "The age is needed (“How old is it?”), and the colour is known (“Which colour?”)". One
 * with its message, if any, where there are not several; a quotation behind a mere name is no message.
 */
export function answeredParts(text: Inline): readonly Answered[] {
  const quoted = quotedDemands(text);
  if (quoted) {
    const { demands, rest, isOther } = quoted;
    const own = demands.map(({ subject, rule, told }) => ({
      rule,
      told: toldIn(told),
      line: { subject, rule },
    }));
    return [...own, ...(rulesSomething(rest.source) || isOther ? answeredParts(rest) : [])];
  }
  const whole = answered(text);
  const parts: Answered[] = [];
  const after = (start: number, end: number): Inline => {
    const join = start === 0 ? 0 : (joint.exec(text.source.slice(start, end))?.[0].length ?? 0);
    return slice(text, start + join, end);
  };
  let [start, isCase] = [0, false];
  for (const { index, 0: all, groups } of text.source.matchAll(messages)) {
    const { bracketed, told: behind, elsed, cased, shown, again, more } = groups ?? {};
    const said = bracketed ?? behind ?? elsed ?? cased ?? shown ?? again ?? more ?? '';
    const end = index + all.length;
    const from = index + all.indexOf(said);
    const told = toldIn(slice(text, from, from + said.length));
    // "If it is wet, it is refused with “…”": the condition is no rule without what follows from it.
    const isCondition =
      cased !== undefined && /^(?:if|when|unless)\s[^,]*$/i.test(after(start, index).source);
    const rule = after(start, !isCondition ? index : shown ? end : from);
    const last = parts.at(-1);
    const follows = last !== undefined && rule.source === '';
    if ((again !== undefined && !(isCase && follows)) || (more !== undefined && !follows)) continue;
    if (beforeValues.test(rule.source)) continue;
    const isHeaded = parts[0] !== undefined && isParted(headOf(parts[0].rule)) && !hasOwnName(rule);
    const isRule = rulesSomething(rule.source) || says.test(rule.source);
    if (follows && (cased ?? again) !== undefined)
      parts.push({ rule, told, line: goingOn(text, last, undefined, from + said.length) });
    else if (follows) parts[parts.length - 1] = { ...last, more: [...(last.more ?? []), told] };
    else if (last && (!isRule || isHeaded) && stops.test(text.source.slice(start)))
      parts.push({ rule, told, line: caseOf(text, last, rule) });
    else if (isRule || (!last && (elsed !== undefined || isParted(headOf(rule))))) parts.push({ rule, told });
    else if (last) parts.push({ rule, told, line: goingOn(text, last, rule, index) });
    else return [whole];
    isCase = (cased ?? again) !== undefined;
    start = end;
  }
  const rest = after(start, text.source.length);
  const last = parts.at(-1);
  if (last && rulesSomething(rest.source)) parts.push({ ...answered(rest), told: silent });
  else if (last && rest.source !== '') parts[parts.length - 1] = { ...last, whole: text };
  const [only] = parts;
  if (!only) return [whole];
  return parts.length > 1 || only.more || whole.told === silent ? parts : [whole];
}

const stops = /^[.;]/;

/** Whether a part begins with one word that it is about: "mast: must be dry". */
function hasOwnName(rule: Inline): boolean {
  const head = headOf(rule);
  return isParted(head) && !/\s/.test(head.label.source);
}

/** What a rule is about, and what it says: its head and what stands behind that, or the words before its verb. */
function mainOf({ rule, line }: Answered): RuleLine {
  const head = headOf(rule);
  return line ?? (isParted(head) ? { subject: head.label, rule: head.rest } : splitAtSaying(rule));
}

/** Behind a full stop or `;`, another case of what the line is about: "berth: … (“…”); | a wet one refused (“…”)". */
function caseOf(text: Inline, before: Answered, rule: Inline): RuleLine {
  const main = mainOf(before);
  const name = likewise.exec(rule.source)?.groups?.name;
  if (name === undefined) return { subject: main.subject, rule };
  const subject = slice(rule, rule.source.length - name.length, rule.source.length);
  return { subject, rule: slice(text, main.rule.at.start - text.at.start, rule.at.end - text.at.start) };
}

/** What says of another what was said of the one before it: "Likewise the target". */
const likewise =
  /^(?:likewise|ditto|also|similarly,?|so (?:must|does|do|is|are)|(?:the )?same (?:(?:goes|holds|applies) )?(?:for|with)|as (?:does|is|must)) (?<name>\S+(?: \S+){0,3})$/i;

/**
 * A part without a verb goes on with what was said before it: "must be a port | (“…”) and `pier` a free one"; so does
 * another case of it: "must be a port: a captain reads “…”, | a guest reads “…”".
 */
function goingOn(text: Inline, before: Answered, part: Inline | undefined, end: number): RuleLine {
  const main = mainOf(before);
  const name = part && leadingNames(part).names[0];
  const subject = name?.kind === 'code' ? slice(part as Inline, name.start, name.end) : main.subject;
  return { subject, rule: slice(text, main.rule.at.start - text.at.start, end) };
}

/** The rules of a part with what each says that somebody is told: in turn, where as many are named as messages follow. */
export function eachTold(
  found: readonly RuleLine[],
  { told, more = [], whole }: Answered,
): readonly { readonly line: RuleLine; readonly told: Told }[] {
  const all = [told, ...more];
  const lines = found.map((line) => withRemark(line, whole));
  const [only] = lines;
  const names = lines.length === 1 && only?.subject ? namesListed(only.subject) : [];
  const each =
    all.length > 1 && only && names.length === all.length
      ? names.map((subject) => ({ ...only, subject }))
      : lines;
  if (each.length === all.length) return each.map((line, index) => ({ line, told: all[index] ?? told }));
  return each.flatMap((line) => all.map((one) => ({ line, told: one })));
}

/** A rule with the remark behind its message, where there is one: it is said of it, too. */
export function withRemark(line: RuleLine, whole: Inline | undefined): RuleLine {
  return whole
    ? { ...line, text: slice(whole, line.rule.at.start - whole.at.start, whole.source.length) }
    : line;
}
