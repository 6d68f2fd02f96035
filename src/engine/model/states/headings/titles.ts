import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import type { Title } from '../lifecycle-facts.ts';
import { labelsStates } from '../words/state-labels.ts';

/** Words of what a line above others names, at most. */
const LONGEST_NAME = 8;

/** The lifecycle that a block's context names: by a title, or by a line above that speaks of something in a few words. */
export function titleOf({ lead, titled }: Context): Title {
  if (titled)
    return saysNothing.test(lead) || isArrow.test(lead) || labelsStates(lead)
      ? { lead: '' }
      : { lead: lead.replace(/^(?:an?|the|each|every)\s+(?=\S)/i, ''), titled };
  const living = ownLife.exec(lead)?.[1];
  if (living && !namesNothing(living)) return { lead: living, titled: true };
  const explained = apposed.exec(lead)?.groups?.name;
  if (explained && !namesNothing(explained)) return { lead: explained, titled: true };
  const subject = saidOf.exec(lead)?.[1] ?? statesOf.exec(lead)?.[1];
  if (subject) return { lead: namesNothing(subject) ? '' : subject, titled };
  // "Alert (as long as notices are on):" is about an alert.
  const name = lead.split(' ').length > LONGEST_NAME ? lead.replace(/(?<=\S)\s*\([^()]*\)(?=:?$)/, '') : lead;
  const head = name.split(/:|\s[–—-]\s/)[0]?.trim() ?? '';
  const isName = head.split(' ').length <= LONGEST_NAME && !isArrow.test(head) && !namesNothing(head);
  return { lead: isName ? (name.split(/\s[–—]\s/)[0] ?? name) : '', titled };
}

/** Whether words above some lines name nothing that has states: a remark, a count of what follows, a part of a sentence. */
export function namesNothing(words: string): boolean {
  return noTitle.test(words) || counted.test(words) || saysNothing.test(words) || tellsWhere.test(words);
}

/** "Defined in app/models/order.rb": where something was found, and several sentences. */
const tellsWhere = wording`^\p{L}+(?:ed|(?<=tte)n)(?: (?:in|from|by|at|as|on|with)\b|$)|[.!?]\s|\w/\w+/|\.\w{2,4}$|\bones?$`;

/** Titles of what is said besides. */
export const saysNothing =
  /^(?:(?:some|other|further|general|side) )?(?:remarks?|hints?|details?|exceptions?|examples?|explanations?|side effects?|consequences|legend|in words|in short|summary|also|besides|separately|independently|additionally|in addition|apart from (?:that|this)|in parallel|(?:the )?(?:normal|usual|typical|regular|standard|ordinary|happy|main|default|common|expected) (?:course|path|flow|case|way|order|route|sequence)|what else (?:can|may|could) happen|bemerkungen|hinweise|ausnahmen|remarques)$/i;

/** What counts the lines below, or picks one of something: "Two edges", "The one obstacle". */
const counted =
  /^(?:(?:the|these|those|its|all) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|many|most|few|other|others|further|another|only|more|rest|way|same)(?![\w-])/i;

/** Words of a sentence, and what only points at the lines below. */
const noTitle =
  /^\d|\b(?:that|which|i|we|you|it|they|them|could|below|following|above|these|those|how|here|names|as follows)\b|^(?:what|when|where|why|who|whatever)\b|^(?:(?:all|the|allowed|possible|legal|its) )*(?:steps|transitions|moves|edges|states|status(?:es)?|values|events|flow)$/i;

/** "The possible states of an order are": whose states a line above a list tells. */
const statesOf = wording.i`\b(?:states?|status(?:es)?|transitions?|life ?cycle|steps|stages) (?:of|for) (?:an? |the |each |every )?([\p{L}-]+(?: [\p{L}-]+)?)`;

/** What is said to have states of its own: "the subscription has its own life". */
const ownLife = wording.i`\b(?:the|an?|each|every) ([\p{L}-]+(?: [\p{L}-]+)?) (?:has|have|leads|lives|follows) (?:its|a|an|their) (?:(?:own|small|separate|simple|short) )*(?:life|life ?cycle|states|statuses|course)\b`;

/** A name above a list, and what it is: "Repair job, the one that a guest orders:", "Ticket - open, shut (never deleted)". */
const apposed = wording`^(?<name>\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3})(?:,\s(?:the|an?|which|our|one)\s[^.;:→]{3,90}:|\s[–—-]\s[\p{L}_]+(?: \([^()]*\))?(?:, [\p{L}_]+(?: \([^()]*\))?)+:?)$`;

/** A line above a list that says something of its subject: `Link has the states active and inactive`. */
const saidOf = wording.i`^(?:an? |the |each |every |our )?([\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:has|have|is|are|can be|may be|can|may|goes|moves|knows|lives|takes|passes|starts|begins|exists|runs)\b`;
