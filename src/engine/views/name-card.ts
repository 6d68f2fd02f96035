import { type NamePlace, nameAt, namePlaces } from '../model/derived/name-places.ts';
import type { Named, NamedKind } from '../model/derived/named.ts';
import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import { type Fact, factsOf } from './name-facts.ts';
import { type ReadFrom, readFrom } from './read-from.ts';

/** What is known of the name at a place, as plain data. */
export interface NameCard extends Place {
  readonly kind: NamedKind;
  readonly name: string;
  /** The entity of a field, the lifecycle of a state; empty where there is none. */
  readonly of: string;
  /** Where it is declared. */
  readonly declared: Place & { readonly line: number };
  /** What the document says of it, in its own words. */
  readonly facts: readonly Fact[];
  /** What it was read from, where that is not written in the canonical form. */
  readonly readFrom?: ReadFrom;
  /** How often it is used in each point, the places that declare it left out. */
  readonly used: readonly { readonly point: PointId; readonly count: number }[];
}

/** A place where a name stands, with its line. */
export interface NameUse extends Place {
  readonly line: number;
  readonly point: PointId | undefined;
  readonly declares: boolean;
  /** The line's text, shortened around the name. */
  readonly excerpt: string;
}

/** A name with every place where it stands, in the order of the text. */
export interface NameUses {
  readonly kind: NamedKind;
  readonly name: string;
  /** The place that was asked about, and the one that declares the name. */
  readonly here: Place;
  readonly declared: Place;
  readonly uses: readonly NameUse[];
}

const excerptLength = 120;

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** The place that declares a thing: its letters where they stand in one piece, otherwise all that names it. */
function declaration(named: Named, places: readonly NamePlace[]): Place {
  const [first = { from: 0, to: 0 }] = named.declared;
  const letters = places.find(
    (place) => place.named === named && place.from >= first.from && place.to <= first.to,
  );
  const { from, to } = letters ?? first;
  return { from, to };
}

/** What is known of the name at an offset; undefined where no declared name stands. */
export function nameCard(model: Model, text: string, offset: number): NameCard | undefined {
  const known = namePlaces(model, text);
  const here = nameAt(known, offset);
  if (here === undefined) return undefined;
  const { named, from, to } = here;
  const declared = declaration(named, known.places);
  const uses = known.places.filter((place) => place.named === named && place.is !== 'declared');
  const source = readFrom(named.elements, text);
  const counted = pointIds.map((point) => ({
    point,
    count: uses.filter((place) => place.point === point).length,
  }));
  return {
    kind: named.kind,
    name: named.name,
    of: named.of,
    from,
    to,
    declared: { ...declared, line: lineAt(text, declared.from) },
    facts: factsOf(model, text, named),
    ...(source ? { readFrom: source } : {}),
    used: counted.filter(({ count }) => count > 0),
  };
}

/** Every place where the name at an offset stands; undefined where no declared name stands. */
export function nameUses(model: Model, text: string, offset: number): NameUses | undefined {
  const known = namePlaces(model, text);
  const here = nameAt(known, offset);
  if (here === undefined) return undefined;
  const own = known.places.filter((place) => place.named === here.named);
  return {
    kind: here.named.kind,
    name: here.named.name,
    here: { from: here.from, to: here.to },
    declared: declaration(here.named, known.places),
    uses: own.map(({ from, to, is, point }) => ({
      from,
      to,
      line: lineAt(text, from),
      point,
      declares: is === 'declared',
      excerpt: excerptAt(text, from),
    })),
  };
}

function excerptAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? text.length : end);
  if (line.length <= excerptLength) return line.trim();
  const from = Math.max(0, Math.min(offset - start - excerptLength / 2, line.length - excerptLength));
  const cut = line.slice(from, from + excerptLength).trim();
  return `${from > 0 ? '… ' : ''}${cut}${from + excerptLength < line.length ? ' …' : ''}`;
}
