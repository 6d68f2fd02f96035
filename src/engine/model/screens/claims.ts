import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { numbered } from '../words/clause-numbers.ts';
import { nameOf } from '../words/names.ts';
import { type Head, headOf, isSentence, namesListed, splitAt } from '../words/phrases.ts';

/** Words for what is shown at once. */
const page =
  'screen|page|dialog(?:ue)?|view|window|modal|overlay|drawer|pop-?up|wizard|dashboard|Seite|Ansicht|Maske|Dialogfenster';
const endsInPage = wording.i`(?:^|[\s-])(?:${page})$`;
const isLabel = wording.i`^(?:${page})$`;
/** Heads of lines that tell something of the page they stand on. */
const remarks =
  /^(?:notes?|nb|n\.b\.|purpose|visible to|access(?: rights?)?|legend|warning|caution|important|hint|tip|todo|patterns?|(?:step|phase|stage|schritt) \d+|design notes?|open(?: questions?| issues?)?|questions?|example|see also|remarks?|attention|source|caveat|not (?:found|shown|seen|covered|part|an?|pages?|screens?)\b.*|out of scope|known .*|as of .*|hinweis|achtung|exceptions?|everywhere|common|shared|in general|both|all|all .*|every .*|each .*|no .*)$/i;
/** What begins a clause, and no name. */
const clause =
  /^(?:the|an?|this|that|these|those|if|when|while|after|before|every|each|all|any|no|some|there|it|its|they|he|she|we|you|people|everybody|everyone|only|also|first|then|next|from|to|in|on|at|with|without|main|one|two|another|same|which|opening|clicking)\s/i;

/** Whether words may be what a screen is called: up to five, the first with a capital unless `small`. */
function isScreenName(text: string, small = false): boolean {
  return (
    (small ? wording`^[\p{L}\p{N}]` : wording`^[\p{Lu}\p{N}]`).test(text) &&
    wording`\p{L}{2}`.test(text) &&
    text.split(/\s+/).length <= 5 &&
    !/[.!?;:=/<>→]|\d{3,}|->/.test(text) &&
    !remarks.test(text) &&
    (!clause.test(text) || wording.i`^(?:all|my|first|main|open|next)\s+\p{Lu}`.test(text))
  );
}

/** Whether the name at the head of a line only says what kind of remark follows: "Note:". */
export function isRemark(name: string): boolean {
  return remarks.test(name.replace(/[:.]$/, '').trim());
}

/** Whether a title may name a screen. */
export function mayBeScreen(title: Inline): boolean {
  return isScreenName(plain(bare(title)));
}

/** A name without the bracket behind it. */
function bare(text: Inline): Inline {
  const named = numbered(text);
  return slice(named, 0, named.source.replace(/\s*\([^()]*\)\s*[.;]?$|[.;]$/, '').length);
}

/** Behind these words stand lines that are screens. */
const listing =
  /\b(?:screens|pages|dialogs|views|windows|modals|overlays|tabs|menus?|navigation|areas|places|sections|sitemap|site map|tree|bar|seiten|ansichten|masken)\b/i;

/** Whether lines below a title, or below words that lead to them, may be names of screens. */
export function mayList(lead: string): boolean {
  return lead === '' || listing.test(lead) || lead.split(/\s+/).length <= 4;
}

/** The name of a screen that a line begins with, or is: "Dashboard – today's numbers", "Orders", `*Top up* — …`. */
export function nameOfLine(text: Inline): Inline | undefined {
  const line = numbered(text);
  const head = headOf(line);
  if (head?.mark && head.mark !== '=' && head.rest.source !== '') {
    if (isLabel.test(plain(head.label))) return behindLabel(head);
    const [name] = head.names;
    if (head.names.length !== 1 || !name) return undefined;
    const marked = head.kind !== 'words' || /^[*_]/.test(name.source);
    const short = plain(name).split(/\s+/).length <= 3;
    return isScreenName(plain(name), marked || short) ? name : undefined;
  }
  const [first] = pieces(line);
  const marked = first && first.start === 0 && first.kind !== 'text' && first.kind !== 'comment';
  if (first && marked && /^\s*(?:$|[,(.;])/.test(line.source.slice(first.end))) {
    const name = slice(line, first.start, first.end);
    return isScreenName(plain(name)) ? name : undefined;
  }
  // "Order list. All orders, newest first."
  const short = wording`^[^.!?:;,]{3,40}(?=\.\s+\p{Lu})`.exec(line.source)?.[0];
  if (
    short &&
    short.split(' ').length <= 4 &&
    isScreenName(short) &&
    !isSentence(slice(line, 0, short.length))
  )
    return slice(line, 0, short.length);
  const name = bare(text);
  return name.source !== '' && !isSentence(name) && !name.source.includes(',') && isScreenName(plain(name))
    ? name
    : undefined;
}

/** "Screen: Home": the label says what it is, and what stands behind it is the name. */
function behindLabel({ mark, rest }: Head): Inline | undefined {
  const name = bare(rest);
  return mark === ':' && isScreenName(plain(name)) ? name : undefined;
}

/** What a line calls a page before its marked name: `dialog "Leave the berth"`. */
const callsPage = wording.i`^(?:the )?(?:${page}) (?=["“*_])`;

/** The screen that the head of a line says is one: "Status page: another host", `dialog "Leave the berth": asks first`. */
export function pageOfHead(text: Inline): Inline | undefined {
  const head = headOf(text);
  if (head && isLabel.test(plain(head.label))) return behindLabel(head);
  const called = head?.mark ? callsPage.exec(head.label.source)?.[0].length : undefined;
  if (head && called) {
    const name = slice(head.label, called, head.label.source.length);
    const isOne = pieces(name).length === 1 && isScreenName(nameOf(name).name);
    return isOne ? name : undefined;
  }
  const [name] = head?.mark && head.mark !== '=' ? head.names : [];
  return name && head?.names.length === 1 && endsInPage.test(plain(name)) && isScreenName(plain(name))
    ? name
    : undefined;
}

/** Words before a marked name that is none of a screen: who may open it, or what is pressed. */
const other =
  /(?:\b(?:for|by|only|every|each|press(?:es|ing)?|clicks?(?:ing)?(?: on)?|taps?(?: on)?|button|buttons|chooses?|choosing|picks?|selects?|field|column|status|state|role)|open to|visible to|=)\s*["“]?$/i;
/** Words behind one that is none: what somebody may do, or what it is instead. */
const acts =
  /^\s*(?:can|cannot|may|must|are|have|do|who|role|users?|button|field|column|link|icon|menu item|entries)\b|^\s*[:=]/i;
const leads = wording.i`\b(?:${page}s?|opens?|leads? to|goes? to|go(?:es)? on to|gets? to|lands? (?:on|in)|brings? (?:\p{L}+ )?to|back to|happens? (?:on|in)|called|named|reach(?:es)?|sees?|comes)\s*(?:the\s+|an?\s+|is\s+|called\s+|:\s*)*["“]?$`;
const isPage = wording.i`^["”]?\s+(?:${page})s?\b`;

/** Running names with what they are: "the Today screen", "a tap opens the Entry dialog". */
const titled = wording.g`(?<![\p{L}\p{N}*_"“.-])(?:\p{Lu}[\p{L}\p{N}'&/-]*(?:\s+(?:of|and|in|for|to|a|the|\p{Lu}[\p{L}\p{N}'&/-]*)){0,3}\s+)(?:screen|page|dialog|view|window|modal)\b`;

const isNamedPage = wording`\p{L} (?:screen|page|dialog|view|window|modal)\b`;

/** The screens that running text tells of by names that are marked, or that stand before "screen", "page", "dialog". */
export function namesInSentence(sentence: Inline): readonly Inline[] {
  if (/\?\s*$/.test(sentence.source)) return [];
  const found: Inline[] = [];
  for (const piece of pieces(sentence)) {
    const name = nameOfPiece(sentence, piece);
    if (name) found.push(name);
    if (piece.kind !== 'text' || !isNamedPage.test(sentence.source)) continue;
    for (const match of sentence.source.slice(piece.start, piece.end).matchAll(titled)) {
      const lead = /^(?:(?:The|This|That|Each|Every|A|An|Its|From|On|In|To|One|No|Any|After|First)\s+)+/.exec(
        match[0],
      );
      const start = piece.start + match.index + (lead?.[0].length ?? 0);
      const words = slice(sentence, start, piece.start + match.index + match[0].length);
      if (wording`^\p{Lu}.*\s`.test(words.source) && isScreenName(words.source)) found.push(words);
    }
  }
  return found.length > 0 ? found : namesAlone(sentence);
}

function nameOfPiece(sentence: Inline, piece: Piece): Inline | undefined {
  if (piece.kind !== 'strong' && piece.kind !== 'emphasis' && piece.kind !== 'quote') return undefined;
  const before = sentence.source.slice(0, piece.start);
  const behind = sentence.source.slice(piece.end);
  if (!isScreenName(piece.text.trim()) || other.test(before) || acts.test(behind)) return undefined;
  const told = isPage.test(behind) || leads.test(before);
  return piece.kind === 'strong' || told ? slice(sentence, piece.start, piece.end) : undefined;
}

/** Names alone: "Course list, People (from the menu), and Export.", "Login → Orders → Order detail". */
function namesAlone(whole: Inline): readonly Inline[] {
  const [sentence = whole] = splitAt(whole, /;\s/);
  const ways = splitAt(sentence, /\s*(?:→|⇒|->|(?<=\s)[>›»](?=\s))\s*/);
  const parts = (ways.length > 2 ? ways : namesListed(sentence)).map(bare);
  return parts.length > 2 && parts.every((part) => isScreenName(plain(part))) ? parts : [];
}
