import type { Block, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { listOf } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { type Found, routed } from './facts.ts';
import { namedRoutes } from './lines.ts';
import { routesBelow } from './properties.ts';
import { tellsOfNoAddress } from './without-address.ts';

/** Whether an item only names what the items below it have in common: "Settings", "Dialogs (no route)". */
export const isGroup = once((item: Item): boolean => {
  const below = item.children.flatMap(({ items }) => items);
  if (below.length === 0 || plain(item.text).split(' ').length > 6) return false;
  if (namedRoutes(item.text).length > 0 || routesBelow(item)) return false;
  const told = below.filter((each) => namedRoutes(each.text).length > 0 || routesBelow(each));
  return told.length * 2 >= below.length || tellsOfNoAddress(plain(item.text));
});

/** Whether every line of a list has a label and several addresses: "Public: `/in`, `/up`". Where a line has one, its name is that of a screen. */
export const groupsAddresses = once(
  (block: Block): boolean =>
    block.kind === 'list' &&
    block.items.length > 1 &&
    block.items.every(({ text, children }) => {
      const [only, ...others] = namedRoutes(text);
      const label = text.source.slice(0, text.source.indexOf(only?.routes[0]?.path ?? ''));
      return only && only.routes.length > 1 && others.length + children.length === 0 && isLabel.test(label);
    }),
);

const isLabel = /:[*_]*\s*`?$/;

/** The screens of a line of such a list: each of its addresses is one of its own. */
export function apart(screens: readonly Found[], { text }: Item): readonly Found[] {
  let end = 0;
  return screens.flatMap(({ screen }) =>
    listOf(screen.routes).map((route) => {
      const start = text.source.indexOf(route.path, end);
      end = start + route.path.length;
      const name = slice(text, start, end);
      return routed({ name, routes: [route], at: name.at, by: 'name' }, name.at, '');
    }),
  );
}
