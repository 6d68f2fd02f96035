import type { Place } from '../place.ts';
import type { Action, Condition, Element, Expression, Reference, Subject } from './element.ts';
import type { Constraint, Default, EnumValue, TypeUse } from './entities/words/field-type.ts';
import type { Stated } from './stated.ts';

export interface Field extends Element {
  readonly type: Stated<TypeUse>;
  readonly required: Stated<boolean>;
  readonly default: Stated<Default>;
  readonly rules: readonly Constraint[];
  /** Whether the rules cell said anything: a marker stays a marker. */
  readonly rulesStated: Stated<true>;
  readonly meaning: string;
}

export interface Entity extends Element {
  /** An entity, a shape (`Not stored.`), or an enumeration (a `Value | Meaning` table). */
  readonly is: 'entity' | 'shape' | 'enumeration';
  /** What a declaration in code says that it extends. */
  readonly base?: string;
  readonly fields: readonly Field[];
  /** For an enumeration. */
  readonly values: readonly EnumValue[];
  /** What is said of the fields as a whole: `not-shown` under the heading, or shown where there are any. */
  readonly stated: Stated<true>;
  readonly description: string;
}

export interface EntitiesModel {
  readonly entities: readonly Entity[];
}

export interface State extends Element {
  /** Listed in the table or a list, defined by an expression (never stored), or a group of states. */
  readonly is: 'listed' | 'derived' | 'group';
  readonly expression?: Expression;
  readonly members: readonly Reference[];
  readonly meaning: string;
}

/** One end of a transition. */
export type End =
  | { readonly is: 'state'; readonly state: Reference }
  /** `(new)` creates, `(end)` deletes, `(any)` is every state but the ends, or as many as it says; `(same)` stays. */
  | { readonly is: 'new' | 'end' | 'any' | 'same'; readonly at: Place; readonly count?: number | undefined };

/** Who fires an event: a role, or a name in parentheses, which is no role: `(time)`, `(system)`, `(Stripe)`. */
export type Actor =
  | { readonly is: 'role'; readonly role: Reference }
  | { readonly is: 'outside'; readonly name: string; readonly at: Place };

/** One statement of *Then*, in order. */
export type Effect =
  | { readonly is: 'set'; readonly path: string; readonly expression: Expression; readonly at: Place }
  | {
      readonly is: 'create';
      readonly entity: Reference;
      readonly fields: readonly { readonly name: string; readonly expression: Expression }[];
      readonly at: Place;
    }
  | { readonly is: 'delete'; readonly path: string; readonly at: Place }
  | { readonly is: 'prose'; readonly text: string; readonly at: Place };

/** A row of a lifecycle's table. Its name is its event ("" where the event is not given). */
export interface Transition extends Element {
  readonly from: Stated<readonly End[]>;
  readonly event: Stated<string>;
  readonly to: Stated<readonly End[]>;
  readonly by: Stated<readonly Actor[]>;
  readonly when: Stated<Condition>;
  readonly effects: Stated<readonly Effect[]>;
}

export interface Lifecycle extends Element {
  readonly governs: Stated<readonly Reference[]>;
  readonly starts: Stated<readonly Reference[]>;
  readonly ends: Stated<readonly Reference[]>;
  /** Every state once: those declared, then those only named by transitions, in the order of the text. */
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
  readonly description: string;
}

/** `Always, for Invoice: …` in point 4 or 5. */
export interface Invariant extends Element {
  readonly subject: Reference;
  readonly condition: Condition;
}

export interface StatesModel {
  readonly lifecycles: readonly Lifecycle[];
  readonly invariants: readonly Invariant[];
}

export interface Rule extends Element {
  readonly subject: Subject;
  readonly constraints: readonly Constraint[];
  /** The rule's text as written, all phrases. */
  readonly text: string;
  readonly stated: Stated<true>;
  /** Screens, calls or events it is limited to. */
  readonly on: Stated<readonly Reference[]>;
  readonly message: Stated<string>;
  readonly error: Stated<Reference>;
}

export interface RulesModel {
  readonly rules: readonly Rule[];
  readonly invariants: readonly Invariant[];
}

export interface Role extends Element {
  readonly who: string;
  readonly when: Stated<Condition>;
  readonly includes: Stated<readonly Reference[]>;
  readonly description: string;
}

/** What a cell of the matrix allows. `when` is a condition in code or in words. */
export type Allowed =
  | { readonly is: 'yes' | 'no' | 'own' }
  | { readonly is: 'when'; readonly condition: Condition };

/** One cell of the permission matrix. */
export interface Permission {
  readonly role: Reference;
  readonly allowed: Stated<Allowed>;
}

/** One row of the matrix: an action and what each role may. */
export interface PermissionRow extends Element {
  readonly action: Action;
  readonly cells: readonly Permission[];
}

export interface RolesModel {
  readonly roles: readonly Role[];
  readonly permissions: readonly PermissionRow[];
}

/** The value of a constant. `number` is decimal text without grouping; `text` is as written. */
export type ConstantValue =
  /** `whole` is the number with its unit where no space parts them: `5s`. */
  | { readonly is: 'number'; readonly number: string; readonly text: string; readonly whole?: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[]; readonly text: string };

export interface Constant extends Element {
  readonly value: Stated<ConstantValue>;
  /** As written; empty when there is none. */
  readonly unit: string;
  /** Where the unit stands, when it stands by itself. */
  readonly unitAt?: Place;
  readonly when: Stated<Condition>;
  readonly meaning: string;
}

export interface ConstantsModel {
  readonly constants: readonly Constant[];
}
