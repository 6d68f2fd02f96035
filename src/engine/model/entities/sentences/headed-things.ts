import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { isIdentifier } from '../../words/names.ts';
import { sentences, splitAt, unwrapped } from '../../words/phrases.ts';
import { type EntityFact, field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { entityOf, isFree, namesSeveral } from '../lists.ts';
import { isThing } from './sentences.ts';

/** A name that is a sentence by itself at the head of a text, or has a remark behind it: "Pier.", "Pier, also called a jetty." */
const head = wording`^(?<name>\p{Lu}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,2})(?:,\s(?:which|that|also|or|in|an?|the)\s[^.:;()]{2,60})?\.\s+(?=\p{Lu})`;
/** What leads from the beginning of a sentence to what it lists. */
const lead =
  /^[^,(]{0,90}?\b(?:keeps?|has|have|holds?|stores?|records?|carry|carries|contains?|are|is|with)\s+(?:also\s+)?/i;
/** A part of a thing: one word, perhaps with what it is in brackets. */
const part = wording`^(?:(?:and|or|plus|also)\s+)*(?:(?:an?|the|its)\s+)?(?<name>[\p{L}_][\p{L}\p{N}_]*)(?:\s*\((?<said>(?:[^()]|\([^()]*\))*)\))?\.?$`;
/** Words that say something of a part, and name none. */
const qualifies =
  /^(?:required|optional|mandatory|compulsory|unique|empty|text|it|them|they|this|that|which|both|all|none|nothing|more|others?|so|not|too|rest|etc)$/i;

/** A part that a sentence lists, and whether it can be nothing else: by how it is spelled, or by what brackets say of it. */
interface Listed {
  readonly field: Field;
  readonly isSure: boolean;
}

/**
 * The thing that a paragraph has at its head as a sentence of its own, with the parts that the others list in plain words:
 * "Pier. Where boats lie. It has a label (text), depth (a number) and builtOn." None where the heading names the thing, and
 * where no part is spelled as programmes do or has brackets that say of what type it is.
 */
export function factsHeaded(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!isFree(heading) && !namesSeveral(heading)) return [];
  const whole = unwrapped(text);
  const found = head.exec(whole.source);
  const name = found?.groups?.name;
  if (!found || !name || !isThing(name)) return [];
  const rest = slice(whole, found[0].length, whole.source.length);
  const listed = sentences(rest).flatMap((sentence) =>
    splitAt(sentence, /[:;]\s+(?![^(]*\))/).flatMap(partsIn),
  );
  const fields = new Map(listed.map(({ field: each }) => [each.name, each]));
  if (fields.size < 2 || !listed.some(({ isSure }) => isSure)) return [];
  return [
    { is: 'entity', entity: entityOf(slice(whole, 0, name.length), text.at, [...fields.values()], '') },
  ];
}

/** The parts that a clause lists: two at least, and no more than one of what it lists is anything else. */
function partsIn(clause: Inline): readonly Listed[] {
  const start = lead.exec(clause.source)?.[0].length ?? 0;
  const list = slice(clause, start, clause.source.length);
  const parts = splitOutside(list, ',').flatMap((each) => splitAt(each, /\s+and\s+(?![^(]*\))/));
  const told = parts.flatMap((each): Listed | [] => {
    const { name, said } = part.exec(each.source)?.groups ?? {};
    if (!name || qualifies.test(name)) return [];
    const at = each.source.indexOf(name);
    const open = said === undefined ? 0 : each.source.indexOf('(') + 1;
    const bracket =
      said === undefined ? undefined : fieldPhrases(slice(each, open, open + said.length), 'any');
    const { rest = [], ...stated } = bracket ?? {};
    const named = slice(each, at, at + name.length);
    const isTyped = bracket?.type.is === 'shown' || bracket?.required.is === 'shown';
    return {
      field: field(named, named.at, 'tolerant', { ...stated, meaning: rest.join('; ') }),
      isSure: isTyped || (isIdentifier(name) && wording`\p{Ll}`.test(name)),
    };
  });
  return told.length > 1 && told.length >= parts.length - 1 ? told : [];
}
