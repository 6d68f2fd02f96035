import type { Inline } from '../syntax/block.ts';
import { plain, slice, splitOutside } from '../syntax/inline.ts';
import { expressionIn, onlyCode } from './conditions.ts';
import { constraintIn, constraintsIn } from './constraints.ts';
import type { Constraint, Default, TypeUse } from './field-type.ts';
import { isSilent, markerIn, stated } from './markers.ts';
import { words } from './names.ts';
import { type Stated, shown, unstated } from './stated.ts';
import { typeUseIn } from './types.ts';

const yes = new Set(['yes', 'y', 'true', 'required', 'always', 'x', '✓', '✔', 'mandatory', 'not null']);
const no = new Set(['no', 'n', 'false', 'optional', 'null', 'nullable', '✗', '✘']);

/** A yes/no cell. */
export function yesNo(cell: Inline): boolean | undefined {
  const text = plain(cell).toLowerCase();
  const word = text.split(/[\s,;(]/)[0] ?? '';
  return yes.has(text) || yes.has(word) ? true : no.has(text) || no.has(word) ? false : undefined;
}

/** A default: code is an expression, the rest a value as written. */
export function defaultIn(cell: Inline): Default {
  const code = onlyCode(cell);
  if (!code) return { text: plain(cell) };
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
  /(?:\b(?:up to|at most|at least|from|between|max(?:imum)?|min(?:imum)?|exactly|of)|[≤≥<>]=?)\s*[`\d].*$/i;
const typeWord = /^(?:an? )?[\p{L}`][\p{L}\p{N}`_.[\]|?() -]{0,60}$/u;

/**
 * Reads the comma-separated phrases that follow a field's name. The first phrase that is no other thing is the
 * type; `required`, `optional`, `default …`, `unique` and limits are what they say; the rest is kept as words.
 */
export function fieldPhrases(inline: Inline, separators = ',;'): FieldPhrases {
  let type: Stated<TypeUse> = unstated;
  let required: Stated<boolean> = unstated;
  let fallback: Stated<Default> = unstated;
  const rules: Constraint[] = [];
  const rest: string[] = [];
  splitOutside(inline, separators).forEach((part, index) => {
    if (isSilent(part.source) || markerIn(part.source)) return;
    const text = words(plain(part));
    const preset = /^(?:default(?:s to)?|by default|initially)\s*:?\s*(?==?)=?\s*/i.exec(part.source);
    if (/^(?:required|mandatory|not null)$/.test(text)) required = shown(true, part.at);
    else if (/^(?:optional|nullable)$/.test(text)) required = shown(false, part.at);
    else if (preset && preset[0].length < part.source.length) {
      const value = slice(part, preset[0].length, part.source.length);
      fallback = shown(defaultIn(value), value.at);
    } else {
      const constraint = constraintIn(part);
      const bounded = limit.exec(part.source);
      if (constraint.is !== 'prose' && constraint.is !== 'expression' && constraint.is !== 'format')
        rules.push(constraint);
      else if (
        type.is === 'unstated' &&
        index === 0 &&
        typeWord.test(part.source.replace(limit, '').trim())
      ) {
        const noun = bounded ? slice(part, 0, bounded.index) : part;
        const trailing = /^(.*?)\s+(required|optional)$/i.exec(noun.source);
        const named = trailing ? slice(noun, 0, (trailing[1] ?? '').length) : noun;
        if (trailing) required = shown(trailing[2]?.toLowerCase() === 'required', noun.at);
        type = shown(typeUseIn(named.source ? named : part), part.at);
        if (bounded) {
          const bound = constraintIn(
            slice(part, bounded.index + (/^of\b/i.test(bounded[0]) ? 3 : 0), part.source.length),
          );
          rules.push(bound.is === 'prose' && /^of\s/i.test(bounded[0]) ? constraintIn(part) : bound);
        }
      } else rest.push(plain(part));
    }
  });
  return { type, required, default: fallback, rules, rest };
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

/** Phrases of point 5 that stand in a notes cell: `2 to 50 characters`, `default 0`, `unique`. */
export function phrasesInNotes(cell: Inline): { rules: readonly Constraint[]; default: Stated<Default> } {
  let fallback: Stated<Default> = unstated;
  const rules: Constraint[] = [];
  for (const part of splitOutside(cell, ',;.')) {
    const preset = /^default(?:s to| is)?\s*:?\s+/i.exec(part.source);
    if (
      preset &&
      part.source.length > preset[0].length &&
      !/\s\S+\s/.test(part.source.slice(preset[0].length))
    ) {
      const value = slice(part, preset[0].length, part.source.length);
      fallback = shown(defaultIn(value), value.at);
      continue;
    }
    const constraint = constraintIn(part);
    if (['bound', 'unique', 'key', 'immutable', 'one-of', 'matches'].includes(constraint.is))
      rules.push(constraint);
  }
  return { rules, default: fallback };
}
