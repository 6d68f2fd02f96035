import { atom, computed, onMount } from 'nanostores';
import {
  type Graph,
  type GraphPart,
  graphParts,
  type LifecycleView,
  neighbourhoodGraph,
} from '../engine/index.ts';
import { $chosenPlace, $view } from './views.ts';

/** A drawing's worth of a view: a part of its graph, or one of many lifecycles. */
export interface ViewPart {
  readonly name: string;
  /** Elements that it has. */
  readonly size: number;
  readonly graphs: readonly Graph[];
  /** The lifecycles that are shown, by number; absent in other views. */
  readonly lifecycles?: readonly number[];
}

/** Elements around another that are drawn at most; the lists beside the drawing have all. */
export const neighboursDrawn = 60;

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
export const $parts = computed($view, (view): readonly ViewPart[] => {
  switch (view?.id) {
    case 'screens':
      // Without a way there is a list of screens, and no map.
      return view.data.graph.edges.length === 0 ? [] : graphParts(view.data.graph).map(partOf);
    case 'entities':
      return view.data.graph.nodes.length === 0 ? [] : graphParts(view.data.graph).map(partOf);
    case 'states': {
      const { lifecycles } = view.data;
      const all = lifecycles.flatMap(lifecycleParts);
      if (all.length > Math.min(together, lifecycles.length)) return all;
      const graphs = lifecycles.map(({ graph }) => graph);
      return [{ name: '', size: lifecycles.length, graphs, lifecycles: [...lifecycles.keys()] }];
    }
    case 'references':
      return view.data.centre === undefined
        ? []
        : [{ name: '', size: 1, graphs: [neighbourhoodGraph(view.data, view.data.centre, neighboursDrawn)] }];
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

// The part follows what is chosen, here or in the text.
onMount($part, () =>
  $chosenPlace.listen((chosen) => {
    const found = chosen === undefined || $parts.get().length < 2 ? -1 : partWith(chosen);
    if (found >= 0) showPart(found);
  }),
);
