import { RE2JS } from '@bufbuild/re2';
import { complement } from '../../../syntax/code-units.ts';

/** Code points in ascending stretches, each with both its ends. */
export type Stretches = readonly (readonly [number, number])[];

const lastCodePoint = 0x10_ff_ff;

/** What RE2 compiles a single character to: its stretches, or the one it takes in either case. */
function compiled(set: string): Stretches | { readonly folded: number } {
  const { prog } = new RE2JS(set).re2();
  const found = prog.inst.flatMap((each): readonly (Stretches | { readonly folded: number })[] => {
    const { op, runes, arg } = each;
    const { RUNE, RUNE1, RUNE_ANY, RUNE_ANY_NOT_NL } = each.constructor as unknown as Record<string, number>;
    if (op === RUNE_ANY) return [[[0, lastCodePoint]]];
    if (op === RUNE_ANY_NOT_NL) return [complement([[10, 10]], lastCodePoint)];
    if (op !== RUNE && op !== RUNE1) return [];
    const [only = 0] = runes;
    if (runes.length === 1) return [(arg & 1) === 1 ? { folded: only } : [[only, only]]];
    return [runes.flatMap((from, at) => (at % 2 === 0 ? [[from, runes[at + 1] ?? from] as const] : []))];
  });
  return found[0] ?? [];
}

/** The code points of one set in RE2's words, as RE2 itself compiles it: its classes, properties and flags. */
export function stretchesOf(set: string): Stretches {
  const found = compiled(set);
  if (!('folded' in found)) return found;
  // What a character is in either case RE2 spells out only where it stands in a class of several.
  const others = compiled(`(?i)[^\\x{${found.folded.toString(16)}}]`);
  return 'folded' in others ? [[found.folded, found.folded]] : complement(others, lastCodePoint);
}

/**
 * Characters that some sets tell apart: for each kind of character, which of the sets (by their place) have it.
 * A kind that none has is counted too.
 */
export function kindsOf(sets: readonly Stretches[]): readonly ReadonlySet<number>[] {
  // Where a set begins or ends, it is put in or taken out; what holds in between is one kind.
  const turns = sets.flatMap((stretches, set) =>
    stretches.flatMap(([from, to]) => [
      { at: from, set, isIn: true },
      { at: to + 1, set, isIn: false },
    ]),
  );
  turns.sort((one, other) => one.at - other.at);
  const held = new Set<number>();
  const kinds = new Map<string, ReadonlySet<number>>();
  const note = (): void => {
    const key = [...held].sort((one, other) => one - other).join();
    if (!kinds.has(key)) kinds.set(key, new Set(held));
  };
  if (turns[0]?.at !== 0) note();
  for (const [index, { at, set, isIn }] of turns.entries()) {
    if (isIn) held.add(set);
    else held.delete(set);
    const next = turns[index + 1]?.at ?? lastCodePoint + 1;
    if (next !== at && at <= lastCodePoint) note();
  }
  return [...kinds.values()];
}
