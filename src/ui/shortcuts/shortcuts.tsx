import { Dialog } from '../dialog/dialog.tsx';
import { Keys } from './keys.tsx';
import css from './shortcuts.module.css';

/** What has keys: an action with its group. */
interface Shortcut {
  readonly title: string;
  readonly group: string;
  /** One combination, or several parted by " or ". */
  readonly keys?: string;
}

interface ShortcutsProps {
  readonly shortcuts: readonly Shortcut[];
  /** How the main modifier is written on this machine: "Ctrl" or "⌘". */
  readonly modifier: string;
  readonly onClose: () => void;
}

/** The list of keyboard shortcuts, as a dialog. */
export function Shortcuts({ shortcuts, modifier, onClose }: ShortcutsProps) {
  const listed = shortcuts.filter(({ keys }) => keys !== undefined);
  const groups = [...new Set(listed.map(({ group }) => group))];
  return (
    <Dialog open title="Keys" onClose={onClose}>
      {groups.map((group) => (
        <section key={group} className={css.group}>
          <h3>{group}</h3>
          <dl className={css.list}>
            {listed
              .filter((shortcut) => shortcut.group === group)
              .map(({ title, keys = '' }) => (
                <div key={title}>
                  <dt>
                    {keys.split(' or ').map((each) => (
                      <Keys key={each} keys={each} modifier={modifier} />
                    ))}
                  </dt>
                  <dd>{title}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
