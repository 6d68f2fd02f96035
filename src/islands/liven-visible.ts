/** What a published page can do with a script: which parts, and what livens one of them. */
const kinds: readonly {
  readonly parts: string;
  readonly load: () => Promise<(part: HTMLElement) => void>;
}[] = [
  {
    parts: '[data-drawing], [data-matrix]',
    load: async () => (await import('./liven-part.ts')).livenPart,
  },
  { parts: '[data-live-part]', load: async () => (await import('./liven-trial.tsx')).livenTrial },
];

/** Livens the parts of a published page, each kind when the first of it comes into sight. */
export function livenVisible(): void {
  for (const { parts, load } of kinds) {
    const found = document.querySelectorAll<HTMLElement>(parts);
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      found.forEach(await load());
    });
    for (const part of found) observer.observe(part);
  }
}
