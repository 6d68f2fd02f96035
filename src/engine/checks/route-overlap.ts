import { pathShape, trimPath } from '../model/calls/name.ts';
import type { Route, Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import { firstWhere } from '../model/tracking/lists.ts';
import { cannotBe } from './address-values.ts';
import type { Clash } from './clashing.ts';
import { PathTree } from './path-tree.ts';
import { isReserved, reservedWords } from './reserved-words.ts';

/** A segment of a path: literal text, a parameter, or a mixture such as `add_{}`. */
interface Segment {
  readonly text: string;
  /** What a parameter is called; empty for all others. */
  readonly name: string;
  readonly is: 'literal' | 'mixed' | 'parameter' | 'rest';
}

/** A route of a screen, taken apart. */
export interface Addressed {
  readonly screen: Screen;
  readonly route: Route;
  /** What its host is known by; empty where the document tells of none. */
  readonly host: string;
  /** The path with parameters by position: `/posts/{}`. */
  readonly shape: string;
  /** Its segments; a second time without the parameter at its end where that may be left out. */
  readonly variants: readonly (readonly Segment[])[];
}

function segmentOf(text: string, name: string): Segment {
  if (text.startsWith('*')) return { text, name: '', is: 'rest' };
  if (text === '{}') return { text, name, is: 'parameter' };
  return { text, name: '', is: text.includes('{}') ? 'mixed' : 'literal' };
}

/** The segments of a shape, whose parameters have these names in their order. */
function segmentsOf(shape: string, names: readonly string[]): readonly Segment[] {
  let seen = 0;
  return shape
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      const segment = segmentOf(text, names[seen] ?? '');
      seen += text.split('{}').length - 1;
      return segment;
    });
}

/** "everything under `/admin`", "relative to `/admin`": what the addresses of a section are written below. */
const below =
  /\b(?:under|below|beneath|relative to|prefixed (?:with|by)|(?:begins?|starts?|beginning|starting) with)\s+`(\/[^`\s]*)`/i;

/** "outside `/app`": what a paragraph tells of is not below it. */
const outside = /\b(?:outside(?: of)?|not (?:under|below|beneath))\s+`(\/[^`\s]*)`/i;

/** "on its own host", "a separate site", "served on the short domain": what stands behind it has addresses of its own. */
const ownHost =
  /\b(?:on|at|under|from|is|are|runs on)\s+(?:its|their|an?|the)\s+(?:(?:very\s+)?own|separate|different|other|second)\s+(?:sub-?)?(?:host(?:name)?|domain|site|origin)s?\b|\b(?:served|hosted|live|lives|run|runs|found|open|opened) (?:on|at|under|from) (?:the|an?|their|its) [\w'’-]+ (?:sub-?)?(?:host(?:name)?|domain)s?\b|\b(?:served|hosted|deployed) separately\b|\brelative to (?:its|their) own\b/i;
/** "everything at `https://status.example.org`": the host of the addresses that stand behind it. */
const namedHost =
  /\b(?:on|at|under|below|from|relative to)\s+(?:the\s+(?:sub-?)?(?:host|domain)\s+)?`?https?:\/\/([^\s`/]+)/i;

/** A stretch of point 2, with the path that its addresses are written below, if there is one, and what their host is known by. */
interface Stretch {
  readonly from: number;
  readonly base: string;
  readonly host: string;
}

/** What the host is known by that a text says the addresses after it have; empty where it says none. */
function hostIn({ source }: { readonly source: string }): string {
  const named = namedHost.exec(source)?.[1];
  return named ?? (ownHost.test(source) ? source : '');
}

/**
 * The stretches of point 2. What a heading says holds below it; what a paragraph says, from there to the next paragraph
 * that leads to a list, a table or a fence.
 */
function stretchesOf(model: Model): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const blocks = model.points.screens.blocks.filter((block) => block.kind !== 'other');
  let ofHeading = { base: '', host: '' };
  blocks.forEach((block, index) => {
    const { from } = block;
    if (block.kind === 'heading') {
      ofHeading = { base: baseIn(block.title), host: hostIn(block.title) };
      stretches.push({ from, ...ofHeading });
    }
    if (block.kind !== 'paragraph') return;
    const { base: before = '', host = '' } = stretches.at(-1) ?? {};
    const own = { base: baseIn(block.text), host: hostIn(block.text) };
    if (own.base !== '' || own.host !== '') stretches.push({ from, ...own });
    else if (before !== '' && trimPath(outside.exec(block.text.source)?.[1] ?? '') === before)
      stretches.push({ from, base: '', host }, { from: from + block.length, base: before, host });
    else if (leadsTo.has(blocks[index + 1]?.kind)) stretches.push({ from, ...ofHeading });
  });
  return stretches;
}

/** What a paragraph may lead to. */
const leadsTo: ReadonlySet<string | undefined> = new Set(['list', 'table', 'fence']);

/** The path that a text says the addresses after it are written below; empty where it says none. */
function baseIn({ source }: { readonly source: string }): string {
  return trimPath((below.exec(source)?.[1] ?? '').replace(/(?:\/?(?:…|\.{3}|\*+))+$/, ''));
}

function takeApart(screen: Screen, route: Route, { base, host }: Pick<Stretch, 'base' | 'host'>): Addressed {
  const path = route.path.startsWith(base) ? route.path : `${base}${route.path}`;
  // In `#inbox` the fragment is the address.
  const shape = pathShape(path.startsWith('#') ? path : trimPath(path)) || '/';
  const whole = segmentsOf(
    shape,
    route.parameters.map(({ name }) => name),
  );
  // Only a parameter at the end may be left out: routers differ on those in the middle.
  const shorter = route.parameters.at(-1)?.optional && whole.at(-1)?.is === 'parameter';
  return { screen, route, host, shape, variants: shorter ? [whole, whole.slice(0, -1)] : [whole] };
}

/** Every route of every screen, except of `(any)` and of what was read with doubt. */
export function routesOf(model: Model): readonly Addressed[] {
  const stretches = stretchesOf(model);
  return model.screens.screens
    .filter((screen) => !screen.any && !screen.doubtful)
    .flatMap((screen) => {
      const { from } = screen.at;
      const behind = firstWhere(stretches.length, (index) => (stretches[index]?.from ?? 0) > from);
      const stretch = stretches[behind - 1] ?? { base: '', host: '' };
      return listOf(screen.routes).map((route) => takeApart(screen, route, stretch));
    });
}

/** What makes two routes the same address: the host where it is told, the path with parameters by position, the query, and what stands behind `#`. */
export function addressOf({ host, shape, route }: Addressed): string {
  const fragment = route.path.slice(1).match(/#.*$/)?.[0] ?? '';
  return `${host}${shape}?${[...route.query].sort().join('&')}${pathShape(fragment)}`;
}

/** What nothing in an address is called: words that rules keep from names, and what many addresses begin with. */
export interface Kept {
  readonly reserved: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
}

/** So many routes that begin with the same word make an area of the product, after which nothing is called. */
const ofArea = 3;

/** What nothing in the addresses of a document is called. */
export function keptOf(model: Model, routes: readonly Addressed[]): Kept {
  const counts = new Map<string, number>();
  for (const { variants } of routes) {
    const first = variants[0]?.[0];
    if (first?.is === 'literal') counts.set(first.text, (counts.get(first.text) ?? 0) + 1);
  }
  const areas = [...counts].flatMap(([text, count]) => (count >= ofArea ? text : []));
  return { reserved: reservedWords(model), areas: new Set(areas) };
}

/**
 * An address that both match and for which neither is the more specific: `/{}/new` and `/posts/{}` at
 * `/posts/new`. A literal goes before a parameter in every router, so `/posts/new` and `/posts/{}` are no clash. Nor
 * is an address that would give both a value that they cannot have: nobody opens `/events/edit/join` for the id `edit`.
 */
function clashOf(
  left: readonly Segment[],
  right: readonly Segment[],
  { reserved, areas }: Kept,
): string | undefined {
  if (left.length !== right.length) return undefined;
  let [leftWins, rightWins] = [false, false];
  let [isLeft, isRight] = [true, true];
  for (let index = 0; index < left.length; index++) {
    const [mine, theirs] = [left[index], right[index]];
    if (!mine || !theirs || !isPlain(mine) || !isPlain(theirs)) return undefined;
    if (mine.is === 'literal' && theirs.is === 'literal' && mine.text !== theirs.text) return undefined;
    const [fixed, varying] = mine.is === 'literal' ? [mine, theirs] : [theirs, mine];
    if (fixed.is === 'literal' && varying.is === 'parameter') {
      if ((index === 0 && areas.has(fixed.text)) || isReserved(reserved, varying.name, fixed.text))
        return undefined;
    }
    leftWins ||= mine.is === 'literal' && theirs.is === 'parameter';
    rightWins ||= theirs.is === 'literal' && mine.is === 'parameter';
    isLeft &&= theirs.is !== 'literal' || !cannotBe(mine.name, theirs.text);
    isRight &&= mine.is !== 'literal' || !cannotBe(theirs.name, mine.text);
  }
  if (leftWins !== rightWins || (!isLeft && !isRight)) return undefined;
  const address = left.map((mine, index) => {
    const theirs = right[index];
    return mine.is === 'literal' ? mine.text : theirs?.is === 'literal' ? theirs.text : '…';
  });
  return `/${address.join('/')}`;
}

function isPlain({ is }: Segment): boolean {
  return is === 'literal' || is === 'parameter';
}

/** An address at which two routes clash, or undefined. The same path with another query is told apart by that. */
export function clash(one: Addressed, other: Addressed, kept: Kept): string | undefined {
  if (one.host !== other.host || one.shape === other.shape) return undefined;
  for (const left of one.variants) {
    for (const right of other.variants) {
      const found = clashOf(left, right, kept);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Two routes of two screens, and an address that is one of both. */
export interface RouteClash extends Clash<Addressed> {
  readonly address: string;
}

/** The routes that clash with an earlier one of another screen. */
export function clashesAmong(routes: readonly Addressed[], kept: Kept): readonly RouteClash[] {
  const shapesOf = ({ variants }: Addressed) => variants.map((segments) => segments.map(({ text }) => text));
  const tree = new PathTree(
    routes.flatMap((route, index) => shapesOf(route).map((shape) => [shape, index] as const)),
  );
  return routes.flatMap((one, index) =>
    [...new Set(shapesOf(one).flatMap((shape) => tree.clashing(shape)))]
      .filter((at) => at < index)
      .sort((left, right) => left - right)
      .flatMap((at): readonly RouteClash[] => {
        const other = routes[at];
        const address = other && other.screen !== one.screen ? clash(one, other, kept) : undefined;
        return other && address !== undefined ? [{ one, other, address }] : [];
      }),
  );
}
