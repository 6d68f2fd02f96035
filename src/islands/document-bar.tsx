import { useStore } from '@nanostores/react';
import { $title } from '../stores/document.ts';
import {
  $listed,
  listDocuments,
  newDocument,
  openDocument,
  openFiles,
  removeDocument,
  saveAsFile,
} from '../stores/documents.ts';
import { $overlay } from '../stores/overlay.ts';
import { $theme, type Theme } from '../stores/preferences.ts';
import { openSample, samples } from '../stores/samples.ts';
import type { MenuItem } from '../ui/menu/menu.tsx';
import { sitePath } from '../ui/site/site-path.ts';
import { Toolbar } from '../ui/toolbar/toolbar.tsx';
import { modifier } from './key-binding.ts';

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const sampleItems = samples.map(({ slug, title }) => ({
  id: slug,
  label: title,
  onChoose: () => void openSample(slug),
}));

const themes: readonly (readonly [Theme, string])[] = [
  ['system', 'Colours of the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const moreBefore: readonly MenuItem[] = [
  { id: 'link', label: 'Share as a link', onChoose: () => $overlay.set({ is: 'link' }) },
  {
    id: 'commands',
    label: 'All actions',
    detail: `${modifier} K`,
    onChoose: () => $overlay.set({ is: 'commands' }),
  },
  { id: 'keys', label: 'Keys', detail: 'F1', onChoose: () => $overlay.set({ is: 'keys' }) },
  { id: 'guide', label: 'How to write a specification', href: sitePath('/guide/format/') },
  { id: 'checks', label: 'What is checked', href: sitePath('/checks/') },
];

/** The toolbar. */
export function DocumentBar() {
  const title = useStore($title);
  const documents = useStore($listed);
  const theme = useStore($theme);
  const more: MenuItem[] = [
    ...moreBefore,
    ...themes.map(([id, label], index) => ({
      id,
      label,
      current: theme === id,
      separated: index === 0,
      onChoose: () => $theme.set(id),
    })),
  ];
  return (
    <Toolbar
      home={sitePath('/')}
      title={title}
      documents={documents.map(({ id, title: label, updated, open }) => ({
        id,
        label,
        detail: dates.format(updated),
        current: open,
        onChoose: () => void openDocument(id),
        extra: { label: `Remove ${label}`, text: 'Remove', onChoose: () => void removeDocument(id) },
      }))}
      samples={sampleItems}
      onListDocuments={() => void listDocuments()}
      onNew={() => void newDocument()}
      onOpen={(files) => void openFiles(files)}
      onSave={saveAsFile}
      more={more}
    />
  );
}
