import type { PointId } from '../../points.ts';
import type { Block, HeadingBlock, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { aboutOf } from '../product/vocabulary.ts';
import { once } from '../tracking/once.ts';
import { agrees } from './agreement.ts';
import { type Features, partTitle } from './features.ts';
import { isPartTitle } from './groups.ts';
import { headingParts } from './heading-parts.ts';
import { isLabelled } from './hints.ts';
import type { Opening } from './point-headings.ts';
import { fitOf, signOf } from './signs.ts';
import { DEEPEST, type SectionTitle, sectionTitles, tellsPlans, tellsRequirements } from './titles.ts';
import { type Trial, trialOf } from './trial.ts';

/** What is known of the place behind a heading. */
export interface Below {
  readonly point: PointId | undefined;
  readonly headings: readonly HeadingBlock[];
  /** Set where the document is not divided into the nine points: how the section came to its point. */
  readonly free?: 'start' | 'section' | 'content' | 'prose';
  /** Whether the section tells requirements of every kind. */
  readonly mixed?: boolean;
  /** What the titles of a section say that nothing right below them has borne out: its own sections may. */
  readonly hints?: readonly SectionTitle[];
  /** How the document is divided, where it tells of one feature after another, each with facts of every kind. */
  readonly features?: Features;
  /** The heading of the section that belongs to no point, inside which this one may: what it names, parts of it tell of. */
  readonly feature?: HeadingBlock;
  /** What the title of the whole document says in so many words: its first sections may be of that. */
  readonly ofTitle?: readonly SectionTitle[];
  /** Whether a section of point 1 tells who the product is for, or terms: then its lists and tables are facts. */
  readonly lists?: boolean;
}

/** The place of what stands in no point, in a document that is divided in a way of its own. */
export const prose: Below = { point: undefined, headings: [], free: 'prose' };

/** Points that the title of a document may say it is about; things, calls and errors stand in documents about anything. */
const heardInTitle: ReadonlySet<PointId> = new Set<PointId>(['states', 'rules', 'roles']);

/** The place of the first sections of a document with a title. */
export function belowTitle(title: HeadingBlock | undefined, features: Features | undefined): Below {
  const ofTitle = title ? sectionTitles(title).filter(({ id, weak }) => !weak && heardInTitle.has(id)) : [];
  return { ...prose, ...(ofTitle.length > 0 && { ofTitle }), ...(features && { features }) };
}

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
  const { feature, features, point } = around;
  const isInside = point !== undefined && point !== 'product';
  const mixed =
    (features !== undefined && !isInside) ||
    tellsRequirements(heading) ||
    (around.mixed === true && !isRequirement(heading));
  // Sections below "Data and states" are of one or the other.
  const several = severalOf(heading);
  const opened = (id: PointId, by: 'section' | 'content', headings: Below['headings'], lists = false) => ({
    below: {
      point: id,
      headings: headings.length === 0 ? namedBy(feature, id) : headings,
      ...(feature && { feature }),
      ...(features && { features }),
      free: by,
      lists,
      mixed: mixed && (id === 'rules' || by === 'content'),
      ...(several.length > 1 && { hints: several }),
    },
    opens: around.point === id ? undefined : { id, by, parts: headingParts(heading.title) },
  });
  // What is planned is told in tables of any kind; inside a section about things, "Metrics" is one of them.
  if (!isInside && tellsPlans(heading))
    return { below: { ...prose, ...(features && { features }) }, opens: undefined };
  const part = partTitle(heading);
  if (feature && features?.parts.has(part)) {
    const id = features.parts.get(part);
    return id
      ? opened(id, 'section', [])
      : { below: { ...prose, mixed, feature, features }, opens: undefined };
  }
  if (!feature && features?.titles.has(part))
    return { below: { ...prose, mixed, feature: heading, features }, opens: undefined };
  const content = mostly(body);
  const hints = titlesOf(heading, around);
  const isTop = around.free === 'prose' && !around.hints && heading.level <= DEEPEST;
  const over = (title: SectionTitle): HeadingBlock | undefined => (title.inherited ? heading : feature);
  const titled = hints.find((title) =>
    isBorneOut(title, body, content, isTop || title.inherited, over(title)),
  );
  const nested = [...around.headings, heading];
  // "Functional requirements" below "Requirements" is more of the same.
  if (titled && titled.id === point && isInside && !titled.keeps) return { below: around, opens: undefined };
  if (isInside && around.headings.length > 0 && isPartTitle(heading))
    return { below: { ...around, mixed, headings: nested }, opens: undefined };
  if (titled && !(isInside && around.free === 'section' && titled.words < 2)) {
    const above = isInside && point !== titled.id ? around.headings : [];
    const lists = tellsNames.test(plain(heading.title));
    const keeps =
      titled.keeps || (titled.merely && titled.id === content) || (lists && titled.id === 'product');
    // A title that only speaks of a point is no name beside that of the feature.
    if (feature && features && titled.merely && !titled.one)
      return opened(titled.id, 'section', above, lists);
    return opened(titled.id, 'section', keeps ? [...above, heading] : above, lists);
  }
  if (point === 'product' && around.lists && heading.level <= DEEPEST && listsFurther(nested))
    return { below: { ...around, headings: nested }, opens: undefined };
  if (isInside && around.free === 'section')
    return { below: { ...around, mixed, headings: nested }, opens: undefined };
  if (content && !features) return opened(content, 'content', [heading]);
  const below = { ...prose, mixed, hints: hints.filter(({ weak }) => !weak), feature: heading };
  return { below: features ? { ...below, features } : below, opens: undefined };
}

/** Whether the title of a feature is a name: "Comments", and neither "Creating comments" nor "Comments and threads". */
const namesThing = (heading: HeadingBlock): boolean =>
  wording.i`^(?:the |an? )?(?!\p{L}+ing\b)\p{L}[\p{L}\p{N}-]*(?: (?!and |or |of |for )[\p{L}\p{N}-]+){0,2}$`.test(
    plain(heading.title).replace(/^\d+(?:\.\d+)*[.)]?\s+/, ''),
  );

/** What names the thing that a point tells of, below a feature; a life may be that of what somebody does. */
function namedBy(feature: HeadingBlock | undefined, id: PointId): readonly HeadingBlock[] {
  return feature && (id === 'states' || (id === 'entities' && namesThing(feature))) ? [feature] : [];
}

/** "Target users", and below it a heading for each kind of them; "Terminology", and below it "Core concepts". */
function listsFurther(headings: readonly HeadingBlock[]): boolean {
  const [above, own] = headings.slice(-2).map(({ title }) => aboutOf(plain(title).replace(/^[\d.]+\s+/, '')));
  return own === 'audience' || own === 'term' || (own === undefined && above === 'audience');
}

/**
 * What the title of a section may say, and the titles around it that nothing has borne out yet. Everyday words are
 * listened to at the top of a document only: further inside, they are names of all kinds of things.
 */
function titlesOf(heading: HeadingBlock, { free, hints, ofTitle = [] }: Below): readonly SectionTitle[] {
  const own = sectionTitles(heading);
  if (free !== 'prose') return [...own.filter(({ weak }) => !weak), ...(hints ?? []).map(inherited)];
  if (!hints) return [...own, ...(isLabelled(plain(heading.title)) ? [] : ofTitle.map(inherited))];
  return [
    ...own.filter(({ weak }) => !weak),
    ...(isLabelled(plain(heading.title)) ? [] : hints.filter(({ one }) => !one).map(inherited)),
  ];
}

/** What a title with several names says of the points that it tells of: "Data and states". */
const severalOf = once((heading: HeadingBlock): readonly SectionTitle[] =>
  /\s(?:and|&|und|et|y)\s|[,/]/.test(heading.title.source)
    ? sectionTitles(heading).filter(({ weak, id }) => !weak && id !== 'product')
    : [],
);

/** A title as it speaks of the sections inside its own: each of them is an element, or a part that its point tells. */
const inherited = once(
  (title: SectionTitle): SectionTitle => ({
    ...title,
    vague: true,
    keeps: true,
    merely: true,
    inherited: true,
  }),
);

/** Points whose titles are trusted where nothing but headings stands below them. */
const overHeadings: ReadonlySet<PointId> = new Set<PointId>(['states', 'rules', 'roles', 'constants']);

/** Whether what stands below a title, `content` for the most part, agrees with what the title says. */
function isBorneOut(
  title: SectionTitle,
  body: readonly Block[],
  content: PointId | undefined,
  isTried = false,
  heading?: HeadingBlock,
): boolean {
  const { id, vague, merely, weak } = title;
  if (!vague) return true;
  if (body.some((block) => signOf(block) === id)) return true;
  if (id === 'product') return isTried && body.some(({ kind }) => kind === 'paragraph');
  // What stands below its headings is told there.
  if (!body.some((block) => block.kind !== 'other')) return !merely && overHeadings.has(id);
  if (content !== undefined && content !== 'product') return false;
  return (
    (!weak && agrees(body, id, title.inherited)) ||
    (isTried && holds(title, trialOf(body, id, id === 'entities' ? heading : undefined)))
  );
}

/**
 * Whether a point's reader understands what it was given: most blocks of it, or most of its text. Of what only hints
 * at the point it has to understand more.
 */
function holds({ merely, weak, inherited }: SectionTitle, { blocks, told, facts, share }: Trial): boolean {
  if (!merely && told > 0 && told * 2 >= blocks && share >= 0.3) return true;
  if (inherited && told > 0 && told === blocks && share >= 0.5) return true;
  if (facts < 2 || (told * 2 < blocks && share < 0.6)) return false;
  // Facts of running text are marked word by word.
  return share >= (weak ? 0.35 : 0.3) || facts >= told * (weak ? 4 : 2);
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
  const isRunning = block.kind === 'list' || block.kind === 'paragraph';
  // What a part of a feature is about by its title may go on with anything of that.
  const isText = block.kind === 'paragraph' && signOf(block) === undefined;
  if (below.features && isText && tellsNothing(block, below))
    return { ...below, point: 'rules', headings: [], mixed: true };
  const own = homeOf(block, below);
  if (own.point === undefined && below.mixed && isRunning && signOf(block) !== 'prose')
    return { ...below, point: 'rules' };
  return below.mixed && own.point !== 'rules' ? { ...own, mixed: false } : own;
}

/** Whether the reader of the point that a section is of makes nothing of a block. */
function tellsNothing(block: Block, { point, headings }: Below): boolean {
  return point !== undefined && trialOf([block], point, headings.at(-1)).facts === 0;
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
  const { feature } = below;
  const isNamed = below.point === undefined && block.kind !== 'paragraph';
  const moved: Below = {
    ...below,
    point: sign,
    ...(isNamed && { headings: namedBy(feature, sign) }),
  };
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
