import type { Told } from '../../engine/index.ts';
import css from './view.module.css';

/** The titles of columns in which nothing is said in any row, given what each says; none without rows. */
export const unsaidColumns = (columns: Readonly<Record<string, readonly Told[]>>): readonly string[] =>
  Object.entries(columns).flatMap(([title, cells]) =>
    cells.length > 0 && cells.every(({ is }) => is === 'unstated') ? [title] : [],
  );

/** Says below a table which columns it does not have, since nothing would stand in them. */
export function Unsaid({ columns }: { readonly columns: readonly string[] }) {
  if (columns.length === 0) return null;
  return <p className={css.note}>Nothing is said in any row of: {columns.join(', ')}.</p>;
}
