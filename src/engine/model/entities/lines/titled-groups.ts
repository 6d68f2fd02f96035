import type { HeadingBlock, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { fieldsIn } from '../fields/running-fields.ts';
import { headingNames } from '../heading-names.ts';
import { areAttributes } from '../words/attribute-words.ts';
import { fieldsBelow } from './entity-lines.ts';

/**
 * The fields of a line whose bold name only groups some of those of the one thing that a heading names in code: below
 * "### `State`", "**Identity**: `name`, `colour`", or "**Meaning**" over its fields.
 */
export function fieldsInTitledGroup(item: Item, heading: HeadingBlock | undefined): readonly Field[] {
  const label = wording`^\*\*(?<label>\p{Lu}[\p{L} &/-]*)(?::\*\*|\*\*:?)(?:\s+|$)`.exec(item.text.source);
  const named = headingNames(heading)[0];
  if (!label?.groups?.label || !named || !heading?.title.source.includes(`\`${named.source}\``)) return [];
  const rest = slice(item.text, label[0].length, item.text.source.length);
  const listed = fieldsIn(rest, undefined);
  const names = listed.map(({ name }) => name);
  const areFields =
    listed.some(({ type }) => type.is === 'shown') || areAttributes(label.groups.label, names);
  return [...(areFields ? listed : []), ...(rest.source === '' ? fieldsBelow(item) : [])];
}
