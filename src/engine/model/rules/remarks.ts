/** What such a sentence tells, where nothing in it obliges, is no rule: "We tried 120.", "It is what the list shows." */
const tellsOf = /^(?:we|they|it|this|that|these|those|there|you|i|nobody|support)\b/i;

/** What is said of rules, or of why there are any: "Small rules, mostly to protect the index." One with a number may be a rule. */
const ofRules = /\b(?:rules?|checks?|checked|enforced|decides?|defaults?)\b(?![^.]*\d)/i;

/** Whether a sentence behind a title, in which nothing obliges, only says something of the rules or of those who have them. */
export function isRemark(source: string): boolean {
  return tellsOf.test(source) || ofRules.test(source);
}
