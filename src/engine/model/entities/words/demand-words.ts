import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';

const yes = new Set([
  'yes',
  'y',
  'true',
  'required',
  'always',
  'x',
  '✓',
  '✔',
  '✅',
  '●',
  '•',
  '★',
  '*',
  'must',
  'needed',
  'mandatory',
  'not null',
]);
const no = new Set(['no', 'n', 'false', 'optional', 'null', 'nullable', '✗', '✘']);

/** A yes/no cell. */
export function yesNo(cell: Inline): boolean | undefined {
  const text = plain(cell).toLowerCase();
  const word = text.split(/[\s,;(]/)[0] ?? '';
  return yes.has(text) || yes.has(word) ? true : no.has(text) || no.has(word) ? false : undefined;
}

/** What says of a field that there is always a value: "required", "must be given", "cannot be empty", "compulsory". */
export const isRequired =
  /^(?:(?:it|and) )?(?:(?:is|are) )?(?:(?:all|both|always|alle) )?(?:required|req|mandatory|must(?: have)?|needed|obligatory|compulsory|not null|non null|not optional|pflicht|pflichtfeld|(?:must|has to|have to|shall|needs to) (?:always )?be (?:given|set|filled(?: in)?|there|present|provided|entered|known|supplied)|(?:can ?not|can t|may not|must not|never) (?:be )?(?:empty|null|missing|blank|left (?:out|empty|blank|open)|omitted)|always (?:there|present|set|given|filled(?: in)?))$/;
/** What says that there need not be one: "optional", "may be left blank", "if known". */
export const isOptional =
  /^(?:(?:it|and) )?(?:(?:is|are) )?(?:(?:all|both|alle) )?(?:(?:optional|opt|nullable|not (?:required|mandatory|needed|compulsory|obligatory))\b|(?:may|can) (?:also )?(?:be )?(?:(?:empty|null|missing|absent|omitted|blank|unset|left (?:out|blank|empty|open|off|unset)|added later|given later|filled (?:in )?later)\b|stay (?:empty|blank))|(?:if|where|when) (?:known|any|available|applicable|there (?:is|are) (?:one|any|some))$)/;
/** What may name the type of what need not be there: "optional text". */
export const namesOptional = /^(?:optional|opt|nullable)\s/;

/** Whether words say whether there has to be a value. */
export const isDemand = (text: string): boolean => isRequired.test(text) || isOptional.test(text);
