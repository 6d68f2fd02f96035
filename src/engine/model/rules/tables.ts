import type { Inline } from '../../syntax/block.ts';
import { plain, withoutComments } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Reference, Subject } from '../element.ts';
import type { Constraint } from '../entities/words/field-type.ts';
import type { PointReader, RowReading } from '../reader.ts';
import type { Cells } from '../records/records.ts';
import { type Stated, shown, unstated } from '../stated.ts';
import { looksLikeYesNo, says } from '../tables/cell-kinds.ts';
import { stated } from '../words/markers.ts';
import { listed, messageIn, nameOf, referenceIn } from '../words/names.ts';
import { headOf } from '../words/phrases.ts';
import { ownSentences } from './clauses.ts';
import { composed } from './composed-rows.ts';
import { constraintsIn } from './constraints.ts';
import { noteDoubts } from './doubts.ts';
import { gatherRule, type RuleFact, toldIn } from './messages.ts';
import { namesApart } from './names-apart.ts';
import { ruledTogether } from './saying.ts';
import { ownerColumn, subjectColumn } from './subject-columns.ts';

/** A table of which each column is one kind of rule: `Field | Required | Maximum | Format`. */
const limitsShape = {
  columns: {
    subject: subjectColumn,
    owner: ownerColumn,
    required: { title: 'Required', also: ['mandatory', 'obligatory', 'pflicht', 'needed'] },
    minimum: { title: 'Minimum', also: ['min', 'min length', 'minimum length', 'from', 'at least'] },
    maximum: { title: 'Maximum', also: ['max', 'max length', 'maximum length', 'length', 'to', 'at most'] },
    form: { title: 'Format', also: ['pattern', 'regex', 'allowed values', 'values', 'allowed characters'] },
    unique: { title: 'Unique' },
    message: { title: 'Message', also: ['error message', 'error'] },
  },
  needs: [
    ['subject', 'owner'],
    ['required', 'minimum', 'maximum'],
    ['minimum', 'maximum', 'form', 'unique'],
  ],
} as const;

/** A field of something by its name: "Boat class.code", "Quay.name". */
const dotted = '[\\p{Lu}][\\p{L}\\p{N}_-]*(?: [\\p{L}\\p{N}_-]+){0,2}\\.[\\p{L}_][\\p{L}\\p{N}_]*';
const fields = wording`^${dotted}(?:(?:, ?| and | or )${dotted})*$`;

/** Whether a cell names fields of things. */
const namesField = (cell: Inline): boolean => fields.test(plain(cell));

/** A subject of several in a cell: a name in code, perhaps behind what it is of, a field of something, or one of a single word. */
function isSubject(cell: Inline): boolean {
  const { source } = cell;
  return (
    namesField(cell) ||
    wording`^(?:\p{L}[\p{L}\p{N}_-]*(?: \p{L}[\p{L}\p{N}_-]*){0,2} )?\`[^\`\s]+\`$|^[\p{L}_][\p{L}\p{N}_.]*$`.test(
      source,
    )
  );
}

/** Whether a row rules all that it names together, and not each. */
function areTogether(cell: Cells): boolean {
  const [subject, rule] = [cell('subject'), cell('rule')?.source ?? ''];
  if (ruledTogether(rule)) return true;
  return subject !== undefined && !subject.source.includes('`') && namesApart(subject, rule).length < 2;
}

/** The tables of point 5: a rule a row, or a kind of rule a column. */
export const ruleTables: PointReader<'rules', RuleFact>['tables'] = {
  rules: {
    shape: {
      columns: {
        subject: { ...subjectColumn, looks: namesField },
        owner: ownerColumn,
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
            'accept when',
            'accepted when',
            'accepted',
            'valid when',
            'valid if',
            'allowed when',
            'must be',
            'must hold',
            'expectation',
            'then',
            'must then',
            'dann',
          ],
        },
        if: {
          title: 'If',
          also: [
            'holds if',
            'provided',
            'provided that',
            'precondition',
            'applies when',
            'applies if',
            'wenn',
            'si',
          ],
        },
        on: {
          title: 'On',
          also: ['where', 'screen', 'form', 'call', 'context', 'when'],
          never: namesField,
        },
        message: {
          title: 'Message',
          also: ['error message', 'text', 'message shown', 'meldung', 'fehlermeldung'],
        },
        error: {
          title: 'Error',
          also: ['error code', 'code', 'status', 'on violation', 'error on violation', 'if broken'],
        },
      },
      needs: [['subject', 'owner', 'on', 'if'], ['rule']],
      inOrder: ['subject', 'rule'],
    },
    each: { of: 'subject', names: isSubject, together: areTogether },
    row: ruleRow,
  },
  limits: { shape: limitsShape, row: limitsRow },
};

/** The subject in a cell: `Invoice.number`, `Invoice`, code, or words. */
export function subjectIn(cell: Inline): Subject {
  const { name } = nameOf(cell);
  const base = { text: name, at: cell.at };
  if (wording`^[\p{L}_][\p{L}\p{N}_ -]*\.[\p{L}_][\p{L}\p{N}_.-]*$`.test(name))
    return { ...base, reference: { kind: 'field', name, at: cell.at } };
  // Entities are written with a capital; a lower-case name is a field of whatever the heading speaks of.
  if (wording`^\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`.test(name))
    return { ...base, reference: { kind: 'entity', name, at: cell.at } };
  return base;
}

/** The subject in a cell, which is a field of what another column names. */
function subjectOf(cell: Inline, owner: Inline | undefined): Subject {
  const subject = subjectIn(cell);
  if (!says(owner) || subject.reference?.kind === 'field') return subject;
  const name = `${nameOf(owner).name}.${subject.text}`;
  return { text: name, at: cell.at, reference: { kind: 'field', name, at: cell.at } };
}

function onIn(cell: Inline): readonly Reference[] | undefined {
  const result = listed(cell).map((part) => {
    const { name } = nameOf(part);
    const kind = /^(?:[A-Z]+ )?(?:\/|https?:)/.test(name) ? 'call' : 'screen';
    return { ...referenceIn(kind, part), kind: kind as Reference['kind'] };
  });
  return result.length ? result : undefined;
}

function ruleRow(reading: RowReading<RuleFact>): void {
  const { row, match, cell, gather } = reading;
  const own = cell('subject') ?? cell('owner');
  const whole = own ?? cell('on') ?? cell('if');
  const commented = cell('rule');
  if (!whole?.source || !commented) return;
  const ruleCell = withoutComments(commented);
  const { place, subject: subjectCell } = placedSubject(whole);
  const subject = subjectOf(subjectCell, cell('subject') && cell('owner'));
  const words = composed(reading);
  if (words === '') return;
  noteDoubts(gather, ruleCell, subject.text);
  const told = toldIn(cell('error'));
  const [on, message, error] = [
    gather.marked(
      stated(place ?? (own ? cell('on') : undefined), onIn),
      `where the rule for ${subject.text} holds`,
    ),
    gather.marked(
      cell('message')?.source ? stated(cell('message'), messageIn) : told.message,
      `the message of the rule for ${subject.text}`,
    ),
    gather.marked(
      told.error.is === 'shown' ? told.error : stated(cell('error'), (each) => referenceIn('error', each)),
      `the error of the rule for ${subject.text}`,
    ),
  ];
  const parts = words || match.exact ? [ruleCell] : ownSentences(ruleCell);
  for (const part of parts) {
    const said: Stated<readonly Constraint[]> = words
      ? shown([{ is: 'prose', text: words, at: row.at }], row.at)
      : gather.marked(stated(part, constraintsIn), `the rule for ${subject.text}`);
    const rule: RuleFact = {
      is: 'rule',
      rule: {
        name: subject.text,
        at: row.at,
        nameAt: subjectCell.at,
        how: match.exact ? 'exact' : 'tolerant',
        ...(match.guessed ? { doubtful: true } : {}),
        subject,
        constraints: said.is === 'shown' ? said.value : [],
        text: words ?? part.source,
        stated: said.is === 'shown' ? shown(true, said.at) : said,
        on,
        message,
        error,
      },
    };
    gatherRule(gather, rule, true);
  }
}

/** `Note form: title`: where a rule holds stands before what it is about. */
function placedSubject(cell: Inline): { readonly place: Inline | undefined; readonly subject: Inline } {
  const head = headOf(cell);
  return head?.mark === ':' && head.kind === 'words' && head.rest.source !== ''
    ? { place: head.label, subject: head.rest }
    : { place: undefined, subject: cell };
}

/** What each column says in words, and what a marker in it is about, before and behind the name of the subject. */
const said = {
  required: ['required', 'whether', ' is required'],
  minimum: ['at least', 'the minimum of', ''],
  maximum: ['at most', 'the maximum of', ''],
  form: ['format', 'the format of', ''],
  unique: ['unique', 'whether', ' is unique'],
} as const;

/** A row that says one thing of its subject in each column. */
function limitsRow({ row, cell, gather }: RowReading<RuleFact>): void {
  const subjectCell = cell('subject') ?? cell('owner');
  if (!subjectCell?.source) return;
  const subject = subjectOf(subjectCell, cell('subject') && cell('owner'));
  const phrases = Object.entries(said).flatMap(([column, [word, before, behind]]): readonly Constraint[] => {
    const value = cell(column);
    if (value && gather.marker(value, `${before} ${subject.text}${behind}`)) return [];
    if (!says(value)) return [];
    const text = plain(value);
    const yes = /^(?:yes|true|x|✓|✔|✅|ja|oui|required|mandatory)$/i.test(text);
    if (column === 'required' && (yes || looksLikeYesNo(value)))
      return [{ is: yes ? 'required' : 'optional', text: yes ? 'required' : 'optional', at: value.at }];
    if (column === 'unique' && looksLikeYesNo(value))
      return yes ? [{ is: 'unique', per: [], text: 'unique', at: value.at }] : [];
    return [{ is: 'prose', text: `${word} ${text}`, at: value.at }];
  });
  if (phrases.length === 0) return;
  const message = cell('message');
  gather.fact({
    is: 'rule',
    rule: {
      name: subject.text,
      at: row.at,
      nameAt: subjectCell.at,
      how: 'tolerant',
      subject,
      constraints: phrases,
      text: phrases.map(({ text }) => text).join('; '),
      stated: shown(true, row.at),
      on: unstated,
      message: gather.marked(stated(message, messageIn), `the message of the rule for ${subject.text}`),
      error: unstated,
    },
  });
}
