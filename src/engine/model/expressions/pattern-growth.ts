import { isSafePattern } from 'redos-detector';
import { limits } from '../../limits.ts';
import { checkPattern } from './patterns.ts';

/** How often an engine may try again before the pattern counts as one that grows: more than a repetition or two. */
const tries = 200;

/** What RE2 writes otherwise than JavaScript, whose grammar the analysis reads. */
function inJavaScript(
  pattern: string,
): { readonly source: string; readonly caseInsensitive: boolean } | undefined {
  const flags = /^\(\?([ims]+)\)/.exec(pattern);
  const source = pattern
    .slice(flags?.[0].length ?? 0)
    .replaceAll('(?P<', '(?<')
    .replace(/^\\A/, '^')
    .replace(/\\z$/, '$');
  // Classes by name, quotations and flags in the middle have no counterpart.
  if (/\[\[:|\\[pPQCzA]|\(\?[a-zA-Z^-]+[:)]/.test(source)) return undefined;
  return { source, caseInsensitive: flags?.[1]?.includes('i') ?? false };
}

const known = new Map<string, boolean>();
const most = 500;

/**
 * Whether an engine that tries again (those of JavaScript, Java, Python, .NET) takes more than linear time on some
 * texts. RE2 itself never does. False also where the analysis does not come to an end within its steps, and
 * for what RE2 refuses.
 */
export function growsFast(pattern: string): boolean {
  const found = known.get(pattern);
  if (found !== undefined) return found;
  if (known.size >= most) known.clear();
  const grows = decide(pattern);
  known.set(pattern, grows);
  return grows;
}

function decide(pattern: string): boolean {
  // Without an unbounded repetition there is nothing that grows.
  if (!/[*+]|\{\d+,\}/.test(pattern) || checkPattern(pattern)) return false;
  const written = inJavaScript(pattern);
  if (!written) return false;
  try {
    const { source, caseInsensitive } = written;
    const { error } = isSafePattern(source, {
      caseInsensitive,
      maxScore: tries,
      maxSteps: limits.patternSteps,
    });
    return error === 'hitMaxScore';
  } catch {
    return false;
  }
}
