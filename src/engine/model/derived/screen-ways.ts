import type { Handling } from '../element.ts';
import type { ErrorEntry, Screen } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf, type Stated } from '../stated.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { everyCalls } from './permissions.ts';
import { find, resolve } from './resolve.ts';

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

const goalsOf = perElement((model: Model, { handling }: ErrorEntry): readonly Screen[] =>
  goals(model, handling),
);

const anyRows = settled(
  ({ screens }): readonly Screen[] => screens.screens.filter((screen) => screen.any),
  isSameList,
);

/** Where one can get from every screen: from `(any)` rows, and wherever an answer or error of any call leads. */
export const waysFromAnywhere = settled(
  (model): Ways => {
    const rows = anyRows(model);
    const every = everyCalls(model).flatMap((call) => listOf(call.answers));
    const to = new Set([
      ...rows.flatMap((row) => listOf(row.leadsTo).flatMap((reference) => targets(model, reference.name))),
      ...rows.flatMap((row) => throughCalls(model, row)),
      ...every.flatMap((answer) => goals(model, answer.handling)),
      ...flat(goalsOf.each(model, model.errors.errors)),
    ]);
    const complete = rows.every(({ leadsTo }) => leadsTo.is !== 'not-shown' && leadsTo.is !== 'open');
    return { to, complete };
  },
  (one, other) => one.complete === other.complete && isSameList([...one.to], [...other.to]),
);

/** Where one can get from one screen by what its own row says. */
export const waysFrom = perElement(findWays);

function findWays(model: Model, screen: Screen): Ways {
  const said = listOf(screen.leadsTo).flatMap((reference) => targets(model, reference.name));
  return {
    to: new Set([...said, ...throughCalls(model, screen)]),
    complete: (screen.leadsTo.is === 'shown' || screen.leadsTo.is === 'none') && !screen.doubtful,
  };
}

/** Adds to `reached` every screen that one can get to from the ones in it. */
export function followWays(model: Model, reached: Set<Screen>): void {
  for (const screen of reached) for (const next of waysFrom(model, screen).to) reached.add(next);
}

/**
 * The screens that no way leads to from where the application starts; none where a screen that can be reached does
 * not say where it leads, since a way may be what the document does not show.
 */
export const unreachedScreens = settled((model): readonly Screen[] => {
  const anywhere = waysFromAnywhere(model);
  const reached = new Set([...entriesOf(model), ...anywhere.to]);
  followWays(model, reached);
  const isOpen = (screen: Screen): boolean => !screen.any && !waysFrom(model, screen).complete;
  if (!anywhere.complete || [...reached].some(isOpen)) return [];
  return model.screens.screens.filter((screen) => !screen.any && !reached.has(screen));
}, isSameList);
