import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { constraintsIn } from './constraints.ts';
import type { Context } from './context.ts';
import type { Invariant, Rule } from './domain-elements.ts';
import type { Reference, Subject } from './element.ts';
import type { Constraint } from './field-type.ts';
import { isSilent, stated } from './markers.ts';
import { listed, nameOf, referenceIn } from './names.ts';
import { headingText, type PointReader, type RowReading } from './reader.ts';
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
            ],
          },
          rule: {
            title: 'Rule',
            also: ['rules', 'constraint', 'constraints', 'validation', 'check', 'requirement', 'condition'],
          },
          on: { title: 'On', also: ['where', 'screen', 'form', 'call', 'context', 'when'] },
          message: { title: 'Message', also: ['error message', 'text', 'message shown'] },
          error: { title: 'Error', also: ['error code', 'code', 'status'] },
        },
        needs: [['subject'], ['rule']],
      },
      row: ruleRow,
    },
  },
  item: readItem,
  paragraph(block, _context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ is: 'invariant', invariant: found.invariant });
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

/** ``- `title`: required, at most 60 characters``, ``- `name` ≤ 100``, `- password at least 8 characters`. */
function readItem(item: Item, context: Context, gather: Gathering<Fact>): 'not' | 'itself' {
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ is: 'invariant', invariant: invariant.invariant });
    return 'itself';
  }
  const split = subjectAndRule(item.text);
  if (!split) return 'not';
  const { subject, rule } = split;
  const under = headingText(context) || context.lead;
  const constraints = constraintsIn(rule);
  gather.fact({
    is: 'rule',
    rule: {
      name: subject.text,
      at: item.at,
      nameAt: subject.at,
      how: 'tolerant',
      subject,
      constraints,
      text: rule.source,
      stated: shown(true, rule.at),
      on: under
        ? { is: 'shown', value: [{ kind: 'screen', name: under, at: item.at }], at: item.at }
        : unstated,
      message: unstated,
      error: unstated,
    },
  });
  return 'itself';
}

/** Code spans (joined by commas and "and") at the head of a bullet, then a colon or the rule itself. */
function subjectAndRule(text: Inline): { subject: Subject; rule: Inline } | undefined {
  const parts = pieces(text);
  const head = parts[0];
  if (head?.start !== 0 || (head.kind !== 'code' && head.kind !== 'strong')) return undefined;
  let end = head.end;
  for (const piece of parts.slice(1)) {
    if (
      piece.kind === 'code' &&
      piece.start - end <= 5 &&
      /^(?:,|\s*and|\s*or|\s)*\s*$/.test(text.source.slice(end, piece.start))
    )
      end = piece.end;
    else if (piece.start > end + 5) break;
  }
  const after = slice(text, end, text.source.length);
  const colon = /^(?:\s*\([^)]*\))?\s*(?::|[–—-])\s+/.exec(after.source);
  const rule = slice(after, colon?.[0].length ?? 0, after.source.length);
  const bound =
    /^(?:≤|>=|<=|≥|<|>|at (?:most|least)|must|may|matches|required|optional|up to|one of|exactly|from|is|in\b|between|\d)/i;
  if (isSilent(rule.source) || (!colon && !bound.test(rule.source))) return undefined;
  const subject = slice(text, 0, end);
  return {
    subject:
      head.kind === 'code' && head.end === end
        ? subjectIn(subject)
        : { text: plain(subject), at: subject.at },
    rule,
  };
}
