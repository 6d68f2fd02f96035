import { derived } from '../model/derived.ts';
import type { Handling } from '../model/element.ts';
import type { Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { find, resolve } from '../model/resolve.ts';
import { listOf, type Stated } from '../model/stated.ts';

/** Where one can get from a screen. */
export interface Ways {
  readonly to: ReadonlySet<Screen>;
  /** Whether the document says all of it: where something is not said, a way may be missing here. */
  readonly complete: boolean;
}

/** The screens at which the application starts: those that are marked, else the first. */
export function entriesOf(model: Model): readonly Screen[] {
  const own = model.screens.screens.filter((screen) => !screen.any);
  const marked = own.filter((screen) => screen.entry);
  return marked.length > 0 ? marked : own.slice(0, 1);
}

/** The screens that a name may lead to: for a misspelled one, the one that was probably meant. */
function targets(model: Model, name: string): readonly Screen[] {
  const found = resolve(model, { kind: 'screen', name });
  if (found.is === 'ambiguous') return found.elements;
  if (found.is !== 'unknown') return [found.element];
  const meant =
    found.suggestion === undefined ? undefined : find(model, 'screen', { name: found.suggestion });
  return meant ? [meant] : [];
}

function goals(model: Model, handling: Stated<readonly Handling[]>): readonly Screen[] {
  return listOf(handling).flatMap((each) => (each.is === 'go-to' ? targets(model, each.screen.name) : []));
}

/** Where the answers of a screen's calls lead: `open Invoice`, also through the errors they carry. */
function throughCalls(model: Model, screen: Screen): readonly Screen[] {
  return listOf(screen.calls).flatMap((reference) => {
    const call = find(model, 'call', reference);
    return listOf(call?.answers ?? { is: 'unstated' }).flatMap((answer) => [
      ...goals(model, answer.handling),
      ...listOf(answer.carries).flatMap((each) => {
        const entry = each.is === 'error' ? find(model, 'error', each.error) : undefined;
        return entry ? goals(model, entry.handling) : [];
      }),
    ]);
  });
}

/** Where one can get from every screen: from `(any)` rows, and wherever an answer or error of any call leads. */
export function waysFromAnywhere(model: Model): Ways {
  const rows = model.screens.screens.filter((screen) => screen.any);
  const every = model.calls.calls.filter((call) => call.every).flatMap((call) => listOf(call.answers));
  const to = new Set([
    ...rows.flatMap((row) => listOf(row.leadsTo).flatMap((reference) => targets(model, reference.name))),
    ...rows.flatMap((row) => throughCalls(model, row)),
    ...every.flatMap((answer) => goals(model, answer.handling)),
    ...model.errors.errors.flatMap((entry) => goals(model, entry.handling)),
  ]);
  return { to, complete: rows.every(({ leadsTo }) => leadsTo.is !== 'not-shown' && leadsTo.is !== 'open') };
}

/** Where one can get from one screen by what its own row says. */
export function waysFrom(model: Model, screen: Screen): Ways {
  const known = ways(model);
  const before = known.get(screen);
  if (before) return before;
  const made = findWays(model, screen);
  known.set(screen, made);
  return made;
}

const ways = derived(['screens', 'calls', 'errors'], () => new WeakMap<Screen, Ways>());

function findWays(model: Model, screen: Screen): Ways {
  const said = listOf(screen.leadsTo).flatMap((reference) => targets(model, reference.name));
  return {
    to: new Set([...said, ...throughCalls(model, screen)]),
    complete: (screen.leadsTo.is === 'shown' || screen.leadsTo.is === 'none') && !screen.doubtful,
  };
}
