import type { Inline, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import { headingName } from '../../sections/groups.ts';
import { referenceIn, words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf } from '../../words/phrases.ts';
import type { RoleFact } from '../facts.ts';
import { boldSubjectOf } from '../words/names.ts';

/** Whose name stands over a line or sentence: at the head of a line it is nested below, as a title, or in its heading. */
export function holderOver(
  { at }: Inline,
  { lead, titled, headings }: Context,
  above: readonly Item[] = [],
): Inline | undefined {
  for (const { text } of above.toReversed()) {
    const [name, ...others] = headOf(text)?.names ?? [boldSubjectOf(text) ?? text];
    if (name && others.length === 0) return name;
  }
  if (titled && lead) return { source: lead, at };
  const heading = headings.at(-1);
  return heading && { source: headingName(heading).name, at: heading.title.at };
}

/** Whether a name is the last word or words of a longer one, or what stands there before "of": "the master" of a harbour master. */
export function isShortFor(name: Inline, whole: Inline): boolean {
  const called = words(plain(name)).replace(/s$/, '');
  const full = words(plain(whole));
  return (
    called !== '' && [full, full.split(' of ')[0] ?? ''].some((each) => ` ${each}`.endsWith(` ${called}`))
  );
}

/** The facts, with those whom lines below a role's name call by a part of it as that role. `isRole` tells which names are declared. */
export function withHolders(
  facts: readonly RoleFact[],
  isRole: (name: Inline) => boolean,
): readonly RoleFact[] {
  return facts.flatMap((fact): RoleFact | readonly never[] => {
    if ((fact.is !== 'row' && fact.is !== 'told' && fact.is !== 'includes') || !fact.below) return fact;
    const { name: holder, isThey, isTitle, isOpened, isShort } = fact.below;
    const isKnown = isRole(holder);
    if (isOpened) return isKnown || isSomebody(plain(holder)) ? fact : [];
    if (!isKnown && !isTitle && !isShort) return fact;
    const meant = (name: Inline): Inline =>
      (isThey && isKnown) || (!isRole(name) && isShortFor(name, holder)) ? holder : name;
    if (fact.is === 'includes') return { ...fact, heir: meant(fact.heir) };
    if (fact.is === 'told') {
      const ways = fact.ways.map(({ roles, actions }) => ({ roles: roles.map(meant), actions }));
      return { ...fact, ways };
    }
    const cells = fact.row.cells.map((cell) => {
      const name = meant({ source: cell.role.name, at: holder.at });
      return name === holder ? { ...cell, role: referenceIn('role', holder) } : cell;
    });
    return { ...fact, row: { ...fact.row, cells: isThey && isKnown ? cells.slice(0, 1) : cells } };
  });
}
