import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type Context, headingText } from '../blocks/context.ts';
import { groupedBy } from '../derived/grouped-by.ts';
import type { Route, Screen } from '../interface-elements.ts';
import type { TableReader } from '../tables/read-row.ts';
import { listed, nameOf, words } from '../words/names.ts';
import type { Fact, QueryTold } from './facts.ts';

/** A table of the query parameters of a screen that the line or the heading above it names: "Parameter | Meaning". */
export const queryTable: TableReader<Fact> = {
  shape: {
    columns: {
      parameter: {
        title: 'Parameter',
        also: [
          'parameters',
          'query parameter',
          'query parameters',
          'url parameter',
          'search parameter',
          'search param',
          'query param',
          'param',
        ],
      },
      meaning: {
        title: 'Meaning',
        also: [
          'description',
          'notes',
          'purpose',
          'effect',
          'what it does',
          'what',
          'value',
          'values',
          'type',
        ],
      },
    },
    needs: [['parameter'], ['meaning']],
  },
  row({ cell, context, gather }) {
    const named = cell('parameter');
    const parameters = named ? listed(named).filter((each) => isParameter.test(nameOf(each).name)) : [];
    for (const each of parameters)
      gather.fact({ parameter: nameOf(each).name, at: each.at, of: screensAbove(context) });
    const meaning = cell('meaning');
    if (parameters.length > 0 && meaning) gather.prose(meaning);
  },
};

const isParameter = wording`^\??[\p{L}_][\p{L}\p{N}_.-]*(?:\[\])?$`;

/** The words in which a screen may be named, the nearest first. */
function screensAbove(context: Context): readonly string[] {
  const titles = context.headings.map(({ title }) => plain(title)).reverse();
  return [context.lead, headingText(context), ...titles].filter((each) => each !== '');
}

/** Screens with the query parameters that are told apart from their addresses. */
export function withQueries(screens: readonly Screen[], told: readonly QueryTold[]): readonly Screen[] {
  if (told.length === 0) return screens;
  const spokenOf = speakingOf(screens);
  const by = groupedBy(told, ({ of }) => firstOf(of, spokenOf));
  return screens.map((screen) => {
    const more = by.get(screen);
    return more ? withQuery(screen, more) : screen;
  });
}

/** The screen that the nearest words are about which speak of one. */
function firstOf(
  titles: readonly string[],
  spokenOf: (title: string) => Screen | undefined,
): Screen | undefined {
  for (const title of titles) {
    const screen = spokenOf(title);
    if (screen) return screen;
  }
  return undefined;
}

/** Tells which of some screens a title is about: that with the longest name of those that it names or has an address of. */
function speakingOf(screens: readonly Screen[]): (title: string) => Screen | undefined {
  const candidates = screens.flatMap((screen) =>
    !screen.any && screen.routes.is === 'shown'
      ? { screen, name: words(screen.name), routes: screen.routes.value }
      : [],
  );
  const known = new Map<string, Screen | undefined>();
  return (title) => {
    if (known.has(title)) return known.get(title);
    const all = words(title);
    const named = candidates.filter(
      ({ name, routes }) => isAbout(all, name) || routes.some(({ path }) => hasPath(title, path)),
    );
    const [longest] = named
      .map(({ screen }) => screen)
      .sort((one, other) => other.name.length - one.name.length);
    known.set(title, longest);
    return longest;
  };
}

/** What stands before the name of a screen in the title of its parameters. */
const ofScreen = /^(?:(?:(?:query|url|search) )?param(?:eter)?s (?:of|for|on|in|at) )?(?:the |an? )?/;
const pages = ['page', 'screen', 'view', 'dialog', 'window'];

/**
 * Whether a title is the name of a screen, with what says that its parameters follow, or calls that name a screen; both as
 * `words` gives them.
 */
function isAbout(all: string, own: string): boolean {
  if (own === '' || all.replace(ofScreen, '') === own) return own !== '';
  const holds = (text: string): boolean => ` ${all} `.includes(` ${text} `);
  const last = own.slice(own.lastIndexOf(' ') + 1);
  return pages.includes(last)
    ? holds(own)
    : pages.some((page) => holds(`${own} ${page}`) || holds(`${page} ${own}`));
}

function hasPath(title: string, path: string): boolean {
  return path.length > 1 && title.split(/\s+/).includes(path);
}

/** The first address of a screen takes them: the others lead to the same screen. */
function withQuery(screen: Screen, told: readonly QueryTold[]): Screen {
  const { routes } = screen;
  if (routes.is !== 'shown') return screen;
  const [first, ...others] = routes.value;
  if (!first) return screen;
  const inPath = new Set(routes.value.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const own = told.filter(({ parameter }) => !inPath.has(parameter));
  const names = own.map(({ parameter }) => parameter.replace(/^\?/, ''));
  const route: Route = {
    ...first,
    query: [...new Set([...first.query, ...names])],
    queryAt: own.map(({ at }) => at),
  };
  return { ...screen, routes: { ...routes, value: [route, ...others] } };
}
