import { least } from '../../extremes.ts';
import type { Change, Fix } from '../../finding.ts';
import { ByPlace, blocksAt } from '../../model/derived/by-place.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import type { Element } from '../../model/element.ts';
import { propertyIn } from '../../model/errors/vocabulary.ts';
import type { Model } from '../../model/model.ts';
import { firstWhere } from '../../model/tracking/lists.ts';
import { onceFor } from '../../model/tracking/once.ts';
import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block, Item } from '../../syntax/block.ts';
import { isIn } from '../print/blocks.ts';
import { code } from '../print/cell.ts';
import { insertAfter, insertLine } from './insert.ts';

type Rows = Pick<Extract<Fix, { kind: 'column' }>, 'point' | 'column' | 'rows'>;

/** The elements of the points of which labels are read below the bullet of one, and in bullets that name it. */
const labelled: Partial<Record<PointId, (model: Model) => readonly Element[]>> = {
  screens: ({ screens }) => screens.screens,
  states: ({ states }) => states.lifecycles.flatMap(({ transitions }) => transitions),
  rules: ({ rules }) => rules.rules,
  calls: ({ calls }) => calls.calls,
  errors: ({ errors }) => errors.errors,
};

/** What stands before the text of an item, as blanks; undefined for more than a mark: in a quotation, say. */
function indentOf(text: string, item: Item): string | undefined {
  const prefix = text.slice(text.lastIndexOf('\n', item.text.at.from - 1) + 1, item.text.at.from);
  return /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?=(?:\*\*)?$)/.exec(prefix)?.[0].replace(/\S/g, ' ');
}

/** The innermost item around a place. */
function itemAt(items: readonly Item[], at: Place): Item | undefined {
  const item = items[firstWhere(items.length, (index) => (items[index]?.at.from ?? 0) > at.from) - 1];
  if (!item || !isIn(at, item.at)) return undefined;
  for (const child of item.children) {
    const inner = itemAt(child.items, at);
    if (inner) return inner;
  }
  return item;
}

const isSame = (one: Place, other: Place): boolean => one.from === other.from && one.to === other.to;

/** The elements of a point of which labels are read, found by where they and their names stand. */
class Labelled {
  readonly #elements: readonly Element[];
  readonly #byPlace: ByPlace<Element>;
  readonly #byName: ByPlace<Element>;
  readonly #order: ReadonlyMap<Element, number>;
  readonly #counts = new Map<string, number>();

  constructor(elements: readonly Element[]) {
    this.#elements = elements;
    this.#byPlace = new ByPlace(elements, ({ at }) => at);
    this.#byName = new ByPlace(elements, ({ nameAt }) => nameAt);
    this.#order = new Map(elements.map((element, index) => [element, index]));
    for (const { name } of elements) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /**
   * The element whose place, or whose name, is meant; else the one that begins there and has grown since: an item that a
   * label was put below. Of several at one place it is the first that is not `told` of yet.
   */
  at(place: Place, told: ReadonlySet<Element>): Element | undefined {
    const meant = [
      ...this.#byPlace.around(place).filter(({ at }) => isSame(at, place)),
      ...this.#byName.around(place),
    ].filter((each) => !told.has(each));
    if (meant.length > 0) return this.#elements[least(meant.map((each) => this.#order.get(each) ?? 0))];
    return this.#byName.within(place).find((each) => each.at.from === place.from && !told.has(each));
  }

  /** Those whose names stand in a place. */
  namedIn(place: Place): readonly Element[] {
    return this.#byName.within(place);
  }

  /** How many have a name. */
  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

/** The labelled elements of a point of a model as it was read. */
const labelledIn = onceFor(
  (model: Model, point: PointId): Labelled => new Labelled(labelled[point]?.(model) ?? []),
);

/** Whether an item is one element, of which labels below it are read. An error's are where nothing else stands there. */
function isOne(point: PointId, elements: Labelled, item: Item): boolean {
  const [only, ...others] = elements.namedIn(item.text.at);
  const isAlone = only !== undefined && others.length === 0 && isSame(only.at, item.at);
  return (
    isAlone &&
    (point !== 'errors' ||
      item.children.every(
        (child) => child.items.length > 0 && child.items.every((each) => propertyIn(each.text)),
      ))
  );
}

/** Puts bullets behind a list, as more of its items, or behind a paragraph. */
function behind(text: string, block: Block, lines: readonly string[]): Change {
  const mark = block.kind === 'list' && /^ {0,3}([-*+])\s/.exec(text.slice(block.from))?.[1];
  const end = block.from + block.length;
  if (!mark) return insertAfter(text, end, lines.map((line) => `- ${line}`).join('\n'));
  return insertLine(text, end, lines.map((line) => `${mark} ${line}`).join('\n'));
}

/**
 * What is said of elements that stand in no table and under no heading of their own: a label in a bullet below the
 * bullet that is the element, else a bullet behind the list or paragraph in which it stands, with its name:
 * "Handling, for `gone`: not shown". Of several elements with one name no bullet says which it means.
 */
export function besideLines(
  model: Model,
  text: string,
  { point, column, rows }: Rows,
  saying: (row: number, isCell: boolean) => string,
): readonly Change[] {
  const elements = labelledIn(model, point);
  const told = new Set<Element>();
  return [...rowsIn(model.points[point].blocks, rows)].flatMap(([block, asked]): readonly Change[] => {
    const below: Change[] = [];
    const named: string[] = [];
    for (const row of asked) {
      const element = elements.at(rows[row] as Place, told);
      if (!element?.name) continue;
      told.add(element);
      const item = block.kind === 'list' ? itemAt(block.items, element.nameAt) : undefined;
      const indent = item && isOne(point, elements, item) ? indentOf(text, item) : undefined;
      if (item && indent !== undefined)
        below.push(insertLine(text, item.at.to, `${indent}- ${column}: ${saying(row, false)}`));
      else if (point !== 'states' && elements.count(element.name) === 1 && !element.name.includes('`'))
        named.push(`${column}, for ${code(element.name)}: ${saying(row, false)}`);
    }
    return named.length > 0 ? [...below, behind(text, block, named)] : below;
  });
}

/** The lists and paragraphs in which some rows stand, in the order of the text, each with which rows these are. */
function rowsIn(blocks: readonly Block[], rows: readonly Place[]): ReadonlyMap<Block, readonly number[]> {
  const found = rows.flatMap((place, row) =>
    blocksAt(blocks, place).flatMap((block): readonly (readonly [Block, number])[] => {
      const isLines = (block.kind === 'list' || block.kind === 'paragraph') && !block.written;
      return isLines && isIn(place, { from: block.from, to: block.from + block.length })
        ? [[block, row]]
        : [];
    }),
  );
  const byBlock = groupedBy(found, ([block]) => block);
  return new Map(
    [...byBlock]
      .sort(([one], [other]) => one.from - other.from)
      .map(([block, own]) => [block, own.map(([, row]) => row)]),
  );
}
