import type { Span } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Gathering } from '../blocks/reading.ts';
import { shown } from '../stated.ts';
import { namesListed } from '../words/phrases.ts';
import type { RuleFact } from './messages.ts';
import { type RuleLine, splitAtSaying } from './subjects.ts';

const pointing = /^(?:(?:when|if|once|where|unless)\s[^,.;]{1,80},\s)?(?:it|they|its|their|he|she)\b/i;

/** What a sentence says of "it" is said of what the one before it in the same paragraph is about. */
export function pointingBack(line: RuleLine, sentence: Inline, { facts }: Gathering<RuleFact>): RuleLine {
  const own = line.sentence ?? line.rule;
  const isOpen = line.subject === undefined || pointing.test(own.source);
  const last =
    isOpen && pointing.test(sentence.source) ? facts.findLast(({ is }) => is === 'rule') : undefined;
  if (last?.is !== 'rule') return line;
  const { text, subject, stated: said } = last.rule;
  const named = { source: subject.text, at: subject.at as Span };
  const before = pointing.test(text)
    ? named
    : (splitAtSaying({ source: text, at: ('at' in said ? said.at : last.rule.at) as Span }).subject ??
      (subject.text === '' ? undefined : named));
  return before ? { subject: before, rule: own } : line;
}

/** What holds for others, too: "The same limit holds for the name of a boat and the note of a crew." */
const sameFor = wording.i`^(?:exactly )?the same (?:\p{L}+ ){0,2}?(?:holds?|goes|apply|applies|counts?|is true) (?:for|to) (?<others>[^();.]+)\.?$`;

/** The rules that a sentence tells of others by the one before it, which it points at. */
export function sameForOthers(sentence: Inline, { facts }: Gathering<RuleFact>): readonly RuleFact[] {
  const others = sameFor.exec(sentence.source)?.groups?.others;
  const last = facts.at(-1);
  if (!others || last?.is !== 'rule') return [];
  const start = sentence.source.lastIndexOf(others);
  const subjects = namesListed(slice(sentence, start, start + others.length));
  if (subjects.some((each) => plain(each).split(' ').length > 6)) return [];
  return subjects.map((subject) => ({
    is: 'rule',
    rule: {
      ...last.rule,
      name: plain(subject),
      at: subject.at,
      nameAt: subject.at,
      subject: { text: plain(subject), at: subject.at },
      constraints: [{ is: 'prose', text: last.rule.text, at: sentence.at }],
      text: `${last.rule.text} ${sentence.source}`,
      stated: shown(true, sentence.at),
    },
  }));
}

/** How an item begins that tells a case of the one above it: "at `high` it needs 8 characters". */
const ofCase =
  /^(?:(?:at|in|on|for|with|if|when|under)\s[^,;]{1,40}?,?\s(?:it|they)\s(?:has|have|is|are|must|needs?|may|can|cannot)|(?:it|they)\s(?:must|needs?|may|can|cannot))\b/i;

/** An item that only tells a case of "it" is about what the item before it names. */
export function caseOfLast(line: RuleLine, text: Inline, { facts }: Gathering<RuleFact>): RuleLine {
  const last = ofCase.test(text.source) ? facts.at(-1) : undefined;
  if (last?.is !== 'rule') return line;
  const { text: own, subject, stated: said } = last.rule;
  const at = ('at' in said ? said.at : last.rule.at) as Span;
  const named = splitAtSaying({ source: own, at }).subject ?? {
    source: subject.text,
    at: subject.at as Span,
  };
  return named.source === '' ? line : { subject: named, rule: line.sentence ?? line.rule };
}
