import { downloadOpen } from '../stores/actions.ts';
import { $lines } from '../stores/document.ts';
import { $announcement } from '../stores/filter.ts';
import { $safe } from '../stores/safe.ts';
import { $saving } from '../stores/saving.ts';
import { $reading, cancelReading, resumeReading } from '../stores/summary.ts';
import { Status } from '../ui/status/status.tsx';
import { useLater } from './use-later.ts';

/** The status line. */
export function StatusBar() {
  const saving = useLater($saving);
  const reading = useLater($reading);
  const safe = useLater($safe);
  const announcement = useLater($announcement);
  const lines = useLater($lines);
  return (
    <Status
      saving={saving}
      reading={reading.is === 'stopped' && safe !== undefined ? { is: 'unread' } : reading}
      announcement={announcement}
      lines={lines}
      onCancel={cancelReading}
      onResume={resumeReading}
      onSave={downloadOpen}
    />
  );
}
