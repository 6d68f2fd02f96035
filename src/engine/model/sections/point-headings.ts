import { type PointId, pointIds, points } from '../../points.ts';
import type { HeadingBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { fold } from '../derived/name-index.ts';
import type { PointHeading } from '../model.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import { type HeadingParts, headingParts } from './heading-parts.ts';
import { hintsIn } from './hints.ts';
import { areInTurn, behindPoints, countsToNine, fromPoints, skips } from './in-turn.ts';

/**
 * Words by which a heading's title names a point when it is not the canonical title: singulars and plurals of the
 * point's own terms, in the languages that people write specifications in. A phrase counts more than a word.
 */
const titleWords: Record<PointId, string> = {
  product:
    'product|purpose|overview|vision|summary|goal|goals|audience|audiences|scope|introduction|what it does|what it is|who it is for|what this is|zweck|zielgruppe|ziel|überblick|produkt|who uses it|what it is for|objectif|objectifs|propósito|objetivo',
  screens:
    'screen|screens|page|pages|route|routes|view|views|navigation|ui|user interface|sitemap|what the user sees|what users see|bildschirm|bildschirme|seiten|ansichten|oberfläche|écrans|écran|pantallas|rutas',
  entities:
    'entity|entities|data|data model|data structures|data dictionary|domain model|field|fields|model|models|schema|objects|tables|database|storage|records|information|what is stored|what it stores|what is kept|what it keeps|entität|entitäten|felder|daten|datenmodell|entités|champs|données|entidades|campos|datos',
  states:
    'state|states|state model|state models|state behaviour|state behavior|state diagram|status model|status models|lifecycle|lifecycles|life cycle|life cycles|state machine|state machines|transition|transitions|status|statuses|workflow|workflows|fsm|life|lives|stages|phases|how things change|how things move|zustand|zustände|übergänge|lebenszyklus|états|transición|transiciones|estados',
  rules:
    'validation|validations|validation rules|business rules|rule|rules|constraint|constraints|checks|input checks|input rules|what is checked|what must hold|validierung|validierungsregeln|regeln|prüfungen|règles|reglas|validación',
  roles:
    'role|roles|permission|permissions|access|access control|authorization|authorisation|who may|who can|who is allowed|user roles|rights|authn|authz|rolle|rollen|rechte|berechtigungen|zugriff|rôles|droits|permisos',
  calls:
    'call|calls|api|api calls|api endpoints|endpoint|endpoints|request|requests|http|interface|interfaces|programming interface|interface calls|integrations|aufrufe|schnittstelle|schnittstellen|anfragen|appels|requêtes|llamadas',
  errors:
    'error|errors|error catalogue|error catalog|error handling|error codes|error messages|failure|failures|faults|what can go wrong|what goes wrong|when things go wrong|when something goes wrong|error texts|messages|fehler|fehlerkatalog|fehlermeldungen|erreurs|errores',
  constants:
    'constant|constants|business constants|limit|limits|configuration|settings|parameter|parameters|numbers|figures|fixed values|defaults|ceilings|quotas|thresholds|konstanten|grenzen|grenzwerte|einstellungen|konfiguration|constantes|limites|límites',
};

const namedBy: ReadonlyMap<string, PointId> = new Map<string, PointId>(
  pointIds.flatMap((id) => titleWords[id].split('|').map((word): [string, PointId] => [word, id])),
);
/** Words in the longest phrase of the vocabulary. */
const LONGEST_PHRASE = 4;

const canonical = new Map<string, PointId>(pointIds.map((id) => [fold(points[id].title), id]));

/** What a title ends in that says in which form something is told. */
const formOfText = / (?:overview|summary|at a glance|reference|in detail|in brief)$/;

/** Where the first name in a title ends: "Errors and their codes", "Data: what is kept", "Limits (soft)". */
const endOfName =
  /[:,;(–—/&]|\s(?:and|or|of|for|by|with|in|through|around|across|about|behind|inside|und|oder|et|y)\s/i;

/** What a title names first. */
function firstName(title: string): string {
  const end = title.search(endOfName);
  return end < 0 ? title : title.slice(0, end);
}

/**
 * The point that a title names; `sure` when it is the canonical title. A word or phrase of a point's vocabulary
 * names it at the beginning ("Roles and permissions") or as the noun that its first name ends with ("Database
 * schema", but not "Schema of the build" nor "Requirement: schema loading").
 */
export function pointOfTitle(title: string): { readonly id: PointId; readonly sure: boolean } | undefined {
  const exact = canonical.get(fold(title));
  if (exact) return { id: exact, sure: true };
  const all = words(title).replace(/^the /, '').split(' ');
  const name = words(firstName(title)).replace(/^the /, '').split(' ');
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const id =
      (all.length >= length && namedBy.get(all.slice(0, length).join(' '))) ||
      (name.length > length && name.length <= LONGEST_PHRASE && namedBy.get(name.slice(-length).join(' ')));
    if (id) return { id, sure: false };
  }
  return undefined;
}

/**
 * The phrase of a vocabulary that the first name of a title is, or ends with ("Database schema"); a phrase of
 * several words may also begin it. A word at the beginning of more is somebody's sentence: "State file loading".
 */
export function phraseOf(title: string): { readonly id: PointId; readonly phrase: string } | undefined {
  const exact = canonical.get(fold(title));
  if (exact) return { id: exact, phrase: words(points[exact].title) };
  const all = words(firstName(title)).replace(/^the /, '');
  // "Permissions overview" is of permissions.
  const name = all.replace(formOfText, '').split(' ');
  if (name.length > LONGEST_PHRASE) return undefined;
  for (let length = Math.min(LONGEST_PHRASE, name.length); length > 0; length--) {
    const last = name.slice(-length).join(' ');
    const first = name.slice(0, length).join(' ');
    const phrase = namedBy.has(last) ? last : length > 1 && namedBy.has(first) ? first : undefined;
    const id = phrase && namedBy.get(phrase);
    if (id) return { id, phrase };
  }
  return undefined;
}

/** A heading that opens a point. */
export interface Opening {
  readonly id: PointId;
  readonly by: PointHeading['by'];
  readonly parts: HeadingParts;
}

/** What a heading says by itself of the point that it opens. */
const recognise = once((heading: HeadingBlock) => {
  const parts = headingParts(heading.title);
  return { heading, parts, named: pointOfTitle(parts.title), numbered: pointIds[(parts.number ?? 0) - 1] };
});

/** Points that the titles of a level, most of them, must name to be taken for the nine where none is the usual one. */
const ENOUGH = 5;

/** The headings of a document that open its points, and whether these are the nine. */
export interface Openings {
  readonly of: ReadonlyMap<HeadingBlock, Opening>;
  /**
   * Otherwise the document is divided in a way of its own: its sections are told by what they hold as well, and
   * at any level.
   */
  readonly areNine: boolean;
}

/**
 * Which headings open a point. The level is the one at which most points are recognised by number and title
 * together, or else by title, or else by number: nine titles that speak of the points in turn open them; headings that count from 1 to 9 are the nine points in whatever
 * language. Otherwise a number alone is trusted only where at least three headings of that level are recognised by
 * number and title: another document's "3. Goals" is no point. Headings that name no point and stand where exactly
 * as many are missing, between those before and behind them, open those.
 */
export function openings(headings: readonly HeadingBlock[]): Openings {
  const seen = headings.filter((heading) => heading.level <= 3).map(recognise);
  const levels = [2, 1, 3].map((each) => {
    const all = fromPoints(seen.filter((s) => s.heading.level === each));
    // The title of the document may stand at the level of the points.
    const here = each === 1 && areInTurn(all.slice(1)) ? fromPoints(all.slice(1)) : all;
    const counted = countsToNine(here.map((s) => s.parts.number));
    const inTurn = areInTurn(here);
    return {
      here,
      counted,
      inTurn,
      weight: weightOf(here, counted || inTurn),
    };
  });
  const { here, counted, inTurn } = levels.reduce((best, next) => (next.weight > best.weight ? next : best));
  if (inTurn) {
    const nine = pointIds.flatMap((id, index): [HeadingBlock, Opening][] => {
      const each = here[index];
      return each
        ? [[each.heading, { id, by: each.named?.id === id ? 'title' : 'number', parts: each.parts }]]
        : [];
    });
    return { of: new Map(nine), areNine: true };
  }
  // Most documents begin with what they are about: a first chapter tells nothing of how they count.
  const counting = here.filter(({ named, numbered }) => numbered && named && named.id !== 'product');
  const areCounted = counting.length > 0 && counting.every(({ named, numbered }) => named?.id === numbered);
  const numbersCount =
    counted ||
    here.filter((s) => s.named && s.named.id === s.numbered).length >= 3 ||
    (areCounted && skips(here.map((s) => s.parts.number)) && !here.some(isOther));
  const opened = here.map(({ heading, parts, named, numbered }): [HeadingBlock, Opening | undefined] => {
    const byNumber = numbersCount || parts.title === '' ? numbered : undefined;
    const id =
      named && (named.sure || !byNumber || named.id === byNumber) ? named.id : (byNumber ?? named?.id);
    if (!id) return [heading, undefined];
    const by =
      named?.id !== id
        ? 'number'
        : numbered === id
          ? 'both'
          : numbered && (numbersCount || named?.sure)
            ? 'disagree'
            : 'title';
    return [heading, { id, by, parts }];
  });
  const result = withMissing(opened);
  const ids = new Set([...result.values()].map(({ id }) => id));
  const areNamed = ids.size >= ENOUGH && result.size * 2 >= here.length;
  // Numbers that are all another's count something else: "6. API" of a document in ten chapters.
  const countOthers = counting.length > 1 && counting.every(({ named, numbered }) => named?.id !== numbered);
  const areNine =
    numbersCount || (areNamed && !countOthers) || areCounted || here.some(({ named }) => named?.sure);
  if (!areNine) return { of: result, areNine };
  for (const [heading, opening] of hinted(here, result)) result.set(heading, opening);
  // Where hints have told the others, one may be left whose place tells it.
  return { of: withMissing(here.map(({ heading }) => [heading, result.get(heading)])), areNine };
}

/** The headings that open points, with those that stand where these are missing. */
function withMissing(
  opened: readonly (readonly [HeadingBlock, Opening | undefined])[],
): Map<HeadingBlock, Opening> {
  return new Map(
    opened.flatMap(([heading, opening], index) => {
      const here = opening ?? missingAt(opened, index);
      return here ? [[heading, here] as const] : [];
    }),
  );
}

/**
 * The headings among the nine that open a point by what their titles hint at: one that is missing between the points
 * before and behind them, and nowhere else.
 */
function hinted(
  here: readonly ReturnType<typeof recognise>[],
  opened: ReadonlyMap<HeadingBlock, Opening>,
): readonly (readonly [HeadingBlock, Opening])[] {
  const taken = new Set([...opened.values()].map(({ id }) => id));
  const found: [HeadingBlock, Opening][] = [];
  here.forEach(({ heading, parts }, index) => {
    if (opened.has(heading) || parts.number !== undefined) return;
    const orderOf = (each: { heading: HeadingBlock } | undefined): number | undefined => {
      const id = each && opened.get(each.heading)?.id;
      return id && pointIds.indexOf(id);
    };
    const isOpened = (each: { heading: HeadingBlock }): boolean => opened.has(each.heading);
    const before = orderOf(here.slice(0, index).findLast(isOpened)) ?? -1;
    const behind = orderOf(here.slice(index + 1).find(isOpened)) ?? before;
    const id = hintsIn(parts.title, words(parts.title)).find(
      (hint) => !taken.has(hint.id) && pointIds.slice(before + 1, behind).includes(hint.id),
    )?.id;
    if (!id) return;
    taken.add(id);
    found.push([heading, { id, by: 'title', parts }]);
  });
  return found;
}

/** Whether a title speaks of points, and not of the one that its number is. */
function isOther({ parts: { title }, numbered }: ReturnType<typeof recognise>): boolean {
  if (!numbered || numbered === 'product') return false;
  const hints = hintsIn(title, words(title));
  return hints.length > 0 && hints.every(({ id }) => id !== numbered);
}

/**
 * The point that a heading opens by where it stands: between two headings that open points, as many headings open
 * none as points are missing there, and none of those is opened elsewhere; before the first as before point 1.
 */
function missingAt(
  opened: readonly (readonly [HeadingBlock, Opening | undefined])[],
  index: number,
): Opening | undefined {
  let first = index;
  while (first > 0 && !opened[first - 1]?.[1]) first--;
  let last = index;
  while (last + 1 < opened.length && !opened[last + 1]?.[1]) last++;
  const behind = opened[last + 1]?.[1];
  const before = opened[first - 1]?.[1];
  const [heading] = opened[index] ?? [];
  if (!heading || (!behind && !(before && mayBeLast(opened, first)))) return undefined;
  const start = before ? pointIds.indexOf(before.id) + 1 : 0;
  const missing = pointIds.slice(start, behind ? pointIds.indexOf(behind.id) : pointIds.length);
  const id = missing[index - first];
  const parts = headingParts(heading.title);
  if (!id || missing.length !== last - first + 1 || parts.title === '') return undefined;
  // One may be missing anywhere; of several nothing tells which they are but that the others are the points.
  const named = new Set(opened.flatMap(([, each]) => each?.id ?? []));
  if (missing.length > 1 && named.size < ENOUGH) return undefined;
  return opened.some(([, each]) => each && missing.includes(each.id))
    ? undefined
    : { id, by: 'number', parts };
}

/** Whether the headings from one on, up to the last, may be the last points: all points before them are there. */
function mayBeLast(
  opened: readonly (readonly [HeadingBlock, Opening | undefined])[],
  first: number,
): boolean {
  const named = new Set(opened.slice(0, first).flatMap(([, each]) => each?.id ?? []));
  return (
    named.size === pointIds.length - (opened.length - first) &&
    named.size > ENOUGH &&
    opened.slice(first).every(([heading]) => !behindPoints.test(plain(heading.title)))
  );
}

/** How much a level speaks for being that of the points: each point once, however many headings name it. */
function weightOf(here: readonly Parameters<typeof weight>[0][], counted: boolean): number {
  const best = new Map<PointId, number>();
  for (const each of here)
    if (each.named) best.set(each.named.id, Math.max(best.get(each.named.id) ?? 0, weight(each)));
  return [...best.values()].reduce((sum, one) => sum + one, counted ? pointIds.length : 0);
}

function weight(s: {
  named: { id: PointId; sure: boolean } | undefined;
  numbered: PointId | undefined;
}): number {
  return s.named ? (s.named.sure ? 4 : 1) + (s.named.id === s.numbered ? 2 : 0) : 0;
}
