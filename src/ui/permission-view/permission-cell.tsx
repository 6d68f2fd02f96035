import type { PermissionCell as Cell } from '../../engine/index.ts';
import { NotShown, Open, Unstated } from '../spec/said.tsx';
import css from './permission-view.module.css';

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
