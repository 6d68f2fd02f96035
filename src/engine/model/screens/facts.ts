import type { Place } from '../../place.ts';
import type { Inline, Item } from '../../syntax/block.ts';
import { type Piece, plain, slice } from '../../syntax/inline.ts';
import type { Told } from '../blocks/told-of.ts';
import type { Screen } from '../interface-elements.ts';
import { unstated } from '../stated.ts';
import { nameOf } from '../words/names.ts';
import type { NamedRoute } from './lines.ts';
import type { ScreenProperties } from './properties.ts';

/** A screen that the text tells of. */
export interface Found {
  readonly screen: Screen;
  /** Whether words merely mention it on the way. */
  readonly mentioned: boolean;
  /**
   * Where it has no address and only its place tells that it is one: it begins a line, or its name is marked. What
   * words say is a `page` is one wherever nothing else tells of it, and what they name `beside` others is one where flowing
   * text gives these their addresses.
   */
  readonly claim?: 'line' | 'words' | 'page' | 'beside';
}

/** What point 2 is read into. */
export type Fact =
  | Found
  /** What a line of its own says of a screen. */
  | Told<ScreenProperties>
  /** What an ellipsis at the beginning of addresses stands for. */
  | { readonly prefix: string }
  /** The name or address of a screen that is there no longer. */
  | { readonly gone: string }
  | QueryTold;

/** A query parameter that is told apart from the address; `of` are words in which its screen may be named. */
export interface QueryTold {
  readonly parameter: string;
  readonly at: Place;
  readonly of: readonly string[];
}

const mark = /\s*\(([^()]*)\)\s*$/;

/** A screen's name without its marks: "(entry)" marks an entry, a name `(any)` holds for every screen. */
export function named(cell: Inline): Pick<Screen, 'name' | 'nameAt' | 'entry' | 'any'> {
  if (/^\(any\)$/i.test(cell.source)) return { name: '(any)', nameAt: cell.at, entry: false, any: true };
  const entry = /^(?:entry|start|entry point)$/i.test(mark.exec(cell.source)?.[1] ?? '');
  const bare = entry ? slice(cell, 0, cell.source.replace(mark, '').length) : cell;
  return { name: nameOf(bare).name.replace(/\s*:$/, ''), nameAt: bare.at, entry, any: false };
}

/** A screen of which only the name is told, and perhaps that it has no address. */
export function addressless(name: Inline, at: Screen['at']): Found {
  return { screen: { ...blank, ...named(name), at, routes: unstated, description: '' }, mentioned: false };
}

/** A screen of which nothing but where its name stands tells that it is one. */
export function claimed(name: Inline, at: Screen['at'], claim: NonNullable<Found['claim']>): Found {
  return { ...addressless(name, at), claim };
}

/** A screen with its addresses. */
export function routed({ name, routes, by }: NamedRoute, at: Screen['at'], description: string): Found {
  return {
    screen: {
      ...blank,
      ...named(name),
      at,
      routes: { is: 'shown', value: routes, at: routes[0]?.at ?? name.at },
      description,
    },
    mentioned: by === 'words',
  };
}

/** A screen of which a line tells the bold name, and no address. */
export function dialog(item: Item, strong: Piece): Found {
  const rest = slice(item.text, strong.end, item.text.source.length);
  const inner = slice(item.text, strong.innerStart, strong.innerEnd);
  return {
    screen: {
      ...blank,
      ...named(slice(inner, 0, inner.source.replace(/\s*[–—:.-]+\s*$/, '').length)),
      at: item.at,
      routes: /\b(?:no|without an?) (?:own )?(?:route|address|path|ur[il]|deep[ -]?link)\b/i.test(rest.source)
        ? { is: 'none', at: rest.at }
        : unstated,
      description: plain(rest).replace(/^[\s.:;–—-]+/, ''),
    },
    mentioned: false,
  };
}

const blank = {
  how: 'tolerant',
  shows: unstated,
  calls: unstated,
  leadsTo: unstated,
  openTo: unstated,
} as const;
