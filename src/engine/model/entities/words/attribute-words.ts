import { wording } from '../../../syntax/wording.ts';
import { isIdentifier } from '../../words/names.ts';

/** What things of all kinds have, and no list of values holds. */
const sure =
  /^(?:id|uuid|slug|name|title|description|label|code|key|text|body|content|created|updated|number|notes?)$/i;

/** What many names of fields end or begin with, and few values. */
const common = new Set(
  `names subject headline summary comment comments remark remarks message date day time timestamp start end due
  deadline duration period deleted type kind status state category priority role email e-mail mail phone telephone
  mobile address street city country postcode zip website homepage url link links path file files filename image
  picture photo avatar icon logo cover colour color size width height weight length price amount total sum cost
  currency quantity count rate discount tax balance password login username token secret hash owner author creator
  user member members person customer client assignee reporter reviewer sender recipient parent position order version
  language locale timezone birthday birthdate age gender location latitude longitude tags attachment attachments
  expires expiry reason value rating score seats capacity hours building`.split(/\s+/),
);

/** Names of what has values of its own and no fields ("Status: draft, sent"), and of remarks. */
const ofValues =
  /(?:^|[\s_])(?:status(?:es)?|states?|stages?|phases?|types?|kinds?|roles?|levels?|priorit(?:y|ies)|categor(?:y|ies)|modes?|formats?|frequenc(?:y|ies)|visibilit(?:y|ies)|channels?|colou?rs?|languages?|currenc(?:y|ies)|units?|genders?|severit(?:y|ies)|options?|values?|choices|index(?:es)?|unique|keys?|enums?|relations?(?:hips?)?|constraints?|fields|attributes|columns|properties|examples?|notes?|sources?|storage|engine)$/i;

const oneOf =
  'status|state|stage|phase|type|kind|role|level|priority|category|mode|format|frequency|visibility|severity|gender';
const oneOfWords = new RegExp(`(?:^|[\\s_])(?:${oneOf})$`, 'i');
const oneOfSpelled = new RegExp(`[a-z](?:${oneOf.replace(/\b[a-z]/g, (first) => first.toUpperCase())})$`);

/** Whether a name is of what is one of some values: `status`, "Payment type", `orderState`. */
export const isOneOf = (name: string): boolean => oneOfWords.test(name) || oneOfSpelled.test(name);

/**
 * Whether what is listed behind a name, by their names, are its fields and no values that it has: one of them is
 * spelled as only fields are (`starts_on`, `sizeBytes`) or called as they mostly are ("due date").
 */
export function areAttributes(of: string, listed: readonly string[]): boolean {
  const isPlain = !ofValues.test(of);
  return listed.some((name) => hasEnd(name, sure) || (isPlain && (isSpelled(name) || isCommon(name))));
}

function isSpelled(name: string): boolean {
  return isIdentifier(name) && wording`\p{Ll}`.test(name);
}

function isCommon(name: string): boolean {
  return endsOf(name).some((word) => common.has(word.toLowerCase()));
}

function hasEnd(name: string, pattern: RegExp): boolean {
  return endsOf(name).some((word) => pattern.test(word));
}

/** The first and the last word of a name. */
function endsOf(name: string): readonly string[] {
  const words = name.split(/[\s_]/);
  return [words[0] ?? '', words.at(-1) ?? ''];
}
