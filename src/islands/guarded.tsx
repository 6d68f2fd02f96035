import type { ReactNode } from 'react';
import { downloadOpen } from '../stores/actions.ts';
import { notify } from '../stores/notices.ts';
import { Broken } from '../ui/broken/broken.tsx';

/** Puts a report where the visitor can paste it. */
async function copyReport(report: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(report);
    notify('The report was copied. It holds nothing of your text.');
  } catch {
    notify(report, { kind: 'problem' });
  }
}

/** A part of the workbench that may break by itself. */
export function Guarded({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  return (
    <Broken part={part} onSave={downloadOpen} onReport={(report) => void copyReport(report)}>
      {children}
    </Broken>
  );
}
