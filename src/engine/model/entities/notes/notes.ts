import type { Inline, Item } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { isIdentifier } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { both } from '../fields/field-lines.ts';
import { type FieldPhrases, fieldPhrases } from '../fields/field-phrases.ts';
import { isName } from '../fields/note-names.ts';
import { technical } from '../words/field-type.ts';
import { statement, withSign } from './note-statements.ts';
import { nextName, partedRow } from './parted-row.ts';
import { areKeyed, isTypeAlone, type Told, typedName, typedRun } from './typed-names.ts';

/**
 * Notes of fields: lines that name some fields and say what those are, in as few words as possible. Names stand before a
 * colon, dash, equals sign or arrow, before brackets, or right before a type; what is said of them ends at a semicolon,
 * a stroke or, where a type stands right behind a name, at a comma.
 */
export interface Note {
  readonly fields: readonly Field[];
  /** Whether it says what a field is by a type, a demand or a default, or names it as programmes do. */
  readonly isSure: boolean;
}

/** The fields that each of some lines notes; undefined where the lines are anything else. */
export function notesIn(lines: readonly Inline[]): readonly Note[] | undefined {
  if (lines.length === 0) return undefined;
  const notes = lines.map(noteIn);
  const noted = notes.filter(({ fields }) => fields.length > 0);
  const sure = noted.filter(({ isSure }) => isSure).length;
  const isEnough = noted.length * 5 >= lines.length * 3 && sure * 2 >= lines.length;
  return isEnough && noted.flatMap(({ fields }) => fields).length > 1 ? notes : undefined;
}

const notesOf = once((items: readonly Item[]) => notesIn(items.map(({ text }) => text)));

/** Whether the items of a list note fields. */
export const areNotes = (items: readonly Item[]): boolean => notesOf(items) !== undefined;

/** Code that stands in no brackets. */
export const codeOutside = /^(?:[^()`]|\([^()]*\))*`/;

/** The fields of an item that notes several of them, statement by statement, in a list of notes. */
export function severalNoted({ text }: Item, items: readonly Item[]): readonly Field[] {
  const mayBe =
    /[;|·/]|[*!°†)],\s/.test(text.source) || nextName.test(text.source) || typedFields(text).length > 1;
  return mayBe ? surelyNoted(text, items) : none;
}

/** The fields that a line in a list of notes surely notes. */
export function surelyNoted(text: Inline, items: readonly Item[]): readonly Field[] {
  if (codeOutside.test(text.source) || !notesOf(items)) return none;
  const { fields, isSure } = noteIn(text);
  return isSure ? fields : none;
}

/** The fields that a line notes; none where it is something else. */
export function noteIn(line: Inline): Note {
  const [first] = sentences(line);
  if (!first) return nothing;
  // The sign of a legend ends no sentence.
  const told = rowsIn(withoutStop(line)) ?? toldIn(withoutStop(first));
  const fields = told.flatMap(fieldsOf);
  const isSure =
    told.some(({ isTyped, said: [first] }) => isTyped || (first && technical.test(first.source))) ||
    fields.some(isSureField);
  return fields.length === 0 ? nothing : { fields, isSure };
}

/** A line without the full stop and the blanks at its end. */
export function withoutStop(text: Inline): Inline {
  let end = text.source.length;
  while (end > 0 && /[.\s]/.test(text.source.charAt(end - 1))) end--;
  return slice(text, 0, end);
}

const nothing: Note = { fields: [], isSure: false };

function isSureField({ name, type, required, default: preset }: Field): boolean {
  return (
    [type, required, preset].some(({ is }) => is === 'shown') ||
    (isIdentifier(name) && wording`\p{Ll}`.test(name))
  );
}

/** What a line tells, statement by statement; none where its first names nothing. */
function toldIn(line: Inline): readonly Told[] {
  const parted = partedBy(line);
  if (parted) return parted;
  const told: Told[] = [];
  const [lead, ...others] = splitOutside(line, ';');
  const first = lead ? statement(lead) : undefined;
  if (!first) return none;
  told.push(...first);
  const inCode = line.source.startsWith('`');
  for (const part of others) {
    const more = inCode === part.source.startsWith('`') ? statement(part) : undefined;
    // What only names goes on with what was said.
    if (more?.some(({ said }) => said.length > 0)) told.push(...more);
    else told.at(-1)?.said.push(part);
  }
  return told;
}

const none: readonly never[] = [];

/** What groups the fields behind it: "money: ", "**Who** – ". */
const groupLabel = wording`^(?:\*\*)?\p{L}[\p{L}\p{N} /&-]{0,30}(?::\*\*|(?:\*\*)?(?:\s*\([^()]*\))?(?::|\s[–—-]))\s+`;

/**
 * "place: room s40, shelf int · door_code s8": runs of names with their types, of which semicolons or dots part several,
 * each perhaps behind what groups them; undefined where fewer than two names have what can be nothing else than a type, or
 * one where all have some.
 */
function runsIn(line: Inline): readonly Told[] | undefined {
  if (!line.source.includes(',') || line.source.includes('`')) return undefined;
  const runs = splitOutside(line, ';')
    .flatMap((each) => splitOutside(each, '·'))
    .map((each) => slice(each, groupLabel.exec(each.source)?.[0].length ?? 0, each.source.length));
  const parts = runs.flatMap((each) => splitOutside(each, ','));
  // "id, number, date": names that are types by chance.
  if (parts.some(isTypeAlone)) return undefined;
  const isKeyed = areKeyed(runs);
  const told: Told[] = [];
  for (const each of runs) {
    const run = typedRun(each, isKeyed);
    if (!run) return undefined;
    told.push(...run);
  }
  const typed = told.filter(({ isTyped }) => isTyped).length;
  const names = told.flatMap((each) => each.names).length;
  return typed > 1 || (typed > 0 && names > 1 && names === parts.length) ? told : undefined;
}

/** The fields of a line that is nothing but names with their types, behind a label perhaps; none for any other. */
export function typedFields(line: Inline): readonly Field[] {
  return (rowsIn(withoutStop(line)) ?? none).flatMap(fieldsOf);
}

function rowsIn(line: Inline): readonly Told[] | undefined {
  return runsIn(line) ?? partedRow(line);
}

/** "id uuid / title text, required", "id / depth: decimal / width: decimal": statements between strokes or dots, and bare names among them. */
function partedBy(line: Inline): readonly Told[] | undefined {
  for (const sign of ['/', '|', '·']) {
    const parts = line.source.includes(` ${sign} `) ? splitOutside(line, sign) : [];
    const stated = parts.map((part) => withSign(part) ?? typedName(part));
    const saying = stated.filter((each) => each?.isTyped || (each && each.said.length > 0)).length;
    const mayBeBare = saying > 1 || (saying > 0 && saying * 2 >= parts.length);
    const told = stated.flatMap((each, index) => {
      const before = stated[index - 1]?.said[0];
      // "shape enum: round / square": behind one value stands another.
      const isValue = before !== undefined && ofValues.test(before.source);
      return each ?? (mayBeBare && !isValue ? bareName(parts[index]) : none);
    });
    if (parts.length > 1 && told.length === parts.length && saying > 0) return told;
  }
  return undefined;
}

const ofValues = /\b(?:enum|one of|either|choice|values?)\b/i;

/** A name of one word of which nothing is said. */
function bareName(part: Inline | undefined): Told | readonly never[] {
  return part && !part.source.includes(' ') && isName(part, true)
    ? { names: [part], said: [], isTyped: false }
    : none;
}

/** Fields with everything that is said of them. */
export function fieldsOf({
  names,
  said,
  isBracketed = false,
  isTypeSaid = false,
  mark,
}: Told): readonly Field[] {
  const several = names.length > 1;
  const read = said.reduce<FieldPhrases | undefined>((known, part, index) => {
    const more = fieldPhrases(
      several ? ofEach(part) : part,
      index > 0 ? 'sure' : isBracketed || isTypeSaid ? 'any' : 'named',
    );
    return known ? both(known, more) : more;
  }, undefined);
  const { rest = [], ...stated } = read ?? {};
  return names.map((name) => {
    const signs = /(?<!\*)[*!°†]+$/.exec(name.source)?.[0] ?? '';
    const isOwn = signs !== '' && !name.source.endsWith('**');
    const own = slice(name, 0, name.source.length - (isOwn ? signs.length : 0));
    return field(own, name.at, 'tolerant', {
      ...stated,
      ...(isOwn && /[*!]/.test(signs) ? { required: shown(true, name.at) } : {}),
      ...(mark ? { required: shown(mark.source !== '?', mark.at) } : {}),
      meaning: rest.join('; '),
    });
  });
}

/** "yes/no each" of several names. */
function ofEach(part: Inline): Inline {
  const lead =
    /^(?:both|all|each) (?!of )(?!required|optional|mandatory|nullable)/.exec(part.source)?.[0].length ?? 0;
  const one = part.source.replace(/ each$/, '');
  // "strings" of several: each is one.
  const isPlural = technical.test(one.slice(lead, -1)) && one.endsWith('s');
  return slice(part, lead, one.length - (isPlural ? 1 : 0));
}
