import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Route } from '../interface-elements.ts';
import { headOf, splitAt } from '../words/phrases.ts';
import { routeIn } from '../words/routes.ts';
import { headedAtEnd } from './headed-at-end.ts';
import { isPassedOn, isPrefix, nameBehind, wordsBefore } from './words-beside.ts';

/** A screen that running text tells of: its name as far as there is one, and its addresses. */
export interface NamedRoute {
  readonly name: Inline;
  readonly routes: readonly Route[];
  /** From the name to the last address. */
  readonly at: Inline['at'];
  /** How it was told: by a marked name or the head of a line, or only by words before the address. */
  readonly by: 'name' | 'words';
}

/**
 * An address that stands without marks in brackets, behind a dash, a colon or "at", at the head of a line, or behind the
 * first arrow of one; none that ends like a file. "such as /en" is an example.
 */
const bare =
  /(?<=^|[(=[]|^[A-Za-z][A-Za-z ]{1,30}[,;]\s*|(?:^|[,;:]\s)[^/→⇒,;:]{1,60}(?:[→⇒]|[-=]>)\s+|\*\*:?\s+|(?:^|[,;:]\s)(?!See\b|Open\b)[A-Z][a-z][\w -]{0,30}\s(?=\/[\w:{<[])|\/[^\s,;]*(?:\s\([^()]{1,40}\))?[,;]\s+|(?:[:–—=@|-]|\.{3}|\b(?:at|under|address|is|simply)|\b(?:page|screen|view|dialog|form),)\s+)\/(?:(?:[\w@:{}[\]#-]|<\w+>)(?:[\w:{}[\].~*?#-]|<\w+>)*(?:\/(?:[\w:{}[\].~*?#-]|<\w+>)+)*\/?(?:\?[A-Za-z_][\w.[\]-]*=[^\s=&?,;)\]]+(?:&[A-Za-z_][\w.[\]-]*=[^\s=&?,;)\]]+)*)?)?(?=[\s),;\]]|[.:](?:\s|$)|$)|(?<=^)https?:\/\/[^\s,;)]+(?=[\s),;]|$)/g;
/** Characters before an address that are looked at. */
const LONGEST_LEAD = 64;
const isFile = /\.(?!\.)\w{1,5}$/;

/** The pieces of a text, each address without marks a piece like one in code. */
export function withAddresses(text: Inline): readonly Piece[] {
  return pieces(text).flatMap((piece): Piece | readonly Piece[] => {
    if (piece.kind !== 'text' || !text.source.includes('/')) return piece;
    const found: Piece[] = [];
    let from = piece.start;
    const part = (kind: Piece['kind'], start: number, end: number): void => {
      const own = { start, end, innerStart: start, innerEnd: end };
      if (end > start) found.push({ ...piece, ...own, kind, text: text.source.slice(start, end) });
    };
    // What stands right before tells whether it is one.
    const begin = Math.max(0, piece.start - LONGEST_LEAD);
    for (const match of text.source.slice(begin, piece.end).matchAll(bare)) {
      const path = match[0].replace(/[.:?]+$/, '').replace(/^([^[]*)\]$/, '$1');
      const at = begin + match.index;
      if (at < from || isFile.test(path)) continue;
      part('text', from, at);
      part('code', at, at + path.length);
      from = at + path.length;
    }
    part('text', from, piece.end);
    return found;
  });
}

/** What is said of an address in bold type, and names nothing. */
const labelsAddress = /^(?:routes?|paths?|urls?|address(?:es)?|links?|uri|adresse|pfad)\s*:?$/i;

/** Words behind which an address is where something leads, and no address of what was named before it. */
const leadsTo =
  /\b(?:to|from|(?<!\b(?:reached|opened|available|reachable|shown) )(?:via|through)|into|like|e\.g\.|(?<!\b(?:is|are|lives?|sits?|opens?|found|reached|kept|shown|list|page|screen) )under|hangs? below|behind|redirects|prefix|starting with|begins with)\s*$/i;
/** A name with a capital that is said to be found under the address behind it: "you find Fees under", and what goes on so. */
const keptUnder = wording`\b(?:finds?|found|keeps?|sees?|gets?|opens?)\s(?:the\s)?\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+)?\sunder[\s\`]*$`;
const goesOnUnder = wording`^\s*,?\s*(?:and\s)?(?:the\s)?\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+)?\sunder[\s\`]*$`;
/**
 * Where a clause begins with an address, and what is said there of a page: "`/boats` lists the boats, and `/fees`,
 * reached from the bill, shows …".
 */
const opensClause = /(?:^|[,;]\s+(?:and\s+|while\s+)?)$/;
const saysOfPage =
  /^(?:, (?:reached|opened|shown|found|which|where) (?!(?:then |only |now )?(?:sends|leads|redirects|forwards|moved|points|is gone)\b)(?:[^`.;]|`[^`]*`){1,80}?,|\s(?:also|only|then|simply))?\s(?:is (?:where|for|about)|lists|shows|holds|displays|carries|contains|collects|lets|offers|presents|gathers|(?:reads|says|asks|tells)(?=:?\s["“`]))[\s:]/;
/** Words that say that an address is one more of the same screen. */
const another = /(?:\balso|\balias|\bor|\bformerly|\bauch|\boder)\s*(?:at|as|under)?\s*$/i;
/** Words behind which an address is another one of the screen before it: "same for the newest at". */
const sameScreen =
  /(?:^|[;,(.]\s*)(?:and )?(?:the )?same (?:page |screen |view |form |list )?(?:for|at|under|is)\b[^;.]*$/i;
/**
 * Words that say of an address that a screen has it which they do not name: "it lives at", "a panel with the address",
 * "whoever has one logs in at".
 */
const unnamed =
  /\b(?:(?:it|which|that|this) (?:(?:is|can be) )?(?:(?:is|are|lives?|sits?|stands?|appears?|served|kept)(?: [a-z]+ly)? (?:at|on)|(?:opens?|found|reached|opened|shown|available|reachable)(?: [a-z]+ly)? (?:at|under|on|below))|with (?:the|its own|an?) (?:own )?(?:address|route|url|path)|(?:signs?|logs?)(?: (?:them|him|her)sel(?:f|ves))? (?:in|up|out) (?:at|on|under))\s*$/i;
/** Words that say where somebody goes. */
const goesTo = /\b(?:goes|go|lands?|arrives?) (?:to|at|on)\s*$/i;
const somebody =
  /\b(?:who|whoever|some(?:body|one)|any(?:body|one)|every(?:body|one)|people|persons?|users?|visitors?|members?|guests?|you|one|they|we)\b/i;

/** Whether words before an address tell that a screen is there, though they do not name it. */
const isTold = (before: string): boolean =>
  unnamed.test(before) || (goesTo.test(before) && somebody.test(before));

/** A label before an address behind what is said of a screen: "**Pier** – the first page. Address:". */
const labelBefore = /[.;,–—(]\s*(?:the |its )?(?:address|route|url|path)(?: is)?\s*[:=]?\s*$/i;

/** What may stand between a name and its address. */
const parting =
  /^\s*(?:(?:page|screen|view|dialog|window|form|tab)\b\s*)?(?:[–—:,(=→⇒-]|[-=]>|\b(?:at|is|is at|(?:is )?(?:reached|opened|available) (?:at|under|through|via)|lives at|is found at|under|has the address|on|auf|unter|ist)\b)?\s*(?:at\s*)?[(]?\s*(?:(?:route|path|url|address)\s*[:=]?\s*)?$/i;

/**
 * The screens of a line or sentence: `**Home** — `/`; **About** at `/about``, ``Links `/links`, Boards `/boards` ``,
 * ``the login screen at `/login` ``. An address stands in code, or in brackets, behind a dash or a colon.
 */
export function namedRoutes(text: Inline): readonly NamedRoute[] {
  if (!/[/#]|`[*?]|\w\?\w/.test(text.source)) return [];
  // "Features → /features · Help → /help": each is told for itself.
  const lines = splitAt(text, / [·•|] /);
  const each = lines.length > 1 ? lines.map(namedRoutes) : [];
  if (each.length > 1 && each.every((told) => told.length > 0)) return each.flat();
  const headed = headedAtEnd(text);
  if (headed) return [{ name: headed.name, routes: [headed.route], at: headed.name.at, by: 'name' }];
  const found: { name: Inline; routes: Route[]; at: Inline['at']; by: NamedRoute['by'] }[] = [];
  let marked: Piece | undefined;
  let from = 0;
  const parts = withAddresses(text);
  const codes = parts.filter(({ kind }) => kind === 'code');
  const byQueries = codes.length > 1 && codes.every((each) => each.text.startsWith('?'));
  for (const [index, piece] of parts.entries()) {
    if ((piece.kind === 'strong' && !labelsAddress.test(piece.text)) || isName(piece)) marked = piece;
    const linked = linkedRoute(text, piece);
    if (linked) {
      const name = slice(text, piece.innerStart, piece.innerEnd);
      const at = slice(text, piece.start, piece.end).at;
      found.push({ name, routes: [linked], at, by: piece.start === 0 ? 'name' : 'words' });
      from = piece.end;
      continue;
    }
    const route = piece.kind === 'code' ? routeIn(slice(text, piece.start, piece.end)) : undefined;
    // `#comment-1` is a place on a page, `#/done`, `#settings/profile` and, of a name, `#inbox` are pages.
    const isTitle = marked && codes.length > 1 && titlesSeveral(text, marked);
    const own = marked && marked.start >= from && !isTitle ? marked : undefined;
    if (!route || (isPlaceOnPage(route.path) && !(own && closeTo(text, own, piece)))) continue;
    const before = text.source.slice(from, piece.start);
    const last = found.at(-1);
    const behind = nameBehind(text, piece, parts[index + 2]);
    const words = wordsBefore(text, from, piece.start);
    const isCapital = words && wording`^[\p{Lu}\p{N}"“]`.test(words.name.source);
    // Beside another address, or behind words, `?status=open` is a filter of that page; "Unlock (`?do=a`) and Leave (`?do=b`)" are screens.
    const isHead = found.length === 0 && (own?.start === 0 || (words?.isHead && isCapital));
    if (route.path.startsWith('?') && !isHead && !(byQueries && isCapital && before.endsWith('('))) continue;
    const whole = (name: Inline): Inline['at'] =>
      slice(text, Math.min(name.at.start - text.at.start, piece.start), piece.end).at;
    if (last && (another.test(before) || /^\s*,\s*$/.test(before)) && before.length < 24)
      last.routes.push(route);
    else if (own && closeTo(text, own, piece)) {
      const name = slice(text, own.start, own.end);
      found.push({ name, routes: [route], at: whole(name), by: 'name' });
    } else if (behind && (!isCapital || parts[index + 2]?.kind === 'strong'))
      found.push({ name: behind, routes: [route], at: whole(behind), by: 'name' });
    else if (last && sameScreen.test(before)) last.routes.push(route);
    else if (
      words &&
      (!leadsTo.test(before) ||
        (isCapital && (keptUnder.test(before) || (last && goesOnUnder.test(before))))) &&
      !(isPrefix(before, piece.text) && !words.isHead) &&
      !isPassedOn(text.source.slice(piece.end))
    )
      found.push({
        name: words.name,
        routes: [route],
        at: whole(words.name),
        by: words.isHead ? 'name' : 'words',
      });
    else if (found.length === 0 && labelBefore.test(before) && (own ?? headOf(text)?.mark)) {
      const name = own ? slice(text, own.start, own.end) : headOf(text)?.names[0];
      if (name) found.push({ name, routes: [route], at: whole(name), by: 'name' });
    } else if (
      (isTold(before) || (opensClause.test(before) && saysOfPage.test(text.source.slice(piece.end)))) &&
      !isPassedOn(text.source.slice(piece.end))
    ) {
      const name = slice(text, piece.start, piece.end);
      found.push({ name, routes: [route], at: name.at, by: 'words' });
    }
    from = piece.end;
    marked = undefined;
  }
  return found;
}

/** Whether an address is nothing but a place on a page: `#top`. */
const isPlaceOnPage = (path: string): boolean => /^#(?![/!])[^/]*$/.test(path);

/** The address that a link of a name leads to: `[Home](/)`. A file is none. */
export function linkedRoute(text: Inline, { kind, href, innerEnd }: Piece): Route | undefined {
  if (kind !== 'link' || !href || !/^#?\//.test(href) || isFile.test(href.replace(/[?#].*$/, '')))
    return undefined;
  const start = text.source.indexOf(href, innerEnd);
  return start < 0 ? undefined : routeIn(slice(text, start, start + href.length));
}

/** Whether a bold name at the head of a text titles names behind it: "**Public**: Landing `/`", "**Harbour.** Quays …". */
export function titlesSeveral({ source }: Inline, { kind, start, end, text }: Piece): boolean {
  return (
    kind === 'strong' &&
    start === 0 &&
    (/\.$/.test(text) || titled.test(`${text.at(-1)}${source.slice(end)}`))
  );
}

/** A colon in or behind bold type, and a name with a capital before an address. */
const titled = wording`^(?::|.:)\s+\p{Lu}[^\`/:;]{1,40}?[\s(,]\(?[\`/]`;

/** Whether a piece is a marked name: emphasised, or what programmes call a page. */
function isName({ kind, text }: Piece): boolean {
  return (
    (kind === 'emphasis' || kind === 'code') &&
    wording`^\p{Lu}[\p{L}\p{N} &'-]*\p{Ll}[\p{L}\p{N} &'-]*$`.test(text)
  );
}

/** Words before a list of addresses, each of which is one of a screen that has no other name. */
const listsRoutes =
  /\b(?:routes|pages|screens|views|tabs|addresses|urls|routen|seiten|rutas|páginas)\b[^`]*[:`]\s*$/i;
/** A name of which words say that it has all the addresses behind them: "The board has two addresses, `/b` and `/board`". */
const hasSeveral = wording`^(?:(?:The|An?|Our|Each|Every) )?(?<name>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}?) (?:has|have|goes by|answers at|is (?:reached|found|served) (?:at|under)) (?:two|three|four|several|both)(?: \p{Ll}+)? (?:addresses|routes|urls|URLs|paths)\s*[,:–—]?\s*$`;
/** What may stand between two addresses of such a list: a comma, `and`, and a remark in brackets. */
const goesOn = /^\s*(?:\([^()`]*\))?\s*(?:,|,?\s*(?:and|or|und|oder|et|y))\s*$/i;

/** The addresses that a sentence lists without other names: ``The routes are: `#/` (all), `#/active` and `#/done` ``. */
export function listedRoutes(text: Inline): readonly NamedRoute[] {
  const found: NamedRoute[] = [];
  let end = 0;
  let lead = '';
  for (const piece of withAddresses(text)) {
    if (piece.kind !== 'code') continue;
    if (found.length === 0) lead = text.source.slice(0, piece.start);
    const name = slice(text, piece.start, piece.end);
    const route = routeIn(name);
    const between = text.source.slice(end, piece.start);
    const fits = found.length === 0 ? listsRoutes.test(`${between}\``) : goesOn.test(between);
    if (!route || !fits) {
      if (found.length > 0) break;
      end = piece.end;
      continue;
    }
    end = piece.end;
    found.push({ name, routes: [route], at: name.at, by: 'words' });
  }
  const owner = found.length > 1 ? hasSeveral.exec(lead)?.groups?.name : undefined;
  const [first] = found;
  if (!owner || !first) return found.length > 1 ? found : [];
  const start = lead.indexOf(owner);
  const routes = found.flatMap((each) => each.routes);
  return [{ ...first, name: slice(text, start, start + owner.length), routes, by: 'name' }];
}

/** Whether a marked name belongs to an address: at most a few words stand between them. */
function closeTo(text: Inline, name: Piece, route: Piece): boolean {
  const between = text.source.slice(name.end, route.start);
  return parting.test(between) || (between.length <= 12 && !/[.;]/.test(between)) || /\bat\s*$/.test(between);
}
