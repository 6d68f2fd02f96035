import css from './breadcrumbs.module.css';

/** One step of where one is. */
export interface Crumb {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** Nothing is known of the text. */
  readonly unread?: boolean;
  readonly onChoose: (crumb: Crumb) => void;
}

/** Where the cursor is: the point, the elements around it, and their parts, from the outside in. */
export function Breadcrumbs({ crumbs, unread = false, onChoose }: BreadcrumbsProps) {
  return (
    <nav className={css.crumbs} aria-label="Where the cursor is">
      <ol>
        {crumbs.map((crumb) => (
          <li key={`${crumb.from} ${crumb.label}`}>
            <button type="button" onClick={() => onChoose(crumb)}>
              {crumb.label}
            </button>
          </li>
        ))}
        {crumbs.length === 0 && (
          <li className={css.none}>{unread ? 'The text is not read' : 'Before the first point'}</li>
        )}
      </ol>
    </nav>
  );
}
