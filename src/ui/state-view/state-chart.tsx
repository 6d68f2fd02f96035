import type { DrawnPart, LifecycleView } from '../../engine/index.ts';
import { Pictures } from '../picture/pictures.tsx';
import type { Lead } from '../view/lead.tsx';
import { StateMatrix } from './state-matrix.tsx';

interface StateChartProps {
  readonly lifecycle: LifecycleView;
  /** Its chart, or those of its parts; none where there is nothing to draw. */
  readonly parts: readonly DrawnPart[];
  readonly lead: Lead;
}

/** A lifecycle as a chart and as a matrix. */
export function StateChart({ lifecycle, parts, lead }: StateChartProps) {
  return (
    <>
      <Pictures parts={parts} label={`States of ${lifecycle.name}`} lead={lead} />
      <StateMatrix lifecycle={lifecycle} lead={lead} />
    </>
  );
}
