import { Text } from '@codemirror/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $listed, listDocuments } from '../../src/stores/documents.ts';
import { keepIn } from '../../src/stores/kept.ts';
import { titleOf } from '../../src/stores/title.ts';
import { readUnopened } from '../../src/stores/unopened.ts';
import { engineHere } from './engine-here.ts';
import { createMemory, createTab } from './memory.ts';

let memory = createMemory();
let end = (): void => {};

beforeEach(() => {
  memory = createMemory();
  keepIn({ storage: memory, tabs: createTab(), clock: () => 7 });
});

afterEach(() => end());

/** Keeps a document that nobody has opened yet. */
async function keep(id: string, text: string, more: { readonly removed?: number } = {}): Promise<void> {
  const said = {
    title: titleOf(Text.of(text.split('\n'))),
    excerpt: '',
    size: text.length,
    tiles: '',
    removed: 0,
  };
  await memory.documents.save({
    id,
    text,
    ...said,
    crlf: false,
    encoding: 'utf-8',
    path: '',
    updated: 7,
    revision: 0,
    ...more,
  });
}

const shownOf = (id: string): readonly string[] =>
  $listed
    .get()
    .find((document) => document.id === id)
    ?.points.map(({ shown }) => shown) ?? [];

test('documents that were never read are read for the list, each once, and kept as they are', async () => {
  await keep('street', '# Street\n\n## 1. What the product does and for whom\n\nIt lends tools.\n');
  await keep('empty', '');
  await keep('gone', '# Gone\n', { removed: 3 });
  const before = await memory.texts();
  const { start, counted } = engineHere();
  end = readUnopened(await listDocuments(), start);
  // In whichever order they are listed.
  await vi.waitFor(() => expect(['street', 'empty'].map((id) => shownOf(id).length)).toEqual([9, 9]), 20_000);
  expect(shownOf('street')[0]).not.toBe('unstated');
  expect(shownOf('gone')).toHaveLength(0);
  expect(await memory.texts()).toEqual(before);
  expect(counted.starts).toBe(1);
  const again = engineHere();
  end = readUnopened(await listDocuments(), again.start);
  expect(again.counted.starts).toBe(0);
});

test('what changed since is read again, and nothing after the list is closed', async () => {
  await keep('street', '# Street\n');
  const { start } = engineHere();
  end = readUnopened([{ ...(await memory.documents.list())[0], updated: 8 } as never], start);
  await listDocuments();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // It was read as of another moment than it is listed.
  expect(shownOf('street')).toHaveLength(0);
  const closed = engineHere();
  readUnopened(await listDocuments(), closed.start)();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed.counted.starts).toBe(0);
  expect(shownOf('street')).toHaveLength(0);
});
