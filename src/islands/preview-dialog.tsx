import { useStore } from '@nanostores/react';
import { $narrow } from '../stores/pane.ts';
import { $preview } from '../stores/preview.ts';
import { Preview } from '../ui/preview/preview.tsx';

/** The change that waits for the visitor's yes. */
export function PreviewDialog() {
  const preview = useStore($preview);
  const narrow = useStore($narrow);
  if (preview === undefined) return null;
  const { answer, ...said } = preview;
  return <Preview {...said} narrow={narrow} onApply={() => answer(true)} onCancel={() => answer(false)} />;
}
