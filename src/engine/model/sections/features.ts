import { least } from '../../extremes.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { Block, HeadingBlock } from '../../syntax/block.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import { headingParts } from './heading-parts.ts';
import { labelled } from './labels.ts';
import { signOf } from './signs.ts';
import { sectionTitles } from './titles.ts';

/** How a document is divided that tells of one feature of the product after another. */
export interface Features {
  /**
   * Titles that stand in several features, folded, with the point that they are of; undefined for one below which facts
   * of every kind stand.
   */
  readonly parts: ReadonlyMap<string, PointId | undefined>;
  /** Titles of the main sections that tell of several points, folded. */
  readonly titles: ReadonlySet<string>;
  /** Equal keys mean equal divisions. */
  readonly key: string;
}

/** Points of which a section tells at least, for it to be a feature. */
const POINTS = 2;
/** Such sections at least. */
const FEATURES = 3;

/** Points that the reference of an interface tells of together, resource by resource: they count as one. */
const ofInterfaces: ReadonlySet<PointId> = new Set<PointId>(['calls', 'entities', 'errors']);

/** What is known of a title that stands in sections of several features. */
interface Recurring {
  readonly sections: Set<number>;
  readonly votes: PointId[];
}

/**
 * How a document is divided by what the product offers; undefined where it is not: several of its main sections have to tell
 * of several points each, by what stands in them and by the titles of their parts, and few of them may be about one point
 * by their own title.
 */
export function featuresOf(blocks: readonly Block[]): Features | undefined {
  const level = levelOfSections(blocks);
  if (level === undefined) return undefined;
  let [sections, features, ofPoints] = [0, 0, 0];
  let title = '';
  let isOfPoint = false;
  const titles = new Set<string>();
  let points = new Set<PointId>();
  let part: Recurring | undefined;
  const parts = new Map<string, Recurring>();
  const end = (): void => {
    const apart = [...points].filter((id) => !ofInterfaces.has(id)).length;
    if (apart + (apart < points.size ? 1 : 0) >= POINTS) features++;
    if (points.size >= POINTS) titles.add(title);
    else if (isOfPoint) ofPoints++;
    points = new Set();
    part = undefined;
  };
  for (const block of blocks) {
    const heading =
      block.kind === 'heading' ? block : block.kind === 'paragraph' ? labelled(block)?.label : undefined;
    if (block.kind === 'heading' && block.level <= level) {
      end();
      sections++;
      title = partTitle(block);
      isOfPoint = pointNamedBy(block) !== undefined;
      continue;
    }
    const said = heading && sectionTitles(heading)[0];
    if (said && !said.weak && said.id !== 'product') points.add(said.id);
    if (block.kind === 'heading') {
      const own = partTitle(block);
      part = parts.get(own) ?? { sections: new Set(), votes: saidBy(block) };
      parts.set(own, part);
      part.sections.add(sections);
      continue;
    }
    const sign = signOf(block);
    if (!sign || sign === 'prose') continue;
    part?.votes.push(sign);
    points.add(sign);
  }
  end();
  if (features < FEATURES || ofPoints > features) return undefined;
  const recurring = [...parts].filter(([, each]) => each.sections.size > 1);
  const found = recurring.map(([title, { votes }]) => [title, elected(votes)] as const);
  const key = [...found.map((each) => each.join(':')), ...titles].join('|');
  return { parts: new Map(found), titles, key };
}

/**
 * What some blocks between two headings contribute to how a document is divided: it stays as it is where that stays the
 * same.
 */
export function contributionOf(blocks: readonly Block[]): string {
  const all = blocks.flatMap((block) => {
    const label = block.kind === 'paragraph' ? labelled(block)?.label : undefined;
    const said = label && sectionTitles(label)[0];
    return [signOf(block) ?? [], said && !said.weak ? said.id : []].flat();
  });
  return all.sort().join(' ');
}

/** The title of a part of a feature, as `Features` has it. */
export const partTitle = once((heading: HeadingBlock): string => words(headingParts(heading.title).title));

/** The point that a title names; undefined where it only speaks of one. */
function pointNamedBy(heading: HeadingBlock): PointId | undefined {
  const [title] = sectionTitles(heading);
  return title && !title.merely && title.id !== 'product' ? title.id : undefined;
}

/** What a title says of the point that it is of, as far as it has one name. */
function saidBy(heading: HeadingBlock): PointId[] {
  const all = sectionTitles(heading).map(({ id }) => id);
  return all.length === 0 || /\s(?:and|&|und|et|y)\s|[,/]/.test(heading.title.source) ? [] : all.slice(0, 1);
}

/** The point that has most of some votes, and more than half of them. */
function elected(votes: readonly PointId[]): PointId | undefined {
  const of = (id: PointId): number => votes.filter((each) => each === id).length;
  return pointIds.find((id) => of(id) * 2 > votes.length);
}

/**
 * The level of the main sections: that of the headings below a single title, or the first one where there is none. Undefined
 * where there are several titles: those are of several documents, one behind the other.
 */
function levelOfSections(blocks: readonly Block[]): number | undefined {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const first = least(levels);
  if (levels.filter((each) => each === first).length === 1) return first + 1;
  return first === 1 ? undefined : first;
}
