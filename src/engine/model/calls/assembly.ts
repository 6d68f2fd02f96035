import { Reach } from '../blocks/context.ts';
import { withTold } from '../blocks/told-of.ts';
import type { Call, CallsModel } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { type ElementGroup, elementGroups, isPartTitle, proseOf } from '../sections/groups.ts';
import { shown, unstated } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { headed, type Named, placed } from './headings.ts';
import { blank } from './lines.ts';
import type { CallFact } from './tables.ts';

/** The calls of headings, rows and lines, with what lines of their own say of them. */
export function assembleCalls(parts: readonly Part<CallFact>[]): CallsModel {
  const told = parts.flatMap((part) => part.reading.facts.filter((fact) => fact.is === 'told'));
  return { calls: withTold(elementGroups(parts).flatMap(callsOf), told) };
}

const callsOf = once((group: ElementGroup<CallFact>): readonly Call[] => {
  const facts = group.parts.flatMap((part) => part.reading.facts);
  const own = facts.filter((fact) => fact.is !== 'call' && fact.is !== 'told');
  const named = group.heading && headed(group);
  const [told, ...others] = facts.filter((fact) => fact.is === 'call');
  // A heading in words, one call in the text below it, and its tables: they are about that call.
  if (
    group.heading &&
    named &&
    named.path === '' &&
    !named.every &&
    told &&
    others.length === 0 &&
    own.length > 0
  ) {
    const { description, how, ...address } = told.call;
    const one = callOf(group, address, own);
    return [
      {
        ...one,
        nameAt: address.nameAt,
        how: 'tolerant',
        answers: one.answers.is === 'unstated' ? address.answers : one.answers,
        description: description || one.description,
      },
    ];
  }
  // "Error responses" right below the point names no call.
  const isPart = group.heading !== undefined && isPartTitle(group.heading) && named?.path === '';
  const isOne = group.heading && named && !isPart && (own.length > 0 || named.path !== '' || named.every);
  return [
    ...(isOne ? [callOf(group, named, own)] : []),
    ...facts.flatMap((fact) => (fact.is === 'call' ? [fact.call] : [])),
  ];
});

function callOf(group: ElementGroup<CallFact>, named: Named, facts: readonly CallFact[]): Call {
  const heading = group.heading;
  const at = heading ? heading.title.at : group.last;
  const payload = facts.flatMap((fact) => (fact.is === 'payload' ? placed(fact, named) : []));
  const answers = facts.flatMap((fact) => (fact.is === 'answer' ? fact.answer : []));
  const said = <K extends CallFact['is']>(is: K): Extract<CallFact, { is: K }> | undefined =>
    facts.find((fact): fact is Extract<CallFact, { is: K }> => fact.is === is);
  return {
    ...blank,
    ...named,
    at: new Reach(at, group.last),
    nameAt: at,
    how: facts.every(
      (fact) =>
        (fact.is !== 'payload' || fact.field.how === 'exact') &&
        (fact.is !== 'answer' || fact.answer.how === 'exact'),
    )
      ? 'exact'
      : 'tolerant',
    does: said('does')?.value ?? group.marker ?? unstated,
    madeBy: said('madeBy')?.value ?? group.marker ?? unstated,
    allowedTo: said('allowedTo')?.value ?? unstated,
    payload: payload[0]
      ? shown(payload, payload[0].at)
      : (said('payload-stated')?.value ?? group.marker ?? unstated),
    answers: answers[0]
      ? shown(answers, answers[0].at)
      : (said('answers-stated')?.value ?? group.marker ?? unstated),
    description: proseOf(group.parts),
  };
}
