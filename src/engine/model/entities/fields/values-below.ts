import type { Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { nameOf } from '../../words/names.ts';
import { headOf } from '../../words/phrases.ts';
import type { EnumValue } from '../words/field-type.ts';

const saysValues = /\b(?:enum(?:eration)?|one of|either|choice|values?)\b/i;

/** The values that are listed below a field of which its name (`isOneOfThem`) or the line says that it has some. */
export function valuesBelow(
  { text, children }: Item,
  isOneOfThem: boolean,
): readonly EnumValue[] | undefined {
  const items = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  if (items.length < 2 || !(isOneOfThem || saysValues.test(text.source))) return undefined;
  const values = items.map((item) => {
    const head = headOf(item.text);
    const name = head?.mark ? head.label : item.text;
    return { value: nameOf(name).name, at: name.at, ...(head?.mark ? { meaning: plain(head.rest) } : {}) };
  });
  return values.every(({ value }) => value.split(' ').length <= 3) ? values : undefined;
}
