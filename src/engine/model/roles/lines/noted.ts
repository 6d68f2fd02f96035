import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { fold } from '../../derived/name-index.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf, isParted, sentences, unwrapped } from '../../words/phrases.ts';
import { type RoleFact, roleNamed, type Sides } from '../facts.ts';
import { modal } from '../words/modals.ts';
import { isAllOrNone } from '../words/names.ts';
import { othersAmong } from './inclusions.ts';
import { uncounted } from './items.ts';
import { titlesList } from './leads.ts';
import { deedsBehind, tellsDeeds } from './listed-deeds.ts';

/** A name of one to three words, none of them what is done or the label of a remark. */
const shortName = wording.i`^(?!(?:note|important|exceptions?|warning|hint|tip|else|otherwise)$)\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`;

/** What tells that nothing is done, or only where it is told: "edit nothing", "see below". */
const takesBack =
  /\b(?:nothing|none|not|never|neither|nobody)\b|^see (?:also |the )?(?:below|above|points?|chapter|section|table|list|there|\d)/i;

/** Takes in a paragraph that notes what somebody may: `clerk: sees orders, cannot edit them. close shifts: no.`; not one of several, line by line. */
export function readNote(text: Inline, gather: Gathering<RoleFact>): void {
  if (peopleAtLines(text) > 1) return;
  const whole = headOf(unwrapped(text));
  const head = uncounted(whole);
  const [who, ...others] = head?.names ?? [];
  if (!head?.mark || !who || others.length > 0 || head.kind === 'strong') return;
  const name = plain(who);
  if (!shortName.test(name) || titlesList.test(name) || isAllOrNone(name)) return;
  if (readsAsDeed(name) || isDeed(name) || modal.test(name) || !tellsDeeds(head.rest)) return;
  if (sentences(head.rest).some(standsAlone)) return;
  const sides = deedsBehind(head.rest);
  if (sides.length === 0 || sides.some(({ text: deed }) => takesBack.test(deed.source))) return;
  const included = othersAmong(head.rest);
  if (included) gather.fact({ is: 'includes', heir: who, others: included });
  gather.fact({
    is: 'sides',
    about: { text: who, as: 'open', noted: true, ...(head === whole ? {} : { named: true }) },
    at: text.at,
    sides,
  });
}

/** Of how many lines the head is a word for people. */
function peopleAtLines(text: Inline): number {
  let start = 0;
  return text.source.split('\n').filter((line) => {
    const head = headOf(slice(text, start, start + line.length));
    start += line.length + 1;
    return (
      (head?.mark === ':' || head?.mark === '–') && head.rest.source !== '' && isSomebody(plain(head.label))
    );
  }).length;
}

/** Whether a sentence is one of its own: `They may not look`, or with somebody else at its head, `guest: may look`, but not `close shifts: no`. */
function standsAlone(sentence: Inline): boolean {
  if (/^(?:they|he|she|it)\s/i.test(sentence.source)) return true;
  const head = headOf(sentence);
  return isParted(head) && tellsDeeds(head.rest) && !/^(?:not|never|no)$/i.test(plain(head.label));
}

/** The facts, with those who are noted as roles: where at least half of them are declared, numbered, or words for people. */
export function withNoted(facts: readonly RoleFact[]): readonly RoleFact[] {
  const noted = facts.filter((fact): fact is Sides => fact.is === 'sides' && fact.about.noted === true);
  if (noted.length === 0) return facts;
  const declared = new Set(facts.flatMap((fact) => (fact.is === 'role' ? fold(fact.role.name) : [])));
  const names = [...new Set(noted.map(({ about }) => plain(about.text)))];
  const ranked = new Set(noted.flatMap(({ about }) => (about.named ? plain(about.text) : [])));
  const people = names.filter((name) => ranked.has(name) || isSomebody(name) || declared.has(fold(name)));
  const areRoles = people.length * 2 >= names.length;
  return facts.flatMap((fact): readonly RoleFact[] => {
    if (fact.is !== 'sides' || !fact.about.noted) return [fact];
    if (!areRoles) return [];
    const { text } = fact.about;
    const role = roleNamed(text, text.at, 'tolerant', '');
    return [
      { is: 'role', role },
      { ...fact, about: { text, as: 'role', named: true } },
    ];
  });
}
