import type { Shares } from './model/derived/shares.ts';
import type { Remark } from './model/element.ts';
import type { PointShown, PointText } from './model/model.ts';
import type { How } from './model/stated.ts';
import type { PointId } from './points.ts';

/**
 * Why a property has no value: it is `not-shown`, an `open` question, known to be `none`, or `unstated`.
 * Properties that have a value are not listed.
 */
export type NotThere = Readonly<Record<string, 'not-shown' | 'open' | 'none' | 'unstated'>>;

/** What every element has: its name, its place (offsets in UTF-16 code units), how it was read, what it lacks. */
export interface ElementJson {
  readonly name: string;
  readonly at: { readonly from: number; readonly to: number };
  readonly how: How;
  readonly doubtful?: true;
  readonly notThere: NotThere;
}

export interface PointJson extends Shares {
  readonly id: PointId;
  readonly number: number;
  readonly title: string;
  readonly shown: PointShown;
  /** Both 0 when the point is missing. */
  readonly from: number;
  readonly to: number;
  readonly counts: PointText['counts'];
  /** What its tables and lists say more of things that the document declares, here or elsewhere. */
  readonly remarks: readonly RemarkJson[];
}

export interface RemarkJson {
  /** `within` is the lifecycle of a state, or what states a value. */
  readonly of: { readonly kind: Remark['kind']; readonly name: string; readonly within?: string };
  /** The document's own words. */
  readonly text: string;
  readonly at: { readonly from: number; readonly to: number };
}

export interface ScreenJson extends ElementJson {
  readonly entry: boolean;
  /** The first route, with its query; null for none. */
  readonly route: string | null;
  readonly routes: readonly string[];
  readonly shows: readonly { readonly entity: string; readonly list: boolean }[];
  readonly calls: readonly string[];
  readonly leadsTo: readonly string[];
  readonly openTo: readonly string[];
  readonly description: string;
}

export interface FieldJson extends ElementJson {
  /** The type in the canonical form: `list of Line`, `one of draft, sent`, `date or none`. */
  readonly type: string | null;
  readonly required: boolean | null;
  readonly default: string | null;
  /** Phrases of rules, canonical where they were understood. */
  readonly rules: readonly string[];
  readonly meaning: string;
}

export interface EntityJson extends ElementJson {
  readonly is: 'entity' | 'shape' | 'enumeration';
  readonly fields: readonly FieldJson[];
  readonly values: readonly { readonly name: string; readonly meaning: string }[];
  readonly description: string;
}

export interface StateJson extends ElementJson {
  readonly is: 'listed' | 'derived' | 'group';
  readonly expression?: string;
  readonly members?: readonly string[];
  readonly meaning: string;
}

/** One step from one state to one other: a row that names several states is several transitions. */
export interface TransitionJson extends ElementJson {
  /** A state, a group of them, `(new)` or `(any)`; null when it is not known. */
  readonly from: string | null;
  readonly event: string | null;
  /** A state or `(end)`; for a transition that stays, the state it comes from, or `(same)` where these are several. */
  readonly to: string | null;
  readonly by: readonly string[];
  readonly when: string | null;
  readonly effects: readonly string[];
}

export interface LifecycleJson extends ElementJson {
  /**
   * The entity that it governs, or whose field, or else that its title names; where that is declared nowhere, the thing
   * that the title names in the plural or beside words about states, in the singular. Null when it is not known.
   */
  readonly entity: string | null;
  readonly governs: readonly string[];
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly states: readonly StateJson[];
  readonly transitions: readonly TransitionJson[];
}

export interface InvariantJson extends ElementJson {
  readonly subject: string;
  readonly condition: string;
}

export interface RuleJson extends ElementJson {
  readonly subject: string;
  readonly text: string;
  readonly on: readonly string[];
  readonly message: string | null;
  readonly error: string | null;
}

export interface RoleJson extends ElementJson {
  readonly who: string;
  readonly when: string | null;
  readonly includes: readonly string[];
}

/** One cell of the permission matrix that says something; its name is the action. */
export interface PermissionJson extends ElementJson {
  readonly role: string;
  readonly action: string;
  /** `yes`, `no`, `own`, or a condition: an expression or words. */
  readonly allowed: string;
}

export interface PayloadJson extends ElementJson {
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly type: string | null;
  readonly required: boolean | null;
  readonly default: string | null;
  readonly meaning: string;
}

export interface AnswerJson extends ElementJson {
  readonly status: string;
  readonly when: string | null;
  readonly carries: readonly string[];
  readonly handling: readonly string[];
}

export interface CallJson extends ElementJson {
  /**
   * The kind of an operation of GraphQL (`query`, `mutation`, `subscription`), whose path is its name; empty for any other
   * call that is not HTTP, as is its path.
   */
  readonly method: string;
  readonly path: string;
  readonly outgoing: boolean;
  readonly does: readonly string[];
  readonly madeBy: readonly string[];
  readonly allowedTo: readonly string[];
  readonly payload: readonly PayloadJson[];
  readonly answers: readonly AnswerJson[];
  readonly description: string;
}

export interface ErrorJson extends ElementJson {
  readonly status: string | null;
  readonly when: string | null;
  readonly message: string | null;
  readonly handling: readonly string[];
}

export interface ConstantJson extends ElementJson {
  /** As written, without its unit unless that is written to the number: `5s`. */
  readonly value: string | null;
  /** Decimal text without grouping, for a number. */
  readonly number?: string;
  /** The values, for a list. */
  readonly values?: readonly string[];
  readonly unit: string;
  readonly when: string | null;
  readonly meaning: string;
}

/** A specification as JSON: `public/schema/model.schema.json` describes it. */
export interface ModelJson {
  readonly $schema: string;
  readonly title: string | null;
  readonly points: readonly PointJson[];
  readonly product: {
    readonly purpose: readonly string[];
    readonly audiences: readonly (ElementJson & { readonly description: string })[];
    readonly terms: readonly (ElementJson & { readonly meaning: string })[];
  };
  readonly screens: readonly ScreenJson[];
  readonly entities: readonly EntityJson[];
  readonly lifecycles: readonly LifecycleJson[];
  readonly invariants: readonly InvariantJson[];
  readonly rules: readonly RuleJson[];
  readonly roles: readonly RoleJson[];
  readonly permissions: readonly PermissionJson[];
  readonly calls: readonly CallJson[];
  /** What is said of every call under a path; its name is the prefix. */
  readonly callDefaults: readonly CallJson[];
  readonly errors: readonly ErrorJson[];
  readonly constants: readonly ConstantJson[];
}
