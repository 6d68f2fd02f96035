import { useRef } from 'react';
import type { FindingSummary, Summary } from '../../engine/summary.ts';
import { FindingNote } from '../finding/finding-note.tsx';
import { verdict } from '../finding/verdict.ts';
import { shownWords } from '../tiles/point-words.ts';
import { Tile, Tiles } from '../tiles/tiles.tsx';
import { Marked } from './marked.tsx';
import css from './specimen.module.css';

interface SpecimenProps {
  readonly text: string;
  readonly summary: Summary;
  /** Whether the summary is about the text as it stands. */
  readonly current: boolean;
  readonly problem: string;
  readonly onChange: (text: string) => void;
  /** Gives the text as a fix would leave it. */
  readonly onFix: (key: string, fix: number) => string;
  readonly onKeep: () => void;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The first finding of every cause. */
const causes = ({ findings }: Summary): readonly FindingSummary[] =>
  findings.filter(({ key, group, severity }) => key === group && severity !== 'hint');

/** A small specification in a field, beside it the tiles and the findings that answer to every change. */
export function Specimen({ text, summary, current, problem, onChange, onFix, onKeep }: SpecimenProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = text.split('\n');
  const found = causes(summary);

  const select = (from: number, to: number): void => {
    const line = lineAt(text, from);
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
    const frame = field.current?.parentElement?.parentElement;
    if (frame) frame.scrollTop = (line / lines.length) * frame.scrollHeight - frame.clientHeight / 2;
  };

  const fix = (finding: FindingSummary, index: number): void => {
    const next = onFix(finding.key, index);
    if (field.current) field.current.value = next;
    onChange(next);
    // The button that was pressed goes with its finding.
    list.current?.focus();
  };

  return (
    <div className={css.specimen}>
      <div className={css.text}>
        <div className={css.paper}>
          <Marked text={text} findings={current ? found : []} />
          <textarea
            ref={field}
            className={css.field}
            aria-label="A small specification, to be changed"
            defaultValue={text}
            rows={lines.length}
            cols={Math.max(...lines.map(({ length }) => length))}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      </div>
      <div className={css.answer}>
        <div className={css.map}>
          <Tiles points={summary.points} size={96} decorative />
          <ol>
            {summary.points.map((point) => (
              <li key={point.id} data-point={point.id}>
                <Tile point={point} size={10} />
                <span>
                  {point.number} {point.title}
                </span>
                <span className={css.stand}>{shownWords[point.shown]}</span>
              </li>
            ))}
          </ol>
        </div>
        <p className={css.verdict} aria-live="polite">
          {verdict(summary.findings.filter(({ severity }) => severity !== 'hint'))}
        </p>
        <ul ref={list} className={css.findings} aria-label="What the checks find" tabIndex={-1}>
          {found.map((finding) => (
            <li key={finding.key}>
              <FindingNote finding={finding} />
              <p className={css.does}>
                <button type="button" onClick={() => select(finding.from, finding.to)}>
                  Line {lineAt(text, finding.from)}
                </button>
                {finding.fixes.map(({ label }, index) => (
                  <button key={label} type="button" disabled={!current} onClick={() => fix(finding, index)}>
                    {label}
                  </button>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <p className={css.keep}>
          <button type="button" onClick={onKeep}>
            Keep it and open the workbench
          </button>
          {problem !== '' && <span role="alert">{problem}</span>}
        </p>
      </div>
    </div>
  );
}
