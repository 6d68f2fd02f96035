/** A set of UTF-16 code units: ranges in ascending order that do not touch, each with its first and its last. */
export type CodeUnits = readonly (readonly [first: number, last: number])[];

const LAST = 0xffff;

/** The set that is written as `30-39 b2 b3`, in hexadecimal. */
export function unitsOf(written: string): CodeUnits {
  return union(
    written.split(' ').map((range) => {
      const [first = '', last = first] = range.split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  );
}

/** Every second code unit of a stretch: where capitals and small letters take turns. */
export function everySecond(first: number, last: number): CodeUnits {
  return Array.from({ length: (last - first) / 2 + 1 }, (_, at) => [first + 2 * at, first + 2 * at] as const);
}

/** What is in any of some ranges. */
export function union(ranges: CodeUnits): CodeUnits {
  const joined: [number, number][] = [];
  for (const [first, last] of [...ranges].sort(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** What up to `last` is not in a set. */
export function complement(units: CodeUnits, last = LAST): CodeUnits {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [first, end] of units) {
    if (first > next) gaps.push([next, first - 1]);
    next = end + 1;
  }
  if (next <= last) gaps.push([next, last]);
  return gaps;
}

const escaped = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
/** A code unit as a class may hold it: as itself where it cannot be taken for anything else. */
const asMember = (unit: number): string =>
  unit < 0xa1 || (unit >= 0xd800 && unit < 0xe000) ? escaped(unit) : String.fromCharCode(unit);

/** A set as what stands between the brackets of a character class. */
export const listed = (units: CodeUnits): string =>
  units
    .map(([first, last]) => (first === last ? asMember(first) : `${asMember(first)}-${asMember(last)}`))
    .join('');
