import type { Change, Fix } from '../../finding.ts';
import { errorPropertyOf } from '../../model/error-properties.ts';
import type { Model } from '../../model/model.ts';
import type { Item } from '../../syntax/block.ts';
import { isIn } from '../print/blocks.ts';
import { insertLine } from './insert.ts';

type Rows = Pick<Extract<Fix, { kind: 'column' }>, 'point' | 'column' | 'rows'>;

/** What stands before the text of an item, as blanks; undefined for more than a mark: in a quotation, say. */
function indentOf(text: string, item: Item): string | undefined {
  const prefix = text.slice(text.lastIndexOf('\n', item.text.at.from - 1) + 1, item.text.at.from);
  return /^\s*(?:[-*+]|\d{1,9}[.)])\s+$/.test(prefix) ? prefix.replace(/\S/g, ' ') : undefined;
}

/** Whether an item is one error with nothing but labels below it: what its reader takes as said of that error. */
function isOneError(model: Model, item: Item): boolean {
  const errors = model.errors.errors.filter(({ nameAt }) => isIn(nameAt, item.at));
  return (
    errors.length === 1 &&
    errors.every(({ nameAt }) => isIn(nameAt, item.text.at)) &&
    item.children.every(
      (child) => child.items.length > 0 && child.items.every((each) => errorPropertyOf(each.text)),
    )
  );
}

/** A label in a bullet below each bullet that is one of the rows. Of errors alone such labels are read. */
export function belowItems(
  model: Model,
  text: string,
  { point, column, rows }: Rows,
  saying: (row: number, isCell: boolean) => string,
): readonly Change[] {
  if (point !== 'errors') return [];
  return model.points.errors.blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item): readonly Change[] => {
          const asked = rows.findIndex((place) => isIn(place, item.at));
          const indent = asked < 0 ? undefined : indentOf(text, item);
          if (indent === undefined || !isOneError(model, item)) return [];
          return [insertLine(text, item.at.to, `${indent}- ${column}: ${saying(asked, false)}`)];
        })
      : [],
  );
}
