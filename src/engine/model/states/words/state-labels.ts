import { wording } from '../../../syntax/wording.ts';

const kinds =
  '(?:states?|status(?:es)?|stages?|phases?|badges?|labels?|conditions?|values?|options|choices|enum(?:eration)?|steps|transitions?|moves|changes)';
const which =
  '(?:the|its|their|his|all|these|possible|allowed|valid|legal|known|permitted|available|accepted|existing|current|different|single|only|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|state|status|lifecycle|life ?cycle|field|enum)';
const isOneOf =
  '(?:(?:it|this|that|which|they|the (?:status|state|field|value)|status|state)\\s)?(?:(?:is|are|can|may|will|must|always|only|be|has|have|takes?|holds?|knows?|shows?|either|exactly|any|one|some)\\s?)+(?:of(?: (?:the following|these))?)?';

const label = wording.i`^(?:${which}\s)*${kinds}(?:\s(?:are|is|can be|may be|in order|values?|names|field))?$|^${isOneOf}$|^(?:either|one of)$`;

/** The field of a thing that says in which state it is, as programmes call it: "`status`", "`payment_state`". */
const field = /^(?:`(?:\w+[._])?|(?:the )?field `?)(?:status|state|phase|stage)`?$/i;

/** Whether the words before a row of states only say that such follow, and name nothing that has them: "Possible values", "It is one of". */
export function labelsStates(words: string): boolean {
  const bare = words.replace(/[*:]/g, '').trim();
  if (label.test(bare.replace(/[_`]/g, '')) || field.test(bare)) return true;
  const thing = thingWithStates(bare);
  return thing !== undefined && thing !== bare && labelsStates(thing);
}

const article = '(?:(?:an?|the|each|every)\\s)?';
const ofThing = wording.i`^(?:${which}\s)*${kinds} (?:of|for) ${article}(?<name>[^,.:;]{2,40})$`;
const hasStates = wording.i`^${article}(?<name>[\p{L}_\`-]+(?: [\p{L}_\`-]+){0,2}?) (?:has|have|takes|knows|holds|goes through|(?:can|may) (?:have|take|be)|is(?= (?:either|one|any|always|in)(?![\p{L}])))(?: (?:in|one of|either))?(?: (?:${which}|following|any of|one of))*(?: ${kinds})?$`;

/** What the words before a row of states name that has them: "Possible values of a loan", "A loan has these states". */
export function thingWithStates(words: string): string | undefined {
  return (ofThing.exec(words) ?? hasStates.exec(words))?.groups?.name;
}
