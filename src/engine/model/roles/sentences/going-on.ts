import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { isDeed } from '../../words/deeds.ts';
import { baseOf } from './deeds.ts';

/** "Also closes lists", "They close lists": a clause that goes on about the same person, without what says so. */
export function asGoingOn(clause: Inline, index: number): Inline {
  const lead = index > 0 ? (goingOn.exec(clause.source)?.[0].length ?? 0) : 0;
  const bare = slice(clause, lead, clause.source.length);
  const [first = '', second = ''] = bare.source.split(' ');
  const isThird =
    /^[A-Z][a-z]+s$/.test(first) && isDeed(baseOf(first.toLowerCase())) && !noObject.test(second);
  return index > 0 && isThird
    ? { ...bare, source: first.toLowerCase() + bare.source.slice(first.length) }
    : bare;
}
const goingOn = /^(?:(?:also|additionally|besides|in addition),? |(?:they|he|she) (?:also )?(?=[a-z]+ ))/i;
const noObject = /^(?:is|are|was|were|can|may|must|will|have|has|of|for|in|on|at|by|to|from|and|or)?$/i;
