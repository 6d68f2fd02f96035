import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Block } from '../syntax/block.ts';
import type { How, Stated } from './stated.ts';

/** What every element of a specification carries. */
export interface Element {
  /** The name as written, without code marks, emphasis or a mark such as "(entry)". */
  readonly name: string;
  /** The whole element: its row, its bullet, or from its heading to the last block that belongs to it. */
  readonly at: Place;
  /** Where its name stands. */
  readonly nameAt: Place;
  readonly how: How;
  /** An ambiguous line was read as this, but may mean something else. Doubtful facts raise no errors. */
  readonly doubtful?: boolean;
}

/** Running text that is kept beside facts. */
export interface Prose {
  readonly text: string;
  readonly at: Place;
}

/** What a name in the text may refer to. The column (or label) where it stands decides the kind. */
export type ReferenceKind =
  | 'screen'
  | 'entity'
  | 'field'
  | 'lifecycle'
  | 'state'
  | 'role'
  | 'call'
  | 'error'
  | 'constant'
  | 'event';

/** A name that refers to an element, as written. `resolve` in resolve.ts finds the element. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly at: Place;
}

/** A CEL expression that stands in code. `source` has `\|` already read back as `|`. */
export interface Expression {
  readonly source: string;
  readonly at: Place;
  /** Offsets in `source` before which a backslash was dropped, ascending: maps a position back to the text. */
  readonly escapes: readonly number[];
}

/** A condition: an expression, `otherwise`, or words, which are never evaluated. Both parts may be present. */
export interface Condition {
  readonly expression?: Expression;
  readonly otherwise?: boolean;
  /** The words beside or instead of the expression; empty when there are none. */
  readonly prose: string;
}

// 1 ---------------------------------------------------------------------------------------------------------

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

// 2 ---------------------------------------------------------------------------------------------------------

/** A route pattern such as `/invoices/:id?status`. */
export interface Route {
  /** As written, without the query. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
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

// 3 ---------------------------------------------------------------------------------------------------------

export const scalarTypes = [
  'text',
  'integer',
  'number',
  'decimal',
  'money',
  'boolean',
  'date',
  'time',
  'timestamp',
  'duration',
  'email',
  'url',
  'uuid',
  'file',
  'json',
] as const;

export type ScalarType = (typeof scalarTypes)[number];

/** The type of a field or payload field. */
export type Type =
  | { readonly is: 'scalar'; readonly name: ScalarType }
  | { readonly is: 'entity'; readonly entity: Reference }
  /** `Entity.field`: the same type as that field. */
  | { readonly is: 'field'; readonly field: Reference }
  | { readonly is: 'list'; readonly of: Type }
  | { readonly is: 'one-of'; readonly values: readonly EnumValue[] }
  /** Words that name no type Ninefold knows ("base64"). Kept as written. */
  | { readonly is: 'unknown'; readonly text: string };

/** One value of an enumeration. Values are never folded. */
export interface EnumValue {
  readonly value: string;
  readonly at: Place;
  readonly meaning?: string;
}

/** A type with `or none`, where it stands and how it was read. */
export interface TypeUse {
  readonly type: Type;
  readonly optional: boolean;
  readonly text: string;
}

/** A default: a value as written (`draft`, `10`, `false`) or, in code, an expression. */
export interface Default {
  readonly text: string;
  readonly expression?: Expression;
}

/** An amount in a rule: a number, or the name of a constant. `value` is decimal text without grouping. */
export interface Quantity {
  readonly value?: string;
  readonly constant?: Reference;
  readonly at: Place;
}

/**
 * One phrase of a rule. `bound` covers exactly, at least, at most, from … to …, more than and less than:
 * `unit` is `characters`, `entries`, another unit as written, or empty for the value itself.
 */
export type Constraint = { readonly text: string; readonly at: Place } & (
  | { readonly is: 'key' | 'owner' | 'immutable' | 'required' | 'optional' }
  | { readonly is: 'required-when'; readonly expression: Expression }
  | { readonly is: 'unique'; readonly per: readonly Reference[] }
  | { readonly is: 'computed'; readonly expression: Expression }
  | {
      readonly is: 'bound';
      readonly min?: Quantity;
      readonly max?: Quantity;
      /** `more than` and `less than` exclude the bound itself. */
      readonly minExclusive?: boolean;
      readonly maxExclusive?: boolean;
      readonly unit: string;
    }
  | { readonly is: 'matches'; readonly pattern: string; readonly patternAt: Place }
  | { readonly is: 'one-of'; readonly values: readonly EnumValue[] }
  | { readonly is: 'format'; readonly format: 'email' | 'url' | 'uuid' | 'date' }
  | { readonly is: 'in-the-past' | 'in-the-future' }
  | {
      readonly is: 'compare';
      readonly how: 'before' | 'after' | 'equals' | 'differs';
      readonly operand: Expression;
    }
  | { readonly is: 'expression'; readonly expression: Expression }
  /** Words. Shown, counted, never evaluated. */
  | { readonly is: 'prose' }
);

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

// 4 ---------------------------------------------------------------------------------------------------------

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
  /** `(new)` creates, `(end)` deletes, `(any)` is every state but the ends, `(same)` stays. */
  | { readonly is: 'new' | 'end' | 'any' | 'same'; readonly at: Place };

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
  readonly then: Stated<readonly Effect[]>;
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

// 5 ---------------------------------------------------------------------------------------------------------

/** What a rule is about: a field, an entity, a payload field or a parameter, or words. */
export interface Subject {
  readonly text: string;
  readonly at: Place;
  /** `Entity.field` or `Entity` where it reads as one; the heading above may give the entity. */
  readonly reference?: Reference;
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

// 6 ---------------------------------------------------------------------------------------------------------

export interface Role extends Element {
  readonly who: string;
  readonly when: Stated<Condition>;
  readonly includes: Stated<readonly Reference[]>;
  readonly description: string;
}

/**
 * An action joins points 4, 6 and 7. `verbs` are `create`, `read`, `update`, `delete`, `open`, or an event;
 * `target` is an entity, a field (`User.email`) or a screen. Free text has neither.
 */
export interface Action {
  readonly text: string;
  readonly verbs: readonly string[];
  readonly target?: Reference;
  readonly at: Place;
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

// 7 ---------------------------------------------------------------------------------------------------------

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

/** What the client does with an answer or error. Read exactly: the six below; the rest is words. */
export type Handling = { readonly text: string; readonly at: Place } & (
  | { readonly is: 'stay' | 'show-message' | 'mark-fields' | 'retry' | 'prose' }
  | { readonly is: 'go-to'; readonly screen: Reference }
);

export interface Answer extends Element {
  /** Three digits, or as written; `name` is the same text. */
  readonly status: string;
  readonly when: Stated<Condition>;
  readonly carries: Stated<readonly Carried[]>;
  readonly handling: Stated<readonly Handling[]>;
}

export interface Call extends Element {
  /** Upper case; empty for a call that is not HTTP. `name` is then its name, otherwise `METHOD path`. */
  readonly method: string;
  /** As written; empty for a call that is not HTTP. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  /** An absolute address: a call to somebody else. */
  readonly outgoing: boolean;
  /** `### Every call under …`: `path` is the prefix, and what it states holds for every call below it. */
  readonly every: boolean;
  readonly does: Stated<readonly Action[]>;
  readonly madeBy: Stated<readonly Reference[]>;
  readonly allowedTo: Stated<readonly Reference[]>;
  readonly payload: Stated<readonly PayloadField[]>;
  readonly answers: Stated<readonly Answer[]>;
  readonly description: string;
}

export interface CallsModel {
  readonly calls: readonly Call[];
}

// 8 ---------------------------------------------------------------------------------------------------------

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

// 9 ---------------------------------------------------------------------------------------------------------

/** The value of a constant. `number` is decimal text without grouping; `text` is as written. */
export type ConstantValue =
  | { readonly is: 'number'; readonly number: string; readonly text: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[]; readonly text: string };

export interface Constant extends Element {
  readonly value: Stated<ConstantValue>;
  /** As written; empty when there is none. */
  readonly unit: string;
  readonly when: Stated<Condition>;
  readonly meaning: string;
}

export interface ConstantsModel {
  readonly constants: readonly Constant[];
}

// The whole -------------------------------------------------------------------------------------------------

/** The facts of the nine points. */
export interface PointModels {
  readonly product: ProductModel;
  readonly screens: ScreensModel;
  readonly entities: EntitiesModel;
  readonly states: StatesModel;
  readonly rules: RulesModel;
  readonly roles: RolesModel;
  readonly calls: CallsModel;
  readonly errors: ErrorsModel;
  readonly constants: ConstantsModel;
}

/** How a point as a whole stands: `partly` when something in it is not shown, open or unstated. */
export type PointShown = 'shown' | 'partly' | 'not-shown' | 'open' | 'none' | 'unstated';

/** A marker (`not shown`, `?`, `TBD` …) where it stands. `subject` is what it is about, as far as known. */
export interface Marker {
  readonly is: 'not-shown' | 'open';
  readonly subject: string;
  /** The question of `[NEEDS CLARIFICATION: …]`, or empty. */
  readonly question: string;
  readonly at: Place;
}

/** `<!-- ninefold: allow CHECK because REASON -->`. */
export interface Waiver {
  readonly check: string;
  /** Empty when no reason is given. */
  readonly reason: string;
  readonly at: Place;
  /** What it covers: from the heading above it to the next heading of that level, or its row. */
  readonly scope: Place;
}

/** A code span in prose: it may mention an element. */
export interface Mention {
  readonly text: string;
  readonly at: Place;
}

/** What the characters of a stretch of text became. */
export type Reading = 'fact' | 'prose' | 'unread';

/** A stretch of text and what it became; the segments of a document cover every character exactly once. */
export interface Segment extends Place {
  readonly as: Reading;
}

/** What a document says at a point, apart from the facts themselves. */
export interface PointText {
  readonly id: PointId;
  /** Every heading of this point: none when it is missing, several when it is there twice. */
  readonly headings: readonly PointHeading[];
  readonly shown: PointShown;
  /** From the heading to the next point; both 0 when the point is missing. */
  readonly from: number;
  readonly to: number;
  /** Elements and their properties, counted: shown (`none` included), not shown, open, unstated. */
  readonly counts: {
    readonly shown: number;
    readonly notShown: number;
    readonly open: number;
    readonly unstated: number;
  };
  /** Characters that became facts, prose, or were not read. */
  readonly characters: Readonly<Record<Reading, number>>;
  readonly markers: readonly Marker[];
  readonly waivers: readonly Waiver[];
  readonly mentions: readonly Mention[];
  /** Prose of the point, in order. */
  readonly prose: readonly Prose[];
  /** Tables, lists and fences (or parts of them) that gave no fact. */
  readonly unread: readonly { readonly at: Place; readonly why: string }[];
  readonly blocks: readonly Block[];
}

/** The heading of a point. `by` says what it was recognised by. */
export interface PointHeading {
  readonly at: Place;
  readonly number?: number;
  readonly title: string;
  readonly by: 'both' | 'number' | 'title' | 'disagree';
}

/** A specification, read. */
export interface Model extends PointModels {
  /** The document's title, without "Specification:". */
  readonly title: Stated<string>;
  /** Points in the order in which the document has them, repeated ones repeated. */
  readonly order: readonly PointId[];
  readonly points: Readonly<Record<PointId, PointText>>;
  /** Prose, waivers and mentions before the first point. */
  readonly introduction: Pick<PointText, 'prose' | 'waivers' | 'mentions' | 'markers' | 'characters'>;
}
