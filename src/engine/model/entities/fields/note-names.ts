import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { nameOf } from '../../words/names.ts';
import { technical } from '../words/field-type.ts';
import { noField } from './word-fields.ts';

/** A name: one word as programmes or people write it, or up to three, perhaps with signs of a legend behind it: required, optional. */
const oneName = wording`^(?:\*\*)?[\p{L}_$][\p{L}\p{N}_.'’-]*(?: [\p{L}\p{N}_'’-]+){0,2}(?:\[\])?[?*!°†]*(?:\*\*)?$|^\`[\p{L}_$][\p{L}\p{N}_.-]*(?:\[\])?\??\`[?*!°†]*$`;
/** Words that say something of a name and name nothing. */
const says =
  /^(?:(?:an?|the|for|in|of|to|from|with|without|by|as|on|at|per|like|such|no|not|only|all|each|every|both|either|same|up) |(?:required|req|optional|opt|mandatory|unique|nullable|indexed|immutable|default|rules?|constraints?|validation|values|one of|allowed|examples?|e\.g|i\.e|(?:max|min)(?=\.?$|\.? \d)|at (?:most|least)|yes|none|never|shares?|see|when|where|here|plus|also|nothing|anything|everything|missing|absent|unset|there|this|that|these|those|it|they)\b(?![_-]))/i;
/** Words that say whether there has to be a value, or what key it is. */
export const demand = /^(?:required|req|optional|opt|mandatory|unique|nullable|pk|fk|key|not null)$/i;

/** Whether a part of a note names a field; among several names no type is one. */
export function isName(name: Inline, isOneOfSeveral: boolean): boolean {
  const { source } = name;
  if (!oneName.test(source)) return false;
  const bare = nameOf(name).name;
  if (source.startsWith('`')) return true;
  return !says.test(bare) && !noField.test(bare) && !(isOneOfSeveral && technical.test(bare));
}

/** What says of names that nothing is told of them: "Crew, Guest: nothing special, not written down". */
export const untold =
  /^(?:nothing|no fields|not (?:yet )?(?:written|described|shown|listed|modelled|covered|needed|kept|stored)|left out|out of scope|as (?:usual|expected|in)|see |the usual)\b/i;
