import type { Item } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { namedRoutes } from './lines.ts';
import { routesBelow } from './properties.ts';
import { tellsOfNoAddress } from './without-address.ts';

/** Whether an item only names what the items below it have in common: "Settings", "Dialogs (no route)". */
export function isGroup(item: Item): boolean {
  const below = item.children.flatMap(({ items }) => items);
  if (below.length === 0 || plain(item.text).split(' ').length > 6) return false;
  if (namedRoutes(item.text).length > 0 || routesBelow(item)) return false;
  const told = below.filter((each) => namedRoutes(each.text).length > 0 || routesBelow(each));
  return told.length * 2 >= below.length || tellsOfNoAddress(plain(item.text));
}
