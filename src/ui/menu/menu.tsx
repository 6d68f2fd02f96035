import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './menu.module.css';

/** One thing to choose. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly current?: boolean;
  readonly onChoose?: () => void;
  /** Where it leads, when it is a page instead of something to do. */
  readonly href?: string;
  /** Whether a line parts it from the item before. */
  readonly separated?: boolean;
  /** A second button at the end of the row, such as "Remove". */
  readonly extra?: { readonly label: string; readonly text: string; readonly onChoose: () => void };
}

interface MenuProps {
  readonly label: ReactNode;
  /** What a screen reader says for the button, where the label alone does not say it. */
  readonly name?: string;
  readonly items: readonly MenuItem[];
  /** What stands in the menu when there is nothing to choose. */
  readonly empty?: string;
  readonly className?: string | undefined;
  readonly align?: 'start' | 'end';
  readonly onOpen?: () => void;
}

/** Where a key moves the focus among `count` items, from `index`; undefined for other keys. */
function stepOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function Item({ item, onChoose }: { readonly item: MenuItem; readonly onChoose: () => void }) {
  if (item.href !== undefined)
    return (
      <a role="menuitem" tabIndex={-1} className={css.item} href={item.href}>
        <span className={css.label}>{item.label}</span>
      </a>
    );
  return (
    <button
      type="button"
      role={item.current === undefined ? 'menuitem' : 'menuitemradio'}
      {...(item.current === undefined ? {} : { 'aria-checked': item.current })}
      tabIndex={-1}
      className={css.item}
      onClick={onChoose}
    >
      <span className={css.label}>{item.label}</span>
      {item.detail && <span className={css.detail}>{item.detail}</span>}
    </button>
  );
}

/** A button that opens a list of things to choose. Escape, a choice, or a click elsewhere closes it. */
export function Menu({ label, name, items, empty = '', className, align = 'start', onOpen }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('focusin', close);
    root.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('focusin', close);
    };
  }, [open]);

  const choose = (run: () => void): void => {
    setOpen(false);
    button.current?.focus();
    run();
  };

  const steer = (event: KeyboardEvent): void => {
    if (!open) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const next = stepOf(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Escape') choose(() => {});
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu inside bubble up to here.
    <div ref={root} className={css.menu} onKeyDown={steer}>
      <button
        ref={button}
        type="button"
        className={`${css.button} ${className ?? ''}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {label}
        <span className={css.arrow} aria-hidden="true" />
      </button>
      {open && items.length === 0 && <p className={css.list}>{empty}</p>}
      {open && items.length > 0 && (
        <div role="menu" aria-label={name} className={css.list} data-align={align}>
          {items.map((item) => (
            <div key={item.id} className={css.row} role="none" data-separated={item.separated || undefined}>
              <Item item={item} onChoose={() => choose(item.onChoose ?? (() => {}))} />
              {item.extra && (
                <button
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={css.extra}
                  aria-label={item.extra.label}
                  onClick={() => choose(item.extra?.onChoose ?? (() => {}))}
                >
                  {item.extra.text}
                </button>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
