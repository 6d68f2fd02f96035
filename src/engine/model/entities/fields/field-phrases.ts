import type { Inline } from '../../../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { expressionIn, onlyCode } from '../../blocks/conditions.ts';
import { constraintIn, constraintsIn } from '../../rules/constraints.ts';
import { type Stated, shown, unstated } from '../../stated.ts';
import { typeUseIn } from '../../types.ts';
import { isSilent, markerIn, stated } from '../../words/markers.ts';
import { nameOf, words } from '../../words/names.ts';
import { withoutDemand } from '../words/demand-marks.ts';
import { isDemand, isOptional, isRequired, namesOptional } from '../words/demand-words.ts';
import type { Constraint, Default, TypeUse } from '../words/field-type.ts';
import { withoutAttached, withoutRemark, withoutSigns } from '../words/phrase-signs.ts';

/** One text in quotation marks, without marks of its own; also the empty one. */
const quotation = /^["“][^"“”\\`*_~[\]<>&|]*["”]$/;

/** A default: code is an expression, the rest a value as written. */
export function defaultIn(cell: Inline): Default {
  const code = onlyCode(cell);
  if (!code) return { text: plain(cell), ...(quotation.test(cell.source.trim()) ? { quoted: true } : {}) };
  const expression = expressionIn(cell, code);
  return { text: expression.source, expression };
}

/** The default of a cell: an empty cell adds nothing. A marker such as `none` in code is a value. */
export function defaultStated(cell: Inline | undefined): Stated<Default> {
  return stated(cell, defaultIn);
}

/** What the phrases of a definition-like bullet say of a field: `(text up to 60 characters, required): …`. */
export interface FieldPhrases {
  readonly type: Stated<TypeUse>;
  readonly required: Stated<boolean>;
  readonly default: Stated<Default>;
  readonly rules: readonly Constraint[];
  /** What is none of these. */
  readonly rest: readonly string[];
}

const limit =
  /(?:\b(?:of )?(?:up to|at most|at least|from|between|max(?:imum)?|min(?:imum)?|exactly|of)|[≤≥<>]=?)\s*[`\d].*$/i;
const typeWord = wording`^(?:an? )?[\p{L}\`][\p{L}\p{N}\`_.[\]|?() -]{0,60}$|^\p{L}+\s?\(\d+,\s?\d+\)$|^\p{L}+/\p{L}+$`;
/** What stands before a default. */
export const preset =
  /^(?:it |which |and )?(?:default(?:s to)?|by default|initially|starts? (?:at|as)|standard(?:wert)?)\s*:?\s*(?==?)=?\s*/i;
/** A preset behind an equals sign; what a number stands for ("0 = none") is none. */
const assigned = /^(?!(?:.*[\s(])?-?\d+\s+=)([^=<>!]+?)\s+=\s+(\S.*)$/;
/** Words that begin what says something else of a field than its type. */
const saysOther = /^(?:the|its|their|what|whether|how|when|where|who|which|only|see|seen|if|as|not)\s/i;
/** A demand, or a type that nothing else is called by, with a remark of its own behind: "required. Kept in small letters". */
const demandThen =
  /^(?:(?:required|optional|mandatory|must|opt|nullable)[.:]|(?:string|text|int(?:eger)?|bool(?:ean)?|number|decimal|float|date(?:time)?|timestamp|uuid|guid|url|email):)\s+(?=\S)/i;
/** A remark in brackets behind a phrase: "required (by law)". */
const besides = /\s+\(([^()]*)\)$/;
/** How words go on behind a value that a field has until another is given. */
const untilGiven =
  '\\s+(?:unless|by default|until|at first|initially|if nothing|where nothing|when nothing|as (?:the )?default)\\b';
/** Whether words behind a value say that a field has it until another is given: "unless chosen otherwise". */
export const isPreset = new RegExp(`^${untilGiven}`);
/** A value with such words: "`en` unless chosen otherwise". */
const asValue = new RegExp(`^(\`[^\`]+\`)${untilGiven}`);
/** What a number stands for, in brackets behind a type: "int (0 = none)". */
const forNumber = /(?<!\s)\s+\((-?\d+ = [^()]*)\)$/;
/** "enum `A` | `B` = `A`": what stands behind the values. */
const behindType = /^=\s*[^=\s]/;
/**
 * Which words may be the type of a field: `any` (brackets hold little else), those that are `named` like a type
 * (`owner: User`), or only those that are `sure`: a scalar, a list of values, a name with an article or in code.
 */
export type TypeWords = 'any' | 'named' | 'sure';

/**
 * Reads the phrases that follow a field's name, separated by commas, semicolons and dashes. The first phrase that
 * is no other thing is the type; `required`, `optional`, `default …`, `unique` and limits are what they say; the
 * rest is kept as words.
 */
export function fieldPhrases(inline: Inline, types: TypeWords): FieldPhrases {
  const said = new Phrases();
  const values = leadingValues(inline);
  if (values) said.type = shown(values.use, slice(inline, 0, values.end).at);
  const behind = values ? slice(inline, values.end, inline.source.length) : inline;
  splitOutside(behind, ',;').forEach((part, index) => {
    const dash = / [–—] /.exec(part.source);
    const whole = dash ? slice(part, 0, dash.index) : part;
    const number = forNumber.exec(whole.source);
    const remarked = number || index > 0 ? undefined : withoutRemark(whole);
    const { bare: written, signs } = withoutSigns(
      number ? slice(whole, 0, number.index) : (remarked?.bare ?? whole),
    );
    const marked = index === 0 && types ? withoutAttached(written) : undefined;
    const bare = marked?.bare ?? written;
    for (const sign of signs) said.sign(sign);
    if (remarked) said.remark(remarked.remark);
    if (!isSilent(bare.source) && !markerIn(bare.source)) said.phrase(bare, index === 0 ? types : undefined);
    if (marked && said.type.is === 'shown') said.sign(marked.mark);
    if (number?.[1]) said.rest.push(number[1]);
    if (dash) said.rest.push(plain(slice(part, dash.index + dash[0].length, part.source.length)));
  });
  return said;
}

/** What phrases have said so far. */
class Phrases implements FieldPhrases {
  type: Stated<TypeUse> = unstated;
  required: Stated<boolean> = unstated;
  default: Stated<Default> = unstated;
  readonly rules: Constraint[] = [];
  readonly rest: string[] = [];

  phrase(part: Inline, types: TypeWords | undefined): void {
    const text = words(plain(part));
    const begins = preset.exec(part.source);
    const equals = begins ? null : assigned.exec(part.source);
    const more = demandThen.exec(part.source);
    if (more) {
      this.phrase(slice(part, 0, more[0].search(/[.:]/)), types);
      this.rest.push(plain(slice(part, more[0].length, part.source.length)));
      return;
    }
    const aside = besides.exec(part.source);
    const demand = aside && slice(part, 0, aside.index);
    if (demand && isDemand(words(plain(demand)))) {
      this.phrase(demand, undefined);
      this.rest.push(aside[1] ?? '');
      return;
    }
    const value = asValue.exec(part.source);
    if (value && this.default.is === 'unstated') {
      this.#default(slice(part, 0, (value[1] ?? '').length));
      return;
    }
    if (isRequired.test(text)) this.required = shown(true, part.at);
    else if (isOptional.test(text)) {
      this.required = shown(false, part.at);
      const mayBeTyped = types !== undefined && this.type.is === 'unstated' && namesOptional.test(text);
      const isType = mayBeTyped && this.#typed(part, types);
      if (text.includes(' ') && !isType) this.rest.push(plain(part));
    } else if (begins && begins[0].length < part.source.length)
      this.#default(slice(part, begins[0].length, part.source.length));
    else if (this.type.is === 'shown' && behindType.test(part.source))
      this.#default(slice(part, part.source.search(/[^=\s]/), part.source.length));
    else if (equals && types) {
      this.phrase(slice(part, 0, (equals[1] ?? '').length), types);
      this.#default(slice(part, part.source.length - (equals[2] ?? '').length, part.source.length));
    } else if (!this.#rule(part) && !(types && this.type.is === 'unstated' && this.#typed(part, types)))
      this.rest.push(plain(part));
  }

  /** A sign behind a type: what must be there, what may be missing, or a short word. */
  sign(part: Inline): void {
    if (/^[*!?]$/.test(part.source)) this.required = shown(part.source !== '?', part.at);
    else this.phrase(part, undefined);
  }

  /** A remark in brackets behind a type: what its parts say of the field; one of which none says anything is kept as a whole. */
  remark(written: Inline): void {
    const before = this.rest.length;
    const parts = splitOutside(written, ',;');
    for (const part of parts) this.sign(part);
    if (this.rest.length === before + parts.length) this.rest.splice(before, parts.length, plain(written));
  }

  #default(written: Inline): void {
    // The full stop of the sentence that ends in it is none of a value.
    const value = slice(written, 0, written.source.replace(wording`(?<=[\p{L}\p{N}\`"”])\.$`, '').length);
    this.default = shown(defaultIn(value), value.at);
  }

  #rule(part: Inline): boolean {
    const constraint = constraintIn(part);
    if (['prose', 'expression', 'format'].includes(constraint.is)) return false;
    this.rules.push(constraint);
    return true;
  }

  /** A type, perhaps with a limit ("text up to 60 characters") and `required` behind it. */
  #typed(part: Inline, types: TypeWords): boolean {
    const bounded = limit.exec(part.source);
    const noun = bounded ? slice(part, 0, bounded.index) : part;
    if (!typeWord.test(part.source.replace(limit, '').trim())) {
      // What no type is spelled like may still be one that is sure: `Vec<u8>`, `→ User`.
      if (types === 'any' && !pointsAt.test(noun.source)) return false;
    }
    if (types === 'any' && saysOther.test(part.source)) return false;
    const { type: named, required } = withoutDemand(noun);
    const use = typeUseIn(named.source ? named : part);
    if (types !== 'any' && !pointsAt.test(named.source) && !isTypeName(named, use, types)) return false;
    if (required !== undefined) this.required = shown(required, noun.at);
    this.type = shown(use, part.at);
    if (bounded) {
      const of = /^of\s/i.test(bounded[0]);
      const bound = constraintIn(slice(part, bounded.index + (of ? 3 : 0), part.source.length));
      // "list of `hot`, `cold`" says what may be in it, and is no condition.
      if (of && bound.is === 'expression') this.rest.push(plain(part));
      else this.rules.push(bound.is === 'prose' && of ? constraintIn(part) : bound);
    }
    return true;
  }
}

/** What a field points to: "→ IP address". */
const pointsAt = wording`^(?:→|->|⇒)\s*\`?\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,3}\`?(?:\[\])?$`;

/** Whether words that were read as a type are one for sure, or at least named like one. */
function isTypeName(written: Inline, { type }: TypeUse, types: TypeWords): boolean {
  const of = type.is === 'list' ? type.of : type;
  if (of.is === 'scalar') return true;
  if (of.is === 'one-of') return of.values.length > 1;
  if (of.is !== 'entity') return false;
  if (type.is === 'list') return true;
  if (
    wording`^(?:(?:an?|the|→|->)\s+)?\`\p{Lu}[^\`]*\`$|^(?:an?|→|->|(?:an?\s+)?[Rr]eference to(?: an?| the)?)\s+\p{Lu}[\p{L}\p{N}]*$`.test(
      written.source,
    )
  )
    return true;
  return types === 'named' && wording`^\p{Lu}\p{Ll}[\p{L}\p{N}]*$`.test(written.source);
}

const joinsValues = /^\s*(?:,|\||\\\||\/|,?\s*\b(?:and|or|und|oder|et|ou)\b)\s*$/i;
const beforeValues = /^(?:(?:one of|either|an? |enum(?:eration)?(?: of)?|choice(?: of)?|values?)\s*:?\s*)?$/i;

/** The values that phrases begin with: `` `asc` or `desc` ``, `"a" | "b"`, `auto | light | dark`. */
export function leadingValues(inline: Inline): { readonly use: TypeUse; readonly end: number } | undefined {
  const values: Inline[] = [];
  let end = 0;
  for (const piece of pieces(inline)) {
    if (piece.kind === 'text') continue;
    const between = inline.source.slice(end, piece.start);
    if (piece.kind !== 'code' && piece.kind !== 'quote') break;
    if (!(values.length === 0 ? beforeValues : joinsValues).test(between)) break;
    values.push(slice(inline, piece.start, piece.end));
    end = piece.end;
  }
  const [only] = values;
  if (
    values.length === 1 &&
    only &&
    wording`^\`[\p{L}\p{N}_-]+(?:\s*\|\s*[\p{L}\p{N}_-]+)+\`$`.test(only.source)
  )
    return { use: oneOf(splitOutside(slice(only, 1, only.source.length - 1), '|'), only.source), end };
  const inWords = values.length === 0 ? announcedValues(inline) : undefined;
  if (inWords) return inWords;
  if (values.length < 2) {
    const bare = wording`^[\p{L}\p{N}_-]+(?:\s*\|\s*[\p{L}\p{N}_-]+)+(?=\s*(?:$|[,;–—=]))`.exec(
      inline.source,
    )?.[0];
    if (!bare || /\b(?:null|undefined|none)\b/i.test(bare)) return undefined;
    const parts = splitOutside(slice(inline, 0, bare.length), '|');
    return { use: oneOf(parts, bare), end: bare.length };
  }
  return { use: oneOf(values, inline.source.slice(0, end)), end };
}

const announced = /^(?:one of|enum(?:eration)?(?: of)?|choice(?: of)?)\s*:?\s+/i;
const bareValue = wording`^[\p{L}\p{N}_-]+(?=\s*(?:$|[,;|/.)–—=]|(?:or|and)\s))`;
const nextValue = /^\s*(?:,\s*(?:(?:or|and)\s+)?|\||\/|(?:or|and)\s+)\s*/;

/** Values in plain words behind what announces them: `one of cook, friend or guest`, `enum: draft, shared; default draft`. */
function announcedValues(inline: Inline): { readonly use: TypeUse; readonly end: number } | undefined {
  const values: Inline[] = [];
  let start = announced.exec(inline.source)?.[0].length ?? 0;
  let end = 0;
  while (start > 0) {
    const value = bareValue.exec(inline.source.slice(start))?.[0];
    if (value === undefined || isDemand(value) || saysRule(value)) break;
    end = start + value.length;
    values.push(slice(inline, start, end));
    const step = nextValue.exec(inline.source.slice(end))?.[0].length ?? 0;
    start = step === 0 ? 0 : end + step;
  }
  return values.length < 2 ? undefined : { use: oneOf(values, inline.source.slice(0, end)), end };
}

/** Words that are rules by themselves wherever they stand in a list. */
function saysRule(value: string): boolean {
  return /^(?:unique|key|immutable|indexed|default|owner)$/i.test(value);
}

function oneOf(values: readonly Inline[], text: string): TypeUse {
  return {
    type: { is: 'one-of', values: values.map((each) => ({ value: nameOf(each).name, at: each.at })) },
    optional: false,
    text,
  };
}

/** The rules of a *Rules* cell with whether anything was said there. */
export function rulesIn(cell: Inline | undefined): {
  rules: readonly Constraint[];
  rulesStated: Stated<true>;
} {
  const said = stated(cell, (each) => constraintsIn(each));
  return said.is === 'shown'
    ? { rules: said.value, rulesStated: shown(true, said.at) }
    : { rules: [], rulesStated: said };
}
