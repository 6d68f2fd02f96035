import { wording } from '../../../syntax/wording.ts';
import { marked, pronoun } from './made-in.ts';

/** A word in small letters that may be a state. */
const word =
  '(?!(?:there|here|not|only|always|still|also|kept|shown|valid for|it|they|an?|the|then)(?!\\p{L}))\\p{Ll}[\\p{Ll}-]{2,}';
/** What joins what comes then. */
const joint =
  '(?:,? and|,? then|,? after which|,? at which point|,? whereupon|,? when)(?: then| it| they| is| are| becomes?)*';

/** "It is `open` until its day has passed, then `closed`". */
const until = wording.is`(?<from>${marked}) until (?<event>.{3,80}?)${joint}\s+(?<to>${marked})`;
/** "It is `new` until somebody wants it (`asked`)". */
const untilIn = wording.is`(?<from>${marked}) until (?<event>[^.;()]{3,80}?) \((?<to>${marked})\)`;
/** "It is `queued`, then `sent`": one after the other. */
const inTurn = wording.is`(?<from>${marked})(?:,| and)+ (?:and )?then (?:it (?:is|becomes) )?(?<to>${marked})`;
/** "A bid is leading until somebody bids more, at which point it is outbid": the same of words. */
const wordUntil = wording.s`(?:(?:^|\s)(?:is|are|stays?|remains?) (?<from>${word})|^(?<first>\p{L}[\p{Ll}-]{3,})) until (?<event>[^.;]{3,80}?)(?:,? then|,? after which|,? at which point|,? whereupon)(?: then| it| they| is| are| becomes?)*\s(?<to>${word})(?=[.,;]|$| (?:for|to|until|when|if|again|and)(?!\p{L}))`;

/** What a sentence says that something is until something happens, and what it is then; undefined where it says none of it. */
export function turnIn(
  source: string,
): { readonly from: string; readonly to: string; readonly event: string } | undefined {
  const isSetApart = source.includes('`') || source.includes('*');
  const found =
    (isSetApart ? (until.exec(source) ?? untilIn.exec(source) ?? inTurn.exec(source)) : null)?.groups ??
    wordUntil.exec(source)?.groups;
  const { from = found?.first, to, event = '' } = found ?? {};
  return from && to && !pronoun.test(to) ? { from, to, event } : undefined;
}
