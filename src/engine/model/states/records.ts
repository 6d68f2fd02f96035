import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Transition } from '../domain-elements.ts';
import { labelled } from '../words/names.ts';
import { readLabel } from './labels.ts';
import type { Fact } from './lifecycle-facts.ts';
import { aroundStep, type StepPart, stepParts, transitionOfCells } from './step-parts.ts';
import { titleOf } from './titles.ts';
import { isArrow, stepsIn, transitionOf } from './transition-phrases.ts';

/** A line that says one thing: `From: draft`. */
interface Labelled {
  readonly label: string;
  readonly rest: Inline;
}

/** What the label of a line may say: a part of a step, a whole step, or which lifecycle it is. */
const parts: ReadonlyMap<string, StepPart> = new Map(
  (Object.keys(stepParts) as StepPart[])
    .filter((part) => part !== 'meaning')
    .flatMap((part) =>
      [stepParts[part].title.toLowerCase(), ...stepParts[part].also].map((word) => [word, part] as const),
    )
    // What a lifecycle has, and not what a step leaves.
    .filter(([word]) => !/^(?:(?:initial|start|final|end) state|state|status)$/.test(word)),
);
const steps = /^(?:(?:status |state )?(?:change|transition|step|move)(?: \d+)?|übergang|zustandswechsel)$/;
const titles =
  /^(?:(?:status|state) (?:model|machine|diagram|flow)|state machine|life ?cycle|workflow|status (?:of|field)|zustandsmodell|lebenszyklus)$/;

/**
 * Lines that each say one part of something: `Lifecycle: …`, `Change: a → b` with `Trigger: …` below it, or `From: …`
 * and `To: …`. `event` names the step of which they are the parts. Gives whether they tell a step; other lines are not
 * read.
 */
export function readRecords(
  lines: readonly Inline[],
  context: Context,
  gather: Gathering<Fact>,
  event?: Inline,
): boolean {
  const said = lines.map(saidBy);
  const has = (form: (each: Labelled) => boolean): boolean => said.some((each) => each && form(each));
  const isSplit =
    has(({ label }) => parts.get(label) === 'from') && has(({ label }) => parts.get(label) === 'to');
  if (!isSplit && !has(({ label, rest }) => steps.test(label) && isArrow.test(rest.source))) return false;
  let around = context;
  let record = new Map<StepPart | 'step', Inline>(event ? [['event', event]] : []);
  const close = (): void => {
    stepsOf(record, gather).forEach((transition) => {
      gather.fact({ is: 'transition', ...titleOf(around), transition });
    });
    record = new Map();
  };
  said.forEach((each, index) => {
    const line = lines[index];
    if (!each || !line) return;
    const part = steps.test(each.label) ? 'step' : parts.get(each.label);
    if (titles.test(each.label)) {
      close();
      around = { ...context, lead: plain(each.rest), titled: true };
    } else if (part) {
      if (record.has(part) || part === 'step') close();
      record.set(part, each.rest);
    } else if (readLabel(line, around, gather)) close();
  });
  close();
  return true;
}

function saidBy(line: Inline): Labelled | undefined {
  const item = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(line.source)?.[0].length ?? 0;
  return labelled(slice(line, item, line.source.length));
}

/** The steps of a record: each that its arrow tells, or the one between its two ends. */
function stepsOf(
  record: ReadonlyMap<StepPart | 'step', Inline>,
  gather: Gathering<Fact>,
): readonly Transition[] {
  const cell = (part: StepPart): Inline | undefined => record.get(part);
  const step = record.get('step');
  const [from, to] = [cell('from'), cell('to')];
  const event = cell('event');
  if (step && isArrow.test(step.source))
    return stepsIn(step).map((each) => ({
      ...transitionOf(event ? { ...each, event } : each, step.at),
      ...aroundStep(cell, 'the step', gather),
    }));
  if (!from?.source || !to?.source) return [];
  return [
    transitionOfCells(
      (part) => (part === 'event' ? (event ?? step) : cell(part)),
      from.at,
      'tolerant',
      gather,
    ),
  ];
}

/** A line that says several things, each behind its label: "From: draft, To: live, By: editor", as lines. */
export function recordLine(text: Inline): readonly Inline[] | undefined {
  if (!/\bfrom[*`]*:/i.test(text.source)) return undefined;
  const starts = [...text.source.matchAll(inline)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  if (starts.length === 0) return undefined;
  return [...starts, undefined].map((each, index) =>
    slice(text, starts[index - 1]?.to ?? 0, each?.from ?? text.source.length),
  );
}
const inline =
  /[;,.|·—–]?\s+(?=[*_`]{0,2}(?:to|event|trigger|by|who|when|guard|condition|then|effect|action)[*_`]{0,2}:)/gi;
