import { useStore } from '@nanostores/react';
import {
  downloadOpen,
  exportEverything,
  openFiles,
  openFolder,
  openPicked,
  saveFile,
} from '../stores/actions.ts';
import { $title } from '../stores/document.ts';
import { newDocument } from '../stores/documents.ts';
import { $overlay } from '../stores/overlay.ts';
import { $theme, type Theme } from '../stores/preferences.ts';
import { $samples, openSample } from '../stores/samples.ts';
import type { MenuItem } from '../ui/menu/menu.tsx';
import { sitePath } from '../ui/site/site-path.ts';
import { Toolbar } from '../ui/toolbar/toolbar.tsx';
import { modifier } from './key-binding.ts';

const themes: readonly (readonly [Theme, string])[] = [
  ['system', 'Colours of the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const showHistory = (): void => $overlay.set({ is: 'history' });

const moreBefore: readonly MenuItem[] = [
  { id: 'documents', label: 'Documents', detail: 'Alt O', onChoose: () => $overlay.set({ is: 'documents' }) },
  { id: 'history', label: 'History', detail: 'Alt H', onChoose: showHistory },
  { id: 'folder', label: 'Open a folder', onChoose: openFolder },
  { id: 'download', label: 'Download the text', onChoose: downloadOpen },
  { id: 'link', label: 'Share as a link', onChoose: () => $overlay.set({ is: 'link' }) },
  { id: 'export', label: 'Export everything', onChoose: exportEverything },
  {
    id: 'commands',
    label: 'All actions',
    detail: `${modifier} K`,
    separated: true,
    onChoose: () => $overlay.set({ is: 'commands' }),
  },
  { id: 'keys', label: 'Keys', detail: 'F1', onChoose: () => $overlay.set({ is: 'keys' }) },
  { id: 'guide', label: 'How to write a specification', href: sitePath('/guide/format/') },
  { id: 'checks', label: 'What is checked', href: sitePath('/checks/') },
];

/** The toolbar. */
export function DocumentBar() {
  const title = useStore($title);
  const theme = useStore($theme);
  const samples = useStore($samples).map(({ slug, title: label }) => ({
    id: slug,
    label,
    onChoose: () => void openSample(slug),
  }));
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
      samples={samples}
      onDocuments={() => $overlay.set({ is: 'documents' })}
      onHistory={showHistory}
      onNew={() => void newDocument()}
      onOpen={openPicked}
      onFiles={openFiles}
      onSave={saveFile}
      more={more}
    />
  );
}
