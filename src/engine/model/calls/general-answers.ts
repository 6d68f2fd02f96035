import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { Answer } from '../interface-elements.ts';
import { splitAt } from '../words/phrases.ts';
import { unlessSaid } from '../words/reservations.ts';
import { statusesIn } from './statuses.ts';

/** What a sentence says that calls answer, whichever they are. */
export interface GeneralAnswers {
  readonly answers: readonly Answer[];
  /** Whether only those are meant of which nothing else is said. */
  readonly bare: boolean;
}

/** Words of what is said of calls in general, and of how they succeed. */
const general = wordSet(
  'a an the this that it its every all each any they these those them everything everywhere anything one',
  'default usual normal standard general common successful success succeeds succeed successes ok fine well works worked',
  'http api rest call calls request requests endpoint endpoints route routes operation operations method methods',
  'answer answers answered response responses respond responds reply replies status statuses code codes return returns',
  'returned give gives gives yield yields get gets got is are be means mean always normally usually by on with in as of',
  'for from to and or also if when where then there no not given noted stated said says told otherwise else below above here',
  'can may will must plain just only same which i we you do don t repeat repeated json body expect expected',
);
/** Words of who asks without having shown who it is. */
const asking = wordSet(
  'without missing lacking lack absent invalid wrong expired bad good valid unknown revoked unauthenticated unauthorized',
  'unauthorised anonymous signed logged sign log signing logging user users caller callers client somebody someone nobody who',
  'authenticated authorized authorised allowed permitted needed right needs need needed require requires required want wants carry carries take takes expects',
);
/** What shows who asks. */
const proof = wordSet(
  'token tokens key keys session sessions cookie cookies credential credentials authentication authorization auth',
  'authorisation permission permissions rights allowed header headers bearer access login unauthenticated anonymous signed logged jwt oauth basic',
);

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

const isSuccess = ({ status }: Answer): boolean => status.startsWith('2');
const isFailure = ({ status }: Answer): boolean => status.startsWith('4');

/**
 * What a sentence says that calls answer which it does not name: "Unless noted, the answer is 200", "All need a token;
 * without one we expect 401". All its words have to be those of any call: undefined where it speaks of what some calls
 * do, of a failure for another reason than that nobody has shown who asks, or of several ways to succeed.
 */
export function generalAnswers(sentence: Inline): GeneralAnswers | undefined {
  if (!/(?<!\d)[24]\d\d(?!\d)/.test(sentence.source)) return undefined;
  const left = unlessSaid.exec(sentence.source);
  const source = left ? sentence.source.replace(left[0], ' '.repeat(left[0].length)) : sentence.source;
  const text = { source, at: sentence.at };
  const isProved = wordsOf(text).some((word) => proof.has(word));
  const parts = isAllOf(text, isProved) ? [text] : splitAt(text, /\s*[;()]\s*/);
  const answers = parts.flatMap((part) => (isAllOf(part, isProved) ? statusesIn(part) : []));
  const [first, ...others] = answers;
  if (!first || (answers.length > 1 && others.some(isSuccess))) return undefined;
  const isMeant = isSuccess(first)
    ? left !== null || saysOfWhat.test(source)
    : isProved && unproved.test(source) && answers.every(isFailure);
  return isMeant ? { answers, bare: left?.groups?.bare !== undefined } : undefined;
}

/** What says that something is said of calls, where it is how they succeed. */
const saysOfWhat =
  /\b(?:calls?|requests?|endpoints?|routes?|operations?|answers?|responses?|statuse?s?|success|default|everything|everywhere|all|each|they)\b/i;
/** What says that nobody has shown who asks. */
const unproved =
  /\b(?:without|missing|no|not|lack(?:s|ing)?|absent|invalid|wrong|expired|unauthenticated|unauthori[sz]ed|anonymous|otherwise|else)\b/i;

/** The words of a text, without what stands in code and is no status. */
function wordsOf({ source }: Inline): readonly string[] {
  const text = source.replace(/`(?![1-5]\d\d\b)[^`]*`/g, ' ').toLowerCase();
  return text.match(wording.g`[\p{L}\p{N}]+`) ?? [];
}

/** Whether all words of a text are those of any call, and of who asks where something is said of that. */
function isAllOf(text: Inline, isProved: boolean): boolean {
  return wordsOf(text).every(
    (word) =>
      /^[1-5]\d\d$/.test(word) || general.has(word) || (isProved && (asking.has(word) || proof.has(word))),
  );
}
