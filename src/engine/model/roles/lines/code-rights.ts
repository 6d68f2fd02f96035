import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { headOf, sentences } from '../../words/phrases.ts';
import { roleNamed } from '../facts.ts';
import type { Side } from '../words/sides.ts';
import { mayDo } from './items.ts';
import { type LineForm, type RoleLine, saySides } from './line.ts';

/** What gives somebody rights, before their names in code, or takes them away. */
const gives =
  /^(?:(?:(?:also )?(?:has|have|holds?|gets?|carries|includes?)|all of the above(?:,? plus|,? and)?)\s|(?<no>(?:never|without|lacks)\s|do(?:es)? (?:\*\*|[*_])?not(?:\*\*|[*_])? have\s))\s*(?=`)/i;
/** A right by the name that programmes have for it, and how far it goes. */
const right = /^`(?<name>[\w*-]+(?:[:.][\w*-]+)+)`(?:\s+(?:works\s+)?(?<on>\S.*))?$/;

/** What a text says that somebody has of rights in code: "has `a:read` and `a:write`; never `a:delete`". */
function codedRights(text: Inline): readonly Side[] {
  const clauses = sentences(text).flatMap((each) => splitOutside(each, ';'));
  if (!gives.test(clauses[0]?.source ?? '')) return [];
  return clauses.flatMap((whole): readonly Side[] => {
    const clause = slice(whole, 0, whole.source.replace(/[.;]$/, '').length);
    const found = gives.exec(clause.source);
    const said = slice(clause, found?.[0].length ?? 0, clause.source.length);
    const names = splitOutside(said, ',').flatMap((part) => atNames(part));
    const sides = names.map((name) => sideOf(name, found?.groups?.no !== undefined));
    return sides.every((side) => side !== undefined) ? sides : [];
  });
}

/** A part at each "and" or "plus" before a name in code. */
function atNames(part: Inline): readonly Inline[] {
  const starts = [...part.source.matchAll(/(?:^|\s)(?:and|plus|\+)\s(?=`)/g)];
  const ends = [...starts.map(({ index }) => index), part.source.length];
  return [0, ...starts.map(({ index, 0: { length } }) => index + length)]
    .map((start, at) => slice(part, start, ends[at] ?? part.source.length))
    .filter(({ source }) => source !== '');
}

function sideOf(part: Inline, isNo: boolean): Side | undefined {
  const { name, on } = right.exec(part.source)?.groups ?? {};
  if (!name) return undefined;
  const action = slice(part, 0, name.length + 2);
  const limit = on && slice(part, part.source.length - on.length, part.source.length);
  const bare = limit && /^\(.*\)$/.test(limit.source) ? slice(limit, 1, limit.source.length - 1) : limit;
  const allowed: Allowed = isNo
    ? { is: 'no' }
    : bare
      ? { is: 'when', condition: conditionIn(bare) }
      : { is: 'yes' };
  return { names: [action], text: action, allowed, by: 'may' };
}

/** "`reader`: has `notes:read`; never `notes:write`" */
export const codedForm: LineForm<RoleLine> = (line) => {
  const head = headOf(line.text);
  const [who, ...others] = head?.names ?? [];
  if (!head?.mark || !who || others.length > 0 || (head.kind === 'words' && !mayDo(who))) return undefined;
  const sides = codedRights(head.rest);
  if (sides.length === 0) return undefined;
  line.gather.fact({ is: 'role', role: roleNamed(who, line.item.at, 'tolerant', plain(head.rest)) });
  return saySides(line, sides, { text: who, as: 'role', named: true });
};
