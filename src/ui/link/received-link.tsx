import type { Summary } from '../../engine/summary.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Tiles } from '../tiles/tiles.tsx';
import css from './link.module.css';

interface ReceivedLinkProps {
  readonly title: string;
  readonly text: string;
  readonly lines: number;
  /** How the nine points stand; undefined while the document is being read. */
  readonly summary: Summary | undefined;
  /** Whether this browser has a document of the same text. */
  readonly known: boolean;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** So much of a text is shown, in lines and in characters: enough to know it by, and little enough to draw at once. */
const shown = { lines: 400, characters: 40_000 };

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

function beginningOf(text: string): string {
  return text.slice(0, shown.characters).split('\n').slice(0, shown.lines).join('\n');
}

/** A document that came by a link, to be looked at before anything of it is kept. */
export function ReceivedLink(props: ReceivedLinkProps) {
  const { title, text, lines, summary, known, onKeep, onLeave } = props;
  const beginning = beginningOf(text);
  const contradictions = summary?.points.reduce((sum, point) => sum + point.contradictions, 0) ?? 0;
  const questions = summary?.points.reduce((sum, point) => sum + point.questions, 0) ?? 0;
  return (
    <Dialog
      open
      wide
      title="A document came with this link"
      onClose={onLeave}
      actions={
        <button type="button" data-main="" onClick={onKeep}>
          {known ? 'Open the one you have' : 'Keep it as a new document'}
        </button>
      }
    >
      <div className={css.head}>
        <Tiles points={summary?.points ?? []} size={48} />
        <div>
          <p className={css.title}>
            <bdi>{title}</bdi>
          </p>
          <p className={css.words}>
            {count(lines, 'line', 'lines')}, {count(text.length, 'character', 'characters')}.{' '}
            {summary === undefined
              ? 'Its nine points are being read …'
              : `${count(contradictions, 'contradiction', 'contradictions')}, ${count(questions, 'question', 'questions')} to ask.`}
          </p>
        </div>
      </div>
      <p className={css.words}>
        {known
          ? 'You have a document of this very text already. Nothing is kept twice.'
          : 'It is not kept yet. If you keep it, it stands beside your other documents and changes none of them.'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="The text of the document" tabIndex={0} className={css.scroll}>
        <pre className={css.text}>{beginning}</pre>
        {beginning.length < text.length && (
          <p className={css.words}>This is its beginning. The rest is kept with it.</p>
        )}
      </section>
    </Dialog>
  );
}
