import type { Place } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Invariant, State, Transition } from '../domain-elements.ts';
import type { Element, Reference } from '../element.ts';
import type { Stated } from '../stated.ts';
import { nameOf } from '../words/names.ts';

/** The lifecycle that a fact belongs to. */
export interface Title {
  /** The line above its block, which names a lifecycle where no heading does. */
  readonly lead: string;
  /** The lead names a lifecycle of its own, under a heading too. */
  readonly titled?: boolean | undefined;
}

/**
 * How words may be states: all of a sentence or none, each for itself, and so in quotes, in code, or in bold; or those of
 * a row, where something moves between most of them.
 */
export type Unsure = 'together' | 'row' | 'alone' | 'marked' | 'coded' | 'bold';

/** What blocks of point 4 give. */
export type Fact = Title &
  /** `unsure`: a step to what is a state only where something else names it. */
  (
    | { readonly is: 'transition'; readonly transition: Transition; readonly unsure?: boolean }
    /**
     * `unsure`: words of a sentence, which are states only where something moves between them.
     */
    | { readonly is: 'state'; readonly state: State; readonly unsure?: Unsure }
    /** A title that names a lifecycle, or one of several states. */
    | { readonly is: 'titled'; readonly state: State }
    /** A sentence that may tell of a step; which, is known together with all states. */
    | {
        readonly is: 'told';
        readonly sentence: Inline;
        readonly here?: Inline | undefined;
        /** What happens, where a label names it. */
        readonly event?: Inline;
        /** One of several cases that all leave the same: "when … it becomes held; when … it becomes void". */
        readonly isCase?: boolean;
      }
    | { readonly is: 'governs' | 'starts' | 'ends'; readonly value: Stated<readonly Reference[]> }
    | { readonly is: 'invariant'; readonly invariant: Invariant }
  );

/** A state as declared; where it was found stands in square brackets behind it. */
export function stateElement(written: Inline, at: Place, how: Element['how'], meaning: string): State {
  const name = slice(written, 0, written.source.replace(/(?<=\S)\s+\[[^\][]*\]\.?$/, '').length);
  return { name: nameOf(name).name, at, nameAt: name.at, how, is: 'listed', members: [], meaning };
}

/** A state as declared in words: where a line, and not its name alone, declares it, that line is `at`. */
export function stateFact(where: Title, name: Inline, meaning = '', at: Place = name.at): Fact {
  return { is: 'state', ...where, state: stateElement(name, at, 'tolerant', meaning) };
}
