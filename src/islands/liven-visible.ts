/** Livens the drawings and matrices of a published page when the first of them comes into sight. */
export function livenVisible(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-drawing], [data-matrix]');
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const { livenPart } = await import('./liven-part.ts');
    parts.forEach(livenPart);
  });
  for (const part of parts) observer.observe(part);
}
