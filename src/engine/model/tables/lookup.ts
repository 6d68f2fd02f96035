import type { Inline } from '../../syntax/block.ts';
import { recent } from '../../syntax/recent.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import type { TableShape } from './shape.ts';

/** The columns of a shape by what their headers may be called. */
export interface Lookup {
  readonly byName: ReadonlyMap<string, { readonly id: string; readonly exact: boolean }>;
  /** The other columns that a header may be of, where the first is told by a surer one. */
  readonly second: ReadonlyMap<string, string>;
  /** The columns of which a name stands in a header as whole words, that of the longest name first. */
  readonly within: (header: string) => readonly string[];
  /** The columns that the form of their headers tells. */
  readonly byForms: readonly (readonly [id: string, headed: RegExp])[];
  /** The columns that their cells tell. */
  readonly byCells: readonly (readonly [id: string, looks: (cell: Inline) => boolean])[];
  /** The columns whose cells are names that another column holds. */
  readonly byNames: readonly (readonly [id: string, among: string])[];
}

/** The columns of a shape, to be looked up. */
export const lookupOf = once((shape: TableShape): Lookup => {
  const byName = new Map<string, { id: string; exact: boolean }>();
  const columns = Object.entries(shape.columns);
  const second = new Map<string, string>();
  for (const [id, column] of columns)
    for (const name of column.also ?? []) {
      const other = byName.get(name)?.id;
      if (other !== undefined) second.set(name, other);
      byName.set(name, { id, exact: false });
    }
  for (const [id, column] of columns) byName.set(words(column.title), { id, exact: true });
  const names = [...byName].flatMap(([name, { id }]) => (asking.has(name) ? [] : { name: ` ${name} `, id }));
  names.sort((one, other) => other.name.length - one.name.length);
  return {
    byName,
    second,
    within: recent((header) => {
      const padded = ` ${header} `;
      return names.flatMap(({ name, id }) => (padded.includes(name) ? id : []));
    }),
    byForms: columns.flatMap(([id, { headed }]) => (headed ? [[id, headed] as const] : [])),
    byCells: columns.flatMap(([id, { looks }]) => (looks ? [[id, looks] as const] : [])),
    byNames: columns.flatMap(([id, { among }]) => (among === undefined ? [] : [[id, among] as const])),
  };
});

/** Words that a header of several words may hold whatever it is about: "What it turns". */
const asking = new Set([
  'holds',
  'keeps',
  'stores',
  'carries',
  'contains',
  'contents',
  'what',
  'who',
  'how',
  'when',
  'where',
  'on',
  'by',
  'to',
  'from',
  'if',
  'of',
  'was',
  'von',
]);
