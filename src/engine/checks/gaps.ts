import type { Fix } from '../finding.ts';
import type { Element } from '../model/element.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Report } from './check.ts';

/** Something that lacks what others of its kind have. */
export interface Lacking {
  readonly name: string;
  readonly at: Place;
}

/** How to ask for what is missing: of one thing, and of many at once. */
export interface Question<L extends Lacking = Lacking> {
  readonly one: (name: string) => string;
  /** `names` lists the first few: “a”, “b”, “c” and 4 more. */
  readonly many: (names: string, count: number) => string;
  /** Names the common cause of the reports. */
  readonly cause: string;
  /** The column in which rows of that point would say it. */
  readonly column?: { readonly point: PointId; readonly title: string };
  /** A second column of these rows that is asked about in the same breath. */
  readonly beside?: string;
  /** What is offered for those that one report is about, where that is more than a column. */
  readonly fixes?: (lacking: readonly L[]) => readonly Fix[];
}

/** Offers to say "not shown" where these rows say nothing. */
export function sayNotShown(point: PointId, column: string, lacking: readonly Lacking[]): Fix {
  const label = `Write “not shown” under “${column}”${lacking.length > 1 ? `, ${lacking.length} times` : ''}`;
  const rows = lacking.map(({ at }) => at);
  return { kind: 'column', label, point, column, rows, names: lacking.map(({ name }) => name) };
}

/** In a point of fewer elements nothing is asked about a column that no element fills: it is still a sketch. */
export const coarse = 3;

/** Whether most of some elements stand in the canonical form, in which what is not said is known not to be there. */
export const areExact = (elements: readonly Pick<Element, 'how'>[]): boolean =>
  elements.filter(({ how }) => how === 'exact').length * 2 >= elements.length;

/** Up to so many equal gaps are asked about one by one; more are one question with the places beside it. */
export const askedEach = 3;

/** “a”, “b” and “c”; of more than three names the first three and how many more. */
export function nameList(names: readonly string[]): string {
  return listed(names, new Set(names).size);
}

/** The same of things of which several may have one name: how many more things there are. */
export function thingList(names: readonly string[]): string {
  const first = [...new Set(names)].slice(0, 3);
  return listed(names, first.length + names.filter((name) => !first.includes(name)).length);
}

function listed(names: readonly string[], count: number): string {
  const quoted = [...new Set(names)].slice(0, 3).map((name) => `“${name}”`);
  const more = count - quoted.length;
  const last = more > 0 ? `${more} more` : (quoted.pop() ?? '');
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}

/**
 * Asks about equal gaps: one question for all when nothing of the kind says it (`outOf` is how many there are)
 * or when they are many, otherwise one question each.
 */
export function reportGaps<L extends Lacking>(
  lacking: readonly L[],
  outOf: number,
  question: Question<L>,
): readonly Report[] {
  const [first, ...others] = lacking;
  if (first === undefined) return [];
  const { cause, column, beside } = question;
  const titles = [column?.title ?? [], beside ?? []].flat();
  const fixes = (rows: readonly L[]): Pick<Report, 'fixes'> => {
    const says = column ? titles.map((title) => sayNotShown(column.point, title, rows)) : [];
    const offered = [...says, ...(question.fixes?.(rows) ?? [])];
    return offered.length > 0 ? { fixes: offered } : {};
  };
  const whole = lacking.length === outOf || lacking.length > askedEach;
  if (others.length === 0 || !whole) {
    return lacking.map((each) => ({
      at: each.at,
      message: question.one(each.name),
      cause: `${cause} ${each.name}`,
      ...fixes([each]),
    }));
  }
  const names = thingList(lacking.map(({ name }) => name));
  const related = others.map(({ name, at }) => ({ message: `“${name}”`, at }));
  return [{ at: first.at, message: question.many(names, lacking.length), related, cause, ...fixes(lacking) }];
}
