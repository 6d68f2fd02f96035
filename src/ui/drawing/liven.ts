import type { Zoom } from './zoom.ts';

/** What the buttons beside a drawing and their keys do. */
const steps: Readonly<Record<string, (zoom: Zoom) => void>> = {
  in: (zoom) => zoom.by(1.5),
  out: (zoom) => zoom.by(1 / 1.5),
  fit: (zoom) => zoom.fit(),
};
const keys: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };

/** What an element of a drawing is told when it is to be seen and has no focus. */
export const soughtEvent = 'sought';

const isOpen = (figure: HTMLElement): boolean => figure.matches(':popover-open');

/** Turns a drawing into one that can be enlarged; loads what that takes, once it is first asked for. */
class Livened {
  readonly #figure: HTMLElement;
  readonly #svg: SVGSVGElement;
  #zoom: Zoom | undefined;
  /** Counts how often it was stilled: what was loading then is not wanted any more. */
  #turn = 0;

  constructor(figure: HTMLElement, svg: SVGSVGElement) {
    this.#figure = figure;
    this.#svg = svg;
  }

  get zoom(): Zoom | undefined {
    return this.#zoom;
  }

  /** Ways to enlarge it; undefined where it was stilled meanwhile. */
  async ready(): Promise<Zoom | undefined> {
    const turn = this.#turn;
    const { zoomDrawing } = await import('./zoom.ts');
    if (turn !== this.#turn) return undefined;
    this.#zoom ??= this.#begin(zoomDrawing);
    return this.#zoom;
  }

  #begin(zoomDrawing: (svg: SVGSVGElement) => Zoom): Zoom {
    const { scrollLeft = 0, scrollTop = 0 } = this.#svg.parentElement ?? {};
    this.#figure.toggleAttribute('data-live', true);
    const zoom = zoomDrawing(this.#svg);
    // What scrolled before is seen in the same size and at the same place.
    const isMoved = scrollLeft > 0 || scrollTop > 0;
    if (isMoved || isOpen(this.#figure)) zoom.from(scrollLeft, scrollTop);
    if (isOpen(this.#figure)) this.#showFirst(zoom, isMoved);
    return zoom;
  }

  /** What has the focus or is chosen is seen first, or else where the drawing begins. */
  #showFirst(zoom: Zoom, isMoved: boolean): void {
    const sought = this.#svg.querySelector(':focus') ?? this.#svg.querySelector('[aria-current]');
    const first = sought ?? (isMoved ? null : this.#svg.querySelector('[data-node]'));
    if (first) zoom.show(first);
  }

  /** The drawing stands as it stood before. */
  still(): void {
    this.#turn += 1;
    this.#zoom?.stop();
    this.#zoom = undefined;
    this.#figure.removeAttribute('data-live');
  }
}

/**
 * Lets a drawing on the page be enlarged and moved: by its buttons, by `+`, `-` and `0` while it has the focus, by two
 * fingers, and by the wheel with Ctrl. Where it has the screen for itself, one finger moves it; it gives the screen back
 * when something in it is followed, the focus leaves it or the page is printed. Gives the function that ends all this.
 */
export function livenDrawing(figure: HTMLElement): () => void {
  const svg = figure.querySelector<SVGSVGElement>('section > svg');
  const tools = figure.querySelector<HTMLElement>('[data-tools]');
  if (!svg || !tools) return () => {};
  const livened = new Livened(figure, svg);
  const ended = new AbortController();
  const { signal } = ended;
  tools.hidden = false;

  // It may have been given the screen before this was loaded.
  if (isOpen(figure)) void livened.ready();

  const take = async (step: string): Promise<void> => {
    const zoom = await livened.ready();
    if (zoom) steps[step]?.(zoom);
  };
  const close = (): void => {
    if (isOpen(figure)) figure.hidePopover();
  };

  figure.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const step = target.closest('[data-zoom]')?.getAttribute('data-zoom');
      if (step) void take(step);
      else if (target.closest('a')) close();
    },
    { signal },
  );
  figure.addEventListener(
    'toggle',
    ({ newState }) => {
      livened.still();
      if (newState === 'open') void livened.ready();
    },
    { signal },
  );
  figure.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !figure.contains(relatedTarget)) close();
    },
    { signal },
  );
  // On paper it stands in its column.
  addEventListener('beforeprint', close, { signal });
  figure.addEventListener(
    'keydown',
    (event) => {
      const step = keys[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      void take(step);
    },
    { signal },
  );
  svg.addEventListener(
    'wheel',
    (event) => {
      if (livened.zoom || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void take(event.deltaY < 0 ? 'in' : 'out');
    },
    { signal, passive: false },
  );
  // The second finger of a pinch that begins is enough time for loading.
  svg.addEventListener('touchstart', ({ touches }) => void (touches.length > 1 && livened.ready()), {
    signal,
    passive: true,
  });
  for (const type of ['focusin', soughtEvent])
    svg.addEventListener(type, ({ target }) => target instanceof Element && livened.zoom?.show(target), {
      signal,
    });
  return () => {
    ended.abort();
    livened.still();
    tools.hidden = true;
  };
}
