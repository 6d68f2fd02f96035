import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { itemOf } from '../../blocks/read-text.ts';
import { writtenLines } from '../../blocks/written-lines.ts';
import type { Allowed } from '../../domain-elements.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { statements } from '../../words/names.ts';
import { type Head, sentences } from '../../words/phrases.ts';
import { deedsOf } from '../sentences/deeds.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { conditioned } from '../words/conditioned.ts';
import { modal } from '../words/modals.ts';
import type { Side } from '../words/sides.ts';
import { titlesList } from './leads.ts';

/** The lines of a list or a paragraph; one that is not written line by line is a line. */
export const linesIn = (block: Block): readonly Item[] =>
  block.kind === 'list'
    ? block.items
    : block.kind === 'paragraph'
      ? (writtenLines(block.text)?.lines ?? [block.text]).map(itemOf)
      : [];

/** A rank before the name of whoever has it: `Level 2, moderator`, `Tier 1 (guest`. */
const rank = wording.i`^(?:(?:trust |access )?level|rank|tier|grade|stufe|niveau)\s+\d+\s*[,(–—-]\s*(?=[\p{L}*_])`;

/** A name without the number of its rank before it. */
export function withoutRank(label: Inline): Inline {
  const ranked = rank.exec(label.source)?.[0];
  return ranked ? slice(label, ranked.length, label.source.replace(/\)$/, '').length) : label;
}

/** A head whose name has no number of its rank before it, and nothing that leaves out others: `TL2 – Member`, `Owner alone: …`. */
export function uncounted(whole: Head | undefined): Head | undefined {
  const alone = whole?.kind === 'words' && whole.mark ? / alone$/i.exec(whole.label.source) : null;
  const bare = whole && alone ? slice(whole.label, 0, alone.index) : undefined;
  const head = whole && bare && mayDo(bare) ? { ...whole, label: bare, names: [bare] } : whole;
  const label = head?.kind === 'words' ? withoutRank(head.label) : undefined;
  if (head && label && label !== head.label) return { ...head, label, names: [label] };
  if (head?.kind !== 'strong') return head;
  const names = head.names.map((name) => {
    const bare = /^\*\*/.test(name.source) ? slice(name, 2, name.source.length - 2) : name;
    const number = wording`^\p{Lu}{1,5}[- ]?\d{1,2}\s*[–—:.-]\s*(?=\p{L})`.exec(bare.source)?.[0].length;
    return number === undefined ? name : slice(bare, number, bare.source.length);
  });
  return { ...head, names };
}

/** Whether a text may be a name of somebody, or stand for several by their initials: `O A E`. */
export function isShort(name: Inline): boolean {
  return plain(name).split(' ').length <= 5 || wording`^(?:\p{Lu}{1,3}[ ,/]?)+$`.test(name.source);
}

/** What a line says of one role: `create, edit pages; cannot invite`. */
export function sidesOfRole(text: Inline): readonly Side[] {
  const found: Side[] = [];
  const may = (action: Inline, allowed: boolean): void => {
    const { action: name, on } = allowed ? conditioned(action) : { action, on: undefined };
    found.push({
      names: [name],
      text: name,
      allowed: on ? { is: 'when', condition: conditionIn(on) } : { is: allowed ? 'yes' : 'no' },
      by: 'may',
    });
  };
  const clauses = statements(slice(text, 0, text.source.replace(/\.$/, '').length));
  for (const clause of clauses) {
    const all = sentences(clause);
    for (const sentence of all) {
      const said = permissionsOf(sentence);
      for (const { actions, allowed } of said) for (const name of actions) may(name, allowed);
      if (said.length > 0) continue;
      // "Coordinators: change settings and remove members. They export the data."
      const deeds = all.length > 1 ? deedsOf(withoutPronoun(sentence)) : [];
      for (const name of deeds) may(name, true);
      if (all.length === 1) found.push({ names: [], text: clause, allowed: { is: 'yes' }, by: 'may' });
    }
  }
  return found;
}

/** A sentence without the word that stands for whom it speaks of. */
function withoutPronoun(sentence: Inline): Inline {
  const lead = /^(?:they|he|she) (?:also |then )?/i.exec(sentence.source)?.[0].length ?? 0;
  return slice(sentence, lead, sentence.source.length);
}

/** Whether a text lists what people do, and begins with that: `approve leave, see all timesheets`. */
export function listsActions(text: Inline): boolean {
  const parts = splitOutside(text, ',;').map(({ source }) => source.replace(/^(?:and |or |\+ ?)/, ''));
  const deeds = parts.filter((part) => isDeed(part.split(' ')[0] ?? ''));
  return wording`^\p{Ll}`.test(text.source) && readsAsDeed(parts[0] ?? '') && deeds.length * 2 > parts.length;
}

/** Whether a name in code is one that programmes have for something done: `manage_users`, `posts.delete`. */
export function isRight(name: Inline): boolean {
  const [first = '', ...others] = plain(name).split(/[_.:]/);
  const last = others.at(-1);
  return name.source.startsWith('`') && last !== undefined && (isDeed(first) || isDeed(last));
}

/** Whether a name may be that of somebody who does something: one to three words that are no deed. */
export function mayDo(name: Inline): boolean {
  return (
    wording`^\p{L}[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2}$`.test(plain(name)) &&
    !readsAsDeed(plain(name)) &&
    !isRight(name) &&
    !/ (?:an?|the|its?|their|own) /i.test(plain(name)) &&
    !titlesList.test(plain(name))
  );
}

/** Whether a line is a name of one to three words and nothing else. */
export function isRoleName(text: Inline): boolean {
  return wording`^[\`*]*\p{L}[\p{L}\p{N}_-]*(?: \p{L}[\p{L}\p{N}_-]*){0,2}[\`*]*$`.test(text.source);
}

/** A line of a list without what joins it to the next: `sign letters; and`. */
export function withoutEnd(text: Inline): Inline {
  return slice(text, 0, text.source.replace(/(?:[;,.]| *[;,] (?:and|or|und|oder|et|ou))$/i, '').length);
}

/** One name on one side. */
export function one(
  name: Inline,
  allowed: Allowed['is'] & ('yes' | 'no' | 'own'),
  by: Side['by'],
): readonly Side[] {
  return [{ names: [name], text: name, allowed: { is: allowed }, by }];
}

/** Whether a line may be an action of the role whose name stands above: a few words that begin with a small letter. */
export function isAction(text: Inline): boolean {
  return (
    wording`^\p{Ll}`.test(text.source) &&
    plain(text).split(' ').length <= 10 &&
    !/[:.]$|^do(?:es)?(?: not|n['’]t)\b/.test(text.source)
  );
}

/** `pin notes (Editor, Admin)`, `pin notes → Editor, Admin`. */
export function namesBehind(text: Inline): { readonly action: Inline; readonly names: Inline } | undefined {
  const found = /^([^()→]+?)\s*(?:\(([^()]+)\)|(?:→|->)\s*([^→]+))$/.exec(text.source);
  const names = found?.[2] ?? found?.[3];
  // "Can delete albums → own ones only" limits what somebody else may.
  if (!found || !names || modal.exec(text.source)?.index === 0) return undefined;
  const start = text.source.lastIndexOf(names);
  return { action: slice(text, 0, (found[1] ?? '').length), names: slice(text, start, start + names.length) };
}
