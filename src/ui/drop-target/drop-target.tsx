import css from './drop-target.module.css';

/** What stands over the page while a file is dragged over it. */
export function DropTarget() {
  return (
    <div className={css.target}>
      <p>
        <strong>Drop to open</strong>
        Each file becomes a document of its own, beside those you have.
      </p>
    </div>
  );
}
