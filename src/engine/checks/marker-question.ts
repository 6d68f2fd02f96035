import { fold } from '../model/derived/name-index.ts';
import { elementsOf } from '../model/derived/point-elements.ts';
import type { Element } from '../model/element.ts';
import type { Marker, Model } from '../model/model.ts';
import { type PointId, pointIds, points } from '../points.ts';
import type { Input, Report } from './check.ts';
import { mayQuestion } from './may-question.ts';
import { pointQuestions } from './point-questions.ts';
import { inside } from './scope.ts';

/** What checks of markers read: the text of every point and of the introduction. */
export const markerInputs: readonly Input[] = ['outline', ...pointIds.map((id) => `${id}-text` as const)];

/**
 * What markers have in common that stand in one column or row: "the message of …", "whether Client may …". They
 * are one thing that the material does not show, in many places.
 */
function causeOf(marker: Marker): string | undefined {
  const common = /^(?:whether .+? may|.+? of)(?= )/i.exec(marker.subject)?.[0];
  return common && `${marker.is} ${common}`;
}

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
function elementAround(model: Model, point: PointId, marker: Marker): Element | undefined {
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

/** What readers say a marker is about, and how one asks a person for it. `$1` and `$2` stand between quotes. */
const asked: readonly (readonly [about: RegExp, question: string])[] = [
  [/^the message of the rule for (.+)$/, 'Which message does a person see who breaks the rule for “$1”?'],
  [/^the error of the rule for (.+)$/, 'Which error comes up when the rule for “$1” is broken?'],
  [/^the rule for (.+)$/, 'Which rule holds for “$1”?'],
  [/^where the rule for (.+) holds$/, 'On which screens or calls does the rule for “$1” hold?'],
  [/^what happens on (\d\w\w|default) of (.+)$/, 'What does the client do when “$2” answers $1?'],
  [/^what happens on (.+)$/, 'What does the client do when “$1” comes up?'],
  [/^what the answer (.+?) of (.+) carries$/, 'What does “$2” send back with $1?'],
  [/^when the answer is (.+?) of (.+)$/, 'When does “$2” answer $1?'],
  [/^the answers of (.+)$/, 'What does “$1” answer?'],
  [/^the payload of (.+)$/, 'What does “$1” take?'],
  [/^what (.+) does$/, 'What does “$1” do?'],
  [/^who makes (.+)$/, 'Which screens make “$1”?'],
  [/^who may make (.+)$/, 'Who may make “$1”?'],
  [/^who fires the event (.+)$/, 'Who fires “$1”?'],
  [/^what follows the event (.+)$/, 'What else happens on “$1”?'],
  [/^the state before the event (.+)$/, 'In which states is “$1” possible?'],
  [/^the state after the event (.+)$/, 'To which state does “$1” lead?'],
  [/^the condition of the event (.+)$/, 'Under which condition may “$1” happen?'],
  [/^audiences?$/i, 'Whom is the product for?'],
  [/^purpose$/i, 'What does the product do?'],
  [/^what this starts$/, 'In which state does it begin?'],
  [/^what this ends$/, 'In which states does it end?'],
  [/^who (.+) is$/, 'Who is “$1”?'],
  [/^what (.+) means$/, 'What is meant by “$1”?'],
  [/^the meaning of “(.+)”$/, 'What is meant by “$1”?'],
  [/^what this governs$/, 'Which field holds the state?'],
  [/^the route of (.+)$/, 'At which address is “$1”?'],
  [/^what is shown of (.+)$/, 'What does “$1” show?'],
  [/^the calls of (.+)$/, 'Which calls does “$1” make?'],
  [/^the ways out of (.+)$/, 'Where does one get to from “$1”?'],
  [/^the roles of (.+)$/, 'Who may open “$1”?'],
  [/^the value of (.+)$/, 'What is the value of “$1”?'],
  [/^the type of (.+)$/, 'What kind of value is “$1”?'],
  [/^the default of (.+)$/, 'With which value does “$1” begin?'],
  [/^the rules of (.+)$/, 'Which rules hold for “$1”?'],
  [/^the status of (.+)$/, 'With which status is “$1” answered?'],
  [/^when (.+) arises$/, 'When does “$1” come up?'],
  [/^when (.+) has this value$/, 'When does “$1” have this value?'],
  [/^when somebody is (.+)$/, 'When is somebody “$1”?'],
  [/^what (.+) includes$/, 'Which other roles does “$1” include?'],
];

/** The question for what a reader says a marker is about. An error's message is read by a visitor. */
function questionAbout(subject: string, point: PointId | undefined): string | undefined {
  const may = /^whether (.+?) may (.+)$/i.exec(subject);
  if (may) return mayQuestion(may[1] ?? '', may[2] ?? '');
  const required = /^whether (.+) is required$/i.exec(subject);
  if (required) return `Is “${required[1]}” required?`;
  const message = point === 'errors' && /^the message of (.+)$/.exec(subject);
  if (message) return `Which message does a visitor see for “${message[1]}”?`;
  const found = asked.find(([about]) => about.test(subject));
  return (
    found &&
    subject
      .replace(found[0], found[1])
      .replaceAll(/“["“](.*?)["”]”/g, '“$1”')
      .trim()
  );
}

/** What one would ask of an element of which nothing is shown. */
const elementQuestions: Readonly<Record<PointId, string>> = {
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

/** The question that a marker leaves open, in the words that stand beside it. */
function questionOf(model: Model, point: PointId | undefined, marker: Marker): string {
  if (marker.question !== '') return marker.question;
  const subject = ofEntity(model, point, marker).trim().replace(/[.:]$/, '');
  if (point && isWhole(model, point, subject)) return pointQuestions[point];
  if (subject === '') return 'What belongs here?';
  if (/\?$/.test(subject)) return subject;
  const known = questionAbout(subject, point);
  if (known !== undefined) return known;
  const around = point && elementAround(model, point, marker);
  if (point && around && fold(around.name) === fold(subject))
    return elementQuestions[point].replace('$1', around.name);
  const label = around && questionAbout(labelled(subject, around.name, point), point);
  if (label !== undefined) return label;
  if (/^(?:who|what|which|when|where|how|whether)\b/i.test(subject))
    return `Do you know ${subject.charAt(0).toLowerCase()}${subject.slice(1)}?`;
  const isLabel = /^[A-Z][a-z]+(?: [a-z]+){0,2}$/.test(subject);
  const words = isLabel && point ? spelledOut(subject, around?.name) : subject;
  if (!/^the\b/i.test(words)) return `What is known of this: ${words}?`;
  return /^the (?:[a-z]+ )?[a-z]+[^s\W]s\b/i.test(words) && !/^the (?:status|address|process)\b/i.test(words)
    ? `What are ${words}?`
    : `What is ${words}?`;
}

/** A question for every marker of a kind, in the order of the points. */
export function reportMarkers(model: Model, is: Marker['is']): readonly Report[] {
  return [undefined, ...pointIds].flatMap((point) =>
    (point ? model.points[point] : model.introduction).markers
      .filter((marker) => marker.is === is)
      .map((marker): Report => {
        const cause = causeOf(marker);
        const message = questionOf(model, point, marker);
        return { at: marker.at, message, ...(cause === undefined ? {} : { cause }) };
      }),
  );
}
