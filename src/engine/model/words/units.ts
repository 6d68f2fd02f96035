/** What a unit measures. `entries` stands for anything that is counted. */
export type Measure = 'characters' | 'time' | 'size' | 'share';

/** A unit Ninefold knows: what it measures, and how many of the smallest unit of that measure it is. */
export interface Unit {
  readonly measures: Measure;
  /** Milliseconds, bytes, hundredths of a percent, characters. Months and years have none: they vary. */
  readonly size?: number;
}

const second = 1_000;
const [minute, hour, day] = [60 * second, 3_600 * second, 86_400 * second];

/** By the singular, lower case, save for the sizes, whose prefixes tell by case (IEC 80000-13: Ki is 1024). */
const known: Readonly<Record<string, Unit>> = {
  character: { measures: 'characters', size: 1 },
  char: { measures: 'characters', size: 1 },
  letter: { measures: 'characters', size: 1 },
  ms: { measures: 'time', size: 1 },
  millisecond: { measures: 'time', size: 1 },
  s: { measures: 'time', size: second },
  sec: { measures: 'time', size: second },
  second: { measures: 'time', size: second },
  min: { measures: 'time', size: minute },
  minute: { measures: 'time', size: minute },
  h: { measures: 'time', size: hour },
  hour: { measures: 'time', size: hour },
  day: { measures: 'time', size: day },
  week: { measures: 'time', size: 7 * day },
  month: { measures: 'time' },
  year: { measures: 'time' },
  byte: { measures: 'size', size: 1 },
  kilobyte: { measures: 'size', size: 1e3 },
  megabyte: { measures: 'size', size: 1e6 },
  gigabyte: { measures: 'size', size: 1e9 },
  '%': { measures: 'share', size: 100 },
  percent: { measures: 'share', size: 100 },
};

const sizes: Readonly<Record<string, number>> = {
  B: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
  TiB: 1024 ** 4,
};

/** The unit that a text names, undefined for a unit Ninefold does not know ("articles", "KB", "per hour"). */
export function unitOf(text: string): Unit | undefined {
  const trimmed = text.trim();
  if (Object.hasOwn(sizes, trimmed)) return { measures: 'size', size: sizes[trimmed] ?? 1 };
  const word = trimmed.toLowerCase();
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  const name = [word, singular].find((each) => Object.hasOwn(known, each));
  return name === undefined ? undefined : known[name];
}

/** Whether somebody must say first whether a unit is 1000 or 1024 bytes. */
export function isDoubtfulSize(unit: string): boolean {
  return /^kb$/i.test(unit.trim()) && unit.trim() !== 'kB';
}

/** Whether two units cannot both be right for one amount. Only what Ninefold knows can differ. */
export function unitsDiffer(left: string, right: string): boolean {
  const [a, b] = [unitOf(left), unitOf(right)];
  if (a === undefined || b === undefined) return false;
  return a.measures !== b.measures || a.size !== b.size;
}

/** Whether two units are the same: by what they measure where both are known, otherwise by the word. */
export function sameUnit(left: string, right: string): boolean {
  const [a, b] = [unitOf(left), unitOf(right)];
  if (a !== undefined && b !== undefined && a.size !== undefined)
    return a.measures === b.measures && a.size === b.size;
  const bare = (text: string): string => text.trim().toLowerCase().replace(/s$/, '');
  return bare(left) === bare(right);
}

/** What a unit measures, also where it leaves open how much it is (`KB`); undefined for a unit Ninefold does not know. */
export function measureOf(unit: string): Measure | undefined {
  return isDoubtfulSize(unit) ? 'size' : unitOf(unit)?.measures;
}

/** Whether amounts of two units can be held against each other: of one measure, or the same word. */
export function isOneMeasure(left: string, right: string): boolean {
  const [a, b] = [measureOf(left), measureOf(right)];
  return a === undefined || b === undefined ? sameUnit(left, right) : a === b;
}
