import type { PointId } from '../../points.ts';
import type {
  Block,
  Item,
  ListBlock,
  NestedBlock,
  ParagraphBlock,
  Row,
  TableBlock,
} from '../../syntax/block.ts';
import { once } from '../tracking/once.ts';
import { type Code, codeBefore, withoutCode } from '../words/codes.ts';

/** Points that tell of things by their names, before which codes only count them. Rules and errors are called by theirs. */
const counted: ReadonlySet<PointId> = new Set<PointId>(['screens', 'entities', 'states']);

/**
 * A block of such a point without the codes that count what it names: "S-1 Boats", "**BR-3.2 Quay**". A code that may be
 * part of a name ("P1 Boats") counts only where all items, or all cells of a column, have one with the same letters.
 */
export function uncoded<B extends Block>(block: B, point: PointId): B {
  if (!counted.has(point)) return block;
  if (block.kind === 'list') return (point === 'screens' ? uncodedScreens : uncodedList)(block) as B;
  if (block.kind === 'table') return uncodedTable(block) as B;
  return block.kind === 'paragraph' ? (uncodedParagraph(block) as B) : block;
}

/** A paragraph without a code before it that can be nothing else. It moves with the block. */
export const uncodedParagraph = once((block: ParagraphBlock): ParagraphBlock => {
  const code = codeBefore(block.text);
  return code?.isSure ? changed(block, { text: withoutCode(block.text, code) }) : block;
});

const uncodedList = once((block: ListBlock): ListBlock => listWithout(block, false));
const uncodedScreens = once((block: ListBlock): ListBlock => listWithout(block, true));

function listWithout(block: ListBlock, evenParted: boolean): ListBlock {
  const codes = codesOf(block.items);
  const items = uncodedItems(block.items, codes, areAlike(codes), evenParted);
  return items === block.items ? block : changed(block, { items });
}

const codesOf = (items: readonly Item[]): readonly (Code | undefined)[] =>
  items.map(({ text }) => codeBefore(text));

/**
 * The items of a list without their codes, and below them without those that can be nothing else; one
 * alone may be part of a name. What a colon or dash
 * parts from its code is more likely what is said of that ("P1: at once"), but for screens (`evenParted`).
 */
function uncodedItems(
  items: readonly Item[],
  codes: readonly (Code | undefined)[],
  areShared: boolean,
  evenParted: boolean,
): readonly Item[] {
  const times = new Map<string, number>();
  for (const code of codes) if (code) times.set(code.letters, (times.get(code.letters) ?? 0) + 1);
  const bare = items.map((item, index): Item => {
    const code = codes[index];
    const isAlone = code !== undefined && code.letters !== '' && times.get(code.letters) === 1;
    const isCode = code && ((code.isSure && !isAlone) || (areShared && (evenParted || !code.isParted)));
    const children = item.children.map((child): NestedBlock => {
      if (child.kind !== 'list') return child;
      const below = uncodedItems(child.items, codesOf(child.items), false, false);
      return below === child.items ? child : { ...child, items: below };
    });
    if (isCode) return { ...item, text: withoutCode(item.text, code), children };
    return children.every((child, at) => child === item.children[at]) ? item : { ...item, children };
  });
  return bare.every((item, index) => item === items[index]) ? items : bare;
}

const uncodedTable = once((block: TableBlock): TableBlock => {
  const columns = block.header.cells.map((_, column) => {
    const codes = block.rows.map(({ cells }) => {
      const cell = cells[column];
      return cell && codeBefore(cell);
    });
    return areAlike(codes) ? codes : undefined;
  });
  if (columns.every((each) => each === undefined)) return block;
  const rows = block.rows.map((row, index): Row => {
    const cells = row.cells.map((cell, column) => {
      const code = columns[column]?.[index];
      return code ? withoutCode(cell, code) : cell;
    });
    return { ...row, cells };
  });
  return changed(block, { rows });
});

/** Whether there are several codes, each with the letters of the first, and nothing without one. */
function areAlike(codes: readonly (Code | undefined)[]): boolean {
  return codes.length > 1 && codes.every((code) => code !== undefined && code.letters === codes[0]?.letters);
}

/** A block of which some parts are others. It moves with the block. */
export function changed<B extends Block>(block: B, parts: { readonly [K in keyof B]?: B[K] }): B {
  const own = Object.entries(parts).map(([key, value]) => [key, { value }]);
  return Object.create(block, Object.fromEntries(own)) as B;
}
