import type { Block, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { answeringAsAll } from './shared-answers.ts';
import type { CallFact } from './tables.ts';

/** Calls with what the signs in their lines add to what they answer. */
export function withSigns(calls: readonly Call[], parts: readonly Part<CallFact>[]): readonly Call[] {
  const told = parts.flatMap(({ reading }) =>
    reading.facts.flatMap((fact) => (fact.is === 'sign' ? fact.told : [])),
  );
  if (told.length === 0) return calls;
  const lines = parts.flatMap(({ block }) => linesOf(block));
  return calls.map((call) => {
    const line = lines.find((each) =>
      each.some(({ at }) => at.from <= call.nameAt.from && call.nameAt.from < at.to),
    );
    const added = line ? told.filter((each) => line.some((text) => bears(text, each.sign))) : [];
    return added.reduce((each, { answers }) => answeringAsAll(each, answers), call);
  });
}

/** The texts of each line of a block: of a row its cells. */
function linesOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'heading') return [[block.title]];
  if (block.kind === 'table') return block.rows.map(({ cells }) => cells);
  if (block.kind === 'list') return block.items.flatMap(textsOf).map((each) => [each]);
  if (block.kind !== 'paragraph') return [];
  let at = 0;
  return block.text.source.split('\n').map((line) => {
    at += line.length + 1;
    return [slice(block.text, at - line.length - 1, at - 1)];
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
