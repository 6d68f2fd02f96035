import type { Inline } from '../../../syntax/block.ts';
import { pieces } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** What somebody is, of whom it is said what they may: `is allowed to`, `am able to`. */
const able = '(?:able|allowed|permitted|entitled|authori[sz]ed|free)';
const lately = '(?:also |only |even |additionally )?';

/** The words that let somebody do something, and those that do not, as alternatives of a pattern. */
export const modals = {
  no:
    `(?:can|may|must|shall) (?:\\*\\*not\\*\\*|\\*not\\*)|(?:must|shall|should|will|may)(?: not| never|n['’]t) be ${able} to|(?:is|are|am)(?: not| never|n['’]t) ${lately}${able} to|` +
    "(?:not|never)(?=\\s*:)|may not|may never|may no longer|(?:can|may) neither|can not|cannot|can['’]t|can never|can no longer|must not|must never|mustn['’]t|shall not|shall never|" +
    "(?:is|are) (?:forbidden|unable|never allowed) to|(?:ha(?:s|ve) no|do(?:es)?(?: not|n['’]t) have (?:the |any )?) ?(?:authority|right|permission|rights) to|" +
    "do(?:es)?(?: not|n['’]t) get to|ha(?:s|ve) no (?:way|means|chance) to|ha(?:s|ve) no(?= access to )|do(?:es)?(?: not|n['’]t) have(?= access to )|darf (?:nicht|keine)|dürfen (?:nicht|keine)|ne peu(?:t|vent) pas",
  yes:
    '(?:is|are) the only (?:ones?|roles?|persons?|people|users?|groups?) (?:who|that|which) (?:may|can)|' +
    `(?:must|shall|should|will) be ${able} to|(?:is|are|am) ${lately}${able} to|` +
    'may(?: only)?|can(?: only)?|ha(?:s|ve) (?:the )?(?:right|authority|permission|power|ability) to|gets? to|ha(?:s|ve)(?= access to (?!no|every|all\\b|any)[^:;]*$)|ha(?:s|ve)(?= (?:full|complete|unrestricted|unlimited) (?:access|control|rights|permissions)(?:\\.?$| (?:to|over|on|in|for|of|within) )[^:;]*$)|darf|dürfen|peut|peuvent',
} as const;

/** What may stand behind them and adds nothing: `may also`, `can always`. */
const filler =
  "(?:,? (?:in addition|also|even|additionally|always|still|then|likewise|furthermore|moreover|at any time)(?![\\p{L}'’]))*";

/** The words in a clause that let somebody do something (`yes`) or do not (`no`), with the colon behind them; in bold as well. */
export const modal = wording.i`(?<![\p{L}\`])(?:\*\*(?=[\p{L}'’ ]+\*\*))?(?:(?<no>${modals.no})|(?<yes>${modals.yes}))${filler}(?![\p{L}])(?:(?<=\*\*[\p{L}'’ ]+)\*\*)?\s*:?\s*`;

/** Where a clause begins that has such words. */
export const modalAhead =
  "(?:may|can(?:not)?|can['’]t|must not|shall not|(?:is|are|am) (?:not )?(?:able|allowed|permitted) to|must (?:not )?be (?:able|allowed|permitted) to)\\b";

/** The first of such words in a clause, outside of what it quotes: not in `Somebody with "Can edit" can read notes`. */
export function modalIn(clause: Inline): RegExpExecArray | null {
  if (!/["“]/.test(clause.source)) return modal.exec(clause.source);
  let shown = clause.source;
  for (const { kind, start, end } of pieces(clause))
    if (kind === 'quote') shown = shown.slice(0, start) + '_'.repeat(end - start) + shown.slice(end);
  return modal.exec(shown);
}
