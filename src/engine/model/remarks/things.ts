import { type PointId, pointIds } from '../../points.ts';
import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import { callNames } from '../derived/element-index.ts';
import { fold, indexNames, lookUp, type NameIndex, singulars } from '../derived/name-index.ts';
import { valuesOf } from '../derived/named.ts';
import type { EntitiesModel, StatesModel } from '../domain-elements.ts';
import type { Element, Remark } from '../element.ts';
import type { EnumValue } from '../entities/words/field-type.ts';
import type { CallsModel, ScreensModel } from '../interface-elements.ts';
import type { PointModels } from '../model.ts';
import { once } from '../tracking/once.ts';
import { nameOf } from '../words/names.ts';
import type { Saying } from './sayings.ts';

/** What a remark is about. */
export type Thing = Pick<Remark, 'kind' | 'name' | 'within'>;

/** What names may mean where more is said of them, and how many of them must be known for that to hold. */
export interface Meant {
  readonly of: (name: Inline) => Thing | undefined;
  readonly areAll: boolean;
}

/** The kinds that a header tells: "Page", "Call". */
const headers: Readonly<Record<string, Thing['kind']>> = Object.fromEntries(
  (
    [
      ['screen', 'screen page view dialog window tab seite'],
      ['entity', 'entity object resource record model table thing'],
      ['role', 'role position persona'],
      ['state', 'state status'],
      ['call', 'call endpoint request route operation procedure method'],
      ['error', 'error code fault'],
      ['constant', 'constant limit setting'],
    ] as const
  ).flatMap(([kind, all]) => all.split(' ').map((word) => [word, kind])),
);

/** The kinds of things that a point declares. */
const own: Readonly<Record<PointId, readonly Thing['kind'][]>> = {
  product: [],
  screens: ['screen'],
  entities: ['entity'],
  states: ['state', 'lifecycle'],
  rules: [],
  roles: ['role'],
  calls: ['call'],
  errors: ['error'],
  constants: ['constant'],
};

/** The points that declare what a remark may be about. */
export const declaring: readonly PointId[] = pointIds.filter((id) => own[id].length > 0);

/** What the names of a saying may mean, the surest first. */
export function meaningsIn({ title, rows }: Saying, context: Context, models: PointModels): readonly Meant[] {
  const told = headers[title] ?? headers[singulars(title)[0] ?? ''];
  const kinds = new Set([...(told ? [told] : []), ...own[context.point]]);
  const byKind = [...kinds].map(
    (kind): Meant => ({ of: (name) => find(kind, name, context, models), areAll: false }),
  );
  const first = rows[0]?.names[0];
  return first && rows.length > 1 ? [...byKind, ...valuesAmong(first, title, context, models)] : byKind;
}

const screens = once((model: ScreensModel) =>
  indexNames(
    model.screens.filter(({ any }) => !any),
    true,
    ({ name }) => [name, bare(name)],
  ),
);
const entities = once((model: EntitiesModel) => indexNames(model.entities, true));
const lifecycles = once((model: StatesModel) => indexNames(model.lifecycles, true));
const states = once((model: StatesModel) =>
  indexNames(
    model.lifecycles.flatMap((each) => each.states.map(({ name }) => ({ name, within: each.name }))),
    false,
  ),
);
const calls = once((model: CallsModel) =>
  indexNames(model.calls, false, (call) => [...callNames(call), lastPart(call.path)]),
);
const named = once((elements: readonly Element[]) => indexNames(elements, false));
const plurals = once((elements: readonly Element[]) => indexNames(elements, true));

/** A screen without the word that says that it is one: "Stats page". */
function bare(name: string): string {
  return name.replace(/(?<=\S)\s+(?:screen|page|dialog|view|window)$/i, '');
}

/** The last part of a path, where it is a name that programmes use for a call: "/api/trpc/groups.update". */
function lastPart(path: string): string {
  const part = path.slice(path.lastIndexOf('/') + 1);
  return /^\w+\.[\w.]+$/.test(part) ? part : '';
}

function find(kind: Thing['kind'], inline: Inline, context: Context, models: PointModels): Thing | undefined {
  const { name, quoted } = nameOf(inline);
  const among = <E extends { readonly name: string; readonly within?: string }>(
    index: NameIndex<E>,
    spelled = name,
  ): Thing | undefined => {
    const { elements } = lookUp(index, spelled);
    const [element] = elements.length > 1 && kind === 'state' ? inContext(elements, context) : elements;
    const isOne = elements.length === 1 || kind !== 'call';
    return element && isOne ? { kind, name: element.name, within: element.within ?? '' } : undefined;
  };
  switch (kind) {
    case 'screen':
      return among(screens(models.screens)) ?? among(screens(models.screens), bare(name));
    case 'entity':
      return among(entities(models.entities));
    case 'lifecycle':
      return among(lifecycles(models.states));
    case 'state':
      return among(states(models.states));
    case 'role':
      return among(plurals(models.roles.roles));
    case 'call':
      return among(calls(models.calls));
    case 'error':
      return among(named(models.errors.errors), quoted ? `"${name}"` : name);
    case 'constant':
      return among(named(models.constants.constants));
    default:
      return undefined;
  }
}

/** Of states of one name those of the lifecycle that the text stands below; none where that is not told. */
function inContext<E extends { readonly within?: string }>(
  all: readonly E[],
  { headings, lead }: Context,
): readonly E[] {
  const titles = new Set([lead, ...headings.map(({ title }) => plain(title))].map(fold));
  const fitting = all.filter(({ within = '' }) => titles.has(fold(within)));
  return fitting.length === 1 ? fitting : [];
}

/** What states values: an enumeration, or a field. */
interface Values {
  readonly from: string;
  /** Names by which a title may mean it, folded. */
  readonly names: readonly string[];
  readonly values: ReadonlySet<string>;
}

/** What states values, by each of them. */
const byValue = once(({ entities: all }: EntitiesModel): ReadonlyMap<string, readonly Values[]> => {
  const by = new Map<string, Values[]>();
  const add = (found: Values): void => {
    for (const value of found.values) {
      const known = by.get(value);
      if (known) known.push(found);
      else by.set(value, [found]);
    }
  };
  for (const { name, fields, values } of all) {
    add(valuesIn(name, [name], values));
    for (const field of fields) {
      const path = `${name}.${field.name}`;
      add(valuesIn(path, [field.name, path], valuesOf(field)));
    }
  }
  return by;
});

function valuesIn(from: string, names: readonly string[], values: readonly EnumValue[]): Values {
  return { from, names: names.map(fold), values: new Set(values.map(({ value }) => value)) };
}

/** The values of one field or enumeration, where all names are among them; words are only where a title says of what. */
function valuesAmong(
  first: Inline,
  title: string,
  { headings, lead }: Context,
  { entities: model }: PointModels,
): readonly Meant[] {
  const isCode = first.source.startsWith('`');
  const titles = new Set([title, lead, ...headings.map((each) => plain(each.title))].map(fold));
  return (byValue(model).get(nameOf(first).name) ?? [])
    .filter(({ names }) => isCode || names.some((each) => titles.has(each)))
    .map(({ from, values }) => ({
      of: (inline) => {
        const { name } = nameOf(inline);
        return values.has(name) ? { kind: 'value', name, within: from } : undefined;
      },
      areAll: true,
    }));
}
