import { useCallback } from 'react';
import { $openId } from '../stores/document.ts';
import { $known } from '../stores/summary.ts';
import { beginSession } from './session.ts';

/** What keeps the document away is to be told, and not waited for: after this, in milliseconds, the workbench comes without one. */
const patience = 4_000;

/** The parts that the built page has drawn, by name. They leave the page when the workbench takes its place. */
let drawn: ReadonlyMap<string | undefined, HTMLElement> = new Map();

/** Starts the workbench beside what the page has drawn; ends when there is a document to show in its stead. */
export async function openWorkbench(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-still]')];
  drawn = new Map(parts.map((part) => [part.dataset.still, part]));
  // A start that fails is told as any other error, and does not keep the workbench away.
  const begun = beginSession().catch(reportError);
  await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Ends when something is known of the first document, or another one is open. */
export function firstKnown(): Promise<void> {
  const first = $openId.get();
  return new Promise((resolve) => {
    const look = (): boolean => {
      const isLeft = first !== undefined && $openId.get() !== first;
      if ($known.get() === 'reading' && !isLeft) return false;
      resolve();
      return true;
    };
    if (look()) return;
    const ends = [$known, $openId].map((store) =>
      store.listen(() => {
        if (look()) for (const end of ends) end();
      }),
    );
  });
}

interface StillPartProps {
  readonly name: 'outline' | 'findings';
}

/** A part as the page drew it, as long as the living one has nothing to show; nothing can be done with it. */
export function StillPart({ name }: StillPartProps) {
  const place = useCallback(
    (element: HTMLElement | null) => {
      const part = drawn.get(name);
      if (part) element?.append(part);
    },
    [name],
  );
  return <div ref={place} inert />;
}
