import type { Prose } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { sectionTitles } from '../model/sections/titles.ts';
import { placeOf } from '../model/stated.ts';
import { once } from '../model/tracking/once.ts';
import { isStatusWord } from '../model/words/status-words.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { recent } from '../syntax/recent.ts';
import { wording } from '../syntax/wording.ts';
import { titlesOf } from './blocks-under.ts';
import { opensForWhom, product } from './for-whom.ts';

/** What a sentence of a product says that it is for. */
const serves =
  '(?:(?:will|can) )?(?:enables?|allows?|lets?|helps?|provides?|offers?|implements?|supports?|manages?|makes it possible|aims? (?:to|at)|is (?:meant|intended|designed|built|made) (?:to|for)|is an? )';

/** How a sentence that nothing was read from may speak of a point all the same. */
const speaking: Readonly<Record<PointId, RegExp>> = {
  product: new RegExp(
    `^(?:[*_>\\s-]*)(?:(?:the|this|our|an?|its) )?(?:[\\w-]+ ){0,4}?${product}s? (?:[\\w,()-]+ ){0,3}?${serves}|\\b(?:the|its|our|key|main) (?:key |main |core )?(?:purpose|goal|aim|mission|vision) (?:of [\\w ]{1,30})?is\\b`,
    'i',
  ),
  screens:
    /\b(?:screen|page|dialog|dashboard|home ?page)s? (?:also |then )?(?:shows?|lists?|displays?|contains?|opens?)\b|\b(?:on|at|under) [`"]?\/[a-z][\w{}:/-]*[`"]?(?: \(|$)/i,
  entities:
    /\b(?:keys|fields|columns|attributes|properties)\b(?: (?:are|is|named|called|include))?:? [\w`*]+(?:(?:, [\w`*]+)+(?:,? and [\w`*]+)?| and [\w`*]+) (?:for|of|per|on|in) (?:each|every|an?|the)\b|\b(?:each|every|an?) [\w-]+ (?:record|row|object|item)? ?(?:has|consists of|contains|stores|holds) (?:an? |the )?[\w-]+(?:, (?:an? |the )?[\w-]+)+,? and\b/i,
  states:
    /\b(?:marks?|marked|becomes?|(?:moves?|moved|changes?|turns?|set|transitions?|back) (?:[\w-]+ ){0,4}?(?:to|into|from))\b/i,
  rules:
    /\b(?:must|should|shall|may|can) ?not be (?:empty|blank|negative|longer|shorter|more|less|in the (?:past|future))\b|\b(?:is|it['’]?s|are) not (?:empty|blank)\b|\b(?:must|shall) be (?:unique|valid|a valid|at (?:most|least)|between)\b|\b(?:required|mandatory) fields?\b/i,
  roles:
    /\bonly (?:shown|visible|available|open|accessible|allowed|offered) (?:to|for|by)\b|\bonly (?:the |an? )?[\w-]+ (?:can|may)\b|\b(?:admin\w*|owners?|managers?|editors?|members?|guests?|moderators?|patrons?|customers?|clients?|operators?) (?:can|may|cannot|is allowed|are allowed|is able|are able)\b|\b(?:actions|capabilities|tasks|rights)\b.{0,40}\b(?:expected to perform|for (?:an? |the )?(?:individual|user|admin\w*|auditor|member)s?)\b/i,
  calls:
    /\b(?:GET|POST|PUT|PATCH|DELETE) [`"]?\/\w|\b(?:calls?|queries|posts to|fetches from) (?:the |an? )(?:[\w-]+ )?(?:api|endpoint|backend|service)\b/,
  errors:
    /\b(?:errors?|error messages?) (?:is|are|must be|should be) (?:shown|displayed|returned|raised|thrown|reported)\b|\b(?:shows?|displays?|returns?|responds? with|raises?|throws?) (?:an? |the )?(?:[\w-]+ )?(?:error|[45]\d\d\b)/i,
  constants:
    /\b(?:at most|up to|maximum of|max\.?|limit(?:ed)? (?:to|of)|(?:no|not) more than|(?:larger|longer|bigger) than|expires? (?:in|after)|after|times? out after) \d[\d,.]* ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|[kmg]i?b|characters?|items?|entries|requests?|attempts?|times|books?|users?|files?|contacts?|members?|rows)\b/i,
};

/** Words behind a change that may name a state. */
const towards = /\b(?:as|to|into|from|becomes?)\s+(?:an? |the )?["“`*]*([a-z]+)/gi;

function speaksOf(sentence: string, id: PointId): boolean {
  if (id === 'product' && opensForWhom(sentence)) return true;
  if (!speaking[id].test(sentence)) return false;
  return id !== 'states' || [...sentence.matchAll(towards)].some(([, word = '']) => isStatusWord(word));
}

/** Points of which a sentence speaks by how it begins or ends: a text of several tells nothing about that. */
const bySentence: ReadonlySet<PointId> = new Set(['product', 'screens']);

type Told = Pick<Prose, 'text' | 'at'>;

/** Whether a stretch of prose, or a rule, speaks of a point. */
function speaks({ text }: Told, id: PointId): boolean {
  // Most texts speak of nothing: to take them apart into sentences is dearer than to look at them.
  if (!bySentence.has(id) && !speaking[id].test(text)) return false;
  return sentencesOf(text).some((sentence) => speaksOf(sentence, id));
}

const sentencesOf = recent((text: string): readonly string[] =>
  text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/^no\b/i.test(sentence)),
);

/** What was found so far of a stretch of prose: whether it speaks of a point. */
const asked = once((_: Told): Partial<Record<PointId, boolean>> => ({}));

/** How many places are shown at which a text seems to speak of a point. */
const MOST = 3;

/** What was sought in a list so far. */
const sought = once((_: readonly Told[]): Partial<Record<PointId, readonly Place[]>> => ({}));

/** The first places of a list that speak of each of some points. */
function firstIn(list: readonly Told[], ids: readonly PointId[]): Partial<Record<PointId, readonly Place[]>> {
  const known = sought(list);
  const found = new Map<PointId, Place[]>(ids.flatMap((id) => (known[id] ? [] : [[id, []]])));
  const open = new Map(found);
  for (const told of list) {
    if (open.size === 0) break;
    const before = asked(told);
    for (const [id, places] of open) {
      before[id] ??= speaks(told, id);
      if (before[id] && places.push(told.at) === MOST) open.delete(id);
    }
  }
  return Object.assign(known, Object.fromEntries(found));
}

/** The name of a single screen, whatever its section tells: "5. OrderDetail Scene (NEW)". */
const oneScreen = wording`\p{L}(?<!\b(?:the|an?|each|every|per|by)) (?:[Ss]creen|[Pp]age|[Ss]cene|[Dd]ialog|[Mm]odal)(?:\s*\([^()]*\))?$`;

/** A title that names a page or a chapter of anything as well as a point. */
const anything =
  /^(?:[\d.]+ )?(?:settings|configuration|parameters|defaults|numbers|figures|information|interface)\b/i;

/** The points that a title speaks of, in terms of theirs. */
const titleOfPoints = once((heading: HeadingBlock): readonly PointId[] => {
  if (anything.test(plain(heading.title))) return [];
  const named = sectionTitles(heading).flatMap(({ id, weak }) => (weak ? [] : id));
  const all: readonly PointId[] = oneScreen.test(plain(heading.title)) ? [...named, 'screens'] : named;
  return [...new Set(all)];
});

/** The points that titles of a document speak of, in the order of the text. */
const titlesSpeaking = once((titles: readonly (HeadingBlock | undefined)[]) =>
  titles.flatMap((heading) =>
    heading ? titleOfPoints(heading).map((id) => ({ id, at: heading.title.at })) : [],
  ),
);

/**
 * For each of some points a few places, in the order of the text: titles that speak of it, but for that of the document,
 * and then prose that seems to, and rules that are about another one.
 */
export function spokenOf(model: Model, ids: readonly PointId[]): ReadonlyMap<PointId, readonly Place[]> {
  const { introduction, points, rules, title } = model;
  const own = placeOf(title)?.from;
  const titled = titlesSpeaking(titlesOf(model)).filter(({ at }) => at.from !== own);
  const told = [rules.rules, introduction.prose, ...pointIds.map((id) => points[id].prose)].map((list) =>
    firstIn(list, ids),
  );
  const inOrder = (places: readonly Place[]): readonly Place[] =>
    places.toSorted((one, other) => one.from - other.from);
  return new Map(
    ids.map((id) => {
      const found = inOrder(told.flatMap((first) => first[id] ?? []));
      const titles = titled.flatMap((each) => (each.id === id ? each.at : []));
      return [id, inOrder([...titles.slice(0, MOST), ...found].slice(0, MOST))];
    }),
  );
}
