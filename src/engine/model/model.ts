import type { Severity } from '../finding.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Block } from '../syntax/block.ts';
import type {
  ConstantsModel,
  EntitiesModel,
  RolesModel,
  RulesModel,
  StatesModel,
} from './domain-elements.ts';
import type { Prose, Remark } from './element.ts';
import type { CallsModel, ErrorsModel, ProductModel, ScreensModel } from './interface-elements.ts';
import type { Stated } from './stated.ts';

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
  readonly checkAt: Place;
  /** Empty when no reason is given. */
  readonly reason: string;
  readonly at: Place;
  /** What it covers: from the heading above it to the next heading of that level, or its row. */
  readonly scope: Place;
}

/** `<!-- ninefold: severity CHECK LEVEL because REASON -->`: how bad a document takes the findings of a check to be. */
export interface Setting {
  /** The id of a check, or `family/*`; empty for a comment that begins like one and says neither this nor `allow`. */
  readonly check: string;
  readonly checkAt: Place;
  /** `off`: the check does not run. Undefined for a word that is no severity. */
  readonly level: Severity | 'off' | undefined;
  /** Empty when no reason is given. */
  readonly reason: string;
  readonly at: Place;
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

/** What gave no fact: at which place that is said, and why. */
export interface Unread {
  readonly at: Place;
  readonly why: string;
  /** Whether it is a table, list or fence as a whole, and not a part of one that gave facts. */
  readonly whole: boolean;
}

/** What a document says at a point, apart from the facts themselves. */
export interface PointText {
  readonly id: PointId;
  /** Every heading of this point: none when it is missing, several when it is there twice. */
  readonly headings: readonly PointHeading[];
  readonly shown: PointShown;
  /** From its first block to the end of its last, with points between them where it is there again; both 0 when it is missing. */
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
  readonly settings: readonly Setting[];
  readonly mentions: readonly Mention[];
  /** Prose of the point, in order. */
  readonly prose: readonly Prose[];
  /** What its tables and lists say more of things that the document declares, here or in other points. */
  readonly remarks: readonly Remark[];
  /** Tables, lists and fences that gave no fact, and rows, items and lines of the others that gave none. */
  readonly unread: readonly Unread[];
  readonly blocks: readonly Block[];
}

/**
 * The heading of a point. `by` says what it was recognised by: in a document that is divided in a way of its own,
 * `section` is a title that names the point, `content` one that says nothing of what stands below it.
 */
export interface PointHeading {
  readonly at: Place;
  readonly number?: number;
  readonly title: string;
  readonly by: 'both' | 'number' | 'title' | 'disagree' | 'section' | 'content';
}

/** A specification, read. */
export interface Model extends PointModels {
  /** The document's title, without "Specification:". */
  readonly title: Stated<string>;
  /** Points in the order in which the document has them, repeated ones repeated. */
  readonly order: readonly PointId[];
  readonly points: Readonly<Record<PointId, PointText>>;
  /** Prose, waivers and mentions before the first point. */
  readonly introduction: Pick<
    PointText,
    'prose' | 'waivers' | 'settings' | 'mentions' | 'markers' | 'characters' | 'blocks'
  >;
}
