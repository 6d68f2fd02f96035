import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { $document, changeDocument, editDocument, showDocument } from '../../src/stores/document.ts';
import { titleOf } from '../../src/stores/title.ts';

const opened = () => $document.get() ?? expect.unreachable('no document is open');

test('every edit and every opening has a version of its own, and an edit says what it came from', () => {
  showDocument({ id: 'a', text: 'one\ntwo', crlf: false });
  const first = opened().version;
  changeDocument([{ from: 3, to: 3, insert: '!' }]);
  expect(opened().text.toString()).toBe('one!\ntwo');
  expect(opened().version).toBeGreaterThan(first);
  expect(opened().last?.from).toBe(first);
  showDocument({ id: 'b', text: '', crlf: false });
  expect(opened().last).toBeUndefined();
});

test('an edit of another text is refused', () => {
  showDocument({ id: 'a', text: 'one', crlf: false });
  editDocument(ChangeSet.of({ from: 9, insert: 'x' }, 10));
  expect(opened().text.toString()).toBe('one');
});

test.each([
  ['# Specification: Invoicing', 'Invoicing'],
  ['intro\n\n#  Notes  ##', 'Notes'],
  ['## 1. Product', 'Untitled'],
  ['', 'Untitled'],
])('the title of %j is %s', (text, title) => {
  expect(titleOf(Text.of(text.split('\n')))).toBe(title);
});
