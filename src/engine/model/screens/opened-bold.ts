import type { Inline, Item } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';

/** An address within bold type: "Orders (`/orders`)", "/orders – Orders". A stroke between words is none. */
const holdsAddress = /(?:^|[\s(`])\/(?:[\w:{[<]|(?=[`)]|\s*$))/;

/** A text with blanks for the marks of bold type at its head that hold an address; any other text as it is. */
export function withBoldOpened(text: Inline): Inline {
  const { source } = text;
  if (!source.startsWith('**') || !source.includes('/')) return text;
  const [first] = pieces(text);
  if (first?.kind !== 'strong' || first.start > 0) return text;
  const inner = source.slice(first.innerStart, first.innerEnd);
  if (!holdsAddress.test(inner)) return text;
  return slice({ ...text, source: `  ${inner}  ${source.slice(first.end)}` }, 0, source.length);
}

/** An item with its head opened. */
export function itemOpened(item: Item): Item {
  const text = withBoldOpened(item.text);
  return text === item.text ? item : { ...item, text };
}
