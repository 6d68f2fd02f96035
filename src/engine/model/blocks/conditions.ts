import { limits } from '../../limits.ts';
import { Span } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice, unescapePipes } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Effect } from '../domain-elements.ts';
import type { Condition, Expression } from '../element.ts';
import { statements } from '../words/names.ts';

/** The expression that a code span is, with its place in the text. */
export function expressionIn(inline: Inline, code: Piece): Expression {
  const { text, escapes } = unescapePipes(inline.source.slice(code.innerStart, code.innerEnd));
  const at = new Span(inline.at.anchor, inline.at.start + code.innerStart, inline.at.start + code.innerEnd);
  return { source: text, at, escapes };
}

/** The only code span of an inline when nothing but that span stands in it. */
export function onlyCode(inline: Inline): Piece | undefined {
  if (!inline.source.startsWith('`')) return undefined;
  const parts = pieces(inline).filter((piece) => piece.kind !== 'comment' && piece.text.trim() !== '');
  return parts.length === 1 && parts[0]?.kind === 'code' ? parts[0] : undefined;
}

/** Names, paths, addresses and the like stand in code too: only code with an operator or a call is an expression. */
const operator = /[=!<>]=|[<>]|&&|\|\||\?|!|[-+*/%](?=\s)|\w\(|\sin\s/;

/** Whether code in running words reads as an expression and not as a mere name, path or value. */
export function looksLikeExpression(code: string): boolean {
  return code.length <= limits.expression && operator.test(code) && !/^(?:[A-Z]+ )?\/\S*$/.test(code);
}

/**
 * The condition in a cell. Code that stands alone is an expression whatever it looks like; code among words is
 * one when it reads as one, and the words stay beside it.
 */
export function conditionIn(cell: Inline): Condition {
  const alone = onlyCode(cell);
  if (alone) return { expression: expressionIn(cell, alone), prose: '' };
  if (/^otherwise[.]?$/i.test(cell.source)) return { otherwise: true, prose: '' };
  const codes = cell.source.includes('`')
    ? pieces(cell).filter((p) => p.kind === 'code' && looksLikeExpression(p.text))
    : [];
  const only = codes.length === 1 ? codes[0] : undefined;
  if (!only) return { prose: cell.source };
  const before = cell.source.slice(0, only.start).trim();
  const after = cell.source.slice(only.end).trim();
  return { expression: expressionIn(cell, only), prose: [before, after].filter(Boolean).join(' … ') };
}

const assignment = /^\s*([A-Za-z_][\w.]*)\s*=(?!=)\s*/;
const creation = wording.s`^\s*create\s+([\p{L}_][\p{L}\p{N}_ ]*?)\s*(?:\((.*)\)\s*)?$`;
const deletion = /^\s*delete\s+([A-Za-z_][\w.]*)\s*$/;

/** The effects of a *Then* cell, in order: statements in code, `;` inside code separates too; the rest is words. */
export function effectsIn(cell: Inline): readonly Effect[] {
  return statements(cell).flatMap((part): readonly Effect[] => {
    const code = onlyCode(part);
    if (!code) return [{ is: 'prose', text: part.source, at: part.at }];
    const inner = slice(part, code.innerStart, code.innerEnd);
    return outerParts(inner.source, ';').map(([start, end]) => effectIn(slice(inner, start, end)));
  });
}

function effectIn(inline: Inline): Effect {
  const { source, at } = inline;
  const set = assignment.exec(source);
  if (set) {
    const value = slice(inline, set[0].length, source.length);
    return { is: 'set', path: set[1] ?? '', expression: bare(value), at };
  }
  const made = creation.exec(source);
  if (made) {
    const name = made[1] ?? '';
    const nameStart = source.indexOf(name, source.indexOf('create') + 6);
    const entity = {
      kind: 'entity' as const,
      name,
      at: slice(inline, nameStart, nameStart + name.length).at,
    };
    const open = source.indexOf('(', nameStart);
    const fields = made[2] === undefined ? [] : fieldsIn(slice(inline, open + 1, source.lastIndexOf(')')));
    if (fields) return { is: 'create', entity, fields, at };
  }
  const gone = deletion.exec(source);
  return gone ? { is: 'delete', path: gone[1] ?? '', at } : { is: 'prose', text: plain(inline), at };
}

function fieldsIn(inline: Inline): { name: string; expression: Expression }[] | undefined {
  const result: { name: string; expression: Expression }[] = [];
  for (const [start, end] of outerParts(inline.source, ',')) {
    const part = slice(inline, start, end);
    if (part.source === '') continue;
    const set = assignment.exec(part.source);
    if (!set) return undefined;
    result.push({ name: set[1] ?? '', expression: bare(slice(part, set[0].length, part.source.length)) });
  }
  return result;
}

function bare(inline: Inline): Expression {
  const { text, escapes } = unescapePipes(inline.source);
  return { source: text, at: inline.at, escapes };
}

/** Offsets of the parts of an expression that `separator` parts outside brackets and string literals. */
function outerParts(source: string, separator: string): [number, number][] {
  const result: [number, number][] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let i = 0; i < source.length; i++) {
    const char = source[i] as string;
    if (quote) {
      if (char === '\\') i++;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    else if (char === separator && depth <= 0) {
      result.push([start, i]);
      start = i + 1;
    }
  }
  result.push([start, source.length]);
  return result;
}
