import { atom, computed, onMount } from 'nanostores';
import type { Place } from '../engine/index.ts';
import { $preferences, prefer } from './preferences.ts';
import { $summary, askEngine } from './summary.ts';

/** What became no fact of the text of a version. */
interface Outside {
  readonly version: number;
  readonly places: readonly Place[];
}

/** The stretches of the open text that became no fact, while they are to be marked; undefined while they are not. */
export const $outsideFacts = atom<Outside | undefined>();

const $isAsked = computed($preferences, ({ marksOutside }) => marksOutside === true);

onMount($outsideFacts, () => {
  let asked = 0;
  const ask = async (): Promise<void> => {
    const request = ++asked;
    if (!$isAsked.get() || $summary.get() === undefined) return void $outsideFacts.set(undefined);
    // Where the text is not read any more, what was marked stays, as the findings do.
    const told = await askEngine({ ask: 'outside-facts' }).catch(() => undefined);
    if (told && request === asked) $outsideFacts.set({ version: told.version, places: told.reply });
  };
  const ends = [$isAsked.subscribe(() => void ask()), $summary.listen(() => void ask())];
  return () => {
    for (const end of ends) end();
  };
});

/** Marks what became no fact, or no longer does. */
export function toggleOutside(): void {
  prefer({ marksOutside: !$isAsked.get() });
}
