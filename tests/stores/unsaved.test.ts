import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJournal } from '../../src/storage/journal.ts';
import { $banners } from '../../src/stores/banners.ts';
import { $document, changeDocument } from '../../src/stores/document.ts';
import { addDocument, openDocument } from '../../src/stores/documents.ts';
import { keepIn } from '../../src/stores/kept.ts';
import { $left } from '../../src/stores/left.ts';
import { bringBack, eraseDocument, removeDocument } from '../../src/stores/library.ts';
import { $crossed, $saving, leave, recover, saveEdits, saveNow } from '../../src/stores/saving.ts';
import { createMemory, createTab } from './memory.ts';

let memory = createMemory();
let end = (): void => {};
const journal = createJournal();
const full = new DOMException('', 'QuotaExceededError');
const type = (insert: string): void => changeDocument([{ from: 0, to: 0, insert }]);
const openId = (): string => $document.get()?.id ?? expect.unreachable('no document is open');
const shown = (): string | undefined => $document.get()?.text.toString();

/** A document that is kept, and has an edit that the browser refuses. */
async function beginEdit(): Promise<string> {
  await addDocument('# A');
  memory.refuse = full;
  type('edited ');
  return openId();
}

beforeEach(() => {
  localStorage.clear();
  memory = createMemory();
  keepIn({ storage: memory, tabs: createTab(), clock: Date.now });
  end = saveEdits(journal);
});

afterEach(async () => {
  memory.refuse = undefined;
  await saveNow();
  end();
});

describe('a document that was left before the browser let it be saved', () => {
  test('is named as long as it waits, and saved once there is room', async () => {
    const id = await beginEdit();
    await addDocument('# B');
    await saveNow();
    expect($left.get()).toEqual({
      documents: [{ id, title: 'Untitled' }],
      why: expect.stringContaining('full'),
    });
    const [banner] = $banners.get().filter(({ id }) => id === 'left');
    expect(banner).toMatchObject({ kind: 'problem', text: expect.stringContaining('“Untitled”') });
    memory.refuse = undefined;
    await saveNow();
    expect(await memory.texts()).toEqual(['# B', 'edited # A']);
    expect($left.get()).toBeUndefined();
    expect($crossed.get()).toBeUndefined();
  });

  test('is named at once where it was refused before, and never in between unsaid', async () => {
    await beginEdit();
    await saveNow();
    expect($saving.get().is).toBe('not-saved');
    const said: string[] = [];
    const stop = $saving.listen(({ is }) => said.push(is));
    await saveNow();
    stop();
    expect(said.filter((is) => is !== 'not-saved')).toEqual([]);
    const opened = addDocument('# B');
    const told = new Promise((resolve) => {
      const end = $document.listen(() => {
        resolve($left.get()?.documents.map(({ title }) => title));
        end();
      });
    });
    expect(await told).toEqual(['Untitled']);
    await opened;
  });

  test('is found as it was left, and can be written on', async () => {
    const id = await beginEdit();
    await addDocument('# B');
    expect(await openDocument(id)).toBe(true);
    expect(shown()).toBe('edited # A');
    expect($saving.get().is).not.toBe('saved');
    type('twice ');
    memory.refuse = undefined;
    await saveNow();
    expect(await memory.texts()).toEqual(['# B', 'twice edited # A']);
    expect(await memory.versions.list(id)).toEqual([]);
  });

  test('is found though it was never kept at all', async () => {
    await addDocument('# A');
    const first = openId();
    memory.refuse = full;
    await addDocument('# New');
    const fresh = openId();
    await openDocument(first);
    expect(shown()).toBe('# A');
    expect(await openDocument(fresh)).toBe(true);
    expect(shown()).toBe('# New');
  });

  test('becomes a version where another tab has saved it meanwhile', async () => {
    const id = await beginEdit();
    await addDocument('# B');
    memory.refuse = undefined;
    const other = (await memory.documents.load(id)) ?? expect.unreachable();
    await memory.documents.save({ ...other, text: '# A of the other tab' });
    await saveNow();
    expect(await memory.texts()).toEqual(['# A of the other tab', '# B']);
    expect(await memory.versions.load(id, 1)).toBe('edited # A');
  });

  test('stays removed when it was, and keeps its last edit', async () => {
    await addDocument('# B');
    const id = await beginEdit();
    memory.refuse = undefined;
    const save = vi.spyOn(memory.documents, 'save').mockRejectedValue(full);
    await removeDocument(id);
    save.mockRestore();
    await saveNow();
    expect(await memory.texts()).toEqual(['# B']);
    expect((await memory.documents.load(id))?.text).toBe('edited # A');
  });

  test('comes back as it was left', async () => {
    await addDocument('# B');
    const id = await beginEdit();
    memory.refuse = undefined;
    const save = vi.spyOn(memory.documents, 'save').mockRejectedValue(full);
    await removeDocument(id);
    await bringBack(id, false);
    save.mockRestore();
    await saveNow();
    expect(await memory.texts()).toEqual(['# B', 'edited # A']);
  });

  test('is dropped for good with what waits of it', async () => {
    await addDocument('# B');
    const id = await beginEdit();
    memory.refuse = undefined;
    const save = vi.spyOn(memory.documents, 'save').mockRejectedValue(full);
    await removeDocument(id);
    leave();
    await eraseDocument(id);
    save.mockRestore();
    await saveNow();
    expect(await memory.documents.load(id)).toBeUndefined();
    expect($left.get()?.documents ?? []).not.toContainEqual(expect.objectContaining({ id }));
    expect(journal.read().map((record) => record.id)).not.toContain(id);
  });

  test('is written down when the page goes, and found at a start that is refused as well', async () => {
    const id = await beginEdit();
    await addDocument('# B');
    await saveNow();
    leave();
    const written = journal.read();
    expect(written.map(({ text }) => text).sort()).toEqual(['# B', 'edited # A']);
    await recover({ ...journal, read: () => written });
    expect($left.get()?.documents).toHaveLength(2);
    expect(await openDocument(id)).toBe(true);
    expect(shown()).toBe('edited # A');
    memory.refuse = undefined;
    await saveNow();
    expect(await memory.texts()).toEqual(['# B', 'edited # A']);
    expect(journal.read()).toEqual([]);
  });
});

test('what is typed while another document opens is saved', async () => {
  await addDocument('# A');
  const first = openId();
  await addDocument('# B');
  const opening = openDocument(first);
  const { load } = memory.documents;
  vi.spyOn(memory.documents, 'load').mockImplementation(async (id) => {
    const found = await load(id);
    type('late ');
    return found;
  });
  await opening;
  vi.restoreAllMocks();
  await vi.waitFor(async () => {
    await saveNow();
    expect((await memory.texts())[1]).toMatch(/^(?:late )+# B$/);
  });
  expect(shown()).toBe('# A');
});
