import { permits } from '../model/derived/actions.ts';
import { find } from '../model/derived/resolve.ts';
import { entriesOf, unreachedScreens } from '../model/derived/screen-ways.ts';
import type { Action, Reference } from '../model/element.ts';
import type { Call, Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf, type Stated } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { type AllowedRole, allowedRoles } from './calls.ts';
import {
  bothWays,
  copyOf,
  edgeCollector,
  type Graph,
  type GraphNode,
  uniqueIds,
  type Words,
} from './graph.ts';
import { gapWords, type Told, tell, tellNames } from './told.ts';

/** A screen in words. */
export interface ScreenView {
  readonly name: string;
  readonly entry: boolean;
  /** A row that holds for every screen. */
  readonly any: boolean;
  /** No way leads to it, and every screen that can be reached says where it leads. */
  readonly unreached: boolean;
  readonly routes: Told;
  readonly shows: Told;
  readonly calls: Told;
  readonly leadsTo: Told;
  readonly openTo: Told;
  /** What is said of it in words; empty where nothing is. */
  readonly description: string;
  /** The roles that the matrix lets open it, where the screen does not say it itself. */
  readonly allowed: readonly AllowedRole[];
  readonly at: Place;
}

/** A part of the paths, with the screens that lie at it and the parts below it. */
export interface RouteBranch {
  /** As written: `/invoices`, `/:id`. */
  readonly part: string;
  readonly screens: readonly RoutedScreen[];
  readonly branches: readonly RouteBranch[];
}

/** A screen that lies at a route. */
export interface RoutedScreen {
  readonly name: string;
  /** The parameters behind the path, as written; empty without any. */
  readonly query: string;
  readonly entry: boolean;
  /** Where its name stands. */
  readonly at: Place;
}

/** Point 2 as it is looked at. */
export interface ScreensView {
  readonly screens: readonly ScreenView[];
  readonly graph: Graph;
  readonly routes: readonly RouteBranch[];
}

interface GrowingBranch {
  readonly part: string;
  readonly screens: RoutedScreen[];
  readonly branches: Map<string, GrowingBranch>;
}

/** The branch of a part among others, made where it is missing. */
function grow(branches: Map<string, GrowingBranch>, part: string): GrowingBranch {
  const known = branches.get(part);
  if (known) return known;
  const made: GrowingBranch = { part, screens: [], branches: new Map() };
  branches.set(part, made);
  return made;
}

/** A part without screens and with one branch reads as one with it. */
function joined({ part, screens, branches }: GrowingBranch): RouteBranch {
  const [only, ...others] = [...branches.values()].map(joined);
  if (screens.length === 0 && only !== undefined && others.length === 0 && part !== '/')
    return { ...only, part: part + only.part };
  return { part, screens, branches: only === undefined ? [] : [only, ...others] };
}

function routeTree(screens: readonly Screen[], entries: ReadonlySet<Screen>): readonly RouteBranch[] {
  const roots = new Map<string, GrowingBranch>();
  for (const screen of screens) {
    for (const { path, query } of listOf(screen.routes)) {
      const parts = path.split('/').filter((part) => part !== '');
      const slash = path.startsWith('#') ? '' : '/';
      let branch = grow(roots, parts.length === 0 ? '/' : `${slash}${parts[0]}`);
      for (const part of parts.slice(1)) branch = grow(branch.branches, `/${part}`);
      branch.screens.push({
        name: screen.any ? '(any screen)' : screen.name,
        query: query.length > 0 ? `?${query.join('&')}` : '',
        entry: entries.has(screen),
        at: copyOf(screen.nameAt),
      });
    }
  }
  return [...roots.values()].map(joined);
}

const arrow = { dashed: false, tail: 'plain', head: 'arrow' } as const;

/** The screens that a call's answers lead to, each with the words of the answer. */
function goalsOf(model: Model, call: Call): readonly { screen: Reference; words: Words[] }[] {
  return listOf(call.answers).flatMap((answer) => {
    const entries = listOf(answer.carries).flatMap((carried) => {
      const entry = carried.is === 'error' ? find(model, 'error', carried.error) : undefined;
      return entry ? [entry] : [];
    });
    const through = (text: string, handling: typeof answer.handling) =>
      listOf(handling).flatMap((each) =>
        each.is === 'go-to' ? [{ screen: each.screen, words: [{ text, style: 'soft' as const }] }] : [],
      );
    const own = through(`${call.name}: ${answer.status}`, answer.handling);
    // What the answer says itself is said instead of what the catalogue says.
    return own.length > 0 ? own : entries.flatMap((entry) => through(entry.name, entry.handling));
  });
}

function nodeOf(screen: Screen, id: string, entry: boolean, unreached: boolean): GraphNode {
  const title: Words[] = [{ text: screen.any ? 'any screen' : screen.name, style: 'name' }];
  if (entry) title.push({ text: 'entry', style: 'soft' });
  if (unreached) title.push({ text: 'not reached', style: 'soft' });
  if (screen.routes.is === 'not-shown' || screen.routes.is === 'open')
    title.push({ text: `route ${gapWords[screen.routes.is]}`, style: 'soft' });
  for (const { path } of listOf(screen.routes)) title.push({ text: path, style: 'code' });
  return {
    id,
    shape: screen.any || unreached ? 'dashed' : entry ? 'entry' : 'rounded',
    name: screen.any ? 'any screen' : screen.name,
    title,
    rows: [],
    at: copyOf(screen.nameAt),
  };
}

const showsText = ({ list, entity }: { list: boolean; entity: Reference }): string =>
  `${list ? 'list of ' : ''}${entity.name}`;

const routeText = ({ path, query }: { path: string; query: readonly string[] }): string =>
  `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;

function inWords<T>(stated: Stated<readonly T[]>, words: (value: T) => string): Told {
  return tell(stated, (list) => list.map(words).join(', '));
}

/** An action as the matrix has it: to open a screen. */
function opening({ name, nameAt }: Screen): Action {
  const target = { kind: 'screen' as const, name, at: nameAt };
  return { text: `open ${name}`, verbs: ['open'], target, at: nameAt };
}

function viewScreen(model: Model, screen: Screen, entry: boolean, unreached: boolean): ScreenView {
  return {
    name: screen.name,
    entry,
    any: screen.any,
    unreached,
    routes: inWords(screen.routes, routeText),
    shows: inWords(screen.shows, showsText),
    calls: tellNames(screen.calls),
    leadsTo: tellNames(screen.leadsTo),
    openTo: tellNames(screen.openTo),
    description: screen.description,
    allowed:
      screen.openTo.is === 'unstated' && !screen.any
        ? allowedRoles(model, (role) => permits(model, role, opening(screen)))
        : [],
    at: copyOf(screen.nameAt),
  };
}

/** Point 2: the map of screens and where each leads, the tree of routes, and every screen in words. */
export function viewOfScreens(model: Model): ScreensView {
  const { screens } = model.screens;
  const unreached = new Set(unreachedScreens(model));
  const entries = new Set(entriesOf(model));
  const idOf = uniqueIds();
  const ids = new Map(screens.map((screen) => [screen, idOf(screen.name)]));
  const lines = edgeCollector();
  const goTo = (from: string, reference: Reference, dashed: boolean, words: Words[]): void => {
    const target = find(model, 'screen', reference);
    const to = target && ids.get(target);
    if (to === undefined || to === from) return;
    lines.add(
      { ...arrow, from, to, dashed },
      words.length > 0 ? { words, at: copyOf(reference.at) } : undefined,
    );
  };
  for (const [screen, id] of ids) {
    const said = listOf(screen.leadsTo);
    for (const reference of said) goTo(id, reference, false, []);
    const known = new Set(said.map((reference) => find(model, 'screen', reference)));
    for (const reference of listOf(screen.calls)) {
      const call = find(model, 'call', reference);
      for (const { screen: goal, words } of call ? goalsOf(model, call) : []) {
        if (!known.has(find(model, 'screen', goal))) goTo(id, goal, true, words);
      }
    }
  }
  return {
    screens: screens.map((screen) => viewScreen(model, screen, entries.has(screen), unreached.has(screen))),
    graph: {
      nodes: [...ids].map(([screen, id]) => nodeOf(screen, id, entries.has(screen), unreached.has(screen))),
      edges: bothWays(lines.edges()),
    },
    routes: routeTree(screens, entries),
  };
}
