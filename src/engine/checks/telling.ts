import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { HeadingBlock } from '../syntax/block.ts';
import { linesAsTitles } from './blocks-under.ts';
import { spokenOf } from './spoken-of.ts';
import { toldNone } from './told-none.ts';

/** What a document tells of points that no section of it was read as. */
export interface Telling {
  /** Places that seem to speak of a point, up to a few of each, in the order of the text. */
  readonly spoken: ReadonlyMap<PointId, readonly Place[]>;
  /** The place that says that there is nothing of a point. */
  readonly none: ReadonlyMap<PointId, Place>;
  /** Lines that look like titles, and are none. */
  readonly lines: readonly HeadingBlock[];
}

/** What a document tells of some points; where it has the nine headings, only what it says that there is not. */
export function tellingOf(model: Model, ids: readonly PointId[], isNine: boolean): Telling {
  const none = new Map([...toldNone(model)].filter(([id]) => ids.includes(id)));
  if (isNine) return { spoken: new Map(), none, lines: [] };
  const left = ids.filter((id) => !none.has(id));
  return { spoken: spokenOf(model, left), none, lines: [...linesAsTitles(model).values()] };
}
