import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $notices, dismiss } from '../stores/notices.ts';
import { $overlay } from '../stores/overlay.ts';
import { $dropping } from '../stores/pane.ts';
import { $preview } from '../stores/preview.ts';
import { Messages } from '../ui/dialog/dialog.tsx';
import { DropTarget } from '../ui/drop-target/drop-target.tsx';
import { Notices } from '../ui/notices/notices.tsx';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));

const palettes: readonly string[] = ['commands', 'uses'];

/** What stands over the panes: messages, dialogs, the drop target. */
export function Overlays() {
  const notices = useStore($notices);
  const dropping = useStore($dropping);
  const overlay = useStore($overlay);
  const preview = useStore($preview);
  // Palettes leave with the first choice and show no messages.
  const isInDialog = preview !== undefined || (overlay !== undefined && !palettes.includes(overlay.is));
  const messages = <Notices notices={notices} onDismiss={dismiss} />;
  return (
    <>
      {dropping && <DropTarget />}
      {!isInDialog && messages}
      {(overlay || preview) && (
        // Until the dialog is there the messages stand where they stood.
        <Suspense fallback={isInDialog ? messages : null}>
          <Messages value={messages}>
            <Dialogs />
          </Messages>
        </Suspense>
      )}
    </>
  );
}
