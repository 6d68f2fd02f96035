import type { Span } from '../../place.ts';
import type { Block, Inline, Item, ListBlock, Row, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { once } from '../tracking/once.ts';
import { listed, words } from '../words/names.ts';
import { headOf, unwrapped } from '../words/phrases.ts';

/** What a row or an item says of what it names. */
export interface SaidOfNames {
  /** The row or the item. */
  readonly at: Span;
  readonly names: readonly Inline[];
  readonly words: readonly Worded[];
}

/** Words with the title above them; empty where it says nothing more than that these are words. */
export interface Worded {
  readonly title: string;
  readonly text: Inline;
}

/** A table or list taken as one that says something of one name after another. */
export interface Saying {
  /** What the names are called: the header of their column, as `words` folds it. */
  readonly title: string;
  readonly rows: readonly SaidOfNames[];
}

/** Letters of a name, at most. */
const LONGEST_NAME = 80;

/** Titles of what is said of something, whatever it is. */
const saysMore =
  /^(?:(?:its |the |short |further )?(?:meanings?|descriptions?|notes?|remarks?|comments?|behaviou?rs?|purpose|details?|contents?|explanations?|definitions?|summary|about|more|text)|what (?:it|this|that) (?:is|does|means|shows|holds|gives|is for)|what for|what|bedeutung|beschreibung|zweck|bemerkung(?:en)?)$/;

/**
 * How a table or list may say more of names: a table of what its first column names, or the second beside numbers or
 * codes; a list of what its items begin with. None for any other block.
 */
export const sayingsIn = once((block: Block): readonly Saying[] => {
  if (block.kind === 'list') return sayingOfList(block);
  if (block.kind !== 'table' || block.header.cells.length < 2) return [];
  return [sayingOfTable(block, 0), ...(block.header.cells.length > 2 ? [sayingOfTable(block, 1)] : [])];
});

function sayingOfTable({ header, rows }: TableBlock, column: number): Saying {
  const titles = header.cells.map((cell) => plain(cell));
  const said = (row: Row): SaidOfNames => ({
    at: row.at,
    names: namesIn(row.cells[column]),
    words: row.cells.flatMap((text, index) => {
      const title = titles[index] ?? '';
      if (index === column || text.source === '') return [];
      return [{ title: saysMore.test(words(title)) ? '' : title, text }];
    }),
  });
  return { title: words(titles[column] ?? ''), rows: rows.map(said) };
}

function sayingOfList({ items }: ListBlock): readonly Saying[] {
  const rows = items.map(saidByItem);
  return rows.some(({ names }) => names.length > 0) ? [{ title: '', rows }] : [];
}

/** What stands behind the names at the head of an item; an item with others below it says more than can be told. */
function saidByItem({ at, text, children }: Item): SaidOfNames {
  const head = children.length === 0 ? headOf(unwrapped(text)) : undefined;
  if (!head || head.mark === '' || head.mark === '=' || head.bracket || head.rest.source === '')
    return { at, names: [], words: [] };
  return { at, names: head.names, words: [{ title: '', text: head.rest }] };
}

function namesIn(cell: Inline | undefined): readonly Inline[] {
  return cell && cell.source.length <= LONGEST_NAME * 4
    ? listed(cell).filter(({ source }) => source.length <= LONGEST_NAME)
    : [];
}
