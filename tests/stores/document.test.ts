import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { $document, applyTo, changeDocument, editDocument, showDocument } from '../../src/stores/document.ts';
import { excerptOf, retitle, titleOf } from '../../src/stores/title.ts';

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
  ['## Notes of a shop\n\ntext', 'Notes of a shop'],
  ['## 1. Product\n\n### Home\n\n# Shop', 'Shop'],
  ['## 1. Product\n\n### Home', 'Untitled'],
  ['Shop\n====\n\n## 1. Product', 'Shop'],
  ['intro\n\nShop of **ours**\n---', 'Shop of ours'],
  ['---\ntitle: x\n---\n\n### [Shop](https://example.org)', 'Shop'],
  ['```\n# no title\n```\n\n# Shop', 'Shop'],
  ['<!--\n# no title\n-->\n\n# Shop', 'Shop'],
  ['# # Shop', '# Shop'],
  ['---\n\n# Shop', 'Shop'],
  ['## Product\n\n# Shop', 'Shop'],
  ['## 1 Product', 'Untitled'],
  ['# C\\* tools', 'C* tools'],
  ['````\n```\n# no title\n````\n\n# Shop', 'Shop'],
  // What stands above a line is underlined only where it is a line of text by itself.
  ['- an item\n---\n\n| a |\n---\n\ntwo lines\nof text\n---', 'Untitled'],
])('the title of %j is %s', (text, title) => {
  expect(titleOf(Text.of(text.split('\n')))).toBe(title);
});

test('a document without a heading is called like its file', () => {
  expect(titleOf(Text.of(['words']), 'folder/notes.v2.md')).toBe('notes.v2');
  expect(titleOf(Text.of(['# Shop']), 'notes.md')).toBe('Shop');
});

test.each([
  ['Shop\n====\n\ntext', 'Till\n====\n\ntext'],
  ['## Shop ##\n', '## Till ##\n'],
  ['text', '# Specification: Till\n\ntext'],
  ['---\ntags: a\n---\ntext', '---\ntags: a\n---\n# Specification: Till\n\ntext'],
  ['---\n\ntext', '# Specification: Till\n\n---\n\ntext'],
])('another title is written where %j has its own', (text, after) => {
  const lines = Text.of(text.split('\n'));
  expect(applyTo(lines, [retitle(lines, 'Till')]).toString()).toBe(after);
});

test('the first words of a document are not its title', () => {
  expect(excerptOf(Text.of(['Shop', '====', '', 'It sells.']))).toBe('It sells.');
});
