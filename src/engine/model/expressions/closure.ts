import type { Place } from '../../place.ts';
import type { Inference } from './inference.ts';
import { Failure, type Outcome, type Value, valueKind } from './values.ts';
import type { World } from './world.ts';

/** One evaluation: the world, and the items that macros are at, outermost first. */
export interface Frame {
  readonly world: World;
  readonly locals: Value[];
  /** Items that macros may still go over. */
  left: number;
}

/** A compiled part of an expression. */
export type Run = (frame: Frame) => Outcome;

/** Names of items and where they stand in `Frame.locals`. */
export interface Slots {
  readonly name: string;
  readonly slot: number;
  readonly next: Slots | undefined;
}

/** What compiling a part needs to know. */
export interface Setting {
  readonly inference: Inference;
  readonly depth: number;
  readonly locals: Slots | undefined;
}

/** That an operator or function does not apply to a value of this kind. */
export function misfit(operator: string, value: Value, at: Place): Failure {
  return new Failure(`“${operator}” does not apply to ${valueKind(value)}.`, at);
}

/** That the world does not know a value. */
export function missing(what: string, at: Place): Failure {
  return new Failure(`The value of “${what}” is not known here.`, at);
}
