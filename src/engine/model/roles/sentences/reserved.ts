import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';
import { gerundsOf } from '../words/gerunds.ts';
import { rolesNamed } from '../words/subjects.ts';
import type { MayLine } from './may-line.ts';

const be = '(?:is|are)(?: (?:also|likewise|strictly|therefore|always))?';
const refused = `${be} (?:(?:not|never) (?:allowed|permitted|available|open|possible|granted|accessible) (?:to|for)|not (?:open to|for)|(?:forbidden|prohibited|denied|refused|closed|off[ -]limits) (?:to|for)|out of (?:reach|bounds) (?:for|to)|beyond(?: the reach of)?)`;
const deed = '(?:\\p{L}+ing|\\p{L}+ion)(?: [^,;:.]{1,60}?)?';
const thing = '(?!(?:it|they|this|that|these|those|which|what|who|there)\\b)[^,;:.]{3,60}?';
const alone = '(?:(?: only| alone)(?! (?:if|when|while|unless|once|as long as|until) ))?';

/** Whom something that is done, or a thing, is left to, and to whom it is refused. */
const patterns = [
  wording.i`^(?<action>${deed}) (?:${be} (?:reserved for|limited to|restricted to|(?:only )?(?:open|available|possible|allowed|permitted|granted) (?:only )?(?:to|for)|only for|left to|up to|a matter for|the (?:job|task|privilege|right) of)) (?<who>[^,;]+?(?:, [^,;]+?)*? (?:and|or) [^,;]+?|[^,;]+?)${alone}(?: alike)?(?:,? (?:because|since|so that) .*)?\.?$`,
  wording.i`^(?<action>${deed}) ${be} (?:the |an? )?(?<who>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?:['’]s|(?<=s)['’]) (?:(?:own|sole|exclusive) )?(?:privilege|prerogative|right|job|task|business)${alone}\.?$`,
  wording.i`^(?<action>${deed}) (?:requires?|needs?) (?!no\b)(?:at least )?(?:the |an? )?(?<who>[^,;]+?) (?:role|rights)\.?$`,
  wording.i`^(?<action>${thing}) ${be} (?:(?:reserved for|restricted to|only for|(?:available|accessible|open) only to) (?!\p{L}+ing\b)(?<who>[^,;]+?)${alone})\.?$`,
  wording.i`^(?<action>${thing}) (?:is|are) for (?<who>[^,;]+?) (?:only|alone)\.?$`,
  wording.i`^(?<action>${thing}) (?<no>${refused}) (?<who>[^,;]+?)(?: either)?\.?$`,
];

/** On what it depends whether somebody may: `a visitor only if the owner allows it`. */
const limited = /,?(?: but)? (?<on>(?:only )?(?:if|when|while|unless|once|as long as|provided|until) .+)$/i;

const pronoun = /^(?:him|her|them|him or her)$/i;

/**
 * `Deleting a project is reserved for owners`, `exporting requires the admin role`, `Adding notes is not permitted to
 * guests`. A pronoun means those that `spoken` names.
 */
export function reservedIn(clause: Inline, spoken: readonly Inline[] | undefined): MayLine | undefined {
  if (!/\b(?:is|are|requires?|needs?) /i.test(clause.source)) return undefined;
  for (const pattern of patterns) {
    const { action, who: whole, no } = pattern.exec(clause.source)?.groups ?? {};
    if (!action || !whole) continue;
    const limit = limited.exec(whole);
    const who = whole.slice(0, limit?.index);
    // "A guest is not allowed to move boats": a deed is nobody.
    if (isDeed(who.split(' ')[0] ?? '')) continue;
    const start = clause.source.lastIndexOf(whole);
    const roles = pronoun.test(who) ? spoken : rolesNamed(slice(clause, start, start + who.length));
    const on = limit?.groups?.on ?? '';
    const end = start + whole.length;
    return (
      roles && {
        roles,
        actions: gerundsIn(slice(clause, 0, action.length)),
        allowed: no === undefined,
        ...(on ? { on: slice(clause, end - on.length, end) } : {}),
      }
    );
  }
  return undefined;
}

/** What is done, in the base form of its verb where that is known: "close the gate" of "Closing the gate". */
function gerundsIn(action: Inline): readonly Inline[] {
  const found = gerundsOf(action);
  return found.length > 0 ? found : [action];
}

const you = '(?:you|one|users?|people|somebody|they)';
const mustBe = '(?:must|needs? to|has to|have to) be';
/** What one has to be is no role where it tells how somebody is: "logged in", "over 18". */
const noState =
  '(?!(?:(?:logged|signed)[ -]?(?:in|on|out)|online|authenticated|over|under|older|younger|aged|at least \\d|connected|there|sure|able)\\b)';
/** Who one has to be for something: `To export a board, you must be an admin`, `one needs to be the owner to delete it`. */
const needed = [
  new RegExp(
    `^to (?<action>[^,;]{3,60}),? ${you} needs? (?:the |an? )?(?<who>[^,;]+?) (?:role|rights|permission)\\.?$`,
    'i',
  ),
  new RegExp(`^to (?<action>[^,;]{3,60}?),? ${you} ${mustBe} ${noState}(?<who>[^,;]+?)\\.?$`, 'i'),
  new RegExp(`^${you} ${mustBe} ${noState}(?<who>[^,;]+?) to (?<action>[^,;]{3,60}?)\\.?$`, 'i'),
];

/** What somebody has to be to do something, as what those may. */
export function neededIn(clause: Inline): MayLine | undefined {
  for (const pattern of needed) {
    const { who = '', action = '' } = pattern.exec(clause.source)?.groups ?? {};
    const [start, from] = [clause.source.lastIndexOf(who), clause.source.indexOf(action)];
    const roles = who ? rolesNamed(slice(clause, start, start + who.length)) : undefined;
    if (roles) return { roles, actions: [slice(clause, from, from + action.length)], allowed: true };
  }
  return undefined;
}
