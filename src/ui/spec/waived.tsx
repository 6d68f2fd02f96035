import type { Specification } from '../../engine/index.ts';
import { checkPath } from '../site/site-path.ts';
import { Inline } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import css from './spec.module.css';

interface WaivedProps {
  readonly reading: Reading;
  readonly waived: Specification['waived'];
}

/** What the checks found and the author allows, each with the reason given. */
export function Waived({ reading, waived }: WaivedProps) {
  if (waived.length === 0) return null;
  return (
    <section className={css.point} id="waived" aria-labelledby="waived-title">
      <h2 id="waived-title" className={css.title}>
        Waived by the author
      </h2>
      <ul className={css.invariants}>
        {waived.map(({ finding, waiver }) => (
          <li key={`${finding.check} ${finding.at.from}`}>
            <Inline text={finding.message} /> Waived
            {waiver.reason === '' ? ' without a reason' : <> because {waiver.reason}</>}.{' '}
            <span className={css.mark}>
              <a href={reading.sourceOf(waiver.at)}>line {reading.lineOf(waiver.at)}</a>,{' '}
              <a href={checkPath(finding.check)}>{finding.check}</a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
