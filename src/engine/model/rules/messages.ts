import type { Inline, Item } from '../../syntax/block.ts';
import { slice, withoutComments } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Gathering } from '../blocks/reading.ts';
import { type Labels, type Told as Said, withSaid } from '../blocks/told-of.ts';
import type { Invariant, Rule } from '../domain-elements.ts';
import type { ErrorFact } from '../errors/entry.ts';
import { linesBelow } from '../records/records.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { shown, unstated } from '../stated.ts';
import { markerIn, stated } from '../words/markers.ts';
import { isIdentifier, labelled, messageIn, nameOf, referenceIn } from '../words/names.ts';
import { endsLeadingToExample } from '../words/silent.ts';
import { message as sentenceTold } from './message-marks.ts';
import { saying } from './saying.ts';
import { toldBehind } from './told-behind.ts';

/** What blocks of point 5 give. */
export type RuleFact =
  | { readonly is: 'rule'; readonly rule: Rule }
  | { readonly is: 'invariant'; readonly invariant: Invariant }
  /** What a line of its own says that somebody is told. */
  | ({ readonly is: 'told' } & Said<Told>)
  /** What a sentence or line of its own says that somebody is told who breaks the rule right before it. */
  | { readonly is: 'answer'; readonly told: Told };

/** What somebody is told where a rule is broken: a message, or an error by its code. */
export type Told = Pick<Rule, 'message' | 'error'>;

/** A rule that says nothing of what follows when it is broken. */
export const silent: Told = { message: unstated, error: unstated };

/** What parts a rule from the message that it ends with: `title is required → "Give it a title."`. */
const answer =
  /(?:(?<=\b(?:rejected|refused|answered)) with(?: the message)?\s*:?\s*|\s*(?:→|⇒|⟶|->|=>)\s*|[;,.–—]\s*(?:otherwise|else|if not|(?:error )?message|error)\s*:?\s*|\s*\((?:error|(?:error )?message):\s*)(?<said>`[^`]+`|["“„«][^"“”„«»]+["”»])\)?\.?$/i;

/** A sentence in marks that closes a rule and stands for itself, and is none of several values in a row: "at most 80 characters, “Please be short”". */
const closing = wording`(?:(?<!\`)[,;.–—]\s*(?=\`)|(?<!["”»])[,;.–—]\s*(?=["“„«])|\s{2,}|\s*\()(?<said>${sentenceTold})\)?\.?$`;

/** What somebody is told when it is as a line says: "When the name is empty, then we say “Give it a name.”". */
const saidWhen =
  /(?<=^(?:when|whenever|if)\s.{3,200}),\s*(?:then\s+)?(?:(?:show|display|say)|(?:we|they|you|people|the (?:app|form|page|system|site|user|customer|screen|field|client))\s+(?:then\s+)?(?:says?|shows?|answers?|tells? (?:them|you|the user)|displays?|sees?|reads?|gets?|asks?)|(?:it|there) (?:says|reads))\s*:?\s*(?<said>["“„«][^"“”„«»]+["”»])\.?$/i;

/** A rule of a line, and what it says that somebody is told. */
export function answered(text: Inline): { readonly rule: Inline; readonly told: Told } {
  const found = [answer, closing, saidWhen].map((form) => form.exec(text.source)).find(Boolean);
  const quoted = found?.groups?.said;
  const start = found && quoted ? found.index + found[0].lastIndexOf(quoted) : 0;
  // An example of what is entered is no message; one that is a sentence is what somebody is told.
  const isExample = endsLeadingToExample.test(text.source.slice(0, start)) && !/[.!?].$/.test(quoted ?? '');
  const said = isExample ? undefined : quoted;
  const running = said ? undefined : toldBehind(text);
  if (running) return { rule: withoutComments(running.rule), told: toldIn(running.said) };
  if (!found || !said) return answeredPlainly(text);
  return {
    rule: withoutComments(slice(text, 0, found.index)),
    told: toldIn(slice(text, start, start + said.length)),
  };
}

/** A sentence without quotation marks behind the label of a message: "Required. Message: Give it a name." */
const behindLabel = wording`[;,.–—]\s+(?=(?:[Ee]rror )?[Mm]essage:\s|Error:\s)`;

function answeredPlainly(text: Inline): ReturnType<typeof answered> {
  const found = behindLabel.exec(text.source);
  const told = found && toldOf(slice(text, found.index + found[0].length, text.source.length), true);
  return found && told ? { rule: slice(text, 0, found.index), told } : { rule: text, told: silent };
}

/** A sentence in quotation marks alone, or behind a mark or label of a message. */
const alone =
  /^(?:(?:[→⇒–—(]|->|-)\s*)?(?:(?:otherwise|else|if not|(?:error )?message(?: shown)?|error)\s*[:,]?\s*)?(?<said>["“„«][^"“”„«»]+ [^"“”„«»]+["”»])\)?\.?$/i;

/** What a line or sentence says that somebody is told, and nothing else: "Message: “Give it a name.”", "(“Too long.”)". */
export function answerAlone(text: Inline): Told | undefined {
  const said = alone.exec(text.source)?.groups?.said;
  if (!said) return toldOf(text, true);
  const start = text.source.lastIndexOf(said);
  return toldIn(slice(text, start, start + said.length));
}

/** Takes in what a line or sentence right behind a rule says that somebody is told who breaks it; false for any other. */
export function gatherAnswer(text: Inline, gather: Gathering<RuleFact>): boolean {
  const told = answerAlone(text);
  const last = told && gather.last();
  if (last?.is !== 'rule' || !told) return false;
  noteTold(told, last.rule.name, gather);
  gather.fact({ is: 'answer', told });
  const error = errorOfRule({ ...last.rule, ...told }, false);
  if (error) gather.factOf('errors', error);
  return true;
}

/** The rules of a block, each with what the line behind it says that somebody is told. */
export function rulesAnswered(facts: readonly RuleFact[]): readonly Rule[] {
  const rules: Rule[] = [];
  for (const fact of facts) {
    const last = rules.at(-1);
    if (fact.is === 'rule') rules.push(fact.rule);
    else if (fact.is === 'answer' && last) rules[rules.length - 1] = withSaid(last, fact.told);
  }
  return rules;
}

/**
 * What a cell says that somebody is told: one word is a code; a quotation, or words in code, is a message, by which
 * the error is named.
 */
export function toldIn(cell: Inline | undefined): Told {
  const { name, quoted } = cell ? nameOf(cell) : { name: '', quoted: false };
  const isCode = isIdentifier(name) || wording`^(?:\p{L}[\p{L}\p{N}]*|[1-5]\d\d)$`.test(name);
  if (isCode && !quoted) return { ...silent, error: stated(cell, (each) => referenceIn('error', each)) };
  const isSaid = quoted || cell?.source.startsWith('`');
  const message = stated(cell, () => (isSaid ? name : undefined));
  return message.is === 'shown'
    ? { message, error: shown({ kind: 'error', name: `"${name}"`, at: message.at }, message.at) }
    : { ...silent, message };
}

/** What labels say that somebody is told. */
const toldLabels = vocabularyOf<keyof Told>({
  message: { title: 'Message', also: ['error message', 'user message', 'message shown', 'shown message'] },
  error: { title: 'Error', also: ['error code'] },
});

/** A sentence without quotation marks that rules nothing: "Give it a title." */
const sentence = wording`^\p{Lu}[^"“”]*\s[^"“”]*[.!?]$`;

/**
 * What a line nested under a rule says that somebody is told: `Message: "Give it a title."`, ``Error: `DUE_PAST` ``. What
 * is neither quoted nor a code is said of a field of that name, except, `plainly`, of a sentence that rules nothing.
 */
export function toldOf(line: Inline, plainly = false): Told | undefined {
  const label = labelled(withoutComments(line));
  if (!label) return undefined;
  const told = toldBy(label.label, label.rest);
  const isSaid =
    plainly &&
    !told &&
    toldLabels.get(label.label) !== undefined &&
    sentence.test(label.rest.source) &&
    saying.exec(label.rest.source)?.index !== 0;
  return isSaid ? { ...silent, message: stated(label.rest, messageIn) } : told;
}

function toldBy(label: string, rest: Inline): Told | undefined {
  const is = toldLabels.get(label);
  if (!is) return undefined;
  const { name, quoted } = nameOf(rest);
  if (markerIn(rest.source)) return { ...silent, [is]: stated(rest, () => undefined) };
  if (is === 'error') return quoted || isIdentifier(name) ? toldIn(rest) : undefined;
  return quoted ? { ...silent, message: stated(rest, messageIn) } : undefined;
}

/** Notes what is not shown or open of what somebody is told. */
export function noteTold({ message, error }: Told, name: string, gather: Gathering<unknown>): void {
  gather.marked(message, `the message of the rule for ${name}`);
  gather.marked(error, `the error of the rule for ${name}`);
}

/** What somebody is told who breaks a rule, in lines that name one: "Message, for `title`: …". */
export const ruleLabels: Labels<Told> = { says: toldBy, note: noteTold };

/** What a rule says that somebody is told, with what the lines nested under it add to that. */
export function withNested(told: Told, item: Item): Told {
  let { message, error } = told;
  for (const line of linesBelow(item)) {
    const more = toldOf(line, true);
    if (message.is === 'unstated' && more) message = more.message;
    if (error.is === 'unstated' && more) error = more.error;
  }
  return { message, error };
}

/** Takes in a rule, and hands on the error that it names by its message; `byColumn` tells that a column of errors does. */
export function gatherRule(gather: Gathering<RuleFact>, fact: RuleFact, byColumn = false): void {
  gather.fact(fact);
  const error = fact.is === 'rule' ? errorOfRule(fact.rule, byColumn) : undefined;
  if (error) gather.factOf('errors', error);
}

/** The error that a rule names by its message, which is all that is said of it: "is required → “Give it a title.”". */
function errorOfRule({ message, error }: Rule, byColumn: boolean): ErrorFact | undefined {
  if (error.is !== 'shown' || !error.value.name.startsWith('"')) return undefined;
  const { at } = error.value;
  const name = error.value.name.slice(1, -1);
  const entry = { name, at, nameAt: at, how: 'tolerant', quoted: true } as const;
  const said = message.is === 'shown' ? message : shown(name, at);
  return {
    is: 'error',
    ...(byColumn ? {} : { ofRule: true }),
    error: { ...entry, status: unstated, when: unstated, message: said, handling: unstated },
  };
}

/** A rule of a programme whose words are parted by one blank each. */
export function spaced(fact: RuleFact): RuleFact {
  return fact.is === 'rule'
    ? { ...fact, rule: { ...fact.rule, text: fact.rule.text.replace(/\s+/g, ' ') } }
    : fact;
}
