import type { PointId } from '../../points.ts';
import { wording } from '../../syntax/wording.ts';

/** A point that the words of a title speak of. */
export interface Hint {
  readonly id: PointId;
  /** Whether only what stands below may bear it out: its words are used of everything. */
  readonly weak: boolean;
}

/** How a title speaks of a point: with a term of it, and with everyday words for what it tells. */
interface Vocabulary {
  readonly terms: RegExp;
  readonly everyday?: RegExp;
}

/**
 * Words by which a title of several words speaks of a point, wherever they stand in it: "How an order moves on",
 * "Who can do what", "Limits I ran into". What stands below has to agree.
 */
const vocabulary: Readonly<Partial<Record<PointId, Vocabulary>>> = {
  product: {
    terms:
      /\b(?:purpose|audiences?|personas?|vision|subject matter)\b|^(?:what|who) .*\bfor$|^for wh(?:o|om|at)\b|^why\b|\b(?:in a nutshell|what it is)\b|^what (?:is|are|does) (?:this|it|these)\b|\b(?:minute|short|one line|one sentence) version\b|\belevator pitch\b|\b(?:about|paragraph about) the product\b/,
    everyday: /^(?:about|scope|summary|overview|introduction)\b|\bproduct\b|^who (?:sits|is it)\b/,
  },
  screens: {
    terms:
      /\b(?:screens?|pages|routes|views|dialogs|sitemap|front ?ends?|bildschirme|masken|écrans|pantallas)\b/,
    everyday:
      /\b(?:page|dialog|navigation|places|windows|tabs|forms|addresses|user interface|ui|menus?|walk(?:ing|through)?)\b|^(?:what|where) .*\b(?:sees?|looks?|clicks?|goes?|finds?)\b/,
  },
  entities: {
    terms:
      /\b(?:entity|entities|records|fields|attributes|data|information|database|objects|schemas?|stored|entitäten|felder|daten|champs|données|entidades|datos)\b|(?:^|\band )what .*\b(?:stores?|keeps?|kept|holds?|held|saves?|saved|remembers?|knows?|known|consists? of)\b/,
    everyday: wording`\b(?:model|things?|words|nouns|terms|vocabulary|concepts|objects?|record|properties|details|documents|tables)\b|^(?:first )?what (?:is|are) an? \p{L}+`,
  },
  states: {
    terms: wording`\b(?:states|statuses|life ?cycles?|transitions|stages|zustände|lebenszyklus|états|estados)\b|\b(?:states?|status) (?:models?|machines?|behaviou?rs?|changes?|diagrams?)\b|\b(?:changes?|definitions?) of (?:states?|status)\b|^how .* (?:changes?|moves?|goes|go|evolves?|progress(?:es)?|lives?)\b|^where .* stands?\b|\b(?:life|journey) of\b|^from .+ to \p{L}`,
    everyday: wording`\b(?:state|status|process|flow|workflow|progress|phases|steps|course of|way of|path of|conditions of|before and after|(?:what )?(?:happens?|becomes?) (?:of|to|with)|from .+ to \p{L}+)\b|^how .* (?:treated|handled|processed|works)\b|^what .* can be$`,
  },
  rules: {
    terms:
      /\b(?:rules|validations?|constraints?|checks|checked|valid|validity|conditions|policy|policies|must|invariants|regeln|prüfungen|règles|reglas)\b/,
    everyday:
      /\b(?:requirements|accepts?|accepted|refuses?|refused|rejects?|rejected|insists?|demands?|enforces?|enforced|controls?|controlled|mandatory|verif(?:y|ies|ied)|input|entering|limitations)\b/,
  },
  roles: {
    terms:
      /\b(?:roles?|permissions?|rights|privileges|access|authori[sz]ed|authori[sz]ations?|entitlements?|entitled|capabilit(?:y|ies)|rls|row[- ]level security|rollen|rechte|rôles|droits)\b|(?:^|\band )who (?:may|can|does|is|sees|gets|has)\b|\b(?:kinds|types|sorts|classes|levels) of (?:people|persons?|users?|members|accounts|visitors)\b|\ballowed to\b|\b(?:may|can) do\b|\bcan .* do\b/,
    everyday:
      /\b(?:people|persons?|users?|members|actors|groups|power|powers|approvals?|ranks?|admins?|user stories|responsibilities|accounts?)\b|^who\b/,
  },
  calls: {
    terms:
      /\b(?:endpoints?|api|apis|calls|requests|http|rest|webhooks|aufrufe|schnittstellen|appels|llamadas)\b/,
    everyday:
      /\b(?:traffic|interfaces?|services?|integrations?|entry points|commands|operations|methods|routes|surface|answers|server|backend)\b/,
  },
  errors: {
    terms:
      /\b(?:errors?|edge cases|failures?|faults|exceptions|failure codes|error codes|fehler|erreurs|errores)\b|\bgo(?:es|ne|ing)? wrong\b|^(?:when|how|where|what happens when) (?:it|things?|something|that|this) (?:breaks?|fails?)\b/,
    everyday:
      /\b(?:messages|codes|toasts?|alerts?|warnings?|fails?|failed|failing|problems?|trouble|notices|notifications|refusals?|says?|tells?|answers?|not work|wording|texts?|copy)\b/,
  },
  constants: {
    terms:
      /\b(?:limits?|constants?|numbers|figures|defaults?|quotas?|thresholds?|timeouts?|durations?|deadlines?|values|ceilings|caps|fees|prices|grenzen|grenzwerte|limites|límites)\b|^how (?:long|many|much|big|often)\b/,
    everyday:
      /\b(?:sizes?|amounts?|periods?|parameters?|settings|knobs|quantit(?:y|ies)|configur(?:ation|able)|money|times|rates?|plans?|tariffs?|retention)\b/,
  },
};

/** A title that is one requirement, story or test among many: "REQ-005: State machine", "User story 2 – status". */
const labelled = wording.i`^(?:requirement|user stor(?:y|ies)\s+(?:\d|[–—-])|story|scenario|feature|test|epic|task|enum|appendix|annex|use case|step|phase)\b|^\p{Lu}{1,4}[-.]?\d|^\p{Lu}\.\d`;

/** What tells nothing of the product as it is: plans, doubts, remarks on the text. */
const aside =
  /\b(?:non functional|scenarios?|criteria|impact|delta|differences?|questions?|unknown|uncertain|out of scope|non goals?|not in|goals?|metrics|success|roadmap|rollout|timeline|milestones|changes? (?:history|log)|changelog|history|how to use|what s new|do not know|don t know|references?|reading|links|sources|assumptions|risks|decisions|alternatives|future|later|hints|examples?|tests?|testing|checklist|architecture|deployment|installation|development|contributing|license|tooling|background)\b/;

/** Words of a title at most; more is a sentence. */
const LONGEST_TITLE = 10;

/** Whether a title is one of many of its kind: of a requirement, a story or a test. */
export const isLabelled = (title: string): boolean => labelled.test(title);

/** Looks for what `title`, in lower case with single spaces as `name`, speaks of: terms first, each in the order of its words. */
export function hintsIn(title: string, name: string): readonly Hint[] {
  if (isLabelled(title) || name.split(' ').length > LONGEST_TITLE) return [];
  const found: (Hint & { readonly at: number })[] = [];
  for (const [id, { terms, everyday }] of Object.entries(vocabulary) as [PointId, Vocabulary][]) {
    const term = name.search(terms);
    const at = term >= 0 || !everyday ? term : name.search(everyday);
    if (at >= 0) found.push({ id, weak: term < 0, at });
  }
  if (found.length === 0 || aside.test(name)) return [];
  return found.sort((one, other) => rank(one) - rank(other) || one.at - other.at);
}

/** Terms go first, and what is told of the product last. */
const rank = ({ id, weak }: Hint): number => (weak ? (id === 'product' ? 2 : 1) : 0);
