import { expect, test } from 'vitest';
import { limits } from '../../src/engine/editor.ts';
import { explainFailure } from '../../src/storage/connection.ts';
import { encodeText, nameFile, readFile } from '../../src/storage/files.ts';
import { normaliseLines } from '../../src/storage/lines.ts';

const file = (content: BlobPart, name = 'spec.md') => new File([content], name);

test('a text file is read with its line endings noted', async () => {
  expect(await readFile(file('a\r\nb'))).toMatchObject({
    is: 'text',
    text: 'a\nb',
    crlf: true,
    mixed: false,
  });
  expect(await readFile(file('a\nb'))).toMatchObject({ is: 'text', text: 'a\nb', crlf: false, mixed: false });
});

test('byte order marks are read and left out', async () => {
  expect(await readFile(file('\uFEFF# ü'))).toMatchObject({ text: '# ü' });
  const utf16 = new Uint8Array([0xff, 0xfe, 0x23, 0x00, 0xfc, 0x00]);
  expect(await readFile(file(utf16))).toMatchObject({ text: '#ü' });
});

test.each([
  ['lines in LF', new TextEncoder().encode('# ü\n')],
  ['lines in CR LF', new TextEncoder().encode('# ü\r\n\r\n')],
  ['a byte order mark', new TextEncoder().encode('\uFEFF# ü\n')],
  ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, 0x23, 0, 0xfc, 0, 0x0d, 0, 0x0a, 0])],
  ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, 0, 0x23, 0, 0xfc])],
])('a file with %s is written as it was read, byte for byte', async (_what, bytes) => {
  const read = await readFile(file(bytes));
  expect(read.is === 'text' && encodeText(read)).toEqual(bytes);
});

test.each([
  ['nothing in it', new Uint8Array(), 'notes.md was not opened: it is empty.'],
  ['a null byte', new Uint8Array([35, 0, 35]), 'notes.md was not opened: it is not a text file.'],
  [
    'another encoding',
    new Uint8Array([0x23, 0xfc, 0x23]),
    'notes.md was not opened: it is not text in UTF-8.',
  ],
])('%s is refused by name', async (_what, bytes, why) => {
  expect(await readFile(file(bytes, 'notes.md'))).toEqual({
    is: 'refused',
    why,
    reason: why.replace('notes.md was not opened: ', ''),
  });
});

test('a file over the limit is refused before it is read, with both sizes', async () => {
  const large = Object.assign(file('', 'huge.md'), {
    arrayBuffer: () => expect.unreachable('it was read'),
  });
  Object.defineProperty(large, 'size', { value: limits.document * 1.5 });
  expect(await readFile(large)).toEqual({
    is: 'refused',
    why: 'huge.md was not opened: it has 15,000,000 bytes, and the limit is 10,000,000.',
    reason: 'it has 15,000,000 bytes, and the limit is 10,000,000.',
  });
});

test('a lone carriage return ends a line too', () => {
  expect(normaliseLines('a\rb')).toEqual({ text: 'a\nb', crlf: false, mixed: true });
  expect(normaliseLines('a\r\nb\nc\nd')).toMatchObject({ crlf: false, mixed: true });
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
