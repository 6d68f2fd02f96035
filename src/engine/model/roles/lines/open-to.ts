import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Permission } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { deedOfGerund, isDeed, readsAsDeed } from '../../words/deeds.ts';
import { referenceIn, statements } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf, sentences, splitAt } from '../../words/phrases.ts';
import { permission, type RoleFact } from '../facts.ts';
import { namePattern, standsForOthers, type WhoSaid, whoSaid } from '../sentences/who-said.ts';
import { isAllOrNone, whoIsMeant } from '../words/names.ts';
import { isSideLabel, sidesOf } from '../words/sides.ts';
import { rolesNamed } from '../words/subjects.ts';
import { isRight, linesIn, mayDo } from './items.ts';
import type { LineForm, RoleLine } from './line.ts';

/** What is done, and behind it whom that is open to. */
export type OpenTo = Extract<RoleFact, { is: 'openTo' }>;

/** Lines of which most are so, at least; of fewer each has to be. */
const FEWEST = 3;

/** Short words at the head of what stands behind a deed, and behind them an end, a sign or a word that answers. */
const opening = wording.i`^(?:(?:for|by|only|just|the|an?|not|any|every|yes:?|allowed:?)\s+)*(?:\*\*|\`)?(?<name>\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}?)(?:\*\*|\`)?(?=[,.;/(&+]|:\s+(?:yes|no|own|depends)(?![\p{L}])|$|\s+(?:and|or|but|only|alone|yes|no|not|may|can|cannot|if|when|while|unless|except|it depends|depends|own|/|&|✓|✗|✅|❌)(?![\p{L}])|\s*\()`;
/** What answers, and names nobody. */
const isAnswer =
  /^(?:yes|no|own|never|always|allowed|denied|forbidden|refused|depends|required|optional|if|when|while|unless|up to|in|on|at|with|without|see|all|any|none)\b/i;

/** Who stands first behind a deed, as it is compared; undefined where nobody may. */
function firstNamed({ source }: Inline): string | undefined {
  const name = opening.exec(source)?.groups?.name;
  if (name === undefined) return /^all\b/i.test(source) ? 'everyone' : undefined;
  if (isAllOrNone(name)) return 'everyone';
  return isAnswer.test(name) || readsAsDeed(name) || isDeed(name) ? undefined : fold(name).replace(/s$/, '');
}

/** Whether a text is nothing but names of people, or of all: `owner and trainer`, `only the owner`, `trainers only`. */
function namesPeople(who: Inline): boolean {
  const bare = slice(who, 0, who.source.replace(/(?: only)?\.?$/i, '').length);
  const names = rolesNamed(bare) ?? [];
  return names.length > 0 && names.every((name) => isAllOrNone(plain(name)) || isSomebody(plain(name)));
}

/** An answer, or that it depends on something, at the end of what is said of somebody. */
const answering =
  /\s(yes|no|never|always|own|depends|conditional(?:ly)?|sometimes|limited|partly|[✓✔✅✗✘❌])\uFE0F?$/i;
const leavesOpen = /^(?:depends|conditional|sometimes|limited|partly)/i;

/** The answers of a text that answers for each whom it names: "rower yes; guest depends". Undefined for any other. */
function answersIn(who: Inline): readonly string[] | undefined {
  const parts = splitOutside(slice(who, 0, who.source.replace(/\.$/, '').length), ';,');
  const found = parts.flatMap(({ source }) => answering.exec(source)?.[1] ?? []);
  return parts.length > 1 && found.length === parts.length ? found : undefined;
}

/** A line taken apart into what is done and who may. One with lines below it has to answer for each itself. */
function partsOf({ text, children }: Item): { readonly deed: Inline; readonly who: Inline } | undefined {
  const head = headOf(text);
  const [name, ...others] = head?.names ?? [];
  if (!head?.mark || head.mark === '=' || !name || head.rest.source === '') return undefined;
  if (children.length > 0 && !answersIn(head.rest)) return undefined;
  return { deed: withoutMay(others.length > 0 || head.kind === 'words' ? head.label : name), who: head.rest };
}

/** "**Can close the club:** owner, trainer": what is done, without the word before it. */
function withoutMay(label: Inline): Inline {
  const lead = /^(?:\*\*|__)?(?:can|may|allowed to|permitted to)\s+(?=\S)/i.exec(label.source)?.[0].length;
  if (lead === undefined) return label;
  return slice(label, lead, label.source.replace(/(?:\*\*|__)$/, '').length);
}

/** Whether a name is that of something done: `close the club`, `closing the club`, `club.close`. */
const isDone = (deed: Inline): boolean =>
  readsAsDeed(plain(deed)) ||
  isRight(deed) ||
  (/ /.test(plain(deed)) && deedOfGerund(plain(deed).split(' ')[0] ?? '') !== undefined);

/**
 * Whether the lines of a list or paragraph are deeds, each with those behind it who may: most heads read as something
 * done, and most of what stands behind them begins with one of a few names, which come again, or are words for people.
 * One or two lines have to be so without exception. No list of what each of several people does: there the names stand first.
 */
const listsDeeds = once((block: Block): boolean => {
  const items = linesIn(block);
  const parts = items.flatMap((item) => partsOf(item) ?? []);
  if (parts.length === 0 || parts.length * 4 < items.length * 3) return false;
  const done = parts.filter(
    ({ deed, who }) => isDone(deed) || (isDeed(plain(deed)) && answersIn(who) !== undefined),
  );
  if (done.length * 3 < parts.length * 2) return false;
  if (items.length < FEWEST)
    return (
      done.length === items.length &&
      done.every(
        ({ deed, who }) => !isSomebody(plain(deed)) && (namesPeople(who) || answersIn(who) !== undefined),
      )
    );
  const named = parts.flatMap(({ who }) => firstNamed(who) ?? []);
  if (named.length * 3 < parts.length * 2) return false;
  const times = new Map<string, number>();
  for (const name of named) times.set(name, (times.get(name) ?? 0) + 1);
  const sure = named.filter((name) => (times.get(name) ?? 0) > 1 || name === 'everyone' || isSomebody(name));
  return sure.length * 3 >= named.length * 2;
});

/** "**Close the club**: owner and trainer; rower may not", in a list of such. */
export const openToForm: LineForm<RoleLine> = ({ item, text, above, gather }) => {
  if (above.length > 0 || !gather.ofBlock(listsDeeds)) return undefined;
  const parts = partsOf({ ...item, text });
  if (!parts || (isSomebody(plain(parts.deed)) && !readsAsDeed(plain(parts.deed)))) return undefined;
  gather.fact({ is: 'openTo', deed: parts.deed, who: parts.who, at: item.at });
  return 'itself';
};

/** Below such a line that leaves open on what it depends, that: "Close the club: owner yes; trainer depends", and "Only on mondays." */
export const dependsForm: LineForm<RoleLine> = ({ item, text, above, gather }) => {
  const [outer, ...others] = above;
  const parts = outer && others.length === 0 && gather.ofBlock(listsDeeds) ? partsOf(outer) : undefined;
  if (!parts || !answersIn(parts.who)?.some((answer) => leavesOpen.test(answer))) return undefined;
  const says = slice(text, 0, text.source.replace(/[.;]$/, '').length);
  gather.fact({ is: 'note', about: parts.deed, isHead: true, isRow: true, says, at: item.at });
  return 'itself';
};

/** Names that several such lines have, or that are words for people, where no line declares any. */
function namesAmong(lines: readonly OpenTo[]): readonly string[] {
  const times = new Map<string, { readonly name: string; count: number }>();
  const parts = lines.flatMap(({ who }) =>
    sentences(who)
      .flatMap(statements)
      .flatMap((part) => splitOutside(part, ',/&'))
      .flatMap((part) => splitAt(part, / (?:and|or) /i)),
  );
  for (const part of parts) {
    const name = opening.exec(part.source)?.groups?.name;
    if (name === undefined || isAnswer.test(name) || isAllOrNone(name) || isDeed(name.split(' ')[0] ?? ''))
      continue;
    const called = fold(name).replace(/s$/, '');
    const entry = times.get(called) ?? { name, count: 0 };
    entry.count += isSomebody(name) ? 2 : 1;
    times.set(called, entry);
  }
  return [...times.values()].flatMap(({ name, count }) => (count > 1 ? name : []));
}

/**
 * The facts of the blocks, with what lines say of deeds as rows of the matrix. `declared` are the names of the roles; where
 * there are none, those that the lines name again and again. A line that names none of them is read as any other.
 */
export function withOpenTo(
  blocks: readonly (readonly RoleFact[])[],
  declared: readonly string[],
): readonly (readonly RoleFact[])[] {
  const lines = blocks.flat().filter((fact) => fact.is === 'openTo');
  if (lines.length === 0) return blocks;
  const names = declared.length > 0 ? declared : namesAmong(lines);
  const pattern = namePattern(names);
  const meant = whoIsMeant(names);
  const read = (fact: RoleFact): RoleFact => {
    if (fact.is !== 'openTo') return fact;
    const said = whoSaid(fact.who, pattern);
    const cells = said ? cellsOf(said, names, meant) : [];
    if (cells.length > 0)
      return { is: 'row', row: permission(fact.deed, fact.at, cells), ofDeed: plain(fact.who) };
    const sides = sidesOf(fact.who).filter(
      (side) =>
        isSideLabel(fact.who) ||
        side.names.every(
          (name) => !isAllOrNone(plain(name)) && (meant(plain(name))?.roles.length || mayBeSomebody(name)),
        ),
    );
    return { is: 'sides', about: { text: fact.deed, as: 'open' }, at: fact.at, sides };
  };
  return blocks.map((facts) => facts.map(read));
}

/** Whether a name that no role has may be that of somebody all the same: a few words, none of which answers or counts. */
const mayBeSomebody = (name: Inline): boolean =>
  mayDo(name) && !isAnswer.test(plain(name)) && !/ (?:only|too|yes|no)$/i.test(plain(name));

/** What is said of each role; of those whom words for all of them mean, what is not said of them by name. */
function cellsOf(
  said: readonly WhoSaid[],
  names: readonly string[],
  meant: ReturnType<typeof whoIsMeant>,
): readonly Permission[] {
  const called = (name: string): string => fold(name).replace(/s$/, '');
  const known = new Map(names.map((name) => [called(name), name]));
  const cells = new Map<string, Permission>();
  const say = (name: string, { name: { at }, allowed }: WhoSaid): void => {
    cells.set(called(name), { role: referenceIn('role', { source: name, at }), allowed: shown(allowed, at) });
  };
  const general = said.filter(({ name }) => !known.has(called(plain(name))));
  for (const each of said) if (!general.includes(each)) say(known.get(called(plain(each.name))) ?? '', each);
  for (const each of general) {
    const who = standsForOthers(each.name)
      ? { roles: names, isNobody: false }
      : meant(plain(each.name) === 'all' ? 'everyone' : plain(each.name));
    for (const name of who?.roles ?? [])
      if (!cells.has(called(name))) say(name, who?.isNobody ? { ...each, allowed: { is: 'no' } } : each);
  }
  // "Owner only": what is said of nobody else is refused to them.
  const alone = said.find(({ isAlone, allowed }) => isAlone && allowed.is === 'yes');
  if (alone)
    for (const name of names) if (!cells.has(called(name))) say(name, { ...alone, allowed: { is: 'no' } });
  return [...cells.values()];
}
