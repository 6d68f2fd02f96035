import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { type ErrorLine, entry } from './line.ts';
import { statusBehindName } from './words.ts';

/** The name of a class of errors, by its last word: `QuayFullError`, `NoSuchBoatException`. */
const className = wording.g`(?<![\p{L}\p{N}_.\`])\p{Lu}[\p{L}\p{N}]*\p{Ll}\p{N}*(?:Error|Exception|Fault)(?![\p{L}\p{N}_(])`;
const wholeName = wording`^\p{Lu}[\p{L}\p{N}]*\p{Ll}\p{N}*(?:Error|Exception|Fault)$`;
/** What all errors have for their base, and what is no error for another reason. */
const isBase =
  /\b(?:extends?|extending|inherits?(?: from)?|subclass(?:es)? of|derives?(?: from)?|derived from|instances? of|kinds? of|made (?:with|from|of)|built (?:on|with|from)|based on|not|no|(?:base|parent) class)\s+(?:the\s+|an?\s+)?`?$/i;
/** What parts a clause from the next. */
const nextClause = /;\s+|,\s+(?:and|while|but|whereas)\s+/;

/** Whether a name is that of a class of errors. */
export const isClassName = (name: string): boolean => wholeName.test(name);

/** Whether what stands before the name of a class says that it is the base of errors and none itself. */
export const isBaseOfErrors = (before: string): boolean => isBase.test(before);

/**
 * The errors that running text names by their classes, without marks: "TornSailError means that …, and LostOarError comes
 * when …". Each is explained by its clause.
 */
export function classesNamed(text: Inline): readonly ErrorLine[] {
  if (!/(?:Error|Exception|Fault)\b/.test(text.source)) return [];
  return splitAt(text, nextClause).flatMap((clause) => {
    const found = pieces(clause).flatMap((piece) =>
      piece.kind !== 'text'
        ? []
        : [...clause.source.slice(piece.start, piece.end).matchAll(className)].map(
            ({ index, 0: name }) => [piece.start + index, name] as const,
          ),
    );
    return found
      .filter(([start]) => !isBase.test(clause.source.slice(0, start)))
      .map(([start, name]) => {
        const end = start + name.length;
        const behind = statusBehindName.exec(clause.source.slice(end));
        const number = behind?.groups?.status;
        const at = end + (behind?.[0].indexOf(number ?? '') ?? 0);
        const line = entry(slice(clause, start, end), false, clause);
        return number ? { ...line, status: slice(clause, at, at + number.length) } : line;
      });
  });
}
