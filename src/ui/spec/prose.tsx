import type { Place } from '../../engine/index.ts';
import { pointIds } from '../../engine/index.ts';
import { Blocks } from '../text/blocks.tsx';
import type { Reading } from './reading.ts';
import css from './spec.module.css';

interface ProseProps {
  readonly reading: Reading;
  /** The stretch of the document whose prose is shown. */
  readonly within: Place;
  /** Stretches of it whose prose stands elsewhere: the elements of a point. */
  readonly without?: readonly Place[];
}

const inside = (inner: Place, outer: Place): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** Prose of a document, in the order of the text. What a fact was read from is shown as that fact. */
export function Prose({ reading, within, without = [] }: ProseProps) {
  const texts = pointIds
    .flatMap((id) => reading.model.points[id].prose)
    .filter(({ at }) => inside(at, within) && !without.some((place) => inside(at, place)))
    .sort((one, other) => one.at.from - other.at.from);
  if (texts.length === 0) return null;
  return (
    <div className={css.prose}>
      {texts.map(({ text, at }) => (
        <Blocks key={at.from} text={text} />
      ))}
    </div>
  );
}
