import { atom, onMount } from 'nanostores';

/** The panes of the workbench, from left to right. */
export const panes = ['outline', 'text', 'findings', 'views'] as const;

/** One of the panes. */
export type Pane = (typeof panes)[number];

/** The pane that is shown where there is room for one. */
export const $pane = atom<Pane>('text');

/** What stands beside the text where there is room: findings and views share that place. */
export const $side = atom<'findings' | 'views'>('findings');

/** Shows a pane. */
export function showPane(pane: Pane): void {
  if (pane === 'findings' || pane === 'views') $side.set(pane);
  $pane.set(pane);
}

/** Whether there is room for one pane only. */
export const $narrow = atom(false);

onMount($narrow, () => {
  const query = globalThis.matchMedia?.('(max-width: 720px)');
  if (query === undefined) return;
  const follow = (): void => $narrow.set(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
});

/** Shows the pane after (1) or before (−1) one of `panes`, around the end; the first one after none. */
export function nextPane(from: number, step: 1 | -1): Pane {
  const start = from < 0 && step === -1 ? 0 : from;
  const pane = panes[(start + step + panes.length) % panes.length] ?? 'text';
  showPane(pane);
  return pane;
}

/** Whether a file is being dragged over the page. */
export const $dropping = atom(false);
