import { type Facts, facts } from '../model/facts.ts';
import type { Model } from '../model/model.ts';
import { type ModelReading, readModel } from '../model/read.ts';
import { type PointId, pointIds } from '../points.ts';
import { parse, reparse, type Syntax } from '../syntax/document.ts';
import { lineChanges } from './line-changes.ts';
import { printFresh } from './print/fresh.ts';
import { type Left, type Woven, weaver } from './print/weave.ts';

/**
 * The canonical form of a document. Elements are printed as the format's reference has them, prose and what was
 * not read stay where they are. A point whose canonical form would read differently stays as it is written: a
 * formatter never changes a fact. Without a text (a model read from another format) everything is printed anew.
 */
export function print(model: Model, text: string): string {
  return printed(model, text).text;
}

/** How often a document is printed until printing it again changes nothing. */
const MOST_ROUNDS = 6;

/** A text that was read, with what the next reading needs to be an edit of it. */
export interface ReadText {
  readonly syntax: Syntax;
  readonly reading: ModelReading;
}

/**
 * A document in its canonical form, with the facts of the given text that stay as they are in the end. Where its own
 * reading is given it is used up, model and all, and the document is not read once more.
 */
export function printed(model: Model, text: string, own?: ReadText): Woven {
  if (text.trim() === '') return { text: printFresh(model), left: [] };
  const readings = new Readings(facts(model), own);
  const asGiven = weaver(model, text);
  let [weave, source] = [asGiven, text];
  let first: readonly Left[] | undefined;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const woven = once(weave, source, readings);
    first ??= woven.left;
    if (woven.text === source) {
      const points = new Set(woven.left.map(({ point }) => point));
      return { text: source, left: first.filter(({ point }) => points.has(point)) };
    }
    [weave, source] = [weaver(readings.read(woven.text), woven.text), woven.text];
  }
  return asWritten(asGiven, text);
}

type Weave = ReturnType<typeof weaver>;

/** A text as it is, and what of it is not canonical. */
function asWritten(weave: Weave, text: string): Woven {
  return { text, left: weave(new Set(pointIds)).left };
}

/** What a text says otherwise than what was said before. */
interface Compared {
  /** Points that say something else. */
  readonly changed: readonly PointId[];
  /** Whether the title does. */
  readonly isTitle: boolean;
}

/**
 * Reads texts and compares them with some facts. Rounds come to the same texts, which are compared once, and to texts
 * that differ in little: each is read as an edit of the one before.
 */
class Readings {
  private readonly before: Readonly<Record<PointId | 'title', string>>;
  private readonly known = new Map<string, Compared>();
  private last: ReadText | undefined;

  constructor(before: Facts, own: ReadText | undefined) {
    this.before = written(before);
    this.last = own;
  }

  compare(text: string): Compared {
    const same = this.known.get(text);
    if (same) return same;
    const after = written(facts(this.read(text)));
    const differs = (key: PointId | 'title'): boolean => this.before[key] !== after[key];
    const compared = { changed: pointIds.filter(differs), isTitle: differs('title') };
    this.known.set(text, compared);
    return compared;
  }

  /** The model of a text, valid until the next one is read. */
  read(text: string): Model {
    const { last } = this;
    if (last?.syntax.text === text) return last.reading.model;
    const syntax = last ? reparse(last.syntax, lineChanges(last.syntax.text, text)) : parse(text);
    const reading = readModel(syntax, last?.reading);
    this.last = { syntax, reading };
    return reading.model;
  }
}

/** Facts as texts that can be compared. */
function written({ title, points }: Facts): Readonly<Record<PointId | 'title', string>> {
  const entries = Object.entries({ ...points, title }).map(([key, says]) => [key, JSON.stringify(says)]);
  return Object.fromEntries(entries);
}

/** A text whose points are printed, but for those of which that would change a fact. */
function once(weave: Weave, text: string, readings: Readings): Woven {
  const kept = new Set<PointId>();
  // Points that say something else though they stay as they are: another one makes them.
  const released = new Set<PointId>();
  for (let round = 0; round <= 2 * pointIds.length; round++) {
    const tried = attempt(weave, text, readings, kept);
    if (tried.changed.length === 0) return tried.isTitle ? asWritten(weave, text) : tried.woven;
    const fresh = tried.changed.filter((id) => !kept.has(id) && !released.has(id));
    for (const id of fresh) kept.add(id);
    if (fresh.length > 0) continue;
    const cause = causeOf(weave, text, readings, kept, tried.changed.length);
    if (cause === undefined) break;
    for (const id of tried.changed) if (kept.delete(id)) released.add(id);
    kept.add(cause);
  }
  return asWritten(weave, text);
}

function attempt(
  weave: Weave,
  text: string,
  readings: Readings,
  kept: ReadonlySet<PointId>,
): Compared & { readonly woven: Woven } {
  const woven = weave(kept);
  return woven.text === text
    ? { woven, changed: [], isTitle: false }
    : { woven, ...readings.compare(woven.text) };
}

/** The point that makes others say something else when it is printed. */
function causeOf(
  weave: Weave,
  text: string,
  readings: Readings,
  kept: ReadonlySet<PointId>,
  most: number,
): PointId | undefined {
  return pointIds.find(
    (id) => !kept.has(id) && attempt(weave, text, readings, new Set([...kept, id])).changed.length < most,
  );
}
