import { type Example as Given, read } from '../../engine/index.ts';
import { FindingNote } from '../finding/finding-note.tsx';
import { Blocks } from '../text/blocks.tsx';
import css from './example.module.css';

interface ExampleProps {
  readonly example: Given;
  /** The check whose findings are shown; what other checks say of so short a document is left out. */
  readonly check: string;
}

/** A document of a check's page with what the check finds in it, each finding under its line. */
export function Example({ example, check }: ExampleProps) {
  const findings = read(example.markdown).findings.filter((finding) => finding.check === check);
  const lines = example.markdown.replace(/\n$/, '').split('\n');
  const lineAt = (offset: number): number => example.markdown.slice(0, offset).split('\n').length;
  return (
    <div className={css.example}>
      <Blocks text={example.note} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="Example" className={css.scroll} tabIndex={0}>
        <pre className={css.source}>
          {lines.map((line, index) => {
            const marked = findings.some(({ at }) => lineAt(at.from) === index + 1);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <span key={index} className={marked ? css.marked : css.line}>
                {line}
                {'\n'}
              </span>
            );
          })}
        </pre>
      </section>
      {findings.map((finding) => (
        <FindingNote key={`${finding.at.from} ${finding.message}`} finding={finding} own />
      ))}
      {findings.length === 0 && <p className={css.none}>The check finds nothing.</p>}
    </div>
  );
}
