import type { Inline } from '../../syntax/block.ts';
import { pieces, plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { typeUseIn } from '../types.ts';
import { isSilent, markerIn } from '../words/markers.ts';
import { httpMethods } from '../words/methods.ts';
import { isIdentifier, nameOf } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { digits } from '../words/quantities.ts';

/** Whether a cell is an address within the application: `/invoices/:id`. */
export function looksLikeRoute(cell: Inline): boolean {
  const { name } = nameOf(cell);
  return name.includes('/') && /^(?:\/|#\/|https?:\/\/)[^\s,]*(?:,|$)/.test(name);
}

/** Whether a cell is one or several HTTP status codes: `404`, `200, 401`. */
export function looksLikeStatus(cell: Inline): boolean {
  return wording`^[1-5]\d\d(?:\s+\p{L}[\p{L} ]*)?(?:[,/ ]+[1-5]\d\d)*$`.test(plain(cell));
}

/** Whether a cell begins with an HTTP status code: `200 with the room; 404 for an unknown one`. */
export function opensWithStatus(cell: Inline): boolean {
  return /^\+?\s?[1-5]\d\d(?=$|[\s,;:/(+])/.test(plain(cell));
}

const method = new RegExp(`^(?:${httpMethods})$`);

/** Whether a cell is an HTTP method. */
export function looksLikeMethod(cell: Inline): boolean {
  return method.test(nameOf(cell).name);
}

/** What stands between several methods: "GET, POST", "PUT / PATCH", "GET and HEAD". */
const betweenMethods = /\s*(?:[,;/|+&]|\b(?:and|or|und|oder)\b)\s*/;

/** The methods that a cell lists. */
export function methodsIn(cell: Inline): readonly Inline[] {
  return splitAt(cell, betweenMethods).filter(looksLikeMethod);
}

/** Whether a cell is one or several HTTP methods, and nothing else. */
export function looksLikeMethods(cell: Inline): boolean {
  return splitAt(cell, betweenMethods).every(looksLikeMethod);
}

/** Whether a cell says yes or no. */
export function looksLikeYesNo(cell: Inline): boolean {
  return /^(?:yes|no|y|n|true|false|x|✓|✔|✗|✘|✅|❌|ja|nein|oui|non|required|optional|always|never)\.?$/i.test(
    plain(cell),
  );
}

/** Whether a cell quotes what a user reads: a quotation of some words. */
export function looksLikeMessage(cell: Inline): boolean {
  const [first] = pieces(cell);
  return first?.kind === 'quote' && first.start === 0 && /\s/.test(first.text);
}

/** Whether a cell is words in code that are a sentence or the beginning of one, and no name, order or address. */
export function looksLikeWords(cell: Inline): boolean {
  return (
    wording`^\`\p{Lu}[\p{L}'’-]*,?(?:\s[\p{L}\p{N}'’"(][^\s\`{}=<>;|]*){2,}\`$`.test(cell.source) &&
    !holdsCall(cell)
  );
}

/** `api/users.py`, `guard.java:42`: a place in a programme; `auth/not-found` is a code. */
const sourceFile =
  /^`(?:(?:[\w.@-]+\/)+[\w@-]+\.[a-z]{1,5}|[\w-]+\.(?:cs|ex|go|java|jsx?|kt|php|py|rb|rs|scala|tsx?))(?::\d+(?:-\d+)?)?`$/;

/** Whether a cell is the code of an error: one code span that is no file, or an identifier of several words. */
export function looksLikeErrorCode(cell: Inline): boolean {
  const { source } = cell;
  if (!/^`[^`]+`$/.test(source)) return isIdentifier(source);
  return !looksLikeStatus(cell) && !sourceFile.test(source);
}

const amount = new RegExp(`^[~≈<>≤≥]?\\s*(?:${digits})(?![\\d.])`);

/** Whether a cell is an amount: a number, perhaps with a unit or an operation behind it. */
export function looksLikeAmount(cell: Inline): boolean {
  const text = plain(cell);
  return text.length <= 40 && amount.test(text);
}

/** Whether a cell says anything at all, markers left out. */
export function says(cell: Inline | undefined): cell is Inline {
  return cell !== undefined && !isSilent(cell.source) && markerIn(cell.source) === undefined;
}

/** Whether a cell is a type that is known for sure: a scalar, a list of something, or a list of values. */
export function looksLikeType(cell: Inline): boolean {
  const { type } = typeUseIn(cell);
  return type.is === 'scalar' || type.is === 'list' || (type.is === 'one-of' && type.values.length > 1);
}

/** Names, each with what it is in brackets: "title* (text), due (date)". */
const namesWithBrackets = wording`^(?:[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}[*?!]?\s\([^()]{1,120}\)(?:,\s+|\.?$)){2}`;

/** Whether a cell lists names in code, each perhaps with a remark: `` `id`, `name` (text), `note`? ``, or with brackets. */
export function looksLikeNames(cell: Inline): boolean {
  if (namesWithBrackets.test(cell.source)) return true;
  return /^`[\w.]+`\??[^`]{0,40}(?:,\s*`[\w.]+`\??[^`]{0,40})+$/.test(cell.source);
}

/** Whether a cell lists several things by words: "name, start, end". */
export function listsWords(cell: Inline): boolean {
  return wording`^[\p{L}][^,;:.()\`]*(?:,\s[^,;:.()\`]+)+$`.test(cell.source);
}

const heldCall = wording`(?<!\p{L})(?:${httpMethods})\s+[\`*]{0,3}(?:(?:https?:/)?/|\{[A-Za-z]\w*\}(?:[/\s\`*]|$))`;

/** Whether a cell holds a method with an address, among others perhaps. */
export function holdsCall({ source }: Inline): boolean {
  return (source.includes('/') || source.includes('{')) && heldCall.test(source);
}
