import { useStore } from '@nanostores/react';
import { $notices, dismiss } from '../stores/notices.ts';
import { $dropping, $shortcuts } from '../stores/pane.ts';
import { DropTarget } from '../ui/drop-target/drop-target.tsx';
import { Notices } from '../ui/notices/notices.tsx';
import { Shortcuts } from '../ui/shortcuts/shortcuts.tsx';

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** What stands over the panes: messages, the list of keys, the drop target. */
export function Overlays() {
  const notices = useStore($notices);
  const shortcuts = useStore($shortcuts);
  const dropping = useStore($dropping);
  return (
    <>
      {dropping && <DropTarget />}
      <Notices notices={notices} onDismiss={dismiss} />
      <Shortcuts open={shortcuts} modifier={modifier} onClose={() => $shortcuts.set(false)} />
    </>
  );
}
