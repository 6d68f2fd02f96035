import { type Facts, facts } from '../model/facts.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read.ts';
import { type PointId, pointIds } from '../points.ts';
import { parse } from '../syntax/document.ts';
import { printFresh } from './print/fresh.ts';
import { type Left, type Woven, weave } from './print/weave.ts';

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

/** A document in its canonical form, with the facts of the given text that stay as they are in the end. */
export function printed(model: Model, text: string): Woven {
  if (text.trim() === '') return { text: printFresh(model), left: [] };
  const reading = comparedWith(facts(model));
  let [read, source] = [model, text];
  let first: readonly Left[] | undefined;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { woven, model: next } = once(read, source, reading);
    first ??= woven.left;
    if (woven.text === source) {
      const points = new Set(woven.left.map(({ point }) => point));
      return { text: source, left: first.filter(({ point }) => points.has(point)) };
    }
    [read, source] = [next, woven.text];
  }
  return asWritten(model, text).woven;
}

interface Step {
  readonly woven: Woven;
  /** What is read of the woven text. */
  readonly model: Model;
}

/** A text as it is, and what of it is not canonical. */
function asWritten(model: Model, text: string): Step {
  return { woven: { text, left: weave(model, text, new Set(pointIds)).left }, model };
}

/** What is read of a text, compared with what was said before. */
interface Compared {
  readonly model: Model;
  /** Points that say something else. */
  readonly changed: readonly PointId[];
  /** Whether the title does. */
  readonly isTitle: boolean;
}

/** Reads texts and compares them with some facts. Rounds come to the same texts: each is read once. */
function comparedWith(before: Facts): (text: string) => Compared {
  const known = new Map<string, Compared>();
  return (text) => {
    const same = known.get(text);
    if (same) return same;
    const { model } = readModel(parse(text));
    const after = facts(model);
    const isTitle = JSON.stringify(before.title) !== JSON.stringify(after.title);
    const compared = { model, changed: changedPoints(before, after), isTitle };
    known.set(text, compared);
    return compared;
  };
}

/** A text whose points are printed, but for those of which that would change a fact. */
function once(model: Model, text: string, reading: (text: string) => Compared): Step {
  const kept = new Set<PointId>();
  // Points that say something else though they stay as they are: another one makes them.
  const released = new Set<PointId>();
  for (let round = 0; round <= 2 * pointIds.length; round++) {
    const tried = attempt(model, text, reading, kept);
    if (tried.changed.length === 0) return tried.isTitle ? asWritten(model, text) : tried;
    const fresh = tried.changed.filter((id) => !kept.has(id) && !released.has(id));
    for (const id of fresh) kept.add(id);
    if (fresh.length > 0) continue;
    const cause = causeOf(model, text, reading, kept, tried.changed.length);
    if (cause === undefined) break;
    for (const id of tried.changed) if (kept.delete(id)) released.add(id);
    kept.add(cause);
  }
  return asWritten(model, text);
}

function attempt(
  model: Model,
  text: string,
  reading: (text: string) => Compared,
  kept: ReadonlySet<PointId>,
): Step & Compared {
  const woven = weave(model, text, kept);
  return woven.text === text
    ? { woven, model, changed: [], isTitle: false }
    : { woven, ...reading(woven.text) };
}

/** The point that makes others say something else when it is printed. */
function causeOf(
  model: Model,
  text: string,
  reading: (text: string) => Compared,
  kept: ReadonlySet<PointId>,
  most: number,
): PointId | undefined {
  return pointIds.find(
    (id) => !kept.has(id) && attempt(model, text, reading, new Set([...kept, id])).changed.length < most,
  );
}

function changedPoints(before: Facts, after: Facts): readonly PointId[] {
  return pointIds.filter((id) => JSON.stringify(before.points[id]) !== JSON.stringify(after.points[id]));
}
