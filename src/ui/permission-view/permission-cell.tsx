import type { PermissionCell as Cell } from '../../engine/index.ts';
import { NotShown, Open, Unstated } from '../spec/said.tsx';
import { CellChoice } from '../view/cell-choice.tsx';
import type { Lead } from '../view/lead.tsx';
import css from './permission-view.module.css';

const words = ['yes', 'no', 'own'];

/** What a role may, in a word: visible as unsaid where nothing says it. */
export function PermissionCell({ cell }: { readonly cell: Cell }) {
  switch (cell.is) {
    case 'yes':
    case 'no':
    case 'own':
      return <span className={css[cell.is]}>{cell.is}</span>;
    case 'when':
      return <code>{cell.text}</code>;
    case 'not-shown':
      return <NotShown />;
    case 'open':
      return <Open question={cell.text} />;
    case 'none':
      return <span className={css.no}>none</span>;
    case 'unstated':
      return <Unstated />;
  }
}

interface MatrixCellProps {
  readonly cell: Cell;
  /** Whether who may what, for those who hear it. */
  readonly label: string;
  readonly lead: Lead;
}

/** A cell of the matrix, which can be changed where the text can. */
export function MatrixCell({ cell, label, lead }: MatrixCellProps) {
  if (cell.slot === undefined || lead.change === undefined) return <PermissionCell cell={cell} />;
  return <CellChoice slot={cell.slot} label={label} is={cell.is} words={words} onChange={lead.change} />;
}
