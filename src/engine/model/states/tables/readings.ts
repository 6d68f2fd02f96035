import type { Block, Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { RowReading } from '../../reader.ts';
import type { TableShape } from '../../tables/shape.ts';
import { once } from '../../tracking/once.ts';
import { words } from '../../words/names.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateElement } from '../lifecycle-facts.ts';

/** A table of names and what each of them means, whatever stands above the names: "Reading | Means". */
export const readingsShape: TableShape<'state' | 'meaning'> = {
  columns: {
    state: { title: 'State' },
    meaning: {
      title: 'Means',
      also: [
        'meaning',
        'what it means',
        'what that means',
        'stands for',
        'definition',
        'explanation',
        'shown when',
        'says',
        'in words',
        'bedeutung',
        'bedeutet',
      ],
    },
  },
  needs: [['state'], ['meaning']],
  inOrder: ['state'],
};

/** Words above a column whose names are surely no states. */
const otherNames =
  /\b(?:events?|triggers?|actions?|transitions?|steps?|changes?|moves?|terms?|words?|fields?|columns?|attributes?|propert(?:y|ies)|roles?|who|actors?|people|rules?|buttons?|jobs?|tables?|keys?|commands?|messages?|errors?|constants?|from|to|effects?|causes?|reasons?|signs?|symbols?|options?|settings?|things?|objects?|entit(?:y|ies)|calls?|types?|names?|abbreviations?)\b/;

/** Words of a name at most. */
const LONGEST = 4;

/** Whether the names of a table of two columns may be states: each is short, and what stands above them names nothing else. */
const areReadings = once((block: Block): boolean => {
  if (block.kind !== 'table' || block.header.cells.length !== 2 || block.rows.length < 2) return false;
  const [title] = block.header.cells;
  return (
    title !== undefined &&
    !otherNames.test(words(plain(title))) &&
    block.rows.every(({ cells: [name] }) => name !== undefined && isName(name))
  );
});

function isName(cell: Inline): boolean {
  const name = plain(cell);
  return name !== '' && name.split(' ').length <= LONGEST && !isArrow.test(name) && !/[.:;!?]/.test(name);
}

/** A row of such a table, below a title that names whose states these are. */
export function readingRow({ row, cell, gather, context }: RowReading<Fact>): void {
  const [name, meaning] = [cell('state'), cell('meaning')];
  const isTitled = context.titled === true || context.headings.length > 0;
  if (!name?.source || !meaning?.source || !isTitled || !gather.ofBlock(areReadings)) return;
  gather.fact({
    is: 'state',
    ...titleOf(context),
    state: { ...stateElement(name, row.at, 'tolerant', plain(meaning)), doubtful: true },
  });
}
