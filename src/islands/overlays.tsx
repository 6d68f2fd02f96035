import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $notices, dismiss } from '../stores/notices.ts';
import { $overlay } from '../stores/overlay.ts';
import { $dropping } from '../stores/pane.ts';
import { $preview } from '../stores/preview.ts';
import { DropTarget } from '../ui/drop-target/drop-target.tsx';
import { Notices } from '../ui/notices/notices.tsx';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));

/** What stands over the panes: messages, dialogs, the drop target. */
export function Overlays() {
  const notices = useStore($notices);
  const dropping = useStore($dropping);
  const overlay = useStore($overlay);
  const preview = useStore($preview);
  return (
    <>
      {dropping && <DropTarget />}
      <Notices notices={notices} onDismiss={dismiss} />
      {(overlay || preview) && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
    </>
  );
}
