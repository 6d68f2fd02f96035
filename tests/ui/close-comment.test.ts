import { expect, test } from 'vitest';
import { closeComment } from '../../src/ui/editor/close-comment.ts';

test('a comment ends as soon as it begins', () => {
  expect(closeComment('<!-', '', '-')).toEqual({ insert: '- -->', to: 0, cursor: 1 });
  expect(closeComment('| draft | <!-', ' |', '-')).toEqual({ insert: '- -->', to: 0, cursor: 1 });
  expect(closeComment('<!-', ' a -->', '-')).toBeUndefined();
  expect(closeComment('a -', '', '-')).toBeUndefined();
});

test('whoever writes its end has one', () => {
  expect(closeComment('<!-- so --', ' -->', '>')).toEqual({ insert: '>', to: 4, cursor: 1 });
  expect(closeComment('<!-- so --', '', '>')).toBeUndefined();
  expect(closeComment('<!-- well', ' -->', '-')).toBeUndefined();
});
