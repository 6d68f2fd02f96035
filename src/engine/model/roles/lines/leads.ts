import type { Span } from '../../../place.ts';
import type { Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import { headingName } from '../../sections/groups.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { headOf } from '../../words/phrases.ts';
import type { About } from '../facts.ts';
import { boldSubjectOf } from '../words/names.ts';
import { rolesNamed } from '../words/subjects.ts';
import { type MayLabel, mayLabels } from '../words/vocabulary.ts';
import { roleOfLine } from './labels.ts';

/** A line that leads to what somebody may: `Allowed to`, `Editors can:`. */
export const mayLead = /\b(?:may|can|cannot|can['’]t|allowed|permitted|darf|peut)(?![a-z])[^.]*:?$/i;

/** A line that leads to what nobody may who is named above: `Not allowed`, `Guests may not:`, `Never`. */
const mayNotLead = wording.i`(?<!\p{L})(?:(?:may|can|must|is|are) ?not|can['’]t|not (?:allowed|permitted|granted|possible))(?![\p{L}])[^.]*:?$|(?<!\p{L})cannot(?!\p{L})`;

/** Whether a line leads to what somebody may, or to what they may not: by its words, or as the label of one side. */
export function sideLed(lead: string): MayLabel | undefined {
  const label = mayLabels.get(words(lead.replace(/:$/, '')));
  if (label ?? !mayLead.test(lead)) return label;
  return mayNotLead.test(lead) ? 'mayNot' : 'may';
}

/** What may stand between "may" and the list: "may do the following", "are also allowed to". */
const following =
  '(?:,? also| additionally| only)?(?: do)?(?: any of| all of)?(?: the following| these| what follows)?(?: things| actions)?:?';

const leading = wording.i`(?:^|[.!?] )(?:§+ ?)?(?:\(?[\d.]+\)?\s+)?(?:an? |the |only |every |all |each )?(?<who>\p{L}[\p{L}\p{N} -]{1,40}?) (?:(?<no>may ?not|cannot|can not|must not|may never|can never|(?:is|are) not (?:allowed|permitted|able|entitled) to|darf nicht|dürfen nicht)|may|can|(?:is|are) (?:allowed|permitted|able|entitled) to|ha(?:s|ve) (?:the right to|(?:the following|these) (?:rights|permissions|privileges))|darf|dürfen|peut|peuvent)${following}$`;

/** Whether a line says who may, or is the label of one side, and leaves what to the lines below it. */
export const leadsOn = (text: Inline): boolean =>
  leading.test(plain(text)) || mayLabels.has(words(plain(text).replace(/:$/, '')));

/** A line above a list that speaks of who its heading names: `They can`, `… these things only they can do:`. */
const pronounLeads = wording.i`(?:^|[ ,;:.])(?:they|he or she|she|he)(?: also| alone)? (?:(?<no>may not|cannot|can not|can['’]t|must not)|may|can|are (?:allowed|permitted|able) to)${following}$`;

/** How a title begins that tells what a part is about, and is nobody: `How it works`, `Inside a folder`. */
export const topicTitle =
  /^(?:beyond|within|inside|outside|in|on|for|with|without|about|by|before|after|what|how|when|where|why|which|who)\s/i;

/** A heading that may be the name of somebody: one to three words. */
export const maybeSomebody = wording.i`^(?!(?:beyond|within|inside|outside|in|on|for|with|without|about|other|others|general|special|more|by|what|how|when|where|why|which|who|notes?|rules?|permissions?|access)\b)\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`;

/** A sentence of what somebody may, and behind it that what follows is besides: "A head may do all a clerk may. In addition:". */
const besides = wording.i`^(?:an? |the |every |each )?(?<who>\p{L}[\p{L}\p{N} -]{1,40}?) (?:may|can|has|have|inherits?)(?![\p{L}]) (?!not )[^.;:]{3,80}[.;,]? (?:in addition|additionally|besides(?: that)?|on top(?: of (?:that|it|this))?|also|furthermore|moreover|plus|beyond that|and(?: also)?)(?: (?:they|he|she|it) (?:may|can)(?: also)?)?:$`;

/** Whom a line above a list lets do what it lists: `**Editors** can:`, `Guests may not:`, `4.1 A physician may`. */
export function ledBy(
  { at }: Pick<Item, 'at'>,
  { lead, titled, headings }: Context,
): { readonly about: About; readonly allowed: 'yes' | 'no' } | undefined {
  const title = headings.at(-1);
  const found =
    (titled ? undefined : leading.exec(lead)?.groups) ??
    (title && (lead === '' || titled) ? leading.exec(headingName(title).name)?.groups : undefined);
  const more = titled || found ? undefined : besides.exec(lead)?.groups?.who;
  const heir = more === undefined ? undefined : { source: more, at: at as Span };
  if (heir && rolesNamed(heir)) return { about: { text: heir, as: 'role' }, allowed: 'yes' };
  const they = titled ? undefined : pronounLeads.exec(lead)?.groups;
  const name = title && headingName(title).name;
  if (they && title && name && maybeSomebody.test(name)) {
    const text = { source: name, at: title.title.at };
    return { about: { text, as: 'role' }, allowed: they.no ? 'no' : 'yes' };
  }
  const text = { source: found?.who ?? '', at: at as Span };
  if (!found || !rolesNamed(text)) return undefined;
  return { about: { text, as: 'role' }, allowed: found.no ? 'no' : 'yes' };
}

/** Names of a line above a list that tell what the list is, and nobody; "clerks can" is a clause. */
export const titlesList =
  /^(?:permissions?|rights|rules?|actions?|notes?|examples?|exceptions?|details|allowed|denied|limits?|access|legend|keys?|remarks?|sources?|status|overview|summary|users|(?:(?:the|all|both|our|two|three|four|five|six|seven|\d) )?(?:roles?|actors))$|\s(?:can|may|cannot|(?:can|may|must) not|can['’]t|(?:can|may) only)$/i;

const somebody =
  '(?:users?|persons?|people|members?|accounts?|keys?|tokens?|callers?|clients?|someone|somebody|anyone|anybody|everyone|everybody|those|whoever)';
/** "A key with AUTHOR_ONLY", "Users with the role `editor`", "Whoever is a viewer": somebody of whom only the role is said. */
const withRole = wording.i`^(?:(?:an?|the|every|each|any|all) )?(?:\p{L}+ )?(?:${somebody} (?:with|having|holding|(?:who|that|which) (?:has|have|holds?|carries)|in|of)|${somebody} (?:who )?(?:is|are)|${somebody} (?:has|have|holds?)) (?:(?:only )?(?:the|an?) )?(?:(?:role|rank|right|scope|group)s? (?:of (?:an?|the) )?)?(?<who>[\`"“]?[\p{L}_][\p{L}\p{N}_:-]*(?: (?!(?:role|rank|right|scope)(?!\p{L}))[\p{L}\p{N}_-]+)?[\`"”]?)(?: (?:role|rank|right|scope))?$`;

/** The role that a line above a list says somebody has; undefined for any other. */
export function roleSaid(lead: string): string | undefined {
  return withRole.exec(lead.replace(/\s*:$/, ''))?.groups?.who?.replace(/[`"“”]/g, '');
}

/** Who the line above a list is: `player`, `guest = not in discord yet`, `Editor (paid):`. */
export function namedAbove({ at }: Pick<Item, 'at'>, { lead, titled }: Context): Inline | undefined {
  const name = titled ? undefined : (roleSaid(lead) ?? /^([^=:–—(,]{2,40}?)\s*(?:$|[:=–—(])/.exec(lead)?.[1]);
  if (
    name === undefined ||
    titlesList.test(name) ||
    name.split(' ').length > 3 ||
    !wording`^\p{L}`.test(name)
  )
    return undefined;
  return { source: name, at: at as Span };
}

/** Who a line stands below, whose lines may be answers: the line above it, or a title that may be the name of somebody. */
export function holderOf(item: Pick<Item, 'at'>, context: Context): Inline | undefined {
  const above = namedAbove(item, context);
  if (above) return above;
  const heading = context.headings.at(-1);
  const name = context.titled
    ? titleAbove(context, item.at as Span).source
    : heading && context.lead === ''
      ? headingName(heading).name
      : '';
  if (!name || !maybeSomebody.test(name) || titlesList.test(name) || readsAsDeed(name)) return undefined;
  return { source: name, at: (context.titled ? undefined : heading?.title.at) ?? (item.at as Span) };
}

/** The title above a list, without what its bracket says: `Auditor (external)`. */
function titleAbove({ lead }: Context, at: Span): Inline {
  return { source: roleSaid(lead) ?? lead.replace(/\s+\([^()]*\)$/, ''), at };
}

/** What the lines around an item name, from the nearest outwards: an item, a title, a heading. */
export function aboutOf({ at }: Item, context: Context, above: readonly Item[]): About | undefined {
  const item = above.findLast(({ text }) => !sideLed(plain(text)));
  if (item) {
    const named = roleOfLine(item.text);
    if (named) return { text: named, as: 'role', named: true };
    const head = headOf(item.text);
    const text =
      head?.names[0] ??
      boldSubjectOf(item.text) ??
      slice(item.text, 0, item.text.source.replace(/(?:\s+\([^()]*\))?:?$/, '').length);
    return { text, as: head?.kind === 'strong' ? 'role' : 'open' };
  }
  const heading = context.headings.at(-1);
  if (context.titled && context.lead)
    return { text: titleAbove(context, at as Span), as: roleSaid(context.lead) ? 'role' : 'open' };
  if (!heading) return undefined;
  const text = { source: headingName(heading).name, at: heading.title.at };
  const named = roleOfLine(text);
  return named ? { text: named, as: 'role', named: true } : { text, as: 'open' };
}
