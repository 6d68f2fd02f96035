import type { Block, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { inDigits, several } from '../words/quantities.ts';

const kind =
  '(?:dialog(?:ue)?|view|panel|modal|overlay|drawer|window|pop-?up|sheet|wizard|screen|page|side-?bar|menu)';
/** A sentence that says of so many that they have no address, and leaves their names to what comes next. */
const announces = new RegExp(
  `\\b(?<count>\\d|${several})\\b(?: \\w+){0,2} ${kind}s (?:that |which |that each |, which )?(?:(?:have|has|with) no|without(?: an?)?) (?:own )?(?:route|address|path|url|uri)s?\\b[^.;:]{0,30}[.:]\\s*$`,
  'i',
);
/** A name that says what it is: "the share dialog". */
const named = wording.g`\b[Tt]he (?<name>[\p{L}'’-]+(?: [\p{L}'’-]+)? ${kind})(?![\p{L}-])`;

/**
 * The screens of a sentence behind one that announces so many without an address: "There are two more views that have no
 * address. The share dialog manages links, the history panel lists versions." None where it names more of them, or fewer.
 */
export function announcedScreens(sentence: Inline, block: Block): readonly Inline[] {
  if (block.kind !== 'paragraph') return [];
  const before = block.text.source.slice(0, sentence.at.start - block.text.at.start);
  const count = announces.exec(before)?.groups?.count;
  if (count === undefined) return [];
  const found = new Map<string, Inline>();
  for (const { index, 0: all, groups } of sentence.source.matchAll(named)) {
    const name = groups?.name ?? '';
    const start = index + all.length - name.length;
    if (!found.has(name)) found.set(name, slice(sentence, start, start + name.length));
  }
  return found.size === Number(inDigits(count)) ? [...found.values()] : [];
}
