import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import { fold } from '../../derived/name-index.ts';
import { isSomebody } from '../../words/people.ts';

/** "A change starts as pending": what begins, and with what. */
const begins = wording.i`^(?:and |also |similarly,? |likewise,? )?(?:an?|the|each|every) (?:new )?(?<name>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:begins?|starts?|comes in|arrives|is (?:created|born|opened|added|first))(?: (?:out|off|life|its life))? (?:as|in) `;

/**
 * What a sentence lets begin that is another thing than the one of which the text around it speaks by itself: "A tracked
 * change begins as pending", behind sentences about a comment. A kind of the same thing is none, nor is somebody.
 */
export function otherIn({ source }: Inline, { lead, titled }: Context, text: Inline): string | undefined {
  const name = begins.exec(source)?.groups?.name;
  const isOfText = lead !== '' && !titled && text.source.toLowerCase().includes(lead.toLowerCase());
  if (!name || !isOfText || isSomebody(name)) return undefined;
  const [one, other] = [fold(name), fold(lead)];
  return one.endsWith(other) || other.endsWith(one) ? undefined : name;
}
