import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (text: string): readonly [errors: readonly string[], rules: number] => {
  const { errors, rules } = readPoint('rules', text);
  return [errors.map(({ name, status }) => `${name}${status ? ` ${status}` : ''}`), rules.length];
};

describe('messages that a sentence of point 5 lists', () => {
  it.each([
    'Messages of the forms: "Give it a name", "That berth is taken".',
    'The page checks some of this earlier, with texts of its own: “Give it a name” and “That berth is taken”.',
    'Warnings shown beside a field: "Give it a name", and "That berth is taken"',
  ])('are errors, and no rule: %s', (text) =>
    expect(told(text)).toEqual([['Give it a name', 'That berth is taken'], 0]),
  );

  it.each([
    'Texts of buttons in quotation marks: see point 2.',
    'The form begins with hints: "Your name", "Your boat".',
    'Buttons with texts: "Save", "Cancel".',
    'The subject lines of messages: "Welcome on board", "Your bill".',
    'The text is one of: "short", or longer than "that" by a word.',
  ])('are none where more is said: %s', (text) => expect(told(text)[0]).toEqual([]));

  it('leave the message of a rule with that', () =>
    expect(told('- `title`: required ("Give it a name")')).toEqual([expect.anything(), 1]));
});
