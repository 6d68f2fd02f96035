import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import { type EntityFact, field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { headingNames } from '../heading-names.ts';
import { entityOf, isFree } from '../lists.ts';
import { thing } from './sentences.ts';
import { introduces } from './told.ts';

/** A name of a field in bold type: in small letters or an abbreviation, and any at the beginning of a sentence. */
const smallName = wording`^(?:\p{Lu}{2,}[\p{L}\p{N}]*|\p{Ll}[\p{L}\p{N}'’_-]*)(?: [\p{L}\p{N}'’_-]+){0,3}$`;
const anyName = wording`^\p{L}[\p{L}\p{N}'’_-]*(?: [\p{L}\p{N}'’_-]+){0,4}$`;
/** A name of a thing in bold type. */
const bigName = wording`^\p{Lu}[\p{L}\p{N}]*\p{Ll}[\p{L}\p{N}]*(?: [\p{L}\p{N}]+){0,2}$`;
/** What stands between two names of which the same is said. */
const joined = /^\s*(?:,|,?\s*(?:and|or|as well as))\s*(?:(?:an?|the|its)\s+)?$/i;
/** Words behind which a bold name is none of a field: what is seen, or what another thing is called. */
const otherwise =
  /\b(?:see|setting|called|named|unless|button|link|page|screen|point|section|says?|reads?|than)\s+(?:the\s+)?$/i;
/** A noun in the plural right before names that says what they are: "the texts **street** and **city**". */
const kindBefore = wording.i`\b(?:the|two|three|four|five|six|as|are)\s+(?<kind>\p{L}+)\s+$`;

/** Bold names of which the same is said. */
interface Run {
  readonly names: readonly Piece[];
  /** What stands right before the first. */
  readonly before: string;
  readonly end: number;
}

/** Characters before a name that tell what it is, at most. */
const NEAR = 40;

function runsIn(clause: Inline, isAnyFirst: boolean): readonly Run[] {
  const { source } = clause;
  const runs: { names: Piece[]; before: string; end: number }[] = [];
  // Where nothing is bold, names stand in emphasis.
  const mark = source.includes('**') ? 'strong' : 'emphasis';
  let end = 0;
  let depth = 0;
  for (const piece of pieces(clause)) {
    if (piece.kind === 'text')
      for (const sign of source.slice(piece.start, piece.end))
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (piece.kind !== mark || depth > 0) continue;
    const isFirst =
      isAnyFirst && piece.start < NEAR && /^(?:(?:an?|the|its)\s+)?$/i.test(source.slice(0, piece.start));
    const before = source.slice(Math.max(end, piece.start - NEAR), piece.start);
    if (!(isFirst ? anyName : smallName).test(piece.text) || otherwise.test(before)) continue;
    const last = runs.at(-1);
    if (last && joined.test(source.slice(last.end, piece.start))) {
      last.names.push(piece);
      last.end = piece.end;
    } else runs.push({ names: [piece], before, end: piece.end });
    end = piece.end;
  }
  return runs;
}

/** The fields that a sentence names in bold type, each with what is said of it; `isOwn` where it may begin with one. */
export function fieldsInBold(sentence: Inline, isOwn = true): readonly Field[] {
  const runs = isOwn && onlyIf.test(sentence.source) ? [] : runsIn(sentence, isOwn);
  return runs.flatMap(({ names, before, end }, index) => {
    const next = runs[index + 1]?.names[0]?.start ?? sentence.source.length;
    const said = slice(sentence, end, next);
    const isOfAll = ofAll.test(said.source);
    const kind = kindBefore.exec(before)?.groups?.kind ?? '';
    const stated = statedIn(said);
    return names.map((piece, at) => {
      const name = slice(sentence, piece.start, piece.end);
      const own = isOfAll || at === names.length - 1 ? stated : {};
      const isKind = own.type?.is !== 'shown' && kind !== '' && (at === 0 || kind.endsWith('s'));
      const start = isKind ? sentence.source.lastIndexOf(kind, names[0]?.start) : 0;
      return field(name, name.at, 'tolerant', {
        ...own,
        ...(isKind ? statedIn(slice(sentence, start, start + kind.length)) : {}),
      });
    });
  });
}

/** What begins a sentence about what was told before. */
const onlyIf =
  /^(?:whoever|whenever|when|if|only(?! (?:an?|the|its) \*)|unless|once|until|without|nobody|to|as long as|while|after|before)\s/i;

/** What is said of all names before it, and not of the last alone. */
const ofAll = /^,?\s*(?:(?:which|that)\s+)?(?:is|are|both|all|each|again|may|must|can|holds?|contains?)\b/i;
/** What begins that is said of names before it. */
const saying =
  /^,?\s*(?:(?:which|that)\s+)?(?:(?:is|are|may be|must be|can be|holds?|contains?|in|of)\s+)?(?:(?:again|all|both|each|also)\s+)*(?:an?\s+)?/i;
/** Where it ends. */
const ends =
  /[;.](?:\s|$)|,?\s+(?:and|while|which|that|with|when|until|if|in|beside|from|by|for)\s|,?\s*(?:an?|the)?$/i;
const demands = /\b(?:is|are|and|both|all)\s+(?:both |all )?(?:required|mandatory)\b/i;
const spares =
  /\b(?:may|can) be (?:empty|null|missing|absent|left (?:out|empty))\b|\b(?:is|are|and|both|all) (?:both |all )?optional\b/i;

/** What words behind names say of them, their type among others: " is a text and required", " (money)", ", all dates". */
function statedIn(after: Inline): Partial<Field> {
  const bracket = /^\(([^()]*)\)/.exec(after.source)?.[1];
  const inside = bracket === undefined ? after : slice(after, 1, 1 + bracket.length);
  const open = slice(inside, saying.exec(inside.source)?.[0].length ?? 0, inside.source.length);
  const stop =
    bracket === undefined ? (ends.exec(open.source)?.index ?? open.source.length) : open.source.length;
  const said = slice(open, 0, stop);
  const { rest: _, ...stated } = fieldPhrases(said, 'sure');
  // "texts" of several: one of them is a text.
  const one = wording`^\p{L}+(?=s$)`.exec(said.source)?.[0].length ?? 0;
  const { type } =
    one > 0 && stated.type.is === 'unstated' ? fieldPhrases(slice(said, 0, one), 'sure') : stated;
  const isOpen = bracket === undefined && stated.required.is === 'unstated';
  const isDemanded = isOpen && demands.test(after.source);
  const isSpared = isOpen && !isDemanded && spares.test(after.source);
  return {
    ...stated,
    ...(type.is === 'shown' ? { type } : {}),
    ...(isDemanded || isSpared ? { required: shown(isDemanded, after.at) } : {}),
  };
}

/** How a sentence goes that tells the parts of what stands above it, before the first of them. */
const tellsParts =
  /^(?:(?:it|they|each|every|an?|the)\b[^.;*]*|[^*]{0,60})\b(?:has|have|holds?|keeps?|stores?|carr(?:y|ies)|contains?|consists? of|refers? to|records?|adds?|ties|links|connects|joins)\s/i;
const defines =
  /^(?:the |its )?\*{1,2}[^*]+\*{1,2}(?:,? (?:and )?\*{1,2}[^*]+\*{1,2})* (?:[^*.;:()]{1,40} )?(?:is|are|(?:may|can|must) be)\s/i;

/** A sentence that begins with a part and what it is: "Only a **name** (text)", "Its *depth* (decimal) and …". */
const namesPart = /^(?:(?:only|just|then)\s+)?(?:(?:an?|the|its)\s+)?\*{1,2}[^*]+\*{1,2}\s\([^()]+\)/i;

/**
 * The facts of running text that names what things are made of in bold type: "An **Order line** has the **article**, a
 * **quantity** (whole number) and a **price**". Things have large letters, their fields small ones.
 */
export function factsInBold(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!text.source.includes('*')) return [];
  const [above] = isFree(heading) ? [] : headingNames(heading);
  const facts: EntityFact[] = [];
  for (const sentence of sentences(unwrapped(text))) {
    const named = thingIn(sentence);
    if (named) {
      const fields = fieldsInBold(slice(sentence, named.end, sentence.source.length), false);
      const isOwn = above !== undefined && thing(above.source) === thing(plain(named.name));
      if (fields.length < 2) continue;
      if (isOwn) for (const each of fields) facts.push({ is: 'field', field: each });
      else facts.push({ is: 'entity', entity: entityOf(named.name, text.at, fields, '') });
      continue;
    }
    if (!above || ![tellsParts, defines, namesPart].some((each) => each.test(sentence.source))) continue;
    for (const each of fieldsInBold(sentence)) facts.push({ is: 'field', field: each });
  }
  // A single name is hardly told of for its own sake.
  const own = facts.filter(({ is }) => is === 'field');
  return own.length === 1 ? facts.filter(({ is }) => is !== 'field') : facts;
}

/** The thing that a sentence names in bold type, with some bold names of its fields behind it. */
function thingIn(sentence: Inline): { readonly name: Inline; readonly end: number } | undefined {
  const bold = pieces(sentence).filter(({ kind }) => kind === 'strong');
  const at = bold.findIndex((piece, index) => {
    const next = bold[index + 1];
    if (!next || !bigName.test(piece.text) || !smallName.test(next.text)) return false;
    const between = sentence.source.slice(piece.end, next.start);
    return introduces.test(between) && !joined.test(between) && !/^\s+(?:is|are)\s/.test(between);
  });
  const found = bold[at];
  return found ? { name: slice(sentence, found.start, found.end), end: found.end } : undefined;
}
