import { wording } from '../../../syntax/wording.ts';

const has =
  '(?:(?:(?:can|may|must|shall|should|will|might) (?:also |always )?)?(?:has|have)(?! (?:been|to|not|never)\\b)|(?:must|shall|should|may|can) (?:also |always )?(?:hold|store|contain|carry|include)|(?:needs?|names)(?= (?:an?|the|its)\\b)|(?:consists?|exists?) (?:out )?of|stores?|keeps?|holds?|carr(?:y|ies)|bears?|contains?|comprises?|includes?|records?(?! (?:has|have|contains?|holds?|stores?|keeps?|consists?|includes?|is|are)\\b)|comes? with|is (?:made(?: up)?|composed) of|is (?:described|defined|characteri[sz]ed) by)';
const kept = '(?:stored|kept|recorded|held|known|saved|noted|remembered|needed|registered)';
const word = "[\\p{L}][\\p{L}\\p{N}'’-]*";
/** A name in at most three words, perhaps marked. */
const name = `[*_\`"“]{0,2}(?<name>${word}(?: (?!(?:below|above|here|must|shall|should)\\b)${word}){0,2}?)[*_\`"”]{0,2}`;
const one = '(?:every|each|an?|one|any|the|all|a single)';
const often = '(?: (?:also|always|further|usually|itself|then|simply|just|only))?';
const adverb = '(?:(?:and|finally|then|also|next|last|in addition|besides),? )?';
/** A part in a few words that tell nothing more of it. */
const plainly = '(?:(?!\\b(?:or|with|that|which|who|whose|of)\\b)[^,;:.]){2,40}';
/** Who keeps what is known: `we`, "the system", or a product by its name. */
const keeper = `(?:(?:the|our|this) ${word}(?: ${word})?|\\p{Lu}${word}|we|it|one|there|they|you)`;
const knows = `(?:(?:shall|must|should|will) (?:store|keep|hold|record|save|know|note)|${has}|remembers?|knows?|saves?|notes?)`;
/** What leads on to the parts. */
const on = '(?::\\s*|\\s+|$)';
/** "the following", "these details" before a list. */
const following =
  '(?: (?:only|just))?(?:,? (?:in addition|additionally|besides)(?: to (?:that|these|those))?,?)?(?: (?:the following|these)(?: \\p{L}+){0,2}(?=:|$))?';

/** Sentences about a thing that they name, up to where its parts begin. */
export const aboutNamed: readonly RegExp[] = [
  // "The following is recorded for every task: title, due date."
  `^the following (?:\\p{L}+ ){0,2}(?:is|are) ${kept} (?:for|of|about|on|with|in) ${one} ${name}:\\s*`,
  // "For every contact the system stores the first name, …", "For each plan we keep".
  `^${adverb}(?:for|of|about|on|with|in) ${one} ${name},? ${keeper}${often} (?:is|are|${knows})(?: the following)?${on}`,
  // "We keep the following of each plan: …", "Libra records for every booking the guest, …".
  `^${keeper}${often} (?:is|are|${knows})(?: the following)?(?: \\p{L}+)? (?:for|of|about|on|with|in) ${one} ${name}(?::\\s*|(?<=the following[^:]*)\\.$)`,
  `^${keeper}${often} ${knows} (?:for|of|about) ${one} ${name}\\s+(?=(?:the|an?|its|whether)\\s)`,
  // "What we keep of a booking is the guest, …", "The attributes of a booking are …".
  `^what ${keeper}${often} ${knows} (?:for|of|about|on|with|in) ${one} ${name} (?:is|are)${on}`,
  `^the (?:fields|attributes|properties|columns|details|data) of ${one} ${name} (?:is|are|include)${on}`,
  // "Bookings are stored with guest, seat and price."
  `^(?:${one} )?${name} (?:is|are) ${kept} (?:together |along )?with${on}`,
  // "Finally there is the Product, which has a product name, …", but not "A guest is a person who has …".
  `(?<!(?<!\\bthere )\\b(?:is|are|means) (?=an? ))\\b(?:an?|the|each|every) ${name}(?:,| –| —)? (?:which|who|that)${often} ${has}${on}`,
  // "A loan belongs to a library and carries a title, …".
  `^(?:an?|each|every) ${name} (?!${has}\\b)\\p{Ll}+s [^,;:.]{2,60}?,? and(?: it)?${often} ${has}${on}`,
  // "A file in the cabinet has a name, …".
  `^(?:an?|each|every) ${name} (?:in|on|at) (?:the |our |this )?${word}${often} ${has}${on}`,
  // "A note is a title, a body and a date."
  `^(?:an?|each|every) ${name} is (?=an? ${plainly}(?:, an? ${plainly}?)+,? and (?:an? )?${plainly}\\.?$)`,
  // "A client is somebody we work for, with a name and an address."
  `^(?:an?|each|every) ${name} is (?:an?|one|some\\p{L}+|any\\p{L}+) [^,;:.]{2,60}?,? with (?=(?:an?|the|its)\\s[^.;:]*(?:,| and ))`,
  // "A line item holds the product, …", "Members have a name and …", but not "Libra keeps for it …".
  `^${adverb}(?:${one} )?${name}(?:(?<=[*_\`]) (?:record|object|entry|row|entity))?(?:, ${word},)?${often} ${has}(?! (?:for|of|about) )${following}${on}`,
].map((source) => wording.di`${source}`);

/** Lines that lead to the parts of a thing without a sentence: "For each ticket:", "Fields of a ticket:". */
export const leadsTo: readonly RegExp[] = [
  `^${adverb}(?:for|per) ${one} ${name}:$`,
  `^(?:(?:the|all|our) )?(?:fields|attributes|properties|columns|data|details|parts|structure|contents?) (?:of|for|in|on) ${one} ${name}:$`,
].map((source) => wording.di`${source}`);
/** A sentence about a thing that leads to something: "The ticket is the only big one:", "A version is small:". */
export const sentenceLead = wording.d`^(?:[Aa]nd |[Tt]hen )?(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Oo]ne|[Oo]ur) ${name} (?:is|are|has|have|looks?|needs?|gets?|comes?|must have|can have|will have)(?! (?:one|any|either|not|called|set|kept) )\b[^:.–—]{0,80}:$`;

/** Sentences about the thing that was named before. */
export const aboutSame = wording.di`^${adverb}(?:(?:it|they|each|every one|each of them|he|she)${often} (?:${has}|knows?|remembers?)|${keeper}${often} ${knows} (?:for|of|about|on|with) (?:it|them|each(?: of them)?|him|her|every one)|(?:its|their|the|these)(?: \p{L}+)? (?:fields|attributes|properties|columns|data|parts|details) (?:are|is|include)|(?:(?:the )?(?:fields|attributes|properties|columns)(?: (?:that|which|of|in) [^:.;]{2,30}(?=:))?|what (?:we|it) (?:keep|store)s?)(?=:| \x60)|(?:the following|these)(?: \p{L}+){0,2} (?:is|are) ${kept}|(?:${has}|(?:made|composed|built)(?: up)? of|consisting of))${following}${on}`;
/** Sentences about all things that were named before: "All three carry a version". */
export const ofAll = wording.i`^(?:(?:all|each)(?: of (?:them|these|those))?(?: (?:two|three|four|five|six|seven))?|both(?: of them)?|they all|these all) ${has}(?::\s*|\s+)`;
/** Sentences that add one part to the thing named before: "The time of the last visit is stored as well." */
export const oneMore: readonly RegExp[] = [
  `^(?<part>(?:the|its|an?) [^,;:]{2,60}) (?:is|are) (?:also ${kept}|${kept} (?:as well|too|also|with it))\\.?$`,
  `^(?:we|it|the system) also (?:keep|store|record|save|need)s? (?<part>(?:the|an?) [^,;:]{2,60}?)(?: (?:if|when|where|in case)\\s.*)?$`,
  `^(?<part>the [^,;:]{2,60}) (?:may|can) (?:also )?(?:be (?:left )?(?:empty|blank|out|open|missing|omitted)|be absent|stay empty)\\.?$`,
  `\\b(?:is|are) ${kept} as (?<part>(?:the|its|an?) [^,;:]{2,40})$`,
].map((source) => wording.di`${source}`);
/** Titles that ask for what a thing is: "**What is a tag?**" */
export const questionOf = wording.di`^\*\*what (?:is|does) (?:an?|the|one) ${name}(?: (?:have|hold|contain|consist of))?\?`;
/** Titles that ask for the parts of a thing: "**What do we know about a course?**" */
export const questionOfParts = wording.di`^\*\*what (?:do|does|is|are) (?:(?:we|you|it|they|one|the ${word}) )?(?:know|keep|store|record|remember|${kept}) (?:about|of|for|on) ${one} ${name}\?`;
/** Questions for the parts of a thing, and those that go on with another one: "And about a donation?" */
export const askedFor: readonly RegExp[] = [
  `^what (?:do|does|is|are) (?:(?:we|you|it|they|one|the ${word}) )?(?:know|keep|store|record|remember|hold|save|${kept})(?<! needed(?= for)) (?:about|of|for|on|with) ${one} (?!(?:hours?|days?|weeks?|months?|quarters?|years?|time|while|period|reason)\\b)${name}\\?$`,
  `^(?:which|what) (?:fields|attributes|properties|columns|data|details|parts) (?:does|do|has|have|belong to|make up) ${one} ${name}(?: have| need| carry)?\\?$`,
  `^and (?:(?:what|how) )?(?:about|of|for) ${one} ${name}\\?$`,
].map((source) => wording.di`${source}`);
/** How a sentence begins that is about a thing: "A deal describes …", "**Location** is …". */
const subject = wording.di`^${adverb}(?:the (?:heart|cent(?:re|er)) of [^.]*? is )?(?:${one} )?${name}(?: \([^()]*\))? (?:is|are|describes?|represents?|means|stands? for|belongs?|may|can|says|tells|records|shows)\b`;
/** Whatever it does: "A crane lifts boats." */
const doer = wording.di`^(?:an?|each|every) ${name} \p{Ll}{2,}s\b`;
const heart = wording.d`\bis (?:an?|the) [*_]{0,2}(?<name>\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)?)[*_]{0,2}\.$`;
/** The beginnings of sentences that say what they are about. */
export const subjects: readonly RegExp[] = [heart, subject, doer];
