import { useEffect, useRef, useState } from 'react';
import type { NamedText, ShownComparison } from './compare-texts.ts';
import css from './comparison.module.css';

interface ComparisonProps {
  readonly before: NamedText;
  readonly after: NamedText;
  /** Where there is room for one text only, both are shown in one. */
  readonly narrow: boolean;
}

/** How much differs. What a change is about may stand several times in one stretch: these are not its places. */
export function differenceWords(count: number): string {
  if (count === 0) return 'The texts are the same.';
  return count === 1 ? 'One stretch of the text differs.' : `${count} stretches of the text differ.`;
}

/** Two texts compared: what is gone struck through, what is new underlined. What it needs is loaded when it is first shown. */
export function Comparison({ before, after, narrow }: ComparisonProps) {
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownComparison>();
  const [failed, setFailed] = useState(false);
  const [folded, setFolded] = useState(true);
  const { label: labelBefore, text: textBefore } = before;
  const { label: labelAfter, text: textAfter } = after;

  useEffect(() => {
    let ended = false;
    let current: ShownComparison | undefined;
    const show = async (): Promise<void> => {
      const { compareTexts } = await import('./compare-texts.ts');
      const element = host.current;
      if (ended || element === null) return;
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const [a, b] = [
        { label: labelBefore, text: textBefore },
        { label: labelAfter, text: textAfter },
      ];
      current = compareTexts(root, a, b, { beside: !narrow, folded });
      setShown(current);
    };
    show().catch(() => setFailed(true));
    return () => {
      ended = true;
      current?.destroy();
    };
  }, [labelBefore, textBefore, labelAfter, textAfter, narrow, folded]);

  return (
    <section className={css.comparison} aria-label={`${labelBefore} and ${labelAfter}, compared`}>
      <div className={css.bar}>
        <p role="status">
          {failed
            ? 'The comparison could not be loaded.'
            : shown
              ? differenceWords(shown.count)
              : 'Comparing …'}
        </p>
        <label>
          <input type="checkbox" checked={!folded} onChange={(event) => setFolded(!event.target.checked)} />
          Show the whole text
        </label>
        <button type="button" disabled={!shown?.count} onClick={() => shown?.go(-1)}>
          Previous
        </button>
        <button type="button" disabled={!shown?.count} onClick={() => shown?.go(1)}>
          Next
        </button>
      </div>
      {!narrow && (
        <div className={css.labels} aria-hidden="true">
          <span>{labelBefore}</span>
          <span>{labelAfter}</span>
        </div>
      )}
      <div ref={host} className={css.texts} />
    </section>
  );
}
