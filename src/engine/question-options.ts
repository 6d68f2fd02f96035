import { cursorAt } from './edits/complete/cursor.ts';
import { elementsOf } from './model/derived/point-elements.ts';
import type { Lifecycle } from './model/domain-elements.ts';
import type { Element } from './model/element.ts';
import type { Model } from './model/model.ts';
import { shownValue } from './model/stated.ts';
import type { Place } from './place.ts';
import type { PointId } from './points.ts';
import { wording } from './syntax/wording.ts';

/** What may be said at a place, where its column or label knows the two answers. */
export interface Known {
  readonly says: readonly string[];
  /** Whether both may be true, or something else. */
  readonly open: boolean;
  /** Whether each place is asked about by itself, however many there are. */
  readonly each?: true;
}

type Find = (model: Model, around: readonly Element[]) => readonly string[];

const names = (elements: readonly Element[]): readonly string[] => elements.map(({ name }) => name);

/** The other screens: none leads to itself. */
const others: Find = (model, around) => names(model.screens.screens.filter((each) => !around.includes(each)));

const statesAround: Find = (model, around) => {
  const lifecycle = model.states.lifecycles.find((each) => around.includes(each)) as Lifecycle | undefined;
  return names(lifecycle?.states ?? []);
};

/** What a field begins with that can only be one of two values. */
const defaults: Find = (model, around) => {
  const field = model.entities.entities.flatMap(({ fields }) => fields).find((each) => around.includes(each));
  const type = field && shownValue(field.type)?.type;
  if (type?.is === 'one-of') return type.values.map(({ value }) => value);
  return type?.is === 'scalar' && type.name === 'boolean' ? ['true', 'false'] : [];
};

const screens: Find = ({ screens: { screens: all } }) => names(all);
const roles: Find = ({ roles: { roles: all } }) => names(all);

/** What may stand in a column or behind a label, by point and by its title in small letters without spaces. */
const columns: Partial<
  Record<PointId, Readonly<Record<string, { readonly find: Find; readonly open: boolean }>>>
> = {
  screens: { leadsto: { find: others, open: true }, opento: { find: roles, open: true } },
  entities: { default: { find: defaults, open: false } },
  states: {
    starts: { find: statesAround, open: false },
    from: { find: statesAround, open: false },
    to: { find: statesAround, open: false },
    by: { find: roles, open: true },
  },
  calls: { madeby: { find: screens, open: true }, allowedto: { find: roles, open: true } },
};

const yesNo: Known = { says: ['yes', 'no'], open: false };

const folded = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '');

/** What a column or label of a point may say of what stands at a place, where that is exactly two things. */
export function knownFor(model: Model, point: PointId, title: string, at: Place): Known | undefined {
  if (folded(title) === 'required') return yesNo;
  const column = columns[point]?.[folded(title)];
  if (!column) return undefined;
  const around = elementsOf(model, point).filter((each) => each.at.from <= at.from && at.to <= each.at.to);
  const says = column.find(model, around);
  return says.length === 2 ? { says, open: column.open } : undefined;
}

/** What may be said in place of a marker: by the column of its table, or by the label before it. */
export function knownAt(model: Model, text: string, at: Place): Known | undefined {
  const { table, point, before } = cursorAt(model, text, at.from);
  if (point === undefined) return undefined;
  if (!table) {
    const label = wording`^\s*[-*+]\s+[*_]*([\p{L} ]{1,30}?)(?:, for \`[^\`]*\`)?[*_]*:[*_]*\s*$`.exec(
      before,
    )?.[1];
    return label === undefined ? undefined : knownFor(model, point, label, at);
  }
  if (!table.kind || table.isHeader) return undefined;
  if (table.kind.kind === 'matrix' && table.index > 0) return { ...yesNo, each: true };
  const title = table.kind.columns[table.index];
  return title === undefined ? undefined : knownFor(model, point, title, at);
}
