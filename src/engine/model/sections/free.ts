import type { PointId } from '../../points.ts';
import type { Block, HeadingBlock, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { agrees } from './agreement.ts';
import { isPartTitle } from './groups.ts';
import { headingParts, type Opening } from './point-headings.ts';
import { fitOf, signOf } from './signs.ts';
import { type SectionTitle, sectionTitles, tellsRequirements } from './titles.ts';

/** What is known of the place behind a heading. */
export interface Below {
  readonly point: PointId | undefined;
  readonly headings: readonly HeadingBlock[];
  /** Set where the document is not divided into the nine points: how the section came to its point. */
  readonly free?: 'start' | 'section' | 'content' | 'prose';
  /** Whether the section tells requirements of every kind. */
  readonly mixed?: boolean;
  /** Whether a section of point 1 tells who the product is for, or terms: then its lists and tables are facts. */
  readonly lists?: boolean;
}

/** The place of what stands in no point, in a document that is divided in a way of its own. */
export const prose: Below = { point: undefined, headings: [], free: 'prose' };

/** The place of the title of such a document: it opens no section. */
export const start: Below = { point: undefined, headings: [], free: 'start' };

/** A heading that is one requirement: all below it says what is required. */
const isRequirement = (heading: HeadingBlock): boolean => /^requirement\s*:/i.test(plain(heading.title));

/** Words of a title under which a list names those whom the product is for, or terms. */
const tellsNames =
  /\b(?:users?|personas?|audiences?|who|whom|stakeholders?|customers?|glossary|terms?|terminology|definitions|zielgruppen?|begriffe|glossar)\b/i;

/**
 * Where the section under a heading belongs, in a document without the nine headings: to the point that its title
 * names, or else to that of the section around it, or else to the one that most of its blocks speak of. What fits
 * none is prose.
 */
export function enterFree(
  heading: HeadingBlock,
  body: readonly Block[],
  around: Below,
): { readonly below: Below; readonly opens: Opening | undefined } {
  if (around.free === 'start') return { below: { ...start }, opens: undefined };
  const mixed = tellsRequirements(heading) || (around.mixed === true && !isRequirement(heading));
  const opened = (id: PointId, by: 'section' | 'content', headings: Below['headings'], lists = false) => ({
    below: { point: id, headings, free: by, lists, mixed: mixed && (id === 'rules' || by === 'content') },
    opens: around.point === id ? undefined : { id, by, parts: headingParts(heading) },
  });
  const content = mostly(body);
  const titled = sectionTitles(heading).find((title) => isBorneOut(title, body, content));
  const { point } = around;
  const isInside = point !== undefined && point !== 'product';
  const nested = [...around.headings, heading];
  // "Functional requirements" below "Requirements" is more of the same.
  if (titled && titled.id === point && isInside && !titled.keeps) return { below: around, opens: undefined };
  if (isInside && around.headings.length > 0 && isPartTitle(heading))
    return { below: { ...around, mixed, headings: nested }, opens: undefined };
  if (titled && !(isInside && around.free === 'section' && titled.words < 2)) {
    const above = isInside && point !== titled.id ? around.headings : [];
    return opened(
      titled.id,
      'section',
      titled.keeps ? [...above, heading] : above,
      tellsNames.test(plain(heading.title)),
    );
  }
  if (isInside && around.free === 'section')
    return { below: { ...around, mixed, headings: nested }, opens: undefined };
  return content ? opened(content, 'content', [heading]) : { below: { ...prose, mixed }, opens: undefined };
}

/** Points whose titles are trusted where nothing but headings stands below them. */
const overHeadings: ReadonlySet<PointId> = new Set<PointId>(['states', 'rules', 'roles', 'constants']);

/** Whether what stands below a title, `content` for the most part, agrees with what the title says. */
function isBorneOut(
  { id, vague, merely }: SectionTitle,
  body: readonly Block[],
  content: PointId | undefined,
): boolean {
  if (!vague) return true;
  if (body.some((block) => signOf(block) === id)) return true;
  // What stands below its headings is told there.
  if (!body.some((block) => block.kind !== 'other')) return !merely && overHeadings.has(id);
  return (content === undefined || content === 'product') && agrees(body, id);
}

/** The point that most blocks speak of; the first one where several do equally. */
function mostly(body: readonly Block[]): PointId | undefined {
  const votes = new Map<PointId, number>();
  for (const block of body) {
    const sign = signOf(block);
    if (sign && sign !== 'prose') votes.set(sign, (votes.get(sign) ?? 0) + 1);
  }
  return [...votes].reduce<[PointId | undefined, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [undefined, 0],
  )[0];
}

/**
 * Where a block of such a section belongs: with its section, unless it surely speaks of another point. A list of
 * which nothing tells what it is is read only where a title says so.
 */
export function belowOf(block: Block, below: Below): Below {
  const own = homeOf(block, below);
  const isRunning = block.kind === 'list' || block.kind === 'paragraph';
  if (own.point === undefined && below.mixed && isRunning && signOf(block) !== 'prose')
    return { ...below, point: 'rules' };
  return below.mixed && own.point !== 'rules' ? { ...own, mixed: false } : own;
}

function homeOf(block: Block, below: Below): Below {
  const sign = signOf(block);
  if (sign === 'prose') return prose;
  if (sign === undefined) {
    const isProduct = below.point === 'product' && !below.lists;
    const isLoose =
      (block.kind === 'list' && (below.free === 'content' || isProduct)) ||
      (block.kind === 'paragraph' && below.free === 'content' && labelled.test(block.text.source)) ||
      (block.kind === 'table' && isProduct) ||
      // An example of what is sent and answered.
      (block.kind === 'fence' && below.point === 'calls');
    return isLoose ? prose : below;
  }
  if (sign === below.point) return below;
  const moved: Below = { ...below, point: sign };
  if (below.point === undefined || below.point === 'product') return moved;
  if (block.kind === 'table') return fitsAsWell(block, below.point, sign) ? below : moved;
  if (below.free === 'content') return moved;
  if (block.kind === 'fence') return sign === 'calls' ? below : moved;
  return below.point === 'rules' ? moved : below;
}

/** "**File:** `src/list.tsx`" tells of the section, and of nothing that it is about. */
const labelled = /^\*\*[^*\n]+(?::\*\*|\*\*:)\s/;

function fitsAsWell(table: TableBlock, own: PointId, other: PointId): boolean {
  const fit = fitOf(table, own);
  return fit > 0 && fit + 1 >= fitOf(table, other);
}
