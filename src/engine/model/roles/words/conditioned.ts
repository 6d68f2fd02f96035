import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';

/** An action with what it depends on: `register | when sign-up is open`, `register | (not at night)`. */
export function conditioned(whole: Inline): { readonly action: Inline; readonly on: Inline | undefined } {
  const said = limited(whole);
  const own = whose.exec(said.action.source);
  if (!own) return said;
  const { action } = said;
  const on = said.on ?? slice(action, own.index + own[0].search(/[a-z]/i), action.source.length);
  return { action: slice(action, 0, own.index), on };
}

/** Whose the object of a deed has to be, behind a comma: "renew a berth, theirs". */
const whose = /,\s+(?:(?:but |and )?only )?(?:theirs|hers|his|yours|(?:their|her|his|one['’]s) own)$/i;

function limited(whole: Inline): { readonly action: Inline; readonly on: Inline | undefined } {
  const action = slice(whole, 0, whole.source.replace(nobodyElses, '').length);
  const { verb, object, done, only } = onlyThose.exec(action.source)?.groups ?? {};
  if (only !== undefined)
    return {
      action: { source: `${verb} ${object ?? done}`, at: action.at },
      on: slice(action, action.source.length - only.length, action.source.length),
    };
  const bracket = inBracket.exec(action.source);
  const limit = bracket?.groups?.on;
  if (bracket && limit && !isDeed(refusal.exec(limit)?.groups?.word ?? ''))
    return {
      action: slice(action, 0, bracket.index),
      on: slice(action, bracket.index + bracket[0].indexOf(limit), action.source.length - 1),
    };
  const hidden = action.source.replace(/\([^()]*\)/g, (each) => '_'.repeat(each.length));
  const arrow = / (?:→|⇒) (?=\S)/.exec(hidden);
  if (arrow)
    return {
      action: slice(action, 0, arrow.index),
      on: slice(action, arrow.index + arrow[0].length, action.source.length),
    };
  const found = dependsOn.exec(hidden);
  if (!found || found.index === 0) return { action, on: undefined };
  const start =
    found.index + found[0].search(wording.i`(?!(?:but|and|again|though|albeit)\b)(?<!\p{L})\p{L}`);
  const isBold = /\*\*/.test(found[0]) && action.source.endsWith('**');
  return {
    action: slice(action, 0, action.source.slice(0, found.index).replace(/:$/, '').length),
    on: slice(action, start, action.source.length - (isBold ? 2 : 0)),
  };
}

/** `see only the shelves that they keep`, `see only shelves given to them`: what is done to some of them only. */
const onlyThose = wording`^(?<verb>\p{Ll}+) (?<only>only (?:(?:the |those )(?<object>\p{Ll}+(?: \p{Ll}+)??) (?:(?:to|in|of|for|on) which|which|that|who|where|they)|(?:the |those )?(?<done>\p{Ll}+(?: \p{Ll}+)??) \p{Ll}+(?:ed|en) (?:to|by|for|with|in|on|at)) .*)$`;

/** What one's own is told apart from: "edit their own notes and nobody else's". */
const nobodyElses = /,? (?:and|but) (?:nobody|no one|not (?:any|some)(?:body|one)) else['’]s$/i;

/** "(but not undo it)" refuses another deed, and limits nothing. */
const refusal = /^(?:but )?(?:not|never) (?<word>[a-z]+)/i;

/** An action that is refused: in a case where it says so, or unless something holds. */
export function refused(action: Inline): ReturnType<typeof conditioned> {
  const said = conditioned(action);
  if (!said.on || !exceptional.test(said.on.source)) return { action, on: undefined };
  const isUntil = /^until\b/i.test(said.on.source);
  return isUntil ? { ...said, on: { source: `not ${said.on.source}`, at: said.on.at } } : said;
}

/** What lets somebody do after all what is refused. */
export const exceptional = /^(?:unless|(?:not )?until|except|with (?:one|an|the) exception|außer|sauf)/i;

/** What limits an action in a bracket behind it. */
const inBracket =
  /(?<=\S)\s*\((?<on>(?:(?:but )?(?:only|not)|if|when(?:ever)?|while|once|unless|until|as long as|provided(?: that)?|except|at most|up to|no more than)\s[^()]+)\)$/i;

const dependsOn =
  /,?\s+(?:\*\*)?(?:(?:but |and )?only (?:if|when|where|while|once|as long as|to the extent that|after|before|with)|(?:(?<=,\s)(?:but |and |the (?:latter|last) )?only (?:to|for|in|within|on|from|until|up to|by|at))|(?<=,\s)(?:(?:but|again|though|albeit) only|only(?=\s(?:(?:the|his|her|its|their|one['’]s)\s)?own\b))|unless|until|if|when(?:ever)?|while|once|provided(?: that)?|as long as|except|with (?:one|an|the) exception|(?<=,\s)own(?= \S+ (?:and|or) (?:below|lower|less)\b)|(?<=,\s)(?:at most|up to|no more than|max\.?)|(?<=,\s)depending(?= on\s)|only(?=\s(?:at|by|during|within)\s)|(?<=,\s)in (?:both|all|each|every|either) cases?|(?<=:\s)(?:with(?:in|out)?|on|in|for)|wenn|solange|außer|sofern|si|sauf)(?:\s|:\s)(?=\S)/i;
