import type { Model, PointHeading } from '../model/model.ts';
import { isSameList } from '../model/tracking/lists.ts';
import { settled } from '../model/tracking/per-element.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Input } from './check.ts';
import { isSure } from './point-headings.ts';
import { speakingOf } from './point-signs.ts';
import { type Telling, tellingOf } from './telling.ts';

/** What `untoldOf` looks at. */
export const untoldInputs: readonly Input[] = [
  'outline',
  ...pointIds,
  ...pointIds.map((id): Input => `${id}-text`),
];

/** What a document does not tell, and how it is divided. */
export interface Untold {
  /** Points without a heading of which nothing stands elsewhere either. */
  readonly missing: readonly PointId[];
  /** Those that are asked for one by one, each as a gap. */
  readonly asked: readonly PointId[];
  /** Those of which the text may tell what was not read, or which nobody expects of it: a chapter tells few points. */
  readonly doubtful: readonly PointId[];
  /** Whether it has the nine headings, and no sections of its own. */
  readonly isNine: boolean;
  readonly telling: Telling;
}

/** Whether there is text, and none of its headings opens a point. */
function hasNoPoints(model: Model): boolean {
  if (model.order.length > 0) return false;
  const { prose, unread } = model.introduction.characters;
  return prose + unread > 0;
}

/** Headings as deep as this stand among sections of another kind: there a fix adds points that those do not tell. */
const DEEP = 4;

/** Whether no heading above those is one of the nine as they are written: the document is divided in a way of its own. */
function isInOwnWay(model: Model): boolean {
  const isAdded = (id: PointId, { at }: PointHeading): boolean =>
    model.points[id].blocks.some(
      (block) => block.kind === 'heading' && block.from === at.from && block.level >= DEEP,
    );
  return (
    model.order.length > 0 &&
    pointIds.every(
      (id) => !model.points[id].headings.some((heading) => isSure(id, heading) && !isAdded(id, heading)),
    )
  );
}

const hasNine: (model: Model) => boolean = settled(
  (model) => !hasNoPoints(model) && !isInOwnWay(model),
  (one, other) => one === other,
);

/** A document that tells so many points at most is a part of a specification, or about something else. */
const FEW = 2;

/** A text of a title and a paragraph is one that somebody begins to write: it needs each of the nine. */
const BEGUN = 2;

function isBegun({ order, introduction: { blocks } }: Model): boolean {
  return (
    order.length === 0 &&
    blocks.length <= BEGUN &&
    blocks.every(({ kind }) => kind === 'heading' || kind === 'paragraph')
  );
}

/** Whether something is said before the first point: most texts begin with what they are about. */
const isIntroduced = ({ introduction }: Model): boolean =>
  introduction.blocks.some(({ kind }) => kind === 'paragraph');

/** Whether something of a point is told under the headings of others, or under none. */
function isTold({ points: told }: Model, id: PointId): boolean {
  return told[id].shown === 'shown' || told[id].shown === 'partly';
}

/** Whether a document has sections of its own, and few that open a point: it is a chapter, or about something else. */
export const isPartial = (model: Model): boolean =>
  !hasNine(model) && pointIds.filter((id) => model.points[id].headings.length > 0).length <= FEW;

const nothingTold: Telling = { spoken: new Map(), none: new Map(), lines: [] };

/**
 * The points that a document does not tell. One with the nine headings, or that is only begun, is asked for each. One in
 * sections of its own says "none" in its own words, and may speak of a point in a way that is not read: it is asked
 * only for those of which no word of it speaks.
 */
function findUntold(model: Model): Untold {
  const missing = pointIds.filter((id) => model.points[id].headings.length === 0 && !isTold(model, id));
  const isNine = hasNine(model);
  if (missing.length === 0) return { missing, asked: [], doubtful: [], isNine, telling: nothingTold };
  const telling = tellingOf(model, missing, isNine);
  if (isNine) return { missing, asked: missing, doubtful: [], isNine, telling };
  const open = missing.filter((id) => !telling.none.has(id));
  if (missing.length === pointIds.length && isBegun(model))
    return { missing, asked: open, doubtful: [], isNine, telling };
  if (pointIds.length - missing.length <= FEW) return { missing, asked: [], doubtful: open, isNine, telling };
  const spoken = speakingOf(model, open);
  const doubtful = open.filter(
    (id) =>
      spoken.has(id) ||
      (telling.spoken.get(id) ?? []).length > 0 ||
      (id === 'product' && isIntroduced(model)),
  );
  return { missing, asked: open.filter((id) => !doubtful.includes(id)), doubtful, isNine, telling };
}

const arePlaces = (
  one: ReadonlyMap<PointId, readonly Place[]>,
  other: ReadonlyMap<PointId, readonly Place[]>,
): boolean =>
  one.size === other.size && [...one].every(([id, places]) => isSameList(places, other.get(id) ?? []));

function isSameUntold(one: Untold, other: Untold): boolean {
  const [told, before] = [one.telling, other.telling];
  return (
    one.isNine === other.isNine &&
    isSameList(one.missing, other.missing) &&
    isSameList(one.asked, other.asked) &&
    isSameList(one.doubtful, other.doubtful) &&
    arePlaces(told.spoken, before.spoken) &&
    isSameList([...told.none.values()], [...before.none.values()]) &&
    isSameList([...told.none.keys()], [...before.none.keys()]) &&
    isSameList(told.lines, before.lines)
  );
}

/** What a document does not tell. */
export const untoldOf: (model: Model) => Untold = settled(findUntold, isSameUntold);
