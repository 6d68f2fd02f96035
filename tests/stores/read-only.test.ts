import { afterEach, beforeEach, expect, test } from 'vitest';
import { $document, $locked, showDocument } from '../../src/stores/document.ts';
import { addDocument } from '../../src/stores/documents.ts';
import { keepIn } from '../../src/stores/kept.ts';
import { renameDocument } from '../../src/stores/library.ts';
import { $notices, dismiss } from '../../src/stores/notices.ts';
import { $preview, propose } from '../../src/stores/preview.ts';
import { createMemory, createTab } from './memory.ts';

const said = (): readonly string[] => $notices.get().map(({ text }) => text);

const readOnly = 'This document can only be read here: it is being edited in another tab.';

beforeEach(() => {
  keepIn({ storage: createMemory(), tabs: createTab(), clock: Date.now });
  for (const { id } of $notices.get()) dismiss(id);
});

afterEach(() => $locked.set(undefined));

const twoLines = (version: number) => ({
  title: 'Change',
  apply: 'Change it',
  version,
  changes: [{ from: 0, to: 0, insert: 'a\nb\n' }],
});

test('what another tab writes is not changed here, and nothing says that it was', async () => {
  showDocument({ id: 'a', text: '# A' });
  $locked.set('elsewhere');
  expect(await propose(twoLines($document.get()?.version ?? 0))).toBe('left');
  expect($preview.get()).toBeUndefined();
  expect($document.get()?.text.toString()).toBe('# A');
  expect(said()).toEqual([readOnly]);
});

test('nor when another tab takes it while the change is looked at', async () => {
  showDocument({ id: 'a', text: '# A' });
  const asked = propose(twoLines($document.get()?.version ?? 0));
  $locked.set('elsewhere');
  $preview.get()?.answer(true);
  expect(await asked).toBe('left');
  expect($document.get()?.text.toString()).toBe('# A');
  expect(said()).toContain(readOnly);
});

test('it is not given another title here, and that is said', async () => {
  const id = await addDocument('# A');
  $locked.set('elsewhere');
  await renameDocument(id, 'B');
  expect($document.get()?.text.toString()).toBe('# A');
  expect(said()).toContain('The document was not renamed: it is being edited in another tab.');
});
