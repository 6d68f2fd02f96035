/** What such a sentence tells, where nothing in it obliges, is no rule: "We tried 120.", "It is what the list shows." */
const tellsOf = /^(?:we|they|it|this|that|these|those|there|you|i|nobody|support)\b/i;

/** What is said of rules, or of why there are any: "Small rules, mostly to protect the index." One with a number may be a rule. */
const ofRules = /\b(?:rules?|checks?|checked|enforced|decides?|defaults?)\b(?![^.]*\d)/i;

/** Whether a sentence behind a title, in which nothing obliges, only says something of the rules or of those who have them. */
export function isRemark(source: string): boolean {
  return tellsOf.test(source) || ofRules.test(source);
}

/** A line that points back where nothing stands before it: "They are nice." */
const pointing = /^(?:it|they|this|that|these|those)\s/i;
const allIsWell =
  /^(?:it|they|this|that|these|those)(?: (?:just|always|simply|all|also|still|never))? (?:works?|fails?|(?:is|are) (?:fine|nice|good|easy|fast|ok|okay))[.!]?$/i;

/** Whether a sentence says only that all is well: "It always works." */
export const isWell = (source: string): boolean => allIsWell.test(source);

/** Whether a line of a list says nothing that could be a rule: that all is well, or something of what is not named, and no demand. */
export function saysNothing(source: string, isBelow: boolean, demands: (source: string) => boolean): boolean {
  return isWell(source) || (!isBelow && pointing.test(source) && !demands(source));
}
