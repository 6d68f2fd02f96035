import type { Inline, Row, TableBlock } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { says } from '../../tables/cell-kinds.ts';
import { splitAt } from '../../words/phrases.ts';
import { type EntityFact, field } from '../facts.ts';
import { both } from '../fields/field-lines.ts';
import { type FieldPhrases, fieldPhrases } from '../fields/field-phrases.ts';
import { isName } from '../fields/note-names.ts';
import { entityOf } from '../lists.ts';
import { withoutStop } from '../notes/notes.ts';

/** A name in a cell, as people or programmes write it, perhaps marked and with a sign of a legend. */
const nameCell = wording`^(?:\*\*|\`)?[\p{L}_][\p{L}\p{N}_.'’-]*(?: [\p{L}\p{N}_.'’-]+){0,4}\.?(?:\*\*|\`)?[*?!]?$`;

/** What stands above names of fields or of things where other tables know it. */
const ofFields =
  /^(?:fields?|names?|attributes?|property|properties|columns?|keys?|entity|entities|tables?|objects?|models?|things?|types?|values?|felder|felt|champs|attribute)$/i;
/** Columns that say in their titles what they hold of fields, or of what else. */
const known =
  /^(?:fields?|names?|attributes?|property|properties|columns?|keys?|entity|entities|tables?|objects?|models?|things?|records?|values?|options?|states?|status|roles?|rules?|data|information|info|details?|contents?|elements?|concepts?|terms?|words?|what\b.*)$/i;

/** Whether the title of the first column names the thing of which its rows name the fields: "| Crane | Type | Required |". */
export function titlesThing(title: Inline): boolean {
  return (
    wording`^[*_\`]*\p{Lu}`.test(title.source) && nameCell.test(title.source) && !known.test(plain(title))
  );
}

/** The fields of a row: those that its first cell names, with what the others say of them, phrase by phrase. */
function fieldsOf({ cells: [first, ...others], at }: Row): readonly Field[] {
  const names = first ? splitAt(first, / \/ |,\s+/) : [];
  if (!names.every((name) => nameCell.test(name.source) && isName(withoutStop(name), false))) return [];
  const said = others.filter(says).reduce<FieldPhrases | undefined>((before, cell) => {
    const more = fieldPhrases(cell, before?.type.is === 'shown' ? 'sure' : 'any');
    return before ? both(before, more) : more;
  }, undefined);
  const { rest = [], ...stated } = said ?? {};
  return names.map((name) =>
    field(name, names.length > 1 ? name.at : at, 'tolerant', { ...stated, meaning: rest.join('; ') }),
  );
}

/** Whether a cell says by its first words of what type a field is, or whether there has to be one. */
function saysOfField(cell: Inline): boolean {
  const { type, required } = fieldPhrases(cell, 'sure');
  return type.is === 'shown' || required.is === 'shown';
}

/** Whether most rows name a field, and say by some cell what can be said of one only. */
function areFields(rows: readonly Row[], told: readonly (readonly Field[])[]): boolean {
  const named = told.filter((fields) => fields.length > 0).length;
  const sure = rows.filter(({ cells }) => cells.slice(1).some(saysOfField)).length;
  return rows.length > 1 && named * 5 >= rows.length * 4 && sure * 5 >= rows.length * 3;
}

/** "| Crane | | |": the name of a thing above its fields, with nothing above what is said of these. */
export function belowThing({ header: { cells }, rows }: TableBlock): readonly EntityFact[] {
  const [name, ...others] = cells;
  const isThing = name && nameCell.test(name.source) && !known.test(plain(name));
  if (!isThing || others.length === 0 || others.some(({ source }) => source !== '')) return [];
  const told = rows.map(fieldsOf);
  return areFields(rows, told) ? [{ is: 'entity', entity: entityOf(name, name.at, told.flat(), '') }] : [];
}

/** "| What we keep | How |": two columns of any titles, of names and of phrases that say what can be said of fields only. */
export function besidePhrases({ header: { cells }, rows }: TableBlock): readonly EntityFact[] {
  const [name, said] = cells;
  const isKnown = [name, said].some((cell) => cell && ofFields.test(plain(cell)));
  const listsNames = rows.some(({ cells: [, cell] }) => cell?.source.startsWith('`'));
  if (!name || !said || cells.length > 2 || isKnown || listsNames) return [];
  const told = rows.map(fieldsOf);
  return areFields(rows, told) ? told.flat().map((each) => ({ is: 'field', field: each })) : [];
}
