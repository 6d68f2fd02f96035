import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { read } from '../../src/engine/index.ts';
import { summarise } from '../../src/engine/summary.ts';
import { $document, changeDocument } from '../../src/stores/document.ts';
import { addDocument } from '../../src/stores/documents.ts';
import { keepIn } from '../../src/stores/kept.ts';
import { $lastDocument } from '../../src/stores/preferences.ts';
import { $saving, saveEdits, saveNow } from '../../src/stores/saving.ts';
import { $summary } from '../../src/stores/summary.ts';
import { startWorkbench } from '../../src/stores/workbench.ts';
import { createMemory, createTab } from './memory.ts';

let memory = createMemory();
let end = (): void => {};
const shown = (): string => $document.get()?.text.toString() ?? '';

/** A workbench whose engine never answers. */
async function begin(meanwhile = (): void => {}): Promise<void> {
  const start = () => ({ post: () => {}, stop: () => {} });
  const started = startWorkbench({ start, storage: memory, tabs: createTab(), sample: null });
  meanwhile();
  end = await started;
}

/** Something is kept, and it is not known what was open last. */
async function keepOther(): Promise<void> {
  keepIn({ storage: memory, tabs: createTab(), clock: Date.now });
  const stop = saveEdits();
  await addDocument('# Other');
  stop();
  $document.set(undefined);
  $lastDocument.set(null);
}

beforeEach(() => {
  localStorage.clear();
  $lastDocument.set(null);
  $document.set(undefined);
  memory = createMemory();
});

afterEach(async () => {
  await saveNow();
  end();
});

describe('at a first visit', () => {
  test('the draft can be written in before the browser has said what it keeps, and is kept', async () => {
    await begin(() => {
      expect(shown()).toContain('# Specification: Tool library');
      expect($saving.get().is).toBe('opening');
    });
    expect(await memory.texts()).toEqual([shown()]);
    expect($saving.get().is).toBe('saved');
    expect($lastDocument.get()).toBe($document.get()?.id);
  });

  test('what is typed at once is kept', async () => {
    await begin(() => changeDocument([{ from: 0, to: 0, insert: 'Early ' }]));
    await saveNow();
    expect(shown()).toMatch(/^Early # Specification/);
    expect(await memory.texts()).toEqual([shown()]);
  });
});

describe('where documents are kept and none is known to be the last', () => {
  test('the newest takes the place of the draft, which is not kept, though it was read', async () => {
    await keepOther();
    await begin(() => {
      const document = $document.get()?.id ?? '';
      $summary.set({ ...summarise(read(shown())), version: 1, document });
    });
    expect(shown()).toBe('# Other');
    expect(await memory.texts()).toEqual(['# Other']);
  });

  test('a draft that was written in meanwhile stays, beside them', async () => {
    await keepOther();
    await begin(() => changeDocument([{ from: 0, to: 0, insert: 'Early ' }]));
    await saveNow();
    expect(shown()).toMatch(/^Early # Specification/);
    expect(await memory.texts()).toEqual(['# Other', shown()].sort());
  });
});
