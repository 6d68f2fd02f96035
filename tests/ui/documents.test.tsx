import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../src/ui/documents/documents.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const titles = ['Invoicing', 'Tool library', 'Reading rooms'];
const documents = titles.map((title) => ({
  id: title,
  title,
  detail: 'From the folder “städte”',
  size: '9 characters',
  changed: 'today',
  tiles: [],
  open: false,
}));
const acts = {
  onOpen: vi.fn(),
  onRename: vi.fn(),
  onDuplicate: vi.fn(),
  onRemove: vi.fn(),
  onBringBack: vi.fn(),
  onErase: vi.fn(),
  onNew: vi.fn(),
  onOpenFiles: vi.fn(),
  onOpenFolder: vi.fn(),
  onFolderFiles: vi.fn(),
  onExport: vi.fn(),
  onKeep: vi.fn(),
  onClose: vi.fn(),
};

let root = createRoot(document.createElement('div'));
let host = document.createElement('div');

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  act(() =>
    root.render(<Documents documents={documents} removed={[]} space="" mayBeDropped={false} {...acts} />),
  );
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

function type(label: string, words: string): void {
  const field = host.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!field) throw new Error(`There is no field “${label}”.`);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  act(() => {
    set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test.each([
  ['invoice', ['Invoicing']],
  ['invoices', ['Invoicing']],
  ['INVOIC', ['Invoicing']],
  ['read room', ['Reading rooms']],
  ['libraries', ['Tool library']],
  ['stadte', titles],
  ['ice', []],
  ['tool invoice', []],
])('documents are found by the words of their titles, whatever their endings: %s', (words, found) => {
  type('Search the documents', words);
  const shown = [...host.querySelectorAll('li button:first-of-type')].map(({ textContent }) => textContent);
  expect(titles.filter((title) => shown.some((text) => text?.startsWith(title)))).toEqual(found);
});

test('a document is not renamed to nothing', () => {
  act(() => host.querySelector<HTMLElement>('[aria-label="Rename Invoicing"]')?.click());
  const send = () => host.querySelector<HTMLButtonElement>('li button[type="submit"]');
  expect(send()?.disabled).toBe(false);
  type('New title of Invoicing', ' ');
  expect(send()?.disabled).toBe(true);
});
