import { type PointId, pointIds } from '../../points.ts';
import type { HeadingBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { addressOf } from '../calls/address.ts';
import { once } from '../tracking/once.ts';
import { isIdentifier, words } from '../words/names.ts';
import { headingParts } from './heading-parts.ts';
import { hintsIn } from './hints.ts';
import { phraseOf } from './point-headings.ts';

/**
 * What documents without the nine headings call the sections that speak of a point: requirement documents
 * (ISO/IEC/IEEE 29148 § 9), Spec Kit, OpenSpec, API guides. Beside the points' own vocabulary.
 */
const sectionWords: ReadonlyMap<string, PointId> = new Map(
  Object.entries({
    'problem statement': 'product',
    problem: 'product',
    background: 'product',
    'executive summary': 'product',
    introduction: 'product',
    objective: 'product',
    objectives: 'product',
    persona: 'product',
    personas: 'product',
    'user personas': 'product',
    'target users': 'product',
    'target audience': 'product',
    stakeholders: 'product',
    glossary: 'product',
    terminology: 'product',
    definitions: 'product',
    requirements: 'rules',
    'functional requirements': 'rules',
    routing: 'screens',
    actors: 'roles',
    'user types': 'roles',
    'error responses': 'errors',
    'key entities': 'entities',
    'database schema': 'entities',
  } satisfies Record<string, PointId>),
);

/**
 * Words that name a point and mean much else besides: they open it only where what stands under them is of it.
 */
const vague = new Set(
  'user interface|information|life|lives|stages|phases|interface|messages|figures|ceilings|requirements|authorization|authorisation|access control|error handling|error messages|status|model|models|view|views|parameter|parameters|numbers|objects|object|data|settings|configuration|defaults|product|scope|request|requests|http|interfaces|integrations|schema|workflow|failure|failures|faults|access|rights|navigation|ui|summary|states|state|limits|limit|errors|error|goal|goals|field|fields|page|pages|screen|route|call|role|entity|permission|rule|constraint|constraints'.split(
    '|',
  ),
);

/** What the title of a section says of the point that it speaks of. */
export interface SectionTitle {
  readonly id: PointId;
  /** How many words say so: one may be the name of an element as well. */
  readonly words: number;
  /** Whether the words mean much else: what stands below has to agree. */
  readonly vague: boolean;
  /** Whether the heading is itself an element, or titles a part that its point tells by it. */
  readonly keeps: boolean;
  /** Whether the title only speaks of the point: what stands below surely has to agree. */
  readonly merely?: boolean;
  /** Whether it does so in everyday words. */
  readonly weak?: boolean;
  /** Whether it names a single screen: sections inside it tell its parts, and no other screens. */
  readonly one?: boolean;
  /** Whether it is the title of a section around this one. */
  readonly inherited?: boolean;
}

/** Titles of sections that tell requirements of every kind. */
const ofRequirements =
  /^(?:(?:all|business|core|detailed|functional|key|main|non|product|system|technical|user) ){0,3}(?:requirements?|features?|functionality|functions|behaviou?r|user stories|acceptance criteria|use cases|business logic|anforderungen|funktionen)$/;

/** Whether a section's title says that it tells what is required, of whichever point that is. */
export const tellsRequirements = once((heading: HeadingBlock): boolean =>
  ofRequirements.test(words(bareTitle(headingParts(heading.title).title))),
);

/**
 * Titles of how matters stand with the product or the document, and of how they are to stand: "Current state (as-is)",
 * "Implementation status". They tell of no thing's states.
 */
const ofAffairs =
  /^(?:(?:as is|to be|current|present|existing|today s|future|target|desired|intended|overall|implementation|development|project|document|documentation|release|delivery|feature|change control|deprecation) )+(?:and )?(?:deprecation )?(?:states?|status|situation|life ?cycle)(?: (?:as is|to be|of (?:the )?(?:product|project|document|affairs|implementation|art|work|things|play)))*$/;

/** Titles of what is planned with the product, or around it, and of what is open: nothing there tells what it is like. */
const ofPlans =
  /^(?:(?:launch|release|project|delivery|go to market|migration|roll ?out|test|testing|implementation|work|communication|rollback|deployment) plans?|(?:project |release |delivery )?(?:timeline|roadmap|schedule of work|next steps)|roll ?out(?: (?:strategy|phases))?|(?:success |product |key |launch )?(?:metrics|kpis?)|measur(?:es|ing) of success|(?:(?:dependencies|risks|assumptions|constraints|mitigations?|open issues|open questions)(?:,? (?:and )?|$)){2,}|(?:known |key |project )?risks|dependencies|(?:open|unresolved|outstanding) (?:questions|issues|points)|non goals|out of scope|future (?:work|considerations|ideas|releases)|change ?log|(?:revision|document|version) history|references|acknowledge?ments)$/;

/** Whether the title of a section says that it tells of plans, or doubts. */
export const tellsPlans = once((heading: HeadingBlock): boolean =>
  ofPlans.test(words(bareTitle(headingParts(heading.title).title))),
);

/** A title without the number or letter of its section and without a remark in brackets. */
const bareTitle = (title: string): string => title.replace(count, '').replace(/\s*\([^()]*\)\s*$/, '');

/** What a section is counted by: "4.2", "§ 5", "B.1", "A.", "Article 3 –". */
const count =
  /^(?:(?:§|art(?:icle|ikel|\.)?|section|chapter|part|kapitel|teil)\s*(?:\d+(?:\.\d+)*|[IVX]+\b|[A-Z]\b)|(?:\.?\d+)+[.)]?(?=\s)|[A-Z]\.?\d+(?:\.\d+)*\b|[A-Z](?=[.)]\s))[.):]?\s*(?:[·—–-]\s*)?/i;

const terms = /^(?:glossary|terms?|terminology|definitions|vocabulary)\b/;

/** What the title of a section may say, the likeliest first. */
export const sectionTitles = once((heading: HeadingBlock): readonly SectionTitle[] => {
  const named = sectionTitle(heading);
  const title = bareTitle(headingParts(heading.title).title);
  const hints = isName(title) || ofAffairs.test(words(title)) ? [] : hintsIn(title, words(title));
  const isOne = oneScreen.test(title);
  const spoken = hints.flatMap(({ id, weak: isEveryday }): SectionTitle | [] => {
    const one = isOne && id === 'screens';
    const weak = isEveryday && !one;
    if (id === named?.id || (weak && heading.level > DEEPEST)) return [];
    return { id, words: 2, vague: true, keeps: id === 'states' || one, merely: true, weak, one };
  });
  return [...(named ? [named] : []), ...spoken];
});

/** "Track shipment screen", "Order list view": the name of one. */
const oneScreen = wording.i`\p{L}(?<!\b(?:the|an?|each|every|per|by)) (?:screen|page|view|dialog|modal|form|tab|panel)$`;

/** Whether a title is a name that programmes use; words in capitals are words. */
const isName = (title: string): boolean => isIdentifier(title) && wording`[_.]|\p{Ll}\p{Lu}`.test(title);

/** The deepest level of a heading; a line in bold type stands deeper. */
export const DEEPEST = 6;

/** Reads a section's title: "Key Entities *(if any)*", "4.2 API endpoints", `POST /users`. */
const sectionTitle = once((heading: HeadingBlock): SectionTitle | undefined => {
  const text = plain(heading.title);
  const { method, path } = addressOf(text.replace(/^\d+(?:\.\d+)*[.)]?\s+/, ''));
  if (method && path) return { id: 'calls', words: 2, vague: false, keeps: true };
  // `stock_limit` is the name of something.
  if (isName(text)) return undefined;
  const { number, title } = headingParts(heading.title);
  const numbered = title === '' ? pointIds[(number ?? 0) - 1] : undefined;
  if (numbered) return { id: numbered, words: 2, vague: false, keeps: false };
  const bare = bareTitle(title);
  const name = words(bare).replace(/^the /, '');
  if (ofAffairs.test(name)) return undefined;
  const own = sectionWords.get(name);
  if (own) return { id: own, words: name.split(' ').length, vague: vague.has(name), keeps: terms.test(name) };
  const found = phraseOf(bare);
  if (!found) return undefined;
  const one = found.id === 'screens' && oneScreen.test(bare);
  return {
    id: found.id,
    words: /^(?:key|core|main|all) /.test(name) ? name.split(' ').length : found.phrase.split(' ').length,
    vague: vague.has(found.phrase),
    one,
    // "Incident states" tells whose states they are.
    keeps: one || terms.test(name) || (found.id === 'states' && name !== found.phrase),
  };
});
