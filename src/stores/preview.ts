import type { Text } from '@codemirror/state';
import { atom } from 'nanostores';
import { applyChanges } from '../engine/editor.ts';
import type { Change } from '../engine/index.ts';
import { $document, changeDocument } from './document.ts';
import { refuseReadOnly } from './read-only.ts';

/** A change of the open text that waits for the visitor's yes. */
export interface Preview {
  readonly title: string;
  /** What the change does and does not do. */
  readonly notes: readonly string[];
  /** What the button says that makes the change. */
  readonly apply: string;
  readonly before: string;
  readonly after: string;
  /** Answers for the visitor. */
  readonly answer: (yes: boolean) => void;
}

/** The change that is being looked at, or undefined. */
export const $preview = atom<Preview | undefined>();

/** A change of the open text that was made beside it, and that the visitor may want to take back. */
export interface MadeChange {
  /** What was done, in a sentence. */
  readonly words: string;
}

/** The last change that was made beside the text: by a fix, by an answer, in a view. */
export const $made = atom<MadeChange | undefined>();

/** What is to be changed, in offsets of the text of that version. */
export interface ProposedChange {
  readonly title: string;
  readonly notes?: readonly string[];
  readonly apply: string;
  /** What is said once it is made, where its title would not do. */
  readonly done?: string;
  /** Whether it is shown however small it is. */
  readonly always?: true;
  readonly version: number;
  readonly changes: readonly Change[];
}

const spoken = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** Lines with words that some changes put in, take out or alter. */
function linesTouched(text: Text, changes: readonly Change[]): number {
  let count = 0;
  let last = 0;
  for (const { from, to, insert } of changes) {
    const touched = Math.max(spoken(text.sliceString(from, to)), spoken(insert));
    count += text.lineAt(from).number === last ? Math.max(0, touched - 1) : touched;
    last = text.lineAt(to).number;
  }
  return count;
}

/**
 * Makes a change of the open text: at once where it touches one line, otherwise once the visitor has seen and
 * wanted it. Gives whether it was made: `left` by the visitor, or since the document can only be read here; or `stale`
 * since the text was edited meanwhile.
 */
export async function propose(proposed: ProposedChange): Promise<'made' | 'left' | 'stale'> {
  const { version, changes } = proposed;
  const document = $document.get();
  if (document?.version !== version) return 'stale';
  if (refuseReadOnly()) return 'left';
  if (proposed.always ?? linesTouched(document.text, changes) > 1) {
    if (!(await shown(proposed, document.text.toString()))) return 'left';
    const { keepBefore } = await import('./versions.ts');
    await keepBefore(`“${proposed.title}”`);
  }
  if ($document.get()?.version !== version) return 'stale';
  if (refuseReadOnly()) return 'left';
  changeDocument(changes);
  $made.set({ words: proposed.done ?? `Done: ${proposed.title}.` });
  return 'made';
}

/** Shows a change and waits for the visitor. A preview that is open is answered with no. */
function shown({ title, notes = [], apply, changes }: ProposedChange, before: string): Promise<boolean> {
  $preview.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      $preview.set(undefined);
      resolve(yes);
    };
    $preview.set({ title, notes, apply, before, after: applyChanges(before, changes), answer });
  });
}
