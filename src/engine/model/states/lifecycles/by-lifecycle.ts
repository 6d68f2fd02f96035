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
  // Where each name stands among the others, and the first of those that are one in the singular.
  const order = new Map<string, number>();
  const ofOne = new Map<string, string>();
  let above = '';
  for (const fact of facts) {
    const lead = isHeaded && !fact.titled ? '' : (fact.lead.split(':')[0]?.trim() ?? '');
    const key = fact.titled || isHeaded ? lead : untitled(lead);
    const kin = found.has(key) ? key : (kinOf(key) ?? key);
    const own = found.get(kin);
    if (own) own.push(fact);
    else {
      found.set(kin, [fact]);
      order.set(kin, order.size);
      if (!ofOne.has(inOne(kin))) ofOne.set(inOne(kin), kin);
    }
    above = kin;
  }
  return byShortNames(found);

  /** The first known name of which one is the plural, or a kind: "The old booking" is a booking. */
  function kinOf(key: string): string | undefined {
    const kind = kindOf(key);
    const known = [ofOne.get(inOne(key)), kind && (ofOne.get(inOne(kind)) ?? kind)].filter(
      (each) => each !== undefined && found.has(each),
    );
    const [one, other = one] = known;
    return one !== undefined && (order.get(one) ?? 0) <= (order.get(other ?? '') ?? 0) ? one : other;
  }

  /** "Blank form": a word for a known state before what is in it. */
  function isInState(lead: string): boolean {
    const [first = '', ...others] = lead.split(' ');
    const isKnown = others.length === 1 && states?.has(fold(first)) === true;
    const kind = kindOf(lead);
    return isKnown && above !== '' && (kind === undefined || !found.has(kind));
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
  const byEnd = new Map<string, string[]>();
  for (const key of all.keys())
    for (const { index } of bare(key).matchAll(/ /g)) {
      const end = bare(key).slice(index + 1);
      const known = byEnd.get(end);
      if (known) known.push(key);
      else byEnd.set(end, [key]);
    }
  for (const [short, facts] of all) {
    const longer = short === '' ? [] : (byEnd.get(bare(short)) ?? []);
    if (longer.length === 0) continue;
    const states = namesOf(facts);
    const isWhole = (key: string): boolean => {
      const own = all.get(key);
      const known = own && namesOf(own);
      return known !== undefined && [...states].every((name) => known.has(name));
    };
    const [whole, other] = longer.filter(isWhole);
    if (whole === undefined || other !== undefined) continue;
    all.set(whole, [...(all.get(whole) ?? []), ...facts]);
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

/** What a name is a kind of: what stands in it behind a single word that no name begins with; undefined where none does. */
function kindOf(name: string): string | undefined {
  const end = name.indexOf(' ');
  const isKind = end > 0 && end < name.length - 1 && wording`^\p{Ll}+$`.test(name.slice(0, end));
  return isKind ? name.slice(end + 1) : undefined;
}
