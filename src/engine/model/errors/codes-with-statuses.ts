import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { type ErrorLine, entry } from './line.ts';
import { isProperty } from './words.ts';

/** A code or a status in running text. */
interface Token {
  readonly is: 'code' | 'status';
  readonly start: number;
  readonly end: number;
  readonly inner: Inline;
}

/** Codes that stand together, and the status that they have. */
interface Group {
  readonly codes: readonly Token[];
  readonly status: Token;
  readonly start: number;
  readonly end: number;
}

/** In plain type: a code in capitals or of several words, or a status. A number of things is none. */
const inPlain = wording.g`(?<![\p{L}\p{N}_./#-])(?:(?<code>\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+|\p{Ll}[\p{Ll}\p{N}]*(?:_[\p{Ll}\p{N}]+)+)(?![\p{L}\p{N}_/-]|\.\p{L})|(?<status>[45]\d\d)(?=s?(?![\p{L}\p{N}_%/-]|\.\d|\s+(?:characters|seconds|minutes|hours|days|bytes|[kMG]B|items|rows|entries|times|requests|calls|pixels|px)\b)))`;

/** A page or a file that a status leads to. */
export const isFile = /\.(?:html?|php|aspx?|jsx?|tsx?|vue|json|ya?ml|log|txt|csv|pdf)$/;
/** A name of several words, of which one may be in capitals: `BerthClosedByVHF`. */
const ofHumps = wording`^\p{L}[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*$`;

/** A text that the person reads, in code: `No such boat`. No call, and no expression. */
export const isText = wording`^(?:\p{Lu}|\{)[\p{L}\p{N}'’{}_-]*,?(?:\s(?!/)[^\s=;<>|]+)+$`;
/** What stands before the name of what one clicks or looks at. */
const ofControl =
  /\b(?:click(?:s|ed|ing)?|press(?:es|ed|ing)?|choos(?:es?|ing)|tap(?:s|ped|ping)?|button|link|tab|page|screen|field|menu)(?: on)?(?: the)? $/i;
/** A code of one word in small letters, or of several with hyphens, and a status right behind it. */
const ofOneWord = wording`^(?!(?:error|code|status|message|name|title|id|type|detail)s?$)\p{Ll}{4,}(?:-\p{Ll}+)*$`;
const rightBehind =
  /^(?:\s\(|,\s(?:with\s)?|\swith\s(?:a\s)?)(?:HTTP |status )?[`*]*[45]\d\d[`*]*(?=[).,;:]|\s|$)/;

/** The codes and statuses of a text in order. */
function tokensOf(text: Inline): readonly Token[] {
  return pieces(text).flatMap((piece): readonly Token[] => {
    const { kind, start, end, text: said } = piece;
    if (kind === 'text')
      return [...text.source.slice(start, end).matchAll(inPlain)].map(({ index, 0: all, groups }) => {
        const [from, to] = [start + index, start + index + all.length];
        return { is: groups?.code ? 'code' : 'status', start: from, end: to, inner: slice(text, from, to) };
      });
    if (kind === 'quote')
      return /^\w+_\w+$/.test(said)
        ? [{ is: 'code', start, end, inner: slice(text, start + 1, end - 1) }]
        : [];
    if (kind !== 'code' && kind !== 'strong' && kind !== 'emphasis') return [];
    const inner = slice(text, piece.innerStart, piece.innerEnd);
    // `409 already_moored`
    const both = /^[45]\d\d[ :]+(?=[A-Za-z]\w*$)/.exec(inner.source)?.[0].length;
    if (both) {
      const at = piece.innerStart;
      return [
        { is: 'status', start, end: at + 3, inner: slice(text, at, at + 3) },
        { is: 'code', start: at + both, end, inner: slice(inner, both, inner.source.length) },
      ];
    }
    const number = /^(?:HTTP )?[45]\d\d$/.test(said);
    if (number) return [{ is: 'status', start, end, inner: slice(inner, inner.source.length - 3, Infinity) }];
    const behind = text.source.slice(end);
    const isCode =
      ((isIdentifier(said) || ofHumps.test(said)) &&
        !isProperty.test(said) &&
        !isFile.test(said) &&
        !/^[A-Z]{3,6}$/.test(said)) ||
      (kind === 'code' &&
        ((ofOneWord.test(said) && rightBehind.test(behind)) ||
          (isText.test(said) && !ofControl.test(text.source.slice(Math.max(0, start - 40), start)))));
    return isCode ? [{ is: 'code', start, end, inner: slice(text, start, end) }] : [];
  });
}

/** What joins codes that have the same status. */
const joined = /^\s*(?:[,/|]|,?\s*\b(?:and|or)\b)\s*$/;
const few = '(?:two|three|four|five)';
const word = `(?:which|that|it|they|and|is|are|was|comes?|arrives?|goes|go|travels?|has|have|carries|carry|gives?|returns?|returned|sent|answered|answers?|reported|raised|maps?|mapped|translated|turned|becomes?|results?|belongs?|uses?|means?|shares?|back|with|as|under|by|to|at|in|an?|the|its|their|always|also|again|likewise|too|HTTP|http|status|code|response|error|reply|answer|(?<all>both|each|all(?: (?:of )?(?:them|these|${few}))?)(?: of them)?)`;
/** What leads from codes to their status: ", ", " (", " comes with a ", ", both ". */
const toStatus = new RegExp(`^\\s*(?:[(,:–—=/-]|→|[-=]>)?\\s*(?:${word}[\\s,:]+){0,6}\\(?$`);
/** What stands between a code and its status in brackets behind all that is said of it: " when it is shut (". */
const toLast =
  /^\s+(?:(?:when(?:ever)?|if|for|on|where|once|unless|because|after|in case)\s|is\s|means\s|says\s)[^;.()]{3,100}\s\((?:HTTP |status )?$/;
/** What leads from a status to its code: " with ", " and the code ", ": ", "): ", " is answered with ". */
const toCode =
  /^(?:s|\)(?=:))?\s*(?:[(:,–—=/-]|→|[-=]>)?\s*(?:(?:with|and|is|are|means?|as|carrying|carries|covers?|has|have|the|its|these|following|codes?|errors?|reasons?|texts?|messages?|named|called|answered|given|returned|sent|used|stands|keys?|comes?|of|kind|type|for|both|two|three|four|five)[\s:]+){0,5}\(?$/;
/** What leads from a status at the head of a sentence to the codes at its end: " stands for a conflict: ", " …, with the texts ". */
const onToCodes =
  /^(?![`*]*\s(?:(?:is|are) )?(?:not|never|no longer)\b)[^.;:`"\d]{3,80}(?::|\b(?:with|in|by) (?:the )?(?:codes|texts|messages|reasons|errors))\s+$/;
const opens = /^(?:(?:an?|the|status|HTTP)\s+){0,3}[`*]*$/i;
/** What joins codes behind the status that all of them have. */
const listed = /^\s*(?:[;,/|]|[;,]?\s*\b(?:and|or)\b)\s*$/;

/** Codes, those together that nothing but what joins them parts. */
function runsOf(text: Inline, codes: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && joined.test(text.source.slice(last.at(-1)?.end, code.start))) last.push(code);
    else runs.push([code]);
  }
  return runs;
}

/** The codes of a sentence with the status behind them. */
function statusBehind(text: Inline, tokens: readonly Token[]): readonly Group[] {
  const found: Group[] = [];
  let open: Token[] = [];
  tokens.forEach((token, index) => {
    if (token.is === 'code') {
      open.push(token);
      return;
    }
    const last = tokens[index - 1];
    const between = last?.is === 'code' ? text.source.slice(last.end, token.start) : '';
    const isLast = toLast.test(between) && text.source.startsWith(')', token.end);
    const link = last?.is === 'code' ? (isLast ? toLast.exec(between) : toStatus.exec(between)) : null;
    if (last && link) {
      const runs = runsOf(text, open);
      (link.groups?.all ? runs : runs.slice(-1)).forEach((codes, at, { length }) => {
        const [first = last, final = last] = [codes[0], codes.at(-1)];
        found.push({
          codes,
          status: token,
          start: first.start,
          end: at < length - 1 ? final.end : token.end,
        });
      });
    }
    open = [];
  });
  return found;
}

/** The codes of a sentence with the status before them. */
function statusBefore(text: Inline, tokens: readonly Token[]): readonly Group[] {
  const found: Group[] = [];
  tokens.forEach((status, index) => {
    const first = tokens[index + 1];
    if (status.is !== 'status' || first?.is !== 'code') return;
    const between = text.source.slice(status.end, first.start);
    const isHead = index === 0 && opens.test(text.source.slice(0, status.start));
    if (!toCode.test(between) && !(isHead && onToCodes.test(between))) return;
    const codes = [first];
    for (let at = index + 2; at < tokens.length; at++) {
      const next = tokens[at];
      if (next?.is !== 'code' || !listed.test(text.source.slice(codes.at(-1)?.end, next.start))) break;
      if (hasOwnStatus(text, next, tokens.slice(at + 1, at + 3))) break;
      codes.push(next);
    }
    found.push({ codes, status, start: status.start, end: codes.at(-1)?.end ?? first.end });
  });
  return found;
}

/** Whether a code has a status behind it that leads to no other code: "409: `no_berth`; | `no_quay` is 404". */
function hasOwnStatus(text: Inline, code: Token, [status, next]: readonly Token[]): boolean {
  if (status?.is !== 'status' || !toStatus.test(text.source.slice(code.end, status.start))) return false;
  return next?.is !== 'code' || !toCode.test(text.source.slice(status.end, next.start));
}

/** Where one of several clauses ends. */
const clauseEnd = /;\s+(?:and\s+)?|,\s+(?:(?:and|while|but|then|or)\s+)?|\s+and\s+|\)\s+(?:and\s+)?/g;
/** What parts a code and its status from what is said of them. */
const parting = /^[\s)*`]*(?:[,:;.–—-]+\s*)?(?:(?:which|and|that|it)\s+)?(?:(?:means?|says)\s+(?:that\s+)?)?/;

/** What a sentence says of some of its codes: the clause that they stand in. */
function clausesOf(text: Inline, groups: readonly Group[]): readonly Inline[] {
  let start = 0;
  return groups.map((group, index) => {
    const next = groups[index + 1];
    const between = next ? text.source.slice(group.end, next.start) : '';
    const last = [...between.matchAll(clauseEnd)].at(-1);
    const end = next ? group.end + (last?.index ?? 0) : text.source.length;
    const clause = slice(text, start, end);
    start = next ? group.end + (last ? last.index + last[0].length : 0) : end;
    return clause;
  });
}

/**
 * The errors of a sentence in which codes stand with their statuses: "An old key is `KeyExpired` with `401`", "`no_berth`,
 * 409, means …", "it answers 404 with `no_boat`", "… is `sailTorn` and … is `sailLost`, both 400". Whichever of the two stands
 * first does so in all of the sentence. None where nothing but words lie between that say something else.
 */
export function codesWithStatuses(text: Inline): readonly ErrorLine[] {
  if (!/[45]\d\d/.test(text.source)) return [];
  const tokens = tokensOf(text);
  if (!tokens.some(({ is }) => is === 'code') || !tokens.some(({ is }) => is === 'status')) return [];
  const [behind, before] = [statusBehind(text, tokens), statusBefore(text, tokens)];
  const isBefore =
    before.length > behind.length || (before.length === behind.length && tokens[0]?.is === 'status');
  const groups = isBefore ? before : behind;
  const clauses = clausesOf(text, groups);
  return groups.flatMap(({ codes, status, start, end }, index) => {
    const clause = clauses[index] ?? text;
    const from = clause.at.start - text.at.start;
    const opens = from === start;
    const last = codes.at(-1)?.end ?? start;
    const isBetween = status.start > last && toLast.test(text.source.slice(last, status.start));
    const rest = isBetween
      ? slice(text, last, text.source.lastIndexOf('(', status.start))
      : slice(text, end, from + clause.source.length);
    const said = slice(rest, parting.exec(rest.source)?.[0].length ?? 0, rest.source.length);
    const explained = opens ? (wording`\p{L}{2}`.test(said.source) ? said : undefined) : clause;
    return codes.map(({ inner }) => ({
      ...withoutName(entry(inner, false, explained)),
      status: status.inner,
      ...(opens && start === 0 ? {} : { doubtful: true }),
    }));
  });
}

/** An error that does not take its code in quotation marks for its message. */
function withoutName(line: ErrorLine): ErrorLine {
  const isName = line.message?.source.slice(1, -1) === line.name.source;
  return isName ? { ...line, message: undefined } : line;
}
