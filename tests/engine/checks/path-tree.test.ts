import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PathTree } from '../../../src/engine/checks/path-tree.ts';
import { clash, clashesAmong, keptOf, routesOf } from '../../../src/engine/checks/route-overlap.ts';
import { read } from '../../../src/engine/index.ts';
import { findingsOf } from './findings-of.ts';

const segment = fc.constantFrom('{}', '{}', 'a', 'b', 'c', 'report.{}');
const shapes = fc.array(fc.array(segment, { maxLength: 5 }), { maxLength: 30 });

/** Whether two paths clash, segment by segment. */
function clashes(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  let [mine, theirs] = [false, false];
  for (const [index, segment] of one.entries()) {
    const against = other[index] ?? '';
    if (segment === against) continue;
    if (segment !== '{}' && against !== '{}') return false;
    if ((segment === '{}' ? against : segment).includes('{}')) return false;
    if (segment === '{}') theirs = true;
    else mine = true;
  }
  return mine === theirs;
}

test('finds what a comparison of each with each finds', () => {
  fc.assert(
    fc.property(shapes, fc.array(segment, { maxLength: 5 }), (held, sought) => {
      const tree = new PathTree(held.map((shape, index) => [shape, index] as const));
      const found = held.flatMap((shape, index) => (clashes(sought, shape) ? [index] : []));
      expect([...tree.clashing(sought)].sort((one, other) => one - other)).toEqual(found);
    }),
    { numRuns: 2_000 },
  );
});

test('finds it below more segments than there are bits', () => {
  const deep = (first: string, last: string): string[] => [first, ...Array<string>(40).fill('x'), last];
  const tree = new PathTree([
    [deep('{}', 'new'), 1],
    [deep('a', 'new'), 2],
  ]);
  expect(tree.clashing(deep('a', '{}'))).toEqual([1]);
});

const word = fc.constantFrom('posts', 'new', ':id', ':slug', ':id', 'users');
const paths = fc.uniqueArray(
  fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  { minLength: 2, maxLength: 7 },
);

test('routes clash as they do when each is compared with each', () => {
  fc.assert(
    fc.property(paths, (addresses) => {
      const rows = addresses.map((path, index) => `| S${index} | \`${path}${index % 3 ? '' : '?'}\` |`);
      const { model } = read(
        `## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n${rows.join('\n')}\n`,
      );
      const routes = routesOf(model);
      const kept = keptOf(model, routes);
      const pairs = routes.flatMap((one, index) =>
        routes.slice(0, index).flatMap((other) => {
          const address = clash(one, other, kept);
          return address === undefined ? [] : [{ one, other, address }];
        }),
      );
      expect(clashesAmong(routes, kept)).toEqual(pairs);
    }),
    { numRuns: 100 },
  );
});

const calls = (addresses: readonly string[]): string =>
  `## 7. The calls it makes\n\n| Call | Answers |\n| --- | --- |\n${addresses.map((path) => `| \`GET ${path}\` | 200 |`).join('\n')}\n`;

test('a call is found to clash where it does with one before it, each compared by itself', () => {
  fc.assert(
    fc.property(paths, (addresses) => {
      const found = findingsOf('calls/ambiguous-paths', calls(addresses)).map(({ message }) => message);
      const alone = addresses.flatMap((path, index) => {
        const pairs = addresses
          .slice(0, index)
          .flatMap((other) => findingsOf('calls/ambiguous-paths', calls([other, path])));
        return pairs.slice(0, 1).map(({ message }) => message);
      });
      expect(found).toEqual(alone);
    }),
    { numRuns: 25 },
  );
});

test('paths that do not clash are not compared with each other', () => {
  const each = (of: (index: number) => string) => Array.from({ length: 40_000 }, (_, index) => of(index));
  const all = [
    ...each((index) => `p${index}/{}/of${index % 7}`),
    ...each((index) => `posts/a${index}/comments`),
    ...each((index) => `posts/{}/x${index}`),
  ].map((path) => path.split('/'));
  const tree = new PathTree(all.map((shape, index) => [shape, index] as const));
  let looks = 0;
  /** A path that counts how often one of its segments is looked at. */
  const counted = (shape: readonly string[]): readonly string[] =>
    new Proxy(shape, {
      get(target, name) {
        if (typeof name === 'string' && name in Array.prototype === false) looks++;
        return Reflect.get(target, name);
      },
    });
  expect(all.every((shape) => tree.clashing(counted(shape)).length === 1)).toBe(true);
  // To note which segments vary takes six looks; each with each would take 120,000.
  expect(looks / all.length).toBeLessThan(20);
});
