/** The page as it was built: it stands until the workbench takes its place, and lends it what it has drawn. */
const page = document.querySelector<HTMLElement>('[data-drawn]');

/** The parts that it has drawn, by name. */
const parts: ReadonlyMap<string | undefined, HTMLElement> = new Map(
  [...(page?.querySelectorAll<HTMLElement>('[data-still]') ?? [])].map((part) => [part.dataset.still, part]),
);

/** A part that the page has drawn, wherever it stands now; undefined where there is none of that name. */
export const drawnPart = (name: 'outline' | 'text' | 'findings'): HTMLElement | undefined => parts.get(name);

/** Says in the page's toolbar which document is open. */
export function nameDrawnPage(title: string): void {
  const name = page?.querySelector('h1 button > :first-child');
  if (!page || !name) return;
  name.textContent = title;
  page.dataset.named = '';
}

/** The workbench has taken its place: the page is gone, but for the parts that were moved into the workbench. */
export function leaveDrawnPage(): void {
  page?.remove();
}
