import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { constraintIn } from '../../rules/constraints.ts';
import { type Stated, shown, unstated } from '../../stated.ts';
import { words } from '../../words/names.ts';
import {
  defaultIn,
  type FieldPhrases,
  fieldPhrases,
  leadingValues,
  preset,
} from '../fields/field-phrases.ts';
import type { Constraint, Default } from '../words/field-type.ts';

/**
 * What a notes cell says of its field: phrases of point 5 (`2 to 50 characters`, `default 0`, `unique`), and where
 * the table has no column for it, the type and whether there is always a value.
 */
export function phrasesInNotes(cell: Inline, types: 'sure' | 'none'): Omit<FieldPhrases, 'rest'> {
  let fallback: Stated<Default> = unstated;
  let required: Stated<boolean> = unstated;
  const values = valuesIn(cell);
  const rules: Constraint[] = values ? [values.rule] : [];
  for (const part of notedParts(values?.rest ?? cell)) {
    const text = words(plain(part));
    if (notedRequired.test(text) || notedOptional.test(text)) {
      required = shown(notedRequired.test(text), part.at);
      continue;
    }
    const begins = preset.exec(part.source);
    if (
      begins &&
      part.source.length > begins[0].length &&
      !/\s\S+\s/.test(part.source.slice(begins[0].length))
    ) {
      const value = slice(part, begins[0].length, part.source.length);
      fallback = shown(defaultIn(value), value.at);
      continue;
    }
    const must = demanding.exec(part.source)?.[0].length ?? 0;
    const constraint = constraintIn(slice(part, must, part.source.length));
    if (noted.has(constraint.is) || (must > 0 && constraint.is === 'format')) rules.push(constraint);
  }
  const said = types === 'sure' ? fieldPhrases(cell, types) : undefined;
  // Where the notes tell the type as well, the values are that.
  if (said?.type.is === 'shown' && values) rules.shift();
  const first = said?.required.is === 'shown' ? said.required : required;
  return { rules, default: fallback, type: said?.type ?? unstated, required: first };
}

/** What notes say of a field by words that nobody uses otherwise. */
const noted: ReadonlySet<string> = new Set(['bound', 'unique', 'key', 'immutable', 'one-of', 'matches']);
/** What a phrase may begin with where a sentence says it: `Must be unique per team`. */
const demanding =
  /^(?:(?:it )?(?:must|has to|needs to|should) (?:always )?(?:be|have|hold|contain)|has to be) /i;
/** A note that says nothing else than whether there is always a value. */
const notedRequired = /^(?:(?:always )?required|mandatory|not null)$/;
const notedOptional = /^(?:optional|nullable|(?:may|can) be (?:empty|null|missing|left out))$/;

/** The statements of notes: a comma or a full stop between two digits parts none (`10,000`, `0.5`). */
function notedParts(cell: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  for (const part of splitOutside(cell, ',;.')) {
    const last = parts.at(-1);
    const isNumber =
      last !== undefined &&
      part.at.start === last.at.end + 1 &&
      /\d$/.test(last.source) &&
      /^\d/.test(part.source) &&
      cell.source.charAt(last.at.end - cell.at.start) !== ';';
    if (last && isNumber)
      parts[parts.length - 1] = slice(cell, last.at.start - cell.at.start, part.at.end - cell.at.start);
    else parts.push(part);
  }
  return parts;
}

/** How values in code end of which there is one: "`draft`, `sent` or `paid`", and what may stand behind them. */
const lastOfValues = /(?:(?:\bor|\boder|\bou)\s+|\|\s*)`[^`]*`$/i;
const behindValues = /^\s*(?:$|[;.(]|,\s*default)/i;

/** Values are words: "`90s` or `1h 30m`" gives examples. */
const isValue = wording`^\p{L}[\p{L}\p{N}_-]*$`;

/** The values that notes begin with, each in code, and what stands behind them. */
function valuesIn(cell: Inline): { readonly rule: Constraint; readonly rest: Inline } | undefined {
  if (!cell.source.startsWith('`')) return undefined;
  const { use, end } = leadingValues(cell) ?? {};
  if (use?.type.is !== 'one-of' || end === undefined || use.type.values.length < 2) return undefined;
  if (!use.type.values.every(({ value }) => isValue.test(value))) return undefined;
  const listed = slice(cell, 0, end);
  if (!lastOfValues.test(listed.source) || !behindValues.test(cell.source.slice(end))) return undefined;
  return {
    rule: { is: 'one-of', values: use.type.values, text: listed.source, at: listed.at },
    rest: slice(cell, end, cell.source.length),
  };
}
