import type { Place } from './place.ts';
import type { PointId } from './points.ts';

/** How bad a finding is, worst first. A gap is something needed that is not shown: a question to ask. */
export const severities = ['error', 'gap', 'warning', 'hint'] as const;

/** One of the four severities. */
export type Severity = (typeof severities)[number];

/** A change of the text: replace `from` to `to` (absolute offsets) by `insert`. */
export interface Change extends Place {
  readonly insert: string;
}

/**
 * What a fix wants, as plain data; `edits` turns it into changes of the text. A fix never states a fact the
 * document does not hold: what it adds, it adds as "not shown".
 */
export type Fix =
  /**
   * Put `text` in place of what stands at `at`, and at `also`: a did-you-mean, a constant for a literal. Where `was`
   * is given and something else stands there, nothing is changed.
   */
  | {
      readonly kind: 'replace';
      readonly label: string;
      readonly at: Place;
      readonly also?: readonly Place[];
      readonly text: string;
      readonly was?: string;
    }
  /**
   * Take away what stands at `at`, and at `also`, with the lines left empty. `fact`: it says something that is said
   * nowhere else. Nothing is taken away where another element stands at one of the places.
   */
  | {
      readonly kind: 'remove';
      readonly label: string;
      readonly at: Place;
      readonly also?: readonly Place[];
      readonly fact?: true;
    }
  /**
   * Declare an element in its point, every property of it "not shown". `status` is for errors only; a state that is
   * `left` gets a row that leaves it.
   */
  | {
      readonly kind: 'declare';
      readonly label: string;
      readonly point: PointId;
      readonly name: string;
      readonly within?: string;
      readonly status?: string;
      readonly as?: 'left';
    }
  /** Say of a point, or of the `subject` in it, that it is not shown, adding its heading where it has none. */
  | {
      readonly kind: 'not-shown';
      readonly label: string;
      readonly point: PointId;
      readonly subject?: string;
    }
  /**
   * Say "not shown" where these rows say nothing in a column, adding the column where their table has none. What
   * stands under a heading, in a bullet or in a sentence says it in a bullet with that label.
   */
  | {
      readonly kind: 'column';
      readonly label: string;
      readonly point: PointId;
      /** Its canonical title. */
      readonly column: string;
      readonly rows: readonly Place[];
      /** What each of the rows is about, in their order. */
      readonly names: readonly string[];
    }
  /**
   * Move the table, list or paragraph at `at` to the end of a point, or of the element at `under` in it. `alone`: the row,
   * bullet, line or block at `at`, which was read as a fact of that point, to where the point has such facts.
   */
  | {
      readonly kind: 'move';
      readonly label: string;
      readonly at: Place;
      readonly point: PointId;
      readonly under?: Place;
      readonly alone?: true;
    }
  /** A row for each of the names that share the cell at `at`. */
  | { readonly kind: 'split'; readonly label: string; readonly at: Place }
  /** Write the value of a constant in place of its name, in the phrase of a rule at `at`. */
  | { readonly kind: 'inline'; readonly label: string; readonly at: Place }
  /** Put everything of a point under its first heading. */
  | { readonly kind: 'merge'; readonly label: string; readonly point: PointId }
  /** Put the points into the order of their numbers. */
  | { readonly kind: 'sort'; readonly label: string }
  /** Allow what a check finds at `at`, for a reason; without one nothing is changed. */
  | {
      readonly kind: 'waive';
      readonly label: string;
      readonly at: Place;
      readonly check: string;
      readonly reason: string;
    };

/** An answer that a document leaves open, and what saying so changes; without a fix the document has no one place for it. */
export interface Option {
  readonly says: string;
  readonly fix?: Fix;
  /** What a fix of a column says, in place of "not shown". */
  readonly text?: string;
}

/** A question that a person settles by one of two answers, in the words of the product. */
export interface Choice {
  readonly text: string;
  readonly options: readonly [Option, Option];
}

/** A second place that a finding speaks of, with what it says there. */
export interface Related {
  readonly message: string;
  readonly at: Place;
}

/** What a check says of one place of a document. */
export interface Finding {
  /** The id of the check: `<point or family>/<what-is-wrong>`. */
  readonly check: string;
  readonly severity: Severity;
  /** What is wrong and what to do, in plain words. For a gap: a question to a person. */
  readonly message: string;
  readonly at: Place;
  /** The point in whose text `at` lies. */
  readonly point?: PointId;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
  /** What a person would be asked, where the document knows the two answers. */
  readonly choice?: Choice;
  /** Names the root cause: findings of the same cause are folded under the first, worst one of it. */
  readonly cause?: string;
}

/** Whether a finding asks something of a person: a gap, an open question, or which of two answers holds. */
export function asksPerson({ severity, check, choice }: Finding): boolean {
  return severity === 'gap' || check === 'document/open-question' || choice !== undefined;
}

/** A cell of a table that can be changed where it is shown. */
export interface Slot {
  readonly point: PointId;
  /** Offset of the first character of its row. */
  readonly row: number;
  /** Its place in the row. */
  readonly column: number;
  /** What it says, without marks and comments. */
  readonly said: string;
}

/** A fix whose places are others: those of a text that has changed. */
export function withPlaces(fix: Fix, place: (at: Place) => Place): Fix {
  if ('rows' in fix) return { ...fix, rows: fix.rows.map(place) };
  if ('also' in fix && fix.also) return { ...fix, at: place(fix.at), also: fix.also.map(place) };
  if (fix.kind === 'move' && fix.under) return { ...fix, at: place(fix.at), under: place(fix.under) };
  return 'at' in fix ? { ...fix, at: place(fix.at) } : fix;
}
