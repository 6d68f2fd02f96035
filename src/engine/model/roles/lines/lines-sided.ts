import { pieces, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { deedTitled, readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { sentences } from '../../words/phrases.ts';
import { roleNamed } from '../facts.ts';
import { deedsOf } from '../sentences/deeds.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { listsCode } from '../words/permission-cells.ts';
import { mayBeRole, sidesOf } from '../words/sides.ts';
import { rolesNamed } from '../words/subjects.ts';
import { mayLabels } from '../words/vocabulary.ts';
import { isAction, isShort, listsActions, mayDo, namesBehind, one, sidesOfRole } from './items.ts';
import { titlesList, topicTitle } from './leads.ts';
import { type LineForm, type SidedLine, saySides } from './line.ts';
import { rolesLead } from './lines-around.ts';
import { mayFacts } from './rows.ts';
import { labelsRemark, mayTitleRole } from './titles.ts';
import { holderOver } from './told-below.ts';
import { readTold } from './told-clauses.ts';
import { rolesHeading } from './told-lines.ts';

/** What says who somebody is, or how that is known, and nothing that is done. */
const describes =
  /^(?:an?\s|the\s|any(?:one|body)\b|every(?:one|body)\b|some(?:one|body)\b|who(?:ever)?\s|people\b|no\s|not\s|plain\s|stands? for\s|stored as\s|acts?\s|created\s|made\s|holds\s|`?[\w.]+`?\s*(?:!=|=|[<>]))/i;

/** What goes on with what was listed, and is nothing done. */
const goesOn = /^(?:besides|additionally|in addition|also|plus|moreover|furthermore)$/i;

/** Whether bold words are the label of a remark or of one side, and name nobody: "**Note:**", "**Restrictions:**". */
const namesNobody = (bold: string): boolean =>
  labelsRemark.test(bold) || mayLabels.has(words(bold.replace(/:$/, '')));

/** A name right before the sign that says whether it may. */
const nameBeforeTick = wording`^\p{L}[\p{L} -]{1,40}?\s+(?=[✓✔✅✗✘❌]\uFE0F?\s+\p{L})`;

/** Lines of which the head and what stands behind it are who and what, in either order; and lines without a head. */
export const sidedForms: readonly LineForm<SidedLine>[] = [
  // "admin ✗ remove the owner", "user ✓ edit own profile, ✗ edit gateways"
  (line) => {
    const lead = nameBeforeTick.exec(line.text.source)?.[0];
    const who = lead === undefined ? undefined : slice(line.text, 0, lead.length);
    if (!lead || !who || readsAsDeed(plain(who)) || !mayDo(who)) return undefined;
    const sides = sidesOf(slice(line.text, lead.length, line.text.source.length));
    return sides.length > 0 && sides.every(({ by }) => by === 'allowed')
      ? saySides(line, sides, { text: who, as: 'role' }, line.held)
      : undefined;
  },
  (line) =>
    line.sides.some(({ by }) => by === 'may' || by === 'allowed')
      ? saySides(line, line.sides, line.about, line.held)
      : undefined,
  ({ head, strong, sides, about, context, mayDeclare, item: { at }, gather }) => {
    const hinted =
      sides.length > 0 && sides.every(({ by, names }) => by === 'hint' && names.every(mayBeRole));
    if (!about || !strong || !hinted || rolesLead.test(context.lead) || labelsRemark.test(plain(strong)))
      return undefined;
    const role = roleNamed(strong, at, 'exact', head ? plain(head.rest) : '');
    gather.fact({ is: 'sides', about, at, sides, ...(mayDeclare ? { otherwise: role } : {}) });
    return 'itself';
  },
  (line) => {
    const { head, strong, held } = line;
    // It says as well who that is.
    if (head && strong && listsCode(head.rest))
      saySides(
        line,
        [{ names: [], text: head.rest, allowed: { is: 'yes' }, by: 'may' }],
        { text: strong, as: 'role' },
        held,
      );
    return undefined;
  },
  ({ text, head, strong, mayDeclare, item, gather }) => {
    const bold = head === undefined && /^\*\*[^*]+\*\*$/.test(text.source) ? text : strong;
    if (!bold || !mayDeclare) return undefined;
    const called = plain(bold);
    if (topicTitle.test(called) || titlesList.test(called) || namesNobody(called)) return undefined;
    // A bare name may title what is nested below it and need not declare anything.
    const exact = pieces(text)[0]?.start === 0 && head !== undefined;
    if (head) gather.marker(head.rest, `who ${plain(bold)} is`);
    const role = roleNamed(bold, item.at, exact ? 'exact' : 'tolerant', head ? plain(head.rest) : '');
    gather.fact({ is: 'role', role });
    const actions = head ? deedsOf(head.rest) : [];
    if (actions.length > 0) gather.fact({ is: 'told', ways: [{ roles: [bold], actions }], weakly: true });
    return 'itself';
  },
  // "admin: administrator = true", "Guests: stands for everyone who is not signed in"
  ({ head, above, heading, mayDeclare, item, gather }) => {
    const [name] = head?.names ?? [];
    if (head?.mark !== ':' || !name || above.length > 0 || !mayDeclare) return undefined;
    if (!describes.test(head.rest.source) || permissionsOf(head.rest).length > 0) return undefined;
    const isSure = head.kind === 'code' || isSomebody(plain(name)) || (heading !== '' && mayTitleRole(name));
    if (isSure) gather.fact({ is: 'role', role: roleNamed(name, item.at, 'tolerant', plain(head.rest)) });
    else gather.prose(item.text);
    return 'itself';
  },
  // "Private board: its members", of who may "see a board"
  (line) => {
    const { head, heading, held } = line;
    const asked = head?.mark === ':' && head.kind === 'words' ? deedTitled(heading) : undefined;
    if (!head || !asked || readsAsDeed(plain(head.label)) || !rolesNamed(head.rest)) return undefined;
    const text = { source: `${asked}: ${plain(head.label)}`, at: head.label.at };
    return saySides(line, sidesOf(head.rest), { text, as: 'open' }, held);
  },
  // "Supervisor: approve leave, see all timesheets"
  (line) => {
    const { head, about, held } = line;
    return head && head.kind !== 'strong' && listsActions(head.rest) && mayDo(head.names[0] ?? head.label)
      ? saySides(line, sidesOfRole(head.rest), about, held)
      : undefined;
  },
  ({ head, gather }) => {
    const doer = head?.names[0];
    const actions = head && head.kind !== 'strong' && doer && mayDo(doer) ? deedsOf(head.rest) : [];
    if (!doer || actions.length === 0) return undefined;
    gather.fact({ is: 'told', ways: [{ roles: [doer], actions }], listed: true });
    for (const said of sentences(head.rest).slice(1))
      for (const line of permissionsOf(said, { roles: [doer], actions: [] }))
        mayFacts(line, line.roles.length > 0 ? line.roles : [doer], gather);
    return 'itself';
  },
  (line) => {
    const { head, about, sides, held } = line;
    if (!head || !about || !sides.every(({ names }) => names.every(isShort))) return undefined;
    if (goesOn.test(plain(about.text))) return undefined;
    return saySides(line, sides, about, held) === 'itself' ? 'itself' : undefined;
  },
  (line) => {
    const behind = line.item.children.length > 0 ? undefined : namesBehind(line.text);
    if (!behind) return undefined;
    const { names, action } = behind;
    const areActions = listsActions(names) && mayDo(action);
    return saySides(
      line,
      areActions ? sidesOfRole(names) : sidesOf(names),
      { text: action, as: 'open' },
      line.held,
    );
  },
  // Somebody below what is done, or what is done below somebody.
  (line) => {
    const { text, held } = line;
    const outer = line.above.at(-1)?.text;
    if (!outer) return undefined;
    const isSomebody = readsAsDeed(plain(outer)) && mayDo(text);
    if (!isSomebody && !(readsAsDeed(plain(text)) && mayDo(outer))) return undefined;
    return saySides(line, one(text, 'yes', 'nothing'), { text: outer, as: 'open' }, held);
  },
  (line) => {
    const { text, heading, around, above, held } = line;
    if ((!heading && above.length === 0) || !isAction(text)) return undefined;
    const isTitle =
      around !== undefined &&
      above.length === 0 &&
      readsAsDeed(plain(text)) &&
      mayTitleRole(around.text) &&
      !rolesHeading.test(words(heading)) &&
      !titlesList.test(plain(around.text));
    const about = around && { ...around, as: isTitle ? ('open' as const) : ('known' as const) };
    return saySides(line, one(text, 'yes', 'may'), about, held);
  },
  ({ text, context, above, gather }) =>
    readTold(text, gather, holderOver(text, context, above)) ? 'itself' : 'not',
];
