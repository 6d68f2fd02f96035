import type { Block, Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { conditionIn, looksLikeExpression, onlyCode } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { says } from '../../tables/cell-kinds.ts';
import { once } from '../../tracking/once.ts';
import { words } from '../../words/names.ts';

const signs = /^(?:(?<yes>[✓✔✅☑●•]|\+(?=\s|$))|(?<no>[✗✘✖❌🚫⛔○]))\uFE0F?/u;

/** Whether a cell lists names in code and nothing else. */
export function listsCode(cell: Inline): boolean {
  return /^`[^`]+`(?:\s*[,;/·]\s*`[^`]+`)+\.?$/.test(cell.source);
}

const marks = /\s*(?:[¹²³⁴⁵⁶⁷⁸⁹]|(?<=[^*\s])\*{1,3}|[†‡]|\[\^?(\w{1,3})\]|(?<=\S\s?)\((\d)\))$/;

/** The mark of a footnote at the end of a cell: `¹`, `*`, `2` of `[2]`. */
export function footnote(cell: Inline): string | undefined {
  const found = marks.exec(cell.source);
  return found ? (found[1] ?? found[2] ?? found[0].trim()) : undefined;
}

/** A cell without the mark of a footnote at its end. */
export function withoutFootnote(cell: Inline): Inline {
  return slice(cell, 0, cell.source.replace(marks, '').length);
}

/** A sign that is neither yes nor no: half filled, or in brackets. */
const half = /^(?:[◐◑◒~]|\([^()\s]\))/;

/** Whether a cell of a matrix says that something is allowed in some cases, without saying which. */
export function isPartly(cell: Inline, block: Block): boolean {
  return half.test(cell.source) || (cell.source.startsWith('○') && hasOtherNo(block));
}

/** Whether an empty circle is not what says no: dashes or crosses do. */
const hasOtherNo = once((block: Block): boolean =>
  block.kind === 'table'
    ? block.rows.some(({ cells }) =>
        cells.slice(1).some((cell) => isDash(cell.source) || /^[✗✘✖❌🚫⛔]/u.test(cell.source)),
      )
    : false,
);

/** What a cell of the matrix allows. */
export function allowedIn(cell: Inline): Allowed {
  // A mark of a footnote says nothing itself.
  const text = words(plain(cell).replace(/(?:[¹²³⁴⁵⁶⁷⁸⁹*†‡]|\[\^?\w{1,3}\])+$/, ''));
  const sign = signs.exec(cell.source);
  const remark =
    sign &&
    plain(withoutFootnote(slice(cell, sign[0].length, cell.source.length))).replace(/^\((.*)\)$/, '$1');
  if (sign && remark && sign.groups?.yes)
    return { is: 'when', condition: conditionIn(slice(cell, sign[0].length, cell.source.length)) };
  if (sign) return { is: sign.groups?.yes ? 'yes' : 'no' };
  if (
    /^(?:yes|y|true|always|allowed|permitted|granted|may|can|x|all|any|everything|full|full (?:access|control|rights)|ja|oui)$/.test(
      text,
    )
  )
    return { is: 'yes' };
  if (
    /^(?:no|n|false|never|hidden|invisible|not (?:shown|visible)|forbidden|prohibited|denied|refused|none|nothing|not (?:allowed|permitted|granted|possible|available|at all)|no (?:access|permission|rights?)|cannot|nein|non)$/.test(
      text,
    )
  )
    return { is: 'no' };
  if (
    /^(?:(?:yes )?(?:only )?(?:their |his |her )?own(?: only| ones?| items?| content)?|(?:nur )?eigenen?)$/.test(
      text,
    )
  )
    return { is: 'own' };
  return { is: 'when', condition: namesRight.test(cell.source) ? { prose: cell.source } : conditionIn(cell) };
}

/** A right by the name that programmes have for it: `create-invoice`, `invoice:write`. */
export const namesRight = /^`[A-Za-z]\w*(?:[-:]\w+)+`$/;

/** Whether a dash in a matrix says no: its cells are signs for yes and dashes, and nothing else says no. */
export const isDashNo = once((block: Block): boolean => {
  if (block.kind !== 'table') return false;
  const cells = block.rows.flatMap((row) => row.cells.slice(1));
  const signed = cells.filter((cell) => signs.test(cell.source));
  return (
    signed.length > 0 &&
    cells.some((cell) => isDash(cell.source)) &&
    signed.every((cell) => signs.exec(cell.source)?.groups?.yes || isPartly(cell, block)) &&
    !cells.some((cell) => !isPartly(cell, block) && allowedIn(cell).is === 'no')
  );
});

/** Whether a cell is a dash alone. */
export function isDash(source: string): boolean {
  return /^[—–-]$/.test(source);
}

/** The columns of a table that hold nothing but names in code, which answer nothing. */
export const namingColumns = once((block: Block): ReadonlySet<number> => {
  const found = new Set<number>();
  if (block.kind !== 'table') return found;
  block.header.cells.forEach((_, index) => {
    const cells = block.rows.flatMap((row) => row.cells[index] ?? []).filter(says);
    const named = cells.filter((cell) => {
      const code = onlyCode(cell);
      return code !== undefined && !looksLikeExpression(code.text);
    });
    if (cells.length > 1 && named.length === cells.length) found.add(index);
  });
  return found;
});
