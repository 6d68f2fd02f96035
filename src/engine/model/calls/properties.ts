import type { Inline, Item } from '../../syntax/block.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Labels } from '../blocks/told-of.ts';
import type { Call } from '../interface-elements.ts';
import { labelsBelow } from '../records/records.ts';
import { shown } from '../stated.ts';
import { labelled } from '../words/names.ts';
import { blank } from './lines.ts';
import { callLabel } from './tables.ts';

/** What is said of a call beside its name. */
export type CallProperties = Pick<Call, 'does' | 'madeBy' | 'allowedTo' | 'payload' | 'answers'>;

/** What one label says of a call; undefined for another one, and for words that say none of it. */
function propertyOf(label: string, text: Inline): CallProperties | undefined {
  let { does, madeBy, allowedTo, payload, answers }: CallProperties = blank;
  const facts = callLabel(label, { at: text.at, text, children: [] });
  for (const fact of facts) {
    if (fact.is === 'does') does = fact.value;
    if (fact.is === 'madeBy') madeBy = fact.value;
    if (fact.is === 'allowedTo') allowedTo = fact.value;
    if (fact.is === 'payload-stated') payload = fact.value;
    if (fact.is === 'answers-stated') answers = fact.value;
  }
  const listed = facts.flatMap((fact) => (fact.is === 'answer' ? fact.answer : []));
  if (listed.length > 0) answers = shown(listed, text.at);
  const taken = facts.flatMap((fact) => (fact.is === 'payload' ? fact.field : []));
  if (taken.length > 0) payload = shown(taken, text.at);
  const said = { does, madeBy, allowedTo, payload, answers };
  return Object.values(said).some(({ is }) => is !== 'unstated') ? said : undefined;
}

/** Notes what of a call's properties is not shown or open. */
export function noteProperties(said: CallProperties, name: string, gather: Gathering<unknown>): void {
  gather.marked(said.does, `what ${name} does`);
  gather.marked(said.madeBy, `who makes ${name}`);
  gather.marked(said.allowedTo, `who may make ${name}`);
  gather.marked(said.payload, `the payload of ${name}`);
  gather.marked(said.answers, `the answers of ${name}`);
}

/** What a line below the item of a call says of it: "Made by: Home". */
export function propertyIn(text: Inline): CallProperties | undefined {
  const line = labelled(text);
  return line && propertyOf(line.label, line.rest);
}

/** What each label right below the item of a call says of it. */
export function saidBelow(item: Item): readonly CallProperties[] {
  return labelsBelow(item).flatMap(({ label, value }) => propertyOf(label, value) ?? []);
}

/** What is said of calls in lines that name one: "Made by, for `GET /posts`: Home". */
export const callLabels: Labels<CallProperties> = { says: propertyOf, note: noteProperties };
