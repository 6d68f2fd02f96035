import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';

/** Ways to change what is seen of a drawing. */
export interface Zoom {
  readonly by: (factor: number) => void;
  /** A scale, with what lies some CSS pixels from the left at the left edge. */
  readonly from: (scale: number, left: number) => void;
  /** All of it. */
  readonly fit: () => void;
  /** Brings an element of the drawing into what is seen. */
  readonly show: (element: Element) => void;
  readonly stop: () => void;
}

/** How much larger than in its own size a drawing can be made. */
const most = 3;

/** Pixels around an element that is brought into what is seen. */
const margin = 24;

/** What a gesture may do: two fingers and the wheel with a key always, one finger only where there is something to move. */
function takes(event: Event, scale: number): boolean {
  if (event.type === 'wheel') return (event as WheelEvent).ctrlKey || (event as WheelEvent).metaKey;
  if (event.type === 'dblclick') return false;
  if (event.type.startsWith('touch')) return (event as TouchEvent).touches.length > 1 || scale > 1;
  return (event as MouseEvent).button === 0 && !(event as MouseEvent).ctrlKey;
}

/**
 * Makes a drawing one that can be moved and enlarged. Its `viewBox` stays: the smallest scale shows all of it. What
 * moves is the first group inside.
 */
export function zoomDrawing(svg: SVGSVGElement): Zoom {
  const stage = svg.querySelector<SVGGElement>('[data-stage]');
  const size = (): readonly [number, number] => [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height];
  /** Units of the drawing in a CSS pixel. */
  const unit = (): number => 1 / (svg.getScreenCTM()?.a || 1);
  const behaviour = zoom<SVGSVGElement, unknown>()
    .filter((event: Event) => takes(event, zoomTransform(svg).k))
    .extent(() => [[0, 0], [...size()]])
    .constrain((transform, [[x0, y0], [x1, y1]]) => {
      const { k, x, y } = transform;
      const [width, height] = size();
      const bound = (at: number, from: number, to: number, whole: number): number =>
        Math.min(from, Math.max(at, to - whole * k));
      return zoomIdentity.translate(bound(x, x0, x1, width), bound(y, y0, y1, height)).scale(k);
    })
    .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => set(transform));

  function set(transform: ZoomTransform): void {
    stage?.setAttribute('transform', transform.toString());
    svg.toggleAttribute('data-zoomed', transform.k > 1);
  }

  const drawn = select(svg).call(behaviour).on('dblclick.zoom', null);
  const limit = (): void => void behaviour.scaleExtent([1, Math.max(1.2, most * unit())]);
  limit();
  return {
    by(factor) {
      limit();
      behaviour.scaleBy(drawn, factor);
    },
    from(scale, left) {
      limit();
      behaviour.transform(drawn, zoomIdentity.translate(-left * unit(), 0).scale(Math.max(1, scale)));
    },
    fit: () => behaviour.transform(drawn, zoomIdentity),
    show(element) {
      const { k } = zoomTransform(svg);
      if (k === 1) return;
      const [seen, box] = [svg.getBoundingClientRect(), element.getBoundingClientRect()];
      const past = (from: number, to: number, first: number, last: number): number =>
        from < first + margin ? first + margin - from : to > last - margin ? last - margin - to : 0;
      const [dx, dy] = [
        past(box.left, box.right, seen.left, seen.right),
        past(box.top, box.bottom, seen.top, seen.bottom),
      ];
      if (dx !== 0 || dy !== 0) behaviour.translateBy(drawn, (dx * unit()) / k, (dy * unit()) / k);
    },
    stop() {
      drawn.on('.zoom', null);
      behaviour.transform(drawn, zoomIdentity);
      drawn.property('__zoom', null);
    },
  };
}
