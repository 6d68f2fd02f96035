/** Gives a drawing the screen where it is too small in its column to read an element of it. */
export function showLarge(element: SVGElement): void {
  if (getComputedStyle(element).pointerEvents !== 'none') return;
  element.closest<HTMLElement>('[data-drawing]')?.showPopover();
}
