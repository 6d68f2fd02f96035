import { type ChangeEvent, useRef } from 'react';
import { Menu, type MenuItem } from '../menu/menu.tsx';
import css from './toolbar.module.css';

interface ToolbarProps {
  readonly home: string;
  readonly title: string;
  readonly documents: readonly MenuItem[];
  readonly samples: readonly MenuItem[];
  readonly onListDocuments: () => void;
  readonly onNew: () => void;
  readonly onOpen: (files: readonly File[]) => void;
  readonly onSave: () => void;
  /** What stands in the last menu: help, and how the page looks. */
  readonly more: readonly MenuItem[];
}

/** What can be done with documents: switch, new, open, save, samples; and help. */
export function Toolbar(props: ToolbarProps) {
  const { home, title, documents, samples, onListDocuments, onNew, onOpen, onSave, more } = props;
  const picker = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onOpen(files);
  };
  return (
    <header className={css.toolbar}>
      <a className={css.home} href={home}>
        Ninefold
      </a>
      <h1 className={css.title}>
        <Menu
          className={css.switch}
          label={<span className={css.name}>{title}</span>}
          name={`Documents. Open: ${title}`}
          items={documents}
          empty="No documents yet."
          onOpen={onListDocuments}
        />
      </h1>
      <div className={css.actions} role="toolbar" aria-label="Document">
        <button type="button" className={css.action} onClick={onNew}>
          New
        </button>
        <button type="button" className={css.action} onClick={() => picker.current?.click()}>
          Open
        </button>
        <input
          ref={picker}
          className={css.picker}
          type="file"
          multiple
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          aria-label="Files to open"
          tabIndex={-1}
          onChange={pick}
        />
        <button type="button" className={css.action} onClick={onSave} aria-keyshortcuts="Control+S">
          Save
        </button>
        <Menu className={css.action} label="Samples" name="Samples" items={samples} align="end" />
        <Menu className={css.action} label="More" name="More" items={more} align="end" />
      </div>
    </header>
  );
}
