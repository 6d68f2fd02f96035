import type { Role } from '../model/domain-elements.ts';
import type { Prose } from '../model/element.ts';
import type { Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { words } from '../model/words/names.ts';
import { aroundScreen, paragraphOf, rowOf, screensBeside } from './around-screens.ts';

/** Words with which a description says where one gets from a screen: "→ the details page", "redirects to the list". */
const way =
  /(?:→|⇒|->)\s*\S|\b(?:that|which|and|also|then) opens? (?:the|an?|its|one|another)\b|\b(?:button|link|click|tap|press|entry|icon|row|card|tile)\w*(?: [\w-]+){0,3} opens? (?:the|an?|its|one|another)\b|\b(?:filter|page|tab|menu|footer|header|navigation|nav|section)[ -]links?\b|\blinks? (?:home|back)\b|\b(?:leads?|leading|redirects?|links?(?! (?:was|is|are|were|gets?) )|linking|goes|returns?|continues|forwards|jumps?|moves on|back) (?:\w+ ){0,2}?(?:to|home)\b|\b(?:takes?|brings?|sends?) (?:one|you|him|her|them|(?:the )?\w+) (?:on |back )?to\b|["“'](?:go|back|on) to\b|\bgo to\b/i;
/** A link by what it says: "with a link Forgot your password?". */
const named = /\b(?:a|the|with|and) link (?:called |reading )?["“]?[A-Z]/;

/** What one gets from one screen to others with, and words that say that it is there. */
const menu =
  /\b(?:menus?|navigation|nav ?bars?|side ?bars?|top ?bars?|tab ?bars?|tabs|headers?|footers?|breadcrumbs?)\b(?=.*\b(?:lists?|carr(?:y|ies)|holds?|ha(?:s|ve)|contains?|shows?|offers?|leads?|links?|reach(?:es)?|entr(?:y|ies)|items?|on every|on all|present|always|left|right|top|bottom)\b)|\b(?:reach\w*|lists?|carr\w+|shar\w+) .*\b(?:menu|navigation|side ?bar|header|tabs)\b/i;
/** Names in brackets or behind a colon that such a thing has: "six tabs (Expenses, Balances)". */
const entries = /\b(?:tabs|menu|navigation|side ?bar|header|links|entries)\b[^.;(:]{0,30}[(:]/i;

const entriesIn = once((prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ text }) => (entries.test(text) ? words(text) : [])),
);

/** In a sentence about every screen: "from each one gets to each other", "all link to the list". */
const wayOfEvery =
  /\b(?:gets?|come|comes|moves?|switch\w*|navigates?) (?:[\w-]+ ){0,3}?(?:to|between)\b|\breach(?:es|ed|able)? from\b|\b(?:leads?|links?|back|returns?) (?:\w+ ){0,2}?(?:to|home)\b/i;
/** What takes it back or leaves it open, and what only tells how one gets to where one wanted to be. */
const refused =
  /\b(?:not|no|never|nor|nothing|unknown|open|tbd|todo|sessions?|log(?:s|ged|ging)?[ -]?(?:in|out)|sign(?:s|ed|ing)?[ -]?(?:in|out)|guards?|reload\w*|redirect\w*)\b|\?/i;

const tellsOfWays = once((told: readonly string[]): boolean =>
  told.some((each) => menu.test(each) || (wayOfEvery.test(each) && !refused.test(each))),
);

const tellsOfMenu = once((told: readonly string[]): boolean => told.some((each) => menu.test(each)));

/** A file that is fetched, and no place where one can go on: `/robots.txt`, `/feed.atom`, `/contact.vcf`. */
export const file =
  /\.(?:txt|xml|json|jsonl|js|mjs|css|map|webmanifest|ico|png|jpe?g|gif|svg|webp|vcf|ics|atom|rss|opml|csv|tsv|zip|gz|pdf|ya?ml)$/i;

/** Words with which a description says who may open a screen, whatever the roles are called. */
const entry =
  /\b(?:signed|logged)[ -](?:in|out)\b|\b(?:requires?|needs?|without|with) (?:an? |any |the |no )?(?:accounts?|sessions?|log-?in|sign-?in|passwords?|permissions?)\b|\b(?:open|visible|accessible|available|shown|limited|restricted|reserved) (?:only )?(?:to|for) (?:only )?(?:all|every\w*|any\w*|no\w*|(?:the )?(?:public|\w+s))\b|\bonly \w+s? (?:can|may)\b/i;

/**
 * The screens of a document, for whoever reads what is said of them: words are no facts, and change with the text of
 * the point alone.
 */
export function describedScreens({ points, screens }: Model): readonly Screen[] {
  return points.screens.blocks.length > 0 ? screens.screens : [];
}

/** Whether a screen is nothing but a file. */
function isFile({ routes }: Screen): boolean {
  const paths = listOf(routes).map(({ path }) => path);
  return paths.length > 0 && paths.every((path) => file.test(path));
}

/** What opens over a screen, and gives it back when it is closed; by its name, or a title above it. */
const dialog = /\b(?:dialogs?|modals?|pop-?ups?|lightbox(?:es)?|toasts?|tooltips?|overlays?)\b/i;
/** What stands in the place of a screen where something went wrong. */
const failure =
  /^(?:error(?: pages?| screens?)?|[45]\d\d(?: (?:error|page|screen|view))*|(?:.* )?(?:not found|forbidden|unauthori[sz]ed|access denied)(?: (?:page|screen|view))?|(?:not |un)available|.* (?:(?:not |un)available|error) (?:page|screen|view))$/i;
/** A sentence that says so of it: "Answered with status 403". */
const answeredBadly =
  /(?:^|[.;] )(?:it (?:is )?)?(?:answer(?:s|ed)?|sent|served|rendered|responds?|returns?|is an?) (?:itself )?(?:with |by )?(?:an? |the )?(?:status |code |HTTP )*[45]\d\d(?: page)?(?=[.;,)]|$)/i;

/** Whether one would not ask where a screen leads: a file, a dialog, what tells of an error. */
export function leadsNowhere(model: Model, screen: Screen): boolean {
  const { name, routes, description, how } = screen;
  if (isFile(screen)) return true;
  if (how === 'exact') return false;
  const isPage = listOf(routes).length > 0;
  return (
    failure.test(name) ||
    answeredBadly.test(description) ||
    (!isPage && [name, ...aroundScreen(model, screen).titles].some((title) => dialog.test(title)))
  );
}

/** The part of an address that tells the page, without what only tells what of it is shown. */
const pageOf = (path: string): string => path.split(/[#?]/)[0] ?? '';

/**
 * Whether a screen is a state of a page, told in one sentence with its other states: their addresses differ by what
 * stands behind `#` or `?` alone.
 */
export function isStateOfPage(model: Model, screen: Screen): boolean {
  return areStatesOfPage(screensBeside(model, screen));
}

const areStatesOfPage = once((together: readonly Screen[]): boolean => {
  const paths = together.flatMap(({ routes }) => listOf(routes).map(({ path, query }) => ({ path, query })));
  const [first] = paths;
  return (
    together.length > 1 &&
    paths.every(
      ({ path, query }) =>
        pageOf(path) === pageOf(first?.path ?? '') && (path.includes('#') || query.length > 0),
    )
  );
});

/**
 * Whether a document in its own words tells where one gets from a screen, in words that are not read any further: in
 * its description, in the paragraph that names it, or in what is told of the menu that it has with others.
 */
export function tellsWay(model: Model, screen: Screen): boolean {
  const { how, name, description } = screen;
  const { titles, own, ofEvery } = aroundScreen(model, screen);
  if (tellsOfWays(ofEvery)) return true;
  if (how === 'exact') return false;
  if (
    [description, paragraphOf(model, screen), rowOf(model, screen)].some(
      (text) => way.test(text) || named.test(text),
    )
  )
    return true;
  const called = words(name);
  return (
    [titles, own].some(tellsOfMenu) ||
    entriesIn(model.points.screens.prose).some((text) => text.includes(called))
  );
}

/** A pattern of "owner only" and "only for owners", of the roles that the document declares. */
const onlyRoles = settled(
  ({ roles: { roles } }): RegExp | undefined => {
    const names = roles.map(({ name }: Role) => words(name)).filter((name) => name !== '');
    if (names.length === 0) return undefined;
    const any = `(?:${names.join('|')})s?`;
    return new RegExp(`\\b${any} only\\b|\\bonly (?:by |for |to )?(?:the |an? )?${any}\\b`);
  },
  (one, other) => one?.source === other?.source,
);

/** The last words of what the permissions are about, each also without the ending of its plural. */
const permittedThings = settled(
  ({ roles: { permissions } }): ReadonlySet<string> =>
    new Set(permissions.flatMap(({ name }) => words(name).split(' ')).map(singular)),
  (one, other) => one.size === other.size && [...one].every((word) => other.has(word)),
);

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/** Words of a title, or of words that lead to a list, that say who may open what stands below. */
const openTo =
  /\b(?:public|unauthenticated|authenticated|everybody|everyone|anyone|signed[ -](?:in|out)|logged[ -](?:in|out))\b|\b(?:before|after|without|behind)\b.{0,12}\b(?:sign(?:ing)?|log(?:ging)?)[ -]?in\b|\bwith(?:out)? an? (?:account|session|login)\b|\b(?:for|only) (?:the |site |super ?)?(?:admin\w*|staff|members|owners|operators|those who)\b|\b(?:admin\w*|staff|members|owners) only\b|\bguarded by\b|\bopen (?:only )?to (?:an? |the )?\w/i;
/** Of whom a sentence says something: of all screens around it, of the others, of whoever has no session. */
const ofAll =
  /\b(?:all|every|each|everything|everybody|these|they|both|others?|the rest|the following|pages|screens|routes|unless|except|nobody|no one|some(?:one|body)|(?:person|people|visitor|user)s? (?:who|without)|without)\b|^(?:only|sign|needs?|requires?)\b/i;
/** What one needs to open them, or does not. */
const needed =
  /\b(?:sessions?|sign(?:ed|ing|s)?[ -]?in|sign-?in|log(?:ged|ging|s)?[ -]?in|log-?ins?|auth\w*|abilit(?:y|ies)|permissions?|guards?|guarded|public|admin\w* (?:only|get|can|may)|for admin\w*)\b/i;

/** A pattern of "for agents", "what the approver sees", of the roles that the document declares. */
const rolesTitled = settled(
  ({ roles: { roles } }): RegExp | undefined => {
    const names = roles.map(({ name }: Role) => words(name)).filter((name) => /^[a-z][a-z ]+$/.test(name));
    if (names.length === 0) return undefined;
    const any = `(?:${names.join('|')})s?`;
    return new RegExp(
      `\\b(?:for|only|by|what) (?:the |an? )?${any}\\b|\\b${any} (?:and [a-z]+ )?(?:only|sees?|screens|pages)\\b`,
    );
  },
  (one, other) => one?.source === other?.source,
);

/** What sentences tell of several screens: whether they say who may open them, and else in which words. */
const toldOfAll = once((told: readonly string[]) => {
  const ofSeveral = told.filter((sentence) => ofAll.test(sentence));
  return {
    saysWho: ofSeveral.some((sentence) => needed.test(sentence) || openTo.test(sentence)),
    words: ofSeveral.map(words),
  };
});

/** Whether the titles above a screen, or sentences that speak of it with others, tell who may open it. */
function tellsWhoOfSeveral(model: Model, screen: Screen): boolean {
  const { titles, above, own, general } = aroundScreen(model, screen);
  const roles = rolesTitled(model);
  const alone = onlyRoles(model);
  return (
    titles.some((title) => openTo.test(title) || roles?.test(words(title))) ||
    [own, general, above]
      .map(toldOfAll)
      .some(({ saysWho, words }) => saysWho || (alone && words.some((each) => alone.test(each))))
  );
}

/**
 * Whether a document in its own words tells who may open a screen: its description does, what it says of several
 * screens does, or the permissions speak of what it is called after, as "view checks and their log" does of the
 * screens "Checks" and "Event log".
 */
export function tellsWho(model: Model, screen: Screen): boolean {
  const { how, name, description } = screen;
  if (how === 'exact') return false;
  const last = singular(words(name).split(' ').at(-1) ?? '');
  return (
    entry.test(description) ||
    entry.test(rowOf(model, screen)) ||
    tellsWhoOfSeveral(model, screen) ||
    (onlyRoles(model)?.test(words(description)) ?? false) ||
    (last !== '' && permittedThings(model).has(last))
  );
}
