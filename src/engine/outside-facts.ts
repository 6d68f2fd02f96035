import { pointAt } from './model/derived/stretches.ts';
import type { Place } from './place.ts';
import type { Specification } from './specification.ts';

/**
 * The stretches of points 2 to 9 that became no fact, in order: running text, and tables, lists and fences that were not
 * read. Blanks at their ends are left out. Point 1 is told in running text, so that nothing of it is named.
 */
export function outsideFacts(specification: Specification): readonly Place[] {
  const { text, model } = specification;
  const found: { from: number; to: number }[] = [];
  for (const { from, to, as } of specification.segments()) {
    if (as === 'fact' || (pointAt(model, from) ?? 'product') === 'product') continue;
    const whole = text.slice(from, to);
    const words = whole.trim();
    if (words === '') continue;
    const start = from + whole.indexOf(words);
    const last = found.at(-1);
    // One sentence behind another is one stretch.
    if (last && text.slice(last.to, start).trim() === '' && !/\n\s*\n/.test(text.slice(last.to, start)))
      last.to = start + words.length;
    else found.push({ from: start, to: start + words.length });
  }
  return found;
}
