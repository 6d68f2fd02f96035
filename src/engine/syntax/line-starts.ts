import { greatest } from '../extremes.ts';

/** How a line begins that starts something of its own: `Key: …`, `Key — …`, `a → b`, `GET /path`, `Home /home; …`; no sentence ends before. */
export const startsAnew =
  /^(?:[A-Z]{3,7}\s+\/|[A-Z][\w &'-]{1,40}\s[`(]{0,2}\/[^\s;,]*(?:[;,:]\s|\s[–—(]|$)|(?:(?![.!?;]\s)[^\n]){1,60}?(?::\s|\s(?:[–—→←=]|->|<-)\s))/;

/** A line that is a title in bold type, perhaps with a remark in brackets behind it. */
export const boldTitle = /^\*\*(?<title>[^*\n]+(?<!\.))\*\*(?:[^\S\n]*\([^()\n]*\))?:?[^\S\n]*$/;

/** How a line begins that tells how something begins, and titles nothing: "starts as draft". */
export const tellsStart = /^(?:starts?|begins?|born|lands)\s/;

/** Characters that a line of running text has room for, at least. */
const WIDTH = 60;

/**
 * Whether lines end where their writer wanted and not where there was no more room: at most breaks the next word would
 * have fitted in, measured by the longest line; `share` tells how many of them.
 */
export function areOwnLines(lines: readonly string[], share = 0.8): boolean {
  const width = greatest(
    lines.map(({ length }) => length),
    WIDTH,
  );
  const breaks = lines.slice(1).filter((line, index) => {
    const next = /^\s*(\S+)/.exec(line)?.[1] ?? '';
    return (lines[index]?.trimEnd().length ?? 0) + 1 + next.length <= width;
  });
  if (lines.length < 2 || runsOn(lines)) return false;
  if (breaks.length >= (lines.length - 1) * share) return true;
  // Long names leave less room than there is: most lines begin something of their own.
  const anew = lines.filter(starts).length;
  if (anew === lines.length && anew > 2 && breaks.length > 0) return true;
  return breaks.length * 2 >= lines.length - 1 && anew >= lines.length * 0.6;
}

/** Whether sentences end within several lines and go on behind most of their ends: one long line leaves room in all others. */
function runsOn(lines: readonly string[]): boolean {
  const ending = lines.filter((line) => /[a-z)][.;]\s+[A-Z]/.test(line)).length;
  if (ending < 2) return false;
  const within = lines
    .slice(1)
    .filter((line, index) => /[a-z0-9]\s*$/i.test(lines[index] ?? '') && /^\s*[a-z]/.test(line));
  return within.length * 4 >= (lines.length - 1) * 3;
}

const starts = (line: string): boolean => startsAnew.test(line.trimStart());
