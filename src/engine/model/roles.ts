import type { Span } from '../place.ts';
import type { Block, Item } from '../syntax/block.ts';
import { pieces, plain } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { headingText, type PointReader, readBlock } from './reader.ts';
import { assembleRoles } from './roles/assembly.ts';
import { deedsOf } from './roles/deeds.ts';
import { toldElsewhere } from './roles/elsewhere.ts';
import { type About, type RoleFact, roleNamed, type Sides } from './roles/facts.ts';
import { readGrants } from './roles/fences.ts';
import { grantsIn } from './roles/grants.ts';
import {
  isAction,
  isRoleName,
  isShort,
  listsActions,
  mayDo,
  namesBehind,
  one,
  sidesOfRole,
  uncounted,
  withoutEnd,
} from './roles/items.ts';
import { describes, labelledSides, rolesListed, toldAbove } from './roles/labels.ts';
import { aboutOf, holderOf, ledBy, mayLead, titlesList } from './roles/leads.ts';
import { permissionsOf } from './roles/lines.ts';
import { meaningsIn } from './roles/meanings.ts';
import { doneBy } from './roles/passives.ts';
import { listsCode } from './roles/permission-cells.ts';
import { askedAround, readAnswer, readAsked } from './roles/questions.ts';
import { mayFacts, roleList } from './roles/rows.ts';
import { readSentence, readSentenceOrTold, readTold, rolesHeading } from './roles/sentences.ts';
import { answerIn, isSideLabel, limitIn, mayBeRole, type Side, sidesOf, ticked } from './roles/sides.ts';
import { rolesNamed } from './roles/subjects.ts';
import { roleTables } from './roles/tables.ts';
import { mayTitleRole, titledRoles, titleOf } from './roles/titles.ts';
import { doneIn, whoBelow } from './roles/who-below.ts';
import { numbered } from './words/clause-numbers.ts';
import { deedTitled, readsAsDeed } from './words/deeds.ts';
import { words } from './words/names.ts';
import { headOf } from './words/phrases.ts';

/** Point 6: bullets or a table of roles, and the permission matrix: an action a row, a role a column. */
export const rolesReader: PointReader<'roles', RoleFact> = {
  tables: roleTables,
  item: readItem,
  sentence: readSentenceOrTold,
  paragraph({ text }, _, gather) {
    for (const each of meaningsIn(text)) gather.fact({ is: 'meaning', ...each });
    readAsked(text, gather);
  },
  fence: (block, _, gather) => {
    readGrants(block, gather);
  },
  assemble: (parts, handed) => assembleRoles([...parts, ...toldElsewhere(parts, handed, readAsRoles)]),
  stated({ roles, permissions }, count) {
    for (const _ of roles) count('shown');
    for (const { cells } of permissions) for (const { allowed } of cells) count(allowed.is);
  },
};

/** What point 6 makes of a block that stands elsewhere. */
function readAsRoles(block: Block, context: Context): readonly RoleFact[] {
  return readBlock(rolesReader, block, context).facts;
}

const mayNotLead = /\b(?:may|can|must|is|are) ?not\b[^.]*:?$|\bcannot\b|^(?:forbidden|denied)$/i;

/** A line above a list of roles: `Every user has one of these roles:`. */
const rolesLead = /\b(?:roles|rollen|rôles)\b(?!.*\b(?:may|can|cannot|must)\b)(?:(?! to ).){0,20}:?$/i;

function readItem(
  item: Item,
  context: Context,
  gather: Gathering<RoleFact>,
  above: readonly Item[],
): 'not' | 'itself' {
  const { at } = item;
  const text = numbered(item.text);
  const signs = above.length === 0 ? meaningsIn(text) : [];
  for (const each of signs) gather.fact({ is: 'meaning', ...each });
  if (signs.length > 0) return 'itself';
  const list = rolesListed(text);
  if (list) return roleList(list, at, gather);
  if (readAsked(text, gather)) return 'itself';
  const asks = askedAround(text.at, context, above);
  if (asks && readAnswer(text, asks, gather)) return 'itself';
  const around =
    (item.line || above.length > 0 ? undefined : toldAbove(gather.facts)) ?? aboutOf(item, context, above);
  const under = (sides: readonly Side[], about = around): 'not' | 'itself' => {
    if (!about || sides.length === 0) return 'not';
    gather.fact({ is: 'sides', about, at, sides, ...(held ? { held } : {}) });
    return 'itself';
  };
  let held: Sides['held'];
  if (around?.as === 'role' && describes(text)) return 'not';
  const outer = above.at(-1);
  const done = outer && doneIn(outer.text);
  const who = done ? whoBelow(text) : [];
  if (done && who.length > 0) return under(who, { text: done, as: 'action' });
  if (item.children.some(({ kind }) => kind === 'list') && doneIn(text)) return 'not';
  const labelled = around && labelledSides(text, around);
  if (labelled) return under(labelled);
  if (around && isSideLabel(text)) return under(sidesOf(text));
  const tick = ticked(text);
  if (tick && around) return under(one(tick.rest, tick.allowed, 'may'));
  const grants = context.titled ? undefined : grantsIn(text, context.lead);
  if (grants) return under(grants.sides, { text: { source: grants.role, at: at as Span }, as: 'known' });
  const led = ledBy(item, context);
  if (led) return under(one(withoutEnd(text), led.allowed, 'may'), led.about);
  if (!context.titled && rolesLead.test(context.lead) && isRoleName(text)) {
    gather.fact({ is: 'role', role: roleNamed(text, at, 'tolerant', '') });
    return 'itself';
  }
  if (around && mayLead.test(context.lead) && !context.titled)
    return under(one(text, mayNotLead.test(context.lead) ? 'no' : 'yes', 'may'), { ...around, as: 'role' });
  const head = uncounted(headOf(text));
  const holder = above.length === 0 ? holderOf(item, context) : undefined;
  const answer = head?.mark ? (answerIn(head.rest) ?? (holder && limitIn(head.rest))) : undefined;
  if (head && answer)
    return under(
      [{ names: [head.label], text: head.label, allowed: answer, by: 'allowed' }],
      holder ? { text: holder, as: 'open' } : around,
    );
  if (head?.mark === ':' && holder && head.rest.source !== '') held = { by: holder, says: head.rest };
  const titled = head && titledRoles(head);
  if (head && titled) {
    const lines = permissionsOf(head.rest, { roles: titled, actions: [] });
    for (const role of titled) gather.fact({ is: 'role', role: roleNamed(role, at, 'tolerant', '') });
    for (const line of lines)
      mayFacts(line, line.roles.length ? line.roles.map((role) => titleOf(role, titled)) : titled, gather);
    return 'itself';
  }
  const heading = headingText(context);
  const mayDeclare = !heading || rolesHeading.test(words(heading));
  const byWhom = head?.mark ? doneBy(head.rest, head.label) : [];
  // "**Client**: invited by the owner" is who somebody is, where roles are declared.
  if (byWhom.length > (head?.kind === 'strong' && mayDeclare ? 1 : 0)) {
    for (const line of byWhom) mayFacts(line, line.roles, gather);
    return 'itself';
  }
  const said = head?.mark ? permissionsOf(head.rest) : [];
  if (head && said.some((line) => line.roles.length === 0)) {
    if (head.kind === 'words' && mayTitleRole(head.label))
      return under(sidesOfRole(head.rest), { text: head.label, as: 'open' });
    // "**Editor**: may publish, cannot delete": the head is who.
    const [role] = head.names;
    if (role && head.kind !== 'words')
      gather.fact({ is: 'role', role: roleNamed(role, at, 'tolerant', plain(head.rest)) });
    for (const line of said) mayFacts(line, line.roles.length ? line.roles : head.names, gather);
    return 'itself';
  }
  // "*Labels* – everybody may use one": what stands before it is what it is about, and nobody.
  const spoken = head && said.length > 0 && head.kind === 'words' ? head.rest : text;
  if (readSentence(spoken, context, gather, above.at(-1)?.text, true)) return 'itself';
  const strong = head?.kind === 'strong' ? head.names[0] : undefined;
  const sides = head?.mark && head.mark !== '=' ? sidesOf(head.rest) : [];
  const about: About | undefined = head && {
    text: strong ?? (head.bracket && head.names[0] && mayDo(head.names[0]) ? head.names[0] : head.label),
    as: strong ? 'role' : 'open',
  };
  if (sides.some(({ by }) => by === 'may' || by === 'allowed')) return under(sides, about);
  const bold = head === undefined && /^\*\*[^*]+\*\*$/.test(text.source) ? text : strong;
  const hinted = sides.length > 0 && sides.every(({ by, names }) => by === 'hint' && names.every(mayBeRole));
  if (about && strong && hinted && !rolesLead.test(context.lead)) {
    const role = roleNamed(strong, at, 'exact', head ? plain(head.rest) : '');
    gather.fact({ is: 'sides', about, at, sides, ...(mayDeclare ? { otherwise: role } : {}) });
    return 'itself';
  }
  if (head && strong && listsCode(head.rest))
    under([{ names: [], text: head.rest, allowed: { is: 'yes' }, by: 'may' }], { text: strong, as: 'role' });
  if (bold && mayDeclare) {
    // A bare name may title what is nested below it and need not declare anything.
    const exact = pieces(text)[0]?.start === 0 && head !== undefined;
    if (head) gather.marker(head.rest, `who ${plain(bold)} is`);
    gather.fact({
      is: 'role',
      role: roleNamed(bold, at, exact ? 'exact' : 'tolerant', head ? plain(head.rest) : ''),
    });
    const actions = head ? deedsOf(head.rest) : [];
    if (actions.length > 0) gather.fact({ is: 'told', ways: [{ roles: [bold], actions }], weakly: true });
    return 'itself';
  }
  const asked = head?.mark === ':' && head.kind === 'words' ? deedTitled(heading) : undefined;
  // "Private board: its members", of who may "see a board"
  if (head && asked && !readsAsDeed(plain(head.label)) && rolesNamed(head.rest))
    return under(sidesOf(head.rest), {
      text: { source: `${asked}: ${plain(head.label)}`, at: head.label.at },
      as: 'open',
    });
  // "Supervisor: approve leave, see all timesheets"
  if (head && head.kind !== 'strong' && listsActions(head.rest) && mayDo(head.names[0] ?? head.label))
    return under(sidesOfRole(head.rest), about);
  const doer = head?.names[0];
  const does = head && head.kind !== 'strong' && doer && mayDo(doer) ? deedsOf(head.rest) : [];
  if (doer && does.length > 0) {
    gather.fact({ is: 'told', ways: [{ roles: [doer], actions: does }] });
    return 'itself';
  }
  const areNames = sides.every(({ names }) => names.every(isShort));
  if (about && head && areNames && under(sides, about) === 'itself') return 'itself';
  const behind = item.children.length > 0 ? undefined : namesBehind(text);
  if (behind && listsActions(behind.names) && mayDo(behind.action))
    return under(sidesOfRole(behind.names), { text: behind.action, as: 'open' });
  if (behind) return under(sidesOf(behind.names), { text: behind.action, as: 'open' });
  if (outer && readsAsDeed(plain(outer.text)) && mayDo(text))
    return under([{ names: [text], text, allowed: { is: 'yes' }, by: 'nothing' }], {
      text: outer.text,
      as: 'open',
    });
  if (outer && readsAsDeed(plain(text)) && mayDo(outer.text))
    return under([{ names: [text], text, allowed: { is: 'yes' }, by: 'nothing' }], {
      text: outer.text,
      as: 'open',
    });
  if ((heading || above.length > 0) && isAction(text)) {
    const titles =
      around &&
      above.length === 0 &&
      readsAsDeed(plain(text)) &&
      mayTitleRole(around.text) &&
      !rolesHeading.test(words(heading));
    return under(
      one(text, 'yes', 'may'),
      around && { ...around, as: titles && !titlesList.test(plain(around.text)) ? 'open' : 'known' },
    );
  }
  return readTold(text, gather) ? 'itself' : 'not';
}
