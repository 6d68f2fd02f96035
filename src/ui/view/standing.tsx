import type { PointShown } from '../../engine/index.ts';
import { None, NotShown, Open, Unstated } from '../spec/said.tsx';
import css from './view.module.css';

/** What is said of a point as a whole, where that is a gap or nothing; otherwise the view speaks for itself. */
export function Standing({ shown }: { readonly shown: PointShown }) {
  switch (shown) {
    case 'shown':
    case 'partly':
      return null;
    case 'not-shown':
      return (
        <p className={css.note}>
          This point is <NotShown />.
        </p>
      );
    case 'open':
      return (
        <p className={css.note}>
          This point is an <Open question="" />.
        </p>
      );
    case 'none':
      return (
        <p className={css.note}>
          The document says that there is <None />.
        </p>
      );
    case 'unstated':
      return (
        <p className={css.note}>
          Nothing is said of this point. <Unstated />
        </p>
      );
  }
}
