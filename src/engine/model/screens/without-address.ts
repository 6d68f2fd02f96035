import type { Inline } from '../../syntax/block.ts';
import { pieces, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headOf, namesListed, sentences, splitAt } from '../words/phrases.ts';

const none =
  /\b(?:ohne (?:eigene[nrs]? )?(?:adresse|route|pfad|url|link)|(?:no|without an?|without any|without|none (?:of (?:them|these) )?(?:with|has|have) an?) (?:own )?(?:route|address|path|ur[il]|deep[ -]?link)s?|(?:route|address|path|ur[il]|deep[ -]?link)s?:? (?:is |are )?(?:not known|unknown)|(?:not |un)(?:addressable|linkable)|(?:cannot|can't|can’t|can not) be (?:linked to|bookmarked|addressed|reached (?:by|through|under) an? (?:own )?(?:link|address|url))|not (?:reachable|reached) (?:by|through|under) (?:an? |any )?(?:own )?(?:link|address|route|url)|without (?:an? |any )?links? of (?:its|their) own)\b/i;
/** Whether words say of something that it has no address. */
export const saysNoRoute = (text: string): boolean => none.test(text);

const pages =
  /\b(?:seiten?|masken?|ansicht(?:en)?|dialoge|fenster|pages?|screens?|dialogs?|views?|windows?|modals?|overlays?|drawers?|pop-?ups?)\b/i;

/**
 * The names of screens of which a line says that they have no address: "Not found page: no route", "Dialogs,
 * without a route of their own — QR code; Delete tag (asks first)".
 */
export function namesWithoutAddress(text: Inline): readonly Inline[] {
  const head = headOf(text);
  const before = behindArrow.exec(text.source)?.groups?.name;
  if (before) return [slice(text, 0, before.length)];
  const neither = neitherHas.exec(text.source)?.groups?.names;
  if (neither) {
    const listed = splitAt(
      slice(text, 'Neither '.length, 'Neither '.length + neither.length),
      /,? nor (?:does )?/,
    );
    return listed.flatMap(eachName);
  }
  const opened = openedWithout.exec(text.source)?.groups;
  const name = opened?.object ?? opened?.subject ?? opened?.first;
  if (name) return [slice(text, text.source.indexOf(name), text.source.indexOf(name) + name.length)];
  const { names: told, more } = toldWithout.exec(text.source)?.groups ?? {};
  if (told && !head?.mark && !pronoun.test(told) && !/[^,] (?:that|which|who)$/i.test(told))
    return [
      slice(text, 0, told.length),
      ...(more
        ? [slice(text, text.source.lastIndexOf(more), text.source.lastIndexOf(more) + more.length)]
        : []),
    ].flatMap(eachName);
  const led = head ? undefined : ledTo.exec(text.source)?.[0];
  if (led && none.test(led) && pages.test(led))
    return namesLedTo(slice(text, led.length, text.source.length));
  if (head?.kind !== 'words') return [];
  if (saysNoneOf.test(head.rest.source)) return head.names.length > 1 ? head.names : namesListed(head.label);
  const isToldOf = [head.label, head.rest].some(({ source }) => pages.test(source));
  if (!none.test(head.label.source) || !(isToldOf || noneAlone.test(head.label.source))) return [];
  return namesLedTo(head.rest);
}

/** More words before a colon than the head of a line has. */
const ledTo = /^[^.;:`]{60,240}:\s+(?=\S)/;

/** The names that words lead to which say that these have no address: those that are marked, or else what is listed. */
function namesLedTo(list: Inline): readonly Inline[] {
  const marked = pieces(list).filter(
    ({ kind }) => kind === 'strong' || kind === 'emphasis' || kind === 'quote',
  );
  if (marked.length > 0) return marked.map(({ start, end }) => slice(list, start, end));
  const parts = partsOf(list)
    .filter(({ source }) => !tellsMore.test(source))
    .map((part) => slice(part, 0, aside.exec(part.source)?.index ?? part.source.length));
  return parts.some(({ source }) => says.test(source))
    ? []
    : parts.flatMap((part) => {
        const bracket = /\s*(?:[(.]|\s[–—]\s).*$/s.exec(part.source);
        const lead = /^(?:(?:and|or|und|oder|et)\s+)?(?:(?:the|an?)\s+)?/i.exec(part.source)?.[0].length ?? 0;
        const name = slice(part, lead, bracket?.index ?? part.source.length);
        return name.source === '' ? [] : name;
      });
}

/** What stands at the head of a line and is said to have no address: "Fees: slides up over the bill, no address". */
const headed = wording`^(?<name>\p{Lu}[\p{L}\p{N}'’&/ -]{1,40}?)(?:[:,]|\s[–—-])\s(?<said>[^\`.;]{3,200})`;

/** The name at the head of a line of which it says at once that it has no address; undefined for any other line. */
export function headWithoutAddress(text: Inline): Inline | undefined {
  const { name, said } = headed.exec(text.source)?.groups ?? {};
  return name && said && none.test(said) ? slice(text, 0, name.length) : undefined;
}

/** The last sentence of a line, which leads to what stands below it. */
export const leadOf = ({ source }: Inline): string =>
  source.endsWith(':') ? (source.split(/[.!?;]\s+/).at(-1) ?? '') : '';

/** What tells more of what stands before it: "the Share dialog, which opens from the menu". */
const tellsMore = /^(?:which|that|where|who)(?:\s|$)/i;

/** Words behind names that say that these have no address: "modals, no route of their own". */
const saysNoneOf =
  /^(?:(?:an? )?(?:dialog(?:ue)?|modal|overlay|drawer|pop-?up|window|panel)s?(?:,? | [^.;:]{1,60}?, )(?:with )?)?(?:no|without an?) (?:own |separate )?(?:route|address|path|ur[il]|deep[ -]?link)\b/i;

/** What says something, and names nothing: "The visitor sees the Not found page". */
const says = wording.i`^[^(]*?\s(?:is|are|has|have|must|may|can|will|does|do|sees?|shows?|gets?|goes|lands?|opens?|leads?|comes?|appears?|stays?|returns?|redirects?)\s`;

/** What tells of a name behind it where it opens, or how one comes there: "the Help panel that opens beside the map", "the Ropes dialog reached from it". */
const aside =
  /(?<=^(?:(?:and|or) )?(?:(?:[Tt]he|[Aa]n?) )?[A-Z][^ ]*(?: .*)?)\s+(?:that|which|who|where|when|reached|opened|shown|used|seen|(?:which is |that is )?(?:over|beside|behind|above|from|on top of))\s.*$/;

/** What is listed by commas and the like, or else by strokes with blanks around them: "Search / Print slip / Rename". */
function partsOf(list: Inline): readonly Inline[] {
  const parts = splitOutside(list, ';,');
  const listed = parts.length > 1 ? parts : splitAt(list, /\s+[/·|+]\s+/);
  const final = listed.at(-1);
  return final
    ? [
        ...listed.slice(0, -1),
        ...splitAt(
          final,
          listed.length > 1
            ? wording`\s+(?:and|or|und|oder|et|y)\s+(?=\p{Lu}|(?:the|an?)\s)`
            : /\s+(?:and|or)\s+(?=(?:the|an?)\s)/,
        ),
      ]
    : listed;
}

/** "Search box → no route of its own". */
const behindArrow = wording.i`^(?<name>[\p{L}\p{N}][^→⇒:;.]{1,60}?)\s*(?:→|⇒|[-=]>)\s*(?:no|without an?) (?:own |separate )?(?:route|address|path|ur[il]|deep[ -]?link)\b`;

const layers =
  '(?:panel|dialog(?:ue)?|pop-?over|drawer|overlay|modal|window|sheet|menu|side-?bar|pop-?up|palette|prompt|wizard)';
const hasNone = '(?:(?:has|have|with) no|without an?) (?:own )?(?:route|address|path|ur[il]|deep[ -]?link)';
/**
 * What opens on the way and has no address: "Clicking a card opens the Card sheet, a panel without a route", "… you can
 * open the Board menu, a panel at the right; it has no route", "The Help panel slides in; it has no address".
 */
const openedWithout = wording.i`(?:\bopens? (?:the|an?) (?<object>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}), (?:an? )(?:\p{L}+ )?${layers}(?:,? |; )(?:[^.;:]{0,120}[;,] (?:and )?(?:it|which) )?${hasNone}|^(?:The |An? )?(?:(?<subject>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}? ${layers}) [^.;:]{2,100}; (?:it|this|and) ${hasNone}|(?<first>(?!(?:it|this|that|which|they)\s)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}) has no (?:own )?(?:route|address|path|ur[il])(?: of its own)?; it opens ))`;

/** "Neither the Help panel nor the Ropes dialog has an address of its own." */
const neitherHas =
  /^Neither (?<names>(?:(?! (?:is|are|has|have|opens?) )[^.;:]){3,160}) (?:has|have) (?:an?|any) (?:own )?(?:route|address|path|ur[il]|deep[ -]?link)s?\b/;

const pronoun =
  /^(?:(?:the|an?|our) )?(?:app|application|product|site|system|tool|game|kiosk|programme|program)$|(?:^|\bso |\band )(?:it|they|this|these|that|those|which|both|all|there|here|some|few|none|neither)\b|^(?:one|two|three|four|five|six|several|many|a few) (?:\w+ )?(?:pages|screens|dialogs|views|windows|modals|overlays|drawers|pop-?ups)$/i;

/**
 * "The snooze picker and the command bar are modals without an address." What a name says of itself first is no part of it:
 * "The snooze picker is used for one task and has no address."
 */
const toldWithout =
  /^(?<names>(?:(?! (?:is|are|has|have|opens?|appears?|shall|must|should|will|can|may) )[^.;:]){3,160}) (?:(?:shall|must|should|will|can|may) )?(?:is|are|be|has|have|opens?|appears?) (?:[^.;:]{0,120} and (?:is|are|has|have) )?(?:an? |as )?(?:(?! (?:from|to|on|onto|into|by|behind) )[^.;:]){0,30}?(?:without an?|no|without) (?:own )?(?:route|address|path|ur[il]|deep[ -]?link)s?\b[^.;:,]{0,30}(?:\.?$|[,;] (?:and )?(?:likewise|so (?:has|have|does|do|is|are)|as (?:has|have|does|do|is|are)|nor (?:has|have|does|do)|neither (?:has|have|does|do)|the same (?:goes|holds) for) (?<more>[^.;:]{3,160})\.?$)/i;

/** Words that say of what stands above them that it has no address: "No route of its own; opened from the menu". */
const saysNone =
  /^(?:(?:it )?has )?(?:no|without an?) (?:own |separate )?(?:route|address|path|ur[il]|deep[ -]?link)(?: of its own)?\s*(?:[.;,:(–—]|$)/i;

/** Whether a line says nothing of where it is of what stands above it but that it has no address. */
export const hasNoAddress = ({ source }: Inline): boolean => saysNone.test(source);

/** Names in running words, without article and bracket. */
function eachName(text: Inline): readonly Inline[] {
  const listed = namesListed(text);
  const more = listed.findIndex(({ source }) => tellsMore.test(source));
  return listed.slice(0, more < 0 ? listed.length : more).map((part) => {
    const lead =
      /^(?:(?:the|an?)\s+)?(?:(?:page|screen|dialog(?:ue)?|view|window|modal|overlay|drawer|pop-?up)\s+(?=["“*_]))?/i.exec(
        part.source,
      )?.[0].length ?? 0;
    const name = slice(part, lead, part.source.replace(/\s*\([^()]*\)$|\.$/, '').length);
    return slice(name, 0, aside.exec(name.source)?.index ?? name.source.length);
  });
}

const dialogs = /^(?:dialogs?|modals?|overlays?|windows|pop-?ups?)\b/i;

/** Words of a title, at most. */
const TITLE = 16;

/** Whether a title is above screens without addresses: "Dialogs", "Pages without a route". */
export function tellsOfNoAddress(title: string): boolean {
  if (title.split(' ').length > TITLE) return false;
  const isOfPages = pages.test(title) || opensThere.test(title);
  return dialogs.test(title) || noneAlone.test(title) || (none.test(title) && isOfPages);
}

/** Words of what opens where one is. */
const opensThere = /\bopens? (?:on|over|in|from|there)\b/i;
/** A title that says nothing but that what stands below it has no address. */
const noneAlone =
  /^(?:(?:no|without an?|without any|without) (?:own )?(?:route|address|path|ur[il]|deep[ -]?link)s?(?: of (?:its|their) own)?|(?:not |un)(?:addressable|linkable)|not (?:reachable|reached) (?:by|through|under) (?:an? |any )?(?:own )?(?:link|address|route|url)):?$/i;
/** What stands behind the name of a screen and says how one comes to it, or what it is like. */
const beside = wording`\s*(?:[(.←→⇒]|<-|->|=>|;\s+(?=\p{Ll})|,\s+(?=\p{Ll}+\s)).*$`;
const nameInList = wording`^\p{Lu}[^.:]*$`;

/** The names of the screens that a list item is, below a heading of what has no address: "New order; Edit order ← from Orders". */
export function namesBelow(heading: string, text: Inline): readonly Inline[] {
  if (!tellsOfNoAddress(heading)) return [];
  const head = headOf(text);
  const whole = head?.mark
    ? head.label
    : slice(text, 0, beside.exec(text.source)?.index ?? text.source.length);
  const parts = splitOutside(whole, ';,');
  const areNames = parts.length > 1 && parts.every(({ source }) => nameInList.test(source));
  const names = areNames
    ? parts
    : [slice(whole, 0, /\s*;.*$/s.exec(whole.source)?.index ?? whole.source.length)];
  return names.every(({ source }) => source !== '' && source.split(/\s+/).length <= 5) ? names : [];
}

/** The titles that a sentence gives to several pages: `Each is a page: 403 "Forbidden", 404 "Page not found".` */
export function titledPages(sentence: Inline): readonly Inline[] {
  const lead = wording.i`\b(?:is|are) (?:an? )?(?:\p{L}+ )?(?:pages?|screens?)\b`.exec(sentence.source);
  if (!lead) return [];
  const quotes = pieces(sentence).filter(({ kind, start }) => kind === 'quote' && start > lead.index);
  return quotes.length > 1 ? quotes.map(({ start, end }) => slice(sentence, start, end)) : [];
}

/** Words that lead to names of screens: "there are the pages Users and Groups", 'In "Manage" there are Users, …'. */
const listsScreens = wording`(?:\b(?:screens|pages|views|dialogs|windows)(?: are| named| called)?:? |^(?:[Dd]ialog(?:ue)?s|[Mm]odals|[Pp]op-?ups|[Oo]verlays|[Dd]rawers|[Ww]indows)(?: (?!(?:without|no)\b)\p{Ll}+){1,6}: |^In (?:the )?(?:["“][^"”]+["”]|\*\*[^*]+\*\*|\p{Lu}\p{L}+)(?: \p{Ll}+)? (?:there are|are|one finds|you find) )(?<names>\p{Lu}[^.:;]{3,400})\.?$`;

/** The screens that a sentence lists by their names, which begin with capitals: two at least. */
export function listedScreens(sentence: Inline): readonly Inline[] {
  const names = listsScreens.exec(sentence.source)?.groups?.names;
  if (!names) return [];
  const start = sentence.source.lastIndexOf(names);
  const found = namesListed(slice(sentence, start, start + names.replace(/\.$/, '').length));
  const areNames = found.every(({ source }) =>
    wording`^\p{Lu}[\p{L}\p{N}&/-]*(?: [\p{L}\p{N}&/-]+){0,3}$`.test(source),
  );
  return areNames && found.length > 1 ? found : [];
}

/** Behind these words stand the windows that there are. */
const exists = /\b(?:there (?:is|are)|es gibt)\b/i;
const layer = /\b(?:dialog(?:ue)?s?|modals?|overlays?|drawers?|pop-?ups?|wizards?|dialoge|fenster)\b/i;
/** A name in running words, which begins with a capital: "the Quick preview of the text". */
const inWords = wording.g`\b(?:the|an?|called|named)\s+(\p{Lu}[\p{L}\p{N}'-]*(?: (?!of\b|that\b|which\b|when\b|where\b|for\b|the\b|and\b|with\b|in\b|on\b)[\p{L}\p{N}'-]+){0,2})`;

/** The windows that a sentence says there are: "There are two dialogs: **Rename** and **Share**", "There is one window without any address, the Quick view". */
export function existingWindows(sentence: Inline): readonly Inline[] {
  const { source } = sentence;
  if (!exists.test(source) || !(layer.test(source) || (none.test(source) && pages.test(source)))) return [];
  const marked = pieces(sentence).filter(
    ({ kind, text }) => kind === 'strong' && wording`^\p{Lu}`.test(text),
  );
  if (marked.length > 0)
    return marked.flatMap(({ start, end }) =>
      control.test(source.slice(end)) || pressed.test(source.slice(0, start))
        ? []
        : slice(sentence, start, end),
    );
  return [...source.matchAll(inWords)].map(({ 0: all, 1: name = '', index }) => {
    const start = index + all.length - name.length;
    return slice(sentence, start, start + name.length);
  });
}

/** What stands in a window, and is none. */
const control = /^\s*(?:buttons?|links?|fields?|icons?|menu items?|columns?)\b/i;
const pressed = /\b(?:buttons?|links?|press|click|choose|field)\s*:?\s*(?:[^\s,]+\s+and\s+)?$/i;

/** The marked names of a sentence that says that there is no address: "It asks in the *Link password* prompt, which has no route". */
export function markedWithoutAddress(sentence: Inline): readonly Inline[] {
  const found = none.exec(sentence.source);
  if (!found) return [];
  return pieces(sentence).flatMap(({ kind, start, end, text }) => {
    const isName =
      (kind === 'strong' || kind === 'emphasis' || kind === 'quote') &&
      wording`^\p{L}[\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+){0,3}$`.test(text) &&
      text.includes(' ') &&
      start < found.index;
    const behind = sentence.source.slice(end);
    const isPage =
      pageBehind.test(behind) || toldOf.test(behind) || pageBefore.test(sentence.source.slice(0, start));
    return isName && (isPage || pages.test(text)) ? slice(sentence, start, end) : [];
  });
}

/** What goes on to say that what is named has no address: "*Confirm order*, which has no route". */
const toldOf =
  /^(?:, (?:which|that|and)|,? an? [^,.;]{1,40}[,;]? (?:that|which|and))\b[^.;]{0,120}\b(?:has|have|without|with)\s(?:no|an?)\b/i;
/** The word for a page right behind a name: "*Berth code* prompt", "*berth finder*, a pop-up". */
const pageBehind =
  /^,?\s+(?:(?:an?|the)\s+)?(?:pages?|screens?|dialog(?:ue)?s?|views?|windows?|modals?|overlays?|drawers?|pop-?ups?|prompts?|wizards?)\b/i;
/** The word for a page right before a name: "the page *Not found*". */
const pageBefore =
  /\b(?:pages?|screens?|dialog(?:ue)?s?|views?|windows?|modals?|overlays?|drawers?|pop-?ups?|prompts?|wizards?)(?: (?:called|named))?\s$/i;

/** The screens without an address that the sentences of a line name behind the last that gives one. */
export function behindAddresses(text: Inline, last: Inline['at'] | undefined): readonly Inline[] {
  const [, ...behind] = last ? sentences(text).filter(({ at }) => at.end > last.start) : [];
  return behind.flatMap(namesWithoutAddress);
}
