type Parts = Intl.DateTimeFormatOptions;

const today: Parts = { hour: '2-digit', minute: '2-digit' };
const thisYear: Parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
const earlier: Parts = { day: 'numeric', month: 'short', year: 'numeric' };

/** Each takes up to 20 ms to make: none is made before there is a moment to tell. */
const formats = new Map<Parts, Intl.DateTimeFormat>();

function formatOf(parts: Parts): Intl.DateTimeFormat {
  const format = formats.get(parts) ?? new Intl.DateTimeFormat('en-GB', parts);
  formats.set(parts, format);
  return format;
}

/** A moment in words, as short as it can be on the day of `now`; both in milliseconds since 1970. */
export function timeOf(at: number, now: number = Date.now()): string {
  const [then, day] = [new Date(at), new Date(now)];
  const isToday = then.toDateString() === day.toDateString();
  return formatOf(isToday ? today : then.getFullYear() === day.getFullYear() ? thisYear : earlier).format(
    then,
  );
}

/** A number of bytes in words. */
export function bytesOf(bytes: number): string {
  const [unit, size] =
    bytes < 1_000_000 ? ['kB', 1_000] : bytes < 1_000_000_000 ? ['MB', 1_000_000] : ['GB', 1e9];
  const number = bytes / (size as number);
  return `${number < 10 && number > 0 ? Math.max(0.1, number).toFixed(1) : Math.round(number).toLocaleString('en')} ${unit}`;
}

/** A number of characters in words. */
export const charactersOf = (count: number): string =>
  count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`;
