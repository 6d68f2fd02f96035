import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { conditionIn } from './conditions.ts';
import { decimalText } from './constraints.ts';
import type { Context } from './context.ts';
import type { Constant, ConstantValue } from './domain-elements.ts';
import { stated } from './markers.ts';
import { nameOf, statements } from './names.ts';
import type { PointReader, RowReading } from './reader.ts';
import { type Stated, unstated } from './stated.ts';

/** Point 9: a table of constants; bullets `- Sign-up confirmation: 48 hours` do as well. */
export const constantsReader: PointReader<'constants', Constant> = {
  tables: {
    constants: {
      shape: {
        columns: {
          constant: {
            title: 'Constant',
            also: [
              'name',
              'limit',
              'setting',
              'parameter',
              'variable',
              'key',
              'what',
              'rule',
              'set',
              'grouping',
              'item',
            ],
          },
          value: {
            title: 'Value',
            also: ['default', 'amount', 'number', 'limit', 'default value', 'codes', 'values'],
          },
          unit: { title: 'Unit', also: ['units'] },
          when: { title: 'When', also: ['condition'] },
          meaning: {
            title: 'Meaning',
            also: ['description', 'notes', 'note', 'purpose', 'comment', 'label', 'where', 'used for'],
          },
        },
        needs: [['constant'], ['value']],
      },
      row: constantRow,
    },
  },
  item: readItem,
  assemble: (parts) => ({ constants: parts.flatMap((part) => part.reading.facts) }),
  *stated({ constants }) {
    for (const constant of constants) yield constant.value;
  },
};

function constantRow({ row, match, cell, gather }: RowReading<Constant>): void {
  const nameCell = cell('constant');
  if (!nameCell?.source) return;
  const { name } = nameOf(nameCell);
  const unitCell = cell('unit');
  const { value, unit } = valueAndUnit(cell('value'));
  const meaning = cell('meaning');
  gather.fact({
    name,
    at: row.at,
    nameAt: nameCell.at,
    how: match.exact ? 'exact' : 'tolerant',
    value: gather.marked(value, `the value of ${name}`),
    unit: unitCell?.source && stated(unitCell, plain).is === 'shown' ? plain(unitCell) : unit,
    when: gather.marked(stated(cell('when'), conditionIn), `when ${name} has this value`),
    meaning: meaning ? plain(meaning) : '',
  });
}

const numeric = /^([-−+]?\d[\d,_ ]*(?:\.\d+)?|[-−+]?\.\d+)(?:\s*([\p{L}%°$€£][\p{L}\p{N}%/ -]{0,40}))?$/u;

/** The value of a cell with a unit written behind the number: `15 minutes`, `5 MB`, `10,000`. */
function valueAndUnit(cell: Inline | undefined): { value: Stated<ConstantValue>; unit: string } {
  let unit = '';
  const value = stated(cell, (each): ConstantValue => {
    const codes = pieces(each).filter((piece) => piece.kind === 'code');
    if (codes.length > 1) return { is: 'list', items: codes.map((code) => code.text), text: each.source };
    const text = nameOf(each).name;
    const number = numeric.exec(text);
    if (!number) return { is: 'text', text };
    unit = number[2]?.trim() ?? '';
    return { is: 'number', number: decimalText((number[1] ?? '').trim()), text: number[1]?.trim() ?? text };
  });
  return { value, unit };
}

/**
 * `- Sign-up confirmation: 48 hours`, `- MAX_UPLOAD = 5 MB`, and several in one bullet, parted by `;`:
 * `- Images per post: 3; images per comment: 2`.
 */
function readItem(item: Item, _context: Context, gather: Gathering<Constant>): 'not' | 'itself' {
  const before = gather.facts.length;
  const parts = statements(item.text);
  for (const part of parts) {
    const pair = pairIn(part) ?? numberLast(part);
    if (!pair) continue;
    const { name } = nameOf(pair.name);
    const { value, unit } = valueAndUnit(pair.value);
    if (value.is === 'unstated') continue;
    gather.fact({
      name,
      at: parts.length === 1 ? item.at : part.at,
      nameAt: pair.name.at,
      how: 'tolerant',
      value: gather.marked(value, `the value of ${name}`),
      unit,
      when: unstated,
      meaning: pair.rest,
    });
  }
  return gather.facts.length > before ? 'itself' : 'not';
}

interface Pair {
  readonly name: Inline;
  readonly value: Inline;
  readonly rest: string;
}

/** `name: value` or `name = value`; what follows the value's first sentence or comma is a remark. */
function pairIn(part: Inline): Pair | undefined {
  const match = /^(.{1,120}?)\s*(?::|=)\s+(?=\S)/.exec(part.source);
  if (!match || /[.!?]\s/.test(match[1] ?? '')) return undefined;
  const name = slice(part, 0, (match[1] ?? '').length);
  const whole = slice(part, match[0].length, part.source.length);
  const cut = /(?<=[\p{L}\d`%])(?:\.|,\s|\s\(|\s[–—]\s).*$/su.exec(whole.source.replace(/\d[.,]\d/g, '000'));
  const value = cut ? slice(whole, 0, cut.index) : whole;
  return {
    name,
    value,
    rest: cut ? plain(slice(whole, cut.index, whole.source.length)).replace(/^[.,\s–—]+/, '') : '',
  };
}

const trailing = /^(.{3,80}?)\s+([-−]?\d[\d,]*(?:\.\d+)?(?:\s+[\p{L}%]+(?:\s+per\s+[\p{L}]+)?)?)\.?$/u;

/** `default timeout 86400 seconds`: words, then a number with a unit at the end. */
function numberLast(part: Inline): Pair | undefined {
  const match = trailing.exec(part.source);
  if (!match || part.source.includes('`')) return undefined;
  const name = (match[1] ?? '').replace(/\s+(?:of|is|are|valid|after|at|for|to|up to)$/i, '');
  const value = slice(
    part,
    part.source.lastIndexOf(match[2] ?? ''),
    part.source.lastIndexOf(match[2] ?? '') + (match[2] ?? '').length,
  );
  return { name: slice(part, 0, name.length), value, rest: '' };
}
