import type { ErrorEntry } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';

/** A name that is written like a code: `invalid_invoice`, `too-large`, `notFound`, `E42`, or a status. */
const code = /^(?:\d{3}|[A-Za-z]+(?:[_.-][A-Za-z0-9]+)+|[a-z]+[A-Z]\w*|[A-Z]+\d+|[a-z]+\d+)$/;

/**
 * Whether an entry of the catalogue is an error for certain: in a document in its own words a bold word under that
 * heading may be anything. It has a status, or is named by a code or a message.
 */
function isCertain(entry: ErrorEntry): boolean {
  if (entry.doubtful) return false;
  return entry.how === 'exact' || entry.quoted || entry.status.is === 'shown' || code.test(entry.name);
}

/** Whether an entry is an answer that goes well, told among the errors: "201: Created", `OK (ignored)` with 200. */
function goesWell({ name, status }: ErrorEntry): boolean {
  return /^[123]\d\d$/.test(shownValue(status) ?? name);
}

/** Whether an error is named by its message; in a document in its own words by words that are no code. */
export function isMessage({ name, how, quoted }: ErrorEntry): boolean {
  return quoted || (how !== 'exact' && /\s/.test(name));
}

/**
 * The errors of which one may ask what a visitor sees and what the client does. A document in its own words that tells
 * of no screen is about something without visitors: a protocol, a service.
 */
export function shownErrors({ errors: { errors }, screens: { screens } }: Model): readonly ErrorEntry[] {
  return errors.filter(
    (entry) => isCertain(entry) && !goesWell(entry) && (screens.length > 0 || entry.how === 'exact'),
  );
}
