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
import { $narrow, $shortcuts, showPane } from '../stores/pane.ts';
import { openSample, samples } from '../stores/samples.ts';
import { sitePath } from '../ui/site/site-path.ts';
import { Toolbar } from '../ui/toolbar/toolbar.tsx';
import { focusEditor } from './editor-session.ts';

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Shows the text, with the cursor in it where that does not open a keyboard over half the page. */
function write(): void {
  showPane('text');
  if (!$narrow.get()) focusEditor();
}

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
      onNew={() => void newDocument().then(write)}
      onOpen={(files) => void openFiles(files)}
      onSave={saveAsFile}
      onShortcuts={() => $shortcuts.set(true)}
    />
  );
}
