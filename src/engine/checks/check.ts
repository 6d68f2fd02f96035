import type { Choice, Finding, Fix, Related, Severity } from '../finding.ts';
import type { Model, Setting, Waiver } from '../model/model.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';

/** What a check reports; its id and severity are added by the frame. */
export interface Report {
  readonly at: Place;
  /** What is wrong and what to do. For a gap: a question to whoever must answer. */
  readonly message: string;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
  /** What to ask a person, where the document knows the two answers. */
  readonly choice?: Choice;
  /** Reports of any checks that share a cause are one finding with what follows folded under it. */
  readonly cause?: string;
  /** The point it is about, where that is not the one in whose text `at` lies: a point that is missing. */
  readonly point?: PointId;
  /** Nothing is wrong that is known of: why it could not be decided whether it is. `message` says what could not. */
  readonly undecided?: string;
}

/** What a check could not decide: no finding, and counted as none. */
export interface Undecided {
  readonly check: string;
  readonly at: Place;
  /** What could not be decided: "whether …". */
  readonly what: string;
  /** Why not. */
  readonly why: string;
}

/**
 * What a check looks at: the facts of a point, or the text of a point (markers, mentions, prose, unread
 * stretches, waivers, headings). A check runs again only when one of its inputs has changed.
 */
export type Input = PointId | `${PointId}-text` | 'outline';

interface CheckBase {
  /** `<family>/<what-is-wrong>`; the file's path under checks/. */
  readonly id: string;
  readonly severity: Severity;
  /** One line for lists: what is wrong when this check speaks. */
  readonly summary: string;
  /**
   * Says something only of a point that is worked out: in a point of fewer than three elements its reports
   * are left out, so that a coarse draft gets its gaps and not a flood of what follows from them. So does every check
   * that infers from what is absent, which in a draft is only not written yet. An error contradicts itself, and is
   * one in a draft too; a warning that is not deep speaks of what stands in the text, as `everSaid` tells.
   */
  readonly deep?: true;
  /** Why a warning is worth saying of a draft as well: what it is about stands in the text. */
  readonly everSaid?: string;
  /** Runs only where the document, or whoever reads it, asks for it by setting its severity. */
  readonly optional?: true;
}

/** A check of the whole model. */
export interface ModelCheck extends CheckBase {
  readonly reads: readonly Input[];
  readonly run: (model: Model) => readonly Report[];
}

/** A check that looks at one point at a time, and runs again only for the points that changed. */
export interface PointCheck extends CheckBase {
  readonly reads: 'each-point';
  /** What it reads of every other point besides this one's text and facts: names to resolve against, say. */
  readonly also?: readonly Input[];
  readonly run: (model: Model, point: PointId) => readonly Report[];
}

/** A waiver and how many findings it waived. */
export interface WaiverUse {
  readonly waiver: Waiver;
  readonly findings: number;
  /** Whether there is a check of that id. */
  readonly known: boolean;
  /** The check that was probably meant, where there is none of that id. */
  readonly suggestion?: string;
  /** Whether the waiver would waive something if it named that one. */
  readonly wouldWaive: boolean;
}

/** A severity that the document sets. */
export interface SettingUse {
  readonly setting: Setting;
  /** Whether there is a check of that id, or of that family. */
  readonly known: boolean;
  readonly suggestion?: string;
}

/** A check of the waivers and settings, run when all others have reported. Its own findings cannot be waived or set. */
export interface WaiverCheck extends CheckBase {
  readonly reads: 'waivers';
  readonly run: (waivers: readonly WaiverUse[], settings: readonly SettingUse[]) => readonly Report[];
}

/** A check: one file that exports it as `check`, beside a page of the same name. */
export type Check = ModelCheck | PointCheck | WaiverCheck;

/** A finding with the findings that follow from the same cause. */
export interface Group {
  readonly first: Finding;
  readonly following: readonly Finding[];
}
