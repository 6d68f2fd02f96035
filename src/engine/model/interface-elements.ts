import type { Place } from '../place.ts';
import type { Action, Condition, Element, Handling, Prose, Reference } from './element.ts';
import type { Default, Type, TypeUse } from './entities/words/field-type.ts';
import type { Stated } from './stated.ts';

/** A group of people the product is for. */
export interface Audience extends Element {
  readonly description: string;
}

/** A glossary entry. */
export interface Term extends Element {
  readonly meaning: string;
}

export interface ProductModel {
  /** Paragraphs of point 1, and the introduction before it. */
  readonly purpose: readonly Prose[];
  readonly audiences: readonly Audience[];
  readonly terms: readonly Term[];
}

/** A route pattern such as `/invoices/:id?status`. */
export interface Route {
  /** As written, without the query. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
  /** Where those of them stand that are told apart from the address. */
  readonly queryAt?: readonly Place[];
  /** Whether it ends in a catch-all `*`. */
  readonly catchAll: boolean;
  readonly at: Place;
}

/** What a screen shows: an entity, or a list of one. */
export interface Shown {
  readonly list: boolean;
  readonly entity: Reference;
}

export interface Screen extends Element {
  readonly entry: boolean;
  /** A row `(any)`: what holds for every screen. */
  readonly any: boolean;
  /** `none` for a dialog. */
  readonly routes: Stated<readonly Route[]>;
  readonly shows: Stated<readonly Shown[]>;
  readonly calls: Stated<readonly Reference[]>;
  readonly leadsTo: Stated<readonly Reference[]>;
  readonly openTo: Stated<readonly Reference[]>;
  readonly description: string;
}

export interface ScreensModel {
  readonly screens: readonly Screen[];
}

export interface PayloadField extends Element {
  /** Where it travels; `body` by default, `query` for GET. */
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly type: Stated<TypeUse>;
  readonly required: Stated<boolean>;
  readonly default: Stated<Default>;
  readonly meaning: string;
}

/** What an answer carries. */
export type Carried =
  | { readonly is: 'type'; readonly type: Type; readonly text: string; readonly at: Place }
  | {
      readonly is: 'field';
      readonly name: string;
      readonly type: Type;
      readonly text: string;
      readonly at: Place;
    }
  | { readonly is: 'error'; readonly error: Reference; readonly at: Place };

export interface Answer extends Element {
  /** Three digits, or as written; `name` is the same text. */
  readonly status: string;
  readonly when: Stated<Condition>;
  readonly carries: Stated<readonly Carried[]>;
  readonly handling: Stated<readonly Handling[]>;
}

/** Who makes a call: a screen, or a name in parentheses, which is none: `(Stripe)`, `(scheduler)`. */
export type Maker =
  | { readonly is: 'screen'; readonly screen: Reference }
  | { readonly is: 'outside'; readonly name: string; readonly at: Place };

export interface Call extends Element {
  /**
   * Upper case; of an operation of GraphQL its kind: `query`, `mutation`, `subscription`; empty for any other call that is
   * not HTTP. `name` is `METHOD path` of HTTP, and the name of any other call.
   */
  readonly method: string;
  /** As written; of an operation its name; empty for any other call that is not HTTP. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  /** An absolute address: a call to somebody else. */
  readonly outgoing: boolean;
  /** `### Every call under …`: `path` is the prefix, and what it states holds for every call below it. */
  readonly every: boolean;
  readonly does: Stated<readonly Action[]>;
  readonly madeBy: Stated<readonly Maker[]>;
  readonly allowedTo: Stated<readonly Reference[]>;
  readonly payload: Stated<readonly PayloadField[]>;
  readonly answers: Stated<readonly Answer[]>;
  readonly description: string;
}

export interface CallsModel {
  readonly calls: readonly Call[];
}

export interface ErrorEntry extends Element {
  /** Whether the name is its quoted message, for want of a code. */
  readonly quoted: boolean;
  readonly status: Stated<string>;
  readonly when: Stated<string>;
  readonly message: Stated<string>;
  readonly handling: Stated<readonly Handling[]>;
}

export interface ErrorsModel {
  readonly errors: readonly ErrorEntry[];
}
