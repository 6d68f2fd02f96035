/** The page as it was built: it stands until the workbench takes its place, and lends it what it has drawn. */
const page = document.querySelector('[data-drawn]');

/** The parts that it has drawn, by name. */
const parts: ReadonlyMap<string | undefined, HTMLElement> = new Map(
  [...(page?.querySelectorAll<HTMLElement>('[data-still]') ?? [])].map((part) => [part.dataset.still, part]),
);

/** A part that the page has drawn, wherever it stands now; undefined where there is none of that name. */
export const drawnPart = (name: 'outline' | 'text' | 'findings'): HTMLElement | undefined => parts.get(name);

/** The workbench has taken its place: the page is gone, but for the parts that were moved into the workbench. */
export function leaveDrawnPage(): void {
  page?.remove();
}
