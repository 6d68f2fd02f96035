import { isSafePattern } from 'redos-detector';
import { limits } from '../../limits.ts';
import { checkPattern } from './patterns.ts';

/** How often an engine may try again before the pattern counts as one that grows: more than a repetition or two. */
const tries = 50;

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

/** How the time grows with the length of the text: `manifold` by a power of it, `explosively` faster than any. */
export type Growth = 'manifold' | 'explosively';

const known = new Map<string, Growth | 'linear'>();
const most = 500;

/**
 * Whether an engine that tries again (those of JavaScript, Java, Python, .NET) takes more than linear time on some
 * texts. RE2 itself never does. Undefined also where the analysis does not come to an end within its steps, and
 * for what RE2 refuses.
 */
export function growthOf(pattern: string): Growth | undefined {
  const found = known.get(pattern) ?? decide(pattern);
  if (known.size >= most) known.clear();
  known.set(pattern, found);
  return found === 'linear' ? undefined : found;
}

/** A repetition without an end inside a repetition without an end: only these explode. */
const nested = /(?:[*+]|\{\d+,\})\??[^()]*\)(?:[*+]|\{\d+,\})/;

function decide(pattern: string): Growth | 'linear' {
  // Without an unbounded repetition there is nothing that grows.
  if (!/[*+]|\{\d+,\}/.test(pattern) || checkPattern(pattern)) return 'linear';
  const written = inJavaScript(pattern);
  if (!written) return 'linear';
  try {
    const { source, caseInsensitive } = written;
    const { error } = isSafePattern(source, {
      caseInsensitive,
      maxScore: tries,
      maxSteps: limits.patternSteps,
    });
    if (error !== 'hitMaxScore') return 'linear';
    return nested.test(source) ? 'explosively' : 'manifold';
  } catch {
    return 'linear';
  }
}
