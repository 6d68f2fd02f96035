import { wording } from '../../../syntax/wording.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import { statesNamed } from '../facts-named.ts';
import type { Fact } from '../lifecycle-facts.ts';

/**
 * The facts of a section by the lifecycle that each belongs to, in the order of the text; the key is the name of the
 * lifecycle, empty for the one that the heading names. What stands below no title of its own goes on with what is
 * above it: a paragraph that speaks of a state ("A draft can be closed"), or of nothing that has a name.
 */
export function byLifecycle(
  facts: readonly Fact[],
  isHeaded: boolean,
  heading: string | undefined,
): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  const states = isHeaded ? undefined : namesOf(facts);
  let above = '';
  for (const fact of facts) {
    const lead = isHeaded && !fact.titled ? '' : (fact.lead.split(':')[0]?.trim() ?? '');
    const key = fact.titled || isHeaded ? lead : untitled(lead);
    // "The old booking" is a booking.
    const kin = found.has(key)
      ? key
      : ([...found.keys()].find((each) => inOne(each) === inOne(key) || isKindOf(key, each)) ?? key);
    const own = found.get(kin);
    if (own) own.push(fact);
    else found.set(kin, [fact]);
    above = kin;
  }
  return byShortNames(found);

  /** "Blank form": a word for a known state before what is in it. */
  function isInState(lead: string): boolean {
    const [first = '', ...others] = lead.split(' ');
    const isKnown = others.length === 1 && states?.has(fold(first)) === true;
    return isKnown && above !== '' && ![...found.keys()].some((each) => isKindOf(lead, each));
  }

  function untitled(lead: string): string {
    // "A trashed page": what the heading of the point names is meant.
    if (lead !== '' && heading !== undefined && speaksOf(heading, lead)) return '';
    if (lead !== '' && !states?.has(fold(lead)) && !isInState(lead)) return lead;
    return heading === undefined ? above : '';
  }
}

/** A name folded, of one where it names several: "Bills" is told of a bill. */
const inOne = (name: string): string => fold(inSingular(name) ?? name);

/**
 * Puts what is told under the last words of a name with what is told under the whole, where it names no further state:
 * "Realtime connection (per tab)", then "Connection".
 */
function byShortNames(all: Map<string, Fact[]>): Map<string, Fact[]> {
  if (all.size < 2) return all;
  const bare = (key: string): string => key.replace(/\s*\([^()]*\)$/, '').toLowerCase();
  for (const [short, facts] of all) {
    const states = namesOf(facts);
    const isWhole = ([key, each]: [string, Fact[]]): boolean => {
      const known = namesOf(each);
      return (
        short !== '' && bare(key).endsWith(` ${bare(short)}`) && [...states].every((name) => known.has(name))
      );
    };
    const [whole, other] = [...all].filter(isWhole);
    if (!whole || other) continue;
    all.set(whole[0], [...whole[1], ...facts]);
    all.delete(short);
  }
  return all;
}

/** The states that facts name, folded. */
function namesOf(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(statesNamed(facts).map(({ source }) => fold(source)));
}

/** Whether the last word of a lead is one of a title: "trashed page" of "Lifecycle of a page". */
function speaksOf(title: string, lead: string): boolean {
  const bare = (word: string): string => fold(word).replace(/s$/, '');
  const last = bare(lead.split(' ').at(-1) ?? '');
  return title.split(/[\s,]+/).some((word) => bare(word) === last);
}

/** Whether a name is another one with a single word in front that no name begins with. */
function isKindOf(name: string, other: string): boolean {
  return (
    other !== '' && name.endsWith(` ${other}`) && wording`^\p{Ll}+$`.test(name.slice(0, -other.length - 1))
  );
}
