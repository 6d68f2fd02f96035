import { Span } from '../../place.ts';
import type { FenceBlock, Inline } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { Reach } from './context.ts';

/** Lines in which nothing is said for itself: they open, close or part what others say, or name the kind of a diagram. */
const structural = [
  // Brackets, rules, and what draws a frame.
  wording`^[^\p{L}\p{N}]*$`,
  // What opens a block: its name is that of what stands in it.
  /[{[(:]\s*(?:(?:\/\/|#|--)\s.*)?$/,
  // A comment for itself.
  /^(?:\/\/|#|--(?!>)|;|%%|<!--|"""|''')/,
  // What a diagram is, how it is laid out, and where a part of it ends.
  /^(?:stateDiagram|erDiagram|classDiagram|sequenceDiagram|flowchart|graph|direction|autonumber|hide|skinparam|@(?:start|end)uml|end)\b[\w\s-]*$/,
  // A tag by itself, what is said of the declaration below it, and what a declaration is closed with.
  /^(?:<\/?[\w.]*>|@\w+(?:\([^)]*\))?|[}\])]+\s*as const;?|export default \w+;?)$/,
  // What a programme takes from elsewhere, and the dialect it is written in.
  /^(?:(?:import|from|using|package|namespace|syntax|require|include)\b[^:]*;?$|<\?php|#!)/,
];

/** A comment over several lines. */
const remark = /\/\*[\s\S]*?\*\//g;

/** Where facts stand among what hangs on the anchor of a run of text. */
function placesOf(facts: readonly unknown[], { at: { anchor } }: Inline): readonly Span[] {
  const found: Span[] = [];
  const seen = new Set<object>();
  const visit = (each: unknown): void => {
    // What an element reaches over is more than what it was read from.
    if (typeof each !== 'object' || each === null || each instanceof Reach || seen.has(each)) return;
    seen.add(each);
    if (!(each instanceof Span)) for (const value of Object.values(each)) visit(value);
    else if (each.anchor === anchor) found.push(each);
  };
  for (const fact of facts) visit(fact);
  return found.sort((one, other) => one.start - other.start);
}

/**
 * The stretches of a fence in which none of its facts stands: whole lines, those that follow one another as one. Lines
 * that only open, close or part what others say, blank ones and comments are in none.
 */
export function unreadLines(
  { code }: Pick<FenceBlock, 'code'>,
  facts: readonly unknown[],
): readonly { readonly text: Inline; readonly lines: number }[] {
  const bare = code.source.replace(remark, (words) => words.replace(/[^\n]/g, ' '));
  const places = placesOf(facts, code);
  const found: { text: Inline; lines: number }[] = [];
  let [next, reached, from, lines] = [0, 0, 0, 0];
  const close = (to: number): void => {
    if (lines > 0) found.push({ text: slice(code, from, to), lines });
    lines = 0;
  };
  for (const line of linesOf({ source: bare, at: code.at })) {
    const { start, end } = line.at;
    for (let place = places[next]; place && place.start < end; place = places[++next])
      reached = Math.max(reached, place.end);
    const isRead = reached > start || structural.some((form) => form.test(line.source));
    if (isRead) close(start - code.at.start);
    else if (lines++ === 0) from = start - code.at.start;
  }
  close(code.source.length);
  return found;
}

/** Why some lines of a fence are unread that gave facts in others. */
export const whyUnreadLines = (lines: number): string =>
  lines === 1 ? 'this line of the fence gave no fact' : `these ${lines} lines of the fence gave no fact`;
