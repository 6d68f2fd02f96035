import type { Inline, Item } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Field } from '../domain-elements.ts';
import { shown } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { isIdentifier } from '../words/names.ts';
import { headOf, leadingNames, sentences, splitAt } from '../words/phrases.ts';
import { field } from './facts.ts';
import { both } from './field-lines.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';
import { demand, isName, untold } from './note-names.ts';
import { partedRow } from './parted-row.ts';
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

/** The fields of an item that notes several of them, statement by statement, in a list of notes. */
export function severalNoted({ text }: Item, items: readonly Item[]): readonly Field[] {
  if (
    !(/[;|·/]/.test(text.source) || nextName.test(text.source) || typedFields(text).length > 1) ||
    text.source.includes('`') ||
    !notesOf(items)
  )
    return none;
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
  const isSure = told.some(({ isTyped }) => isTyped) || fields.some(isSureField);
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

/** "id uuid / title text, required", "depth: decimal | width: decimal": statements between strokes or dots. */
function partedBy(line: Inline): readonly Told[] | undefined {
  for (const sign of ['/', '|', '·']) {
    const parts = line.source.includes(` ${sign} `) ? splitOutside(line, sign) : [];
    const told = parts.map((part) => withSign(part) ?? typedName(part));
    const all = told.filter((each) => each !== undefined);
    if (
      parts.length > 1 &&
      all.length === parts.length &&
      all.some(({ isTyped, said }) => isTyped || said.length > 0)
    )
      return all;
  }
  return undefined;
}

/** Names, and what is said of them; undefined for what names nothing. */
function statement(part: Inline): readonly Told[] | undefined {
  const several = signAfterSign(part);
  if (several) return several;
  const marked = withSign(part);
  if (marked) return [marked];
  return typedRun(part) ?? inCode(part) ?? bareNames(part);
}

/** A name behind a comma with a colon of its own. */
const nextName = wording`,\s+[\p{L}_][\p{L}\p{N}_ ]{0,30}(?:\([^()]*\))?:\s`;

/**
 * "guid: uuid (m), handle: text (m), language (m)": names behind commas, each with a colon of its own or with a sign in
 * brackets; what is neither goes on with what was said.
 */
function signAfterSign(part: Inline): readonly Told[] | undefined {
  if (!nextName.test(part.source)) return undefined;
  const told: Told[] = [];
  let isBare = false;
  for (const each of splitOutside(part, ',')) {
    const named = withSign(each);
    const bare = named ? undefined : bareNames(each);
    const isSigned = bare?.every(({ said }) => said.length > 0) ?? false;
    if (named) told.push(named);
    else if (bare && (isSigned || isBare)) told.push(...bare);
    else if (told.length > 0) told.at(-1)?.said.push(each);
    else return undefined;
    isBare = !named && bare !== undefined && (isSigned || isBare);
  }
  return told;
}

/** "title, slug: text", "owner – the person", "size = 5", "board -> Board". */
function withSign(part: Inline): Told | undefined {
  const head = headOf(part);
  if (head?.mark && head.rest.source !== '') {
    const names = namesIn(head.bracket ? withoutBracket(head.label) : head.label);
    const said = [...(head.bracket ? [head.bracket] : []), head.rest];
    if (untold.test(head.rest.source)) return undefined;
    if (names && !(head.mark !== ':' && names.some(({ source }) => demand.test(source))))
      return { names, said, isTyped: false, isBracketed: head.bracket !== undefined };
  }
  const arrow = /^([^\s:;,]+)\s*(?:->|→)\s*(?=\S)/.exec(part.source);
  const names = arrow && namesIn(slice(part, 0, (arrow[1] ?? '').length));
  return arrow && names
    ? { names, said: [slice(part, arrow[1]?.length ?? 0, part.source.length)], isTyped: false }
    : undefined;
}

function withoutBracket(label: Inline): Inline {
  return slice(label, 0, label.source.replace(/\s*\([^()]*\)$/, '').length);
}

/** `` `lastSeen` timestamp, optional ``, `` `a`, `b` text ``. */
function inCode(part: Inline): readonly Told[] | undefined {
  const { names, end } = part.source.startsWith('`') ? leadingNames(part) : { names: none, end: 0 };
  // What brackets say is said of the name before them alone.
  if (/^\s*\(/.test(part.source.slice(end))) return bareNames(part);
  const found = names.map((piece) => slice(part, piece.start, piece.end));
  const rest = slice(
    part,
    end + (/^[?!]?\s*,?/.exec(part.source.slice(end))?.[0].length ?? 0),
    part.source.length,
  );
  const isCode =
    found.length > 0 && found.every(({ source }) => /^`[A-Za-z_$][\w.-]*(?:\[\])?\??`$/.test(source));
  return isCode ? [{ names: found, said: rest.source ? [rest] : [], isTyped: false }] : undefined;
}

/** The names that a label is; undefined where a part of it is none. */
function namesIn(label: Inline): readonly Inline[] | undefined {
  const parts = splitOutside(label, ',').flatMap((part) =>
    splitAt(part, / (?:and|or|und|et|y|&|\/|\+) |(?<=`)\/(?=`)/),
  );
  const names = parts.map((each) =>
    slice(each, /^(?:and|the|an?) /.exec(each.source)?.[0].length ?? 0, each.source.length),
  );
  const areSeveral = names.length > 1;
  return names.length > 0 && names.every((name) => isName(name, areSeveral)) ? names : undefined;
}

/** "title (required), starts_at, place": names alone, with what brackets say of each. */
function bareNames(part: Inline): readonly Told[] | undefined {
  const list = slice(
    part,
    0,
    part.source.replace(/,? (?:and )?(?:nothing else|no(?:thing)? more|that is all)$/i, '').length,
  );
  const told: Told[] = [];
  for (const each of splitOutside(list, ',').flatMap((name) => splitAt(name, / and /))) {
    const bracket = /\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(each.source);
    const name = slice(each, 0, bracket?.index ?? each.source.length);
    if (demand.test(name.source) && told.length > 0) {
      told.at(-1)?.said.push(name);
      continue;
    }
    if (!isName(name, false)) return undefined;
    const start = each.source.length - 1 - (bracket?.[1] ?? '').length;
    const said = bracket ? [slice(each, start, each.source.length - 1)] : [];
    told.push({ names: [name], said, isTyped: false, isBracketed: name.source.startsWith('`') });
  }
  return told;
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
  return slice(part, lead, part.source.replace(/ each$/, '').length);
}
