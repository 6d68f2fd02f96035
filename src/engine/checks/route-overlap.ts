import { pathShape, trimPath } from '../model/call-name.ts';
import type { Model, Route, Screen } from '../model/model.ts';
import { listOf } from '../model/stated.ts';

/** A route of a screen. */
export interface Addressed {
  readonly screen: Screen;
  readonly route: Route;
}

/** Every route of every screen, except of `(any)` and of what was read with doubt. */
export function routesOf(model: Model): readonly Addressed[] {
  return model.screens.screens
    .filter((screen) => !screen.any && !screen.doubtful)
    .flatMap((screen) => listOf(screen.routes).map((route) => ({ screen, route })));
}

/** What makes two routes the same address: the path with parameters by position, and the query. */
export function addressOf({ path, query }: Route): string {
  return `${pathShape(trimPath(path)) || '/'}?${[...query].sort().join('&')}`;
}

/** A segment: literal text, a parameter, or a mixture such as `add_{}`. */
interface Segment {
  readonly text: string;
  readonly is: 'literal' | 'mixed' | 'parameter' | 'rest';
}

function segmentsOf(path: string): readonly Segment[] {
  return path
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith('*')) return { text, is: 'rest' };
      if (text === '{}') return { text, is: 'parameter' };
      return { text, is: text.includes('{}') ? 'mixed' : 'literal' };
    });
}

/** The segments of a route, once for every choice of leaving its optional parameters out. */
function variantsOf(route: Route): readonly (readonly Segment[])[] {
  const whole = segmentsOf(pathShape(trimPath(route.path)));
  const last = route.parameters.at(-1);
  // Only a parameter at the end may be left out: routers differ on those in the middle.
  return last?.optional && whole.at(-1)?.is === 'parameter' ? [whole, whole.slice(0, -1)] : [whole];
}

/**
 * An address that both match and for which neither is the more specific: `/{}/new` and `/posts/{}` at
 * `/posts/new`. A literal goes before a parameter in every router, so `/posts/new` and `/posts/{}` are no clash.
 */
function clashOf(left: readonly Segment[], right: readonly Segment[]): string | undefined {
  if (left.length !== right.length) return undefined;
  let [leftWins, rightWins] = [false, false];
  const address: string[] = [];
  for (const [index, mine] of left.entries()) {
    const theirs = right[index];
    if (!theirs || mine.is === 'rest' || theirs.is === 'rest' || mine.is === 'mixed' || theirs.is === 'mixed')
      return undefined;
    if (mine.is === 'literal' && theirs.is === 'literal' && mine.text !== theirs.text) return undefined;
    leftWins ||= mine.is === 'literal' && theirs.is === 'parameter';
    rightWins ||= theirs.is === 'literal' && mine.is === 'parameter';
    address.push(mine.is === 'literal' ? mine.text : theirs.is === 'literal' ? theirs.text : '…');
  }
  return leftWins === rightWins ? `/${address.join('/')}` : undefined;
}

/** An address at which two different routes clash, or undefined. Routes that are the same are not looked at. */
export function clash(one: Route, other: Route): string | undefined {
  if (addressOf(one) === addressOf(other)) return undefined;
  const samePath = pathShape(trimPath(one.path)) === pathShape(trimPath(other.path));
  // The same path with another query is told apart by the query.
  if (samePath) return undefined;
  for (const left of variantsOf(one)) {
    for (const right of variantsOf(other)) {
      const found = clashOf(left, right);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
