import css from './source.module.css';

interface SourceProps {
  readonly text: string;
  /** What the text is, for those who hear it. */
  readonly label: string;
}

/** A document as it is written, with an address for every line: `#line-N`. */
export function Source({ text, label }: SourceProps) {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={label} tabIndex={0} className={css.scroll}>
      <pre className={css.source}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={index} id={`line-${index + 1}`} className={css.line} data-line={index + 1}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
