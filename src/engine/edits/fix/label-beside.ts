import type { Change, Fix } from '../../finding.ts';
import type { Element } from '../../model/element.ts';
import { propertyIn } from '../../model/errors/vocabulary.ts';
import type { Model } from '../../model/model.ts';
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
  const item = items.find((each) => isIn(at, each.at));
  return (
    item &&
    (itemAt(
      item.children.flatMap((child) => child.items),
      at,
    ) ??
      item)
  );
}

const isSame = (one: Place, other: Place): boolean => one.from === other.from && one.to === other.to;

/**
 * The element whose place, or whose name, is meant; else the one that begins there and has grown since: an item that a
 * label was put below.
 */
function elementAt(elements: readonly Element[], place: Place): Element | undefined {
  return (
    elements.find(({ at, nameAt }) => isSame(at, place) || isIn(place, nameAt)) ??
    elements.find(({ at, nameAt }) => at.from === place.from && isIn(nameAt, place))
  );
}

/** Whether an item is one element, of which labels below it are read. An error's are where nothing else stands there. */
function isOne(point: PointId, elements: readonly Element[], item: Item): boolean {
  const [only, ...others] = elements.filter(({ nameAt }) => isIn(nameAt, item.text.at));
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
  const elements = labelled[point]?.(model) ?? [];
  const counts = new Map<string, number>();
  for (const { name } of elements) counts.set(name, (counts.get(name) ?? 0) + 1);
  return model.points[point].blocks.flatMap((block): readonly Change[] => {
    if ((block.kind !== 'list' && block.kind !== 'paragraph') || block.written) return [];
    const below: Change[] = [];
    const named: string[] = [];
    rows.forEach((place, row) => {
      if (!isIn(place, { from: block.from, to: block.from + block.length })) return;
      const element = elementAt(elements, place);
      if (!element?.name) return;
      const item = block.kind === 'list' ? itemAt(block.items, element.nameAt) : undefined;
      const indent = item && isOne(point, elements, item) ? indentOf(text, item) : undefined;
      if (item && indent !== undefined)
        below.push(insertLine(text, item.at.to, `${indent}- ${column}: ${saying(row, false)}`));
      else if (point !== 'states' && counts.get(element.name) === 1 && !element.name.includes('`'))
        named.push(`${column}, for ${code(element.name)}: ${saying(row, false)}`);
    });
    return named.length > 0 ? [...below, behind(text, block, named)] : below;
  });
}
