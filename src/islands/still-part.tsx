import { useCallback } from 'react';
import { $openId } from '../stores/document.ts';
import { $known } from '../stores/summary.ts';
import { drawnPart } from './drawn-page.ts';

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
      const part = drawnPart(name);
      if (part) element?.append(part);
    },
    [name],
  );
  return <div ref={place} inert />;
}
