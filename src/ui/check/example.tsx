import { type Example as Given, read } from '../../engine/index.ts';
import { FindingNote } from '../finding/finding-note.tsx';
import { sitePath } from '../site/site-path.ts';
import { Blocks } from '../text/blocks.tsx';
import css from './example.module.css';

interface ExampleProps {
  readonly example: Given;
  /** The check whose findings are shown; what other checks say of so short a document is left out. */
  readonly check: string;
  /** What the example is called in addresses. */
  readonly name: string;
  /** The document that the check finds something in, where this is the same put right: its other lines are marked. */
  readonly against?: string | undefined;
}

/** The numbers of the lines, from 0, that another document does not have; none when no line is the same. */
function linesOfItsOwn(lines: readonly string[], against: string | undefined): ReadonlySet<number> {
  const theirs = new Set(against?.split('\n'));
  const own = lines.flatMap((line, index) => (line === '' || theirs.has(line) ? [] : [index]));
  return new Set(
    against === undefined || own.length === lines.filter((line) => line !== '').length ? [] : own,
  );
}

/** A document of a check's page with what the check finds in it, each finding under its line. */
export function Example({ example, check, name, against }: ExampleProps) {
  const text = example.markdown;
  const findings = read(text).findings.filter((finding) => finding.check === check);
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const lines = text.replace(/\n$/, '').split('\n');
  const own = linesOfItsOwn(lines, against);
  let start = 0;
  return (
    <div className={css.example}>
      <Blocks text={example.note} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="Example" className={css.scroll} tabIndex={0} data-pagefind-ignore>
        {lines.map((line, index) => {
          const from = start;
          start += line.length + 1;
          const here = findings.filter(({ at }) => lineOf(at.from) === index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <div key={index} className={css.row}>
              <pre
                className={css.line}
                data-severity={here[0]?.severity}
                data-other={own.has(index) || undefined}
              >
                {here[0] ? (
                  <Marked line={line} from={here[0].at.from - from} to={here[0].at.to - from} />
                ) : (
                  line
                )}
                {'\n'}
              </pre>
              {here.map((finding) => (
                <FindingNote key={finding.message} finding={finding} own />
              ))}
            </div>
          );
        })}
      </section>
      <p className={css.after}>
        {findings.length === 0 && (
          <span>The check finds nothing. {own.size > 0 && 'What differs is marked. '}</span>
        )}
        <a href={sitePath(`/workbench/?sample=checks/${check}/${name}`)}>Try it in the workbench</a>
      </p>
    </div>
  );
}

/** A line with the stretch that is meant. */
function Marked({ line, from, to }: { readonly line: string; readonly from: number; readonly to: number }) {
  return (
    <>
      {line.slice(0, from)}
      <mark className={css.mark}>{line.slice(from, to)}</mark>
      {line.slice(to)}
    </>
  );
}
