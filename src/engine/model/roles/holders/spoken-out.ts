import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { fold } from '../../derived/name-index.ts';
import type { Allowed, Role } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { nameOf, referenceIn } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { permission, type RoleFact, type Told } from '../facts.ts';
import { conditioned } from '../words/conditioned.ts';
import { modal } from '../words/modals.ts';
import { refusedOfAll } from '../words/nothing.ts';
import { subjectsOf } from './evidence.ts';

/** Names of people with which several paragraphs open that tell what those do: "A keeper opens the gate.", "A helper lends oars.". */
function openersIn(facts: readonly RoleFact[]): readonly string[] {
  const names = facts.flatMap((fact) =>
    fact.is === 'told' && fact.opens && !fact.weakly
      ? (fact.ways.find((way) => doesSome(way) && way.roles.every((role) => isSomebody(plain(role))))
          ?.roles ?? [])
      : [],
  );
  const folded = new Set(names.map((name) => fold(plain(name))));
  return folded.size > 1 ? [...folded] : [];
}

const isDeedOf = ({ source }: Inline): boolean => readsAsDeed(source) || bothDone(source);
const doesSome = ({ actions }: Told): boolean => actions.some(isDeedOf);
const isDone = ({ actions }: Told): boolean => actions.length > 0 && actions.every(isDeedOf);

/** Whether a deed has two verbs: "open and close gates". */
function bothDone(source: string): boolean {
  const { first, second } =
    wording`^(?<first>\p{Ll}+),? (?:and|or) (?<second>\p{Ll}+) \S`.exec(source)?.groups ?? {};
  return first !== undefined && isDeed(first) && isDeed(second ?? '');
}

/** What makes of a deed one that nobody does, or one that is done to little: "see neither", "change nothing but their name". */
const takesBack = /\b(?:nothing|neither|none|nobody|no one)\b/i;

/**
 * What clauses tell that roles do, as rows: nothing where no way to part the clause names roles that are declared,
 * `columns` of a matrix, of whom other sentences say what they may, or with whom several paragraphs open.
 */
export function spokenOut(
  facts: readonly RoleFact[],
  declared: readonly Role[],
  columns: ReadonlySet<string>,
): readonly RoleFact[] {
  if (!facts.some(({ is }) => is === 'told')) return facts;
  const named = [...declared.map(({ name }) => fold(name)), ...columns];
  const areNamed = named.length > 0;
  named.push(...subjectsOf(facts).map(({ name }) => fold(name)), ...openersIn(facts));
  const known = new Set(named.flatMap((name) => [name, `${name}s`, name.replace(/s$/, '')]));
  const isKnown = (name: Inline): boolean => known.has(fold(nameOf(name).name));
  // What describes a role counts where nothing else says what anybody may.
  const isSaid = facts.some((fact) => fact.is === 'sides' || (fact.is === 'row' && !fact.below?.isDescribed));
  const isListed = facts.some((fact) => fact.is === 'sides' || (fact.is === 'row' && !fact.row.doubtful));
  // One name before a deed may be that of anything; several are those of people.
  const doers = facts.flatMap((fact) =>
    fact.is === 'told' ? (fact.ways.find(isDone)?.roles.map((role) => fold(plain(role))) ?? []) : [],
  );
  const areTold = !areNamed && !isSaid && new Set(doers).size > 1;
  // "Stewards lend oars": where no line declares anybody, words for people say who does it; so do they at the head of a
  // line, and in type.
  const isByPeople = (way: Told, { listed }: Extract<RoleFact, { is: 'told' }>): boolean =>
    way.roles.every((role) => isSomebody(plain(role))) &&
    (!areNamed || listed === true || way.roles.every(({ source }) => /^[*_]/.test(source))) &&
    (listed === true || isDone(way));
  return facts.flatMap((fact): readonly RoleFact[] => {
    if (fact.is !== 'told') return [fact];
    const known = fact.ways.find(({ roles }) => roles.every(isKnown));
    const ofPeople = known || fact.weakly ? undefined : fact.ways.find((way) => isByPeople(way, fact));
    const way =
      known ?? ofPeople ?? ((areTold && !fact.weakly) || fact.allowed ? fact.ways.find(isDone) : undefined);
    if (!way || (fact.weakly && isSaid) || (fact.described && isListed)) return [];
    return way.actions.flatMap((whole): readonly RoleFact[] => {
      // "reads lists, and cannot edit them"
      const may = modal.exec(whole.source);
      const isNo = may?.index === 0 && may.groups?.no !== undefined;
      const told = conditioned(slice(whole, isNo ? may[0].length : 0, whole.source.length));
      const ofNothing = isNo ? undefined : refusedOfAll(told.action);
      const { action, on } = { ...told, ...(ofNothing ? { action: ofNothing } : {}) };
      if (takesBack.test(action.source)) return [];
      const said: Allowed =
        isNo || ofNothing ? { is: 'no' } : on ? { is: 'when', condition: conditionIn(on) } : { is: 'yes' };
      const cells = way.roles.map((role) => ({
        role: referenceIn('role', role),
        allowed: shown<Allowed>(fact.allowed ?? said, action.at),
      }));
      return [
        {
          is: 'row',
          ...(fact.allowed || ofPeople ? { sure: true } : {}),
          row: { ...permission(action, action.at, cells), doubtful: true },
        },
      ];
    });
  });
}
