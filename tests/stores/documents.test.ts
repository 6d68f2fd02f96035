import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJournal } from '../../src/storage/journal.ts';
import { $document, changeDocument, showDocument } from '../../src/stores/document.ts';
import {
  $documents,
  $listed,
  addDocument,
  listDocuments,
  newDocument,
  openDocument,
  showOrAdd,
} from '../../src/stores/documents.ts';
import { openFiles, openText } from '../../src/stores/incoming.ts';
import { keepIn } from '../../src/stores/kept.ts';
import {
  $removed,
  bringBack,
  duplicateDocument,
  removeDocument,
  renameDocument,
} from '../../src/stores/library.ts';
import { $notices, dismiss } from '../../src/stores/notices.ts';
import { leavePlace } from '../../src/stores/place.ts';
import { $crossed, $saving, leave, recover, saveAfter, saveEdits, saveNow } from '../../src/stores/saving.ts';
import { $selection, moveCursor } from '../../src/stores/selection.ts';
import { createMemory, createTab } from './memory.ts';

let memory = createMemory();
let end = (): void => {};
let time = 0;
const clock = (): number => {
  time += 1;
  return time;
};

beforeEach(() => {
  memory = createMemory();
  keepIn({ storage: memory, tabs: createTab(), clock });
  end = saveEdits();
  for (const { id } of $notices.get()) dismiss(id);
});

afterEach(async () => {
  // What a test leaves open and unsaved is not to turn up in the next one's storage.
  memory.refuse = undefined;
  await saveNow();
  end();
});

const type = (insert: string): void => changeDocument([{ from: 0, to: 0, insert }]);
const openId = (): string => $document.get()?.id ?? expect.unreachable('no document is open');
const openText_ = (): string | undefined => $document.get()?.text.toString();
const isSaved = () => vi.waitFor(() => expect($saving.get().is).toBe('saved'), { timeout: 5_000 });

test('what is typed is kept after a moment, and the state says so meanwhile', async () => {
  await addDocument('# A');
  expect($saving.get().is).toBe('saved');
  type('x');
  type('y');
  expect($saving.get().is).toBe('saving');
  expect(await memory.texts()).toEqual(['# A']);
  await isSaved();
  expect(await memory.texts()).toEqual(['yx# A']);
});

test('who types without a pause is saved all the same', async () => {
  await addDocument('# A');
  const started = performance.now();
  while (performance.now() - started < 600) {
    type('x');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await memory.texts())[0]?.length).toBeGreaterThan(10);
});

test('a save that is due is made with the next key, where no timer gets its turn', async () => {
  await addDocument('# A');
  const save = vi.spyOn(memory.documents, 'save');
  type('x');
  const started = performance.now();
  while (performance.now() - started < saveAfter);
  type('y');
  // No timer runs between these.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'yx# A' }));
});

test('a refused save says why, and the next edit tries again', async () => {
  await addDocument('# A');
  memory.refuse = new DOMException('', 'QuotaExceededError');
  type('x');
  await vi.waitFor(() =>
    expect($saving.get()).toEqual({ is: 'not-saved', why: expect.stringContaining('full') }),
  );
  memory.refuse = undefined;
  type('y');
  await isSaved();
  expect(await memory.texts()).toEqual(['yx# A']);
});

describe('a document that another tab has changed meanwhile', () => {
  beforeEach(async () => {
    await addDocument('# A');
    const other = await memory.documents.load(openId());
    if (other) await memory.documents.save({ ...other, text: '# A of the other tab' });
    type('mine ');
    await isSaved();
  });

  test('is not written over: what is here becomes a version, and goes on in it', async () => {
    expect(await memory.texts()).toEqual(['# A of the other tab']);
    expect($crossed.get()).toEqual({ document: openId(), number: 1 });
    type('still ');
    await isSaved();
    expect(await memory.texts()).toEqual(['# A of the other tab']);
    expect(await memory.versions.load(openId(), 1)).toBe('still mine # A');
    expect(await memory.versions.list(openId())).toHaveLength(1);
  });

  test('goes on with what is here when that is chosen, and keeps the other text', async () => {
    const { keepMine } = await import('../../src/stores/crossing.ts');
    await keepMine();
    await isSaved();
    expect(await memory.texts()).toEqual(['mine # A']);
    const versions = await memory.versions.list(openId());
    const kept = await Promise.all(versions.map(({ number }) => memory.versions.load(openId(), number)));
    expect(kept.sort()).toEqual(['# A of the other tab', 'mine # A']);
    type('more ');
    await isSaved();
    expect(await memory.texts()).toEqual(['more mine # A']);
  });

  test('goes on with the other text when that is chosen, and keeps this one', async () => {
    const { keepTheirs } = await import('../../src/stores/crossing.ts');
    await keepTheirs();
    expect(openText_()).toBe('# A of the other tab');
    expect($crossed.get()).toBeUndefined();
    type('more ');
    await isSaved();
    expect(await memory.texts()).toEqual(['more # A of the other tab']);
    expect(await memory.versions.load(openId(), 1)).toBe('mine # A');
  });

  test('stays, with this text beside it as a document of its own, when both are wanted', async () => {
    const { keepBoth } = await import('../../src/stores/crossing.ts');
    await keepBoth();
    expect(await memory.texts()).toEqual(['# A of the other tab', 'mine # A']);
    expect(openText_()).toBe('mine # A');
  });
});

test('opening another document saves the one before, and coming back finds it', async () => {
  await addDocument('# A');
  const first = openId();
  type('edited ');
  await newDocument();
  expect(openText_()).toMatch(/^# Specification: Untitled\n\n## 1\. .*\n\n## 2\. /);
  expect(await openDocument(first)).toBe(true);
  expect(openText_()).toBe('edited # A');
  expect($listed.get().filter(({ open }) => open)).toEqual([expect.objectContaining({ id: first })]);
});

test('the title of a new document is chosen as soon as it is there, while it is still being saved', async () => {
  await addDocument('# A');
  moveCursor(0, 0);
  const shown = new Promise<void>((resolve) => {
    const stop = $document.listen(() => {
      stop();
      resolve();
    });
  });
  const opened = newDocument();
  await shown;
  const { from, to, writing } = $selection.get();
  expect([openText_()?.slice(from, to), writing]).toEqual(['Untitled', true]);
  expect(await memory.texts()).toEqual(['# A']);
  await opened;
});

test('a document that is not there is not opened, and the open one can still be written', async () => {
  await addDocument('# A');
  expect(await openDocument('nowhere')).toBe(false);
  type('x');
  await isSaved();
  expect(await memory.texts()).toEqual(['x# A']);
});

test('a sample is opened beside the open document; an untouched copy is opened again, a touched one is not', async () => {
  await addDocument('# Mine');
  await showOrAdd('sample-a', '# Sample');
  const copy = openId();
  await openDocument($documents.get().find(({ title }) => title === 'Mine')?.id ?? '');
  await showOrAdd('sample-a', '# Sample');
  expect(openId()).toBe(copy);
  type('touched ');
  await showOrAdd('sample-a', '# Sample');
  expect(openId()).not.toBe(copy);
  expect(await memory.texts()).toEqual(['# Mine', '# Sample', 'touched # Sample']);
});

test('files are opened as documents of their own; a refused one is named with its reason', async () => {
  await addDocument('# Mine');
  const binary = new File([new Uint8Array([1, 75, 0, 3])], 'photo.md');
  await openFiles([new File(['# Dropped\r\ntext'], 'spec.md'), binary, new File([], 'nothing.md')]);
  expect(await memory.texts()).toEqual(['# Dropped\ntext', '# Mine']);
  expect($document.get()).toMatchObject({ crlf: true, path: 'spec.md' });
  expect($notices.get().map(({ text }) => text)).toEqual([
    '2 files were not opened. photo.md: it is not a text file. nothing.md: it is empty.',
  ]);
});

test('what is said of refused files leaves with the next document, and is said once', async () => {
  const texts = () => $notices.get().map(({ text }) => text);
  await addDocument('# Mine');
  await openFiles([new File([], 'nothing.md')]);
  await openFiles([new File([], 'empty.md')]);
  expect(texts()).toEqual(['empty.md was not opened: it is empty.']);
  await openFiles([new File(['# Dropped'], 'spec.md')]);
  expect(texts()).toEqual([]);
});

test('where one is in a document is known as soon as it is open', async () => {
  await addDocument('# Mine\n\ntext');
  leavePlace('other', { cursor: 4, top: 0 });
  showDocument({ id: 'other', text: '# Other' });
  expect($selection.get()).toEqual({ from: 4, to: 4, by: 'editor' });
  showDocument({ id: 'new', text: '# New' });
  expect($selection.get()).toEqual({ from: 0, to: 0, by: 'editor' });
});

test('a file that is opened again unchanged is the document it was', async () => {
  const file = () => new File(['# Dropped'], 'spec.md');
  await openFiles([file()]);
  const id = openId();
  await addDocument('# Other');
  await openFiles([file()]);
  expect(openId()).toBe(id);
  expect(await memory.texts()).toEqual(['# Dropped', '# Other']);
  expect($notices.get().at(-1)?.text).toBe('This document was here already.');
});

test('of several files it is said which were here already, also when all were', async () => {
  const file = (name: string) => new File([`# ${name}`], `${name}.md`);
  const last = () => $notices.get().at(-1)?.text;
  await openFiles([file('a'), file('b')]);
  expect(last()).toBe('2 documents were opened.');
  await openFiles([file('a'), file('b')]);
  expect(last()).toBe('All 2 documents were here already.');
  await openFiles([file('b'), file('c')]);
  expect(last()).toBe('One document was opened. One was here already.');
  const { zipSync, strToU8 } = await import('fflate');
  await openFiles([new File([zipSync({ 'a.md': strToU8('# a') })], 'some.zip')]);
  expect(last()).toBe('This document was here already.');
});

test('several files are opened with the first in front, and can be taken back', async () => {
  await addDocument('# Mine');
  await openFiles([new File(['# One'], 'one.md'), new File(['# Two'], 'two.md')]);
  expect(openText_()).toBe('# One');
  expect(await memory.texts()).toEqual(['# Mine', '# One', '# Two']);
  $notices.get().at(-1)?.action?.run();
  await vi.waitFor(async () => expect(await memory.texts()).toEqual(['# Mine']));
});

test('a pasted text becomes a document, blanks do not', async () => {
  await addDocument('# Mine');
  await openText('  \n');
  expect(await memory.texts()).toEqual(['# Mine']);
  await openText('# Pasted');
  expect(await memory.texts()).toEqual(['# Mine', '# Pasted']);
});

test('a removed document gives way to the next, and can be brought back', async () => {
  await addDocument('# A');
  await addDocument('# B');
  const id = openId();
  await removeDocument(id);
  expect(await memory.texts()).toEqual(['# A']);
  expect(openText_()).toBe('# A');
  expect($removed.get()).toEqual([expect.objectContaining({ id, title: 'B' })]);
  await bringBack(id);
  expect(await memory.texts()).toEqual(['# A', '# B']);
  expect(openId()).toBe(id);
});

test('a title is changed in the text: of the open document and of any other', async () => {
  await addDocument('# Specification: A\n\ntext');
  const first = openId();
  await renameDocument(first, '  New   name ');
  expect(openText_()).toBe('# Specification: New name\n\ntext');
  await addDocument('---\ntags: x\n---\nno heading');
  await renameDocument(openId(), 'Found');
  await renameDocument(first, 'Again');
  expect(await memory.texts()).toEqual([
    '# Specification: Again\n\ntext',
    '---\ntags: x\n---\n# Specification: Found\n\nno heading',
  ]);
  await listDocuments();
  expect(
    $listed
      .get()
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Again', 'Found']);
});

test('a copy stands beside the document, and is told apart', async () => {
  await addDocument('# A\n\ntext');
  await duplicateDocument(openId());
  expect(await memory.texts()).toEqual(['# A\n\ntext', '# A (copy)\n\ntext']);
  expect(openText_()).toBe('# A\n\ntext');
});

describe('a page that goes before it has saved', () => {
  const journal = createJournal();

  beforeEach(async () => {
    localStorage.clear();
    end();
    end = saveEdits(journal);
    await addDocument('# A');
    leave();
    expect(journal.read()).toEqual([]);
    type('late ');
    leave();
    expect(journal.read().map(({ text }) => text)).toEqual(['late # A']);
  });

  test('leaves a note, which is saved at the next start', async () => {
    await recover(journal);
    expect(await memory.texts()).toEqual(['late # A']);
    expect(journal.read()).toEqual([]);
  });

  test('leaves nothing to do when the save got through after all', async () => {
    await saveNow();
    expect(journal.read()).toEqual([]);
    await recover(journal);
    expect(await memory.texts()).toEqual(['late # A']);
  });

  test('does not overwrite what another tab has saved since: it becomes a version', async () => {
    const kept = await memory.documents.load(openId());
    if (kept) await memory.documents.save({ ...kept, text: 'newer' });
    await recover(journal);
    expect(await memory.texts()).toEqual(['newer']);
    expect(await memory.versions.load(openId(), 1)).toBe('late # A');
  });

  test('keeps the note while the browser refuses to save', async () => {
    memory.refuse = new Error('no');
    await recover(journal);
    expect(journal.read()).toHaveLength(1);
  });
});
