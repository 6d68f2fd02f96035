import {
  type Check,
  type CheckPage,
  checks,
  type PointId,
  pointIds,
  points,
  readPage,
} from '../engine/index.ts';

/** A check with its page. */
export interface PagedCheck {
  readonly check: Check;
  readonly page: CheckPage;
  /** The part of the id before the slash: a point, or what spans points. */
  readonly family: string;
  readonly name: string;
}

const texts = import.meta.glob<string>('../engine/checks/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every check that has its page, in the order of the registry. That none lacks one is a test's business. */
export const checkPages: readonly PagedCheck[] = checks.flatMap((check) => {
  const text = texts[`../engine/checks/${check.id}.md`];
  if (text === undefined) return [];
  const [family = '', name = ''] = check.id.split('/');
  return [{ check, page: readPage(text), family, name }];
});

const others: Readonly<Record<string, string>> = {
  document: 'The document as a whole',
  language: 'Its language',
  run: 'What running it shows',
};

/** Whether a family of checks is about one of the nine points. */
export const isPoint = (family: string): family is PointId =>
  (pointIds as readonly string[]).includes(family);

/** What a family of checks is about: a point by its title, or what spans points. */
export const familyTitle = (family: string): string =>
  isPoint(family) ? points[family].title : (others[family] ?? family);
