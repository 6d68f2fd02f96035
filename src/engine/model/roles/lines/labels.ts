import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { headOf, splitAt } from '../../words/phrases.ts';
import type { About } from '../facts.ts';
import { actionsListed } from '../sentences/actions-listed.ts';
import { conditioned, refused } from '../words/conditioned.ts';
import { listsCode } from '../words/permission-cells.ts';
import { answerIn, type Side } from '../words/sides.ts';
import { mayLabels } from '../words/vocabulary.ts';

/** Whether a line describes whom the lines around it name, and allows nothing: `Description: not signed in`. */
export function describes(text: Inline): boolean {
  return /^[*_]*(?:description|meaning|who|notes?|remarks?|purpose|definition|about|comments?|examples?)[*_]*:/i.test(
    text.source,
  );
}

/** Labels that say as well to whom an action is open. */
const eitherWay =
  /^(?:allowed|permitted|always|limited|denied|not allowed|not permitted|forbidden|prohibited|never)$/;

const kind = '(?:user )?(?:roles?|actors?|positions?|personas?|rollen?|rôles?)';
/** "Roles:", "Account roles, from high to low:", "Groups that come with the site:". */
const listOfRoles = new RegExp(
  `^\\**(?:${kind}|(?:[A-Za-z-]+ ){1,2}roles(?:, [^:.;]{1,30})?|(?:[A-Za-z-]+ )?(?:roles|groups) (?:that|which|there|delivered|built|known|available|defined|we)(?: [^:.;]{1,40})?)\\**\\s*:\\**\\s*`,
  'i',
);
const oneRole = new RegExp(`^\\**${kind}(?: \\d+)?\\**\\s*[:–—-]\\**\\s*(?=\\S)`, 'i');

/** "**Roles.** Visitor, guest, member.": a title, and a sentence that is nothing but names. */
const titledList = wording.i`^\*\*(?:the )?(?:user )?(?:roles|actors|personas)\.\*\*\s+(?<names>[\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?)+(?:,? and [\p{L}-]+(?: [\p{L}-]+)?)?)\.$`;

/** What stands behind `Roles:`, in its sentence. */
export function rolesListed(text: Inline): Inline | undefined {
  const named = titledList.exec(text.source);
  if (named)
    return slice(text, named[0].length - (named.groups?.names ?? '').length - 1, text.source.length - 1);
  const label = listOfRoles.exec(text.source)?.[0];
  // "Change member roles: O A" is done.
  if (label === undefined || readsAsDeed(label)) return undefined;
  const end = /\.(?:\s|$)/.exec(text.source)?.index;
  return slice(text, label.length, end ?? text.source.length);
}

/** The role that a line or a heading names as one: `Role: Librarian`, `Role 2 – Reader`. */
export function roleOfLine(text: Inline): Inline | undefined {
  const label = oneRole.exec(text.source)?.[0];
  const name = label ? slice(text, label.length, text.source.length) : undefined;
  return name && !/[,;.:]/.test(name.source) ? name : undefined;
}

/**
 * What a line says of a role by the label before it: `Permissions: lend a book`, `May not: …`,
 * `Condition: waive fees – only up to 5 euros`. Undefined where it has none of these labels, and where the label may as
 * well say who may do what stands above.
 */
export function labelledSides(text: Inline, about: About): readonly Side[] | undefined {
  const head = headOf(text);
  const name = head?.mark ? words(head.label.source) : '';
  const label = head?.mark ? mayLabels.get(name) : undefined;
  if (!head || !label || head.rest.source === '') return undefined;
  if (!about.named && eitherWay.test(name)) return undefined;
  return partsOf(head.rest).flatMap((whole): Side | [] => {
    const part = slice(whole, othersFirst.exec(whole.source)?.[0].length ?? 0, whole.source.length);
    const { action, on } = label === 'mayNot' ? refused(part) : parted(part);
    const allowed: Allowed =
      on || label === 'mayWhen'
        ? ((on ? undefined : answerIn(head.label)) ?? {
            is: 'when',
            condition: conditionIn(on ?? head.label),
          })
        : { is: label === 'mayNot' ? 'no' : 'yes' };
    return action.source === '' ? [] : { names: [action], text: action, allowed, by: 'may' };
  });
}

/** What others may, before what somebody may besides: "all of rider + buy oats". */
const othersFirst = wording.i`^(?:all|everything)(?: of)? (?:an? |the )?[\p{L}-]+ \+ (?=\p{Ll})`;

/** What a line lists as done, part by part: at strokes where it has any. */
export function partsOf(text: Inline): readonly Inline[] {
  const bare = slice(text, 0, text.source.replace(/[.;]$/, '').length);
  if (/\s\/\s/.test(bare.source))
    return splitAt(bare, /\s+\/\s+/)
      .flatMap(atDeeds)
      .map(withoutOutcome);
  return listsCode(bare) ? [bare] : actionsListed(bare);
}

/** A text at each "+" before another deed: "close a shelf + lock it". */
function atDeeds(text: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  for (const { index, 0: sign, groups } of text.source.matchAll(plus)) {
    if (!isDeed(groups?.next ?? '')) continue;
    parts.push(slice(text, start, index));
    start = index + sign.length;
  }
  return [...parts, slice(text, start, text.source.length)];
}
const plus = wording.g`(?<!\s)\s+\+\s+(?=(?<next>\p{Ll}+)(?![\p{L}]))`;

/** An action without what comes of it: "see readers (→ 403)". */
function withoutOutcome(part: Inline): Inline {
  return slice(part, 0, part.source.replace(/\s*\((?:→|->|⇒|=>)[^()]*\)$/, '').length);
}

/** An action and what it depends on: in so many words, behind a dash, or in brackets. */
function parted(part: Inline): ReturnType<typeof conditioned> {
  const said = conditioned(part);
  if (said.on) return said;
  const remark = /\s+(?:[–—-]\s+(?<on>\S.*)|\((?<bracket>[^()]+)\))$/.exec(part.source);
  const on = remark?.groups?.on ?? remark?.groups?.bracket;
  if (!remark || !on) return said;
  const start = part.source.lastIndexOf(on);
  return { action: slice(part, 0, remark.index), on: slice(part, start, start + on.length) };
}
