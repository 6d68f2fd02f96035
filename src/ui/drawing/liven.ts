import type { Zoom } from './zoom.ts';

/** What the buttons beside a drawing and their keys do. */
const steps: Readonly<Record<string, (zoom: Zoom) => void>> = {
  in: (zoom) => zoom.by(1.5),
  out: (zoom) => zoom.by(1 / 1.5),
  fit: (zoom) => zoom.fit(),
};
const keys: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };

/**
 * Lets a drawing on the page be enlarged and moved: by its buttons, by `+`, `-` and `0` while it has the focus, by two
 * fingers, and by the wheel with Ctrl. What that takes is loaded when it is first asked for. Gives the function that
 * ends it.
 */
export function livenDrawing(figure: HTMLElement): () => void {
  const svg = figure.querySelector('svg');
  const tools = figure.querySelector<HTMLElement>('[data-tools]');
  if (!svg || !tools) return () => {};
  let zoom: Zoom | undefined;
  let loading: Promise<Zoom> | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  tools.hidden = false;

  const ready = (): Promise<Zoom> => {
    loading ??= import('./zoom.ts').then(({ zoomDrawing }) => {
      const [before, left] = [svg.clientWidth, svg.parentElement?.scrollLeft ?? 0];
      figure.toggleAttribute('data-live', true);
      zoom = zoomDrawing(svg);
      // What scrolled before is seen in the same size and at the same place.
      zoom.from(before / (svg.clientWidth || before), left);
      if (signal.aborted) zoom.stop();
      return zoom;
    });
    return loading;
  };
  const take = async (step: string): Promise<void> => steps[step]?.(await ready());

  tools.addEventListener(
    'click',
    ({ target }) => {
      const step =
        target instanceof Element ? target.closest('[data-zoom]')?.getAttribute('data-zoom') : null;
      if (step) void take(step);
    },
    { signal },
  );
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
      if (zoom || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void take(event.deltaY < 0 ? 'in' : 'out');
    },
    { signal, passive: false },
  );
  // The second finger of a pinch that begins is enough time for loading.
  svg.addEventListener('touchstart', ({ touches }) => void (touches.length > 1 && ready()), {
    signal,
    passive: true,
  });
  svg.addEventListener('focusin', ({ target }) => target instanceof Element && zoom?.show(target), {
    signal,
  });
  return () => {
    ended.abort();
    zoom?.stop();
    tools.hidden = true;
    figure.removeAttribute('data-live');
  };
}
