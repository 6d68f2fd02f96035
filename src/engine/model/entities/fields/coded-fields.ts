import type { Inline } from '../../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { field } from '../facts.ts';
import { typedInBracket } from './bracketed-types.ts';
import { fieldPhrases } from './field-phrases.ts';

/** What is said of fields: their type, whether they must be there, what they are at first. */
type Said = Partial<Pick<Field, 'type' | 'required' | 'default'>>;

/** A name as programmes write those of fields. */
const fieldName = /^[a-z_](?:[\w.]*\w)?\??$/i;
/** Words behind which code is a value, a type, or another thing. */
const leadsToValue =
  /(?:\b(?:one of|either(?!\s+an?\s)|any of|among|between|enum(?:eration)?(?: of)?|values?(?: are| is| of)?|such as|e\.g\.|like|default(?:s|ing)?(?: to| is)?|is|are|was|were|be|being|becomes?|equals?|named|called|from|to|of type|type|when|if|unless|until|while|whose|where|than|not|says?|as|set to|refers? to|points? to|holds an?|(?:values|kinds|states|options|choices):)|[=<>→–—]|^:)\s*(?:an?\s+|the\s+)?$/i;
/** Words behind which code names fields all the same: "Its fields are", "Optional are". */
const listsFields =
  /\b(?:fields|attributes|properties|columns|parts|keys|flags|settings|ones|required|optional|mandatory|kept|stored)\b[^`.]{0,20}\bare:?\s*(?:the\s+)?$/i;
/** What stands between names of which the same is said. */
const joint = /^\s*(?:,|\/|,?\s*(?:and|or|as well as))\s*$/;
/** What stands before the last of such names. */
const lastJoint = /\b(?:and|or|as well as)\s*$/;
/** Where what is said of one name ends and what leads to the next begins. */
const parting = /(?:[,;.]\s*(?:(?:and|plus|then|or)\s+)?|(?:^|\s)(?:and|plus)\s+)(?=[^,;.]{0,2000}$)/;
/** What leads to a name and says nothing of it. */
const idle =
  /^(?:(?:an?|the|its|their|own|two|three|four|five|six|seven|just|only|also|further|finally|and|plus|with|has|have|holds|there is|there are)\s+)+/i;
/** How what is said behind names begins. */
const says =
  /^\s*,?\s*(?:which\s+)?(?:(?:is|are)(?:\s+of type)?|of type|as|being|(?:each|both|all)(?:\s+(?:is|are|of type))?)\s+(?:an?\s+)?(?=\S)|^\s*,\s*(?=an?\s|enum\b|one of\b)/;
const plural = /^(?<one>[a-z]+(?: [a-z]+)?)s(?=$|[\s,])/i;

/** Names of which the same is said, with the words around them. */
interface Run {
  readonly names: readonly Piece[];
  readonly lead: Inline;
  readonly behind: Inline;
}

/**
 * The fields that running words name in code, each with what stands before it ("a required", "the booleans"), in brackets
 * or behind it ("are dates", ", an enum of …"). What is said of several is said of each. Code that words make a value
 * or a type ("one of `a` and `b`") is no field, nor is what stands in brackets.
 */
export function codedFields(text: Inline): readonly Field[] {
  return runsIn(text).flatMap(({ names, lead, behind }) => {
    const before = saidBefore(lead, names.length > 1);
    const after = saidBehind(behind, names.length > 1);
    return names.map((piece, index) => {
      const name = slice(text, piece.start, piece.end);
      const isLast = index === names.length - 1;
      return field(name, name.at, 'tolerant', {
        ...(before.ofAll || index === 0 ? before.said : {}),
        ...(after.ofAll || isLast ? after.said : {}),
      });
    });
  });
}

function runsIn(text: Inline): readonly Run[] {
  const { source } = text;
  const runs: { names: Piece[]; from: number; to: number; isClosed: boolean }[] = [];
  let [end, isField] = [0, true];
  let [seen, open] = [0, 0];
  for (const piece of pieces(text)) {
    if (piece.kind !== 'code') continue;
    open += opened(source.slice(seen, piece.start));
    seen = piece.end;
    if (open > 0) continue;
    const gap = source.slice(end, piece.start);
    const isTyped = typedInBracket.test(source.slice(piece.end));
    const goesOn = end > 0 && joint.test(gap);
    const bare = gap.replace(/\([^()]*\)/g, '');
    if (!isTyped && !goesOn)
      isField = listsFields.test(bare) || !leadsToValue.test(bare) || (isField && joinsTwo(source, end, gap));
    isField = (isField || isTyped) && fieldName.test(piece.text);
    const last = runs.at(-1);
    if (isField && goesOn && last?.to === end && !last.isClosed) {
      last.names.push(piece);
      last.to = piece.end;
      last.isClosed = lastJoint.test(gap);
    } else if (isField) runs.push({ names: [piece], from: piece.start, to: piece.end, isClosed: false });
    end = piece.end;
  }
  return runs.map(({ names, from, to }, index) => {
    const before = slice(text, runs[index - 1]?.to ?? 0, from);
    const after = slice(text, to, runs[index + 1]?.from ?? source.length);
    const isLast = index === runs.length - 1;
    return {
      names,
      lead: index === 0 ? before : slice(before, partingOf(before), before.source.length),
      behind: isLast ? after : slice(after, 0, partingOf(after)),
    };
  });
}

/** Whether a verb joins two names: "links `a` to `b`". */
function joinsTwo(source: string, end: number, gap: string): boolean {
  return (
    /^\s(?:to|with)\s(?:an?\s|the\s)?$/.test(gap) && joins.test(source.slice(Math.max(0, end - NEAR), end))
  );
}

const joins = /\b(?:links?|connects?|joins?|ties|maps?)\b[^`]{0,20}`[^`]+`$/;

/** Characters in which what is said of a name stands beside it. */
const NEAR = 400;

/** How many more brackets a text opens than it closes. */
function opened(source: string): number {
  const bare = source.replace(/`[^`]*`/g, '');
  return bare.split('(').length - bare.split(')').length;
}

/** How many of what kind the names are, right before them: "two optional dates, ". */
const counted =
  /(?:^|[\s,;])\s*(?=(?:two|three|four|five|six|seven|the|some|several)\s(?:[a-z]+\s)?[a-z]+s,\s*$)/i;

/** Where the words that lead to the next name begin. */
function partingOf({ source }: Inline): number {
  const found = counted.exec(source) ?? parting.exec(source);
  const isClosed = found && opened(source.slice(0, found.index)) <= 0;
  return isClosed ? found.index + found[0].length : source.length;
}

/** What words say, of each of the names beside them or of the nearest. */
interface SaidOf {
  readonly said: Said;
  readonly ofAll: boolean;
}

/** What the words before names say: "an optional", "the booleans". */
function saidBefore(lead: Inline, areSeveral: boolean): SaidOf {
  const last = /[^,;.:]*(?<=\S),?\s*$/.exec(lead.source.slice(-NEAR))?.[0] ?? '';
  const start = lead.source.length - last.length;
  const trimmed =
    start + (/^\s*(?:.*\s(?=(?:an?|the|its|two|three|four|five)\s))?/i.exec(last)?.[0].length ?? 0);
  const skipped = idle.exec(lead.source.slice(trimmed))?.[0] ?? '';
  const said = lead.source.slice(trimmed + skipped.length).replace(/,?\s*$/, '');
  const phrase = slice(lead, trimmed + skipped.length, trimmed + skipped.length + said.length);
  const [demand = ''] = /^(?:required|optional|mandatory)(?=\s|$)/i.exec(said) ?? [];
  return {
    said: {
      ...phraseSays(slice(phrase, 0, demand.length)),
      ...phraseSays(slice(phrase, demand.length, said.length), areSeveral),
    },
    ofAll: !/\ban?\s/i.test(skipped),
  };
}

/** What the words behind names say, in brackets first: "(integer, required)", " are dates", ", both integers". */
function saidBehind(behind: Inline, areSeveral: boolean): SaidOf {
  const bracket = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(behind.source);
  if (bracket) {
    const inside = bracket[1] ?? '';
    const start = bracket[0].length - inside.length - 1;
    return {
      said: phraseSays(
        slice(behind, start, start + inside.length),
        areSeveral,
        /,? or /.test(inside) ? 'sure' : 'any',
      ),
      ofAll: ofEach.test(inside) || isPlural(slice(behind, start, start + inside.length)),
    };
  }
  const found = says.exec(behind.source);
  if (!found) return { said: {}, ofAll: false };
  const rest = behind.source.slice(found[0].length);
  const end = saidEnd.exec(rest.replace(valuesInCode, (code) => 'x'.repeat(code.length)))?.index;
  return {
    said: phraseSays(slice(behind, found[0].length, found[0].length + (end ?? rest.length)), areSeveral),
    ofAll: /\b(?:are|each|both|all)\b/.test(found[0]),
  };
}

const ofEach = /^(?:both|all|each)\s/i;
/** Where what is said of a type ends. */
const saidEnd =
  /[.;]|,?\s(?:and|but)\s(?:(?:is|are|both|all)\b)?|\s(?:that|which|for|in|from|by|on|with|giving)\s/;
const valuesInCode = /`[^`]*`(?:(?:,|,? (?:and|or)) `[^`]*`)*/g;

/** What a phrase says; several of a kind are named by its plural, "both integers". */
function phraseSays(given: Inline, areSeveral = false, types: 'any' | 'sure' = 'sure'): Said {
  const lead = /^\s*(?:(?:both|all|each)\s+)?(?:an?\s+)?/i.exec(given.source)?.[0].length ?? 0;
  const phrase = slice(given, lead, given.source.trimEnd().length);
  if (phrase.source === '') return {};
  const { type, required, default: preset } = fieldPhrases(phrase, types);
  const one = areSeveral ? typeOfPlural(phrase) : undefined;
  return {
    ...(one ? { type: one } : type.is === 'unstated' ? {} : { type }),
    ...(required.is === 'unstated' ? {} : { required }),
    ...(preset.is === 'unstated' ? {} : { default: preset }),
  };
}

const isPlural = (phrase: Inline): boolean => typeOfPlural(phrase) !== undefined;

/** The type that a word in the plural names: "integers, required". */
function typeOfPlural(phrase: Inline): Field['type'] | undefined {
  const one = plural.exec(phrase.source)?.groups?.one;
  const { type } = fieldPhrases(slice(phrase, 0, one?.length ?? 0), 'sure');
  return type.is === 'shown' && type.value.type.is === 'scalar' ? type : undefined;
}
