const today = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const thisYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const earlier = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment in words, as short as it can be on the day of `now`; both in milliseconds since 1970. */
export function timeOf(at: number, now: number = Date.now()): string {
  const [then, day] = [new Date(at), new Date(now)];
  if (then.toDateString() === day.toDateString()) return today.format(then);
  return (then.getFullYear() === day.getFullYear() ? thisYear : earlier).format(then);
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
