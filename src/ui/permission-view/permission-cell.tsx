import type { PermissionCell as Cell } from '../../engine/index.ts';
import { NotShown, Open, Unstated } from '../spec/said.tsx';
import { CellChoice } from '../view/cell-choice.tsx';
import type { Lead } from '../view/lead.tsx';
import css from './permission-view.module.css';

const words = ['yes', 'no', 'own'];

/** Through which role another one may it. */
function Through({ role }: { readonly role: string }) {
  return <span className={css.through}>as {role}</span>;
}

/** What a role may, in a word: visible as unsaid where nothing says it, and as said of another where it has the rights of that. */
export function PermissionCell({ cell }: { readonly cell: Cell }) {
  return cell.through === undefined ? (
    <Said cell={cell} />
  ) : (
    <>
      <Said cell={cell} /> <Through role={cell.through} />
    </>
  );
}

function Said({ cell }: { readonly cell: Cell }) {
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
  const { slot, through } = cell;
  const { change } = lead;
  if (slot === undefined || change === undefined) return <PermissionCell cell={cell} />;
  const choice = (is: Cell['is']) => (
    <CellChoice slot={slot} label={label} is={is} words={words} onChange={change} />
  );
  if (through === undefined) return choice(cell.is);
  // What can be chosen is what is said of the role itself.
  return (
    <>
      {choice('unstated')} <PermissionCell cell={cell} />
    </>
  );
}
