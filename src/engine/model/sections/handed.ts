import { type PointId, pointIds } from '../../points.ts';
import { Gathering } from '../blocks/reading.ts';
import { groupedBy } from '../derived/grouped-by.ts';
import type { Part } from '../reader.ts';
import { once } from '../tracking/once.ts';

/** What a part hands on to another point, as a part of that. */
interface HandedPart {
  readonly point: PointId;
  readonly part: Part<unknown>;
}

/** What points hold of the facts of others, by the point in which they stand. */
export type Handed = ReadonlyMap<PointId | undefined, readonly HandedPart[]>;

const handedOf = once(({ block, context, reading }: Part<unknown>): readonly HandedPart[] =>
  [...groupedBy(reading.elsewhere, ({ point }) => point)].map(([point, all]) => {
    const facts = all.map(({ fact }) => fact);
    const around = { ...context, point, headings: [], lead: '' };
    const bare = new Gathering<unknown>(block, 'fact').done();
    return { point, part: { block, heading: undefined, context: around, reading: { ...bare, facts } } };
  }),
);

/** The facts that points hand on to others; those of points that were not touched are taken over. */
export function handedOn(
  parts: ReadonlyMap<PointId | undefined, readonly Part<unknown>[]>,
  touched: readonly (PointId | undefined)[],
  previous: Handed = new Map(),
): Handed {
  const now = touched.map((id) => {
    const found: HandedPart[] = [];
    for (const part of parts.get(id) ?? [])
      if (part.reading.elsewhere.length > 0) for (const each of handedOf(part)) found.push(each);
    return [id, found] as const;
  });
  return new Map([...previous, ...now]);
}

/** What stands in other points of the facts of one. */
export function partsFor(id: PointId, handed: Handed = new Map()): readonly Part<unknown>[] {
  const found: Part<unknown>[] = [];
  for (const from of pointIds)
    for (const { point, part } of handed.get(from) ?? []) if (point === id) found.push(part);
  return found;
}
