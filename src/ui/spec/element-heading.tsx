import type { ReactNode } from 'react';
import type { Element } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Anchor } from './anchor.tsx';
import { Prose } from './prose.tsx';
import type { Reading } from './reading.ts';
import css from './spec.module.css';
import { Findings, LineLink } from './table.tsx';

interface ElementHeadingProps {
  readonly reading: Reading;
  readonly element: Element & { readonly description: string };
  /** How the name is shown; the name itself when left out. */
  readonly title?: ReactNode;
  /** What kind of element it is, in a word or two. */
  readonly note?: string;
}

/** The heading of an element that has a table of its own, with its prose and what is found on the whole of it. */
export function ElementHeading({ reading, element, title, note = '' }: ElementHeadingProps) {
  const prose = reading.proseOf(element);
  return (
    <>
      <div className={css.element} id={reading.anchorOf(element)}>
        <h3>{title ?? element.name}</h3>
        {note !== '' && <span className={css.mark}>{note}</span>}
        <Anchor anchor={reading.anchorOf(element)} name={element.name} />
        <LineLink reading={reading} element={element} alone />
      </div>
      <Prose reading={reading} places={prose} />
      {prose.length === 0 && element.description !== '' && (
        <p className={css.description}>
          <Inline text={element.description} />
        </p>
      )}
      <Findings reading={reading} placed={reading.findingsOf(element)} />
    </>
  );
}

interface FactsProps {
  /** Labels with what is said; a fact that is null is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Facts that stand outside tables, one a line. */
export function Facts({ facts }: FactsProps) {
  const kept = facts.filter(([, value]) => value !== null);
  if (kept.length === 0) return null;
  return (
    <dl className={css.facts}>
      {kept.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
