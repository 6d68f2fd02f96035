import { fold } from '../model/derived/name-index.ts';
import { elementsOf } from '../model/derived/point-elements.ts';
import type { Element } from '../model/element.ts';
import type { Marker, Model } from '../model/model.ts';
import { type PointId, points } from '../points.ts';
import { type Asking, askingAbout } from './marker-words.ts';
import { pointQuestions } from './point-questions.ts';
import { inside } from './scope.ts';
import { standingUnder } from './standing.ts';

/** Whether a marker speaks of its point as a whole. */
function isWhole(model: Model, point: PointId, subject: string): boolean {
  const { shown } = model.points[point];
  const names = [points[point].subject, points[point].title].map(fold);
  const isNothing = shown === 'not-shown' || shown === 'open';
  // "Rules and messages: not shown." of a point that says nothing else.
  const isPart = isNothing && fold(points[point].subject).includes(fold(subject));
  return names.includes(fold(subject)) || isPart;
}

/** The innermost element of a point around a marker. */
export function elementAround(model: Model, point: PointId, marker: Marker): Element | undefined {
  return elementsOf(model, point)
    .filter(({ at, name }) => name !== '' && inside(marker.at, at))
    .sort((one, other) => one.at.to - one.at.from - (other.at.to - other.at.from))[0];
}

/** A label in a list of facts, as what a reader of tables says of the same column. */
function labelled(label: string, name: string, point: PointId | undefined): string {
  const said = new Map([
    ['answers', `the answers of ${name}`],
    ['payload', `the payload of ${name}`],
    ['does', `what ${name} does`],
    ['made by', `who makes ${name}`],
    ['allowed to', `who may make ${name}`],
    ['route', `the route of ${name}`],
    ['shows', `what is shown of ${name}`],
    ['calls', `the calls of ${name}`],
    ['leads to', `the ways out of ${name}`],
    ['open to', `the roles of ${name}`],
    ['handling', `what happens on ${name}`],
    ['status', `the status of ${name}`],
    ['message', `the message of ${point === 'rules' ? 'the rule for ' : ''}${name}`],
  ]);
  return said.get(label.toLowerCase()) ?? '';
}

/** A label such as "Fields" as what it is of: "the fields of “Line”". */
function spelledOut(label: string, name: string | undefined): string {
  const of = name === undefined || fold(label).includes(fold(name)) ? '' : ` of “${name}”`;
  return `the ${label.charAt(0).toLowerCase()}${label.slice(1)}${of}`;
}

/** What one would ask of an element of which nothing is shown. */
export const elementQuestions: Readonly<Record<PointId, string>> = {
  product: 'What are they given: “$1”?',
  screens: 'What is on the screen “$1”?',
  entities: 'Which fields does “$1” have?',
  states: 'Which states are there in “$1”, and what moves them on?',
  rules: 'Which rule holds for “$1”?',
  roles: 'Who is “$1”?',
  calls: 'What does “$1” take, and what does it answer?',
  errors: 'When does “$1” come up, and what is a visitor told?',
  constants: 'What is the value of “$1”?',
};

/** What a marker is about; a field is told with its entity: "the type of Todo.id". */
function ofEntity(model: Model, point: PointId | undefined, { subject, at }: Marker): string {
  const owner = point === 'entities' && model.entities.entities.find((each) => inside(at, each.at));
  return owner ? subject.replace(/^(the .+? of|whether) (?=\S)/, `$1 ${owner.name}.`) : subject;
}

/** What brackets ask, as a question of its own; words that are none are what is to be told. */
function asQuestion(said: string): string {
  const [first = '', ...rest] = said;
  return said.endsWith('?') ? `${first.toUpperCase()}${rest.join('')}` : `What is to be clarified: ${said}?`;
}

/** How to ask for what a marker leaves open, in the words that stand beside it. */
export function askingOf(model: Model, point: PointId | undefined, marker: Marker): Asking {
  if (marker.question !== '') return { one: asQuestion(marker.question) };
  const subject = ofEntity(model, point, marker).trim().replace(/[.:]$/, '');
  if (point && isWhole(model, point, subject)) return { one: pointQuestions[point] };
  if (subject === '') {
    const under = standingUnder(model, point, marker.at).at(-1);
    return { one: under === undefined ? 'What belongs here?' : `What belongs under “${under}”?` };
  }
  const known = askingAbout(subject, point);
  if (known !== undefined) return known;
  if (/\?$/.test(subject)) return { one: subject };
  const around = point && elementAround(model, point, marker);
  if (point && around && fold(around.name) === fold(subject))
    return { one: elementQuestions[point].replace('$1', around.name) };
  const label = around && askingAbout(labelled(subject, around.name, point), point);
  return label ?? { one: inWords(subject, around?.name, point) };
}

/** A question in the words of its subject, where no better one is known. */
function inWords(subject: string, around: string | undefined, point: PointId | undefined): string {
  // "It depends on the licence and is not shown": what stands before says something, and is no question.
  const [, said] = /^(.+?),?\s+(?:and|but)$/i.exec(subject) ?? [];
  if (said !== undefined) return `What more is known of this: ${said}?`;
  if (/^(?:who|what|which|when|where|how|whether)\b/i.test(subject))
    return `Do you know ${subject.charAt(0).toLowerCase()}${subject.slice(1)}?`;
  const isLabel = /^[A-Z][a-z]+(?: [a-z]+){0,2}$/.test(subject);
  const words = isLabel && point ? spelledOut(subject, around) : subject;
  if (!/^the\b/i.test(words)) return `What is known of this: ${words}?`;
  return /^the (?:[a-z]+ )?[a-z]+[^s\W]s\b/i.test(words) && !/^the (?:status|address|process)\b/i.test(words)
    ? `What are ${words}?`
    : `What is ${words}?`;
}
