import type { PointId } from '../../points.ts';
import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';

/** A paragraph that begins with a title in bold type: "**Polling.** The server polls …" */
export interface RunIn {
  readonly title: string;
  readonly behind: Inline;
}

/** The title, closed by a full stop or a colon, and the space behind it. */
const titled = /^\*\*(?<title>[^*]{2,60})(?:[.:]\*\*|\*\*\.)\s+(?=\S)/;

/** Points whose things have names that such a title may be. */
const mayName: ReadonlySet<PointId> = new Set(['screens', 'entities', 'states']);

/** Several words, one of them in small letters. */
const ofSubject = wording`^\S+ (?:.* )?\p{Ll}`;

/**
 * The title in bold type and what stands behind it; undefined for any other text, and for a title that may name who or
 * what is meant: a thing's is one word, or has none in small letters.
 */
export function runIn(text: Inline, point: PointId): RunIn | undefined {
  const found = point === 'roles' ? null : titled.exec(text.source);
  const title = found?.groups?.title;
  if (!found || title === undefined || (mayName.has(point) && !ofSubject.test(title))) return undefined;
  return { title, behind: slice(text, found[0].length, text.source.length) };
}

/** Whether things of other names than the title are told behind it, or several. */
export function tellsOfOthers({ title }: RunIn, names: readonly string[]): boolean {
  const [own, told] = [fold(title), new Set(names.map(fold))];
  return told.size > 1 || [...told].some((name) => !own.includes(name) && !name.includes(own));
}
