import { atom, computed, onMount } from 'nanostores';
import {
  type Drawing,
  type Graph,
  neighbourhoodGraph,
  type Place,
  type View,
  type ViewId,
} from '../engine/index.ts';
import { createDrawer, type Drawer } from '../layout/in-browser.ts';
import { $document } from './document.ts';
import { $chosen, $selection, choosePlace } from './selection.ts';
import { $summary, askEngine, placeNow } from './summary.ts';

export type { Place, ViewId } from '../engine/index.ts';

/** A view of the open document, with the version of the text that its places are of. */
export type ShownView = {
  readonly [V in ViewId]: { readonly id: V; readonly data: View[V]; readonly version: number };
}[ViewId];

/** Which view is looked at. */
export const $tab = atom<ViewId>('product');

/** The newest view that came; undefined until the first one. It may still be of another tab. */
export const $view = atom<ShownView | undefined>();

/** How the drawing stands; `slow` when it takes longer than 400 ms and can be stopped. */
export const $drawing = atom<'idle' | 'drawing' | 'slow' | 'stopped' | 'failed'>('idle');

/** The drawings of the view, in its order. */
export const $drawings = atom<readonly Drawing[]>([]);

/** The room for a drawing, in CSS pixels. */
export const $room = atom(640);

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

const $places = computed($view, (view) => (view ? placesIn(view.data) : []));

/** The place of the view that is chosen, by its beginning: the one nearest to the cursor in the cursor's line. */
export const $chosenPlace = computed([$places, $selection, $document], (places, { from }, document) => {
  if (document === undefined || from > document.text.length) return undefined;
  const line = document.text.lineAt(from);
  let best: { at: Place; far: number } | undefined;
  for (const at of places) {
    const now = placeNow(at);
    if (now.from < line.from || now.to > line.to) continue;
    const far = from < now.from ? now.from - from : Math.max(0, from - now.to);
    if (best === undefined || far < best.far) best = { at, far };
  }
  return best?.at.from;
});

let centreBefore: number | undefined;

/** The element in the middle of the web of references: the last one chosen. */
export const $centre = computed([$view, $chosenPlace], (view, chosen) => {
  if (view?.id !== 'references') return undefined;
  const found = view.data.elements.findIndex(({ at }) => at.from === chosen);
  if (found >= 0) centreBefore = found;
  return centreBefore !== undefined && centreBefore < view.data.elements.length ? centreBefore : undefined;
});

/** Chooses what a view leads to, in the offsets of the view. */
export function chooseInView(place: Place): void {
  choosePlace(place, 'views');
}

function graphsOf(view: ShownView, centre: number | undefined): readonly Graph[] {
  switch (view.id) {
    case 'screens':
    case 'entities':
      return [view.data.graph];
    case 'states':
      return view.data.lifecycles.map(({ graph }) => graph);
    case 'references':
      return centre === undefined ? [] : [neighbourhoodGraph(view.data, centre)];
    default:
      return [];
  }
}

let drawer: Drawer | undefined;
let turn = 0;

/** Draws the view anew; what does not change its size is not laid out again. */
async function draw(): Promise<void> {
  turn += 1;
  const mine = turn;
  const view = $view.get();
  const graphs = view ? graphsOf(view, $centre.get()) : [];
  if (graphs.length === 0) {
    $drawings.set([]);
    $drawing.set('idle');
    return;
  }
  drawer ??= createDrawer();
  $drawing.set('drawing');
  const timer = setTimeout(() => {
    if (mine === turn) $drawing.set('slow');
  }, 400);
  try {
    const drawings: Drawing[] = [];
    for (const graph of graphs) drawings.push(await drawer.draw(graph, $room.get()));
    if (mine !== turn) return;
    $drawings.set(drawings);
    $drawing.set('idle');
  } catch {
    if (mine === turn && $drawing.get() !== 'stopped') $drawing.set('failed');
  } finally {
    clearTimeout(timer);
  }
}

/** Stops the drawing under way. */
export function stopDrawing(): void {
  $drawing.set('stopped');
  drawer?.stop();
}

let asking = 0;

/** Asks for the view of the text as it is; what was asked before is no longer waited for. */
async function refresh(): Promise<void> {
  asking += 1;
  const mine = asking;
  const id = $tab.get();
  try {
    const { version, reply } = await askEngine({ ask: 'view', view: id });
    if (mine === asking) $view.set({ id, data: reply, version } as ShownView);
  } catch {
    // The status line says that the document is not being read.
  }
}

onMount($view, () => {
  const ends = [
    $tab.subscribe(() => void refresh()),
    $summary.listen((summary) => {
      if (summary !== undefined) void refresh();
    }),
    // The view follows the cursor from point to point, but not its own links.
    $chosen.listen(({ point }) => {
      const follows = $tab.get() !== 'product' && $tab.get() !== 'references';
      if (point !== undefined && follows && $selection.get().by !== 'views') showView(point);
    }),
  ];
  return () => {
    for (const end of ends) end();
    drawer?.stop();
    drawer = undefined;
  };
});

onMount($drawings, () => {
  const ends = [$view.subscribe(() => void draw()), $centre.listen(() => void draw())];
  return () => {
    for (const end of ends) end();
  };
});
