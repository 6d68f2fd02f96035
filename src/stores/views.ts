import { atom, computed, onMount } from 'nanostores';
import {
  type Drawing,
  type Graph,
  type GraphPart,
  graphParts,
  type LifecycleView,
  neighbourhoodGraph,
  type Place,
  type View,
  type ViewId,
} from '../engine/index.ts';
import { createDrawingThread, type DrawingThread } from '../layout/in-browser.ts';
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

/** A drawing's worth of a view: a part of its graph, or one of many lifecycles. */
export interface ViewPart {
  readonly name: string;
  /** Elements that it has. */
  readonly size: number;
  readonly graphs: readonly Graph[];
  /** The lifecycles that are shown, by number; absent in other views. */
  readonly lifecycles?: readonly number[];
}

/** Room for a drawing, in CSS pixels. */
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

const $places = computed($view, (view) => (view ? placesOf(view) : []));

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

let centreBefore: { readonly kind: string; readonly name: string } | undefined;

/** The element in the middle of the web of references: the last one chosen. */
export const $centre = computed([$view, $chosenPlace], (view, chosen) => {
  if (view?.id !== 'references') return undefined;
  const { elements } = view.data;
  const found = elements.findIndex(({ at }) => at.from === chosen);
  const element = elements[found];
  if (element) centreBefore = { kind: element.kind, name: element.name };
  if (found >= 0 || centreBefore === undefined) return found >= 0 ? found : undefined;
  const { kind, name } = centreBefore;
  const again = elements.findIndex((each) => each.kind === kind && each.name === name);
  return again >= 0 ? again : undefined;
});

/** Chooses what a view leads to, in the offsets of the view. */
export function chooseInView(place: Place): void {
  choosePlace(place, 'views');
}

/** Chooses what a view leads to without leaving the view: to look at it, and not at the text. */
export function lookAt(place: Place): void {
  $selection.set({ ...placeNow(place), by: 'views' });
}

/** Elements around another that are drawn at most; the lists beside the drawing have all. */
export const neighboursDrawn = 40;

/** More lifecycles than these are looked at one by one. */
const together = 6;

const partOf = ({ name, size, graph }: GraphPart): ViewPart => ({ name, size, graphs: [graph] });
/** A lifecycle as a part of the view, or several where its chart is too large for one drawing. */
function lifecycleParts({ name, graph }: LifecycleView, index: number): readonly ViewPart[] {
  const parts = graphParts(graph).map(partOf);
  if (parts.length === 1) return [{ name, size: graph.nodes.length, graphs: [graph], lifecycles: [index] }];
  return parts.map((part) => ({ ...part, name: `${name}: ${part.name}`, lifecycles: [index] }));
}

/** The parts in which a view is drawn; a small one has one, and a view without a drawing has none. */
export const $parts = computed([$view, $centre], (view, centre): readonly ViewPart[] => {
  switch (view?.id) {
    case 'screens':
      // Without a way there is a list of screens, and no map.
      return view.data.graph.edges.length === 0 ? [] : graphParts(view.data.graph).map(partOf);
    case 'entities':
      return graphParts(view.data.graph).map(partOf);
    case 'states': {
      const { lifecycles } = view.data;
      const all = lifecycles.flatMap(lifecycleParts);
      if (all.length > Math.min(together, lifecycles.length)) return all;
      const graphs = lifecycles.map(({ graph }) => graph);
      return [{ name: '', size: lifecycles.length, graphs, lifecycles: [...lifecycles.keys()] }];
    }
    case 'references':
      return centre === undefined
        ? []
        : [{ name: '', size: 1, graphs: [neighbourhoodGraph(view.data, centre, neighboursDrawn)] }];
    default:
      return [];
  }
});

const $wanted = atom(0);

/** The part that is looked at, by number: the one that was chosen last. */
export const $part = computed([$parts, $wanted], (parts, wanted) =>
  Math.max(0, Math.min(wanted, parts.length - 1)),
);

/** Looks at another part of a large view. */
export function showPart(index: number): void {
  $wanted.set(index);
}

/** The part that has an element of its own at a place. */
function partWith(from: number): number {
  return $parts.get().findIndex(({ graphs, size, lifecycles }) =>
    graphs.some(({ nodes, edges }) => {
      const own = graphs.length > 1 ? nodes : nodes.slice(0, size);
      return (
        own.some(({ at, rows }) => at?.from === from || rows.some((row) => row.at.from === from)) ||
        (lifecycles !== undefined && edges.some(({ labels }) => labels.some(({ at }) => at.from === from)))
      );
    }),
  );
}

let drawer: DrawingThread | undefined;

/** A drawing is likely to be looked at soon: what draws is loaded. */
export function expectDrawing(): void {
  drawer ??= createDrawingThread();
  drawer.prepare();
}

let turn = 0;

/** Draws the view anew; what does not change its size is not laid out again. */
async function draw(): Promise<void> {
  turn += 1;
  const mine = turn;
  const { name = '', graphs = [] } = $parts.get()[$part.get()] ?? {};
  // What was drawn of the same part before keeps its place.
  const named = `${$view.get()?.id} ${$centre.get() ?? ''} ${name}`;
  if (graphs.length === 0) {
    $drawings.set([]);
    $drawing.set('idle');
    return;
  }
  drawer ??= createDrawingThread();
  $drawing.set('drawing');
  const timer = setTimeout(() => {
    if (mine === turn) $drawing.set('slow');
  }, 400);
  try {
    const drawings: Drawing[] = [];
    for (const [index, graph] of graphs.entries())
      drawings.push(await drawer.draw(`${named} ${index}`, graph, $room.get()));
    if (mine !== turn) return;
    $drawings.set(drawings);
    $drawing.set('idle');
  } catch {
    if (mine === turn && $drawing.get() !== 'stopped') $drawing.set('failed');
  } finally {
    clearTimeout(timer);
  }
}

/** Lays the view out anew, wherever things were before. */
export function arrangeAnew(): void {
  drawer?.forget();
  void draw();
}

/** What a drawing of the view was made of, and of which view it is. */
export function graphOf(drawing: Drawing): { readonly graph: Graph; readonly view: ViewId } | undefined {
  const graph = $parts.get()[$part.get()]?.graphs[$drawings.get().indexOf(drawing)];
  const view = $view.get()?.id;
  return graph && view && { graph, view };
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
    // What came is unpacked by now; what is made of it is a task of its own, so that a key can come between.
    await new Promise((resolve) => setTimeout(resolve));
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

/** Whoever has looked at views for so long, in milliseconds, will look at a drawing. */
const settled = 1_500;

onMount($drawings, () => {
  const soon = setTimeout(expectDrawing, settled);
  const ends = [
    $parts.subscribe(() => void draw()),
    $part.listen(() => void draw()),
    // The part follows what is chosen, here or in the text.
    $chosenPlace.listen((chosen) => {
      const found = chosen === undefined || $parts.get().length < 2 ? -1 : partWith(chosen);
      if (found >= 0) showPart(found);
    }),
  ];
  return () => {
    clearTimeout(soon);
    for (const end of ends) end();
  };
});
