import type { Marker, Model, PointText } from '../model/model.ts';
import { perElement } from '../model/tracking/per-element.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Input, Report } from './check.ts';
import { askedEach } from './gaps.ts';
import { askingOf } from './marker-question.ts';
import type { Asking } from './marker-words.ts';
import { saidNotShown, saidOpen } from './said-open.ts';
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

/** The checks that report what markers leave open, and what those markers say. */
const markerChecks = { 'document/not-shown': 'not-shown', 'document/open-question': 'open' } as const;

type MarkerCheck = keyof typeof markerChecks;

/** What a check reports of one text: its markers, and sentences that say the same. What is allowed in a cell is no part of what stands around it. */
function gapsInText(
  model: Model,
  point: PointId | undefined,
  { markers, waivers, blocks }: Model['introduction'],
  check: MarkerCheck,
): readonly MarkerGap[] {
  const is = markerChecks[check];
  const marked = markers.filter((marker) => marker.is === is);
  const said = (is === 'open' ? saidOpen : saidNotShown)(model).flatMap(([block, saying]) =>
    blocks.includes(block) ? saying : [],
  );
  // What holds a mark is asked for by the mark.
  const own = [...marked, ...said.filter(({ at }) => !markers.some((marker) => inside(marker.at, at)))];
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
}

/** What a check reports, text by text: that of a point, and what stands before the first. */
function gapsOf(check: MarkerCheck): (model: Model) => readonly MarkerGap[] {
  const before = perElement((model: Model, text: Model['introduction']) =>
    gapsInText(model, undefined, text, check),
  );
  const within = perElement((model: Model, text: PointText) => gapsInText(model, text.id, text, check));
  return (model) => [
    ...before(model, model.introduction),
    ...pointIds.flatMap((id) => within(model, model.points[id])),
  ];
}

/** What markers leave open, by the check that reports it. */
export const markerGaps: Readonly<Record<MarkerCheck, (model: Model) => readonly MarkerGap[]>> = {
  'document/not-shown': gapsOf('document/not-shown'),
  'document/open-question': gapsOf('document/open-question'),
};

/** The gaps that markers leave, as a check reports them. */
export function reportMarkers(model: Model, check: MarkerCheck): readonly Report[] {
  return markerGaps[check](model).flatMap(({ text, lacks: [first, ...others], cause }) => {
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
