import type { Told } from '../../engine/index.ts';
import css from './view.module.css';

/** The titles of columns in which nothing is said in any row, given what each says; none without rows. */
export const unsaidColumns = (columns: Readonly<Record<string, readonly Told[]>>): readonly string[] =>
  Object.entries(columns).flatMap(([title, cells]) =>
    cells.length > 0 && cells.every(({ is }) => is === 'unstated') ? [title] : [],
  );

interface UnsaidProps {
  readonly columns: readonly string[];
  /** Whether the table has descriptions, in which it may be said all the same. */
  readonly described?: boolean;
}

/** Says below a table which columns it does not have, since nothing would stand in them. */
export function Unsaid({ columns, described = false }: UnsaidProps) {
  if (columns.length === 0) return null;
  const where = described ? 'Said in the description, if at all' : 'Nothing is said in any row of';
  return (
    <p className={css.note}>
      {where}: {columns.join(', ')}.
    </p>
  );
}
