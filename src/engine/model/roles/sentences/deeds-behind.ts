import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { splitAt } from '../../words/phrases.ts';
import { conditioned } from '../words/conditioned.ts';
import { actionsListed } from './actions-listed.ts';
import type { MayLine, Spoken } from './may-line.ts';

/**
 * Actions on what an action before them is about, with its name: `delete it` behind `edit a board` is `delete a board`.
 * That stands in the same list, or else in what was said right `before`.
 */
export function namedEach(actions: readonly Inline[], before: Spoken | undefined): readonly Inline[] {
  let object = before && !before.isFar ? objectOf(before.actions.at(-1)) : undefined;
  let last = before?.isFar ? undefined : before?.actions.at(-1);
  return actions.map((action) => {
    const named = asBefore(action, last) ?? withObject(action, object);
    last = named;
    object = objectOf(named) ?? object;
    return named;
  });
}

/** "An owner may leave while another stays" behind "members may leave the club": a verb alone says the deed before it again. */
function asBefore(action: Inline, last: Inline | undefined): Inline | undefined {
  const found =
    wording`^(?<verb>\p{Ll}+)(?<rest>$| (?:as long as|only if|only when|if|when|while|unless|once|until)\s.*$)`.exec(
      action.source,
    )?.groups;
  const said = last && conditioned(last).action.source;
  return found && said?.startsWith(`${found.verb} `)
    ? { ...action, source: `${said}${found.rest}` }
    : undefined;
}

/** An action with the name of what its pronoun means. */
function withObject(action: Inline, object: string | undefined): Inline {
  const found = onIt.exec(action.source);
  if (object === undefined) return action;
  // "follow their own" behind "file requests"
  if (ofOwn.test(action.source)) return { ...action, source: `${action.source} ${object}` };
  // "list these tasks" behind "create the tasks of a day"
  const { verb, noun } = onThese.exec(action.source)?.groups ?? {};
  if (noun && object.endsWith(` ${noun}`)) return { ...action, source: `${verb} ${object}` };
  if (!found) return action;
  return { source: `${found.groups?.verb} ${object}${action.source.slice(found[0].length)}`, at: action.at };
}
const onIt = wording`^(?!(?:not|never|only|whoever|whatever|some|any|all|none|most|both)\s)(?<verb>\p{Ll}+(?:,? (?:and |or )?\p{Ll}+)?) (?:(?:it|them)(?=$|\s)|(?:these|those)(?=$| (?:to|into|in|on|at|for|by|too|again)(?![\p{L}])))(?! (?:of|that|who|which|with|from)\s)`;

const ofOwn = wording`^\p{Ll}+ (?:their|his|her|one['’]s) own$`;
const onThese = wording`^(?<verb>\p{Ll}+) (?:these|those|this|that|such) (?<noun>\p{Ll}[\p{L} -]*)$`;

/** What a deed is done to: `a board` of `edit or close a board early`; undefined where that is a pronoun or nothing. */
function objectOf(action: Inline | undefined): string | undefined {
  if (!action || oneself.test(action.source)) return undefined;
  const object = withTheObject.exec(conditioned(action).action.source)?.groups?.object;
  return object?.replace(behindObject, '').replace(adverb, '');
}
const oneself = /\b(?:self|selves|(?:him|her|it|one)self|(?:them|our|your)selves)$/i;
const withTheObject = wording`^\p{Ll}+(?:(?:,| or| and|, or|, and) \p{Ll}+)* (?:(?:off|out|up|away|back|along|down|over|at|for|through|into|after) )?(?<object>(?!(?:it|them|to|with|for|in|on|from|at)\b)\S.*)$`;
/** What is said of the object of a deed, or of how it is done: `a card that is open`, `a card to another board`. */
const behindObject =
  /(?<=\S) (?:that|which|who|whose|to|into|onto|from|via|by|as|during|after|before|until|at any time)\s.*$/i;
/** What says how, when or where to at the end of a deed. */
const adverb =
  /(?<=\S \S+) (?:on|off|out|up|away|back|along|early|earlier|late|later|again|anew|now|once|twice|first|instead|directly|immediately|permanently|temporarily|manually)$/i;

/** "Can search pictures; edit titles": a deed alone goes on with what the clause before it allows. */
export function deedBehind(clause: Inline, before: MayLine | undefined): readonly MayLine[] {
  if (!before || !wording`^\p{Ll}`.test(clause.source)) return [];
  const end = clause.source.replace(/\.$/, '').length;
  // "may fill shelves; but not remove the shelf and not move it"
  const refused = [...clause.source.matchAll(notDeed)].filter(({ groups }) => isDeed(groups?.deed ?? ''));
  if (refused[0]?.index === 0) {
    const found: MayLine[] = [];
    refused.forEach(({ index, 0: lead, groups }, i) => {
      const start = index + lead.length - (groups?.deed ?? '').length;
      const action = slice(clause, start, refused[i + 1]?.index ?? end);
      const actions = namedEach(actionsListed(action), found.at(-1) ?? before);
      found.push({ roles: before.roles, actions, allowed: false });
    });
    return found;
  }
  if (!readsAsDeed(plain(clause))) return [];
  const actions = actionsListed(slice(clause, 0, end));
  return [{ roles: before.roles, actions, allowed: before.allowed }];
}

/** A deed that is refused without a "may" of its own. */
const notDeed = wording.g`(?:^(?:but |and |though |yet )?|,? (?:and|but|or) )(?:not|never) (?:also )?(?<deed>\p{Ll}+)(?![\p{L}-])`;

/** "do everything with it: rename, move, empty it": what stands behind the colon is done. */
export const allOf = wording.i`^(?:do )?(?:everything|anything|all(?: of (?:it|this|these|that))?)(?: [^:,;.]{1,40})?:\s+(?=\p{Ll})`;

/** The deeds of a list of which each part begins with one; else all of them together as they are listed. */
export function eachDeed(text: Inline): readonly Inline[] {
  return partedAtDeeds(text, /,\s+(?:and\s+)?|\s+and\s+/) ?? actionsListed(text);
}

/** The parts of a text between some signs or words, where each of them begins with a deed. */
export function partedAtDeeds(text: Inline, between: RegExp): readonly Inline[] | undefined {
  const parts = splitAt(text, between);
  return parts.every((part) => isDeed(plain(part).split(' ')[0] ?? '')) ? parts : undefined;
}
