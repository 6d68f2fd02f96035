import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Transition } from '../../domain-elements.ts';
import { type Cells, cellsOf, divided, type Entry, entryIn } from '../../records/records.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { stepsIn, transitionOf } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import type { Fact } from '../lifecycle-facts.ts';
import { aroundStep, transitionOfCells } from '../tables/step-cells.ts';
import { propertyLabels, type RecordPart, recordLabels } from '../words/vocabulary.ts';
import { readProperty } from './properties.ts';

type StepEntry = Entry<RecordPart>;

/** What is said of a lifecycle, and of no step. */
const ofLifecycle: ReadonlySet<RecordPart> = new Set(['lifecycle', ...propertyLabels.values()]);

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
  const entries = lines.flatMap((line) => entryIn(recordLabels, withoutBullet(line)) ?? []);
  if (!tellSteps(entries)) return false;
  const named: readonly StepEntry[] = event
    ? [{ line: event, label: 'event', title: event, value: event }]
    : [];
  const known = entries.filter(({ label }) => label !== 'unsure');
  let around = context;
  for (const record of divided([...named, ...known], begins)) {
    const [first] = record;
    if (first?.label === 'lifecycle') around = { ...context, lead: plain(first.value), titled: true };
    else if (first && ofLifecycle.has(first.label)) readProperty(first.line, around, gather);
    else
      for (const transition of stepsOf(cellsOf(record), gather))
        gather.fact({ is: 'transition', ...titleOf(around), transition });
  }
  return true;
}

function withoutBullet(line: Inline): Inline {
  const bullet = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(line.source)?.[0].length ?? 0;
  return slice(line, bullet, line.source.length);
}

/** Whether some lines tell a step: a whole one, or its two ends. */
function tellSteps(entries: readonly StepEntry[]): boolean {
  const has = (part: RecordPart): boolean => entries.some(({ label }) => label === part);
  const isWhole = ({ label, value }: StepEntry): boolean => label === 'step' && isArrow.test(value.source);
  return (has('from') && has('to')) || entries.some(isWhole);
}

/** Whether a line is of another step than those before it: a whole one, or a part that is said already. */
function begins({ label }: StepEntry, record: readonly StepEntry[]): boolean {
  if (label === 'step' || ofLifecycle.has(label)) return true;
  return record.some((entry) => entry.label === label || ofLifecycle.has(entry.label));
}

/** The steps of a record: each that its arrow tells, or the one between its two ends. */
function stepsOf(cell: Cells<RecordPart>, gather: Gathering<Fact>): readonly Transition[] {
  const step = cell('step');
  const [from, to] = [cell('from'), cell('to')];
  const event = cell('event');
  if (step && isArrow.test(step.source))
    return stepsIn(step).map((each) => ({
      ...transitionOf(event ? { ...each, event } : each, step.at),
      ...aroundStep(cell, 'the step', gather),
    }));
  if (!from?.source || !to?.source) return [];
  const parts: Cells<RecordPart> = (part) => (part === 'event' ? (event ?? step) : cell(part));
  return [transitionOfCells(parts, from.at, 'tolerant', gather)];
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
