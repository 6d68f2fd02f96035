import { Span } from '../../../place.ts';
import { fold } from '../../derived/name-index.ts';
import type { End, State, Transition } from '../../domain-elements.ts';
import { type Stated, shown } from '../../stated.ts';
import { endNames } from '../facts-named.ts';

/**
 * Steps of which an end is several names with a stroke between them, each known by itself: "asked/granted → ended", and
 * of which an end has a remark behind a known name: "open (for a day)", "open for members". A listed name of which only
 * the preposition is missing is that: "from trial to active", where "in trial" is listed.
 */
export function withNamesSplit(
  transitions: readonly Transition[],
  declared: readonly Pick<State, 'name'>[],
): readonly Transition[] {
  const ends = transitions.flatMap(({ from, to }) => [...endNames(from), ...endNames(to)]);
  const whole = byLastWords(declared);
  if (whole.size === 0 && !ends.some(({ source }) => /\/|\)$| /.test(source))) return transitions;
  const known = new Set([
    ...declared.map(({ name }) => fold(name)),
    ...ends.map(({ source }) => fold(source)),
  ]);
  const listed = new Set(declared.map(({ name }) => fold(name)));
  const split = (side: Stated<readonly End[]>): Stated<readonly End[]> => {
    if (side.is !== 'shown') return side;
    const value = side.value.flatMap((end): readonly End[] => {
      if (end.is !== 'state' || listed.has(fold(end.state.name))) return [end];
      const name = whole.get(fold(end.state.name));
      if (name) return [{ is: 'state', state: { ...end.state, name } }];
      const told = behindName(end.state.name, listed);
      if (told) return [{ is: 'state', state: { ...end.state, name: told } }];
      const bare = /^(?<name>[^()]*\S)\s*\([^()]+\)$/.exec(end.state.name)?.groups?.name;
      if (bare && known.has(fold(bare))) return [{ is: 'state', state: { ...end.state, name: bare } }];
      const names = end.state.name.split('/').map((name) => name.trim());
      const { state } = end;
      return names.length > 1 && names.every((name) => known.has(fold(name)))
        ? names.map((name) => ({ is: 'state', state: { ...state, name } }))
        : [end];
    });
    return { ...side, value };
  };
  return transitions.map((each) => {
    const [from, to] = [split(each.from), split(each.to)];
    return withEvent({ ...each, from, to }, each.to, listed);
  });
}

/** Names that begin with a preposition, by what stands behind it: "in trial" by "trial". None that is a name as well. */
function byLastWords(declared: readonly Pick<State, 'name'>[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name } of declared) {
    const last = /^(?:in|on|at|under|out of) (?<last>\S.*)$/i.exec(name)?.groups?.last;
    if (last) found.set(fold(last), name);
  }
  for (const { name } of declared) found.delete(fold(name));
  return found;
}

/** What tells when or of what something is, behind the name of a state: "sent for small parcels". */
const more =
  /^(?<name>.{2,}?) (?=(?:for|in|at|with|without|within|by|via|through|per|as|if|when|after|until|while|unless|since|because|during|automatically|immediately|directly|only) )/i;

/** The listed name with which a longer one begins that is not listed, where words behind it say more of the step; undefined for any other. */
function behindName(name: string, listed: ReadonlySet<string>): string | undefined {
  const first = listed.size > 1 ? more.exec(name)?.groups?.name : undefined;
  return first && listed.has(fold(first)) ? first : undefined;
}

/** A step of which nothing else tells when it is made, with the words that stood behind the name it leads to as its event. */
function withEvent(step: Transition, to: Transition['to'], listed: ReadonlySet<string>): Transition {
  const [only, ...others] = endNames(to);
  const first = only && others.length === 0 ? behindName(only.source, listed) : undefined;
  if (!only || !first || step.event.is !== 'unstated' || !(only.at instanceof Span)) return step;
  const name = only.source.slice(first.length).trim();
  const at = new Span(only.at.anchor, only.at.end - name.length, only.at.end);
  return { ...step, name, nameAt: at, event: shown(name, at) };
}
