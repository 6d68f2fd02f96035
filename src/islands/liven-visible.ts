/** What a part of a published page can do with a script, by the attribute that marks it; loaded when it is in sight. */
const livens: Readonly<Record<string, () => Promise<(part: HTMLElement) => void>>> = {
  drawing: async () => (await import('../ui/drawing/liven.ts')).livenDrawing,
  matrix: async () => (await import('../ui/permission-view/liven-matrix.ts')).livenMatrix,
};

/** Livens the drawings and matrices of a published page, each when it comes into sight. */
export function livenVisible(): void {
  const observer = new IntersectionObserver(
    async (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        for (const [name, load] of Object.entries(livens)) if (name in target.dataset) (await load())(target);
      }
    },
    { rootMargin: '200px' },
  );
  for (const part of document.querySelectorAll('[data-drawing], [data-matrix]')) observer.observe(part);
}
