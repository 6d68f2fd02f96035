import { expect, test } from 'vitest';
import { stretchesOf } from '../../src/ui/spec/stretches.ts';

/** The stretches of a text, given the pieces of it that are prose, in any order. */
function stretches(text: string, ...pieces: readonly string[]): string[] {
  const places = pieces.map((piece) => {
    const from = text.indexOf(piece);
    return { from, to: from + piece.length };
  });
  return stretchesOf(text, places).map(({ from, to }) => text.slice(from, to));
}

test('a sentence stands once, though its paragraph is kept too', () => {
  const text = 'One. Two.\n\nThree.';
  expect(stretches(text, 'Two.', 'One. Two.', 'Three.')).toEqual(['One. Two.', 'Three.']);
});

test('sentences of one paragraph stay together, and what is between them is left out', () => {
  expect(stretches('One. Two.\nThree.', 'One.', 'Two.', 'Three.')).toEqual(['One. Two.\nThree.']);
  expect(stretches('One. A fact. Three.', 'One.', 'Three.')).toEqual(['One.', 'Three.']);
});

test('items of a list keep their marks, and make one list', () => {
  expect(stretches('- One.\n- Two.\n\n1. Three.', 'One.', 'Two.', 'Three.')).toEqual([
    '- One.\n- Two.',
    '1. Three.',
  ]);
  expect(stretches('- `key`: what it is.', 'what it is.')).toEqual(['what it is.']);
});
