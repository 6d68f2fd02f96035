import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Keys } from '../shortcuts/keys.tsx';
import css from './palette.module.css';
import { rank } from './rank.ts';

/** One thing to choose in a palette. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  /** What it belongs to; items of a group stand together. */
  readonly group: string;
  /** Its keys, such as `Mod S`. */
  readonly keys?: string;
  /** Words beside the title: a line of the text, say. */
  readonly detail?: string;
  /** Listed only once something is typed. */
  readonly onlySought?: boolean;
  readonly onChoose: () => void;
}

interface PaletteProps {
  /** What the palette is for: its name for a screen reader. */
  readonly label: string;
  readonly placeholder: string;
  readonly items: readonly PaletteItem[];
  /** What stands there when nothing fits. */
  readonly empty: string;
  /** How the main modifier is written on this machine. */
  readonly modifier: string;
  readonly onClose: () => void;
}

/** More is not looked through: one types another letter. */
const most = 60;

function found(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  if (typed.trim() === '') return items.filter((item) => !item.onlySought);
  return items
    .flatMap((item) => {
      const score = rank(`${item.title} ${item.detail ?? ''}`, typed);
      return score === undefined ? [] : [{ item, score }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item);
}

/** A list to choose from by typing, with arrows and Enter, or by pointer. Escape leaves it. */
export function Palette({ label, placeholder, items, empty, modifier, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const shown = useMemo(() => found(items, typed), [items, typed]);
  const current = Math.min(index, shown.length - 1);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  // What was chosen runs once the focus is back where it was, which closing sees to, and before the next key: a timer may
  // come later than that, and so may the event that tells of the closing.
  const choose = (item: PaletteItem | undefined): void => {
    if (item === undefined) return;
    dialog.current?.close();
    onClose();
    queueMicrotask(item.onChoose);
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1 + shown.length,
      PageDown: Math.min(current + 8, shown.length - 1),
      PageUp: Math.max(current - 8, 0),
    };
    const step = steps[event.key];
    if (event.key === 'Enter') choose(shown[current]);
    else if (step !== undefined && shown.length > 0) setIndex(step % shown.length);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={css.palette} aria-label={label} onClose={onClose}>
      <input
        className={css.input}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKey}
      />
      <div ref={list} className={css.list} role="listbox" id={`${id}-list`} aria-label={label}>
        {shown.map((item, place) => {
          const begins = typed.trim() === '' && item.group !== shown[place - 1]?.group;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, as in every combobox.
            <div
              key={item.id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === current}
              data-index={place}
              data-begins={begins || undefined}
              className={css.item}
              onClick={() => choose(item)}
              onPointerMove={() => setIndex(place)}
            >
              <span className={css.title}>{item.title}</span>
              {item.detail && <span className={css.detail}>{item.detail}</span>}
              {item.keys ? (
                <Keys keys={item.keys.split(' or ')[0] ?? ''} modifier={modifier} />
              ) : (
                <span className={css.group}>{item.group}</span>
              )}
            </div>
          );
        })}
      </div>
      <p className={css.empty} role="status">
        {shown.length === 0 ? empty : ''}
      </p>
      <button type="button" className={css.close} onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
