import type { Marker, Model } from '../model/model.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Input, Report } from './check.ts';
import { askedEach } from './gaps.ts';
import { askingOf } from './marker-question.ts';
import type { Asking } from './marker-words.ts';
import { inside } from './scope.ts';
import { untoldRows } from './untold-rows.ts';

/** What checks of markers read: the facts and the text of every point, and the introduction. */
export const markerInputs: readonly Input[] = [
  'outline',
  ...pointIds,
  ...pointIds.map((id) => `${id}-text` as const),
];

/** One thing that is not known, and the markers that say so. */
export interface MarkerGap {
  readonly text: string;
  /** What each marker stands for: the thing that lacks it, or what a thing lacks. */
  readonly lacks: readonly { readonly marker: Marker; readonly name: string }[];
  /** `alike`: the same is not shown of several things; `thing`: nothing is shown of one thing. */
  readonly is: 'one' | 'alike' | 'thing';
  /** Names the common cause of the gaps. */
  readonly cause?: string;
}

/** A marker with how one asks for it. */
interface Asked {
  readonly marker: Marker;
  readonly asking: Asking;
}

/** Markers that lack the same, as one gap where they are many. */
function alike(point: PointId | undefined, kind: string, each: readonly Asked[]): readonly MarkerGap[] {
  const cause = { cause: `${each[0]?.marker.is} ${point} ${kind}` };
  const many = each[0]?.asking.many;
  const lacks = each.map(({ marker, asking }) => ({ marker, name: asking.name ?? '' }));
  if (many && each.length > askedEach)
    return [{ text: many(lacks.map(({ name }) => name)), lacks, is: 'alike', ...cause }];
  return each.map(({ asking }, index) => ({
    text: asking.one,
    lacks: lacks.slice(index, index + 1),
    is: 'one',
    ...cause,
  }));
}

/** What markers of a point leave open: first of what nothing is shown, then what many lack, then one by one. */
function gapsIn(model: Model, point: PointId | undefined, markers: readonly Marker[]): readonly MarkerGap[] {
  const rows = point ? untoldRows(model, point, markers) : [];
  const things = rows.map(
    ({ text, lacks }): MarkerGap => ({
      text,
      lacks: lacks.map(({ marker, title }) => ({ marker, name: title })),
      is: 'thing',
    }),
  );
  const taken = new Set(things.flatMap(({ lacks }) => lacks.map(({ marker }) => marker)));
  const single: MarkerGap[] = [];
  const kinds = new Map<string, Asked[]>();
  for (const marker of markers) {
    if (taken.has(marker)) continue;
    const asking = askingOf(model, point, marker);
    const known = asking.kind === undefined ? undefined : kinds.get(asking.kind);
    if (asking.kind === undefined)
      single.push({ text: asking.one, lacks: [{ marker, name: '' }], is: 'one' });
    else if (known) known.push({ marker, asking });
    else kinds.set(asking.kind, [{ marker, asking }]);
  }
  return [...things, ...single, ...[...kinds].flatMap(([kind, each]) => alike(point, kind, each))];
}

/** What the markers of a kind leave open, by points. What is allowed in a cell is no part of what stands around it. */
export function markerGaps(model: Model, is: Marker['is'], check: string): readonly MarkerGap[] {
  return [undefined, ...pointIds].flatMap((point) => {
    const { markers, waivers } = point ? model.points[point] : model.introduction;
    const own = markers.filter((marker) => marker.is === is);
    const allowed = waivers.filter((waiver) => waiver.check === check);
    const isAllowed = ({ at }: Marker): boolean => allowed.some(({ scope }) => inside(at, scope));
    return [
      ...gapsIn(
        model,
        point,
        own.filter((marker) => !isAllowed(marker)),
      ),
      ...own.filter(isAllowed).flatMap((marker) => gapsIn(model, point, [marker])),
    ];
  });
}

/** The gaps that markers of a kind leave, as a check reports them. */
export function reportMarkers(model: Model, is: Marker['is'], check: string): readonly Report[] {
  return markerGaps(model, is, check).flatMap(({ text, lacks: [first, ...others], cause }) => {
    if (first === undefined) return [];
    const related = others.map(({ marker, name }) => ({ message: `“${name}”`, at: marker.at }));
    return [
      {
        at: first.marker.at,
        message: text,
        ...(related.length > 0 ? { related } : {}),
        ...(cause === undefined ? {} : { cause }),
      },
    ];
  });
}
