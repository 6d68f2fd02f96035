import type { Inline } from '../../../syntax/block.ts';
import { type Piece, slice } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { technical } from '../words/field-type.ts';
import { fieldPhrases } from './field-phrases.ts';

/** What stands between names of which the same is said, and between those and what is said of the next. */
const comma = /^\s*,\s*$/;
/** The first word behind a name, where it is a type whatever else it may be. */
const typeWord = /^ (?<word>[a-z]+)(?=[\s,;.]|$)/;
const plainTypes: ReadonlySet<string> = new Set(['text', 'number', 'date', 'time', 'duration', 'timestamp']);
/** Names that are what they are by themselves, whatever stands behind others. */
const ownKind = /^(?:id|uuid|key|name|title|email|code|slug)$|_(?:id|uuid)$|[a-z]Id$/;

type Run = readonly Piece[];

/**
 * The types of names in code that stand in a row, with nothing but commas between them and a plain type behind the last:
 * "`start_word`, `end_word` text". It is that of all where their names are made alike, or where semicolons part such rows
 * and no other row goes without a type.
 */
export function typesOfRuns(text: Inline, names: readonly Piece[]): ReadonlyMap<Piece, Field['type']> {
  const found = new Map<Piece, Field['type']>();
  const runs = runsIn(text, names);
  if (runs.every((run) => run.length === 1)) return found;
  const areTyped = runs.length > 1 && runs.every((run) => typeBehind(text, run) !== undefined);
  const areParted = runs
    .slice(1)
    .every(([first]) => first && /;\s*$/.test(text.source.slice(0, first.start)));
  for (const run of runs) {
    const word = typeBehind(text, run);
    const isOne = areAlike(run) || (areTyped && areParted && !run.some((name) => ownKind.test(name.text)));
    const last = run.at(-1);
    if (run.length < 2 || !word || !last || !isOne) continue;
    const said = slice(text, last.end + 1, last.end + 1 + word.length);
    const { type } = fieldPhrases(said, 'sure');
    if (type.is === 'shown') for (const name of run.slice(0, -1)) found.set(name, type);
  }
  return found;
}

/** Names by what stands between them: in one row as long as that is a comma. */
function runsIn(text: Inline, names: readonly Piece[]): readonly Run[] {
  const runs: Piece[][] = [];
  for (const name of names) {
    const last = runs.at(-1)?.at(-1);
    const isNext =
      last?.kind === 'code' && name.kind === 'code' && comma.test(text.source.slice(last.end, name.start));
    if (isNext) runs.at(-1)?.push(name);
    else runs.push([name]);
  }
  return runs;
}

/** The type right behind the last name of a row. */
function typeBehind(text: Inline, run: Run): string | undefined {
  const word = typeWord.exec(text.source.slice(run.at(-1)?.end))?.groups?.word;
  return word && (technical.test(word) || plainTypes.has(word)) ? word : undefined;
}

/** Whether names in code begin or end with the same word: `start_word`, `end_word`. */
function areAlike(run: Run): boolean {
  const words = run.map(({ text }) => text.toLowerCase().split('_'));
  if (words.some((each) => each.length < 2)) return false;
  const isSame = (at: number): boolean => words.every((each) => each.at(at) === words[0]?.at(at));
  return (isSame(0) || isSame(-1)) && !run.some(({ text }) => ownKind.test(text));
}
