import { type ChangeEvent, useRef, useState } from 'react';
import controls from '../dialog/controls.module.css';
import { Dialog } from '../dialog/dialog.tsx';
import { type DocumentItem, DocumentRow } from './document-row.tsx';
import css from './documents.module.css';

interface DocumentsProps {
  readonly documents: readonly DocumentItem[];
  readonly removed: readonly { readonly id: string; readonly title: string; readonly when: string }[];
  /** How much of the browser's space is used, in a sentence; empty where it does not tell. */
  readonly space: string;
  /** Whether the browser may drop everything when space is short. */
  readonly mayBeDropped: boolean;
  readonly onOpen: (id: string) => void;
  readonly onRename: (id: string, title: string) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onBringBack: (id: string) => void;
  readonly onErase: (id: string) => void;
  readonly onNew: () => void;
  readonly onOpenFiles: () => void;
  readonly onOpenFolder: () => void;
  /** Files that the browser's own field gave, where there is no other way to pick a folder. */
  readonly onFolderFiles: (files: readonly File[]) => void;
  readonly onExport: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A word without its ending, where enough of it is left: an invoice is looked for in invoices and invoicing. */
const stemOf = (word: string): string => /^(.{4,}?)(?:ings?|ies|y|e[ds]?|s)$/.exec(word)?.[1] ?? word;

/** Whether every word that is looked for stands in what is known of a document, whatever its ending. */
function matches({ title, detail }: DocumentItem, words: string): boolean {
  const known = folded(`${title} ${detail}`);
  return folded(words)
    .split(/\s+/)
    .every((word) => known.includes(stemOf(word)));
}

function Removed({
  removed,
  onBringBack,
  onErase,
}: Pick<DocumentsProps, 'removed' | 'onBringBack' | 'onErase'>) {
  return (
    <details className={css.removed}>
      <summary>Removed ({removed.length}): kept for 30 days</summary>
      <ul>
        {removed.map(({ id, title, when }) => (
          <li key={id} className={css.gone}>
            <span className={css.title}>{title}</span>
            <span className={css.facts}>{when}</span>
            <span className={css.actions}>
              <button type="button" aria-label={`Bring ${title} back`} onClick={() => onBringBack(id)}>
                Bring back
              </button>
              <button type="button" aria-label={`Drop ${title} for good`} onClick={() => onErase(id)}>
                Drop for good
              </button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every document this browser keeps: to search, open, rename, copy, remove; and to bring in and out. */
export function Documents(props: DocumentsProps) {
  const { documents, removed, space, mayBeDropped, onOpen, onClose } = props;
  const [words, setWords] = useState('');
  const folder = useRef<HTMLInputElement>(null);
  const found = documents.filter((document) => words.trim() === '' || matches(document, words.trim()));
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) props.onFolderFiles(files);
  };
  return (
    <Dialog open wide title="Documents" onClose={onClose}>
      <div className={`${css.bar} ${controls.controls}`}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = found;
            if (first) onOpen(first.id);
          }}
        >
          <input
            type="search"
            data-focus=""
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder="Search"
            aria-label="Search the documents"
          />
        </form>
        <button type="button" onClick={props.onNew}>
          New
        </button>
        <button type="button" onClick={props.onOpenFiles}>
          Open files or a zip
        </button>
        <button type="button" onClick={props.onOpenFolder}>
          Open a folder
        </button>
        <input
          ref={(input) => {
            folder.current = input;
            input?.setAttribute('webkitdirectory', '');
          }}
          className={css.picker}
          type="file"
          multiple
          tabIndex={-1}
          aria-label="A folder to open"
          onChange={pick}
        />
        <button type="button" onClick={props.onExport} disabled={documents.length + removed.length === 0}>
          Export everything
        </button>
      </div>
      <p className={css.count} role="status">
        {words.trim() === ''
          ? `${documents.length === 1 ? 'One document' : `${documents.length} documents`}, the last changed first.`
          : found.length === 0
            ? `No document has “${words.trim()}” in its title, its first words or its file’s name.`
            : `${found.length} of ${documents.length}`}
      </p>
      <ul className={css.list}>
        {found.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onOpen={onOpen}
            onRename={props.onRename}
            onDuplicate={props.onDuplicate}
            onRemove={props.onRemove}
          />
        ))}
      </ul>
      {removed.length > 0 && (
        <Removed removed={removed} onBringBack={props.onBringBack} onErase={props.onErase} />
      )}
      {space !== '' && (
        <p className={css.space}>
          {space}{' '}
          {mayBeDropped && (
            <>
              The browser may drop everything when space is short.{' '}
              <button type="button" onClick={props.onKeep}>
                Ask it to keep it
              </button>
            </>
          )}
        </p>
      )}
    </Dialog>
  );
}
