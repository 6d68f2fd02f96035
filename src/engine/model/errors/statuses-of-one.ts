import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { ErrorLine } from './line.ts';
import { errorPieces } from './runs.ts';

/** What joins a status with the one before it that the same error has, or opens the first. */
const joining =
  /(?:[(,;:/]|(?:^|\s)[–—-]|\b(?:or|and|with|is|as|an?))\s*(?:(?:and|or|also|with|as|an?|HTTP|status|if not|otherwise|else)\s+){0,4}[`*]{0,3}$/i;
/** What says that a status is none of them. */
const never =
  /\b(?:not|never|instead of|rather than|unlike)\s(?:(?:with|as|an?|HTTP|status)\s){0,3}[`*]{0,3}$/i;
const isJoined = (before: string): boolean => joining.test(before) && !never.test(before);
/** What stands behind a status that is one: the end, a sign, another one, or when that is. */
const closing = wording`^[\`*]{0,3}(?:$|[),.;/]|\s+(?:$|[/(]|(?:if|when(?:ever)?|on|for|at|in|or|and|after|otherwise|where|unless|once|while|because|by|as)\b))`;
/** What parts a status from when it comes, and what ends that. */
const [parting, ends] = [
  /^[`*)\s]*(?:[,:.–—-]\s*)?/,
  /[\s,;/()]*(?:\b(?:and|or|with|an?)\b\s*)*[`*]*\s*\.?$/i,
];

/**
 * The error of a text that names one, with all statuses that are told of it: "`No room` (400 or 409)". It is one for each of them
 * where it is told when that comes: "`No room` comes with 400 if it is small, and with 409 if it is taken". Its first alone
 * where something else is named between them.
 */
export function withEachStatus(text: Inline, lines: readonly ErrorLine[]): readonly ErrorLine[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0 || /^[`*]*[45]\d\d\b/.test(only.name.source)) return lines;
  const start = only.name.at.end - text.at.start;
  const behind = slice(text, start, text.source.length);
  const stop = errorPieces(behind).find(
    ({ kind, text: said }) => (kind === 'code' || kind === 'quote') && !/^[45]\d\d$/.test(said),
  );
  const source = behind.source.slice(0, stop?.start);
  const found = [...source.matchAll(/(?<![\d.#])[45]\d\d(?![\d%]|\.\d)/g)];
  const first = found[0];
  const areAll =
    first !== undefined &&
    found.every(({ index }) => isJoined(source.slice(0, index)) && closing.test(source.slice(index + 3)));
  const own = new Set(found.map(([status]) => status));
  if (!areAll || own.size < 2 || own.size < found.length || found.length > MOST) return lines;
  if (only.status && only.status.source !== first[0]) return lines;
  if (!wording`\p{L}{3}`.test(source.slice(first.index + 3, found[1]?.index))) {
    const [last = first] = found.slice(-1);
    const status = slice(behind, first.index, last.index + 3);
    if (!together.test(status.source)) return lines;
    const said = slice(behind, last.index + 3, behind.source.length);
    // "404, 410 while it is moved" may be told of the last alone.
    if (ofLast.test(said.source)) return lines;
    const explained = slice(said, parting.exec(said.source)?.[0].length ?? 0, said.source.length);
    const isCut = only.explained !== undefined && only.explained.at.start < said.at.start;
    return [{ ...only, status, ...(isCut ? { explained: told(explained) } : {}) }];
  }
  return found.map(({ index, 0: status }, order): ErrorLine => {
    const next = found[order + 1]?.index;
    const said = slice(behind, index + status.length, next ?? source.length);
    const from = parting.exec(said.source)?.[0].length ?? 0;
    const end = said.source.search(next !== undefined || !said.source.includes('(') ? ends : /\.?$/);
    const explained = slice(said, from, Math.max(from, end));
    return {
      ...only,
      explained: told(explained),
      status: slice(behind, index, index + status.length),
    };
  });
}

/** What is told of an error, if anything is. */
const told = (explained: Inline): Inline | undefined =>
  wording`\p{L}{2}`.test(explained.source) ? explained : undefined;

/** Words right behind the last status. */
const ofLast = wording`^[\`*]*\s*\p{L}`;
/** Statuses with nothing but what joins them between. */
const together = /^\d{3}(?:[`*]*(?:\s?[,/]\s?|\s?(?:,\s)?(?:or|and)\s)[`*]*\d{3})+$/;
/** Statuses of one error, at most. */
const MOST = 4;
