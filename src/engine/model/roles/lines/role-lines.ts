import type { Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Allowed } from '../../domain-elements.ts';
import { linesBelow } from '../../records/records.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf, isParted } from '../../words/phrases.ts';
import { type About, type RoleFact, roleNamed } from '../facts.ts';
import { partedAtDeeds } from '../sentences/deeds-behind.ts';
import { modal } from '../words/modals.ts';
import type { Side } from '../words/sides.ts';
import { isAction, listsActions } from './items.ts';
import { labelledSides, partsOf } from './labels.ts';
import { titlesList } from './leads.ts';
import { deedsBehind } from './listed-deeds.ts';
import { narrowedBy } from './rights.ts';

/** The first line of a note about somebody: a short name, and perhaps who that is. */
const named = wording`^(?<name>[\`*]{0,2}\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}[\`*]{0,2})(?:\s*(?:\([^()]*\)|(?:\s[–—-]|:|,)\s+\S.*))?:?$`;
/** "else = guest", "otherwise like a guest": what is not told is as with somebody else. */
const otherwise = wording.i`^(?:and |for the rest,? |all )?(?:else|otherwise|rest|apart from that|in all else|besides)\s*(?:[=:–—]\s*|,?\s+(?:just |the same )?(?:like|as)\s+)(?:(?:same )?(?:as|like) )?(?:an? |the |any )?(?<name>[\p{L}\`*][\p{L}\p{N}_\`* -]{1,30})\.?$`;
/** What refers to the condition of the line before. */
const asBefore = /^(?:(?:on |under )?the )?same (?:condition|limit|rule)s?\.?$|^(?:ditto|likewise|dito)\.?$/i;
/** Where another deed begins in a label: "delete shelf + delete tag". */
const nextDeed = /\s+[+&]\s+|\s+\/\s+|,\s+(?:and\s+)?|\s+and\s+/;

/** What a line says of somebody: "may: a / b", or what is done and when: "delete a shelf: only if it is empty". */
function sidesOfLine(text: Inline, about: About, before: Allowed | undefined): readonly Side[] {
  const labelled = labelledSides(text, about);
  if (labelled) return labelled;
  const head = headOf(text);
  if (!head?.mark && / \/ /.test(text.source) && listsActions(text))
    return partsOf(text).map((deed) => ({ names: [deed], text: deed, allowed: { is: 'yes' }, by: 'may' }));
  // "cannot close the club", "add member, remove member"
  if (modal.exec(text.source)?.index === 0 || (!head?.mark && listsActions(text))) return deedsBehind(text);
  if (!isParted(head) || head.rest.source === '') return [];
  const said = (asBefore.test(head.rest.source) ? before : undefined) ?? narrowedBy(head.rest);
  const isDone = readsAsDeed(plain(head.label)) || (said !== undefined && isAction(head.label));
  if (!isDone) return [];
  const allowed: Allowed = said ?? { is: 'when', condition: conditionIn(head.rest) };
  const deeds = partedAtDeeds(head.label, nextDeed) ?? [head.label];
  return deeds.map((deed) => ({ names: [deed], text: deed, allowed, by: 'may' }));
}

/**
 * A note about somebody: a name in a line of its own, and below it what that one may: "clerk", "may: lend / take back",
 * "delete a copy: only if it is lost", "else = guest". Gives whether an item is one; lines that only name what is done are
 * left to other forms.
 */
export function readRoleLines(item: Item, gather: Gathering<RoleFact>): boolean {
  const lines = linesBelow(item);
  const name = lines.length > 0 ? named.exec(item.text.source)?.groups?.name : undefined;
  if (!name) return false;
  const who = slice(item.text, 0, name.length);
  if (readsAsDeed(plain(who)) || titlesList.test(plain(who))) return false;
  const about: About = { text: who, as: 'role', named: true };
  const says: { readonly line: Inline; readonly sides: readonly Side[] }[] = [];
  let like: Inline | undefined;
  for (const line of lines) {
    const other = otherwise.exec(line.source)?.groups?.name;
    const at = line.source.lastIndexOf(other ?? '');
    if (other) like = slice(line, at, at + other.length);
    else says.push({ line, sides: sidesOfLine(line, about, says.at(-1)?.sides[0]?.allowed) });
  }
  const told = says.filter(({ sides }) => sides.length > 0);
  if (told.length === 0 || told.length * 3 < says.length * 2) return false;
  if (!like && !told.some(({ line }) => isTerse(line))) return false;
  const isWho = isSomebody(plain(who)) || someone.test(plain(who)) || like !== undefined;
  if (!isWho && !told.some(({ line }) => saysMay(line, about))) return false;
  const description = plain(item.text)
    .slice(plain(who).length)
    .replace(/^[\s–—:,-]+/, '');
  gather.fact({ is: 'role', role: roleNamed(who, item.text.at, 'tolerant', description) });
  for (const { line, sides } of told) gather.fact({ is: 'sides', about, at: line.at, sides });
  if (like) gather.fact({ is: 'includes', heir: who, others: [like] });
  return true;
}

/** Words for somebody without an ending that tells it. */
const someone = wording.i`^(?:users?|anonymous|everybody|\p{L}*admins?)$`;

/** Whether a line says that it tells what somebody may: by a label, or by "may" or "cannot" at its head. */
function saysMay(line: Inline, about: About): boolean {
  return labelledSides(line, about) !== undefined || modal.exec(line.source)?.index === 0;
}

/** Whether a line parts what may be done by strokes, or says behind a colon when something may be done. */
function isTerse(line: Inline): boolean {
  const head = headOf(line);
  if (modal.exec(line.source)?.index === 0) return !/[:;]|\.\s/.test(line.source);
  return / \/ /.test(line.source) || (isParted(head) && readsAsDeed(plain(head.label)));
}
