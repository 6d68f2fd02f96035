import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { statements } from '../../words/names.ts';
import { headOf, sentences } from '../../words/phrases.ts';
import type { RoleFact } from '../facts.ts';
import { clausesOf } from '../sentences/clauses.ts';
import { deedsOf, doerIn, isWhole, toldIn } from '../sentences/deeds.ts';
import { namedEach } from '../sentences/deeds-behind.ts';
import { introducedBy } from '../sentences/introduced.ts';
import type { Spoken } from '../sentences/may-line.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { toldPassively } from '../sentences/passives.ts';
import { modal } from '../words/modals.ts';

/** What a clause tells that somebody does before what it says that they may: "The cook tastes the soup and may send it back". */
function toldFirst(clause: Inline): readonly Inline[] {
  const match = modal.exec(clause.source);
  const intro = match && introducedBy(slice(clause, 0, match.index));
  return intro?.does ? [slice(clause, 0, intro.does.at.end - clause.at.start)] : [];
}

/** The clauses of a sentence, or parts of these, that tell what somebody does beside what it says that they may. */
export function toldAmong(sentence: Inline): readonly Inline[] {
  const clauses = clausesOf(sentence);
  // "A helper lends oars; selling them is refused"
  const isMixed = clauses.length > 1 && clauses.some((each) => permissionsOf(each).length > 0);
  const isTold = (each: Inline): boolean =>
    isMixed &&
    !/\bonly\b/.test(each.source) &&
    permissionsOf(each).length === 0 &&
    doerIn(each) !== undefined;
  return clauses.flatMap((each) => (isTold(each) ? [each] : toldFirst(each)));
}

/**
 * What the clauses of a sentence tell that somebody does. A pronoun is whom the clause before tells of, or else who is
 * named above it: `below`.
 */
export function readTold(text: Inline, gather: Gathering<RoleFact>, below?: Inline): boolean {
  const before = gather.count;
  let they = below ? [[below]] : [];
  let spoken: Spoken | undefined;
  for (const clause of headOf(text)?.mark ? [] : sentences(text).flatMap(statements)) {
    for (const { roles, actions } of toldPassively(clause))
      gather.fact({ is: 'told', ways: [{ roles, actions }] });
    const ways = toldIn(clause, they)
      .map((way) => ({ ...way, actions: namedEach(way.actions, spoken).filter(isWhole) }))
      .filter(({ actions }) => actions.length > 0);
    // "Pupils see their grades; teachers grade it"
    spoken = ways[0]?.actions.some(({ source }) => ofTheirs.test(source)) ? undefined : ways[0];
    they = ways.map(({ roles }) => [...roles]);
    const opens = gather.ofBlock(
      (block) => block.kind === 'paragraph' && clause.at.start <= block.text.at.start,
    );
    if (ways.length > 0)
      gather.fact({
        is: 'told',
        ways,
        ...(opens ? { opens } : {}),
        ...(below ? { below: { name: below } } : {}),
      });
  }
  return gather.count > before;
}

const neverDoes = /^(?:do(?:es)?(?: not|n['’]t)|never)\s/i;

/** The sentences of a line that stand before the first that says what somebody may. */
function beforeMay(text: Inline): Inline | undefined {
  const all = sentences(text);
  const first = all.findIndex(({ source }) => modal.test(source) || neverDoes.test(source));
  const last = first > 0 ? all[first - 1] : undefined;
  return last && slice(text, 0, last.at.end - text.at.start);
}

/** What belongs to those who do something is not what others do it to. */
const ofTheirs = /\b(?:their|his|her|own)\b/i;

/** What these tell that somebody does whom they name, or who is named above them. */
export function readToldFirst(text: Inline, gather: Gathering<RoleFact>, below: Inline | undefined): void {
  const told = beforeMay(text);
  if (told) readTold(told, gather, below);
}

/** What these list that somebody does whose name stands before them: "Writes notes. Cannot read bills." */
export function deedsFirst(text: Inline): readonly Inline[] {
  const told = beforeMay(text);
  return told ? deedsOf(told) : [];
}
