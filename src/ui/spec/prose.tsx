import type { Place } from '../../engine/index.ts';
import { Blocks } from '../text/blocks.tsx';
import type { Reading } from './reading.ts';
import css from './spec.module.css';
import { stretchesOf } from './stretches.ts';

interface ProseProps {
  readonly reading: Reading;
  /** Stretches of prose, as the model keeps them. */
  readonly places: readonly Place[];
}

/** Prose of a document as it is written there, in the order of the text. */
export function Prose({ reading, places }: ProseProps) {
  const stretches = stretchesOf(reading.text, places);
  if (stretches.length === 0) return null;
  return (
    <div className={css.prose}>
      {stretches.map(({ from, to }) => (
        <Blocks key={from} text={reading.text.slice(from, to)} />
      ))}
    </div>
  );
}
