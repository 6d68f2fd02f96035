import css from './anchor.module.css';

interface AnchorProps {
  /** The id of the element on the page; without one there is no link. */
  readonly anchor: string | undefined;
  readonly name: string;
}

/** A link from an element to itself, so that its address can be copied: seen when pointed at or focused. */
export function Anchor({ anchor, name }: AnchorProps) {
  if (anchor === undefined) return null;
  return (
    <a className={css.anchor} href={`#${anchor}`} aria-label={`Link to ${name}`} data-pagefind-ignore>
      #
    </a>
  );
}
