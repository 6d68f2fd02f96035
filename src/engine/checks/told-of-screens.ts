import type { Role } from '../model/domain-elements.ts';
import type { Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { settled } from '../model/tracking/per-element.ts';
import { words } from '../model/words/names.ts';

/** Words with which a description says where one gets from a screen: "→ the details page", "redirects to the list". */
const way =
  /(?:→|⇒|->)\s*\S|\b(?:leads?|leading|redirects?|links?|linking|goes|returns?|continues|forwards|jumps?|moves on|back) (?:\w+ ){0,2}?(?:to|home)\b|\b(?:takes?|brings?|sends?) (?:one|you|him|her|them|(?:the )?\w+) (?:on |back )?to\b|["“'](?:go|back|on) to\b/i;

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

/** Whether a document in its own words tells where one gets from a screen, in words that are not read any further. */
export function tellsWay({ how, description }: Screen): boolean {
  return how !== 'exact' && way.test(description);
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

/**
 * Whether a document in its own words tells who may open a screen: its description does, or the permissions speak of
 * what it is called after, as "view checks and their log" does of the screens "Checks" and "Event log".
 */
export function tellsWho(model: Model, { how, name, description }: Screen): boolean {
  if (how === 'exact') return false;
  const last = singular(words(name).split(' ').at(-1) ?? '');
  return (
    entry.test(description) ||
    (onlyRoles(model)?.test(words(description)) ?? false) ||
    (last !== '' && permittedThings(model).has(last))
  );
}
