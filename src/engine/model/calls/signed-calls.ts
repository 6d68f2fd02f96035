import type { Block, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { shown, unstated } from '../stated.ts';
import { answeringAsAll } from './shared-answers.ts';
import type { CallFact } from './tables.ts';

/** The texts of a line: of a row its cells. */
type Line = readonly Inline[];

/** Calls with what the signs in their lines add to what they answer, and without what these take away. */
export function withSigns(calls: readonly Call[], parts: readonly Part<CallFact>[]): readonly Call[] {
  const facts = parts.flatMap(({ reading }) => reading.facts);
  const told = facts.flatMap((fact) => (fact.is === 'sign' ? fact.told : []));
  const takes = facts.some(({ is }) => is === 'taking');
  if (told.length === 0 && !takes) return calls;
  const lineAt = linesByPlace(parts.flatMap(({ block }) => linesOf(block)));
  return calls.map((call) => {
    const line = lineAt(call.nameAt.from);
    if (!line) return call;
    const added = told
      .filter(({ sign }) => line.some((text) => bears(text, sign)))
      .reduce((each, { answers }) => answeringAsAll(each, answers), call);
    return takes ? lessTaken(added, line) : added;
  });
}

/** Finds the line that holds a place of the document. */
function linesByPlace(lines: readonly Line[]): (place: number) => Line | undefined {
  const texts = lines
    .flatMap((line) => line.map(({ at }) => ({ from: at.from, to: at.to, line })))
    .sort((one, other) => one.from - other.from);
  return (place) => {
    let [low, high] = [0, texts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((texts[middle]?.from ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const text = texts[low - 1];
    return text && place < text.to ? text.line : undefined;
  };
}

/** A status with a minus sign right before it, and one that a call answers with alone. */
const minus = /(?<=[\s(,;|`]|^)[-−–]([1-5]\d\d)(?!\d|\s?[%€$£]|\s[a-z]+s\b)/g;
const alone = /\bonly\s+`?([1-5]\d\d)(?!\d)|(?<![\d−–-])([1-5]\d\d)`?\s+only(?=[`*)\s]*(?:$|[.;]))/;

/** A call without the answers that its line takes away, or with the only one that it says to be there. */
function lessTaken(call: Call, line: Line): Call {
  if (call.answers.is !== 'shown') return call;
  const taken = new Set(
    line.flatMap(({ source }) => [...source.matchAll(minus)].map(([, status]) => status)),
  );
  const only = line
    .map(({ source }) => alone.exec(source))
    .map((found) => found?.[1] ?? found?.[2])
    .find((each) => each !== undefined);
  const left = call.answers.value.filter(({ status }) => !taken.has(status) && (!only || status === only));
  if (left.length === call.answers.value.length) return call;
  return { ...call, answers: left[0] ? shown(left, call.answers.at) : unstated };
}

/** The lines of a block. */
function linesOf(block: Block): readonly Line[] {
  if (block.kind === 'heading') return [[block.title]];
  if (block.kind === 'table') return block.rows.map(({ cells }) => cells);
  if (block.kind === 'list') return block.items.flatMap(textsOf).map((each) => [each]);
  if (block.kind === 'fence') return blockLines(block.code);
  return block.kind === 'paragraph' ? blockLines(block.text) : [];
}

/** The lines of a text, each alone. */
function blockLines(text: Inline): readonly Line[] {
  let at = 0;
  return text.source.split('\n').map((line) => {
    at += line.length + 1;
    return [slice(text, at - line.length - 1, at - 1)];
  });
}

const textsOf = ({ text, children }: Item): readonly Inline[] => [
  text,
  ...children.flatMap((child) => (child.kind === 'list' ? child.items.flatMap(textsOf) : [])),
];

/** Whether a sign stands by itself in a text, and not as a mark of type or a part of an address. */
function bears({ source }: Inline, is: string): boolean {
  const mark = is.replace(/[\\^$*+?.()|[\]{}]/g, '\\$&');
  return new RegExp(
    `(?<=^|[\\s\`)\\]†‡§¶*\\\\])(?<!${mark})${mark}(?!${mark})(?=$|[\\s,;:.(\`[†‡§¶*\\\\])`,
  ).test(source);
}
