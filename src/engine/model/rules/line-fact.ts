import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
import { looksLikeExpression, onlyCode } from '../blocks/conditions.ts';
import { type Context, headingText } from '../blocks/context.ts';
import type { Rule } from '../domain-elements.ts';
import type { Subject } from '../element.ts';
import type { Constraint } from '../entities/words/field-type.ts';
import { shown, unstated } from '../stated.ts';
import { nameOf } from '../words/names.ts';
import { constraintIn, constraintsIn } from './constraints.ts';
import { type RuleFact, silent, type Told } from './messages.ts';
import { bareSubject, type RuleLine } from './subjects.ts';
import { subjectIn } from './tables.ts';

/** A heading that says that it is a requirement names what is required, and no screen. */
const requirement = /^(?:requirement|anforderung|exigence|requisito)\s*:\s*/i;

/** A heading that names several things, of which a sentence is about one: "Berths, boats and crews". */
const several = /,\s|\s(?:and|&)\s/i;

/** Words that stand for what a title names. */
const pointing = /^(?:it|they|this|these|both|all|each)$/i;

/**
 * A sentence is about what the title in bold type before it names, where it names nothing itself, or about what the heading
 * above it names; without one, or below one that names several, about its own first words.
 */
export function lineFact(
  { subject, rule, sentence, text: all }: RuleLine,
  at: Rule['at'],
  context: Context,
  told: Told = silent,
): RuleFact {
  const above = headingText(context) || context.lead;
  const under = above.replace(requirement, '').replace(/:$/, '');
  // "First day", and below it ": must not lie in the past": the term is what it is about.
  const term = context.titled && !subject && headingText(context) ? context.lead : under;
  const isOwn = under === '' || !sentence || several.test(under);
  const named = subject && (isOwn || subject.source.startsWith('`')) ? subject : undefined;
  const titled = context.title && (!subject || pointing.test(subject.source)) ? context.title : undefined;
  const about = titled
    ? lineSubject(titled)
    : named
      ? lineSubject(bareSubject(named))
      : { text: term, at: rule.at };
  const text = all ?? sentence ?? rule;
  return {
    is: 'rule',
    rule: {
      name: about.text,
      at,
      nameAt: about.at,
      how: 'tolerant',
      ...(subject || sentence ? {} : { doubtful: true }),
      subject: about,
      constraints: phrasesOf(rule),
      text: text.source,
      stated: shown(true, text.at),
      on:
        under && !requirement.test(above)
          ? { is: 'shown', value: [{ kind: 'screen', name: under, at }], at }
          : unstated,
      ...told,
    },
  };
}

/** The subject at the head of a line: code and dotted names may refer to something, words do not. */
function lineSubject(subject: Inline): Subject {
  const { name } = nameOf(subject);
  return onlyCode(subject) || /^\S+\.\S+$/.test(name)
    ? subjectIn(subject)
    : { text: plain(subject).replace(/\s*:$/, ''), at: subject.at };
}

/** The phrases of a rule in words: parts at `;`, and at `,` where one of those reads as a phrase. */
function phrasesOf(rule: Inline): readonly Constraint[] {
  return constraintsIn(rule).flatMap((each) => {
    const constraint = inWords(each);
    if (constraint.is !== 'prose') return constraint;
    const start = constraint.at.from - rule.at.from;
    const parts = splitOutside(slice(rule, start, start + constraint.text.length), ',').map((part) =>
      inWords(constraintIn(part)),
    );
    return parts.length > 1 && parts.some((part) => part.is !== 'prose') ? parts : constraint;
  });
}

/** In words, code that does not read as an expression is a name, a value or a pattern. */
function inWords(constraint: Constraint): Constraint {
  if (constraint.is !== 'expression') return constraint;
  const { text, at, expression } = constraint;
  if (/^\^.*\$$/.test(expression.source))
    return { is: 'matches', text, at, pattern: expression.source, patternAt: expression.at };
  return looksLikeExpression(expression.source) ? constraint : { is: 'prose', text, at };
}
