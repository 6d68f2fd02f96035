import { RE2JS } from '@bufbuild/re2';
import { limits } from '../../limits.ts';

/** A pattern that was compiled; it takes time linear in the text, whatever the pattern. */
export interface Pattern {
  /** Whether the pattern matches anywhere in the text; `^` and `$` bind it to both ends, as in CEL. */
  readonly matches: (text: string) => boolean;
}

/** Why a pattern is not accepted. `offset` is where in the pattern, as far as can be told. */
export interface PatternProblem {
  readonly message: string;
  readonly offset?: number;
}

/** RE2's complaints in our words. The piece of the pattern that it names follows. */
const complaints: readonly (readonly [RegExp, string])[] = [
  [/^missing closing \]/, 'A “[” is never closed'],
  [/^missing closing \)/, 'A “(” is never closed'],
  [/^unexpected \)/, 'A “)” closes nothing'],
  [/^invalid or unsupported Perl syntax/, 'Patterns are RE2, which has no look-ahead and no look-behind'],
  [/^invalid escape sequence/, 'Patterns are RE2, which does not know this after a backslash'],
  [/^trailing backslash/, 'The pattern ends in a lone backslash'],
  [/^invalid nested repetition/, 'A repetition is itself repeated'],
  [/^missing argument to repetition/, 'There is nothing to repeat before it'],
  [
    /^invalid repeat count/,
    'A repetition may run up to 1,000, the smaller number first, nested ones multiplied',
  ],
  [/^invalid character class range/, 'The range runs backwards or is not known'],
  [/^invalid (?:character class|named capture|group)/, 'This is no valid class or group'],
  [/^duplicate/, 'Two groups have one name'],
  [/nests too deeply/, 'It nests too deeply'],
];

function describe(error: unknown, pattern: string): PatternProblem {
  const { error: said = '', input = '' } = error as { readonly error?: unknown; readonly input?: unknown };
  const complaint = complaints.find(([form]) => form.test(String(said)))?.[1] ?? 'RE2 does not accept it';
  const piece = typeof input === 'string' ? input : '';
  const offset = piece === '' ? -1 : pattern.indexOf(piece);
  if (offset < 0) return { message: `This is no pattern that can be checked: ${complaint}.` };
  const shown = piece.length > 20 ? `${piece.slice(0, 20)}…` : piece;
  return { message: `This is no pattern that can be checked: ${complaint} (“${shown}”).`, offset };
}

const known = new Map<string, Pattern | PatternProblem>();
const most = 500;

/** Compiles a pattern with RE2, or says why RE2 refuses it. Never a JavaScript regular expression. */
export function compilePattern(pattern: string): Pattern | PatternProblem {
  const found = known.get(pattern);
  if (found) return found;
  if (known.size >= most) known.clear();
  const made = compileFresh(pattern);
  known.set(pattern, made);
  return made;
}

function compileFresh(pattern: string): Pattern | PatternProblem {
  if (pattern.length > limits.expression) {
    return { message: `A pattern may have ${limits.expression} characters; this has ${pattern.length}.` };
  }
  try {
    const compiled = new RE2JS(pattern);
    return { matches: (text) => compiled.test(text) };
  } catch (error) {
    return describe(error, pattern);
  }
}

/** Whether a compiled pattern is a problem. */
export function isPatternProblem(pattern: Pattern | PatternProblem): pattern is PatternProblem {
  return 'message' in pattern;
}

/** What is wrong with a pattern, or undefined when RE2 accepts it. */
export function checkPattern(pattern: string): PatternProblem | undefined {
  const compiled = compilePattern(pattern);
  return isPatternProblem(compiled) ? compiled : undefined;
}
