import type { HeadingBlock } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { groupedBy } from '../../derived/grouped-by.ts';
import { fold } from '../../derived/name-index.ts';
import type { Part } from '../../reader.ts';
import { headingName } from '../../sections/groups.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { type RoleFact, roleNamed } from '../facts.ts';
import { titleOfRole } from './holder-titles.ts';
import { titlesList } from './leads.ts';
import { mayTitleRole } from './titles.ts';

const singular = (name: string): string => fold(name).replace(/s$/, '');

/** Whether a heading is the name of somebody: `Clerk`, `The clerk role`. */
function isOfSomebody(heading: HeadingBlock): boolean {
  const { name, nameAt } = headingName(titleOfRole(heading));
  return (
    isSomebody(name) &&
    !readsAsDeed(name) &&
    !titlesList.test(name) &&
    mayTitleRole({ source: name, at: nameAt as HeadingBlock['title']['at'] })
  );
}

/**
 * The facts of the blocks of point 6, each heading that is the name of somebody with the role that it declares: where at
 * least two on its level are, and half of all. None where lines or tables declare roles, or begin with
 * names in bold type that are others.
 */
export function withHeadedRoles(parts: readonly Part<RoleFact>[]): readonly (readonly RoleFact[])[] {
  const facts = parts.map(({ reading }) => reading.facts);
  if (facts.some((each) => each.some(({ is }) => is === 'role'))) return facts;
  const headings = parts.flatMap(({ block }) => (block.kind === 'heading' ? [block] : []));
  const levels = groupedBy(headings, ({ level }) => level);
  const named = new Set(
    [...levels.values()].flatMap((all) => {
      const own = all.filter(isOfSomebody);
      return own.length > 1 && own.length * 2 >= all.length ? own : [];
    }),
  );
  const called = new Set([...named].map((heading) => singular(headingName(titleOfRole(heading)).name)));
  const others = facts
    .flat()
    .some(
      (fact) =>
        fact.is === 'sides' && fact.about.as === 'role' && !called.has(singular(plain(fact.about.text))),
    );
  if (named.size === 0 || others) return facts;
  return parts.map(({ block, reading }) => {
    if (block.kind !== 'heading' || !named.has(block)) return reading.facts;
    const { name, nameAt } = headingName(titleOfRole(block));
    const text = { source: name, at: nameAt as HeadingBlock['title']['at'] };
    return [{ is: 'role', role: roleNamed(text, block.title.at, 'tolerant', '') }, ...reading.facts];
  });
}
