import { expect, test } from 'vitest';
import { matchesKeys } from '../../src/islands/key-binding.ts';

const pressed = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, ...more });

test('a combination is its modifiers and its key, no more and no less', () => {
  expect(matchesKeys(pressed('k', { ctrlKey: true }), 'Mod K')).toBe(true);
  expect(matchesKeys(pressed('k', { ctrlKey: true, shiftKey: true }), 'Mod K')).toBe(false);
  expect(matchesKeys(pressed('k'), 'Mod K')).toBe(false);
  expect(matchesKeys(pressed('F12', { shiftKey: true }), 'F12')).toBe(false);
  expect(matchesKeys(pressed('F12', { shiftKey: true }), 'Shift F12')).toBe(true);
});

test('a letter with Alt is told by its key on the keyboard', () => {
  expect(matchesKeys(pressed('Ω', { altKey: true, code: 'KeyZ' }), 'Alt Z')).toBe(true);
  expect(matchesKeys(pressed('ƒ', { altKey: true, shiftKey: true, code: 'KeyF' }), 'Shift Alt F')).toBe(true);
});

test('a sign is found whether or not the keyboard needs Shift for it', () => {
  expect(matchesKeys(pressed('?', { shiftKey: true }), 'F1 or ?')).toBe(true);
  expect(matchesKeys(pressed('?'), 'F1 or ?')).toBe(true);
});
