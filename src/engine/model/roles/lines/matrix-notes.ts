import { type Place, Span } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Allowed, Permission, PermissionRow } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { statements, words } from '../../words/names.ts';
import { headOf, isParted, sentences } from '../../words/phrases.ts';
import type { RoleFact } from '../facts.ts';
import { answerIn } from '../words/sides.ts';
import { titlesList } from './leads.ts';

type Row = Extract<RoleFact, { is: 'row' }>;
export type Note = Extract<RoleFact, { is: 'note' }>;

/** Where in a sentence a limit begins: "Support edits prices only with a ticket". */
const limit = wording.i`(?<=^|\s|–\s)(?:only|unless|until|(?:if|when|while|once|as long as|provided)(?= ))\s+\S`;

/**
 * Notes what a line or sentence limits, in case a matrix says of that only that it depends on something: "Deleting a note
 * – only your own", "A guest cancels only their own bookings".
 */
export function noteLimit(whole: Inline, gather: Gathering<RoleFact>): void {
  const head = headOf(whole);
  const isHeaded = isParted(head) || head?.mark === '–';
  if (!head || !isHeaded || titlesList.test(plain(head.label)))
    for (const each of sentences(head && isHeaded ? head.rest : whole).flatMap(statements))
      noteSentence(each, gather);
  else {
    const [first] = sentences(head.rest);
    if (first && limit.exec(first.source)?.index === 0)
      note(head.label, true, slice(first, 0, first.source.length), whole.at, gather);
  }
}

function noteSentence(sentence: Inline, gather: Gathering<RoleFact>): void {
  const start = limit.exec(sentence.source)?.index ?? 0;
  if (start > 0) note(sentence, false, slice(sentence, start, sentence.source.length), sentence.at, gather);
}

function note(about: Inline, isHead: boolean, said: Inline, at: Place, gather: Gathering<RoleFact>): void {
  const says = slice(said, 0, said.source.replace(/[.;]$/, '').length);
  gather.fact({ is: 'note', about, isHead, says, at });
}

/** What a cell says that leaves open on what it depends. */
const open = wording.i`^(?:it )?(?:depends|depending|conditional(?:ly)?|conditions?|sometimes|limited|part(?:ly|ial|ially)|restricted|see (?:the )?notes?|with conditions?|under conditions?|\p{L}|\(?\d\)?|[^\p{L}\p{N}]{1,2})(?: \([^()]*\)|,? see .*)?$`;
const isOpen = ({ allowed }: Permission): boolean =>
  allowed.is === 'shown' && allowed.value.is === 'when' && open.test(allowed.value.condition.prose);

/** The matrix with what notes beside it say of the cells that leave that open; what such a note says is said nowhere else. */
export function withMatrixNotes(facts: readonly RoleFact[]): readonly RoleFact[] {
  const notes = facts.filter((fact): fact is Note => fact.is === 'note');
  if (notes.length === 0) return facts;
  const others = facts.filter(({ is }) => is !== 'note');
  const rows = others.filter((fact): fact is Row => fact.is === 'row' && fact.row.cells.some(isOpen));
  const isMatrix = rows.some(({ row }) => !row.doubtful && row.cells.length > 1);
  if (!isMatrix) return others;
  const told = new Map<Permission, Allowed & { readonly at: Place }>();
  const used: Note[] = [];
  // What speaks of one row is surer than what speaks of a whole column.
  const meant = notes.map((note) => ({ note, ...meantBy(note, rows) }));
  for (const { note, cells } of meant.toSorted((a, b) => Number(a.isWhole) - Number(b.isWhole))) {
    if (cells.length > 0) used.push(note);
    const allowed: Allowed = answerIn(note.says) ?? { is: 'when', condition: conditionIn(note.says) };
    for (const cell of cells) if (!told.has(cell)) told.set(cell, { ...allowed, at: note.says.at });
  }
  return others.flatMap((fact): readonly RoleFact[] => {
    const at = placeOf(fact);
    if (at && used.some((note) => meets(at, note.at))) return [];
    if (fact.is !== 'row' || !fact.row.cells.some((cell) => told.has(cell))) return [fact];
    const cells = fact.row.cells.map((cell): Permission => {
      const { at: place, ...allowed } = told.get(cell) ?? {};
      return place ? { ...cell, allowed: shown(allowed as Allowed, place) } : cell;
    });
    return [{ ...fact, row: { ...fact.row, cells } }];
  });
}

/** Where a fact stands that a note may say better; undefined for a row of a table, and for what is no right. */
function placeOf(fact: RoleFact): Place | undefined {
  if (fact.is === 'sides') return fact.at;
  if (fact.is === 'told') return fact.ways[0]?.actions[0]?.at;
  return fact.is === 'row' && fact.row.doubtful ? fact.row.action.at : undefined;
}

/** Whether two places have a part in common. */
function meets(one: Place, other: Place): boolean {
  if (!(one instanceof Span && other instanceof Span) || one.anchor !== other.anchor) return false;
  return one.start < other.end && one.end > other.start;
}

/** The open cells that a note speaks of: of the roles that it names, or of all, in the rows whose deed it names. */
function meantBy(
  { about, isHead, isRow }: Note,
  rows: readonly Row[],
): { readonly cells: readonly Permission[]; readonly isWhole: boolean } {
  if (isRow) {
    const own = rows.filter(({ row }) => meets(row.action.at, about.at));
    return { cells: own.flatMap(({ row }) => row.cells.filter(isOpen)), isWhole: false };
  }
  const text = ` ${words(plain(about))} `;
  const names = new Set(rows.flatMap(({ row }) => row.cells.map(({ role }) => role.name)));
  const named = [...names].flatMap((name) => nameIn(text, name) ?? []);
  const longest = named.filter(
    (each) => !named.some((other) => other !== each && other.said.includes(each.said.trim())),
  );
  const rest = longest.reduce((left, { said }) => left.replace(said, ' '), text);
  const done = stemsOf(rest);
  const isWhole = isHead && longest.length > 0 && done.size === 0;
  if (!isHead && longest.length === 0) return { cells: [], isWhole };
  const all = stemsOf(text);
  const isMeant = ({ action }: PermissionRow): boolean => {
    const own = stemsOf(words(action.text));
    if (own.size === 0) return false;
    return isHead
      ? done.size > 0 && [...done].every((word) => own.has(word))
      : [...own].every((word) => all.has(word));
  };
  const cells = rows
    .filter(({ row }) => isWhole || isMeant(row))
    .flatMap(({ row }) =>
      row.cells.filter(
        (cell) =>
          isOpen(cell) && (longest.length === 0 || longest.some(({ name }) => name === cell.role.name)),
      ),
    );
  return { cells, isWhole };
}

/** Where a text names a role, in the plural as well: as it stands there, with blanks around. */
function nameIn(text: string, name: string): { readonly name: string; readonly said: string } | undefined {
  const called = words(name);
  const said = [called, `${called}s`, called.replace(/s$/, '')]
    .map((each) => ` ${each} `)
    .find((each) => text.includes(each));
  return said === undefined ? undefined : { name, said };
}

/** Words that tell nothing of what is done. */
const empty =
  /^(?:an?|the|to|of|in|on|at|for|and|or|own|their|his|her|its|your|my|any|with|from|by|users?|members?|about|may|can|is|are|it|they)$/;

/** The words of a text without their endings: "deleting", "deletes" and "delete" are one. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '' && !empty.test(word))
      .map((word) => word.replace(/(?<=..)(?:ing|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1')),
  );
}
