import type { ReactNode } from 'react';
import type { Stated } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import css from './said.module.css';

/** Somebody looked, and the material does not show it. */
export function NotShown() {
  return <span className={css['not-shown']}>not shown</span>;
}

/** An open question, with the question where one is written. */
export function Open({ question }: { readonly question: string }) {
  return (
    <span className={css.open}>
      open question
      {question !== '' && (
        <>
          : <Inline text={question} />
        </>
      )}
    </span>
  );
}

/** It is known that there is none. */
export function None() {
  return <span className={css.none}>none</span>;
}

/** Nothing was said. */
export function Unstated() {
  return (
    <span className={css.unstated}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">nothing said</span>
    </span>
  );
}

/**
 * What a document says of one thing: the value by `children`, or which of the four ways it does not say it.
 * With `quiet`, an empty cell adds nothing and is left empty.
 */
export function said<T>(stated: Stated<T>, show: (value: T) => ReactNode, quiet = false): ReactNode {
  switch (stated.is) {
    case 'shown':
      return show(stated.value);
    case 'not-shown':
      return <NotShown />;
    case 'open':
      return <Open question={stated.question} />;
    case 'none':
      return <None />;
    case 'unstated':
      return quiet ? null : <Unstated />;
  }
}

/** Elements with a separator between them. */
export function joined(parts: readonly ReactNode[], separator = ', '): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
    <span key={index}>
      {index > 0 && separator}
      {part}
    </span>
  ));
}
