import type { Place } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { type RoleFact, roleNamed } from '../facts.ts';
import { baseOf } from '../sentences/deeds.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { modal } from '../words/modals.ts';
import { isAllOrNone } from '../words/names.ts';
import { titlesList } from './leads.ts';
import { mayFacts } from './rows.ts';

/** How a sentence begins that says what somebody may who is named before it. */
const opens =
  "(?:May|Can|Cannot|Can[’']t|Must not|Is allowed|Is able|Is permitted|Has the right|Never)(?![\\p{L}])";
/**
 * A name, who that is behind a comma, a dash, a colon or in brackets, and then sentences that do not name it again: "**Mate**, who
 * keeps the keys. May open the gate."
 */
const named = wording`^(?:\d+[.)]\s+)?(?:(?<mark>\*{1,2}|__)(?<marked>\p{L}[\p{L}\p{N} '’-]{1,40}?)[.,:]?\k<mark>|(?<bare>\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,2}?))(?:(?:,|:|\s[–—-])?\s+|\s*(?=\())(?<who>[^.;]{2,160}?)\.\s+(?=${opens})|^(?<alone>\*{1,2})(?<only>\p{L}[\p{L}\p{N} '’-]{1,40}?)\k<alone>[.:,]\s+(?=${opens})`;

/** What heads a remark, and what is done. */
const noName = wording.i`^(?:slug|key|id|identifier|code|flag|level|scope|notes?|nb|warning|important|exceptions?|remarks?|hint|tip|example|\p{L}+ing)$`;

/** Takes in a text that begins with somebody's name and who that is, and goes on with what they may; gives whether it is one. */
export function readNamedFirst(text: Inline, at: Place, gather: Gathering<RoleFact>): boolean {
  const found = named.exec(text.source);
  const { marked, bare, only, who = '' } = found?.groups ?? {};
  const called = marked ?? bare ?? only;
  if (!found || !called || (bare && !/^[^ ]+(?: [^ ]+){0,2}(?:,| \(| [–—-] )/.test(text.source)))
    return false;
  const [first = ''] = who.replace(/^\(/, '').split(/[\s,]/);
  if (noName.test(called) || titlesList.test(called) || readsAsDeed(called) || isAllOrNone(called))
    return false;
  // "Owner: edits boats and lends oars": what they do is read as such.
  if (modal.test(who) || modal.test(called) || isDeed(baseOf(first.toLowerCase()))) return false;
  const start = text.source.indexOf(called);
  const name = slice(text, start, start + called.length);
  const said = slice(text, found[0].length, text.source.length);
  const lines = permissionsOf(said, { roles: [name], actions: [] });
  if (lines.length === 0 || lines.some(({ actions }) => actions.some(({ source }) => /^be\s/.test(source))))
    return false;
  const description = plain({ ...text, source: who }).replace(/^\(|\)$/g, '');
  gather.fact({ is: 'role', role: roleNamed(name, at, bare ? 'tolerant' : 'exact', description) });
  for (const line of lines) mayFacts(line, line.roles.length > 0 ? line.roles : [name], gather);
  return true;
}
