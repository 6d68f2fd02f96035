import type { Span } from '../../../place.ts';
import type { Block, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { once } from '../../tracking/once.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { type About, roleNamed } from '../facts.ts';
import { meaningsIn } from '../sentences/meanings.ts';
import { modal } from '../words/modals.ts';
import { answerIn, isSideLabel, limitIn, mayBeRole, sidesOf, ticked } from '../words/sides.ts';
import { inOrderForm } from './answers-in-order.ts';
import { codedForm } from './code-rights.ts';
import { grantsIn } from './grants.ts';
import { othersIncluded } from './inclusions.ts';
import { isRoleName, one, withoutEnd } from './items.ts';
import { describes, labelledSides, rolesListed } from './labels.ts';
import { leadsOn, ledBy, namedAbove, sideLed } from './leads.ts';
import { type LineForm, type RoleLine, saySides } from './line.ts';
import { deedsBehind } from './listed-deeds.ts';
import { dependsForm, openToForm } from './open-to.ts';
import { askedAround, readAnswer, readAsked } from './questions.ts';
import { ranksIn, readOrder } from './ranks.ts';
import { rightsBelow } from './rights.ts';
import { doerForm } from './role-heads.ts';
import { roleOfList } from './role-lists.ts';
import { roleList } from './rows.ts';
import { doneIn, whoBelow } from './who-below.ts';

/** A line above a list of roles: `Every user has one of these roles:`. */
export const rolesLead = /\b(?:roles|rollen|rôles)\b(?!.*\b(?:may|can|cannot|must)\b)(?:(?! to ).){0,20}:?$/i;

/** Whether several lines of a list begin with one sign: it answers each of them, and none says what it means. */
const isSigned = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const signs = block.items.flatMap(({ text }) => (ticked(text) ? (text.source.split(/\s/)[0] ?? '') : []));
  return new Set(signs).size < signs.length;
});

/** What a task box says of somebody's rights, in a list that has ticked ones. */
function boxed({ item, text, gather }: RoleLine): ReturnType<typeof ticked> {
  if (!(item.done || item.open) || !gather.ofBlock(holdsTicked)) return undefined;
  return { allowed: item.done ? 'yes' : 'no', rest: text };
}

const holdsTicked = once((block: Block): boolean => {
  const isTicked = ({ done, children }: Item): boolean =>
    done === true || children.some(({ items }) => items.some(isTicked));
  return block.kind === 'list' && block.items.some(isTicked);
});

/** Lines that say nothing of who may what by themselves: legends, lists of roles, questions and their answers. */
export const framingForms: readonly LineForm<RoleLine>[] = [
  ({ text, above, gather }) => {
    const signs = above.length === 0 && !gather.ofBlock(isSigned) ? meaningsIn(text) : [];
    for (const each of signs) gather.fact({ is: 'meaning', ...each });
    return signs.length > 0 ? 'itself' : undefined;
  },
  ({ text, gather }) => (readOrder(text, gather) ? 'itself' : undefined),
  ({ text, gather }) => {
    const ranks = ranksIn(text);
    for (const each of ranks) gather.fact({ is: 'rank', ...each });
    return ranks.length > 0 ? 'itself' : undefined;
  },
  ({ text, item, gather }) => {
    const list = rolesListed(text);
    return list && roleList(list, item.at, gather);
  },
  ({ text, gather }) => (readAsked(text, gather) ? 'itself' : undefined),
  codedForm,
  inOrderForm,
  openToForm,
  dependsForm,
  roleOfList,
  ({ text, context, above, gather }) => {
    const asked = askedAround(text.at, context, above);
    return asked && readAnswer(text, asked, gather) ? 'itself' : undefined;
  },
];

/** What the lines around a line name, or else whom the words right above its list do. */
function aboveOf({ around, item, context }: RoleLine): About | undefined {
  const name = around ? undefined : namedAbove(item, context);
  return around ?? (name && { text: name, as: 'open' });
}

/** Lines that are understood by what stands around them. */
export const surroundedForms: readonly LineForm<RoleLine>[] = [
  doerForm,
  // "everything a viewer can", below somebody
  (line) => {
    const others = line.around && othersIncluded(line.text);
    if (!line.around || !others) return undefined;
    line.gather.fact({ is: 'includes', heir: line.around.text, others });
    return saySides(line, deedsBehind(line.text), line.around);
  },
  ({ text, around }) => (around?.as === 'role' && describes(text) ? 'not' : undefined),
  // "allowed: editors", below what is done.
  (line) => {
    const outer = line.above.at(-1);
    const done = outer && doneIn(outer.text);
    const who = done ? whoBelow(line.text) : [];
    return done && who.length > 0 ? saySides(line, who, { text: done, as: 'action' }) : undefined;
  },
  // "Owner: yes. Guest: no." and "owner ✓, guest ✗", below what is done.
  (line) => {
    const { around, text } = line;
    const sides = around && readsAsDeed(plain(around.text)) ? sidesOf(text) : [];
    const areAnswers = sides.every(({ by, names }) => by === 'allowed' && names.every(mayBeRole));
    return around && sides.length > 1 && areAnswers
      ? saySides(line, sides, { ...around, as: 'action' })
      : undefined;
  },
  ({ text, item }) => (item.children.some(({ kind }) => kind === 'list') && doneIn(text) ? 'not' : undefined),
  (line) => {
    const labelled = line.around && labelledSides(line.text, line.around);
    return labelled && saySides(line, labelled, line.around);
  },
  (line) =>
    line.around && isSideLabel(line.text) ? saySides(line, sidesOf(line.text), line.around) : undefined,
  // "The clerk may" above a list
  ({ text, item }) =>
    item.children.some(({ kind }) => kind === 'list') && leadsOn(text) ? 'not' : undefined,
  (line) => {
    const tick = ticked(line.text) ?? boxed(line);
    const about = tick && aboveOf(line);
    return tick && about ? saySides(line, rightsBelow(tick.rest, tick.allowed, 'may'), about) : undefined;
  },
  // "fetch a file → yes, while it is shared", "can fetch files → own ones only", below somebody.
  (line) => {
    const arrow = /(?<!\s)\s*(?:→|->|⇒|=>)\s*/.exec(line.text.source);
    const about = arrow ? aboveOf(line) : undefined;
    if (!arrow || !about) return undefined;
    const done = slice(line.text, 0, arrow.index);
    const may = modal.exec(done.source);
    if (may?.index === 0 && !may.groups?.yes) return undefined;
    const action = slice(done, may?.index === 0 ? may[0].length : 0, done.source.length);
    const said = slice(line.text, arrow.index + arrow[0].length, line.text.source.length);
    const allowed = answerIn(said) ?? limitIn(said);
    return allowed && saySides(line, [{ names: [action], text: action, allowed, by: 'allowed' }], about);
  },
  (line) => {
    const { context, text, item } = line;
    const grants = context.titled ? undefined : grantsIn(text, context.lead);
    return (
      grants &&
      saySides(line, grants.sides, { text: { source: grants.role, at: item.at as Span }, as: 'known' })
    );
  },
  (line) => {
    const led = ledBy(line.item, line.context);
    if (!led) return undefined;
    // "An owner can:" and below it "cannot close the account".
    const may = modal.exec(line.text.source);
    const refuses = may?.index === 0 && !may.groups?.yes;
    const text = refuses ? slice(line.text, may[0].length, line.text.source.length) : line.text;
    return saySides(line, rightsBelow(withoutEnd(text), refuses ? 'no' : led.allowed, 'may'), led.about);
  },
  ({ text, item, context, gather }) => {
    if (context.titled || !rolesLead.test(context.lead) || !isRoleName(text)) return undefined;
    gather.fact({ is: 'role', role: roleNamed(text, item.at, 'tolerant', '') });
    return 'itself';
  },
  (line) => {
    const { around, context, text } = line;
    const led = around && !context.titled ? sideLed(context.lead) : undefined;
    // "In addition, an admin may:" and below it "May lock a board": the line says so itself.
    if (!around || !led || modal.exec(text.source)?.index === 0) return undefined;
    const [is, bare] = [led === 'mayNot' ? 'no' : 'yes', withoutEnd(text)] as const;
    const each = rightsBelow(bare, is, 'may');
    const sides = each.length > 1 ? one(bare, is, 'may') : each;
    const on = conditionIn({ source: context.lead, at: around.text.at });
    const limited = sides.map((side) =>
      side.allowed.is === 'when' ? side : { ...side, allowed: { is: 'when', condition: on } as const },
    );
    return saySides(line, led === 'mayWhen' ? limited : sides, { ...around, as: 'role' });
  },
];
