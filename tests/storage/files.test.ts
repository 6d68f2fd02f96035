import { expect, test } from 'vitest';
import { limits } from '../../src/engine/editor.ts';
import { explainFailure } from '../../src/storage/documents.ts';
import { nameFile, normaliseLines, readFile } from '../../src/storage/files.ts';

const file = (content: BlobPart, name = 'spec.md') => new File([content], name);

test('a text file is read with its line endings noted', async () => {
  expect(await readFile(file('a\r\nb'))).toEqual({ is: 'text', text: 'a\nb', crlf: true });
  expect(await readFile(file('a\nb'))).toEqual({ is: 'text', text: 'a\nb', crlf: false });
});

test('byte order marks are read and left out', async () => {
  expect(await readFile(file('\uFEFF# ü'))).toMatchObject({ text: '# ü' });
  const utf16 = new Uint8Array([0xff, 0xfe, 0x23, 0x00, 0xfc, 0x00]);
  expect(await readFile(file(utf16))).toMatchObject({ text: '#ü' });
});

test.each([
  ['a null byte', new Uint8Array([35, 0, 35]), 'notes.md was not opened: it is not a text file.'],
  [
    'another encoding',
    new Uint8Array([0x23, 0xfc, 0x23]),
    'notes.md was not opened: it is not text in UTF-8.',
  ],
])('%s is refused by name', async (_what, bytes, why) => {
  expect(await readFile(file(bytes, 'notes.md'))).toEqual({ is: 'refused', why });
});

test('a file over the limit is refused before it is read, with both sizes', async () => {
  const large = Object.assign(file('', 'huge.md'), { arrayBuffer: () => expect.unreachable('it was read') });
  Object.defineProperty(large, 'size', { value: limits.document * 1.5 });
  expect(await readFile(large)).toEqual({
    is: 'refused',
    why: 'huge.md was not opened: it has 15 MB, and the limit is 10 MB.',
  });
});

test('a lone carriage return ends a line too', () => {
  expect(normaliseLines('a\rb')).toEqual({ text: 'a\nb', crlf: false });
});

test.each([
  ['Invoicing', 'invoicing.md'],
  ['Ünïted  Brœk / 2', 'united-brœk-2.md'],
  ['../..', 'specification.md'],
  ['仕様書', '仕様書.md'],
])('%s is saved as %s', (title, name) => {
  expect(nameFile(title)).toBe(name);
});

test('a refusal of the browser is explained', () => {
  expect(explainFailure(new DOMException('', 'QuotaExceededError'))).toContain('full');
  expect(explainFailure(new DOMException('', 'SecurityError'))).toContain('does not let');
  expect(explainFailure('?')).toBe('the browser refused');
});
