import { atom, computed, onMount } from 'nanostores';
import type { Place, SoughtElement, View, ViewId, WebAround, WebElement } from '../engine/index.ts';
import { $document, $openId } from './document.ts';
import { placeSince } from './edits.ts';
import { $chosen, $selection } from './selection.ts';
import { $summary, askEngine } from './summary.ts';

export type { Place, ViewId } from '../engine/index.ts';

/** What each view shows; of the web of references what is around one element. */
interface Shown extends Omit<View, 'references'> {
  readonly references: WebAround;
}

/** A view of the open document, with the version of the text that its places are of. */
export type ShownView = {
  readonly [V in ViewId]: { readonly id: V; readonly data: Shown[V]; readonly version: number };
}[ViewId];

/** Which view is looked at. */
export const $tab = atom<ViewId>('product');

/** The newest view that came; undefined until the first one. It may still be of another tab. */
export const $view = atom<ShownView | undefined>();

/** Chooses a view. */
export function showView(id: ViewId): void {
  $tab.set(id);
}

/** Every place that a view leads to. */
function placesIn(data: unknown, found: Place[] = []): Place[] {
  if (typeof data !== 'object' || data === null) return found;
  if (Array.isArray(data)) for (const each of data) placesIn(each, found);
  else {
    for (const [key, value] of Object.entries(data)) {
      if (key === 'at') found.push(value as Place);
      else placesIn(value, found);
    }
  }
  return found;
}

/** The places of a view, each looked at as rarely as can be: a large drawing has the places of its list form. */
function placesOf(view: ShownView): readonly Place[] {
  switch (view.id) {
    case 'references':
      return view.data.elements.map(({ at }) => at);
    case 'entities':
      return placesIn(view.data.entities);
    case 'screens':
      return placesIn(view.data.screens);
    default:
      return placesIn(view.data);
  }
}

const $shownPlaces = computed($view, (view) => view && { places: placesOf(view), version: view.version });

/** The place of the view that is chosen, by its beginning: the one nearest to the cursor in the cursor's line. */
export const $chosenPlace = computed([$shownPlaces, $selection, $document], (shown, { from }, document) => {
  if (document === undefined || shown === undefined || from > document.text.length) return undefined;
  const line = document.text.lineAt(from);
  let best: { at: Place; far: number } | undefined;
  const { places, version } = shown;
  for (const at of places) {
    const now = placeSince(at, version);
    if (now === undefined || now.from < line.from || now.to > line.to) continue;
    const far = from < now.from ? now.from - from : Math.max(0, from - now.to);
    if (best === undefined || far < best.far) best = { at, far };
  }
  return best?.at.from;
});

/** The element in the middle of the web of references. */
export const $centre = computed($view, (view): WebElement | undefined =>
  view?.id === 'references' && view.data.centre !== undefined
    ? view.data.elements[view.data.centre]
    : undefined,
);

/** Chooses what a view of a version of the text leads to without leaving it: to look at it, and not at the text. */
export function lookAt(place: Place, version: number): void {
  const now = placeSince(place, version);
  if (now) $selection.set({ ...now, by: 'views' });
}

/**
 * The elements whose names have some words, with the version of the text that their places are of; undefined where the
 * document is not being read.
 */
export async function findElements(
  words: string,
): Promise<{ readonly elements: readonly WebElement[]; readonly version: number } | undefined> {
  return askEngine({ ask: 'elements', words }).then(
    ({ reply, version }) => ({ elements: reply, version }),
    () => undefined,
  );
}

/** The element that was in the middle of the web last: a cursor that leaves it for plain text does not move it away. */
let centreBefore: WebElement | undefined;

/** Asks what is around the element at the cursor, or without one around the last that was. */
function askWeb() {
  const { text } = $document.get() ?? {};
  const near = Math.min($selection.get().from, text?.length ?? 0);
  const { from, to } = text?.lineAt(near) ?? { from: 0, to: 0 };
  const before = centreBefore && { kind: centreBefore.kind, name: centreBefore.name };
  const sought: SoughtElement = { near, line: { from, to }, ...(before && { before }) };
  return askEngine({ ask: 'web', sought });
}

let asking = 0;

/** Asks for the view of the text as it is; what was asked before is no longer waited for. */
async function refresh(): Promise<void> {
  asking += 1;
  const mine = asking;
  const id = $tab.get();
  try {
    const { version, reply } = await (id === 'references' ? askWeb() : askEngine({ ask: 'view', view: id }));
    // What came is unpacked by now; what is made of it is a task of its own, so that a key can come between.
    await new Promise((resolve) => setTimeout(resolve));
    if (mine !== asking) return;
    $view.set({ id, data: reply, version } as ShownView);
    centreBefore = $centre.get() ?? centreBefore;
  } catch {
    // The status line says that the document is not being read.
  }
}

// What is seen of a document goes with it: it would stand, to be changed, under the title of another one.
$openId.listen(() => {
  asking += 1;
  centreBefore = undefined;
  $view.set(undefined);
});

onMount($view, () => {
  const ends = [
    $tab.subscribe(() => void refresh()),
    $summary.listen((summary) => {
      if (summary !== undefined) void refresh();
    }),
    $selection.listen(() => {
      if ($tab.get() === 'references') void refresh();
    }),
    // The view follows the cursor from point to point, but not its own links.
    $chosen.listen(({ point }) => {
      const follows = $tab.get() !== 'product' && $tab.get() !== 'references';
      if (point !== undefined && follows && $selection.get().by !== 'views') showView(point);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
});
