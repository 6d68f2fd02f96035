import type { Block, HeadingBlock, Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { definitionsIn, writtenLines } from '../../blocks/written-lines.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { isIdentifier, labelled, nameOf } from '../../words/names.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import { namesInRun } from '../fields/name-runs.ts';
import { fieldsIn, mentionedFields } from '../fields/running-fields.ts';
import { fieldsListed } from '../fields/word-fields.ts';
import { entityOf, isFree, namesSeveral } from '../lists.ts';
import { aboutSame } from '../words/about-things.ts';
import { areAttributes } from '../words/attribute-words.ts';
import { typedFields } from './notes.ts';

/** How the name at the head of a line is written: `bare` as programmes do, without a mark. */
type Mark = 'strong' | 'code' | 'bare' | 'words';

/** A line that is a name, or several in code manner, and the list of what that is made of. */
interface NamedList {
  readonly mark: Mark;
  readonly names: readonly Inline[];
  readonly fields: readonly Field[];
  /** Whether the list can be nothing but one of fields. */
  readonly isSure: boolean;
  /** What stands behind the name. */
  readonly rest: Inline;
}

const word = '[\\p{L}_][\\p{L}\\p{N}_]*';
const named = `${word}(?:[ -][\\p{L}\\p{N}_]+){0,3}`;
/** A name with what parts it from the list: `**`Course`** — `, `Room: `, `line_items, notes: `, `Pass {`, `Tag.` before code. */
const head = wording`^(?<mark>\*\*\`?|[\`*_]|)(?<names>${word}(?:(?:,| and| \+| /| &) ${word})+|${named})(?:\`?\*\*|:\*\*|[\`*_]|)(?:\s*\([^()]*\))?\s*(?:(?:[:–—=→]|-{1,2}>?)(?=\s)|(?<=:\*\*)(?=\s)|\.(?=\s+\`)|(?=\{))\s*(?=\S)`;
/** Words of a heading below which lines are lists of values. */
const enumerates = /\b(?:enum|enums|enumerations?|values|constants|statuses|types|choices|options)\b/i;

const listIn = (source: string) => head.exec(source);

/** A line taken apart; undefined for one that is no name with a list behind it. */
function namedList(text: Inline): NamedList | undefined {
  const found = listIn(text.source);
  const { mark = '', names = '' } = found?.groups ?? {};
  if (!found || names === '') return undefined;
  const rest = slice(text, found[0].length, text.source.length);
  const start = found[0].indexOf(names);
  const written = slice(text, start, start + names.length);
  const several = severalNames(written);
  const hasCode = rest.source.includes('`');
  const isBare = hasCode && several.every(({ source }) => wording`^[\p{Ll}_][\p{L}\p{N}_]*$`.test(source));
  const kind = mark.startsWith('**') ? 'strong' : mark === '`' ? 'code' : isBare ? 'bare' : 'words';
  if (several.length > 1 && !hasCode) return undefined;
  if (kind === 'words' && !hasCode && !wording`^\p{Lu}`.test(names) && !isIdentifier(names)) return undefined;
  const typed = typedFields(rest);
  const fields = typed.length > 1 ? typed : fieldsBehind(rest);
  const called = nameOf(written).name;
  return fields.length === 0
    ? undefined
    : {
        mark: kind,
        names: several,
        fields,
        isSure:
          fields === typed ||
          areAttributes(
            called,
            fields.map(({ name }) => name),
          ),
        rest,
      };
}

/** `line_items, notes`: names as programmes spell them; other words are one name. */
function severalNames(written: Inline): readonly Inline[] {
  if (!/,|\s(?:and|\+|\/|&)\s/.test(written.source)) return [written];
  return [...written.source.matchAll(wording.g`[\p{L}_][\p{L}\p{N}_]+`)]
    .filter(([name]) => name !== 'and')
    .map(({ 0: name, index }) => slice(written, index, index + name.length));
}

/** The fields that a list behind a name or a label holds. */
function fieldsBehind(rest: Inline): readonly Field[] {
  const run = namesInRun(rest);
  if (run.length > 0) return run;
  return rest.source.includes('`') ? codeFields(rest) : plainFields(rest);
}

function codeFields(rest: Inline): readonly Field[] {
  const [listed, mentioned] = [fieldsIn(rest, undefined), mentionedFields(rest)];
  return mentioned.length > listed.length ? mentioned : listed;
}

/** Phrases that say something of a field, and name none. */
const phrase =
  /^(?:required|optional|mandatory|unique|nullable|not null|immutable|read[- ]only|default\b.*|\d.*)$/i;

/** The fields that plain words list up to the first full stop; none where a part is something else. */
function plainFields(rest: Inline): readonly Field[] {
  const lead = aboutSame.exec(rest.source)?.[0].length ?? 0;
  const [first] = sentences(slice(rest, lead, rest.source.length));
  if (!first) return [];
  const bare = slice(first, 0, first.source.replace(/[.;,…\s]+(?:etc\.?)?$/, '').length);
  const braced = /^\{.*\}$/.test(bare.source) ? slice(bare, 1, bare.source.length - 1) : bare;
  const sign = [',', ';', '/', '+', '|', '·'].find((each) => splitOutside(braced, each).length > 1);
  const fields = sign === undefined ? [] : fieldsListed(braced, sign);
  return fields.some(({ name }) => phrase.test(name)) ? [] : fields;
}

/** The lines of a block, of which each may be a name with a list. */
function linesOf(block: Block): readonly Inline[] {
  if (block.kind === 'list') return block.items.map(({ text }) => unwrapped(text));
  return block.kind === 'paragraph' ? (writtenLines(block.text)?.lines ?? [unwrapped(block.text)]) : [];
}

/** The mark of the names in a block of which most lines are names with lists; undefined for any other. */
const mannerOf = once((block: Block): Mark | undefined => {
  const lines = linesOf(block);
  // A cheap look first: hardly any list is one of those.
  if (lines.filter(({ source }) => listIn(source)).length * 4 < lines.length * 3) return undefined;
  const lists = lines.flatMap((line) => namedList(line) ?? []);
  const long = lists.filter(({ fields }) => fields.length > 1);
  const surely = long.filter(({ isSure }) => isSure).length;
  const [first] = long;
  if (!first || lists.length * 4 < lines.length * 3 || surely * 2 < lines.length) return undefined;
  if (lines.length === 1) return standsAlone(block, first) ? first.mark : undefined;
  return long.length > 1 && lists.every(({ mark }) => mark === first.mark) ? first.mark : undefined;
});

/** Whether one line alone is a thing with its fields: a marked name with names in code, a definition, or a long list. */
function standsAlone(block: Block, { mark, rest, fields }: NamedList): boolean {
  if (mark === 'strong' || mark === 'code') return rest.source.includes('`') || namesInRun(rest).length > 1;
  const isDefinition = block.kind === 'paragraph' && definitionsIn(block.text) !== undefined;
  return isDefinition || fields.length > 2;
}

/**
 * The entities of a line in a block that has one a line: `` **Course** — `title`, `teacher_id` ``, `Room: name, seats`,
 * `` line_items, notes: `id`, `text` ``, `Pass { holder, kind }`. Undefined for any other line, and where the heading
 * above names the one thing that all lines tell of.
 */
export function listedEntities(
  text: Inline,
  at: Entity['at'],
  block: Block,
  heading: HeadingBlock | undefined,
): readonly Entity[] | undefined {
  if (heading && enumerates.test(plain(heading.title))) return undefined;
  const mark = mannerOf(block);
  const list = mark && namedList(text);
  if (!list || list.mark !== mark) return undefined;
  const isOpen = isFree(heading) || namesSeveral(heading);
  const isCapital = (line: Inline): boolean => wording`^\`\p{Lu}`.test(line.source);
  if (!isOpen && mark !== 'bare' && !(mark === 'code' && linesOf(block).every(isCapital))) return undefined;
  return list.names.map((name) => entityOf(name, at, list.fields, ''));
}

/** Whether several names in code stand behind a label in plain words that fields are told in groups by: "Content: `title`, `body`". */
function groupsFields(text: Inline): boolean {
  const list = namedList(text);
  return list?.mark === 'words' && list.isSure && list.fields.length > 1 && list.rest.source.startsWith('`');
}

/** Whether lines of a block are such labels; then no label of it names a field. */
const tellsInGroups = once((block: Block): boolean => {
  const lines = linesOf(block);
  return (
    lines.some(groupsFields) && lines.every((line) => namedList(line)?.rest.source.startsWith('`') ?? false)
  );
});

/** A label before names in code with semicolons between them: values have commas. */
const isParted = wording`^\p{L}[^:\`*]{1,40}:\s+\`[^\`]+\`(?:\s*\([^()]*\))?(?:;\s+\`[^\`]+\`(?:\s*\([^()]*\))?)+\.?$`;

/** The fields of a line in a block that tells those of one thing in groups: "Ownership: `owner_id`, `team_id`". */
export function fieldsInGroup(text: Inline, block: Block): readonly Field[] {
  const areParted = isParted.test(text.source);
  const list = areParted || tellsInGroups(block) ? namedList(text) : undefined;
  return list && (areParted || list.mark === 'words') ? list.fields : [];
}

/** What a line says that lists the fields of the thing around it: `Attributes: …`, `**Key fields:** …`. */
const ofFields =
  /^(?:(?:key|main|its|the|important|stored|relevant|all|data) )*(?:fields?|attributes?|properties|columns|felder|attribut|champs|campos)$/;

/** Whether a line is a label that says that fields follow. */
export function isFieldsLabel(text: Inline): boolean {
  return ofFields.test(labelled(text)?.label ?? '');
}

/** The fields behind such a label, one or several; `below` are those of the list below it. */
export function fieldsOfLabel(text: Inline, below: readonly Field[]): readonly Field[] {
  const rest = labelled(text)?.rest;
  if (!rest || rest.source === '') return below;
  const fields = fieldsBehind(rest);
  return [...(fields.length > 0 ? fields : fieldsListed(rest, ',')), ...below];
}

/** Whether a line of a block is such a label; then its other lines tell of the thing, and name no field. */
export const tellsByLabel = once((block: Block): boolean => linesOf(block).some(isFieldsLabel));
