import { type Facts, facts, type Model, pointIds } from '../../src/engine/index.ts';

/** What a model says, as data that can be compared. */
export type Plain = Facts['title'];

/** An object among it. */
export type Fields = { readonly [key: string]: Plain };

export const isObject = (value: Plain): value is Fields => typeof value === 'object' && !Array.isArray(value);

export const json = (value: unknown): string => JSON.stringify(value);

/** What a document says: its facts, what it allows and what it sets. */
export function saidBy(model: Model): Fields {
  const texts = [model.introduction, ...pointIds.map((id) => model.points[id])];
  const allowed = texts.flatMap(({ waivers }) => waivers).map(({ check, reason }) => `${check} ${reason}`);
  const set = texts.flatMap(({ settings }) => settings).map(({ check, level }) => `${check} ${level}`);
  return { ...facts(model), allowed, set };
}

/** Whether something is left for a person to say: a property, what a state is, or all of an element. */
export const isOpen = (value: Plain): boolean =>
  value === 'not shown' ||
  (isObject(value) && (value.is === 'not-shown' || json(value.stated) === json({ is: 'not-shown' })));

/** Where it is said that a list is not shown: beside it, since there is none. */
const saidFor: Readonly<Record<string, string>> = { rules: 'rulesStated', rulesStated: 'rulesStated' };

/** Whether a document says what another one says, save for what it says is not shown. */
export function leadsTo(made: Plain | undefined, good: Plain | undefined): boolean {
  if (made === undefined || good === undefined) return made === good;
  if (isObject(made) && isObject(good) && 'name' in made && made.name !== good.name) return false;
  if (isOpen(made)) return true;
  if (typeof made !== 'object' || typeof good !== 'object') return made === good;
  if (Array.isArray(made) !== Array.isArray(good)) return false;
  const [mine, theirs] = [made as Fields, good as Fields];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].every(
    (key) => leadsTo(mine[key], theirs[key]) || isOpen(mine[saidFor[key] ?? ''] ?? ''),
  );
}

/** The texts in something that say more than that nothing is said. */
export function wordsIn(value: Plain): readonly string[] {
  if (isOpen(value) || value === '' || value === false || (isObject(value) && value.is === 'unstated'))
    return [];
  if (typeof value === 'string' || value === true) return [String(value)];
  return Object.entries(value).flatMap(([key, each]) => (key === 'is' ? [] : wordsIn(each as Plain)));
}

const nameOf = (value: Plain): Plain | undefined => (isObject(value) ? value.name : undefined);

/** A list with what has a name by it, the first of a name and the second: where it stands among others is left open. */
function byName(list: readonly Plain[]): Fields {
  const counts = new Map<unknown, number>();
  return Object.fromEntries(
    list.map((each, index) => {
      const name = nameOf(each);
      if (name === undefined) return [String(index), each];
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return [`“${name}” ${counts.get(name)}`, each];
    }),
  );
}

const isUnsaid = (value: Plain | undefined): boolean =>
  value === '' || json(value) === json({ is: 'unstated' });

/**
 * The elements that a document has more than another one; undefined where anything else differs than that something
 * of which nothing was said is not shown.
 */
export function addedTo(before: Plain | undefined, after: Plain | undefined): readonly Plain[] | undefined {
  if (json(before) === json(after) || (isUnsaid(before) && after !== undefined && isOpen(after))) return [];
  // A new cell of the permissions that says of a role that nothing is shown.
  if (before === undefined && after !== undefined && isObject(after) && isOpen(after.allowed ?? ''))
    return [];
  if (typeof before !== 'object' || typeof after !== 'object') return undefined;
  const isList = Array.isArray(before) && Array.isArray(after);
  const [mine, theirs] = (isList ? [byName(before), byName(after)] : [before, after]) as [Fields, Fields];
  const isNew = (key: string): boolean => isList && !(key in mine) && nameOf(theirs[key] ?? '') !== undefined;
  const parts = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((key) =>
    isNew(key) ? [theirs[key] ?? ''] : addedTo(mine[key], theirs[key]),
  );
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}
