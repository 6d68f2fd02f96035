import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import controls from '../dialog/controls.module.css';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { Tiles } from '../tiles/tiles.tsx';
import css from './documents.module.css';

/** A document as a list shows it. */
export interface DocumentItem {
  readonly id: string;
  readonly title: string;
  /** The file it came from, or its first words: what tells two documents of one title apart. */
  readonly detail: string;
  /** How long it is, in words. */
  readonly size: string;
  /** When it was last changed, in words. */
  readonly changed: string;
  readonly tiles: readonly TilePoint[];
  readonly open: boolean;
}

interface DocumentRowProps {
  readonly document: DocumentItem;
  readonly onOpen: (id: string) => void;
  readonly onRename: (id: string, title: string) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

interface RenameProps {
  readonly title: string;
  readonly onDone: (title: string | undefined) => void;
}

/** The whole title is chosen once, when the field comes; the same function at every drawing, or each key would choose it again. */
const choose = (input: HTMLInputElement | null): void => input?.select();

function Rename({ title, onDone }: RenameProps) {
  const [name, setName] = useState(title);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onDone(name);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // It leaves the field, not the dialog.
    event.preventDefault();
    event.stopPropagation();
    onDone(undefined);
  };
  return (
    <form className={`${css.rename} ${controls.controls}`} onSubmit={submit}>
      <input
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={leave}
        aria-label={`New title of ${title}`}
        maxLength={120}
        ref={choose}
      />
      <button type="submit" disabled={name.trim() === ''}>
        Rename
      </button>
      <button type="button" onClick={() => onDone(undefined)}>
        Leave it
      </button>
    </form>
  );
}

/** One document: its tiles, title, what tells it apart, size and last change; and what can be done with it. */
export function DocumentRow({ document, onOpen, onRename, onDuplicate, onRemove }: DocumentRowProps) {
  const { id, title, detail, size, changed, tiles, open } = document;
  const [renaming, setRenaming] = useState(false);
  return (
    <li className={css.row} data-open={open || undefined}>
      <span className={css.tiles}>
        {tiles.length > 0 ? (
          <Tiles points={tiles} size={28} />
        ) : (
          <span className={css.unread} title="Not read yet">
            <Tiles points={tiles} size={28} decorative />
          </span>
        )}
      </span>
      {renaming ? (
        <Rename
          title={title}
          onDone={(name) => {
            setRenaming(false);
            if (name !== undefined && name !== title) onRename(id, name);
          }}
        />
      ) : (
        <button
          type="button"
          className={css.open}
          onClick={() => onOpen(id)}
          {...(open ? { 'aria-current': 'true' as const } : {})}
        >
          <span className={css.title}>{title}</span>
          {detail !== '' && <span className={css.detail}>{detail}</span>}
        </button>
      )}
      <span className={css.facts}>
        <span>{open ? 'Open now' : changed}</span>
        <span>{size}</span>
      </span>
      <span className={css.actions}>
        <button type="button" aria-label={`Rename ${title}`} onClick={() => setRenaming(true)}>
          Rename
        </button>
        <button type="button" aria-label={`Duplicate ${title}`} onClick={() => onDuplicate(id)}>
          Duplicate
        </button>
        <button type="button" aria-label={`Remove ${title}`} onClick={() => onRemove(id)}>
          Remove
        </button>
      </span>
    </li>
  );
}
