import type { PointId } from '../../points.ts';
import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';

/** A paragraph that begins with a title in bold type: "**Polling.** The server polls …" */
export interface RunIn {
  readonly title: Inline;
  readonly behind: Inline;
}

/** The title, closed by a full stop, a colon or a dash, and the space behind it. */
const titled = /^\*\*(?<title>[^*]{2,60})(?:[.:]\*\*|\*\*[.:]|\*\*\s+[–—](?=\s))\s+(?=\S)/;

/** Another such title in a line below: each line is about its own. */
const nextTitle = /\n\s*\*\*[^*\n]{2,60}(?:[.:]\*\*|\*\*[.:]|\*\*\s+[–—])\s/;

/** Points whose things have names that such a title may be. */
const mayName: ReadonlySet<PointId> = new Set(['screens', 'entities', 'states']);

/** Several words, one of them in small letters. */
const ofSubject = wording`^\S+ (?:.* )?\p{Ll}`;

/** How a text begins that tells of something what states it goes through: no state is told so. */
const tellsLife = wording`^(?:(?:An?|The|Each|Every) (?:\p{L}+ ){1,3}|It )(?:begins|starts|is born|is created)\s[\s\S]*\s(?:from\s\S+\sto\s|becomes?\s|to\s)`;

/**
 * The title in bold type and what stands behind it; undefined for any other text, and for a title that may name who or
 * what is meant: a thing's is one word, or has none in small letters. What tells a life tells that of what the title names.
 */
export function runIn(text: Inline, point: PointId): RunIn | undefined {
  const found = point === 'roles' ? null : titled.exec(text.source);
  const title = found?.groups?.title;
  if (!found || title === undefined || nextTitle.test(text.source)) return undefined;
  const isLife = point === 'states' && tellsLife.test(text.source.slice(found[0].length));
  if (mayName.has(point) && !ofSubject.test(title) && !isLife) return undefined;
  return {
    title: slice(text, 2, 2 + title.length),
    behind: slice(text, found[0].length, text.source.length),
  };
}

/** Whether things of other names than the title are told behind it, or several. */
export function tellsOfOthers({ title }: RunIn, names: readonly string[]): boolean {
  const [own, told] = [fold(title.source), new Set(names.map(fold))];
  return told.size > 1 || [...told].some((name) => !own.includes(name) && !name.includes(own));
}
