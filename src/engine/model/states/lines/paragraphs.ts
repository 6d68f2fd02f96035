import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { boldTitle } from '../../../syntax/line-starts.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { writtenLines } from '../../blocks/written-lines.ts';
import { fold } from '../../derived/name-index.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, sentences, unwrapped } from '../../words/phrases.ts';
import { isStatusWord } from '../../words/status-words.ts';
import { stepsIn } from '../arrows/transition-phrases.ts';
import { namedByHeading, thingsOf } from '../headings/lifecycle-sections.ts';
import { namesNothing, titleOf } from '../headings/titles.ts';
import { type Fact, stateFact } from '../lifecycle-facts.ts';
import { overSteps } from '../sentences/items.ts';
import { clausesOf } from '../sentences/told.ts';
import {
  hasBoldSubject,
  openedBy,
  subjectBehind,
  subjectInPlural,
  subjectOfSentence,
} from '../words/words.ts';
import { readCounted } from './counted-states.ts';
import { statusRow } from './definitions.ts';
import { lifeIn } from './life-labels.ts';
import { readClauses } from './step-lines.ts';

/** The name that a line of its own titles what stands below it with: "**Shelf**", "**Shelf**, computed:". */
function titleIn(line: string): string | undefined {
  const found = boldTitle.exec(line)?.groups?.title ?? /^\*\*([^*]+)\*\*,\s[^*:]{1,80}:$/.exec(line)?.[1];
  return found?.trim();
}

/** A last line of a few words that leads to a list below: "ways back:". */
const leadAtEnd = /\n[^\n.:;→>]{1,40}:$/;

/** The first thing that a sentence speaks of, without the state that it is in: "An archived list can …" is about lists. */
function subjectIn(text: Inline, of: typeof subjectOfSentence): Inline | undefined {
  const found = clausesOf(text)
    .map(of)
    .find((each) => each !== undefined && !namesNothing(each.source));
  const [first = '', second] = found?.source.split(' ') ?? [];
  const isInState = second !== undefined && first.endsWith('ed') && isStatusWord(first);
  return found && isInState ? slice(found, first.length + 1, found.source.length) : found;
}

/** Whether a label may be the name of a thing. */
export function isThingsLabel(label: Inline): boolean {
  const name = nameOf(label).name;
  const isName = label.source.split(' ').length <= LONGEST_THING && isThing.test(label.source);
  return isName && !namesNothing(name) && !overSteps.test(name);
}

/** What a label of a few words before several steps names, where it is none of their states: "Room: created empty. empty → full." */
export function thingOfLabel(text: Inline): string | undefined {
  const head = headOf(text);
  const [label] = head?.kind === 'words' && head.mark === ':' ? head.names : [];
  if (!head || !label || !isThingsLabel(label)) return undefined;
  const name = nameOf(label).name;
  if (titlesSentence(text, label)) return name;
  if (statusRow(sentences(head.rest)[0] ?? head.rest).length > 1) return name;
  const steps = sentences(head.rest).flatMap(stepsIn);
  const ends = new Set(steps.flatMap(({ from, to }) => [fold(nameOf(from).name), fold(nameOf(to).name)]));
  return steps.length > 1 && !ends.has(fold(name)) ? name : undefined;
}
const LONGEST_THING = 3;

/** Whether a label of a word or two stands before a sentence as its title: "Room. It begins as empty." */
const titlesSentence = (text: Inline, label: Inline): boolean =>
  text.source.startsWith('.', label.source.length) && label.source.split(' ').length < LONGEST_THING;
/** Words of a thing: no sentence, and no way or order that some steps make. */
const isThing = wording.i`^(?!.*\b(?:is|are|can|may|when|if|from|to|on|by|path|flow|order|way|steps?)\b)(?:(?:an?|the|each|every)\s)?\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)*$`;

/** Which of the things that its heading names a text speaks of and of no other: it is in its first sentence, with an article or in the plural. */
function oneOfThings(text: Inline, { headings }: Context): Inline | undefined {
  const heading = headings.at(-1);
  const things = heading ? thingsOf(heading) : [];
  const [first] = things.length > 0 ? sentences(text) : [];
  if (!first) return undefined;
  const names = things.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const form = wording.i`(?:(?<=^|\s)(?:an?|the|each|every|one) (?:new |single )?|^(?:(?:some|all|most|many|new|these) )?)(?<name>(?:(?!(?:some|all|most|many|new|these|an?|the|each|every|one|if|when)\s)[\p{L}-]+ )?(?:${names}))(?![\p{L}\p{N}_-])`;
  const found = form.exec(first.source);
  const name = found?.groups?.name;
  if (!found || !name) return undefined;
  const end = found.index + found[0].length;
  const others = things.filter((each) => !endsWith(name, each) && !endsWith(`${name}s`, each));
  const isAlone = !others.some((each) => text.source.toLowerCase().includes(each.toLowerCase()));
  return isAlone ? slice(text, end - name.length, end) : undefined;
}
const endsWith = (name: string, last: string): boolean => name.toLowerCase().endsWith(last.toLowerCase());

/** Running text; without a title it is about what its first sentence about states speaks of. */
export function readParagraph(text: Inline, context: Context, gather: Gathering<Fact>): void {
  const head = headOf(text);
  if (writtenLines(text) || head?.kind === 'strong' || (head?.kind === 'code' && head.mark)) return;
  const flowing = unwrapped(text);
  if (readCounted(flowing, context, gather)) return;
  const life = context.titled ? undefined : lifeIn(text);
  if (life) {
    readClauses(unwrapped(life.rest), { ...context, lead: nameOf(life.label).name, titled: true }, gather);
    return;
  }
  // A title in a line of its own names what the lines below it are about.
  const first = text.source.split('\n', 1)[0] ?? '';
  const title = first.length < text.source.length && titleIn(first);
  if (title) {
    const end = leadAtEnd.exec(text.source)?.index ?? flowing.source.length;
    const below = slice(flowing, first.length + 1, Math.max(end, first.length + 1));
    const lead = title.replace(/:$/, '');
    const isName = !/\?$/.test(lead) && !namesNothing(lead);
    readClauses(below, isName ? { ...context, lead, titled: true } : context, gather);
    return;
  }
  const [opening, bold] =
    wording`^\*\*([^*]+)\*\*(?:\s+(?=\p{Ll})|,\s[^:.;]{1,40}:\s+)`.exec(flowing.source) ?? [];
  if (opening && bold && context.headings.length === 0) {
    const rest = slice(
      flowing,
      opening.endsWith(' ') && opening.includes(':') ? opening.length : 0,
      flowing.source.length,
    );
    readClauses(rest, { ...context, lead: bold.replace(/^(?:an?|the)\s+/i, ''), titled: true }, gather);
    return;
  }
  const isOwn = head !== undefined && titlesSentence(flowing, head.label);
  const thing = context.titled && !isOwn ? undefined : thingOfLabel(flowing);
  if (thing && head) {
    const around = { ...context, lead: thing, titled: true };
    const [first] = sentences(head.rest);
    const row = first ? statusRow(first) : [];
    for (const name of row) gather.fact(stateFact(titleOf(around), name));
    readClauses(head.rest, around, gather);
    return;
  }
  const several = context.titled || context.headings.length > 0 ? [] : boldSubjects(flowing);
  for (const { name, text: own } of several)
    readClauses(own, name ? { ...context, lead: name, titled: true } : context, gather);
  if (several.length > 0) return;
  const one = context.titled ? undefined : oneOfThings(flowing, context);
  if (one) {
    readClauses(flowing, { ...context, lead: plain(one), titled: true }, gather);
    return;
  }
  const isTitled = context.titled || context.headings.some((each) => namedByHeading(each) !== undefined);
  const [starting = flowing] = sentences(flowing);
  const opened = isTitled ? undefined : openedBy(starting, flowing);
  const subject = isTitled
    ? undefined
    : (opened ??
      subjectIn(flowing, subjectOfSentence) ??
      subjectInPlural(flowing) ??
      subjectIn(flowing, subjectBehind));
  const around = subject && { ...context, lead: plain(subject), titled: hasBoldSubject(flowing) };
  readClauses(flowing, around || context, gather);
  // What is drawn or listed below is of the thing that is spoken of here.
  if (opened && gather.facts.length === 0)
    gather.fact({ is: 'told', lead: plain(opened), sentence: starting });
}

/** A thing in bold type of which a sentence says what becomes of it: "A **berth request** goes from open to granted". */
const boldSubject = wording.i`^(?:(?:and|then|finally|next|also),? )?(?:an?|the|each|every)\s+\*\*(?<name>[^*:.]{2,40})\*\*(?:\s\([^()]*\))?\s(?=(?:comes?|starts?|begins?|goes|moves?|is|becomes?|can|may|gets?|opens?|turns?|passes|switches|changes|falls?)\s)`;
/** Words behind which a state stands. */
const reached = /\b(?:to|into|as|becomes?|is|are|from|in)\s+(?:an?\s+|the\s+)?\**$/i;

/**
 * The stretches of a paragraph that tell of one thing in bold type after the other, and what stands before the first. None
 * where fewer than two do, and where one of these names stands where a state stands: then they are states.
 */
function boldSubjects(text: Inline): readonly { readonly name: string; readonly text: Inline }[] {
  const all = sentences(text);
  const found = all.flatMap((sentence) => {
    const name = boldSubject.exec(sentence.source)?.groups?.name;
    return name === undefined ? [] : { name, start: sentence.at.start - text.at.start };
  });
  const [first] = found;
  if (!first || new Set(found.map(({ name }) => name.toLowerCase())).size < 2) return [];
  const isState = found.some(({ name }) =>
    text.source.split(name).some((part, index, parts) => index < parts.length - 1 && reached.test(part)),
  );
  if (isState) return [];
  const stretches = found.map(({ name, start }, index) => ({
    name,
    text: slice(text, start, found[index + 1]?.start ?? text.source.length),
  }));
  return first.start > 0 ? [{ name: '', text: slice(text, 0, first.start) }, ...stretches] : stretches;
}
