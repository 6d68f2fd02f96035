import { type PointId, pointIds } from '../../points.ts';
import { words } from '../words/names.ts';
import type { HeadingParts } from './heading-parts.ts';
import { hintsIn } from './hints.ts';

/** What often stands behind the last point, and is none. */
export const behindPoints =
  /\b(?:append(?:ix|ices)|annex|questions?|open|references|sources|glossary|notes|change ?log|history|scope|out|next|todo|anhang|fragen|quellen|annexe|anexo)\b/i;

/** What stands before the first point, and is none: what the document holds, and what it says of itself. */
const beforePoints =
  /^(?:(?:table of )?contents|toc|index|(?:about|using|how to (?:read|use)|reading|status of|purpose of) (?:this|the) (?:document|specification|spec|text|file|page|guide)|(?:document |revision |version |change )?(?:history|log|control|information|info|metadata|status|versions?)|change ?log|revisions?|conventions?(?: .*)?|notation|legend|preface|foreword|preliminary (?:note|remarks?)|(?:inhalt|inhaltsverzeichnis|über dieses dokument|vorwort|sommaire|table des matières|índice))$/;

/** The headings of a level from where the points may begin: without those of the table of contents and the like. */
export function fromPoints<H extends { readonly parts: HeadingParts }>(here: readonly H[]): readonly H[] {
  const first = here.findIndex(
    ({ parts }) => parts.number !== undefined || !beforePoints.test(words(parts.title)),
  );
  return first > 0 ? here.slice(first) : here;
}

/** Titles that have to speak of the point whose turn it is. */
const MOST_OF_NINE = 7;

/**
 * Whether the headings of a level are the nine by their order: nine of them, and what often stands behind the last,
 * of which each that speaks of points speaks, if only in everyday words, of the one whose turn it is. Not where few
 * speak of any, where one speaks of others only or is an appendix, or where they are counted: then their numbers tell.
 */
export function areInTurn(
  given: readonly { readonly parts: HeadingParts; readonly named: { readonly id: PointId } | undefined }[],
): boolean {
  const here = fromPoints(given);
  const behind = here.slice(pointIds.length);
  if (here.length < pointIds.length || !behind.every(({ parts: { title } }) => behindPoints.test(title)))
    return false;
  if (here.some(({ parts }) => parts.number !== undefined)) return false;
  const speaking = pointIds.flatMap((id, index): boolean | [] => {
    const { parts: { title } = { title: '' }, named } = here[index] ?? {};
    const ids = [...(named ? [named] : []), ...hintsIn(title, words(title))].map((each) => each.id);
    return ids.length > 0 ? ids.includes(id) : behindPoints.test(title) ? false : [];
  });
  return speaking.length >= MOST_OF_NINE && speaking.every(Boolean);
}

/** Whether the numbers of some headings count from 1 to 9, each once and in order. */
export function countsToNine(numbers: readonly (number | undefined)[]): boolean {
  const said = numbers.filter((number) => number !== undefined);
  return said.length === pointIds.length && said.every((number, index) => number === index + 1);
}

/** Whether numbers, each once, leave some out: chapters are counted from 1, and what is not is counted by point. */
export function skips(numbers: readonly (number | undefined)[]): boolean {
  const said = numbers.filter((number) => number !== undefined);
  return (
    said.length > 1 &&
    new Set(said).size === said.length &&
    said.every((number) => number >= 1 && number <= pointIds.length) &&
    Math.max(...said) > said.length
  );
}
