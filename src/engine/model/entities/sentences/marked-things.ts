import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { nameType } from '../../words/names.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { fieldsIn, mentionedFields } from '../fields/running-fields.ts';
import { entityOf, isFree, namesSeveral } from '../lists.ts';
import { technical } from '../words/field-type.ts';
import { boldOpening } from './bold-things.ts';
import { isThing, thing } from './sentences.ts';

/** A name of a thing in bold type, in letters of whatever size. */
const thingName = wording`^\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}$`;
/** What stands in bold type for the sake of the words. */
const stressed =
  /^(?:required|optional|mandatory|unique|must|may|can|cannot|should|not|never|always|only|all|any|both|each|every|one|two|three|no|nothing|important|note|read-?only|immutable|private|public|default|new|same)\b/i;
/** What stands before the name of a thing that is spoken of: it begins its clause, or is one of its kind. */
const begins = wording.i`(?:^|[;:.]\s+|\b(?:an?|the|each|every|one|any|and|its|their|this)\s+(?:\p{L}+\s+)?)$`;
/** What leads right to the parts of what stands before it. */
const leads =
  /^(?:\s+record)?[\s,:;(–—-]*(?:(?:which|that)\s+)?(?:with|has|have|holds?)?(?:\s+(?:just|only|an?|the|its))*\s*$/i;
/** A name in code behind a thing that says what it is called elsewhere: "**Berth** (`berths`)". */
const otherName = /^\s*\(`[^`]+`\)/;

/** A thing of which text goes on with the parts. */
interface Marked {
  readonly name: Inline;
  readonly fields: Field[];
}

/**
 * The things of running text that marks them all: names in bold type, or slanted ones where none are bold, are things and names in code what they are made of,
 * up to the next thing, in whatever words. "A **berth** is a place. Its parts are `id` and `depth`; who lies there is a
 * **guest**: `name`, `boat`." None where the heading names the thing, where a name
 * stands alone in its line, where no thing has two parts, and where what stands
 * behind bold names are types: then those name the parts.
 */
export function factsMarked(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  const { source } = text;
  if (!source.includes('*') || !source.includes('`')) return [];
  const type = nameType(text);
  if (!isFree(heading) && !namesSeveral(heading)) return [];
  if (boldOpening(text)?.isAlone) return [];
  const found = new Map<string, Marked>();
  let current: Marked | undefined;
  for (const sentence of sentences(unwrapped(text))) {
    const opened = thingsIn(sentence, type);
    const starts = [0, ...opened.map(({ end }) => end)];
    starts.forEach((start, index) => {
      const next = opened[index]?.start ?? sentence.source.length;
      const named = opened[index - 1];
      if (named) {
        const name = slice(sentence, named.innerStart, named.innerEnd);
        const key = thing(name.source);
        current = found.get(key) ?? { name, fields: [] };
        found.set(key, current);
      }
      if (!current) return;
      const bracket = named ? (otherName.exec(sentence.source.slice(start))?.[0].length ?? 0) : 0;
      const known = new Set(current.fields.map(({ name }) => name));
      current.fields.push(
        ...fieldsOf(slice(sentence, start + bracket, next)).filter(({ name }) => !known.has(name)),
      );
    });
  }
  return [...found.values()].flatMap(({ name, fields }): readonly EntityFact[] =>
    fields.length < 2 || fields.some((each) => technical.test(each.name))
      ? []
      : [{ is: 'entity', entity: entityOf(name, text.at, fields, '') }],
  );
}

/** The fields that a stretch names in code: those of which most is said, of two ways to read them. */
function fieldsOf(said: Inline): readonly Field[] {
  if (!said.source.includes('`')) return [];
  const [listed, mentioned] = [fieldsIn(said, undefined), mentionedFields(said)];
  return mentioned.length > listed.length ? mentioned : listed;
}

/** Words right before a name that say that it is one of the things, whatever it is called: "there is one more entity, the". */
const saidToBe = /\b(?:entity|object|record|thing)(?:,| is| called| named)? (?:the |an? )?$/i;

/** The names in some type of a sentence of which it goes on with the parts: none behind names in code that are another's. */
function thingsIn(sentence: Inline, type: Piece['kind']): readonly Piece[] {
  const { source } = sentence;
  const things: Piece[] = [];
  for (const piece of pieces(sentence)) {
    if (piece.kind !== type || !thingName.test(piece.text)) continue;
    if (stressed.test(piece.text)) continue;
    if (!isThing(piece.text) && !saidToBe.test(source.slice(Math.max(0, piece.start - 30), piece.start)))
      continue;
    const code = source.indexOf('`', piece.end);
    const last = things.at(-1);
    const before = source.slice(last?.end ?? 0, piece.start);
    const isRight = leads.test(source.slice(piece.end, code < 0 ? source.length : code));
    if (!begins.test(source.slice(0, piece.start)) || (before.includes('`') && !(isRight && code > 0)))
      continue;
    if (last && !isRight) continue;
    if (last && !before.includes('`')) things.pop();
    things.push(piece);
  }
  return things;
}
