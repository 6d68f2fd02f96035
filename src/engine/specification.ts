import type { Levels } from './checks/levels.ts';
import { type CheckResults, runChecks } from './checks/run.ts';
import type { Change } from './finding.ts';
import type { Model, Segment } from './model/model.ts';
import { type ModelReading, readModel, segmentsOf } from './model/read.ts';
import { parse, reparse, type Syntax } from './syntax/document.ts';

/** A document, read and checked. Valid until it is edited: an edit moves the places of what it keeps. */
export interface Specification
  extends Pick<CheckResults, 'findings' | 'groups' | 'waived' | 'undecided' | 'dropped'> {
  readonly text: string;
  readonly model: Model;
  /** Stretches that were too much to look into, with the reason. */
  readonly refused: Syntax['refused'];
  /** What this step did: blocks parsed, blocks whose facts were read, rows and items read in these, checks run. */
  readonly ran: {
    readonly blocks: number;
    readonly facts: number;
    readonly lines: number;
    readonly checks: number;
  };
  /** What became of every character: fact, prose or unread. */
  segments(): readonly Segment[];
}

/** What the next step needs of a step; kept apart, so that a specification is plain to its users. */
interface State {
  readonly syntax: Syntax;
  readonly reading: ModelReading;
  readonly results: CheckResults;
  readonly asked: Levels;
}

const states = new WeakMap<Specification, State>();

/** What a specification was read with; undefined for one that was not made by `read` or `edit`. */
export const readWith = (specification: Specification): Pick<State, 'syntax' | 'reading'> | undefined =>
  states.get(specification);

/** Whom a long reading tells, between one piece of its work and the next, that it goes on. It changes nothing. */
export type GoesOn = () => void;

const nobody: GoesOn = () => {};

/**
 * Reads and checks a document; `asked` sets the severities of checks for which the document sets none. Throws
 * `DocumentTooLarge` for one that is over `limits.document`.
 */
export function read(text: string, asked: Levels = {}, goesOn = nobody): Specification {
  return step(parse(text), asked, goesOn);
}

/**
 * The specification after an edit; changes are ascending and do not overlap. Only what the edit touched is read
 * and checked again. The specification given is used up: its places are now those of the new text.
 */
export function edit(
  specification: Specification,
  changes: readonly Change[],
  goesOn = nobody,
): Specification {
  const before = states.get(specification);
  if (!before) throw new TypeError('This specification was not made by read or edit.');
  return step(reparse(before.syntax, changes), before.asked, goesOn, before);
}

function step(syntax: Syntax, asked: Levels, goesOn: GoesOn, before?: State): Specification {
  const reading = readModel(syntax, before?.reading, goesOn);
  const results = runChecks(
    reading.model,
    before ? reading.changed : 'all',
    before?.results,
    undefined,
    reading.gone,
    asked,
    goesOn,
  );
  const { findings, groups, waived, undecided, dropped } = results;
  const specification: Specification = {
    text: syntax.text,
    model: reading.model,
    findings,
    groups,
    waived,
    undecided,
    dropped,
    refused: syntax.refused,
    ran: { blocks: syntax.read, facts: reading.read.blocks, lines: reading.read.lines, checks: results.ran },
    segments: () => segmentsOf(reading),
  };
  states.set(specification, { syntax, reading, results, asked });
  return specification;
}
