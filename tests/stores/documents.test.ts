import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJournal } from '../../src/storage/journal.ts';
import { $document, changeDocument } from '../../src/stores/document.ts';
import {
  $documents,
  $listed,
  addDocument,
  keepDocumentsIn,
  newDocument,
  openDocument,
  openFiles,
  openText,
  removeDocument,
  showOrAdd,
} from '../../src/stores/documents.ts';
import { $notices, dismiss } from '../../src/stores/notices.ts';
import { $saving, leave, recover, saveAfter, saveIn, saveNow } from '../../src/stores/saving.ts';
import { createMemory } from './memory.ts';

let memory = createMemory();
let end = (): void => {};
let time = 0;

beforeEach(() => {
  vi.useFakeTimers();
  memory = createMemory();
  keepDocumentsIn(memory);
  time = 0;
  end = saveIn(memory, () => {
    time += 1;
    return time;
  });
  for (const { id } of $notices.get()) dismiss(id);
});

afterEach(async () => {
  // What a test leaves open and unsaved is not to turn up in the next one's storage.
  memory.refuse = undefined;
  await saveNow();
  end();
  vi.useRealTimers();
});

const type = (insert: string): void => changeDocument([{ from: 0, to: 0, insert }]);
const texts = () => [...memory.kept.values()].map(({ text }) => text);

test('what is typed is kept after a moment, and the state says so meanwhile', async () => {
  await addDocument('# A');
  expect($saving.get().is).toBe('saved');
  type('x');
  type('y');
  expect($saving.get().is).toBe('saving');
  expect(texts()).toEqual(['# A']);
  await vi.advanceTimersByTimeAsync(saveAfter);
  expect(texts()).toEqual(['yx# A']);
  expect($saving.get().is).toBe('saved');
});

test('a refused save says why, and the next edit tries again', async () => {
  await addDocument('# A');
  memory.refuse = new DOMException('', 'QuotaExceededError');
  type('x');
  await vi.advanceTimersByTimeAsync(saveAfter);
  expect($saving.get()).toEqual({ is: 'not-saved', why: expect.stringContaining('full') });
  memory.refuse = undefined;
  type('y');
  await vi.advanceTimersByTimeAsync(saveAfter);
  expect($saving.get().is).toBe('saved');
  expect(texts()).toEqual(['yx# A']);
});

test('a document that another tab has changed is kept beside it, and nothing is lost', async () => {
  await addDocument('# A');
  const [other] = memory.kept.values();
  if (other) memory.kept.set(other.id, { ...other, text: '# A of the other tab', revision: 9 });
  type('mine ');
  await vi.advanceTimersByTimeAsync(saveAfter);
  expect(texts()).toEqual(['# A of the other tab', 'mine # A']);
  expect($document.get()?.id).not.toBe(other?.id);
  type('still ');
  await vi.advanceTimersByTimeAsync(saveAfter);
  expect(texts()).toEqual(['# A of the other tab', 'still mine # A']);
});

test('opening another document saves the one before, and coming back finds it', async () => {
  await addDocument('# A');
  const first = $document.get()?.id ?? '';
  type('edited ');
  await newDocument();
  expect($document.get()?.text.toString()).toMatch(/^# Specification: Untitled\n\n## 1\. .*\n\n## 2\. /);
  expect(await openDocument(first)).toBe(true);
  expect($document.get()?.text.toString()).toBe('edited # A');
  expect($listed.get().filter(({ open }) => open)).toEqual([expect.objectContaining({ id: first })]);
});

test('a sample is opened beside the open document; an untouched copy is opened again, a touched one is not', async () => {
  await addDocument('# Mine');
  await showOrAdd('sample-a', '# Sample');
  const copy = $document.get()?.id;
  await openDocument($documents.get().find(({ title }) => title === 'Mine')?.id ?? '');
  await showOrAdd('sample-a', '# Sample');
  expect($document.get()?.id).toBe(copy);
  type('touched ');
  await showOrAdd('sample-a', '# Sample');
  expect($document.get()?.id).not.toBe(copy);
  expect(texts().sort()).toEqual(['# Mine', '# Sample', 'touched # Sample']);
});

test('files are opened as documents of their own; a refused one is named with its reason', async () => {
  await addDocument('# Mine');
  const binary = new File([new Uint8Array([80, 75, 0, 3])], 'photo.zip');
  await openFiles([new File(['# Dropped\r\ntext'], 'spec.md'), binary]);
  expect(texts().sort()).toEqual(['# Dropped\ntext', '# Mine']);
  expect($document.get()?.crlf).toBe(true);
  expect($notices.get().map(({ text }) => text)).toEqual([
    'photo.zip was not opened: it is not a text file.',
  ]);
});

test('a pasted text becomes a document, blanks do not', async () => {
  await addDocument('# Mine');
  await openText('  \n');
  expect(texts()).toEqual(['# Mine']);
  await openText('# Pasted');
  expect(texts()).toEqual(['# Mine', '# Pasted']);
});

test('a removed document gives way to the next, and can be brought back', async () => {
  await addDocument('# A');
  await addDocument('# B');
  const id = $document.get()?.id ?? '';
  await removeDocument(id);
  expect(texts()).toEqual(['# A']);
  expect($document.get()?.text.toString()).toBe('# A');
  $notices.get()[0]?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  await saveNow();
  expect(texts()).toEqual(['# A', '# B']);
  expect($document.get()?.id).toBe(id);
});

describe('a page that goes before it has saved', () => {
  const journal = createJournal();

  beforeEach(async () => {
    localStorage.clear();
    end();
    end = saveIn(memory, () => 1, journal);
    await addDocument('# A');
    leave();
    expect(journal.read()).toEqual([]);
    type('late ');
    leave();
    expect(journal.read().map(({ text }) => text)).toEqual(['late # A']);
  });

  test('leaves a note, which is saved at the next start', async () => {
    await recover(memory, journal);
    expect(texts()).toEqual(['late # A']);
    expect(journal.read()).toEqual([]);
  });

  test('leaves nothing to do when the save got through after all', async () => {
    await saveNow();
    expect(journal.read()).toEqual([]);
    await recover(memory, journal);
    expect(texts()).toEqual(['late # A']);
  });

  test('does not overwrite what another tab has saved since', async () => {
    const [kept] = memory.kept.values();
    if (kept) memory.kept.set(kept.id, { ...kept, text: 'newer', revision: 9 });
    await recover(memory, journal);
    expect(texts()).toEqual(['newer', 'late # A']);
  });

  test('keeps the note while the browser refuses to save', async () => {
    memory.refuse = new Error('no');
    await recover(memory, journal);
    expect(journal.read()).toHaveLength(1);
  });
});
