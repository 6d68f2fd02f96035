import type { Prose } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { isStatusWord } from '../model/words/status-words.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';

/** What a product is called, where it is not called by its name. */
const product =
  '(?:product|application|app|platform|system|service|tool|library|module|engine|site|website|software|building block|solution|portal|server|framework|gateway|protocol|feature|plugin|package)';
/** What a sentence of a product says that it is for. */
const serves =
  '(?:(?:will|can) )?(?:enables?|allows?|lets?|helps?|provides?|offers?|implements?|supports?|manages?|makes it possible|aims? (?:to|at)|is (?:meant|intended|designed|built|made) (?:to|for)|is an? )';

/** How a sentence that nothing was read from may speak of a point all the same. */
const speaking: Readonly<Record<PointId, RegExp>> = {
  product: new RegExp(
    `^(?:[*_>\\s-]*)(?:(?:the|this|our|an?|its) )?(?:[\\w-]+ ){0,4}?${product}s? (?:[\\w,()-]+ ){0,3}?${serves}|^(?:enables?|helps?|allows?|lets?|gives?) (?:\\w+ ){1,4}?(?:to\\b|define|build|find|see|manage)|\\b(?:the|its|our|key|main) (?:key |main |core )?(?:purpose|goal|aim|mission|vision) (?:of [\\w ]{1,30})?is\\b|^(?:audience|target users?)\\b\\W`,
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
  if (!speaking[id].test(sentence)) return false;
  return id !== 'states' || [...sentence.matchAll(towards)].some(([, word = '']) => isStatusWord(word));
}

/** Points of which a sentence speaks by how it begins or ends: a text of several tells nothing about that. */
const bySentence: ReadonlySet<PointId> = new Set(['product', 'screens']);

type Told = Pick<Prose, 'text'>;

/** What a stretch of prose, or a rule, was asked so far: whether it speaks of a point. */
const asked = once((_: Told): Partial<Record<PointId, boolean>> => ({}));

/** The points of some that a stretch of prose, or a rule, speaks of. */
function* spokenIn(told: Told, ids: Iterable<PointId>): Iterable<PointId> {
  const known = asked(told);
  let sentences: readonly string[] | undefined;
  for (const id of ids) {
    // Most texts speak of nothing: to take them apart into sentences is dearer than to look at them.
    if (known[id] === undefined && !bySentence.has(id) && !speaking[id].test(told.text)) known[id] = false;
    if (known[id] === undefined) {
      sentences ??= told.text
        .split(/(?<=[.!?:])\s+|\n+/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => !/^no\b/i.test(sentence));
      known[id] = sentences.some((sentence) => speaksOf(sentence, id));
    }
    if (known[id]) yield id;
  }
}

/**
 * For each of some points the first `most` places, in the order of the text, of prose that seems to speak of it, and of
 * rules that are about another one.
 */
export function spokenOf(
  { introduction, points, rules }: Model,
  ids: readonly PointId[],
  most: number,
): ReadonlyMap<PointId, readonly Place[]> {
  const found = new Map(ids.map((id): [PointId, Place[]] => [id, []]));
  for (const told of [rules.rules, introduction.prose, ...pointIds.map((id) => points[id].prose)]) {
    const left = new Map(ids.map((id) => [id, most]));
    for (const each of told) {
      if (left.size === 0) break;
      for (const id of spokenIn(each, left.keys())) {
        found.get(id)?.push(each.at);
        const more = (left.get(id) ?? 0) - 1;
        if (more > 0) left.set(id, more);
        else left.delete(id);
      }
    }
  }
  const inOrder = (places: readonly Place[]): readonly Place[] =>
    places.toSorted((one, other) => one.from - other.from).slice(0, most);
  return new Map([...found].map(([id, places]) => [id, inOrder(places)]));
}
