import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { shown } from '../stated.ts';
import { splitAt } from '../words/phrases.ts';
import { type EntityFact, field, type Likeness } from './facts.ts';
import { thing } from './sentences.ts';

const name =
  '[*_`]{0,2}(?<other>\\p{Lu}[\\p{L}\\p{N}_-]*(?: (?!(?:for|in|with|without|except|minus|plus|and|but|also|less)\\b)[\\p{L}\\p{N}_-]+){0,2}?)[*_`]{0,2}';
const likeAnother = wording.d`^(?:as|like|(?:has |have )?(?:exactly |just )?(?:the )?same(?: fields| columns| attributes)?(?: as)?|a copy of|extends)\s+(?:an?\s+|the\s+)?${name}(?:\s+(?:for|in|with)\s+(?<shared>[^,;()]+))?(?:\s*\([^()]*\))?(?=$|[\s,;.])(?<more>.*)$`;
const alsoHas =
  /^[,;.]?\s*(?:(?:and|but|it)\s+)*(?:plus|also|with|has|adds|in addition|additionally|\+)\s*:?\s+/i;
const hasNot = /^[,;.]?\s*(?:but\s+)?(?:without|except(?: for)?|minus|less|no)\s+/i;

/** What words behind the name of a thing say that it has like another: "as Seat for row / number, plus price decimal *". */
export function likenessIn(rest: Inline): Likeness | undefined {
  const found = likeAnother.exec(rest.source);
  const at = (group: string): Inline | undefined => {
    const [start, end] = found?.indices?.groups?.[group] ?? [0, 0];
    return end > start ? slice(rest, start, end) : undefined;
  };
  const other = at('other');
  if (!found || !other) return undefined;
  const shared = at('shared');
  const names = shared ? namesIn(shared) : [];
  // "like a horse with saddle" only describes: fields are several, or in code.
  if (shared && names.length < 2 && !names[0]?.source.startsWith('`')) return undefined;
  let more = at('more');
  let without: readonly Inline[] = [];
  const lacks = more && hasNot.exec(more.source);
  if (more && lacks) {
    const end = more.source.search(/[,;.]?\s+(?:plus|but|and (?:also|with))\s|\.(?:\s|$)/);
    const stop = end < 0 ? more.source.length : end;
    without = namesIn(slice(more, lacks[0].length, stop));
    if (without.length === 0) return undefined;
    more = slice(more, stop, more.source.length);
  }
  const also = more && alsoHas.exec(more.source);
  if (!also && more && /^[^.;]*[a-z`]/i.test(more.source)) return undefined;
  return {
    other,
    shared: names,
    without,
    own: more && also ? slice(more, also[0].length, more.source.length) : undefined,
  };
}

const oneName = wording`^\`?[\p{L}_][\p{L}\p{N}_.-]*\`?$`;

/** Names as programmes write them, between strokes, commas or `and`; none where a part is anything else. */
function namesIn(list: Inline): readonly Inline[] {
  const parts = splitOutside(list, ',/').flatMap((each) => splitAt(each, /(?:^|\s+)(?:and|or)\s+/));
  return parts.every(({ source }) => oneName.test(source)) ? parts : [];
}

type Like = Extract<EntityFact, { is: 'like' }>;

/** Entities with the fields that they have like others; what is like one that is like another has them, too. */
export function withLikenesses(entities: readonly Entity[], likes: readonly Like[]): readonly Entity[] {
  if (likes.length === 0) return entities;
  const whole: Entity[] = [];
  for (const entity of entities) {
    const like = likes.find(({ name: of }) => fold(of.source) === fold(entity.name));
    whole.push(like ? completedBy(entity, like, [...whole, ...entities]) : entity);
  }
  return whole;
}

function completedBy(entity: Entity, { likeness }: Like, all: readonly Entity[]): Entity {
  const { shared, without } = likeness;
  const other = all.find((each) => thing(each.name) === thing(likeness.other.source));
  const isIn = (called: string, names: readonly Inline[]): boolean =>
    names.some(({ source }) => source.replaceAll('`', '') === called);
  const known = (other?.fields ?? []).filter((each) => !isIn(each.name, without));
  const like = (each: Inline): Field | [] => {
    const own = field(each, each.at, 'tolerant', {});
    const same = known.find(({ name: called }) => called === own.name);
    return same ? { ...same, at: own.at, nameAt: own.nameAt, how: own.how } : [];
  };
  const alike = shared.flatMap(like);
  // What the other has not is no field that is shared, and so none of the words is.
  if (alike.length < shared.length) return entity;
  const from = shared.length > 0 ? alike : known.map((each): Field => ({ ...each, how: 'tolerant' }));
  const own = new Set(entity.fields.map((each) => each.name));
  const more = from.filter((each) => !own.has(each.name));
  return more.length === 0
    ? entity
    : { ...entity, fields: [...more, ...entity.fields], stated: shown(true, entity.at) };
}
