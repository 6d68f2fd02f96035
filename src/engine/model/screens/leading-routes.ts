import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { routeIn } from '../words/routes.ts';
import { mayBeScreen } from './claims.ts';
import { type NamedRoute, withAddresses } from './lines.ts';
import { isPassedOn } from './words-beside.ts';

/** Below what the addresses of a list stand: "all under `/settings/…`". */
const below =
  /\b(?:under|below|relative to|unter|sous)\s+`?(\/[^\s`…*]*?)\/?(?:…|\.{3}|\*)?`?[,:;.)]*(?=\s|$)/i;
/** The words right behind an address, up to a mark. */
const wordsBehind = wording`^\s+([\p{L}\p{N}][\p{L}\p{N} '-]{0,40}?)\s*(?=[·•|,;(–—→]|->|\s{2}|$)`;
/** The same, and a name of a few words with a capital behind a mark: "`/orders` → All orders; newest first". */
const markedBehind = wording`^(?:\s+|\s*(?:[→⇒]|[-=]>)\s*(?=\p{L}{2})|\s*(?:[–—:=|]|-\s)\s*(?=\p{Lu}[^\s,;]*(?:\s[^\s,;–—|]+){0,3}\s*(?:[;(–—|]|$)))([\p{L}\p{N}][\p{L}\p{N} '-]{0,40}?)\s*(?=[·•|,;(–—→]|->|\s{2}|$)`;
/** What parts one address with its words from the next. */
const nextRoute = /^\s*(?:\([^()]*\))?\s*(?:[·•|,;]|→|->|(?:and|or|und|oder)\b)\s*$/i;

/** What parts an address and what is said of it from the next address, right before that: "`/a` — A; `/b` — B". */
const beforeAddress = /\s*[;·•|]\s+$/;

/**
 * The screens of a line that begins with their addresses: `` `/login` sign in · `/register` ``, or, below "all under
 * `/settings/…`", with their last parts. The words right behind an address name its screen; without any it is
 * named by its address.
 */
export function leadingRoutes(text: Inline, lead: string): readonly NamedRoute[] {
  const parts = splitAt(text, beforeAddress);
  if (parts.length > 1 && parts.every(({ source }) => source.startsWith('`')))
    return parts.flatMap((part) => leadingRoutes(part, lead));
  const above = below.exec(lead)?.[1];
  const found: NamedRoute[] = [];
  let end = 0;
  for (const piece of withAddresses(text)) {
    if (piece.kind !== 'code') continue;
    const code = slice(text, piece.start, piece.end);
    const between = text.source.slice(end, piece.start);
    const part = above !== undefined && /^[\w:{][\w:{}/-]*$/.test(piece.text);
    const route = routeIn(part ? { source: `${above}/${piece.text}`, at: code.at } : code);
    const words = (found.length === 0 ? markedBehind : wordsBehind).exec(text.source.slice(piece.end));
    const last = found.at(-1);
    const behind = last ? text.source.slice(last.at.end - text.at.start, piece.start) : between;
    if (!route || (last ? !nextRoute.test(behind) : between.trim() !== '')) {
      if (!last) return [];
      continue;
    }
    if (words && /^(?:redirects?|leads?|same|alias)\b/i.test(words[1] ?? '')) return [];
    if (isPassedOn(text.source.slice(piece.end))) return [];
    if (route.path.startsWith('?') && !wording`^\p{Lu}`.test(words?.[1] ?? '')) return [];
    const from = piece.end + (words?.[0].indexOf(words[1] ?? '') ?? 0);
    const name = words?.[1] ? slice(text, from, from + words[1].length) : code;
    end = words?.[1] ? from + words[1].length : piece.end;
    found.push({ name, routes: [route], at: slice(text, piece.start, end).at, by: 'name' });
  }
  return found;
}

/** The mark between an address and what is called so: "`/orders` – Orders", "/orders (Orders)". */
const opensName = /^\s*(?:(?:[–—:|→⇒]|->|=>|--?(?=\s))\s*|\((?=[^()]*\)$))?/;

/** The screen of a title that begins with its address; what stands behind that is its name. Nothing where that tells of more addresses. */
export function titledByAddress(title: Inline): NamedRoute | undefined {
  const [first, ...others] = withAddresses(title);
  if (first?.kind !== 'code' || others.some(({ kind }) => kind === 'code')) return undefined;
  const route = routeIn(slice(title, first.start, first.end));
  const behind = title.source.slice(first.end);
  const mark = opensName.exec(behind)?.[0] ?? '';
  const from = first.end + mark.length;
  const name = slice(title, from, title.source.length - (mark.endsWith('(') ? 1 : 0));
  if (!route || !mayBeScreen(name) || isPassedOn(behind)) return undefined;
  return { name, routes: [route], at: title.at, by: 'name' };
}
