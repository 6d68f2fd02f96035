import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { statements } from '../words/names.ts';
import { type Head, sentences } from '../words/phrases.ts';
import { demandsOf, rulesSomething, tersely } from './demands.ts';
import { rulesOfNamed } from './framed.ts';
import { isRemark } from './remarks.ts';
import type { RuleLine } from './subjects.ts';

/**
 * `**Username.** It has 1 to 39 characters. It must not begin with a dot.`: each sentence demands something of what the bold name
 * names. Behind another sign, and behind a name in code, what stands there has to be sentences that go on about it.
 */
export function titledRules(
  head: Head,
  rulesOf: (sentence: Inline) => readonly RuleLine[],
): readonly RuleLine[] | undefined {
  const [subject] = head.names;
  if ((head.kind !== 'strong' && head.kind !== 'code') || !subject || head.names.length > 1) return undefined;
  if (!/\.\*\*$/.test(head.label.source) && !goesOnInSentences(head.rest)) return undefined;
  const told = sentences(head.rest).filter(({ source }) => rulesSomething(source) || !isRemark(source));
  if (general.test(plain(subject).replace(/[.:]$/, '')))
    return told.flatMap((rule) => {
      const found = rulesOf(rule);
      return found.length > 0 ? found : [{ subject: undefined, rule, sentence: rule }];
    });
  return told.flatMap(
    (sentence) =>
      rulesOfNamed(sentence) ??
      statements(sentence)
        .flatMap(demandsOf)
        .flatMap((rule) => tersely(rule).map((each) => ({ subject, rule: each }))),
  );
}

/** Whether a text says in whole sentences more of what stands before it: "It must be given. It has at most 9 letters." */
function goesOnInSentences(rest: Inline): boolean {
  const all = sentences(rest);
  return all.every(({ source }) => ofSame.test(source)) && /[.!]$/.test(rest.source);
}
const ofSame =
  /^(?:(?:It|They) (?:must|may|can|cannot|has|have|is|are|needs?|should|shall)\s|(?:Must|May|Can|Cannot|Has|Needs) |(?:Required|Optional|Mandatory|Unique)[.,]|At (?:least|most)\s)/;

/** A title that names nothing that the sentences behind it could be about. */
const general =
  /^(?:elsewhere|everywhere|in general|generally|general|others?|other (?:rules|checks)|misc(?:ellaneous)?|the rest|further(?: rules)?|more|remaining|besides|also|notes?)$/i;
