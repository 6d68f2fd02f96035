import type { Block, Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { withoutCount } from '../blocks/context.ts';
import { mayLabels } from '../roles/words/vocabulary.ts';
import { once } from '../tracking/once.ts';
import { clauseOf, withoutClauseNumber, withoutRequirementNumber } from '../words/clause-numbers.ts';
import { words } from '../words/names.ts';
import { titled } from '../words/phrases.ts';

/** The short line right above a block that reads like a title. */
export interface Lead {
  readonly text: string;
  readonly titled: boolean;
  /** The number of the clause whose title it is. */
  readonly clause: string;
  /** Behind a list: who the line above it lets do what it lists. */
  readonly who?: string;
}

/** No lead. */
export const untitled: Lead = { text: '', titled: false, clause: '' };

/** Whether two leads are the same. */
export const isSameLead = (one: Lead, other: Lead): boolean =>
  one.text === other.text &&
  one.titled === other.titled &&
  one.clause === other.clause &&
  one.who === other.who;

/** The lead of what follows a block: "4.1 **Job.** …" titles 4.1.1 and what is listed there as well. */
export function leadBehind(block: Block, before: Lead): Lead {
  if (block.kind === 'list' && block.plus && block.extent <= block.length + 1) return refusedBy(before);
  if (block.kind === 'list' && !before.clause) return behindList(before);
  if (block.kind !== 'paragraph') return before.clause && block.kind === 'list' ? before : untitled;
  const next = before.who ? goingOn.exec(block.text.source)?.groups : undefined;
  if (next) return { ...untitled, text: `${before.who} ${next.not ? 'may not' : next.says}:` };
  return isPartOf(block, before) || (before.titled && leadsOn.test(block.text.source))
    ? before
    : leadOf(block.text);
}

/**
 * What a lead says of a block below it: nothing where the block has a title of its own, as "**Sails.** …" has behind
 * "**Masts.** …". A word for a side of somebody's rights names nobody: "**Can:** …".
 */
export function leadOver(block: Block, lead: Lead): Lead {
  if (!lead.titled || block.kind !== 'paragraph' || isPartOf(block, lead)) return lead;
  const own = boldName.exec(withoutClauseNumber(withoutRequirementNumber(block.text)).source)?.[1];
  return own === undefined || mayLabels.has(words(own)) ? lead : untitled;
}

/** A line that leads on to what happens with the thing that the title before it names: "What can happen next:". */
const leadsOn =
  /^(?:what (?:can |may |could )?(?:happens?|comes|follows)(?: next| then| to (?:it|them))?|how (?:it|they|this) (?:moves?|changes?|goes|go)(?: on)?|from there(?: on)?|after that|and then|then|next|step by step|in (?:detail|full|short)|(?:(?:the|its|their|all|possible|allowed) )*(?:steps|transitions|moves|changes))\s*:$/i;

/** A line above a list that says who may do what it lists: "Keepers can:", "A keeper may not:". */
const letsDo = wording.i`^(?:(?:an?|the|every|each) )?(?<who>\p{L}[\p{L}\p{N} _-]{1,40}?) (?:can|may|cannot|is allowed to|are allowed to|can['’]t|can not|may not)(?: (?:also|only))?(?: do)?(?: the following)?:$`;

/** A line that goes on about the same with what they may not, or may besides: "They cannot:", "but not:", "and may:". */
const goingOn = wording.i`^[*_]*(?:(?:but|and|they|he|she|but they|and they)[ ,]+)?(?<says>(?:cannot|can not|can['’]t|may not|must not|(?:can|may)(?: also| only)?)(?: do)?(?: the following)?|(?<not>not|never)):[*_]*$`;

/** What a list leaves behind of the line above it: whom that lets do something, or names. */
function behindList({ text, titled }: Lead): Lead {
  const isName = titled && !mayLabels.has(words(text));
  const who = isName ? text : titled ? undefined : letsDo.exec(text)?.groups?.who;
  return who ? { ...untitled, who } : untitled;
}

/** The lead of a list of minus signs right below one of plus signs: what somebody may not. */
function refusedBy({ text }: Lead): Lead {
  const who = text.replace(/\s*\([^()]*\)(?=:?$)/, '').replace(/:$/, '');
  return { text: `${who || 'they'} may not:`, titled: false, clause: '' };
}

/** Whether a block is a clause below the one that a lead titles. */
function isPartOf(block: Block, { clause }: Lead): boolean {
  if (clause === '' || block.kind !== 'paragraph') return false;
  return clauseOf(block.text).startsWith(`${clause}.`) || lettered.test(block.text.source);
}

/** What goes on with the clause above it: `(a) …`. */
const lettered = /^\([a-z]{1,3}\)\s/;

/** A line that only names something and what it is one of: "Upload: Pending, Kept, Discarded." */
const namesSome = wording`^\p{Lu}[^.:;!?]{1,60}:\s(?<some>[\p{L}_][^.:]{2,400})\.$`;
const someJoint = /(?:,| or| and|,? (?:→|<->|↔|⇄)) /;
const isOneOfSome = wording`^[\p{L}_][\p{L}\p{N}_ -]{0,24}$`;
const MOST_NAMES = 13;

/** A line that only names something and what it is one of, without its full stop. */
export function namesAndStates({ source }: Pick<Inline, 'source'>): string | undefined {
  const some = source.endsWith('.') ? namesSome.exec(source)?.groups?.some : undefined;
  const names = some?.split(someJoint) ?? [];
  const isList =
    names.length > 1 && names.length <= MOST_NAMES && names.every((name) => isOneOfSome.test(name));
  return isList ? source.slice(0, -1) : undefined;
}

/** A line without the full stop behind names. */
const withoutEndOfNames = (source: string): string => namesAndStates({ source }) ?? source;

/** Whether words in slanted type are a name: a few, with a capital, and none that tells when, where or of what. */
function isTitle(text: string): boolean {
  return (
    wording`^\p{Lu}`.test(text) &&
    text.split(/\s+/).length <= LONGEST_TITLE &&
    !/\b(?:as|at|in|on|of|by|for|from|to|with|without|since|until|till|before|after|during|about|per|see|not|all)\b/i.test(
      text,
    )
  );
}
const LONGEST_TITLE = 3;

/** One sentence that says who a name in bold type is: "**Caller** is anyone without a card." */
const defined = wording`^(?:An? |The )?\*\*([^*\n]{1,60})\*\* (?:is|are|means?) (?:an? |the )?(?:any(?:one|body)|every(?:one|body)|some(?:one|body)|whoever|people|(?:\p{L}+ ){0,3}(?:members?|users?|persons?|accounts?|customers?|guests?|visitors?|employees?))(?![\p{L}])[^.:;\n]{0,120}\.$`;

/** A bold name that a sign closes, perhaps with whose it is before that: "**Gate.**", "**Gate** (main):", "**Gate** of a harbour: …". */
const boldName = wording`^\*\*([^*\n]{1,60}?)(?:[.:]\*\*|\*\*(?: (?:of|for|in) [\p{L} -]{2,40}(?=:))?\s*(?:\([^()\n]*\)\s*)?(?:[:.–—]|$))`;

/** What may be what something is: a name in code, or one word. */
const one = '(?:`[^`\\n]{1,40}`|\\*{1,2}[^*\\n]{1,40}\\*{1,2}|[\\p{L}-]+)';
/** One sentence that says of a bold name which of some it is: "**Gate** is `open` or `shut`." */
const either = wording`^(?:An? |The |Each |Every )?\*\*([^*\n]{1,60})\*\* (?:is|are|can be|may be) (?:always )?(?:either )?${one}(?:, ${one}){0,6},? or ${one}[.:]$`;

/** One sentence that lists how many of something a bold name has: "**Gate** has two: `open`, `shut`." */
const several = wording`^(?:An? |The |Each |Every )?\*\*([^*\n]{1,60})\*\* (?:has|have|knows?|takes?|goes through) (?:just |only )?(?:two|three|four|five|six|seven|eight|nine|ten|these|the following)(?: \p{L}+)?: ${one}(?:,? (?:(?:and|or|then) )?${one}){1,12}[.:]?$`;

/** One sentence above a list that says of a bold name where its states are seen: "**Upload jobs** show their status in the log:" */
const reports = wording`^(?:An? |The |Each |Every )?\*\*([^*\n]{1,60})\*\* (?:\p{Ll}+ ){1,4}(?:status|states?|stages?|life ?cycle)(?: [^.:;\n]{1,80})?:$`;

/** The name in the first of several lines, above one that lists the states of it. */
const aboveStates = wording`^(?<title>\p{L}[^\n.:=(]{1,40})(?: \([^()\n]*\))?\n[ ]{0,3}(?:[Ss]tates|[Ss]tatus(?:es)?|[Ss]tages): [^\n]+(?:\n|$)`;

/**
 * The bold name at the head of a paragraph, a title in plain type behind the number of a clause, or its last line when that reads like a title of what follows: short,
 * and no sentence of its own.
 */
const leadOf = once((whole: Inline): Lead => {
  const inline = withoutClauseNumber(withoutRequirementNumber(whole));
  const { source } = inline;
  const isMarked = source.includes('**');
  const bold = isMarked ? boldName.exec(source) : null;
  const numbered = inline === whole ? null : titled.exec(source);
  const saying = isMarked ? (defined.exec(source) ?? either.exec(source) ?? several.exec(source)) : null;
  const named = bold ?? numbered ?? saying;
  if (named)
    return {
      text: withoutCount(plain({ ...inline, source: named[1] ?? '' })),
      titled: true,
      clause: clauseOf(whole),
    };
  const subject = isMarked ? reports.exec(source)?.[1] : undefined;
  if (subject) return { text: plain({ ...inline, source: subject }), titled: true, clause: '' };
  const slanted = /^([*_])(?![*_\s])([^*_\n]{1,60}?)[.:]?\1:?$/.exec(source);
  if (slanted?.[2] && isTitle(slanted[2]))
    return { text: withoutCount(plain({ ...inline, source: slanted[2] ?? '' })), titled: true, clause: '' };
  const opening = isMarked
    ? /^\*\*([^*\n]{1,60}?)\*\*(?:,\s[^*:\n]{1,80}:|\s*(?:\([^()\n]*\)\s*)?)\n/.exec(source)
    : null;
  if (opening)
    return {
      text: withoutCount(plain({ ...inline, source: opening[1] ?? '' })),
      titled: true,
      clause: clauseOf(whole),
    };
  const noted = source.includes('\n') ? aboveStates.exec(source)?.groups?.title : undefined;
  if (noted) return { text: noted, titled: false, clause: '' };
  const lastLine = withoutEndOfNames(source.slice(source.lastIndexOf('\n') + 1).trim());
  if (lastLine.length > 120 || /[.!?]$/.test(lastLine)) return untitled;
  const text = source.includes('\n') ? lastLine.replace(/[*`]/g, '') : withoutEndOfNames(plain(inline));
  return { text, titled: false, clause: '' };
});
