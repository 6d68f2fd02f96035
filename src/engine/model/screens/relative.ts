import type { Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Route } from '../interface-elements.ts';
import { parametersOf, routeIn } from '../words/routes.ts';
import { type NamedRoute, withAddresses } from './lines.ts';

/** The first address of a line, or the first part of one in code: `/orders`, `:id`. */
function pathIn(text: Inline): string | undefined {
  const code = withAddresses(text).find(({ kind }) => kind === 'code');
  if (!code) return undefined;
  return /^[\w:{[<][\w:{}[\]<>/-]*$/.test(code.text)
    ? code.text
    : routeIn(slice(text, code.start, code.end))?.path;
}

/** What is an address only below another one: a parameter first, or what is done with one thing. */
const hangs = /^\/?(?:[:{[<]|(?:new|create|add|edit)(?:\/|$))/;

/**
 * The address below which those of the lines next to an item are, its own among them: "Orders `/orders`", and below it
 * "`/new`" and "`/:id`". Nothing where none of them has to be below another, or one of them begins like that of the parent.
 */
export function baseOf(above: readonly Item[]): string {
  const parent = above.at(-1);
  const path = parent && pathIn(parent.text);
  if (!parent || !path || path === '/' || path.includes('*')) return '';
  const outer = baseOf(above.slice(0, -1));
  if (outer === '' && !path.startsWith('/')) return '';
  const base = outer === '' ? path : joined(outer, path);
  const paths = parent.children.flatMap(({ items }) => items.map(({ text }) => pathIn(text)));
  const isRelative =
    paths.some((each) => each !== undefined && hangs.test(each)) &&
    paths.every((each) => each === undefined || !(path.includes(each) || sameRoot(each, path)));
  // "`/:id`", and below it "`/:id/edit`": both are below what stands above them.
  const isBeside = outer !== '' && paths.every((each) => each?.startsWith(path) ?? true);
  return isRelative ? base : isBeside ? outer : '';
}

const sameRoot = (one: string, other: string): boolean => one.split('/')[1] === other.split('/')[1];

const joined = (base: string, path: string): string =>
  `${base}/${path.replace(/^\//, '')}`.replace(/\/$/, '');

/** Screens with their addresses below another one. */
export function below(told: readonly NamedRoute[], base: string): readonly NamedRoute[] {
  if (base === '') return told;
  const moved = (route: Route): Route => {
    if (!route.path.startsWith('/') || route.path.startsWith(`${base}/`)) return route;
    const path = joined(base, route.path);
    return { ...route, path, parameters: parametersOf(path) };
  };
  return told.map((each) => ({ ...each, routes: each.routes.map(moved) }));
}
