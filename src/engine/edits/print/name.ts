import type { Reference } from '../../model/element.ts';
import { wording } from '../../syntax/wording.ts';
import { code } from './cell.ts';

/** Cells that say something about a value instead of being one: in code they are values. */
const marker =
  /^(?:not (?:shown|visible|stated.*)|none|n\/a|tbd|tbc|todo|tktk|to be \w+|yes|no|own|otherwise|stay|retry|required|optional|key)$/i;

/** Words of letters, digits and what joins them: nothing that Markdown, a list or a statement could take. */
const plain = wording`^[\p{L}\p{N}]+(?:(?:[ _/&'’.-]| [&/–-] )[\p{L}\p{N}]+)*$`;

/** Whether a name means itself when it is written without code marks. */
export function isPlain(text: string): boolean {
  return plain.test(text) && !marker.test(text) && !/(?:^| )(?:and|or|of|per|when|from|to) /i.test(text);
}

/** A name as a cell or a list shows it: in code when it holds a comma or a mark, or reads as a marker. */
export function name(text: string): string {
  return isPlain(text) ? text : code(text);
}

/** Where nothing but one name can stand, quotes, semicolons and small words are its own. A comma wants code. */
const whole = wording`^[\p{L}\p{N}"“][\p{L}\p{N} ;.!?'’"“”/&%+–—-]*$`;

/** A name as the whole of a cell or heading that names an element. */
export function title(text: string): string {
  const isQuoted = /^["“][^"“”]*["”]$/.test(text);
  return whole.test(text) && !isQuoted && !marker.test(text) && !/&\w+;|[:\s]$|^\d+[.)] | {2}/.test(text)
    ? text
    : code(text);
}

/** A name in bold. */
export function bold(text: string): string {
  return /^[^*_`\\<[\]"“”&]*[^*_`\\<[\]"“”&:.]$/.test(text) ? `**${text}**` : `**${code(text)}**`;
}

/** Names separated by commas. */
export function names(references: readonly Reference[], print: (text: string) => string = name): string {
  return references.map((reference) => print(reference.name)).join(', ');
}

/** A message in quotes, as the name of an error that has no code. */
export function quoted(text: string): string {
  return text.includes('"') ? `“${text}”` : `"${text}"`;
}

/** A reference to an error: a reader keeps the quotes around a message. */
export function errorName(text: string): string {
  const message = /^"(.+)"$/s.exec(text)?.[1];
  return message === undefined ? name(text) : quoted(message);
}
