import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isDeed } from '../words/deeds.ts';
import { baseOf } from './deeds.ts';

/** Who somebody is, what they have or do, and then what they may: "A visitor is somebody without an account and | may read". */
const form = wording.d`^(?<who>(?:(?:An?|The|Every|Each|an?|the|every|each) \p{L}[\p{L}-]*|\p{Lu}[\p{L}-]*)(?: (?!(?:that|which|who|is|are|has|have)\s)[\p{L}-]+){0,2}?) (?:(?:is|are|has|have|stands? for|means?)|(?<verb>\p{Ll}{2,}[^s\s]s)) (?<rest>[^;:]{3,160}?),? (?:and|but|yet)(?: (?:therefore|so))?$`;

/** Whom a clause introduces before what they may, and what it says that they do. */
export function introducedBy(
  subject: Inline,
): { readonly who: Inline; readonly does: Inline | undefined } | undefined {
  const found = form.exec(subject.source)?.indices?.groups;
  const [who, verb, rest] = [found?.who, found?.verb, found?.rest];
  if (!who || !rest) return undefined;
  // "Sends letters, opens mail and": what somebody does who is named before.
  const [first = ''] = subject.source.slice(...who).split(' ');
  if (/s$/.test(first) && isDeed(baseOf(first.toLowerCase()))) return undefined;
  return { who: slice(subject, ...who), does: verb && slice(subject, verb[0], rest[1]) };
}
