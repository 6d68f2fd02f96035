import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Part } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { type RoleFact, roleNamed } from '../facts.ts';
import { isAllOrNone } from '../words/names.ts';
import { mayBeRole } from '../words/sides.ts';

/** A name of up to three words, alone, with a remark in brackets, or with what is said of it behind a colon or dash. */
const headed = wording`^(?<name>\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})(?:\s+\([^()]*\))?(?:[.;,]?$|\s?:\s+\S|\s[–—]\s+\S)`;

function nameAtHead({ text, children }: Item): Inline | undefined {
  const name = children.length > 0 ? undefined : headed.exec(text.source)?.groups?.name;
  return name === undefined || readsAsDeed(name) || isAllOrNone(name)
    ? undefined
    : slice(text, 0, name.length);
}

/**
 * The names at the heads of a list in plain type that lists people: each item is a name, or begins with one and tells who
 * that is, and at least half of the names are words for people. Undefined for any other list: what is done, everybody and nobody head none.
 */
const peopleIn = once((block: Block): readonly Inline[] | undefined => {
  if (block.kind !== 'list' || block.items.length < 2) return undefined;
  const names = block.items.map(nameAtHead);
  const people = names.filter((name) => name !== undefined && mayBeRole(name) && isSomebody(plain(name)));
  return names.every((name) => name !== undefined) && people.length * 2 >= names.length ? names : undefined;
});

const headOf = (fact: RoleFact): string | undefined =>
  fact.is === 'sides' ? fold(plain(fact.about.text)) : undefined;

/**
 * The facts of each block with the roles that a list of people names. Where most of its items tell who somebody is, what the
 * others seem to allow or refuse ("Guest – no account") tells that as well.
 */
export function withListedPeople(
  parts: readonly Part<RoleFact>[],
  blocks: readonly (readonly RoleFact[])[],
): readonly (readonly RoleFact[])[] {
  return blocks.map((facts, index) => {
    const block = parts[index]?.block;
    const names = block && peopleIn(block);
    if (!names) return facts;
    const called = new Set(names.map((name) => fold(plain(name))));
    const known = new Map(
      facts.flatMap((fact) => (fact.is === 'role' ? [[fold(fact.role.name), fact] as const] : [])),
    );
    const sided = new Set(facts.flatMap((fact) => headOf(fact) ?? []));
    const tellsWho = [...sided].filter((name) => called.has(name)).length * 2 < names.length;
    const kept = tellsWho ? facts.filter((fact) => !called.has(headOf(fact) ?? '')) : facts;
    const roles = names.map(
      (name): RoleFact =>
        known.get(fold(plain(name))) ?? { is: 'role', role: roleNamed(name, name.at, 'tolerant', '') },
    );
    return [...roles, ...kept.filter((fact) => !roles.includes(fact))];
  });
}
