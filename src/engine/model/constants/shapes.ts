import type { Block, Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { looksLikeAmount } from '../tables/cell-kinds.ts';
import { areMost, TableColumns } from '../tables/columns.ts';
import { once } from '../tracking/once.ts';
import { isIdentifier, nameOf, words } from '../words/names.ts';

/** What a column of units may be called beside "Unit". */
export const unitTitles = ['units', 'unit of measure', 'measured in', 'einheit', 'unité'];

/** What a column may be called that only tells of the amounts beside it. */
const remarkTitles = [
  'description',
  'notes',
  'note',
  'comment',
  'comments',
  'remark',
  'remarks',
  'explanation',
];

/** Whether cells may be amounts: what stands above them calls them no remarks, or most of them are. */
function giveAmounts(header: Inline, cells: readonly Inline[]): boolean {
  return !['meaning', ...remarkTitles].includes(words(plain(header))) || areMost(cells, looksLikeAmount);
}

/** The columns of a table that only tell of the amounts beside them. */
export const remarkColumns = once((block: Block): ReadonlySet<number> => {
  if (block.kind !== 'table') return new Set();
  const columns = new TableColumns(block);
  return new Set(
    block.header.cells.flatMap((header, index) => (giveAmounts(header, columns.saying(index)) ? [] : index)),
  );
});

/** Whether a cell is a name that programmes use, and nothing else. */
const isKeyed = (cell: Inline): boolean => /^`[^`\s]+`$/.test(cell.source) || isIdentifier(nameOf(cell).name);

/** The columns of a table that hold keys in some rows, beside a first one that names each row in words of its own. */
export const keyColumns = once((block: Block): ReadonlySet<number> => {
  if (block.kind !== 'table') return new Set();
  const columns = new TableColumns(block);
  const names = columns.first(0).map((cell) => words(plain(cell)));
  const isNaming =
    new Set(names).size === names.length &&
    columns.first(0).every((cell) => cell.source !== '' && !isKeyed(cell) && !looksLikeAmount(cell));
  return new Set(
    isNaming ? [...block.header.cells.keys()].filter((i) => columns.saying(i).some(isKeyed)) : [],
  );
});

/** What a column of values may be called beside "Value". */
const valueTitles = [
  'default',
  'amount',
  'number',
  'figure',
  'limit',
  'default value',
  'how much',
  'how many',
  'how long',
  'how often',
  'how big',
  'how large',
  'as shipped',
  'out of the box',
  'factory value',
  'preset',
  'codes',
  'values',
  'range',
  'maximum',
  'wert',
  'größe',
  'valeur',
];

/** The tables of point 9: constants, those that only descriptions name, values for cases, and a grid of amounts, each for what stands above its column. */
export const constantShapes = {
  constants: {
    columns: {
      constant: {
        title: 'Constant',
        also: ['name', 'limit', 'setting', 'parameter', 'variable', 'key', 'what', 'rule', 'item'],
      },
      value: {
        title: 'Value',
        also: valueTitles,
        looks: looksLikeAmount,
      },
      unit: { title: 'Unit', also: unitTitles },
      when: { title: 'When', also: ['condition'] },
      meaning: {
        title: 'Meaning',
        also: [...remarkTitles, 'purpose', 'label', 'where', 'used for'],
      },
    },
    needs: [['constant'], ['value']],
    inOrder: ['constant', 'value'],
  },
  described: {
    columns: {
      constant: { title: 'Description', also: ['meaning', 'explanation', 'purpose'] },
      value: { title: 'Value', also: valueTitles, looks: looksLikeAmount },
      unit: { title: 'Unit', also: unitTitles },
      when: { title: 'When', also: ['condition'] },
    },
    needs: [['constant'], ['value']],
  },
  cases: {
    columns: {
      constant: {
        title: 'Value',
        also: ['option', 'mode', 'plan', 'tier', 'level', 'period', 'kind', 'type'],
      },
      value: {
        title: 'Range',
        also: ['limit', 'limits', 'amount', 'duration', 'price', 'number', 'maximum', 'quota'],
      },
      meaning: { title: 'Meaning', also: ['label', 'description', 'notes', 'name'] },
    },
    needs: [['constant'], ['value']],
  },
  grid: {
    columns: { constant: { title: 'Constant' } },
    needs: [['constant']],
    inOrder: ['constant'],
    rest: looksLikeAmount,
    headers: giveAmounts,
    open: true,
  },
} as const;
