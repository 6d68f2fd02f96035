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
import { $shortcuts } from '../stores/pane.ts';
import { openSample, samples } from '../stores/samples.ts';
import { sitePath } from '../ui/site/site-path.ts';
import { Toolbar } from '../ui/toolbar/toolbar.tsx';

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

/** The toolbar. */
export function DocumentBar() {
  const title = useStore($title);
  const documents = useStore($listed);
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
      onShortcuts={() => $shortcuts.set(true)}
    />
  );
}
