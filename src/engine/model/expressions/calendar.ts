/** A day of the proleptic Gregorian calendar: days since 1970-01-01. */
export interface CalendarDate {
  readonly is: 'date';
  readonly day: number;
}

/** A time of day: nanoseconds since midnight. */
export interface ClockTime {
  readonly is: 'time';
  readonly nanoseconds: bigint;
}

/** A moment: nanoseconds since 1970-01-01T00:00:00Z. */
export interface Timestamp {
  readonly is: 'timestamp';
  readonly nanoseconds: bigint;
}

/** A length of time in nanoseconds. */
export interface Duration {
  readonly is: 'duration';
  readonly nanoseconds: bigint;
}

export const nanosecondsPerDay = 86_400_000_000_000n;
const second = 1_000_000_000n;

/** The days between which CEL's timestamps lie: 0001-01-01 and 9999-12-31. */
const firstDay = -719_162;
const lastDay = 2_932_896;

/** Days since 1970-01-01 of a civil date (Howard Hinnant, "chrono-compatible low-level date algorithms"). */
export function dayOf(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

/** Year, month (1 to 12) and day of the month of a day since 1970-01-01; the same source. */
export function civilOf(day: number): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const part = Math.floor((5 * ofYear + 2) / 153);
  const month = part < 10 ? part + 3 : part - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * part + 2) / 5) + 1,
  };
}

/** A date, or undefined where it lies outside the years 1 to 9999. */
export function makeDate(day: number): CalendarDate | undefined {
  return day >= firstDay && day <= lastDay ? { is: 'date', day } : undefined;
}

/** A moment, or undefined where it lies outside the years 1 to 9999. */
export function makeTimestamp(nanoseconds: bigint): Timestamp | undefined {
  const inside =
    nanoseconds >= BigInt(firstDay) * nanosecondsPerDay &&
    nanoseconds < BigInt(lastDay + 1) * nanosecondsPerDay;
  return inside ? { is: 'timestamp', nanoseconds } : undefined;
}

/** A duration, or undefined beyond ±10,000 years (315,576,000,000 s, as protobuf's Duration has it). */
export function makeDuration(nanoseconds: bigint): Duration | undefined {
  const most = 315_576_000_000n * second;
  return nanoseconds >= -most && nanoseconds <= most ? { is: 'duration', nanoseconds } : undefined;
}

/** The day on which a moment lies, in UTC. */
export function dayOfTimestamp(at: Timestamp): number {
  const { nanoseconds } = at;
  const whole = nanoseconds / nanosecondsPerDay;
  return Number(nanoseconds % nanosecondsPerDay < 0n ? whole - 1n : whole);
}

/** Nanoseconds since midnight of a moment, in UTC. */
export function timeOfDay(at: Timestamp): bigint {
  return at.nanoseconds - BigInt(dayOfTimestamp(at)) * nanosecondsPerDay;
}

/** Reads `2026-01-31`; undefined for anything else, 31 February too. */
export function readDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12) return undefined;
  const found = dayOf(year, month, day);
  const back = civilOf(found);
  return back.month === month && back.day === day ? makeDate(found) : undefined;
}

/** Reads `08:30` or `08:30:15.25`; undefined for anything else. */
export function readTime(text: string): ClockTime | undefined {
  const match = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(text);
  if (!match) return undefined;
  const [, hours = '', minutes = '', seconds = '0', part = ''] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const whole = (BigInt(hours) * 60n + BigInt(minutes)) * 60n + BigInt(seconds);
  return { is: 'time', nanoseconds: whole * second + BigInt(part.padEnd(9, '0')) };
}

/** Reads RFC 3339, such as `2026-01-31T08:30:00Z` or `…+02:00`; undefined for anything else. */
export function readTimestamp(text: string): Timestamp | undefined {
  const match =
    /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?:[Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))$/.exec(
      text,
    );
  if (!match) return undefined;
  const date = readDate(match[1] ?? '');
  const time = readTime(match[2] ?? '');
  if (!date || !time) return undefined;
  const offset = (BigInt(match[4] ?? 0) * 60n + BigInt(match[5] ?? 0)) * 60n * second;
  const local = BigInt(date.day) * nanosecondsPerDay + time.nanoseconds;
  return makeTimestamp(match[3] === '-' ? local + offset : local - offset);
}

const durationUnits: Readonly<Record<string, bigint>> = {
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  us: 1_000n,
  µs: 1_000n,
  ns: 1n,
};

/** Reads `24h`, `1h30m`, `-1.5s`, `0`, as CEL does; undefined for anything else. */
export function readDuration(text: string): Duration | undefined {
  const match = /^([+-]?)((?:\d{1,18}(?:\.\d{1,18})?(?:h|ms|m|s|us|µs|ns))+|0)$/.exec(text);
  if (!match) return undefined;
  let total = 0n;
  for (const [, whole = '0', part = '', unit = ''] of (match[2] ?? '').matchAll(
    /(\d+)(?:\.(\d+))?(ms|us|µs|ns|h|m|s)/g,
  )) {
    const size = durationUnits[unit] ?? 0n;
    total += BigInt(whole) * size + (BigInt(part || 0) * size) / 10n ** BigInt(part.length);
  }
  return makeDuration(match[1] === '-' ? -total : total);
}

const two = (value: number | bigint): string => value.toString().padStart(2, '0');

/** `2026-01-31`. */
export function dateText(date: CalendarDate): string {
  const { year, month, day } = civilOf(date.day);
  return `${year.toString().padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** `.25`, or nothing for whole seconds. */
function fraction(nanoseconds: bigint): string {
  const rest = nanoseconds % second;
  return rest === 0n ? '' : `.${rest.toString().padStart(9, '0').replace(/0+$/, '')}`;
}

/** `08:30:00`. */
export function timeText(nanoseconds: bigint): string {
  const seconds = nanoseconds / second;
  const clock = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map(two).join(':');
  return clock + fraction(nanoseconds);
}

/** `2026-01-31T08:30:00Z`. */
export function timestampText(at: Timestamp): string {
  return `${dateText({ is: 'date', day: dayOfTimestamp(at) })}T${timeText(timeOfDay(at))}Z`;
}

/** In seconds, as CEL prints it: `86400s`. */
export function durationText(duration: Duration): string {
  const { nanoseconds } = duration;
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  return `${nanoseconds < 0n ? '-' : ''}${size / second}${fraction(size)}s`;
}
