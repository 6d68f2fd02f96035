import type { HeadingBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { ErrorEntry } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import type { ErrorFact } from './entry.ts';

const isUnsaid = (error: ErrorEntry, part: 'status' | 'message'): boolean => error[part].is === 'unstated';

/** Whether an error is called by nothing but its status. */
export const isStatus = ({ name }: ErrorEntry): boolean => /^[45]\d\d$/.test(name);

/**
 * The facts of a block with what sentences only go on about joined to the error before them: "A boat that is too long is refused
 * with 422. The page shows “Too long.”" is one error, called by its message where nothing else names it.
 */
export function joined(facts: readonly ErrorFact[]): readonly ErrorFact[] {
  if (!facts.some((fact) => fact.is === 'error' && fact.isPart)) return facts;
  const found: ErrorFact[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    const one =
      fact.is === 'error' && fact.isPart && last?.is === 'error' ? oneOf(last.error, fact.error) : undefined;
    found.splice(one ? -1 : found.length, 1, one ? { is: 'error', error: one } : fact);
  }
  return found;
}

/** The one error that two are parts of: each says what the other leaves unsaid; undefined where they are two. */
function oneOf(error: ErrorEntry, more: ErrorEntry): ErrorEntry | undefined {
  const isMore = more.quoted || isStatus(more);
  const part = more.quoted ? 'message' : 'status';
  if (!isMore || !isUnsaid(error, part) || (part === 'status' && !isUnsaid(more, 'message')))
    return undefined;
  if (!isUnsaid(more, 'status') && !isUnsaid(error, 'status')) return undefined;
  const status = isUnsaid(error, 'status') ? more.status : error.status;
  return isStatus(error) && more.quoted
    ? { ...more, at: error.at, status, when: error.when }
    : { ...error, status, message: isUnsaid(error, 'message') ? more.message : error.message };
}

/** Words of a title that gathers errors, or says of what they are. */
const gathers =
  /\b(?:errors?|codes?|messages?|texts?|sentences?|answers?|responses?|status(?:es)?|failures?|problems?|catalogue|rest|others?|shape|form(?:at)?|body|bodies|list|summary|overview|general|cases?|rules?|calls?|pages?|screens?|shown|common|misc(?:ellaneous)?)\b|^(?:about|on|in|for|at|from|with|by|of|to|only|while|during|behind|where|what|how|who|[a-z]+ing)\b|^[^ ]*$|^(?:an? |the )?[a-z-]+(?: and [a-z-]+)?$/i;
/** Words by which a title says what goes wrong. */
const fails =
  /\b(?:not|no|never|without|already|too|only|wrong|bad|invalid|missing|unknown|expired|exceeded|denied|refused|rejected|failed|taken|full|closed|locked|empty|duplicate|unavailable|unauthori[sz]ed|forbidden|gone|lost|broken|limit(?:ed)?|outside|over|used|revoked|mismatch|conflict)\b/i;

/** Whether a title in words names one error: it says what goes wrong, and is no title of several. */
export const namesError = ({ title }: HeadingBlock): boolean => {
  const words = plain(title);
  return words.split(' ').length <= LONGEST && fails.test(words) && !gathers.test(words);
};
const LONGEST = 7;

/** The only error that running text tells below a heading, whatever names it there. */
export function onlyTold(parts: readonly Part<ErrorFact>[]): ErrorEntry | undefined {
  const telling = parts.filter(({ reading }) => reading.facts.length > 0);
  if (!telling.every(({ block }) => block.kind === 'paragraph')) return undefined;
  const [fact, ...others] = telling.flatMap(({ reading }) => joined(reading.facts));
  return fact?.is === 'error' && others.length === 0 && (fact.error.quoted || isStatus(fact.error))
    ? fact.error
    : undefined;
}
