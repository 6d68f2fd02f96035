import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesListed } from '../words/phrases.ts';
import { goesOn, rulesSomething } from './demands.ts';
import type { RuleLine } from './subjects.ts';

/** Several names, and what each of them is or has: "The title and the note are each limited to 80 characters". */
const each = wording.di`^(?:(?:on|in|for|at) (?:the |an? )?[^,.;:]{1,40}? (?=(?:the|an?) ))?(?<names>[^.;:]{3,120}?) (?<said>(?:(?:are|must|may|can|have|should|shall) each|each) (?!of )\S.*)$`;
/** The same where "each" stands at the end: "The mast and the keel have at most 50 parts each". */
const eachBehind = wording.di`^(?<names>[^.;:→⇒–—]{3,120}?) (?<said>(?:(?:have|are|may|must|can|shall|should|hold|take|need)\s[^.;]{1,60}?|(?:at (?:least|most)|no (?:more|fewer|less) than|up to|exactly)\s\d[^.;]{0,40}?)(?:\seach)?)(?<=\seach)\.?$`;
const isSaying = /\b(?:must|may|can|cannot|shall|should|is|are|has|have|needs?)\b|^(?:and|or|but)$/i;
/** Words of such a name, at most. */
const NAME = 6;

/** The demands of a sentence with the letters that number them: "A key (a) shall be short, (b) shall be new, and (c) …". */
const lettered = /(?:,\s*(?:and\s+|or\s+)?|\s)\((?<letter>[a-h])\)\s+(?=\S)/g;

/** The rules of a sentence that demands the same of each of several, or several things in numbered parts; none for any other. */
export function rulesOfEach(text: Inline): readonly RuleLine[] {
  if (!/\d/.test(text.source) && !rulesSomething(text.source)) return [];
  const marks = [...text.source.matchAll(lettered)];
  const inTurn = marks.every(({ groups }, index) => groups?.letter === 'abcdefgh'[index]);
  const [first] = marks;
  if (first && marks.length > 1 && inTurn) {
    const parts = marks.map(({ index, 0: mark }, i) =>
      slice(text, index + mark.length, marks[i + 1]?.index ?? text.source.length),
    );
    const subject = slice(text, 0, first.index);
    const isNamed = subject.source !== '' && plain(subject).split(' ').length <= NAME;
    if (isNamed && parts.every(({ source }) => goesOn(source)))
      return parts.map((rule) => ({ subject, rule }));
  }
  const found = (each.exec(text.source) ?? eachBehind.exec(text.source))?.indices?.groups;
  if (!found?.names || !found.said) return [];
  const names = namesListed(slice(text, ...found.names));
  const areNames =
    names.length > 1 &&
    names.every(({ source }) => source.split(' ').length <= NAME && !isSaying.test(source));
  const rule = slice(text, ...found.said);
  // "Its title and its note of | at most 80 signs each"
  const bare = (name: Inline): Inline =>
    slice(
      name,
      /^(?:its|their)\s+/i.exec(name.source)?.[0].length ?? 0,
      name.source.replace(/\s(?:of|with)$/, '').length,
    );
  return areNames ? names.map((name) => ({ subject: bare(name), rule })) : [];
}
