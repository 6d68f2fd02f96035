import type { Block, HeadingBlock, Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { headingName } from '../sections/groups.ts';
import { shown, unstated } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { nameOf } from '../words/names.ts';
import { fieldsIn, mentionedFields } from './running-fields.ts';

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
  /\b(?:entities|tables|objects|records|models|types|collections|structures|things|resources|others?|smaller|further|remaining|various|weitere|übrige)\b/i;

/** Words of a heading below which lines are lists of values. */
const enumerates = /\b(?:enum|enums|enumerations?|values|constants|statuses|types)\b/i;
/** `line_items, notes: `: names written as programmes do, without marks, before what they are made of. */
const bareNames =
  /^(?<names>[\p{L}_][\p{L}\p{N}_]*(?:(?:,| and| \+| \/| &) [\p{L}_][\p{L}\p{N}_]*)*)(?::|\s[–—-])\s+(?=`)/u;
/** `` `Label` — ``: a name in code, which is one of an entity where it is written large. */
const codeName =
  /^`(?<names>[\p{L}_][\p{L}\p{N}_]*)`\s*(?:(?:\([^()]*\)\s*)?(?::|[–—]|-{1,2}(?=\s))\s+|(?=\())/u;

/** How the lines of a list name entities: each begins with a name and goes on with several names in code. */
const namesEntities = once((list: Block): RegExp | undefined => {
  if (list.kind !== 'list' || list.items.length < 2) return undefined;
  return [bareNames, codeName].find((head) =>
    list.items.every(({ text }) => {
      const found = head.exec(text.source);
      return found && (text.source.slice(found[0].length).match(/`\p{Ll}[^`]*`/gu)?.length ?? 0) > 1;
    }),
  );
});

/** The entities of a line in a list that has one a line: `` funnels: `name`, `site_id` ``, `` `Label` — `name`, `color` ``. */
export function listedEntity(
  { text, at }: Item,
  list: Block,
  heading: HeadingBlock | undefined,
): readonly Entity[] | undefined {
  const head = heading && enumerates.test(plain(heading.title)) ? undefined : namesEntities(list);
  const found = head?.exec(text.source);
  const names = found?.groups?.names;
  if (!found || !names) return undefined;
  const isLarge = (item: Item): boolean => /^`\p{Lu}/u.test(item.text.source);
  if (head === codeName && !isFree(heading) && !(list.kind === 'list' && list.items.every(isLarge)))
    return undefined;
  const rest = slice(text, found[0].length, text.source.length);
  const [listed, mentioned] = [fieldsIn(rest, undefined), mentionedFields(rest)];
  const fields = mentioned.length > listed.length ? mentioned : listed;
  if (fields.length < 2) return undefined;
  const start = found[0].indexOf(names);
  return [...names.matchAll(/[\p{L}\p{N}_]{2,}/gu)]
    .filter(([name]) => name !== 'and')
    .map((each) =>
      entityOf(slice(text, start + each.index, start + each.index + each[0].length), at, fields, ''),
    );
}

/** Whether a heading names no entity: below it lines are entities. */
export function isFree(heading: HeadingBlock | undefined): boolean {
  return heading === undefined || groups.test(plain(heading.title));
}

/** Whether a heading speaks of several things or around one: "Boards and lists", "What belongs to a board". */
export function namesSeveral(heading: HeadingBlock | undefined): boolean {
  return /\s(?:and|or|that|of|on|for|around|behind|about|to|with|und|oder|et)\s|[,&/+]/i.test(
    heading?.title.source ?? '',
  );
}

const kindWord =
  '(?:entity|entities|table|object|model|record|collection|class|struct|entität|tabelle|entité)';
/** What a heading says beside the name: "Table `users`", "Entity: Invoice", "E-4: Account". */
const beforeName = new RegExp(
  `^(?:\\p{Lu}{1,3}-?\\d+[:.)]?\\s+)?(?:(?:the\\s+)?${kindWord}(?:\\s*[:–—-]\\s*|\\s+(?=[\`*\\p{Lu}]|\\p{Ll}+(?:_\\p{Ll}+)*$)))?`,
  'iu',
);
/** "The `orders` table", "Member entity", "`Tag` – a label", "Cards [cards]". */
const behindName = new RegExp(
  `(?:\\s+(?:entity|table|entität|tabelle)|(?<=\`)\\s+${kindWord}|\\s+[–—]\\s.*|\\s+\\[[^\\[\\]]*\\])$`,
  'iu',
);

/** The name that the heading of an entity gives it, without the words that say what it is. */
export function entityName(heading: HeadingBlock): Pick<Entity, 'name' | 'nameAt'> {
  const given = headingName(heading);
  const { title } = heading;
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
}
