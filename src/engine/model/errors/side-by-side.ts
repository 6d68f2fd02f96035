import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { lineInCapitals } from './capital-codes.ts';
import { keyedLine, statusLine } from './keyed-lines.ts';
import { type ErrorLine, entry } from './line.ts';

/** What parts errors that stand side by side, right before the status or the code of the next. */
const beforeStatus = /[.;,]?\s+(?:[·•|/]\s+)?(?=[45]\d\d\s)/;
const beforeCode = wording`\s*[·•|;]\s+(?=[\`*]*\p{Lu}[\p{Lu}\p{N}]*[-_]?\p{Lu}?\p{N})`;

/** A code without marks and a part with a number in it, and what stands behind: `APP-E1 no front end`, `E-12: disk full`. */
const numbered = wording`^(?<code>\p{Lu}[\p{Lu}\p{N}]*[-_]?\p{Lu}?\p{N}{1,4})(?:\s*[:=–—]|\s-)?\s+(?=\S)`;

/** How a sentence goes on that counts things: "400 boats are in the hall". */
const counts = /^\d+ (?:more|\S+ (?:are|were|come|have|had|will))\b/;

/** The parts of a line, if there are several and each is an error. */
function each(
  parts: readonly Inline[],
  errorOf: (part: Inline) => ErrorLine | undefined,
): readonly ErrorLine[] | undefined {
  if (parts.length < 2) return undefined;
  const found = parts.flatMap((part) => errorOf(part) ?? []);
  return found.length === parts.length ? found : undefined;
}

/**
 * The errors of a line that tells several in a row, each by its status or its numbered code and a few words:
 * `401 not signed in. 403 not yours. 404 no such thing.`, `APP-E1 no front end · APP-W4 debug mode`.
 */
export function errorsSideBySide(text: Inline): readonly ErrorLine[] | undefined {
  if (/^[45]\d\d\s/.test(text.source)) return each(splitAt(text, beforeStatus), errorOfStatus);
  return numbered.test(text.source) ? each(splitAt(text, beforeCode), numberedError) : undefined;
}

function errorOfStatus(part: Inline): ErrorLine | undefined {
  return counts.test(part.source) ? undefined : (lineInCapitals(part) ?? keyedLine(part) ?? statusLine(part));
}

function numberedError(text: Inline): ErrorLine | undefined {
  const found = numbered.exec(text.source);
  const code = found?.groups?.code;
  if (!found || !code) return undefined;
  const said = slice(text, found[0].length, text.source.length);
  return { ...entry(slice(text, 0, code.length), false, said), keyed: true };
}
