import type { Place } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { type Stated, shown, unstated } from '../stated.ts';

/** The words that say that something is not there, as a whole cell, bullet or paragraph outside code. */
const notShown =
  /^(?:not (?:shown|visible|documented|specified|stated|mentioned|described)(?: (?:in|by) (?:the|this|our) (?:source|material|spec|specification|documents?|documentation|docs|code|manual)| here| anywhere)?|(?:nothing|none) (?:was |were |is |are )?found(?: (?:on|about) (?:this|it|that))?|n\/s)\.?$/i;
const none = /^none\.?$/i;
const open =
  /^(?:\?+|[{<[(]?(?:tbd|tbc)[}>\])]?|tktk|to be (?:defined|determined|decided|confirmed|clarified)|unclear|undecided|still open|not (?:yet )?(?:decided|clear|known|looked up|found out|checked)(?: yet| (?:to|by) (?:me|us))?)[.!]?$/i;
/** A mark with a remark: "TBD - written once the change is in", "TBD: who pays". */
const openStill = /^(?:tbd|tbc)(?:\s+[-–—]|:)\s+\S/i;
/** "Todo" is what people call a state. */
const todo = /^(?:TODO|todo)[.!]?$/;
const clarification = /^\[needs clarification(?::\s*([^\]]*))?\]\.?$/i;
/** What every marker begins with: its first character, and so far as no other word begins so. */
const firsts = 'nNsStTuU?[{<(';
const begins =
  /^(?:no(?:t |thing |ne)|n\/s|tb[cd]|tktk|to(?:do| be )|un(?:clear|decided)|still open|\?|[{<[(]tb[cd]|\[needs c)/i;

/** What a marker says; `question` only for `[NEEDS CLARIFICATION: …]`. */
export interface Marked {
  readonly is: 'not-shown' | 'open' | 'none';
  readonly question: string;
}

const asides = /\[needs clarification(?::\s*([^\]]{0,400}))?\]/gi;

/** What speaks of such marks and makes none: "No [NEEDS CLARIFICATION] markers remain". */
const beforeMark =
  /\b(?:no|all|any|every|each|without|unresolved|remaining|zero|with|mark(?:ed)?|as|a|an|of)\s*$/i;
const behindMark = /^\s*(?:markers?|marks?|tags?|labels?|placeholders?|comments?)\b/i;

/** The questions in brackets that stand among other words: `kept for [NEEDS CLARIFICATION: how long?]`. None where the text is a marker itself. */
export function asidesIn(
  text: Inline,
): readonly { readonly question: string; readonly subject: string; readonly at: Place }[] {
  if (!text.source.includes('[') || !/\[needs clarification/i.test(text.source)) return [];
  if (markedSubject(beforeComments(text).source)) return [];
  const code = pieces(text).filter(({ kind }) => kind === 'code' || kind === 'comment');
  return [...text.source.matchAll(asides)].flatMap((found) => {
    const [from, to] = [found.index, found.index + found[0].length];
    if (code.some(({ start, end }) => start <= from && to <= end)) return [];
    const isNamed = beforeMark.test(text.source.slice(0, from)) && behindMark.test(text.source.slice(to));
    if (found[1] === undefined && isNamed) return [];
    const subject = plain(text).replace(asides, '…').replace(/\s+/g, ' ').trim();
    return [{ question: (found[1] ?? '').trim(), subject, at: slice(text, from, to).at }];
  });
}

/** What stands before the comments that a text ends with: a waiver is no part of what is said. */
export function beforeComments(text: Inline): Inline {
  const { source } = text;
  const start = source.indexOf('<!--');
  if (start < 0) return text;
  for (let rest = source.slice(start); rest !== ''; ) {
    const end = rest.startsWith('<!--') ? rest.indexOf('-->') : -1;
    if (end < 0) return text;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return slice(text, 0, start);
}

/** The marker that `text` is as a whole, if it is one. `` `none` `` in code is a value and no marker. */
export function markerIn(text: string): Marked | undefined {
  if (text === '' || text.length > 400 || !firsts.includes(text.charAt(0))) return undefined;
  if (!begins.test(text)) return undefined;
  if (notShown.test(text)) return { is: 'not-shown', question: '' };
  if (none.test(text)) return { is: 'none', question: '' };
  if (open.test(text) || todo.test(text) || openStill.test(text)) return { is: 'open', question: '' };
  const asked = clarification.exec(text);
  return asked ? { is: 'open', question: (asked[1] ?? '').trim() } : undefined;
}

/**
 * A marker with its subject before it: "Screens and routes: not shown." The subject is short and without
 * a full stop, so that a sentence that ends in a marker word by chance is not taken for one.
 */
export function markedSubject(text: string): (Marked & { readonly subject: string }) | undefined {
  const whole = markerIn(text);
  if (whole) return { ...whole, subject: '' };
  const cut = text.lastIndexOf(': ');
  if (cut < 1 || cut > 160 || /[.;]\s/.test(text.slice(0, cut))) return undefined;
  const marked = markerIn(text.slice(cut + 2).trim());
  return marked && { ...marked, subject: text.slice(0, cut).trim() };
}

/** A marker with its subject as the first sentence of a paragraph that goes on: "Roles: not shown. Nobody asked." */
export function leadingMarker(text: string): { readonly length: number } | undefined {
  if (!text.includes(': ')) return undefined;
  const sentence = /^[^.;\n]{1,160}: (?:not shown|none|tbd)\.(?=\s)/i.exec(text);
  return sentence && markedSubject(sentence[0]) ? { length: sentence[0].length } : undefined;
}

/** A phrase without the question mark behind it: "unique?". Undefined where there is none, or nothing but it. */
export function doubtedPhrase(text: string): string | undefined {
  const phrase = text.endsWith('?') ? text.replace(/\?+$/, '').trimEnd() : '';
  return phrase === '' || markerIn(text) ? undefined : phrase;
}

/** Whether a cell says nothing: empty or a dash. */
export function isSilent(text: string): boolean {
  return text === '' || (text.length === 1 && '—–-'.includes(text));
}

/** What a cell says: one of the four ways of not saying, or what `read` makes of it. */
export function stated<T>(cell: Inline | undefined, read: (cell: Inline) => T | undefined): Stated<T> {
  if (cell === undefined) return unstated;
  const said = beforeComments(cell);
  if (isSilent(said.source)) return unstated;
  const marked = markerIn(said.source);
  if (marked) return statedMarker(marked, said.at);
  const value = read(cell);
  return value === undefined ? unstated : shown(value, cell.at);
}

/** A marker as what is stated. */
export function statedMarker(marked: Marked, at: Place): Stated<never> {
  return marked.is === 'open' ? { is: 'open', at, question: marked.question } : { is: marked.is, at };
}
