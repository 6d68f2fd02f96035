import { useEffect, useRef } from 'react';
import css from './shortcuts.module.css';

interface ShortcutsProps {
  readonly open: boolean;
  /** How the main modifier is written on this machine: "Ctrl" or "⌘". */
  readonly modifier: string;
  readonly onClose: () => void;
}

/** What each key does; `Mod` is the main modifier. */
const groups: readonly (readonly [
  title: string,
  keys: readonly (readonly [keys: string, does: string])[],
])[] = [
  [
    'Anywhere',
    [
      ['F8', 'Go to the next finding'],
      ['Shift F8', 'Go to the previous finding'],
      ['F6', 'Go to the next pane'],
      ['Shift F6', 'Go to the pane before'],
      ['Mod S', 'Save as a file'],
      ['Mod O', 'Open a file'],
      ['F1', 'Show this list'],
      ['?', 'The same, outside the text'],
    ],
  ],
  [
    'In the text',
    [
      ['Mod .', 'Fixes at the cursor'],
      ['Ctrl Space', 'Complete a name'],
      ['Mod F', 'Search and replace'],
      ['Alt Z', 'Wrap long lines, or not'],
      ['Mod Z', 'Undo'],
      ['Mod Shift Z', 'Redo'],
      ['Ctrl Shift [', 'Fold a point or heading'],
      ['Ctrl Shift ]', 'Unfold it'],
      ['Ctrl Alt [', 'Fold everything'],
    ],
  ],
  ['Between panes', [['← →', 'Move a border that has the focus']]],
];

/** The list of keyboard shortcuts, as a dialog. */
export function Shortcuts({ open, modifier, onClose }: ShortcutsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="shortcuts-title" onClose={onClose}>
      <div className={css.head}>
        <h2 id="shortcuts-title">Keys</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {groups.map(([title, keys]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className={css.list}>
            {keys.map(([combination, does]) => (
              <div key={does}>
                <dt>
                  {combination.split(' ').map((key) => (
                    <kbd key={key}>{key === 'Mod' ? modifier : key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </dialog>
  );
}
