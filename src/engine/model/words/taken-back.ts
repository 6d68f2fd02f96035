import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { nameOf } from './names.ts';
import { namesListed } from './phrases.ts';

/** What a thing of a point may be called behind its name. */
const kind = '(?:screens?|pages?|views?|dialogs?|calls?|endpoints?|routes?|requests?)';
/** Where what is said of it ends, or goes on with a reason. */
const end =
  '(?=\\s*$|\\s*[.,;:(–—]|\\s(?:for (?:now|good|the moment)|again|altogether|because|since|and|by|in favou?r)\\b)';
/** "Payslips is dropped", "the Wish list page goes away", "Audit and Export are not part of this release". */
const goneBehind = wording.i`^(?:(?:the|our)\s+)?(?<names>[^.;:]{2,80}?)(?:\s+${kind})?\s+(?:(?:(?:is|was|has been|will be)\s+(?:now\s+|already\s+)?(?:removed|gone|cut|replaced(?= by\b))|(?:is|are|was|were|has been|have been|will be)\s+(?:now\s+|already\s+)?(?:dropped|retired|obsolete|taken out|left out|out of scope|no longer (?:needed|there|in scope|offered|part of \p{L}+ \p{L}+)|not (?:part of|in) (?:this|the|our) (?:first |next )?(?:release|version|scope|phase|product|app|application|portal|pilot|mvp|milestone|step)))|goes away|go away|falls away|no longer exists?|(?:does not|doesn't) exist any ?more)${end}`;
/** "Dropped: Payslips, Audit", "We drop the Audit page", "Remove `/audit`". */
const goneBefore = wording.i`^(?:(?:dropped|removed|gone|cut|no longer there|out of scope)\s*:\s*|(?:we (?:have )?)?(?:drop(?:ped)?|removed?)\s+(?:the\s+)?)(?<names>[^.;:]{2,80}?)(?:\s+${kind})?(?=\s*(?:$|[.;(–—])|\s(?:for (?:now|good|the moment)|because|since)\b)`;

/** The names of what a sentence says to be there no longer. */
export function takenBack(sentence: Inline): readonly string[] {
  const names = (goneBehind.exec(sentence.source) ?? goneBefore.exec(sentence.source))?.groups?.names;
  if (!names) return [];
  const start = sentence.source.indexOf(names);
  return namesListed(slice(sentence, start, start + names.length))
    .map(bare)
    .filter((name) => isName.test(name) && !isClause.test(name));
}

/** "404 when it is gone" takes nothing away: it tells of a case. */
const isClause = /(?:^| )(?:when(?:ever)?|if|once|until|unless|which|that|it|they)(?: |$)/i;

/** A few words, or an address. */
const isName = wording`^(?:(?:\p{Lu}+ )?\/\S*|(?!\S+ing\b)[\p{L}\p{N}][\p{L}\p{N}&'’/-]*(?: [\p{L}\p{N}&'’/-]+){0,3})$`;

/** A name without its article and marks. */
const bare = (name: Inline): string =>
  nameOf(slice(name, /^(?:the|our)\s+/i.exec(name.source)?.[0].length ?? 0, name.source.length)).name;
