import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';

/** Ways to change what is seen of a drawing. */
export interface Zoom {
  readonly by: (factor: number) => void;
  /** Its own size, with what lies some CSS pixels from its left and its top in the corner; larger where all of it is seen then. */
  readonly from: (left: number, top: number) => void;
  /** All of it, hardly larger than in its own size. */
  readonly fit: () => void;
  /** Brings an element of the drawing into what is seen. */
  readonly show: (element: Element) => void;
  readonly stop: () => void;
}

/** How much larger than in its own size a drawing can be made, and how much larger it is where it need not be. */
const most = { asked: 3, unasked: 1.5 };

/** Pixels around an element that is brought into what is seen. */
const margin = 24;

/** What a gesture may do: two fingers and the wheel with a key always, one finger only where there is something to move. */
function takes(event: Event, canMove: boolean): boolean {
  if (event.type === 'wheel') return (event as WheelEvent).ctrlKey || (event as WheelEvent).metaKey;
  if (event.type === 'dblclick') return false;
  if (event.type.startsWith('touch')) return (event as TouchEvent).touches.length > 1 || canMove;
  return (event as MouseEvent).button === 0 && !(event as MouseEvent).ctrlKey;
}

/** What is seen along one side, in units of the drawing: the drawing's own length, and that of the room around it. */
interface Side {
  readonly own: number;
  readonly room: number;
}

const firstOf = ({ own, room }: Side): number => (own - room) / 2;

/** Where a drawing of a length begins in the room: it leaves none free, or is in the middle of more. */
function bound(at: number, side: Side, length: number): number {
  if (length < side.room) return (side.own - length) / 2;
  return Math.min(firstOf(side), Math.max(at, firstOf(side) + side.room - length));
}

/** How much of a drawing is seen at which size. Units of the drawing are those of its `viewBox`. */
function measures(svg: SVGSVGElement) {
  /** Units in a CSS pixel: the scale of its own size. */
  const unit = (): number => Math.round(1e3 / (svg.getScreenCTM()?.a || 1)) / 1e3;
  // What is seen is the `viewBox`, and what there is beside it.
  const side = (own: number, pixels: number): Side => ({ own, room: Math.max(own, pixels * unit()) });
  const across = (): Side => side(svg.viewBox.baseVal.width, svg.clientWidth);
  const down = (): Side => side(svg.viewBox.baseVal.height, svg.clientHeight);
  return {
    unit,
    least: () => Math.min(1, unit()),
    /** The scale that shows all of it. */
    whole: () => Math.min(1, most.unasked * unit()),
    within({ k, x, y }: ZoomTransform): ZoomTransform {
      const [width, height] = [across(), down()];
      return zoomIdentity
        .translate(bound(x, width, width.own * k), bound(y, height, height.own * k))
        .scale(k);
    },
    /** The move that has a point, in CSS pixels from its left and its top, in the corner. */
    corner: (left: number, top: number): ZoomTransform =>
      zoomIdentity.translate(firstOf(across()) - left * unit(), firstOf(down()) - top * unit()),
  };
}

/**
 * Makes a drawing one that can be moved and enlarged. Its `viewBox` stays: at a scale of 1 all of it fills the room that
 * it has; the smallest scale shows all of it in no more than its own size. What moves is the first group inside.
 */
export function zoomDrawing(svg: SVGSVGElement): Zoom {
  const stage = svg.querySelector<SVGGElement>('[data-stage]');
  const { unit, least, whole, within, corner } = measures(svg);
  const behaviour = zoom<SVGSVGElement, unknown>()
    .filter((event: Event) => takes(event, zoomTransform(svg).k > 1))
    .extent(() => [
      [0, 0],
      [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height],
    ])
    .constrain(within)
    .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      stage?.setAttribute('transform', transform.toString());
      svg.toggleAttribute('data-zoomed', transform.k > 1);
    });
  const drawn = select(svg).call(behaviour).on('dblclick.zoom', null);
  const limit = (): void => void behaviour.scaleExtent([least(), Math.max(1.2, most.asked * unit())]);
  const scaleTo = (scale: number, left = 0, top = 0): void => {
    limit();
    behaviour.transform(drawn, within(corner(left, top).scale(scale)));
  };
  scaleTo(whole());
  return {
    by(factor) {
      limit();
      behaviour.scaleBy(drawn, factor);
    },
    from: (left, top) => scaleTo(Math.max(whole(), unit()), left, top),
    fit: () => scaleTo(whole()),
    show(element) {
      const { k } = zoomTransform(svg);
      if (k <= 1) return;
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
      svg.removeAttribute('data-zoomed');
      stage?.removeAttribute('transform');
      drawn.property('__zoom', null);
    },
  };
}
