import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** One kind of people, and between commas who that is: "A visitor, not signed in,", "A guest, that is, somebody without a card,", "Keepers, who hold rank two,". */
const form = wording`^(?<who>(?:(?:An?|The|Every|Each|an?|the|every|each) [\p{L}*_-]+|\p{Lu}[\p{L}*_-]+)(?: [\p{L}*_-]+){0,2}), (?:(?:that is|i\.e\.|meaning|namely),? |(?!(?:an?|the|and|or|but|every|each|all|also)\s))[^,;:]{2,80},\s*$`;

/** Whom a subject names, without what it says of them between commas. */
export function apposed(subject: Inline): Inline {
  const who = form.exec(subject.source)?.groups?.who;
  return who ? slice(subject, 0, who.length) : subject;
}
