import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { several } from '../words/quantities.ts';

/** What is shown at once, many of them. */
const screens = '(?:screens|pages|views|windows|dialog(?:ue)?s|modals|overlays|drawers|sheets|pop-?ups)';
/** What one moves between, where a product has no addresses. */
const places = '(?:tabs|menu (?:items|entries)|sections|areas|places)';
const bars =
  '(?:(?:bottom |main |top |side |tab |app )?(?:tab ?bar|navigation(?: bar)?|nav(?: ?bar)?|side ?bar|menu)|bottom bar)';
const sign = '\\s?(?::|\\s[–—-])\\s';
/** Words that say that so many screens are named behind a sign: "The app has five screens: …", "three screens – …". */
const counted = wording.i`(?:^|\s)(?:${several}|\d{1,2}|several|some|these|the following)(?:\s(?!(?:no|without)\s)[\p{L}-]+){0,2}\s(?:(?<screens>${screens})|(?<places>${places}))(?:\s[^:;.–—]{1,40})?${sign}(?=\S)`;
/** What has parts of its own that are no screens: "The form has four sections: …". */
const isPart = wording.i`(?:^|\s)(?!(?:app|application|product|site|website|tool|system|game|kiosk|program|programme|client|shop|portal|interface|ui|it|there|we)\s)\p{L}+ (?:has|have|shows?|holds?|falls? into|consists? of|is (?:divided|split) into|are (?:divided|split) into)(?:\s|$)`;
/** A bar or menu that holds what is named behind it: "The tab bar holds …", "Bottom navigation: …". */
const held = wording.i`^(?:the\s|an?\s|our\s)?${bars}(?:\s(?:at|along|on|in)\s[^:;.]{1,30})?(?:\s(?:holds|has|shows|contains|offers|lists|consists of)(?:\s(?:the\s)?(?:${several}\s)?(?:${places}|${screens}|entries|items))?:?\s|${sign})(?=\S)`;
/** Screens by what they are, and nothing else before the sign: "Windows: …", "Dialogs: …". */
const kinds = wording.i`^${screens}\s?:\s(?=\S)`;
/** A name among others: a few words, of which the first has a capital. */
const oneName = wording`^\p{Lu}[\p{L}\p{N}'’&/-]*(?: (?!(?:is|are|has|have|opens?|shows?|can|may|must)\s)[\p{L}\p{N}'’&/-]+){0,3}$`;
/** What ends the row: the end of the sentence, or a sign behind which it goes on. */
const ends = /\s+[–—]\s.*$|;\s.*$|\.$/s;

/** The screens that a sentence names behind words that say what they are. */
export interface NamedByKind {
  readonly names: readonly Inline[];
  /** Whether they are surely screens; tabs and entries of a menu are some where there are no addresses. */
  readonly areScreens: boolean;
}

/**
 * The names behind words that say what they are, two at least, each with a capital: "Four tabs along the bottom: Today,
 * Habits and Me", "The tab bar holds Home, Search and Profile", "Dialogs: New trip, Delete trip".
 */
export function screensByKind(sentence: Inline): NamedByKind | undefined {
  const { source } = sentence;
  if (/[`/]/.test(source)) return undefined;
  const found = counted.exec(source) ?? held.exec(source) ?? kinds.exec(source);
  if (!found || (found.groups?.places && isPart.test(source.slice(0, found.index)))) return undefined;
  const rest = slice(sentence, found.index + found[0].length, source.length);
  const row = slice(rest, 0, rest.source.replace(ends, '').length);
  const names = splitAt(row, /\s*(?:,\s*(?:and\s+|or\s+)?|\s(?:and|or|und|sowie)\s|[|·•])\s*/)
    .map((part) => slice(part, 0, part.source.replace(/\s*\([^()]*\)$/, '').length))
    .map((part) => {
      const [only, ...others] = pieces(part);
      const isMarked = only && others.length === 0 && only.kind !== 'text' && only.kind !== 'comment';
      return isMarked ? slice(part, only.innerStart, only.innerEnd) : part;
    });
  const areNames = names.length > 1 && names.every((name) => oneName.test(name.source));
  const small = names.flatMap((name) => {
    const called = smallName.exec(name.source)?.groups?.name;
    return called ? slice(name, name.source.length - called.length, name.source.length) : [];
  });
  if (small.length > 1 && small.length === names.length) return { names: small, areScreens: true };
  return areNames ? { names, areScreens: !found.groups?.places && !held.test(source) } : undefined;
}

/** A name in small letters that says what it is: "the idle screen". */
const smallName = wording`^(?:the |an? )?(?<name>\p{Ll}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+)? (?:screen|page|view|window|dialog|modal|overlay|drawer|sheet))$`;

const layer = '(?:dialog(?:ue)?|modal|overlay|drawer|pop-?up|pop-?over|sheet|wizard|lightbox|panel)';
const quoted = '(?:"[^"\\n]{2,40}"|“[^”\\n]{2,40}”|\\*\\*[^*\\n]{2,40}\\*\\*)';
/** Layers that quoted names stand behind or before: `the dialogs "Rename" and "Share"`, `the "Rename" dialog`. */
const layersNamed = wording.g`\b${layer}s\s(?:(?:called|named)\s)?(?<row>${quoted}(?:(?:,\s|,?\sand\s|,?\sor\s)${quoted})+)|\b(?:[Tt]he|[Aa]n?)\s(?<before>${quoted})\s${layer}(?![\p{L}-])(?!\s(?:button|link|title))|\b(?:[Tt]he|[Aa]n?)\s${layer}\s(?:(?:called|named)\s)?(?<behind>${quoted})(?!\s(?:button|link))`;
const more = wording.g`(?<=\sand\s)(?<row>${quoted}(?:(?:,\s|,?\sand\s)${quoted})*)(?=\s(?:do|does|are|is|ask|open|appear)\b)`;
const eachQuoted = /"[^"\n]+"|“[^”\n]+”|\*\*[^*\n]+\*\*/g;

/** The layers that a sentence names in quotes or bold type beside the word for what they are. */
function namedLayers(sentence: Inline): readonly Inline[] {
  const { source } = sentence;
  const found = [...source.matchAll(layersNamed)];
  const all = found.some(({ groups }) => groups?.row) ? [...found, ...source.matchAll(more)] : found;
  const names = new Map<number, Inline>();
  for (const { index, 0: whole, groups } of all) {
    const row = groups?.row ?? groups?.before ?? groups?.behind ?? '';
    const start = index + whole.indexOf(row);
    for (const { index: at, 0: each } of row.matchAll(eachQuoted))
      names.set(start + at, slice(sentence, start + at, start + at + each.length));
  }
  return [...names].sort(([one], [other]) => one - other).map(([, name]) => name);
}

const layersThat = layer.replace('(?:', '(?:window|');
/** Words that name no screen, alone or before what they count, and what several things are. */
const namesNone = new RegExp(
  `^(?:it|this|that|they|these|those|which|everything|nothing|anything|something|all|both|each|every|any|others?|many|most|some|few|he|she|we|you|there|here|links?|errors?|messages?|warnings?|hints?|notices?|attachments|files|${several}|\\d+)(?:\\s|$)|(?:forms|editors|dialogs|details|lists|pages|screens|views|windows)$`,
  'i',
);
/** A name of a few words at the head of a sentence. */
const subject = `(?<name>["“]?[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*(?: (?!(?:is|are|has|have|can|may|must|will|and|or|of|for|to|by|with)\\s)[\\p{L}\\p{N}'’-]+){0,3}?["”]?)`;
/** A window of the browser is none of the product. */
const layerOpened = `(?!new\\s(?:browser\\s)?window)(?:[\\p{L}-]+\\s){0,2}${layersThat}(?![\\p{L}-])(?!\\sof\\s)`;
/** What is said to open as a layer: "Settings open in a drawer", `"New trip" slides up as a sheet`. */
const opensAs = wording.i`^(?:the\s|an?\s|its\s)?${subject}\s(?:opens?|slides?|appears?|comes?|pops?|(?:is|are) (?:shown|opened))(?:\s(?:up|in|out|down))?\s(?:in|as|inside)\s(?:an?|its own|the same)\s${layerOpened}`;
/** Names that are said to be layers: "Preferences and About are separate windows". */
const areLayers = wording`^(?<names>\p{Lu}[^.;:]{2,80}?)\s(?:are|is an?)\s(?:[\p{L}-]+\s){0,2}${layersThat}s?(?=[\s.,;:]|$)`;

/** The layers that a sentence says are such, clause by clause. */
function saidLayers(sentence: Inline): readonly Inline[] {
  return splitAt(sentence, /;\s+(?:and\s+)?/).flatMap((clause): readonly Inline[] => {
    const names = areLayers.exec(clause.source)?.groups?.names;
    const listed = names ? splitAt(slice(clause, 0, names.length), /\s*,\s*(?:and\s+)?|\s+and\s+/) : [];
    if (listed.length > 0)
      return listed.every(({ source }) => oneName.test(source) && !namesNone.test(source)) ? listed : [];
    const found = opensAs.exec(clause.source);
    const name = found?.groups?.name;
    if (!found || !name || namesNone.test(name)) return [];
    const start = found[0].indexOf(name);
    return [slice(clause, start, start + name.length)];
  });
}

/** What says of whatever has no other address what is shown: "anything else → not found page". */
const elseShown = wording.i`^(?:anything|everything|whatever|all) else\s*(?:→|⇒|[-=]>|[:–—-]|\s(?:leads to|shows|opens|is|gives)\s)\s*(?:the\s|an?\s)?(?<name>(?!(?:(?:the|an?)\s)?(?:same|one|only)\s|.*\s(?:of|on|in|at|to|for|with|by)\s)[\p{L}\p{N}'’ -]{3,40}?(?:\s(?:page|screen|view))?)\.?$`;

/** The screen that is shown where there is no other: undefined for any other line. */
export function shownElse(text: Inline): Inline | undefined {
  const name = elseShown.exec(text.source)?.groups?.name;
  if (!name || !/\b(?:page|screen|view|not found|404)\b/i.test(name)) return undefined;
  const start = text.source.lastIndexOf(name);
  return slice(text, start, start + name.length);
}

/** What a sentence tells of that opens over a screen: by its name beside the word for it, or because it says so. */
export function layersOf(sentence: Inline): readonly Inline[] {
  const named = namedLayers(sentence);
  return named.length > 0 ? named : saidLayers(sentence);
}
