import type { ChangeEvent } from 'react';
import { Menu, type MenuItem } from '../menu/menu.tsx';
import { Mark } from '../tiles/mark.tsx';
import css from './toolbar.module.css';

interface ToolbarProps {
  readonly home: string;
  readonly title: string;
  readonly samples: readonly MenuItem[];
  readonly onDocuments: () => void;
  readonly onHistory: () => void;
  readonly onNew: () => void;
  readonly onOpen: () => void;
  /** Files that the browser's own field gave, where there is no other way to pick them. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSave: () => void;
  /** What stands in the last menu: help, and how the page looks. */
  readonly more: readonly MenuItem[];
}

/** What can be done with documents: switch, new, open, save, samples; and help. */
export function Toolbar(props: ToolbarProps) {
  const { home, title, samples, onDocuments, onHistory, onNew, onOpen, onFiles, onSave, more } = props;
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <header className={css.toolbar}>
      <a className={css.home} href={home}>
        <Mark size={16} />
        Ninefold
      </a>
      <h1 className={css.title}>
        <button
          type="button"
          className={css.switch}
          aria-haspopup="dialog"
          aria-keyshortcuts="Alt+O"
          aria-label={`Documents. Open: ${title}`}
          onClick={onDocuments}
        >
          <span className={css.name}>{title}</span>
          <span className={css.arrow} aria-hidden="true" />
        </button>
      </h1>
      <div className={css.actions} role="toolbar" aria-label="Document">
        <button type="button" className={css.action} onClick={onNew}>
          New
        </button>
        <button type="button" className={css.action} onClick={onOpen}>
          Open
        </button>
        <input
          className={css.picker}
          type="file"
          multiple
          accept=".md,.markdown,.txt,.zip,text/markdown,text/plain,application/zip"
          aria-label="Files to open"
          tabIndex={-1}
          onChange={pick}
        />
        <button type="button" className={css.action} onClick={onSave} aria-keyshortcuts="Control+S">
          Save
        </button>
        <button
          type="button"
          className={`${css.action} ${css.wide}`}
          onClick={onHistory}
          aria-haspopup="dialog"
          aria-keyshortcuts="Alt+H"
        >
          History
        </button>
        <Menu className={css.action} label="Samples" name="Samples" items={samples} align="end" />
        <Menu className={css.action} label="More" name="More" items={more} align="end" />
      </div>
    </header>
  );
}
