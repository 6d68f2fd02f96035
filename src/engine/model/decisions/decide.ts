import { constrainedBy } from '../derived/bounds.ts';
import { indexOf } from '../derived/element-index.ts';
import { find } from '../derived/resolve.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { schemaOf } from '../expressions/schema.ts';
import { type ValueType, withoutNull } from '../expressions/types.ts';
import type { Model } from '../model.ts';
import { shownValue } from '../stated.ts';
import { type Atom, type Placed, type Ways, waysToMeet } from './atoms.ts';
import { type Limit, limitOf } from './limit.ts';
import {
  anything,
  anyValue,
  beyond,
  holds,
  Incomparable,
  intersect,
  isNothing,
  oneOf,
  type Range,
  wholeOnly,
} from './range.ts';
import { onlyValue } from './worth.ts';

/** Whether conditions can be met together. `unknown`: it cannot be told from intervals, lists of values and constants. */
export type Verdict = 'possible' | 'impossible' | 'unknown';

/** What is known of the things that conditions speak of. */
export type Facts = (atom: Atom) => {
  readonly range: Range;
  readonly isWhole: boolean;
  readonly free: boolean;
};

/** The ways in which an expression is true, or false. */
export function waysOf(model: Model, placed: Placed, sense = true): Ways {
  return waysToMeet(placed, schemaOf(model), (name) => onlyValue(model, name), sense);
}

/** Ways that meet all of some conditions; undefined where one is not understood, or they are too many. */
export function allOf(conditions: readonly Ways[], most: number): Ways {
  return conditions.reduce<Ways>(
    (met, ways) => {
      if (!met || !ways || met.length * ways.length > most) return undefined;
      return met.flatMap((one) => ways.map((other) => [...one, ...other]));
    },
    [[]],
  );
}

function ofType(type: ValueType | undefined): Range {
  const only = type && withoutNull(type);
  if (only?.is === 'one-of') return { ...oneOf(only.values), orNull: true };
  if (only?.is === 'scalar' && only.name === 'boolean') return { ...oneOf([false, true]), orNull: true };
  return anything;
}

/** What the fields of an entity can be, by their types, their rules, and whether they are required. */
export function factsOf(model: Model, subject: string | undefined): Facts {
  const entity = subject === undefined ? undefined : find(model, 'entity', { name: subject });
  return ({ key, type, free }) => {
    const moment = entity && momentOf(model, entity, key);
    if (moment) return { range: moment, isWhole: false, free };
    const sized = key.startsWith('size(') ? /^size\((.+)\)$/.exec(key)?.[1] : undefined;
    const only = type && withoutNull(type);
    const isWhole = sized !== undefined || (only?.is === 'scalar' && only.name === 'integer');
    const base = sized === undefined ? ofType(type) : beyond('above', 0n, false);
    const field =
      entity &&
      indexOf(model)
        .fieldsOf(entity)
        .elements.find(({ name }) => name === (sized ?? key));
    if (!entity || !field || field.doubtful) return { range: base, isWhole, free };
    const ofField = rangeOfField(
      model,
      `${entity.name}.${field.name}`,
      field,
      sized === undefined ? 'value' : 'size',
    );
    const isComputed = field.rules.some(({ is }) => is === 'computed');
    return { range: intersect(base, ofField), isWhole, free: free && !isComputed };
  };
}

/** How a field compares with the clock by its rules, where a key says that the two are compared: as -1, 0 or 1. */
function momentOf(model: Model, entity: Entity, key: string): Range | undefined {
  const [left = '', right] = key.split(' ? ');
  if (right === undefined) return undefined;
  const isClock = (name: string): boolean => name === 'now' || name === 'today';
  const name = isClock(right) ? left : isClock(left) ? right : undefined;
  const field = indexOf(model)
    .fieldsOf(entity)
    .elements.find((each) => each.name === name);
  if (!field || field.doubtful) return undefined;
  const range = rangeOfField(model, `${entity.name}.${field.name}`, field, 'moment');
  if (isUnbounded(range)) return undefined;
  const signs = [-1n, 0n, 1n].filter((sign) => holds(range, isClock(right) ? sign : -sign));
  return { ...oneOf(signs), orNull: true };
}

/** The values, sizes or moments that a field's own rules and those of point 5 leave. */
function rangeOfField(model: Model, key: string, field: Field, of: Limit['of']): Range {
  const [entity = '', name = ''] = key.split('.');
  const type = schemaOf(model).entities.get(entity)?.fields.get(name);
  const isRequired = shownValue(field.required) === true && shownValue(field.type)?.optional !== true;
  const base = of === 'value' && !isRequired ? anything : anyValue;
  if (!type) return base;
  return constrainedBy(model, key)
    .filter((each) => each.of.how === 'exact' && !each.of.doubtful)
    .flatMap(({ constraints }) => constraints.flatMap((each) => limitOf(model, type, each) ?? []))
    .filter((limit) => limit.of === of)
    .reduce((range, limit) => intersect(range, { ...limit.range, orNull: true }), base);
}

function isUnbounded({ values }: Range): boolean {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 && only.from === undefined && only.to === undefined;
}

/** What is told of ways: whether they can be met, and why that is not known where it is not. */
interface Weighed {
  readonly verdict: Verdict;
  /** Undefined also where what is wrong is told elsewhere: the rules of a thing leave it no value. */
  readonly why?: string | undefined;
}

/** Why it is not known which values a thing can take. */
function whyOpaque({ key, free, sides = [] }: Atom, facts: Facts): string {
  const computed = [{ key, free }, ...sides].find(
    (each) => each.free && !facts({ ...each, roots: [], range: anything }).free,
  );
  if (computed) return `“${computed.key}” is computed`;
  const [left = '', right] = key.split(' ? ');
  return right === undefined
    ? `“${left}” is not looked into`
    : `“${left}” is held against “${right}”, and one of them is bounded`;
}

function weighWay(way: readonly Atom[], facts: Facts): Weighed {
  const things = new Map<
    string,
    { range: Range; isWhole: boolean; free: boolean; roots: readonly string[]; first: Atom | undefined }
  >();
  for (const atom of way) {
    const sides = atom.sides?.map((side) => facts({ ...side, range: anything })) ?? [];
    const free = atom.free && sides.every((side) => side.free && isUnbounded(side.range));
    const known = things.get(atom.key) ?? {
      ...facts({ ...atom, free }),
      roots: atom.roots,
      first: atom,
    };
    // A thing that its own rules leave no value, or null alone, is wrong there, and nothing more follows from it.
    const own = known.isWhole ? wholeOnly(known.range) : known.range;
    const isVoid = own.values.length === 0 && !things.has(atom.key);
    const range = isVoid ? atom.range : intersect(known.range, atom.range);
    if (isVoid) Object.assign(known, { free: false, first: undefined });
    things.set(atom.key, { ...known, range });
  }
  const seen = new Set<string>();
  let isOpen = false;
  let why: string | undefined;
  for (const { range, isWhole, free, roots, first } of things.values()) {
    if (isNothing(isWhole ? wholeOnly(range) : range)) return { verdict: 'impossible' };
    isOpen ||= !free;
    if (!free && first) why ??= whyOpaque(first, facts);
    // That something has a value, whichever, leaves all others as they are.
    if (isUnbounded(range)) continue;
    const shared = roots.find((root) => seen.has(root));
    isOpen ||= shared !== undefined;
    if (shared !== undefined) why ??= `two parts of it depend on “${shared.replace(/[()]/g, '')}”`;
    for (const root of roots) seen.add(root);
  }
  return { verdict: isOpen ? 'unknown' : 'possible', why };
}

/** As `decide`, with the reason where it is not known. */
export function weigh(ways: Ways, facts: Facts): Weighed {
  if (!ways) return { verdict: 'unknown', why: 'it can be met in more ways than are weighed' };
  try {
    const weighed = ways.map((way) => weighWay(way, facts));
    const found = weighed.find(({ verdict }) => verdict === 'possible');
    return found ?? weighed.find(({ verdict }) => verdict === 'unknown') ?? { verdict: 'impossible' };
  } catch (error) {
    if (error instanceof Incomparable)
      return { verdict: 'unknown', why: 'what it holds against each other cannot be compared' };
    throw error;
  }
}

/**
 * Whether something can be so that one of the ways is met. `impossible` is proven: no value of some thing is left.
 * `possible` is claimed only where every thing can take each of its values and does not depend on another.
 */
export function decide(ways: Ways, facts: Facts): Verdict {
  return weigh(ways, facts).verdict;
}
