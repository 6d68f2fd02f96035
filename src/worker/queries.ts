import {
  type Answers,
  type Attempt,
  answersIn,
  type Change,
  type Completions,
  changesFor,
  complete,
  completeDirective,
  elementsNamed,
  type Finding,
  type Fix,
  type FormatScope,
  type Formatted,
  fixAll,
  format,
  type GoesOn,
  type MovedConstant,
  movedConstant,
  type NameCard,
  type NameUses,
  nameCard,
  nameUses,
  offersAt,
  outsideFacts,
  type Place,
  questionsAsMarkdown,
  rename,
  type Slot,
  type SoughtElement,
  type Specification,
  setCell,
  type Trial,
  tryValues,
  type View,
  type ViewId,
  viewOf,
  type WebAround,
  type WebElement,
  waivedBy,
  webAround,
} from '../engine/index.ts';
import { type FixSummary, summariseFix } from '../engine/summary.ts';

/** What can be asked of the text last read. Offsets are those of that text. */
export type Query =
  /** The questions, as Markdown. */
  | { readonly ask: 'questions' }
  /** What is known of the name at an offset. */
  | { readonly ask: 'card'; readonly at: number }
  /** Where the name at an offset stands. */
  | { readonly ask: 'uses'; readonly at: number }
  /** What could be written at an offset. */
  | { readonly ask: 'complete'; readonly at: number }
  /** The changes that give the name at an offset another one. */
  | { readonly ask: 'rename'; readonly at: number; readonly to: string }
  /** The changes that write a part of the text in the canonical form, and what they leave. */
  | { readonly ask: 'format'; readonly scope: FormatScope }
  /** The changes that carry out a fix. */
  | { readonly ask: 'fix'; readonly fix: Fix }
  /** The changes that allow what a check finds at a place, for a reason. */
  | { readonly ask: 'waive'; readonly fix: Extract<Fix, { kind: 'waive' }> }
  /** The changes that carry out the fix of a kind of every finding of a check that offers one of it only. */
  | { readonly ask: 'fix-all'; readonly check: string; readonly kind: Fix['kind'] }
  /** What can be done at an offset: the fixes of hints there, which may be hidden, and what can always be asked for. */
  | { readonly ask: 'offers'; readonly at: number }
  /** The stretches of the text that became no fact. */
  | { readonly ask: 'outside-facts' }
  /** What one of the views shows. */
  | { readonly ask: 'view'; readonly view: Exclude<ViewId, 'references'> }
  /** What is around an element in the web of references. */
  | { readonly ask: 'web'; readonly sought: SoughtElement }
  /** The elements whose names have these words. */
  | { readonly ask: 'elements'; readonly words: string }
  /** The changes that let a cell say something else. */
  | { readonly ask: 'cell'; readonly slot: Slot; readonly to: string }
  /** What the rules say of values that were typed. */
  | { readonly ask: 'try'; readonly attempt: Attempt }
  /** What another value of a constant would change; both are whole numbers in digits. */
  | { readonly ask: 'move'; readonly constant: string; readonly from: string; readonly to: string }
  /** The changes that put the answers of a pasted list of questions into the text. */
  | { readonly ask: 'answers'; readonly pasted: string };

/** What is told of each. Plain data: it can be posted. */
export interface Replies {
  readonly questions: string;
  readonly card: NameCard | undefined;
  readonly uses: NameUses | undefined;
  readonly complete: Completions;
  readonly rename:
    | { readonly is: 'changes'; readonly changes: readonly Change[]; readonly inWords: number }
    | { readonly is: 'refused'; readonly why: string };
  readonly format: Formatted;
  readonly fix: readonly Change[];
  /** With how many findings of the check are allowed then. */
  readonly waive: { readonly changes: readonly Change[]; readonly count: number };
  readonly 'fix-all': { readonly changes: readonly Change[]; readonly count: number };
  readonly offers: readonly FixSummary[];
  readonly 'outside-facts': readonly Place[];
  readonly view: View[Exclude<ViewId, 'references'>];
  readonly web: WebAround;
  readonly elements: readonly WebElement[];
  readonly cell: readonly Change[];
  readonly try: Trial | undefined;
  readonly move: MovedConstant;
  readonly answers: Answers;
}

/** What is told of a query. */
export type Reply<Q extends Query = Query> = Replies[Q['ask']];

function offers(specification: Specification, at: number): readonly FixSummary[] {
  const hints = specification.findings.filter(
    ({ severity, at: { from, to } }) => severity === 'hint' && from <= at && at <= to,
  );
  return [...hints.flatMap(({ fixes = [] }) => fixes), ...offersAt(specification, at)]
    .map((fix) => summariseFix(specification, fix))
    .filter(({ changes }) => changes.length > 0);
}

/** The fixes of a kind, one after the other; with several of one kind in a finding a person must choose. */
function allOfKind(
  { text, findings }: Specification,
  check: string,
  kind: Fix['kind'],
  goesOn?: GoesOn,
): Replies['fix-all'] {
  const shown = new Set(findings.map(({ message }) => message));
  const choose = (finding: Finding): Fix | undefined => {
    const [only, ...others] =
      finding.check === check ? (finding.fixes?.filter((fix) => fix.kind === kind) ?? []) : [];
    // What only becomes unused when the others are gone was not asked for.
    const isAsked = !(only?.kind === 'remove' && only.fact) || shown.has(finding.message);
    return others.length > 0 || !isAsked ? undefined : only;
  };
  const { changes, done } = fixAll(text, choose, goesOn);
  return { changes, count: done.length };
}

/** Answers a query about a specification; `goesOn` is called now and then by what may take long. */
export function tell(specification: Specification, query: Query, goesOn?: GoesOn): Reply {
  const { model, text } = specification;
  switch (query.ask) {
    case 'questions':
      return questionsAsMarkdown(specification);
    case 'card':
      return nameCard(model, text, query.at);
    case 'uses':
      return nameUses(model, text, query.at);
    case 'complete':
      return completeDirective(specification, query.at) ?? complete(model, text, query.at);
    case 'rename': {
      const done = rename(specification, query.at, query.to);
      return done.is === 'refused' ? done : { is: done.is, changes: done.changes, inWords: done.inWords };
    }
    case 'answers':
      return answersIn(specification, query.pasted);
    case 'format':
      return format(specification, query.scope);
    case 'fix':
      return changesFor(specification, query.fix);
    case 'waive': {
      const changes = changesFor(specification, query.fix);
      return { changes, count: waivedBy(text, specification.findings, query.fix, changes) };
    }
    case 'fix-all':
      return allOfKind(specification, query.check, query.kind, goesOn);
    case 'cell':
      return setCell(specification, query.slot, query.to);
    case 'try':
      return tryValues(model, query.attempt);
    case 'move':
      return movedConstant(model, query.constant, BigInt(query.from), BigInt(query.to));
    case 'offers':
      return offers(specification, query.at);
    case 'outside-facts':
      return outsideFacts(specification);
    case 'view':
      return viewOf(model, query.view);
    case 'web':
      return webAround(model, query.sought);
    case 'elements':
      return elementsNamed(model, query.words);
  }
}
