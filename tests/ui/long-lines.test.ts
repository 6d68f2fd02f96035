import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { limits } from '../../src/engine/limits.ts';
import { longLines } from '../../src/ui/editor/long-lines.ts';

const long = 'a'.repeat(limits.line + 1);
const stateOf = (doc: string) => EditorState.create({ doc, extensions: longLines });

/** The ranges that are not drawn. */
function hidden(state: EditorState): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  state.field(longLines).between(0, state.doc.length, (from, to) => void found.push([from, to]));
  return found;
}

test('of a line over the limit the beginning is drawn, of any other all', () => {
  expect(hidden(stateOf(`# A\n\n${'a'.repeat(limits.line)}\n`))).toEqual([]);
  expect(hidden(stateOf(`# A\n${long}\nb`))).toEqual([[4 + 2_000, 4 + long.length]]);
});

test('an edit changes what is drawn of the lines it touches, and moves the others', () => {
  let state = stateOf(`${long}\nb\n${long}`);
  expect(hidden(state)).toHaveLength(2);
  state = state.update({ changes: { from: 0, insert: 'x\n' } }).state;
  expect(hidden(state)).toEqual(hidden(stateOf(state.doc.toString())));
  state = state.update({ changes: { from: 50_000, insert: '\n' } }).state;
  expect(hidden(state)).toHaveLength(1);
  expect(hidden(state)).toEqual(hidden(stateOf(state.doc.toString())));
  state = state.update({ changes: { from: 0, to: 100_000 } }).state;
  expect(hidden(state)).toEqual(hidden(stateOf(state.doc.toString())));
  state = state.update({ changes: { from: 0, to: state.doc.length, insert: 'short' } }).state;
  expect(hidden(state)).toEqual([]);
});
