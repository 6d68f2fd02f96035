import { livenDrawing } from '../ui/drawing/liven.ts';
import { livenMatrix } from '../ui/permission-view/liven-matrix.ts';

/** Lets a part of a published page do what it can do with a script. */
export function livenPart(part: HTMLElement): void {
  if ('drawing' in part.dataset) livenDrawing(part);
  else livenMatrix(part);
}
