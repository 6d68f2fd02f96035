import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { fold } from '../../derived/name-index.ts';
import type { Allowed } from '../../domain-elements.ts';
import type { Reference } from '../../element.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { referenceIn } from '../../words/names.ts';
import type { RoleFact, Sides } from '../facts.ts';
import { isAll } from '../sentences/all-rights.ts';
import { andAbove } from '../words/and-above.ts';
import { isAllOrNone } from '../words/names.ts';
import { mayBeRole } from '../words/sides.ts';
import { isProduct } from '../words/subjects.ts';

/** Who is named where no line declares anybody: in sentences that say who may, and behind what is done. */
export function inferredIn(facts: readonly RoleFact[]): readonly string[] {
  return [...subjectsOf(facts), ...namedForDeeds(facts)].map(({ name }) => andAbove(name) ?? name);
}

/**
 * Names of whom sentences say what they may, in a document that lists no roles: a deed that people do, or several
 * sentences.
 */
export function subjectsOf(facts: readonly RoleFact[], weight = 2): readonly Reference[] {
  const rows = new Map<string, { readonly role: Reference; count: number }>();
  for (const fact of facts) {
    if (fact.is !== 'row' || !fact.row.doubtful) continue;
    const { text } = fact.row.action;
    const isDone = isDeed(text.split(/[\s,]/)[0] ?? '') || isAll(text);
    for (const { role } of fact.row.cells) {
      if (isAllOrNone(role.name) || isProduct.test(role.name)) continue;
      const called = fold(role.name).replace(/s$/, '');
      const entry = rows.get(called) ?? { role, count: 0 };
      entry.count += fact.sure ? 2 : isDone ? weight : 1;
      rows.set(called, entry);
    }
  }
  return [...rows.values()].flatMap(({ role, count }) => (count > 1 ? role : []));
}

/** Who stands behind what is done: `Delete a topic: moderators, admins`. */
export function namedForDeeds(facts: readonly RoleFact[]): readonly Reference[] {
  return facts.flatMap((fact): readonly Reference[] =>
    fact.is === 'row' && !fact.row.doubtful
      ? fact.row.cells.flatMap(({ role }) => (isSomebody(role.name) ? role : []))
      : fact.is === 'sides' && isForDeed(fact)
        ? fact.sides.flatMap(({ names }) =>
            names.flatMap((name) => (isAllOrNone(plain(name)) ? [] : referenceIn('role', aloneName(name)))),
          )
        : [],
  );
}

/** Whether a name is short, and nobody in general. */
function isSomebody(name: string): boolean {
  return name.split(' ').length <= 3 && !isAllOrNone(name) && !/^(?:every|any|no)(?:one|body)\b/i.test(name);
}

/** A name without what says that nobody else is meant: `admin only`. */
function aloneName(name: Inline): Inline {
  return slice(name, 0, name.source.replace(/ (?:only|alone)$/i, '').length);
}

/** Whether a line says of something done who may: its head is a deed, and what it names are short names of somebody. */
export function isForDeed({ about, sides }: Sides): boolean {
  const names = sides.flatMap((side) => side.names);
  const isSomebody = (name: Inline): boolean =>
    mayBeRole(name) && plain(name).split(' ').length <= 3 && !isDeed(plain(name).split(' ')[0] ?? '');
  return (
    names.length > 0 &&
    names.every(isSomebody) &&
    (about.as === 'action' || (about.as !== 'known' && readsAsDeed(plain(about.text))))
  );
}

/** Whether the head of a line reads as a name of one to three words, of which the first begins with a capital. */
export function isNamed({ about }: Sides): boolean {
  return (
    about.as === 'open' &&
    mayBeRole(about.text) &&
    !readsAsDeed(plain(about.text)) &&
    wording`^\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2}$`.test(plain(about.text))
  );
}

/** Whether a line says of its head what it may. */
export function maySides({ sides }: Sides): boolean {
  return sides.some(({ by }) => by === 'may');
}

/** Whether a line lists deeds, one of them in several words: `Member: book, cancel a booking`. */
export function listsDeeds({ sides }: Sides): boolean {
  return (
    sides.every(({ by, text }) => by === 'nothing' && wording`^\p{Ll}`.test(text.source)) &&
    sides.some(({ text }) => wording`^\p{Ll}+ \S`.test(text.source))
  );
}

/**
 * The facts, with lines below a name that other lines answer for read as answers too: below `admin`, where it says
 * `manage users: yes`, `read topics: by the access list` is what that depends on. Not where they name declared roles.
 */
export function heldAnswers(
  facts: readonly RoleFact[],
  isRole: (name: Inline) => boolean,
): readonly RoleFact[] {
  const answered = new Set<string>();
  for (const fact of facts)
    if (fact.is === 'sides' && !fact.held && isAnswer(fact) && !readsAsDeed(plain(fact.about.text)))
      answered.add(fold(plain(fact.about.text)));
  if (answered.size === 0) return facts;
  return facts.map((fact): RoleFact => {
    if (fact.is !== 'sides' || !fact.held || !answered.has(fold(plain(fact.held.by)))) return fact;
    if (fact.sides.some(({ names }) => names.some(isRole))) return fact;
    const { by, says } = fact.held;
    const allowed: Allowed = { is: 'when', condition: conditionIn(says) };
    const { text } = fact.about;
    return {
      ...fact,
      about: { text: by, as: 'open' },
      sides: [{ names: [text], text, allowed, by: 'allowed' }],
    };
  });
}

/** Whether a line answers one thing: `Open a public board with its token: yes`. */
function isAnswer({ about, sides }: Sides): boolean {
  return (
    about.as === 'open' &&
    mayBeRole(about.text) &&
    sides.every(
      ({ by, names, text }) =>
        (by === 'allowed' || by === 'hint') && names.length === 1 && names[0]?.source === text.source,
    )
  );
}

/** The heads below which deeds are answered, and which are not deeds themselves: who may do them. */
export function answeredFor(
  facts: readonly RoleFact[],
  isRole: (name: Inline) => boolean,
): ReadonlySet<string> {
  const answers = facts.filter((fact): fact is Sides => fact.is === 'sides' && isAnswer(fact));
  const isDone = (text: Inline): boolean =>
    isPhrase(text) || readsAsDeed(plain(text)) || /^`[^`\s]+[:.][^`\s]+`$/.test(text.source);
  const named = answers.flatMap(({ sides }) => sides.flatMap(({ names }) => names));
  const deeds = named.filter((name) => isDone(name) && !isRole(name));
  // Three words may be who, where what is answered reads as done.
  const isHeadDone = ({ about, sides }: Sides): boolean =>
    readsAsDeed(plain(about.text)) ||
    (isDone(about.text) && !sides.some(({ names }) => names.some((name) => readsAsDeed(plain(name)))));
  const heads = new Set(answers.flatMap((fact) => (isHeadDone(fact) ? fold(plain(fact.about.text)) : [])));
  return new Set(
    answers.flatMap((fact) => {
      const { about, sides } = fact;
      return deeds.length > heads.size && !isHeadDone(fact) && !sides.some(({ names }) => names.some(isRole))
        ? fold(plain(about.text))
        : [];
    }),
  );
}

/** Whether a head reads as an action rather than a name: `Create a board`. */
export function isPhrase(text: Inline): boolean {
  return plain(text).split(' ').length >= 3 && !/^(?:not|without|no) /i.test(plain(text));
}

/** Whether nothing that a line says of somebody is done or answers: "**Owner** (one per hall)". */
export const onlyDescribes = ({ sides: [only, ...others] }: Sides): boolean =>
  only?.by === 'nothing' &&
  others.length === 0 &&
  only.names.length === 1 &&
  only.names.every((name) => wording`^\p{Ll}+ `.test(name.source) && !readsAsDeed(plain(name)));
