import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $notices, dismiss } from '../stores/notices.ts';
import { $dropping, $shortcuts } from '../stores/pane.ts';
import { $preview } from '../stores/preview.ts';
import { DropTarget } from '../ui/drop-target/drop-target.tsx';
import { Notices } from '../ui/notices/notices.tsx';
import { Shortcuts } from '../ui/shortcuts/shortcuts.tsx';

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** What stands over the panes: messages, the list of keys, the drop target. */
export function Overlays() {
  const notices = useStore($notices);
  const shortcuts = useStore($shortcuts);
  const dropping = useStore($dropping);
  const previewing = useStore($preview) !== undefined;
  return (
    <>
      {dropping && <DropTarget />}
      <Notices notices={notices} onDismiss={dismiss} />
      {previewing && (
        <Suspense>
          <PreviewDialog />
        </Suspense>
      )}
      <Shortcuts open={shortcuts} modifier={modifier} onClose={() => $shortcuts.set(false)} />
    </>
  );
}
