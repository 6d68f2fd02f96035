import type { Drawing as DrawingData, LifecycleView } from '../../engine/index.ts';
import { Picture } from '../picture/picture.tsx';
import type { Lead } from '../view/lead.tsx';
import { StateMatrix } from './state-matrix.tsx';

interface StateChartProps {
  readonly lifecycle: LifecycleView;
  /** Its chart; absent where there is nothing to draw. */
  readonly drawing: DrawingData | undefined;
  readonly lead: Lead;
}

/** A lifecycle as a chart and as a matrix. */
export function StateChart({ lifecycle, drawing, lead }: StateChartProps) {
  return (
    <>
      {drawing && drawing.nodes.length > 0 && (
        <Picture drawing={drawing} label={`States of ${lifecycle.name}`} lead={lead} />
      )}
      <StateMatrix lifecycle={lifecycle} lead={lead} />
    </>
  );
}
