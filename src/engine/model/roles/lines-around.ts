import type { Span } from '../../place.ts';
import { roleNamed } from './facts.ts';
import { grantsIn } from './grants.ts';
import { othersIncluded } from './inclusions.ts';
import { isRoleName, one, withoutEnd } from './items.ts';
import { describes, labelledSides, rolesListed } from './labels.ts';
import { ledBy, mayLead } from './leads.ts';
import { type LineForm, type RoleLine, saySides } from './line.ts';
import { meaningsIn } from './meanings.ts';
import { askedAround, readAnswer, readAsked } from './questions.ts';
import { roleList } from './rows.ts';
import { isSideLabel, sidesOf, ticked } from './sides.ts';
import { doneIn, whoBelow } from './who-below.ts';

const mayNotLead = /\b(?:may|can|must|is|are) ?not\b[^.]*:?$|\bcannot\b|^(?:forbidden|denied)$/i;

/** A line above a list of roles: `Every user has one of these roles:`. */
export const rolesLead = /\b(?:roles|rollen|rôles)\b(?!.*\b(?:may|can|cannot|must)\b)(?:(?! to ).){0,20}:?$/i;

/** Lines that say nothing of who may what by themselves: legends, lists of roles, questions and their answers. */
export const framingForms: readonly LineForm<RoleLine>[] = [
  ({ text, above, gather }) => {
    const signs = above.length === 0 ? meaningsIn(text) : [];
    for (const each of signs) gather.fact({ is: 'meaning', ...each });
    return signs.length > 0 ? 'itself' : undefined;
  },
  ({ text, item, gather }) => {
    const list = rolesListed(text);
    return list && roleList(list, item.at, gather);
  },
  ({ text, gather }) => (readAsked(text, gather) ? 'itself' : undefined),
  ({ text, context, above, gather }) => {
    const asked = askedAround(text.at, context, above);
    return asked && readAnswer(text, asked, gather) ? 'itself' : undefined;
  },
];

/** Lines that are understood by what stands around them. */
export const surroundedForms: readonly LineForm<RoleLine>[] = [
  // "everything a viewer can", below somebody
  (line) => {
    const others = line.around && othersIncluded(line.text);
    if (!line.around || !others) return undefined;
    line.gather.fact({ is: 'includes', heir: line.around.text, others });
    return saySides(line, one(line.text, 'yes', 'may'), line.around);
  },
  ({ text, around }) => (around?.as === 'role' && describes(text) ? 'not' : undefined),
  // "allowed: editors", below what is done.
  (line) => {
    const outer = line.above.at(-1);
    const done = outer && doneIn(outer.text);
    const who = done ? whoBelow(line.text) : [];
    return done && who.length > 0 ? saySides(line, who, { text: done, as: 'action' }) : undefined;
  },
  ({ text, item }) => (item.children.some(({ kind }) => kind === 'list') && doneIn(text) ? 'not' : undefined),
  (line) => {
    const labelled = line.around && labelledSides(line.text, line.around);
    return labelled && saySides(line, labelled, line.around);
  },
  (line) =>
    line.around && isSideLabel(line.text) ? saySides(line, sidesOf(line.text), line.around) : undefined,
  (line) => {
    const tick = ticked(line.text);
    return tick && line.around ? saySides(line, one(tick.rest, tick.allowed, 'may'), line.around) : undefined;
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
    return led && saySides(line, one(withoutEnd(line.text), led.allowed, 'may'), led.about);
  },
  ({ text, item, context, gather }) => {
    if (context.titled || !rolesLead.test(context.lead) || !isRoleName(text)) return undefined;
    gather.fact({ is: 'role', role: roleNamed(text, item.at, 'tolerant', '') });
    return 'itself';
  },
  (line) => {
    const { around, context, text } = line;
    if (!around || !mayLead.test(context.lead) || context.titled) return undefined;
    const allowed = mayNotLead.test(context.lead) ? 'no' : 'yes';
    return saySides(line, one(text, allowed, 'may'), { ...around, as: 'role' });
  },
];
