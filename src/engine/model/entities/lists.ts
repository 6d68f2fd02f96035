import type { HeadingBlock, Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { headingName } from '../sections/groups.ts';
import { shown, unstated } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { nameOf } from '../words/names.ts';

/** What is asked of the lines among which one stands. */
export function ofItems<V>(gather: Pick<Gathering<never>, 'ofBlock'>, ask: (items: readonly Item[]) => V): V {
  return gather.ofBlock((block) => ask(block.kind === 'list' ? block.items : noItems));
}

const noItems: readonly Item[] = [];

/** The lines of a list by where they stand, as they are written. */
export const writtenAt = once(
  (items: readonly Item[]): ReadonlyMap<Item['at'], Inline> =>
    new Map(items.map(({ at, text }) => [at, text])),
);

/** An entity of a line. */
export function entityOf(name: Inline, at: Entity['at'], fields: readonly Field[], rest: string): Entity {
  return {
    name: nameOf(name).name,
    at,
    nameAt: name.at,
    how: 'tolerant',
    is: /\bnot stored\b/i.test(rest) ? 'shape' : 'entity',
    fields,
    values: [],
    stated: fields.length > 0 ? shown(true, at) : unstated,
    description: rest.replace(/^[\s:.–—-]+/, ''),
  };
}

/** Words of a heading that names no entity but a kind of them: below it lines are entities. */
export const groups =
  /\b(?:entities|tables|objects|records|models|types|collections|structures|things|resources|others?|ones|small(?:er)?|minor|supporting|the rest|everything else|further|remaining|various|weitere|übrige|vocabulary|concepts|terms|terminology|glossary|nouns|schema)\b|\bwhat\b.*\b(?:stores?|keeps?|knows?|remembers?|stored|kept|known)\b/i;

/** What brackets behind a name say of it: "Watch (the central record)". */
const remark = /\s*\([^()]*\)$/;

const namesKind = once(({ title }: HeadingBlock): boolean => groups.test(plain(title).replace(remark, '')));

/** Whether a heading names no entity: below it lines are entities. */
export function isFree(heading: HeadingBlock | undefined): boolean {
  return heading === undefined || namesKind(heading);
}

/** Levels of headings that are written as such; what is deeper is a line in bold type. */
export const WRITTEN = 6;

/** A bold name at the beginning of a text, perhaps behind an article. */
const opensBold = wording`^(?:(?:An?|The|Each|Every|One)\s+)?\*\*(?:\p{Lu}|\`)|^\*\*`;

/** The heading that running text stands below: where a bold name opens it, not the bold line above, its sibling. */
export function headingOver({ headings }: Context, text: Inline): HeadingBlock | undefined {
  const last = headings.at(-1);
  return last && last.level > WRITTEN && opensBold.test(text.source) ? headings.at(-2) : last;
}

const speaksOfSeveral = once(({ title }: HeadingBlock): boolean =>
  /\s(?:and|or|that|of|on|for|around|behind|about|to|with|und|oder|et)\s|^(?:around|behind|about)\s|[,&/+]/i.test(
    title.source,
  ),
);

/** Whether a heading speaks of several things or around one: "Boards and lists", "What belongs to a board". */
export function namesSeveral(heading: HeadingBlock | undefined): boolean {
  return heading !== undefined && speaksOfSeveral(heading);
}

/** Words for the fields that a heading says stand below it. */
const fieldsWord = '(?:fields|attributes|properties|columns)';
const kindWord =
  '(?:entity|entities|value object|aggregate(?: root)?|embedded object|dto|table|object|model|record|collection|class|struct|entität|tabelle|entité)';
/** What a heading says beside the name: "Table `users`", "Entity: Invoice", "E-4: Account", "Fields of an order". */
const beforeName = wording.i`^(?:\p{Lu}{1,3}-?\d+[:.)]?\s+)?(?:(?:the\s+)?${fieldsWord}\s+(?:of|for|in)\s+(?:(?:an?|the|each|every)\s+)?)?(?:(?:the\s+)?${kindWord}(?:\s*[:–—-]\s*|\s+(?!(?:of|for|in|on|with|from|to|by|and|or)\s)(?=[\`*\p{Lu}]|\p{Ll}+(?:_\p{Ll}+)*$)))?`;
/** A line that is nothing but such a word and a name: "Entity: Invoice", "Table invoices:". */
const kindAlone = wording.i`^(?:${kindWord})(?:\s*[:–—-]\s*|\s+)(?=[*\`]{0,2}[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}[*\`]{0,2}(?:\s*\([^()]*\))?:?$)`;

/** What a line names as a thing by a word of its kind; undefined for any other line. */
export function namedByKind(line: Inline): Inline | undefined {
  const lead = kindAlone.exec(line.source)?.[0];
  return lead === undefined ? undefined : slice(line, lead.length, line.source.length);
}

/** "The `orders` table", "Member entity", "`Tag` – a label", "Cards [cards]", "Order fields", "Order: fields", "Lists and their items", "The shelf, and what is on it". */
const behindName = wording.i`(?:,?\s+(?:and|with|und|mit)\s+(?:(?:its|their|ihre[nr]?|seinen?)\s+\p{L}+(?:\s+\p{L}+)?|(?:the|what|all)\s[^,]*\b(?:it|them))|\s+(?:entity|table|entität|tabelle)|(?:(?<!^(?:custom|form|extra|additional|common|shared|standard|optional|required|input|other|dynamic|hidden|all)\b.*)\s+|\s*:\s+|\s+[–—]\s+)(?:its\s+)?${fieldsWord}|(?<=\`)\s+${kindWord}|\s+[–—]\s.*|\s+\[[^\[\]]*\])$`;

/** A title that asks what a thing has: "What a shelf remembers", "What goes into a reply", "What we keep about a guest". */
const asked = wording.i`^what (?:(?:goes into|makes up|belongs to|(?:we|it) (?:keeps?|stores?|knows?|records?) (?:for|of|about|on)|is (?:kept|stored|known|recorded|saved) (?:for|of|about|on|with)) (?:an?|the|each|every|one) (?<of>\p{L}[\p{L}\p{N} -]*)|(?:an?|the|each|every) (?<thing>\p{L}[\p{L}\p{N} -]*?) (?:remembers|stores|keeps|holds|has|knows|carries|contains|records|is made (?:up )?of|consists of|looks like))$`;

/** The name that the heading of an entity gives it, without the words that say what it is. */
export const entityName = once((heading: HeadingBlock): Pick<Entity, 'name' | 'nameAt'> => {
  const given = headingName(heading);
  const { title } = heading;
  const { of, thing = of } = asked.exec(title.source)?.groups ?? {};
  if (thing) {
    const named = slice(
      title,
      title.source.indexOf(` ${thing}`) + 1,
      title.source.indexOf(` ${thing}`) + 1 + thing.length,
    );
    return { name: nameOf(named).name, nameAt: named.at };
  }
  const start = given.nameAt.from - title.at.from;
  const whole = slice(title, start, start + given.nameAt.to - given.nameAt.from);
  const lead = beforeName.exec(whole.source)?.[0].length ?? 0;
  const led = slice(whole, lead, whole.source.length);
  const end = behindName.exec(led.source)?.index ?? led.source.length;
  const named = slice(led, 0, end);
  const article = end < led.source.length ? (/^(?:the|an?)\s+/i.exec(named.source)?.[0].length ?? 0) : 0;
  const bare = slice(named, article, named.source.length);
  return bare.source === '' || bare === whole
    ? given
    : { name: nameOf(bare).name || given.name, nameAt: bare.at };
});
