import type { Inline } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import type { Rule } from './domain-elements.ts';
import { stated } from './markers.ts';
import { isIdentifier, nameOf, referenceIn } from './names.ts';
import { unstated } from './stated.ts';

/** What somebody is told where a rule is broken: a message, or an error by its code. */
export type Told = Pick<Rule, 'message' | 'error'>;

/** A rule that says nothing of what follows when it is broken. */
export const silent: Told = { message: unstated, error: unstated };

/** What parts a rule from the message that it ends with: `title is required → "Give it a title."`. */
const answer =
  /(?:\s*(?:→|⇒|⟶|->|=>)\s*|[;,.–—]\s*(?:otherwise|else|if not|(?:error )?message|error)\s*:?\s*|\s*\((?:error|(?:error )?message):\s*)(?<said>`[^`]+`|["“„«][^"“”„«»]+["”»])\)?\.?$/iu;

/** A rule of a line, and what it says that somebody is told. */
export function answered(text: Inline): { readonly rule: Inline; readonly told: Told } {
  const found = answer.exec(text.source);
  const said = found?.groups?.said;
  if (!found || !said) return { rule: text, told: silent };
  const start = found.index + found[0].lastIndexOf(said);
  return { rule: slice(text, 0, found.index), told: toldIn(slice(text, start, start + said.length)) };
}

/** What a cell says that somebody is told: a quotation, or words in code, is a message, and one word a code. */
export function toldIn(cell: Inline | undefined): Told {
  const { name, quoted } = cell ? nameOf(cell) : { name: '', quoted: false };
  const isCode = isIdentifier(name) || /^(?:\p{L}[\p{L}\p{N}]*|[1-5]\d\d)$/u.test(name);
  if (isCode && !quoted) return { ...silent, error: stated(cell, (each) => referenceIn('error', each)) };
  const isSaid = quoted || cell?.source.startsWith('`');
  return { ...silent, message: stated(cell, () => (isSaid ? name : undefined)) };
}
