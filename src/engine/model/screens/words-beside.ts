import type { Inline } from '../../syntax/block.ts';
import { type Piece, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isRemark } from './claims.ts';

/** A name that stands in words beside an address; `isHead` where it heads the line. */
export interface WordsBeside {
  readonly name: Inline;
  readonly isHead: boolean;
}

/** Words for an address itself: what they name is another way to a screen, and no screen. An e-mail address is none. */
const addressWords = wording`(?:^|\s)(?:(?<![Mm]ail |ing |ery |postal )address|alias|anchor|fragment|link|parameter|path|prefix|redirect|route|url|version)(?:e?s)?$|^(?:short|long|full|old|new|plain|other|canonical|alternative) form$|^(?:[Aa]ddress(?:es)?|[Ll]inks?|[Rr]outes?|[Uu]rls?|[Pp]aths?) (?:of|for)\s`;
/** What joins a name with the address behind it, one word or mark of it: "Sign in | is reached at", "Home page | , whose address is". */
const joint =
  /(?:\s*(?:[–—:([=,→⇒@|]|\.{2,}|\s--?|[-=]>)|(?:^|(?<=\s|\())(?:\(?(?:ur[il]|route|path|deep[ -]?link|(?<!mail |ing |ery |postal )address|adresse|pfad)(?:es|s)?:?|at|under|starts?|happens?|on|auf|unter|ist|(?:begin|start)s? at|(?:shall|must|should|will) be|is|are|has|have|whose|its|the|own|simply|just|always|can|be|(?<!\bnot )found|(?:reached|available|opened) (?:through|via)|reached|reachable|available|shown|kept|located|served|opened|lives?|sits?|stands?|opens?|appears?|gathers?|nested|(?:hang|sitt|liv)ing|below|beneath|edited|managed|configured|administered|changed|listed|displayed|handled|viewed|browsed|(?:under|below|beneath|beside|next to|behind|inside|within) (?:it|them|that)))\s*$/i;
/** Words of `joint` that a name may end in; behind these nothing more is taken away. */
const last = /(?:^|\s)(?:the|an?|its|own)$/i;
/** What names nothing alone, and what no name ends in: who acts, and what is done. */
const nobody =
  /^(?:and|or|und|oder|then|there|here|[Ff]inally|[Ll]astly|[Aa]lso|[Ff]irst|[Nn]ext|page|screen|view|dialog|window|everything|users?|visitors?|guests?|people|[Oo]ne|[Aa]ll|[Aa]lle|[Bb]oth|[Ee]verything|[Aa]nything|[Ss]o|[Aa]s|[Ll]ike|[Ss]ee|[Uu]se|[Tt]hus|[Hh]ence)$|^(?:[Ww]hat|[Ww]here|[Hh]ow|[Aa]fter|[Ww]hen|[Oo]nce|[Bb]efore|[Ww]hile|[Ii]f|[Ff]rom)\s|(?:^|\s)(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Ww]e|[Yy]ou|which|who|that|this|else|somebody|someone|everybody|must|shall|should|can|may|will|lets?|opens?|reached|(?<!\b[Nn]ot )found|(?:sits?|lives?|stands?|lies?) (?:behind|under|below|beneath|at|on)|lands?|goes|go|begins?|starts|ends|arrives?|comes?|calls?|redirects?)$/;
const obliging = /\b(?:must|shall|should)\b/i;

/** An adverb alone: "is additionally served at", "opens directly at". */
const adverb = /^(?:[a-z]+(?:al|ent|ant|ar|or|ous|ct|ain|ost|ft)ly|again|instead|too|still|often|once|soon)$/;

/** A remark in brackets behind a name. */
const remark = /(?<=[^\s(])\s*\([^()]*\)\s*$/;

/** What something is, and where: "The catalogue is the landing page and lives at". */
const andLives =
  /^\s*(?:[Tt]he |[Aa]n? |[Oo]ur )?(?<name>(?!(?:it|this|that|which|there)\s)[^\s,.;:]+(?: [^\s,.;:]+){0,2}?) (?:is|doubles as|serves as) (?:the|our|an?|also) [^,.;:]{2,40} and (?:lives|sits|stands|is (?:found|reached|served)) (?:at|under|on) [`]?$/;

/** The words that name an address: the last noun phrase before it. */
export function wordsBefore(text: Inline, from: number, to: number): WordsBeside | undefined {
  const before = text.source.slice(from, to);
  const both = andLives.exec(before)?.groups?.name;
  if (both) {
    const start = from + before.indexOf(both);
    return { name: slice(text, start, start + both.length), isHead: false };
  }
  // "Users (for admins) `/users`": a remark in brackets says nothing of where it is.
  let body = before.replace(remark, '');
  for (let cut = joint.exec(body); cut; cut = joint.exec(body)) {
    body = body.slice(0, cut.index);
    if (last.test(cut[0].trim())) break;
  }
  // "Reserved (all that is taken) at `/reserved`"
  body = body.replace(remark, '');
  const isHead = /^[^.;:]{1,60}$/.test(body.trim()) && /(?:[–—:→⇒]|[-=]>)\s*$/.test(before);
  // A head keeps its commas: "Terms, privacy: `/legal`" is one name.
  const starts = isHead && from === 0 ? 0 : Math.max(startOfPhrase(body), body.trimEnd().search(quotedName));
  // "Settings (landing page `/settings`": what a bracket is opened for is no part of the name.
  const end = body.replace(/(?<=\S)\s*\([^()]*$/, '').length;
  const whole = slice(text, from + starts, from + Math.max(starts, end));
  // "a short Welcome tour", "You find Berths": the name begins with its capital.
  const small = isHead
    ? 0
    : (wording`^(?:(?:You|One|We|They|People|Users) )?(?:\p{Ll}[\p{L}-]* )+(?=\p{Lu})`.exec(whole.source)?.[0]
        .length ?? 0);
  const name = slice(whole, small, whole.source.length);
  const isAll = /^\s*(?:\([^()]*\))?[.;]?$/.test(text.source.slice(to).replace(/^\S+/, ''));
  return mayName(name, before, isHead, isAll) ? { name, isHead: isHead && from === 0 } : undefined;
}

/** A name in quotation marks, with a capital, that words end in: `the visitor sees "Tickets"`. */
const quotedName = wording`["“]\p{Lu}[^"“”]{1,40}["”]$`;

/** Where the last noun phrase of some words begins: behind a mark, an article or a preposition. */
function startOfPhrase(body: string): number {
  const marks = body.matchAll(
    /(?:[.;:,?!–—()*·•|→⇒]|\b(?:and|und|under|through|via|with|as well as|the|an?|its|to|while|where|from|is|are|der|die|das|(?:under|below|beneath|beside|next to|behind|inside|within) (?:it|them|that))\b)(?<!\bof (?:the|an?|its))\s+(?!their\b)/gi,
  );
  return Math.max(body.length - body.trimStart().length, ...[...marks].map((m) => m.index + m[0].length));
}

/** What stands for many screens and is none: "All pages: `/app`". */
const many = /(?:^|\s)(?:pages|screens|views|addresses|routes|urls|paths|links)$/i;

/** What has all screens below its address, and is none: "The app lives under `/web`". */
const isWhole = /(?:^|\s)(?:SPA|app|application|(?:web ?)?site|UI|front[ -]?end|client|API)$/i;

/** What stands before a name in a row of such: "Done at `/done`, All at `/all`". */
const inRow = /^\s*,?\s*(?:and )?All (?:is )?at [\s`]*$/;

/** Many at once: "All screens for staff sit under `/staff`". */
const everything = /^(?:all|every|everything|each|anything|whatever|most)(?:\s|$)/i;

/** A page may be about links, where it is said to be at an address: "The list of links is at `/links`". */
const linkShown = /\S\s(?:links?|versions?)$/i;
const standsAt = /\b(?:is|are|lives?|shown|found|opens?)\s(?:at|under)[\s`]*$/i;

/** Whether words may name an address, which is `isAll` that stands behind them. */
function mayName({ source: written }: Inline, before: string, isHead: boolean, isAll: boolean): boolean {
  const source = written.replace(/^["“]([^"”]+)["”]$/, '$1');
  if (
    source === '' ||
    /[→⇒]|^\d+$/.test(source) ||
    !wording`^[\p{L}\p{N}"“]`.test(source) ||
    source.split(/\s+/).length > 6
  )
    return false;
  if (
    (addressWords.test(source) && !(linkShown.test(source) && standsAt.test(before))) ||
    (nobody.test(source) && !(source === 'All' && inRow.test(before))) ||
    obliging.test(source) ||
    adverb.test(source)
  )
    return false;
  // "All orders: `/orders`" is a screen, "All: `/app/*`" and "Note: see `/docs`" are none.
  if (
    isHead &&
    isRemark(source) &&
    (!isAll || many.test(source) || !(source.includes(' ') || source === 'Notes'))
  )
    return false;
  const hasAll = isWhole.test(source) || everything.test(source);
  if (hasAll && /\b(?:under|below|beneath|behind|after)[\s`]*$/i.test(before)) return false;
  const opens = /\(\s*$/.test(before) && wording`^\p{Lu}\p{L}+ in$`.test(source);
  return (
    opens ||
    !/(?:^|\s)(?:in|into|of|the|an?|to|from|as|like)$/.test(source) ||
    wording`^(?:\p{Lu}\p{L}+|sign|log|check) in$`.test(source)
  );
}

/** A name in brackets, behind a comma with an article, or that the address is said to be: "`/items` (Item list)", "you are at `/items`, the Item list", "`/items` is the item list". */
const namedBehind = wording`^(?:\s*\(\s*(?:the\s+)?(?<inside>\p{Lu}[\p{L}\p{N}'&/-]*(?: [\p{L}\p{N}'&/-]+){0,4})\s*\)|\s*(?:→|⇒|[-=]>)\s*(?<led>\p{Lu}[\p{L}\p{N}'&/-]*(?: [\p{L}\p{N}'&/-]+){0,4}?)(?=\s*(?:[(;,.]|$))|,\s+(?:which is\s+|that is,?\s+)?(?:the|our|an?)\s+(?<aside>\p{Lu}[\p{L}\p{N}'&/-]*(?: (?!of\b|which\b|that\b|where\b|with\b|for\b|and\b|is\b)[\p{L}\p{N}'&/-]+){0,4})(?=[.;:,)]|$|\s(?:of|which|that|where|with|for|and)\b)|\s+(?:is|shows|opens)\s+(?:the|an?)\s+(?<said>[\p{L}\p{N}-]+(?: (?!of\b|which\b|that\b|where\b|with\b|for\b|and\b|is\b|in\b)[\p{L}\p{N}-]+){0,3})(?=[.;:,)]|$|\s(?:which|that|where|with|for|and|in)\b))`;
/** What a bracket behind an address says of it instead. */
const saysOf =
  /\b(?:[Oo]nly|[Rr]equired|[Oo]ptional|[Dd]efault|[Dd]eprecated|[Ll]egacy|[Pp]ublic|[A-Z]{3,})\b/;

/** What stands between an address and the marked name of its screen: "`/orders/new`, which opens **New order**". */
const bringsName = /^\s*(?:\(|,?\s*(?:which |that |and )?(?:opens|shows|is|brings up)(?: the| an?)?)\s*$/i;

/** What stands between an address at the head of a line and the marked name of its screen: "`/orders` – **Orders**". */
const partsName = /^\s*(?:[–—:|→⇒]|->|=>|-(?=\s))?\s*$/;

/** The name that stands behind an address, where there is one: marked, "`/bookmarklet` (**Bookmarklet**)", or in words. */
export function nameBehind(text: Inline, route: Piece, next: Piece | undefined): Inline | undefined {
  const between = next?.kind === 'strong' ? text.source.slice(route.end, next.start) : undefined;
  const isHead = /^[\s*]*$/.test(text.source.slice(0, route.start));
  if (next && between !== undefined && (bringsName.test(between) || (isHead && partsName.test(between))))
    return slice(text, next.start, next.end);
  const behind = text.source.slice(route.end);
  const found = namedBehind.exec(behind);
  const { inside, led, aside, said } = found?.groups ?? {};
  const name = inside ?? led ?? aside ?? said;
  if (!found || !name || (inside && saysOf.test(inside))) return undefined;
  const start = route.end + found[0].indexOf(name);
  return slice(text, start, start + name.length);
}

/** Whether an address is what those of several screens begin with: "scripts below `/app/`", "prefixed by the site (`/:site/…`)". */
export function isPrefix(before: string, address: string): boolean {
  return (
    /(?:…|\.{3})$/.test(address) ||
    /\b(?:relative to|rooted (?:at|in)|prefixed (?:with|by)|mounted (?:at|on|under|below))\b[^.;]*$/i.test(
      before,
    ) ||
    (/[^/]\/$/.test(address) && /\b(?:under|below|beneath|behind|prefix|by)[\s`(]*$/i.test(before))
  );
}

/** Whether an address only leads to another one, or is what others begin with: "`/` goes to `/home`", "`/` without a harbour → 302 `/harbours`", "`/app` prefix". */
export function isPassedOn(behind: string): boolean {
  return (
    /^\s*(?:prefix|root|base)\b/i.test(behind) ||
    /^\s*(?:is|are) (?:never|not) (?:shown|seen|a (?:page|screen)|(?:a )?(?:page|screen) of)\b/i.test(
      behind,
    ) ||
    /^\s*(?:is |are )?(?:redirect(?:s|ed)?|goes|leads?|forward(?:s|ed)?|points?|resolves)\b/i.test(behind) ||
    /^[^→⇒/;]{0,80}(?:→|⇒|[-=]>)\s*\(?30[1278]\b/.test(behind)
  );
}
