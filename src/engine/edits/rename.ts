import { applyChanges, mapPosition } from '../change.ts';
import type { Change } from '../finding.ts';
import { fold } from '../model/derived/name-index.ts';
import { type NamePlace, type NamePlaces, nameAt, namePlaces } from '../model/derived/name-places.ts';
import type { Named } from '../model/derived/named.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read.ts';
import { parse } from '../syntax/document.ts';
import { lineOf } from '../syntax/line-of.ts';
import { wording } from '../syntax/wording.ts';
import { isPlain } from './print/name.ts';
import { respelled } from './rename/spelling.ts';

/** What becomes of a wish to rename. */
export type Renaming =
  | {
      readonly is: 'changes';
      readonly named: Named;
      readonly changes: readonly Change[];
      /** Places in plain words that look like the name and stay as they are. */
      readonly inWords: number;
    }
  /** Why it is refused, as a sentence. */
  | { readonly is: 'refused'; readonly why: string };

const refused = (why: string): Renaming => ({ is: 'refused', why });

/** No name is longer: nobody reads it in a cell. */
const longest = 120;

/**
 * The changes that give what is named at an offset another name, wherever the name stands. Refused when the name
 * cannot stand at one of its places, is taken, or would make the document say something else: the result is read,
 * and every name must lead where it led before.
 */
export function rename(
  { model, text }: { readonly model: Model; readonly text: string },
  offset: number,
  wanted: string,
): Renaming {
  const to = wanted.trim();
  const known = namePlaces(model, text);
  const here = nameAt(known, offset);
  if (here === undefined) return refused('There is no name here that the document declares.');
  const { named } = here;
  if (to === named.name) return refused('This is its name already.');
  const own = known.places.filter((place) => place.named === named);
  const problem = misfit(to) ?? taken(known, named, to) ?? misplaced(text, own, to);
  if (problem !== undefined) return refused(problem);
  const missed = known.missed.find((place) => place.named === named);
  if (missed) {
    return refused(
      `In line ${lineOf(text, missed.from)} the name is written in a way that cannot be renamed. Write it there as “${named.name}” first.`,
    );
  }
  const changes = own.map((place): Change => {
    const spelled = text.slice(place.from, place.to);
    return { from: place.from, to: place.to, insert: respelled(named.name, spelled, to) };
  });
  const after = applyChanges(text, changes);
  const moved = moves(known, namePlaces(readModel(parse(after)).model, after), named, to, changes);
  if (moved !== undefined) {
    return refused(`With this name, line ${lineOf(after, moved)} would say something else than it does now.`);
  }
  return { is: 'changes', named, changes, inWords: inWords(text, named.name, known) };
}

function misfit(to: string): string | undefined {
  if (to === '') return 'A name has at least one letter.';
  if (to.length > longest) return `A name has at most ${longest} letters.`;
  if (/[|`<>\n\r\\*[\]]/.test(to)) return 'A name has no line break and none of these: | ` < > \\ * [ ]';
  return undefined;
}

function taken({ things }: NamePlaces, named: Named, to: string): string | undefined {
  const other = things.all.find(
    (each) =>
      each !== named && each.kind === named.kind && each.of === named.of && fold(each.name) === fold(to),
  );
  return other && `“${other.name}” is the name of another ${named.kind} already.`;
}

/** Why the name cannot stand at one of the places: in an expression, or without code marks. */
function misplaced(text: string, places: readonly NamePlace[], to: string): string | undefined {
  for (const { from, to: end, is, named } of places) {
    const quote = /['"]/.test(text.charAt(from - 1)) && text.charAt(end) === text.charAt(from - 1);
    if (is === 'expression' && quote && /['"\\]/.test(to))
      return `Line ${lineOf(text, from)} compares with it in an expression: the name can have no quotes.`;
    if (is === 'expression' && !quote && !/^[A-Za-z_]\w*$/.test(to))
      return `Line ${lineOf(text, from)} uses it in an expression: letters, digits and _ only, a letter first.`;
    const inCode = text.charAt(from - 1) === '`' || text.charAt(end) === '`';
    if (is !== 'expression' && is !== 'mention' && !inCode && !isPlain(to) && named.kind !== 'call')
      return `In line ${lineOf(text, from)} such a name would have to stand in code. Put the old one in code first, or choose letters and digits.`;
  }
  return undefined;
}

/** Where a name would lead elsewhere than before, if anywhere. */
function moves(
  before: NamePlaces,
  after: NamePlaces,
  named: Named,
  to: string,
  changes: readonly Change[],
): number | undefined {
  const expected = before.places.map(({ named: each, from }) => ({
    key: `${each.kind} ${each === named ? to : each.name}`,
    from: mapPosition(from, changes),
  }));
  const found = after.places.map(({ named: each, from }) => ({ key: `${each.kind} ${each.name}`, from }));
  for (let index = 0; index < Math.max(expected.length, found.length); index++) {
    const [one, other] = [expected[index], found[index]];
    if (one?.key !== other?.key || one?.from !== other?.from) {
      return Math.min(one?.from ?? Number.POSITIVE_INFINITY, other?.from ?? Number.POSITIVE_INFINITY);
    }
  }
  return undefined;
}

/** How often a name stands in the text besides the places that lead to anything. */
function inWords(text: string, name: string, { places }: NamePlaces): number {
  const starts = new Set(places.map((place) => place.from));
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = wording.g`(?<![\p{L}\p{N}_])${letters}(?![\p{L}\p{N}_])`;
  let count = 0;
  for (const match of text.matchAll(whole)) if (!starts.has(match.index)) count += 1;
  return count;
}
