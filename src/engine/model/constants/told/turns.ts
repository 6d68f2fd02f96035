import type { Inline } from '../../../syntax/block.ts';
import { inSingular } from '../../derived/name-index.ts';
import { unitOf } from '../../words/units.ts';
import { amountsTold, type Told } from './clauses.ts';
import type { Lead } from './leads.ts';
import { being, having, isOfCharacters, measured, plainHaving } from './words.ts';

/** The noun that a comma parts from its amount: "get the small rate, 5%". */
const apposed =
  /^(?!\s(?:in|of|for|per|on|at|to|from|with|by|after|before|within|as|a|an|the|each|every)\s).*\s(?:the|an?)\s(?<noun>(?:[a-z-]+\s){0,3}[a-z-]+)$/;

/** The amounts of a sentence, each with who or what has it, taken from the clause before where it does not say it itself. */
export function amountsInTurn(text: Inline): readonly Told[] {
  const found: Told[] = [];
  for (const each of amountsTold(text)) {
    const before = found.at(-1);
    // "…, with no more than 4 at once": not the window before it, but what there are so many of.
    const isOfMain = /^(?:,\s)?with\b/.test(each.joint);
    const of = isOfMain
      ? (found.findLast(({ lead }) => !lead.subject.endsWith(' window')) ?? before)
      : before;
    found.push(before && of ? goneOn(each, before, of) : each);
  }
  // "a minimum of 2 and a maximum of 50 characters": the unit stands behind the last of them.
  return found.map((each, index) => {
    const next = found[index + 1];
    return each.unit === '' && next && (bounds.test(each.lead.does) || boundsAhead.test(each.lead.bound))
      ? { ...each, unit: next.unit }
      : each;
  });
}

const boundsAhead = /^(?:max|min)imum of/;
const bounds = /(?:^|\s)(?:maximum|minimum)$/i;

/** An amount behind another one, with what it takes from it. */
function goneOn(each: Told, before: Told, of: Told): Told {
  const lead = goingOn(each.lead, before.lead);
  const does = lead.verb !== '' || (measured.test(lead.subject) && before.lead.does !== '');
  if (!does && bounds.test(lead.subject) && bounds.test(before.lead.does))
    return { ...each, lead: { ...before.lead, does: `a ${lead.subject}`, bound: '' } };
  const isBare = lead.subject === '' && !does;
  const noun = each.joint === ',' && isBare ? apposed.exec(` ${before.tail}`)?.groups?.noun : undefined;
  const { subject, isNew } = noun ? { subject: noun, isNew: true } : subjectBehind(lead, of);
  const areHad = [lead.verb, of.lead.verb].every((verb) => being.test(verb) || plainHaving.test(verb));
  const isSameDeed =
    !does ||
    (having.test(lead.verb) && stem(lead.verb) === stem(of.lead.verb)) ||
    // "is 64 characters; an invite has 8"
    (areHad && lead.does + of.lead.does === '' && isOfCharacters(of.unit));
  const deed = isNew
    ? { verb: 'is', does: '' }
    : does
      ? {}
      : {
          verb: of.lead.verb,
          does: of.lead.does,
          by: lead.by || of.lead.by,
          bound: lead.bound || of.lead.bound,
        };
  return {
    ...each,
    unit: each.unit || (isNew || !isSameDeed ? '' : (of.unit.split(' per ')[0] ?? '')),
    lead: { ...lead, subject, isOne: lead.subject === '' ? of.lead.isOne : lead.isOne, ...deed },
  };
}

const stem = (verb: string): string => verb.replace(/s$/, '');

/** What is done, which goes on about the subject: "8 hours long, running from 9:00 to 17:00". */
const doing = /^[a-z]+ing$/;
/** What else becomes of it: "is saved every 9 minutes and thrown away after 9 days". */
const done = /^[a-z]+(?:ed|en|wn|ut|pt|nt|ft|ght|lt)(?:\s(?:out|off|up|down|away|over|again))?$/;

/** A lead without an article that goes on about the subject before it. */
function goingOn(lead: Lead, before: Lead): Lead {
  if (lead.verb !== '' || lead.isDetermined) return lead;
  if (doing.test(lead.subject)) return { ...lead, subject: '', verb: lead.subject };
  return done.test(lead.subject) && before.does !== ''
    ? { ...lead, subject: '', verb: before.verb, does: lead.subject }
    : lead;
}

/** A noun that says how the amounts of something are parted: "in multiples of 9", "in a window of 9 minutes". */
const parting = /^in\s(?:an?\s)?(?<noun>window|period|multiples?|steps?|increments?|pages|batches|blocks)$/;

/** Who or what has an amount behind another one; `isNew` where that is a thing of its own. */
function subjectBehind(lead: Lead, of: Told): { readonly subject: string; readonly isNew: boolean } {
  const before = of.lead.subject;
  const part = parting.exec(lead.subject)?.groups?.noun;
  if (part) {
    const counted = /^(?:window|period)$/.test(part) ? (of.unit.split(' per ')[0] ?? '') : '';
    const things = unitOf(counted) ? '' : (inSingular(counted) ?? '');
    const words = [inSingular(before) ?? before, things, inSingular(part) ?? part];
    return { subject: words.filter(Boolean).join(' '), isNew: true };
  }
  if (lead.subject === 'we' && /^(?:recommend|suggest|advise)$/.test(lead.verb))
    return { subject: `recommended ${before}`, isNew: true };
  if (lead.isOf) return { subject: `${before} ${lead.subject}`, isNew: lead.verb === '' };
  return { subject: lead.subject === '' ? before : likeThe(lead.subject, before), isNew: false };
}

/** "smallest pledge 1, largest 9", "the first lamp 4, the second one 6": what is called by its kind alone is what the one before is. */
function likeThe(subject: string, before: string): string {
  const kind = (/^(\S+)\sone$/.exec(subject) ?? /^(\S+(?:est|imum)|first|second|third)$/i.exec(subject))?.[1];
  const things = before.split(' ').slice(1).join(' ');
  return kind && things !== '' ? `${kind} ${things}` : subject;
}
