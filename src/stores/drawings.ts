import { atom, onMount } from 'nanostores';
import type { Drawing, Graph, ViewId } from '../engine/index.ts';
import { createDrawingThread, type DrawingThread } from '../layout/in-browser.ts';
import { $part, $parts } from './view-parts.ts';
import { $centre, $view } from './views.ts';

/** How the drawing stands; `slow` when it takes longer than 400 ms and can be stopped. */
export const $drawing = atom<'idle' | 'drawing' | 'slow' | 'stopped' | 'failed'>('idle');

/** The drawings of the view, in its order. */
export const $drawings = atom<readonly Drawing[]>([]);

/** Room for a drawing, in CSS pixels. */
export const $room = atom(640);

let drawer: DrawingThread | undefined;

/** A drawing is likely to be looked at soon: what draws is loaded. */
export function expectDrawing(): void {
  drawer ??= createDrawingThread();
  drawer.prepare();
}

let turn = 0;

/** What the drawings are of: a part of a view. */
let shown = '';

/**
 * Draws the view anew; what does not change its size is not laid out again. Until it is drawn, the drawing of the same
 * part before stays, and none of another part.
 */
async function draw(): Promise<void> {
  turn += 1;
  const mine = turn;
  const { name = '', graphs = [] } = $parts.get()[$part.get()] ?? {};
  // What was drawn of the same part before keeps its place.
  const { kind = '', name: middle = '' } = $centre.get() ?? {};
  const named = `${$view.get()?.id} ${kind} ${middle} ${name}`;
  if (named !== shown) $drawings.set([]);
  shown = named;
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

// The thread ends when no view is looked at; where it drew what is kept for the next one.
onMount($view, () => () => drawer?.stop());

/** Whoever has looked at views for so long, in milliseconds, will look at a drawing. */
const settled = 1_500;

onMount($drawings, () => {
  const soon = setTimeout(expectDrawing, settled);
  const ends = [$parts.subscribe(() => void draw()), $part.listen(() => void draw())];
  return () => {
    clearTimeout(soon);
    for (const end of ends) end();
  };
});
