import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { splitAt } from '../../words/phrases.ts';
import { type RoleFact, roleNamed } from '../facts.ts';

/** A name with the number of its rank: `editor 20`, `editor (20)`, `editor = 20`, `20 editor`, `20: editor`. */
const ranked = wording`^[*\`]*(?:(?<first>\d{1,4})\s*[:.=)–-]?\s+)?[*\`]*(?<name>\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*)?)[*\`]*(?:(?:\s*[:=–-])?\s+(?:level )?(?<last>\d{1,4})|\s*\((?:level |rank )?(?<bracket>\d{1,4})\))?$`;

/** Characters of a line that gives ranks, at most. */
const LONGEST = 300;

/** The ranks that a line gives names, where it does nothing else. */
export function ranksIn(text: Inline): readonly { readonly name: Inline; readonly rank: number }[] {
  if (text.source.length > LONGEST || !/\d/.test(text.source)) return [];
  const bare = slice(text, 0, text.source.replace(/[.;,]$/, '').length);
  const found = splitOutside(bare, ',;/·|').map((part) => {
    const { name, first, last, bracket } = ranked.exec(part.source)?.groups ?? {};
    const rank = [first, last, bracket].filter((each) => each !== undefined);
    if (name === undefined || rank.length !== 1 || readsAsDeed(name)) return undefined;
    const start = part.source.indexOf(name);
    return { name: slice(part, start, start + name.length), rank: Number(rank[0]) };
  });
  return found.every((each) => each !== undefined) ? found : [];
}

const orderLabel = wording`^[*_]*[\p{L} ]{2,30}[*_]*:[*_]*\s+`;

/** The names that a line puts in order, the highest first: `owner > editor > guest`. */
export function orderIn(text: Inline): readonly Inline[] {
  const sign = / (?:>|<|≥|≤|&gt;|&lt;) /.exec(text.source)?.[0];
  if (!sign) return [];
  const label = orderLabel.exec(text.source)?.[0].length ?? 0;
  const bare = slice(text, label, text.source.replace(/[.;]$/, '').length);
  const parts = splitAt(bare, / (?:>|<|≥|≤|&gt;|&lt;) /);
  const isName = ({ source }: Inline): boolean =>
    wording`^[*\`]*\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*)?[*\`]*$`.test(source);
  if (parts.length < 3 || !parts.every(isName) || !parts.some((part) => isSomebody(plain(part)))) return [];
  return /<|≤|lt/.test(sign) ? parts.toReversed() : parts;
}

/** Takes in a line that does nothing but put names in order; gives whether it does. */
export function readOrder(text: Inline, gather: Gathering<RoleFact>): boolean {
  const names = orderIn(text);
  if (names.length === 0) return false;
  gather.fact({ is: 'order', names });
  for (const name of names) gather.fact({ is: 'role', role: roleNamed(name, name.at, 'tolerant', '') });
  return true;
}

/** The facts, with the roles that ranks declare: three at least, one of them surely somebody. */
export function withRanks(facts: readonly RoleFact[]): readonly RoleFact[] {
  const ranks = facts.flatMap((fact) => (fact.is === 'rank' ? fact : []));
  if (ranks.length === 0) return facts;
  const isTold =
    new Set(ranks.map(({ rank }) => rank)).size > 2 && ranks.some(({ name }) => isSomebody(plain(name)));
  return facts.flatMap((fact): readonly RoleFact[] => {
    if (fact.is !== 'rank') return [fact];
    return isTold ? [{ is: 'role', role: roleNamed(fact.name, fact.name.at, 'tolerant', '') }, fact] : [];
  });
}

/** Who is known to stand above all others. */
const highest =
  /^(?:(?:super|system|site|instance|server)[- ]?)?(?:owner|admin(?:istrator)?|root|superuser)s?$/i;
/** Who is known to stand below them. */
const lowest = /^(?:guest|anonymous|anon|visitor|reader|viewer|read[- ]?only|public)s?$/i;

/**
 * The names of roles from the highest to the lowest; undefined where their order is not told. Ranks rise, unless the
 * name at their end is one that stands below or above all others wherever there is one; without ranks the order in
 * which they are declared counts where it has such an end.
 */
export function orderOf(
  facts: readonly RoleFact[],
  declared: readonly string[],
): readonly string[] | undefined {
  const said = facts.find((fact) => fact.is === 'order');
  if (said?.is === 'order') return said.names.map((name) => plain(name));
  const ranks = facts.flatMap((fact) => (fact.is === 'rank' ? fact : []));
  const names =
    ranks.length > 0 ? ranks.toSorted((a, b) => b.rank - a.rank).map(({ name }) => plain(name)) : declared;
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (highest.test(last) || lowest.test(first)) return highest.test(first) ? undefined : names.toReversed();
  return ranks.length > 0 || highest.test(first) || lowest.test(last) ? names : undefined;
}
