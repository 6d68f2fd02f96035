import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Gathering } from '../blocks/reading.ts';
import { type ErrorFact, lineEntry } from '../errors/entry.ts';
import { entry } from '../errors/line.ts';

const quoted = '(?:"[^"]+"|“[^”]+”)';
/** "Messages of the forms: “Too long”, “Not a number”", "The page checks it first, with texts of its own: “…”, “…”". */
const listing = wording.is`^(?![^"“:]*(?<!\p{L})(?:buttons?|links?|tabs?|labels?|titles?|headings?|menus?|options?|placeholders?|mails?|e-mails?|subjects?|columns?|greetings?|success)(?!\p{L}))[^"“:]{0,120}?(?<!\p{L})(?:messages?|texts? of (?:its|their) own|(?:texts?|wordings?) of (?:the |these )?(?:errors?|refusals?|failures?)|wordings?|warnings?)(?!\p{L})[^"“:]{0,60}:\s+(?<list>${quoted}(?:,?\s+(?:(?:and|or)\s+)?${quoted})+)\.?$`;
const each = new RegExp(quoted, 'g');

/** Hands on the messages that a sentence of point 5 lists and says nothing more of, two at least; false for any other. */
export function gatherMessages(text: Inline, gather: Gathering<unknown>): boolean {
  const list = listing.exec(text.source)?.groups?.list;
  if (!list) return false;
  const start = text.source.lastIndexOf(list);
  for (const { index, 0: said } of list.matchAll(each)) {
    const name = slice(text, start + index, start + index + said.length);
    const error = lineEntry(entry(name, true, undefined), name.at, undefined);
    gather.factOf('errors', { is: 'error', error } satisfies ErrorFact);
  }
  return true;
}
