import { groupedBy } from '../derived/grouped-by.ts';
import type { Call } from '../interface-elements.ts';
import { listOf } from '../stated.ts';
import { answeringAsAll } from './shared-answers.ts';

/** A path that ends in a place for what is called: `/api/<method>`, `/rpc/{function}`. */
const placeForCall =
  /^(?<before>[^\s<{:[]{1,200}\/)(?:<|\{|\[|:)\s?(?:method|function|command|action|operation|procedure|call|endpoint)(?:[ _-]?name)?\s?[>}\]]?$/i;

/** Calls at one address, at least, that a path with a place for them stands for. */
const fewest = 3;

/**
 * Calls without those that are the address of others which are told each: where `POST /api/boat.find` and others are,
 * `POST /api/<method>` is none, and what it answers holds for all of them.
 */
export function withoutAddressOfAll(calls: readonly Call[]): readonly Call[] {
  const addresses = groupedBy(calls.filter(placeIn), (call) => `${call.method} ${placeIn(call)}`);
  if (addresses.size === 0) return calls;
  const told = groupedBy(
    calls.filter(({ path }) => ownPart.test(partAt(path))),
    addressAround,
  );
  const stands = (address: string): boolean => (told.get(address)?.length ?? 0) >= fewest;
  return calls.flatMap((call): Call | [] => {
    const place = placeIn(call);
    if (place && stands(`${call.method} ${place}`)) return [];
    const around = addressAround(call);
    const all = ownPart.test(partAt(call.path)) && stands(around) ? (addresses.get(around) ?? []) : [];
    return all.reduce((each: Call, { answers }) => answeringAsAll(each, listOf(answers)), call);
  });
}

/** What stands before the place for what is called, in an address that has one. */
const placeIn = ({ how, path }: Call): string | undefined =>
  how === 'tolerant' ? placeForCall.exec(path)?.groups?.before : undefined;

/** The last part of a path. */
const partAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The method of a call, and its path without the last part. */
const addressAround = ({ method, path }: Call): string =>
  `${method} ${path.slice(0, path.lastIndexOf('/') + 1)}`;

/** A part of a path that is no place for others. */
const ownPart = /^[^/\s<{:[\]}>]+$/;
