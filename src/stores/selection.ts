import { atom, computed } from 'nanostores';
import type { Place, PointId } from '../engine/index.ts';
import type { FindingSummary, PointSummary } from '../engine/summary.ts';
import { $document } from './document.ts';
import { placeSince } from './edits.ts';
import { $findings } from './findings.ts';
import { showPane } from './pane.ts';
import { placeIn } from './place.ts';
import { $summary, inSummary, placeNow } from './summary.ts';

/** What is chosen, in offsets of the open text. Every choice is a new object, also of the same place. */
export interface Selection extends Place {
  /** Where it was chosen: the editor shows what others chose, and others follow the editor. */
  readonly by: 'editor' | 'outline' | 'findings' | 'views';
  /** The finding that was chosen itself, not merely a place. */
  readonly finding?: string;
  /** Whether it was chosen to be written in. */
  readonly writing?: true;
}

/** What is chosen in every view. */
export const $selection = atom<Selection>({ from: 0, to: 0, by: 'editor' });

/** What the selection means in each view. */
export interface Chosen {
  readonly point: PointId | undefined;
  /** The place of the element in its point's list. */
  readonly element: number | undefined;
  readonly finding: string | undefined;
}

const covers = (place: Place, at: number): boolean => place.from <= at && at <= place.to;

/** The smallest of the places that cover an offset; the first among equals. */
function smallest<T extends Place>(places: readonly T[], at: number): T | undefined {
  let best: T | undefined;
  for (const place of places) {
    if (covers(place, at) && (best === undefined || place.to - place.from < best.to - best.from))
      best = place;
  }
  return best;
}

/** The point at an offset of a summarised text; at its end the one that ends there. */
export function pointAt(points: readonly PointSummary[], at: number): PointSummary | undefined {
  return (
    points.find(({ stretches }) => stretches.some(({ from, to }) => from <= at && at < to)) ??
    points.find(({ stretches }) => stretches.some(({ to }) => to === at))
  );
}

/** What lies at an offset of a summarised text. */
export function lookUp(
  points: readonly PointSummary[],
  findings: readonly FindingSummary[],
  { from, finding }: Pick<Selection, 'from' | 'finding'>,
): Chosen {
  const point = pointAt(points, from);
  const element = point === undefined ? undefined : smallest(point.elements, from);
  const visible = findings.filter((candidate) => candidate.to > candidate.from);
  const known = findings.find(({ key }) => key === finding) ?? smallest(visible, from);
  return {
    point: point?.id,
    element: element && point?.elements.indexOf(element),
    finding: known?.key,
  };
}

let before: Chosen = { point: undefined, element: undefined, finding: undefined };

/** Point, element and finding at the selection; the same object as long as they stay. */
export const $chosen = computed([$selection, $summary, $findings], (selection, summary, findings): Chosen => {
  const at = { ...selection, from: inSummary(selection.from) };
  const chosen = lookUp(summary?.points ?? [], findings, at);
  const { point, element, finding } = before;
  if (point !== chosen.point || element !== chosen.element || finding !== chosen.finding) before = chosen;
  return before;
});

/** The cursor was moved in the editor. */
export function moveCursor(from: number, to: number): void {
  const before = $selection.get();
  if (before.by === 'editor' && before.from === from && before.to === to) return;
  $selection.set({ from, to, by: 'editor' });
}

/**
 * Chooses a place in the offsets of a version of the text, and shows it; nothing where that is a version of another
 * document. What is on the page may be of an older text than the newest summary: it is drawn when there is time.
 */
export function choosePlace(
  place: Place,
  { by, version }: { readonly by: 'outline' | 'findings' | 'views'; readonly version: number | undefined },
): void {
  const now = version === undefined ? undefined : placeSince(place, version);
  if (now === undefined) return;
  $selection.set({ ...now, by });
  showPane('text');
}

/** Chooses a place of the text as it is that is about to be written in, and shows it. */
export function writeAt({ from, to }: Place): void {
  $selection.set({ from, to, by: 'outline', writing: true });
  showPane('text');
}

/** Chooses a finding, and shows it in the text; nothing where there is none with that key. */
export function chooseFinding(key: string): void {
  const finding = $findings.get().find((candidate) => candidate.key === key);
  if (finding === undefined) return;
  $selection.set({ ...placeNow(finding), by: 'findings', finding: key });
  showPane('text');
}

/** Chooses the second place that a finding speaks of, and shows it in the text. */
export function chooseRelated(key: string, index: number): void {
  const place = $findings.get().find((candidate) => candidate.key === key)?.related[index];
  if (place) choosePlace(place, { by: 'findings', version: $summary.get()?.version });
}

/**
 * Chooses the finding after (1) or before (−1) the selection in the order of the text, around the end; nothing
 * when there is none.
 */
export function stepFinding(
  direction: 1 | -1,
  findings: readonly FindingSummary[],
): FindingSummary | undefined {
  const { from, finding } = $selection.get();
  const ordered = findings.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const current = ordered.findIndex(({ key }) => key === finding);
  const after = ordered.findIndex((candidate) => placeNow(candidate).from > from);
  const before = ordered.findLastIndex((candidate) => placeNow(candidate).from < from);
  const found = direction === 1 ? after : before;
  const index = current >= 0 ? current + direction : found;
  const next = ordered.at(
    index < 0 && current < 0 ? (direction === 1 ? 0 : -1) : index % Math.max(1, ordered.length),
  );
  if (next) chooseFinding(next.key);
  return next;
}

/** Another document is open: what is chosen is where the visitor left it. */
$document.listen((document, before) => {
  if (document === undefined || document.id === before?.id) return;
  const from = Math.min(placeIn(document.id)?.cursor ?? 0, document.text.length);
  $selection.set({ from, to: from, by: 'editor' });
});

/** The selection moves along with edits of the text; where both are the editor's own, it tells them together. */
$document.listen((document, before) => {
  if (document?.last === undefined || document.last.from !== before?.version) return;
  const { from, to, by, finding } = $selection.get();
  const { changes, inEditor } = document.last;
  if ((by === 'editor' && inEditor) || to > changes.length) return;
  // A cursor that the editor has told of stays before what is put there, as it does in the editor.
  const isCursor = by === 'editor' && from === to;
  const moved = { from: changes.mapPos(from, isCursor ? -1 : 1), to: changes.mapPos(to, -1) };
  $selection.set({
    from: moved.from,
    to: Math.max(moved.from, moved.to),
    by: 'editor',
    ...(finding ? { finding } : {}),
  });
});
