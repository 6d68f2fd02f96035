import type { Item } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { linesBelow } from '../records/records.ts';
import { isIdentifier } from '../words/names.ts';
import type { ErrorLine } from './line.ts';
import { errorsOfLine } from './line-forms.ts';

/**
 * Whether a line stands over errors and is none: a status and a few words ("400, accounts") over codes, or bold words
 * ("**Saving** – what the form says") over several codes or messages.
 */
export function isGroup([own, ...others]: readonly ErrorLine[], item: Item): boolean {
  if (own === undefined || others.length > 0 || own.message) return false;
  const below = linesBelow(item).flatMap(errorsOfLine);
  const isStatus = ({ name }: ErrorLine): boolean => /^[45]\d\d$/.test(name.source);
  if (isStatus(own)) return below.length > 0 && !below.some(isStatus);
  const isTitle = /^\*\*[^`"“„«]+\*\*$/.test(own.name.source) && !isIdentifier(plain(own.name));
  return isTitle && below.filter(({ name, quoted }) => quoted || name.source.startsWith('`')).length > 1;
}
