import { raising } from '../model/derived/raised-errors.ts';
import type { ErrorEntry } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';
import { perElement } from '../model/tracking/per-element.ts';
import { pointIds } from '../points.ts';
import type { Input } from './check.ts';
import { tellsMessage } from './messages-told.ts';
import { explainsSilence } from './silence-explained.ts';
import { toldWithAll } from './told-of-errors.ts';

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

/** The words that come with a status when nothing else is said, as far as they are one word (RFC 9110, section 15). */
const phrase = /^(?:Unauthori[sz]ed|Forbidden|Conflict|Gone|Locked|BadRequest|NotFound|TooManyRequests)$/;

/**
 * Whether an error is named by its message; in a document in its own words by words that are no code, by "Unauthorized!",
 * or by those that come with its status.
 */
export function isMessage({ name, how, quoted, status }: ErrorEntry): boolean {
  return (
    quoted || (how !== 'exact' && (/\s|[!?…]$/.test(name) || (status.is === 'shown' && phrase.test(name))))
  );
}

/** Words with which an entry says that a rule of the product was broken. */
const ruleBroken =
  /\brules? (?:of|in|from) (?:point|section|chapter|part)\b|\bvalidation(?: rules?)? (?:fails?|failed|errors?)\b|\bfail(?:s|ed)? (?:the )?validation\b|\b(?:breaks?|broke|broken|violat\w+|fails?|failed)\b.{0,20}\brules?\b|\brules?\b.{0,12}\b(?:fail\w*|broken|violated|not met|does not hold)\b/i;

/** Whether an entry stands for all rules at once, in a document that tells their messages one by one. */
function isForRules({ rules, errors }: Model, { how, when }: ErrorEntry): boolean {
  if (how === 'exact' || !ruleBroken.test(shownValue(when) ?? '')) return false;
  return errors.errors.some(isMessage) || rules.rules.some(({ message }) => message.is === 'shown');
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

const lacksHandling = perElement((model: Model, entry: ErrorEntry): boolean => {
  if (entry.handling.is !== 'unstated') return false;
  const answers = raising(model, entry).flatMap(({ answer }) => answer ?? []);
  return answers.length === 0 || answers.some((answer) => answer.handling.is === 'unstated');
});

/** What checks read that ask for messages: they may be told anywhere. */
export const messageInputs: readonly Input[] = [
  'outline',
  'errors',
  'screens',
  'calls',
  'rules',
  'entities',
  ...pointIds.map((id) => `${id}-text` as const),
];

/** The errors of which one may ask, and which of them lack a message, or of what the client does, or both. */
export interface Lacks {
  readonly entries: readonly ErrorEntry[];
  readonly coded: readonly ErrorEntry[];
  readonly both: readonly ErrorEntry[];
  readonly message: readonly ErrorEntry[];
  readonly handling: readonly ErrorEntry[];
}

/**
 * Those of some errors of which the client's part is asked. A document in its own words that tells messages, and of no
 * error what else happens, has told what happens: the message is shown.
 */
function idleOf(model: Model, entries: readonly ErrorEntry[]): readonly ErrorEntry[] {
  const isAsked =
    entries.some(({ handling }) => handling.is === 'shown' || handling.is === 'none') ||
    !entries.some((entry) => isMessage(entry) || entry.message.is !== 'unstated');
  return entries.filter((entry) => (isAsked || entry.how === 'exact') && lacksHandling(model, entry));
}

/** What the entries of the catalogue leave unsaid. Where the name is the message there is none to ask for. */
export function lacksOf(model: Model): Lacks {
  const entries = shownErrors(model);
  const coded = entries.filter((entry) => !isMessage(entry));
  const isExplained = explainsSilence(model, 'errors');
  const isSaid = (entry: ErrorEntry): boolean => isExplained && entry.how !== 'exact';
  const silent = new Set(
    coded.filter(
      (entry) =>
        entry.message.is === 'unstated' &&
        !toldWithAll(model, entry, 'message') &&
        !isSaid(entry) &&
        !isForRules(model, entry) &&
        !tellsMessage(model, entry),
    ),
  );
  const messages = entries.filter(isMessage);
  const idle = new Set(
    [...idleOf(model, coded), ...idleOf(model, messages)].filter(
      (entry) => !isSaid(entry) && !toldWithAll(model, entry, 'handling'),
    ),
  );
  return {
    entries,
    coded,
    both: coded.filter((entry) => silent.has(entry) && idle.has(entry)),
    message: coded.filter((entry) => silent.has(entry) && !idle.has(entry)),
    handling: entries.filter((entry) => idle.has(entry) && !silent.has(entry)),
  };
}
