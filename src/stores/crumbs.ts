import { computed } from 'nanostores';
import { $selection } from './selection.ts';
import { $summary } from './summary.ts';

/** One step of where the cursor is, with its place in the summarised text. */
interface Crumb {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const same = (a: readonly Crumb[], b: readonly Crumb[]): boolean =>
  a.length === b.length &&
  a.every(({ label, from }, index) => label === b[index]?.label && from === b[index]?.from);

let before: readonly Crumb[] = [];

/** The point at the cursor and the elements around it, from the outside in; the same list as long as it says the same. */
export const $crumbs = computed([$selection, $summary], ({ from }, summary): readonly Crumb[] => {
  const point = summary?.points.find((each) => each.from <= from && from < each.to);
  const around = (point?.elements ?? [])
    .filter((element) => element.name !== '' && element.from <= from && from <= element.to)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const crumbs = point
    ? [
        { label: `${point.number} ${point.title}`, from: point.from, to: point.from },
        ...around.map(({ name, nameFrom, nameTo }) => ({ label: name, from: nameFrom, to: nameTo })),
      ]
    : [];
  if (!same(before, crumbs)) before = crumbs;
  return before;
});
