import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice, splitOutside } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { looksLikeExpression, onlyCode } from './conditions.ts';
import { constraintIn, constraintsIn } from './constraints.ts';
import type { Context } from './context.ts';
import type { Invariant, Rule } from './domain-elements.ts';
import type { Reference, Subject } from './element.ts';
import type { Constraint } from './field-type.ts';
import { markedSubject, stated } from './markers.ts';
import { listed, nameOf, referenceIn } from './names.ts';
import { headOf } from './phrases.ts';
import { headingText, type PointReader, type RowReading } from './reader.ts';
import { type RuleLine, ruleOfSentence, rulesOfLine } from './rule-lines.ts';
import { type Stated, shown, unstated } from './stated.ts';
import { invariantIn } from './states.ts';

type Fact =
  | { readonly is: 'rule'; readonly rule: Rule }
  | { readonly is: 'invariant'; readonly invariant: Invariant };

/** Point 5: a table of subjects and rules; bullets ``- `title`: required; at most 60 characters`` do as well. */
export const rulesReader: PointReader<'rules', Fact> = {
  tables: {
    rules: {
      shape: {
        columns: {
          subject: {
            title: 'Subject',
            also: [
              'field',
              'what',
              'name',
              'parameter',
              'input',
              'entity',
              'property',
              'attribute',
              'split mode',
              'applies to',
              'setting',
              'situation',
              'item',
              'data',
            ],
          },
          rule: {
            title: 'Rule',
            also: [
              'rules',
              'constraint',
              'constraints',
              'validation',
              'validations',
              'check',
              'requirement',
              'requirements',
              'condition',
              'behaviour',
              'behavior',
              'limits',
              'limit',
              'allowed',
              'allowed values',
            ],
          },
          on: { title: 'On', also: ['where', 'screen', 'form', 'call', 'context', 'when'] },
          message: { title: 'Message', also: ['error message', 'text', 'message shown'] },
          error: { title: 'Error', also: ['error code', 'code', 'status'] },
        },
        needs: [['subject'], ['rule']],
        inOrder: ['subject', 'rule'],
      },
      row: ruleRow,
    },
  },
  item: readItem,
  paragraph(block, _context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ is: 'invariant', invariant: found.invariant });
  },
  sentence(sentence, context, gather) {
    const line = ruleOfSentence(sentence);
    if (line) gather.fact(lineFact(line, sentence.at, context));
    return line !== undefined;
  },
  assemble(parts) {
    const facts = parts.flatMap((part) => part.reading.facts);
    return {
      rules: facts.flatMap((fact) => (fact.is === 'rule' ? fact.rule : [])),
      invariants: facts.flatMap((fact) => (fact.is === 'invariant' ? fact.invariant : [])),
    };
  },
  *stated({ rules, invariants }) {
    for (const rule of rules) yield* [rule.stated, rule.message];
    for (const invariant of invariants) yield shown(invariant.name, invariant.at);
  },
};

/** The subject in a cell: `Invoice.number`, `Invoice`, code, or words. */
function subjectIn(cell: Inline): Subject {
  const { name } = nameOf(cell);
  const base = { text: name, at: cell.at };
  if (/^[\p{L}_][\p{L}\p{N}_ -]*\.[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name))
    return { ...base, reference: { kind: 'field', name, at: cell.at } };
  // Entities are written with a capital; a lower-case name is a field of whatever the heading speaks of.
  if (/^\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$/u.test(name))
    return { ...base, reference: { kind: 'entity', name, at: cell.at } };
  return base;
}

function onIn(cell: Inline): readonly Reference[] | undefined {
  const result = listed(cell).map((part) => {
    const { name } = nameOf(part);
    const kind = /^(?:[A-Z]+ )?(?:\/|https?:)/.test(name) ? 'call' : 'screen';
    return { ...referenceIn(kind, part), kind: kind as Reference['kind'] };
  });
  return result.length ? result : undefined;
}

function ruleRow({ row, match, cell, gather }: RowReading<Fact>): void {
  const subjectCell = cell('subject');
  const ruleCell = cell('rule');
  if (!subjectCell?.source || !ruleCell) return;
  const subject = subjectIn(subjectCell);
  const said: Stated<readonly Constraint[]> = gather.marked(
    stated(ruleCell, constraintsIn),
    `the rule for ${subject.text}`,
  );
  gather.fact({
    is: 'rule',
    rule: {
      name: subject.text,
      at: row.at,
      nameAt: subjectCell.at,
      how: match.exact ? 'exact' : 'tolerant',
      ...(match.guessed ? { doubtful: true } : {}),
      subject,
      constraints: said.is === 'shown' ? said.value : [],
      text: ruleCell.source,
      stated: said.is === 'shown' ? shown(true, said.at) : said,
      on: gather.marked(stated(cell('on'), onIn), `where the rule for ${subject.text} holds`),
      message: gather.marked(
        stated(cell('message'), messageIn),
        `the message of the rule for ${subject.text}`,
      ),
      error: gather.marked(
        stated(cell('error'), (each) => referenceIn('error', each)),
        `the error of the rule for ${subject.text}`,
      ),
    },
  });
}

/** A message as it reads: quotes around the whole of it are not part of it. */
export function messageIn(cell: Inline): string {
  const { name, quoted } = nameOf(cell);
  return quoted ? name : plain(cell);
}

/** ``- `title`: required, at most 60 characters``, ``- `name` ≤ 100``, `- A new user is refused on a private site`. */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<Fact>,
  above: readonly Item[],
): 'not' | 'itself' {
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ is: 'invariant', invariant: invariant.invariant });
    return 'itself';
  }
  if (/:$/.test(item.text.source) || markedSubject(item.text.source)) return 'not';
  const around = above.at(-1);
  const lines = rulesOfLine(item.text).map((line) =>
    // What is nested under a name is said of it.
    around &&
    (!line.subject || line.sentence) &&
    headOf(around.text) === undefined &&
    plain(around.text).split(' ').length <= 5
      ? { subject: around.text, rule: line.sentence ?? line.rule }
      : line,
  );
  for (const line of lines)
    gather.fact(lineFact(line, lines.length === 1 ? item.at : (line.sentence ?? line.rule).at, context));
  return lines.length > 0 ? 'itself' : 'not';
}

/** A heading that says that it is a requirement names what is required, and no screen. */
const requirement = /^(?:requirement|anforderung|exigence|requisito)\s*:\s*/i;

/** A sentence is about what the heading above it names; without one, about its own first words. */
function lineFact({ subject, rule, sentence }: RuleLine, at: Rule['at'], context: Context): Fact {
  const above = headingText(context) || context.lead;
  const under = above.replace(requirement, '');
  const named =
    subject && (under === '' || !sentence || subject.source.startsWith('`')) ? subject : undefined;
  const about = named ? lineSubject(named) : { text: under, at: rule.at };
  const text = sentence ?? rule;
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
        under && under === above
          ? { is: 'shown', value: [{ kind: 'screen', name: under, at }], at }
          : unstated,
      message: unstated,
      error: unstated,
    },
  };
}

/** The subject at the head of a line: code and dotted names may refer to something, words do not. */
function lineSubject(subject: Inline): Subject {
  const { name } = nameOf(subject);
  return onlyCode(subject) || /^\S+\.\S+$/.test(name)
    ? subjectIn(subject)
    : { text: plain(subject), at: subject.at };
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
