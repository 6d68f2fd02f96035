import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { numbered, withoutPriority } from '../../words/clause-numbers.ts';
import { statements } from '../../words/names.ts';
import { sentences, splitAt } from '../../words/phrases.ts';
import { modalAhead } from '../words/modals.ts';
import { atDeeds } from './deeds-said.ts';
import { invertedFollows, whoMayMore } from './inverted.ts';

/** What tells that a clause follows from the one before, and is nobody. */
const therefore = '(?:so|thus|therefore|hence|consequently) ';

/** Where a clause with a subject of its own begins: `…, and settings of others cannot be changed`, `…, nobody can`. */
const subjectFollows = new RegExp(
  `,\\s+(?:and|but|while|whereas)\\s+(?:${therefore}(?!does |${modalAhead}))?(?=(?!that |which |who |again |likewise |also |still |alone |in addition |additionally |besides |moreover |furthermore |as does |${therefore}|${modalAhead})[^\\s,;]+(?: (?!that |which |who )[^\\s,;]+){0,7}? ${modalAhead})` +
    `|,\\s+(?:and |but )?(?=(?:nobody|no one|only|not even|everyone|everybody|anyone|none of (?:which|them)|neither of (?:which|them))\\b[^,;]{0,40}? ${modalAhead})`,
  'i',
);

/** Where somebody is named again, or somebody else, with an article: "the crew can row, the crew can fish and the crew can sing". */
const namedAgain = new RegExp(
  `,\\s+(?=(?:the|an?|each|every) [^\\s,;]+(?: (?!that |which |who |of )[^\\s,;]+)? ${modalAhead})` +
    `|(?<=^(?:[^,;]{0,40} )?(?:the|an?) ([^\\s,;]+) (?:can|may|cannot)\\s[^,;]{1,120}) and (?=(?:the|an?) \\1 ${modalAhead})`,
  'i',
);

/** Where a clause goes on with what is never done, and behind that with what may be: "may look, and never opens gates, and cannot …". */
const neverFollows = wording.i`,? (?:and|but) (?=(?:(?:they|he|she) )?(?:never \p{Ll}+[^s\s]s|does(?: not|n['’]t) \p{Ll}+) )`;
const behindNever = wording.i`(?<=(?:^|\s)(?:never|do(?:es)? not|do(?:es)?n['’]t) \p{Ll}[^;:]{0,200}),? (?:and|but) (?=(?:can(?:not)?|can['’]t|may)\s)`;

/** Where others are named who may not do what a clause says, or may as well: "…, which a member cannot". */
const others =
  /,\s+which\s+(?=(?!(?:they|he|she|it)\b)[^\s,;.]+(?: [^\s,;.]+){0,4} (?:cannot|can['’]t|can not|may not|must not|can|may)(?: (?:also|too|as well|do))*\.?$)/i;

/** Where in the sentences of a text another clause begins that says what somebody may. */
const borders = [subjectFollows, namedAgain, invertedFollows, others, whoMayMore, neverFollows, behindNever];

/** The clauses of the sentences of a text, each of which says of somebody what they may, or nothing. */
export function clausesOf(text: Inline): readonly Inline[] {
  const all = sentences(withoutPriority(text)).flatMap(statements).map(numbered);
  return borders
    .reduce<readonly Inline[]>((parts, border) => parts.flatMap((each) => splitAt(each, border)), all)
    .flatMap(atDeeds);
}
