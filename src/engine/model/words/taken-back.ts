import type { Inline } from '../../syntax/block.ts';
import { codeSpans, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { nameOf } from './names.ts';
import { namesListed } from './phrases.ts';

/** What a thing of a point may be called behind its name. */
const kind = '(?:screens?|pages?|views?|dialogs?|calls?|endpoints?|routes?|requests?)';
/** When, or with what, a thing went: "in 2024", "in version 3", "with the new menu", "last year". */
const sinceWhen =
  '(?:(?:in|since|as of|from) (?:(?:19|20)\\d\\d\\b|(?:v(?:ersion)? ?|release )?\\d(?![\\d.]*\\s?(?:[a-z]+s|second|minute|hour|day|week|month|year)\\b))|(?:in|with|since|as of) (?:the )?(?:(?:last|latest|new|newest|current|this|redesign|relaunch|rewrite)\\b|v(?:ersion)?\\d)|(?:last|this) (?:year|month|spring|summer|autumn|winter|release|version|sprint))';
/** Where what is said of it ends, or goes on with a reason. */
const end = `(?=\\s*$|\\s*[.,;:(–—]|\\s(?:for (?:now|good|the moment)|again|altogether|because|and|by|in favou?r)\\b|\\s${sinceWhen}|\\ssince\\b)`;
/** "Payslips is dropped", "the Wish list page goes away", "Audit and Export are not part of this release". */
const goneBehind = wording.i`^(?:(?:the|our)\s+)?(?<names>[^.;:]{2,80}?)(?:\s+${kind})?\s+(?:(?:(?:is|was|has been|will be)\s+(?:now\s+|already\s+)?(?:removed|gone|cut|replaced(?= by\b))|(?:is|are|was|were|has been|have been|will be)\s+(?:now\s+|already\s+)?(?:dropped|retired|obsolete|taken out|left out|out of scope|no longer (?:needed|there|in scope|offered|part of \p{L}+ \p{L}+)|not (?:part of|in) (?:this|the|our) (?:first |next )?(?:release|version|scope|phase|product|app|application|portal|pilot|mvp|milestone|step)))|goes away|go away|falls away|no longer exists?|(?:does not|doesn't) exist any ?more)${end}`;
/** "Dropped: Payslips, Audit", "We drop the Audit page", "Remove `/audit`". */
const goneBefore = wording.i`^(?:(?:dropped|removed|gone|cut|no longer there|out of scope)\s*:\s*|(?:we (?:have )?)?(?:drop(?:ped)?|removed?)\s+(?:the\s+)?)(?<names>[^.;:]{2,80}?)(?:\s+${kind})?(?=\s*(?:$|[.;(–—])|\s(?:for (?:now|good|the moment)|because|since)\b)`;
/** What is said behind the sign after a name and its address, and all that is said: "removed", "dropped in version 3". */
const removed = `(?:(?:was|has been|is) )?(?:now |already |since )?(?:removed|dropped|retired|withdrawn|discontinued|no longer (?:there|exists))(?:\\s(?:for good|altogether|again)|\\s${sinceWhen}[^;]{0,30}?)?[.!]?\\s*`;
/** "**Wish list** `/wishes` – removed", "`GET /wishes` (dropped in version 3)". */
const goneAtEnd = wording.i`^(?<names>[^.;:]{0,60}\`[^\`]+\`\S{0,3})\s*(?:[–—:,-]|--)\s+${removed}$|^(?<inBrackets>[^.;:]{0,60}\`[^\`]+\`\S{0,3})\s+\(${removed}\)\s*$`;
const isRemoved = wording.i`^${removed}$`;

/** The names of what a sentence says to be there no longer. */
export function takenBack(sentence: Inline): readonly string[] {
  const { source } = sentence;
  const ended = goneAtEnd.exec(source)?.groups;
  const named = ended?.names ?? ended?.inBrackets;
  if (named && takesAway(named, source.slice(named.length))) return [];
  const names = named ?? (goneBehind.exec(source) ?? goneBefore.exec(source))?.groups?.names;
  if (!names) return [];
  const start = source.indexOf(names);
  return namesListed(slice(sentence, start, start + names.length))
    .map((each) => addressIn(each) ?? bare(each))
    .filter((name) => isName.test(name) && !isClause.test(name));
}

/** "404 when it is gone" takes nothing away: it tells of a case. */
const isClause = /(?:^| )(?:when(?:ever)?|if|once|until|unless|which|that|it|they)(?: |$)/i;

/** Whether a cell says nothing else than that what has an address is there no longer. */
export const saysRemoved = ({ source }: Inline, address: string): boolean =>
  isRemoved.test(source) && !takesAway(address, source);

/** What is said with one word, and what it says of a thing that went. */
const inOneWord = /^[\s–—:,(-]*(?<stem>remov|dropp?|retir|withdraw|discontinu)\w*[.!)\s]*$/i;

/** Whether what is said of an address is what it is for: "`POST /offers/:id/withdraw` – withdrawn", "`DELETE /ropes` – removed". */
function takesAway(address: string, said: string): boolean {
  const stem = inOneWord.exec(said)?.groups?.stem?.toLowerCase();
  return (
    stem !== undefined &&
    (address.toLowerCase().includes(stem) || (stem === 'remov' && /\bDELETE\b/.test(address)))
  );
}

/** Words around an address that is what they speak of: "old page `/legacy`", "former dashboard (`/dash`)", "screen at". */
const aroundAddress = wording.i`^(?:(?:the|our) )?[\p{L}*_ -]{0,40}\(?$`;

/** The one address that a name is told with. */
function addressIn(name: Inline): string | undefined {
  const [code, ...others] = codeSpans(name);
  if (!code || others.length > 0 || !/^[)*_\s]*$/.test(name.source.slice(code.end))) return undefined;
  const address = nameOf(slice(name, code.start, code.end)).name;
  return isAddress.test(address) && aroundAddress.test(name.source.slice(0, code.start))
    ? address
    : undefined;
}

const isAddress = wording`^(?:\p{Lu}+ )?\/\S*$`;

/** A few words, or an address. */
const isName = wording`^(?:(?:\p{Lu}+ )?\/\S*|(?!\S+ing\b)[\p{L}\p{N}][\p{L}\p{N}&'’/-]*(?: [\p{L}\p{N}&'’/-]+){0,3})$`;

/** A name without its article and marks. */
const bare = (name: Inline): string =>
  nameOf(slice(name, /^(?:the|our)\s+/i.exec(name.source)?.[0].length ?? 0, name.source.length)).name;
