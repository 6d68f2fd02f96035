import { computed } from 'nanostores';
import { partsAround } from '../engine/editor.ts';
import type { PointSummary } from '../engine/summary.ts';
import { $selection, pointAt } from './selection.ts';
import { $summary, inSummary } from './summary.ts';

/** One step of where the cursor is, with its place in the summarised text. */
interface Crumb {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const isSame = (a: Crumb, b: Crumb | undefined): boolean => a.label === b?.label && a.from === b.from;

const same = (a: readonly Crumb[], b: readonly Crumb[]): boolean =>
  a.length === b.length && a.every((crumb, index) => isSame(crumb, b[index]));

let before: readonly Crumb[] = [];

/** The point at the cursor and what is around it there, from the outside in; the same list as long as it says the same. */
export const $crumbs = computed([$selection, $summary], ({ from }, summary): readonly Crumb[] => {
  const crumbs = crumbsAt(summary?.points ?? [], inSummary(from));
  if (!same(before, crumbs)) before = crumbs;
  return before;
});

/** The way to an offset of the summarised text: its point, the elements around it, and their parts around it. */
function crumbsAt(points: readonly PointSummary[], offset: number): readonly Crumb[] {
  const point = pointAt(points, offset);
  if (!point) return [];
  const around = [
    ...point.elements.map((each) => ({ ...each, label: each.name })),
    ...partsAround(point.parts, offset),
  ]
    .filter(({ label, from, to }) => label !== '' && from <= offset && offset <= to)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ label, nameFrom, nameTo }) => ({ label, from: nameFrom, to: nameTo }));
  const first = { label: `${point.number} ${point.title}`, from: point.from, to: point.from };
  return [first, ...around.filter((each, index) => !isSame(each, around[index - 1]))];
}
