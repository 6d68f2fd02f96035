import css from './mark.module.css';

/** The mark of the product: nine tiles, the middle one in colour, the last one open. Its name stands beside it. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg
      className={css.mark}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h4v4H0zM6 0h4v4H6zM12 0h4v4h-4zM0 6h4v4H0zM12 6h4v4h-4zM0 12h4v4H0zM6 12h4v4H6z" />
      <path className={css.middle} d="M6 6h4v4H6z" />
      <path className={css.open} d="M12.5 12.5h3v3h-3z" />
    </svg>
  );
}
