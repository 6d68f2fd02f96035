import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { thing } from '../../entities/sentences/sentences.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { statements, words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { type Head, headOf, sentences } from '../../words/phrases.ts';
import { roleNamed } from '../facts.ts';
import { actionsListed } from '../sentences/actions-listed.ts';
import type { MayLine } from '../sentences/may-line.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { doneBy } from '../sentences/passives.ts';
import { modal } from '../words/modals.ts';
import { isAllOrNone } from '../words/names.ts';
import { answerIn, limitIn, type Side } from '../words/sides.ts';
import { mayLabels } from '../words/vocabulary.ts';
import { heirAmong, othersAmong } from './inclusions.ts';
import { mayDo, sidesOfRole } from './items.ts';
import { titlesList } from './leads.ts';
import { type HeadedLine, type LineForm, saySides } from './line.ts';
import { narrowedBy } from './rights.ts';
import { mayFacts } from './rows.ts';
import { mayTitleRole, titledRoles, titleOf } from './titles.ts';
import { holderOver, isShortFor } from './told-below.ts';
import { deedsFirst, readTold, readToldFirst, toldAmong } from './told-clauses.ts';
import { readSentence } from './told-lines.ts';

/** What may stand before whom a sentence speaks of: "Only an", "With this setting on, ". */
const beforeWhom =
  /^(?:(?:with|without|if|when|where|while|unless|once|as long as)\b[^,.;:]{1,60}, )?(?:only )?(?:(?:an?|the|every|no|any) )?$/i;

/** Whether the first words behind a label say what somebody else than the one it names may do. */
function isTopic(label: Inline, rest: Inline): boolean {
  const [first] = permissionsOf(rest);
  const [who] = first?.roles ?? [];
  const starts = who && beforeWhom.test(rest.source.slice(0, who.at.start - rest.at.start));
  return starts === true && !isAllOrNone(plain(who)) && !thing(plain(label)).includes(thing(plain(who)));
}

/** What somebody may, each with what limits it behind a colon; empty where a part of the line is anything else. */
function limitedDeeds(text: Inline): readonly Side[] {
  const sides = statements(text).map((part): readonly Side[] => {
    const head = headOf(part);
    const may = head?.mark ? modal.exec(head.label.source) : null;
    if (!head || may?.index !== 0 || !may.groups?.yes) return [];
    const allowed = answerIn(head.rest) ?? narrowedBy(head.rest);
    const deeds = actionsListed(slice(head.label, may[0].length, head.label.source.length));
    return allowed ? deeds.map((deed) => ({ names: [deed], text: deed, allowed, by: 'allowed' })) : [];
  });
  return sides.every((each) => each.length > 0) ? sides.flat() : [];
}

/** What a text quotes at its head; the text where it quotes nothing there. */
function unquoted(text: Inline): Inline {
  const said = /^["“„]([^"“”„]+)["”“]/.exec(text.source)?.[1];
  return said ? slice(text, 1, 1 + said.length) : text;
}

/** By what somebody is known as such: "**Owner**: role `owner` in the group". */
const heldAs =
  /^(?:(?:[a-z]+ ){0,3}(?:with|by|as|of) )?(?:the |an? )?(?:role|rank|group|flag|level|(?:actor|user|account) type)\s+`[^`]+`/i;

/** Whether a text is a name again as programmes have it, and no more than a remark behind that: `TEAM_OWNER` of a team owner. */
function isInCode(name: Inline, rest: Inline): boolean {
  const code = /^`([^`]+)`(?=[.;,]?$|[;,.] | \()/.exec(rest.source)?.[1];
  return code !== undefined && words(code.replace(/[_-]/g, ' ')) === words(plain(name).replace(/[_-]/g, ' '));
}

/** Whether a marked head is one name, which may be that of a role. */
const declares = (head: HeadedLine['head']): boolean =>
  head?.mark !== undefined &&
  head.kind !== 'words' &&
  head.names.length === 1 &&
  !titlesList.test(plain(head.label).replace(/\.$/, ''));

/** Whether what a line names at its head is one name, for people where it is not marked. */
const isNamedOnce = ({ kind, names: [name, ...others] }: Head): boolean =>
  name !== undefined && others.length === 0 && (kind !== 'words' || isSomebody(plain(name)));

/** What the sentences behind a name say that somebody of that name does not do: "Sets prices. Does not sell." */
const neverDone = (text: Inline, roles: readonly Inline[]): readonly MayLine[] =>
  sentences(text)
    .filter(({ source }) => /^(?:do(?:es)?(?: not|n['’]t)|never)\s/i.test(source))
    .flatMap((each) => permissionsOf(each, { roles, actions: [] }));

/** Lines with a name at their head, and an answer or a sentence behind it. */
export const headedForms: readonly LineForm<HeadedLine>[] = [
  // "**Editor**: everything a member has": what the line lets an editor do besides is read as of any line.
  ({ head, around, gather }) => {
    const isLabel = head?.mark && mayLabels.has(words(head.label.source));
    const heir = isLabel ? around?.text : head?.mark ? head.names[0] : undefined;
    const others = head && (othersAmong(head.rest) ?? heirAmong(head.rest)?.others);
    if (heir && others && !readsAsDeed(plain(heir))) gather.fact({ is: 'includes', heir, others });
    return undefined;
  },
  // "**Owner**: role `owner` in the group", "Team owner: `TEAM_OWNER`"
  ({ head, item, mayDeclare, gather }) => {
    const [name] = head?.mark && head.names.length === 1 ? head.names : [];
    if (!head || !name || !mayDeclare) return undefined;
    const isHeld = head.kind === 'strong' && heldAs.test(head.rest.source);
    const isSame = isInCode(name, head.rest);
    // "Close gates: `close_gates`" is what is done, and "Colour: `COLOUR`" nobody.
    if (isSame && !isHeld && (readsAsDeed(plain(name)) || !isSomebody(plain(name)))) return 'not';
    if (!isHeld && !(isSame && mayDo(name))) return undefined;
    if (permissionsOf(head.rest).length > 0) return undefined;
    gather.fact({ is: 'role', role: roleNamed(name, item.at, 'exact', plain(head.rest)) });
    return 'itself';
  },
  // Below "client contact:", "can view invoices: not drafts; can approve quotes: if sent"
  (line) => {
    const limited = line.holder ? limitedDeeds(line.text) : [];
    return line.holder && limited.length > 0
      ? saySides(line, limited, { text: line.holder, as: 'open' })
      : undefined;
  },
  (line) => {
    const { head, holder, around } = line;
    const answer = head?.mark
      ? (answerIn(head.rest, holder !== undefined) ?? (holder && limitIn(head.rest)))
      : undefined;
    if (!head || !answer) return undefined;
    return saySides(
      line,
      [{ names: [head.label], text: head.label, allowed: answer, by: 'allowed' }],
      holder ? { text: holder, as: 'open' } : around,
    );
  },
  // "invite helpers: can only send a request": of a deed, how far somebody may.
  (line) => {
    const { head, holder } = line;
    const may = head?.mark === ':' && head.kind === 'words' ? modal.exec(head.rest.source) : null;
    if (!head || !holder || may?.index !== 0 || !readsAsDeed(plain(head.label))) return undefined;
    const isOnly = / only\b/i.test(may[0]);
    if (!isOnly && (may.groups?.yes || may[0].length < head.rest.source.length)) return undefined;
    const allowed: Allowed = isOnly ? { is: 'when', condition: conditionIn(head.rest) } : { is: 'no' };
    const sides = [{ names: [head.label], text: head.label, allowed, by: 'allowed' } as const];
    return saySides(line, sides, { text: holder, as: 'open' });
  },
  ({ head, item, gather }) => {
    const titled = head && titledRoles(head);
    if (!head || !titled) return undefined;
    const { roles, said } = titled;
    const lines = permissionsOf(said, { roles, actions: [] });
    for (const role of roles) gather.fact({ is: 'role', role: roleNamed(role, item.at, 'tolerant', '') });
    for (const line of lines)
      mayFacts(line, line.roles.length ? line.roles.map((role) => titleOf(role, roles)) : roles, gather);
    return 'itself';
  },
  ({ head, mayDeclare, gather }) => {
    const byWhom = head?.mark ? doneBy(head.rest, head.label) : [];
    // "**Client**: invited by the owner" is who somebody is, where roles are declared.
    if (byWhom.length <= (head?.kind === 'strong' && mayDeclare ? 1 : 0)) return undefined;
    for (const line of byWhom) mayFacts(line, line.roles, gather);
    return 'itself';
  },
  // "**Imports**: a user may import by URL": what the line is about, and nobody.
  ({ head, context, gather, above }) => {
    if (head?.kind !== 'strong' || !head.mark || !isTopic(head.label, head.rest)) return undefined;
    return readSentence(head.rest, context, gather, above) ? 'itself' : undefined;
  },
  // "**Guard**: guards can open the gate", "**Guard** (`guard`): "Guards can open the gate.""
  ({ head, item, mayDeclare, gather }) => {
    const [name] = head?.mark && head.kind !== 'words' && head.names.length === 1 ? head.names : [];
    const said = head && name && mayDeclare ? permissionsOf(unquoted(head.rest)) : [];
    const isOfName = said.every(
      ({ roles }) => roles.length > 0 && roles.every((role) => name && isShortFor(role, name)),
    );
    if (!head || !name || said.length === 0 || !isOfName) return undefined;
    gather.fact({ is: 'role', role: roleNamed(name, item.at, 'exact', plain(head.rest)) });
    for (const each of said) mayFacts(each, [name], gather);
    return 'itself';
  },
  (line) => {
    const { head, item, text, context, gather, held } = line;
    const said = head?.mark ? permissionsOf(head.rest) : [];
    const never =
      head?.mark && said.length === 0 && isNamedOnce(head) ? neverDone(head.rest, head.names) : [];
    if (head && (never.length > 0 || said.some(({ roles }) => roles.length === 0))) {
      const told = head.kind === 'words' && never.length === 0 ? [] : deedsFirst(head.rest);
      if (told.length > 0)
        gather.fact({ is: 'told', ways: [{ roles: head.names, actions: told }], listed: true });
      if (head.kind === 'words' && mayTitleRole(head.label) && never.length === 0)
        return saySides(line, sidesOfRole(head.rest), { text: head.label, as: 'open' }, held);
      // "**Editor**: may publish, cannot delete": the head is who.
      const [role] = head.names;
      if (role && head.kind !== 'words')
        gather.fact({ is: 'role', role: roleNamed(role, item.at, 'tolerant', plain(head.rest)) });
      for (const each of [...said, ...never])
        mayFacts(each, each.roles.length ? each.roles : head.names, gather);
      return 'itself';
    }
    // "**Chief**: made with the site. The `anna` account is one": what it names is the one at its head.
    if (said.length === 0 && line.mayDeclare && declares(head)) return undefined;
    // "*Labels* – everybody may use one": what stands before it is what it is about, and nobody.
    const spoken = head && said.length > 0 && head.kind === 'words' ? head.rest : text;
    if (!readSentence(spoken, context, gather, line.above)) return undefined;
    const holder = line.above.length > 0 ? holderOver(text, context, line.above) : undefined;
    readToldFirst(spoken, gather, holder);
    // "A dean sees all grades and can unlock them."
    for (const told of sentences(spoken).flatMap(toldAmong)) readTold(told, gather, holder);
    return 'itself';
  },
];
