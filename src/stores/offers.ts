import { $document } from './document.ts';
import { notify } from './notices.ts';
import { propose } from './preview.ts';
import { askEngine, whenCurrent } from './summary.ts';

/**
 * What can be done with the open text at an offset, though nothing is found there; nothing when it cannot be told.
 * Answers when the text as it is has been read, so that what is found in it is known as well.
 */
export async function offersHere(
  at: number,
): Promise<readonly { readonly label: string; readonly run: () => void }[]> {
  const told = await whenCurrent()
    .then(() => askEngine({ ask: 'offers', at }))
    .catch(() => undefined);
  if (told === undefined || told.version !== $document.get()?.version) return [];
  const { version, reply } = told;
  return reply.map(({ label, changes }) => ({
    label,
    run: () => void make({ title: label, apply: 'Change the text', version, changes }),
  }));
}

async function make(proposed: Parameters<typeof propose>[0]): Promise<void> {
  const made = await propose(proposed);
  if (made === 'stale') notify('The text was edited meanwhile.', { kind: 'problem' });
}

/** Puts the points of the open document into the order of their numbers, after a look at it. */
export async function sortPoints(): Promise<void> {
  const fix = { kind: 'sort', label: 'Put the points in order' } as const;
  const told = await askEngine({ ask: 'fix', fix }).catch(() => undefined);
  if (told === undefined)
    return void notify('The document is not being read at the moment.', { kind: 'problem' });
  const { version, reply: changes } = told;
  if (changes.length === 0) return void notify('The points are in order.');
  await make({ title: fix.label, apply: 'Change the text', version, changes });
}
