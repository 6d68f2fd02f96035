import type { Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, leadingNames } from '../../words/phrases.ts';
import { fieldsIn } from '../fields/running-fields.ts';

/** A thing that a line below the names of several tells of. */
interface ThingBelow {
  readonly name: Inline;
  readonly at: Item['at'];
  readonly fields: readonly Field[];
}

/**
 * The things of a line that is nothing but their names, where each line nested below it begins with one of these:
 * "`Quay` / `Pier`", and below it "`Quay`: `title`, `code`". Empty for any other line.
 */
export function thingsBelow({ text, children }: Item): readonly ThingBelow[] {
  const { names, end } = leadingNames(text);
  if (names.length < 2 || end < text.source.length) return [];
  const known = new Set(names.map((each) => nameOf(slice(text, each.start, each.end)).name));
  const found = children
    .flatMap(({ items }) => items)
    .map((item): ThingBelow | undefined => {
      const head = headOf(item.text);
      const [name] = head?.names ?? [];
      if (!head?.mark || !name || head.names.length > 1 || !known.has(nameOf(name).name)) return undefined;
      return { name, at: item.at, fields: fieldsIn(head.rest, undefined) };
    });
  const things = found.filter((each) => each !== undefined);
  return things.length === found.length && things.some(({ fields }) => fields.length > 0) ? things : [];
}
