/*
 * Loaded by an island that stands on its page already: ends once the page has been painted, and asks for the island's
 * scripts only then, so that none of them is in the way of what is read first. They are named in a template.
 */
if (document.visibilityState === 'visible') {
  await new Promise((painted) => {
    // Two frames: the second begins when the first is on the screen. A page that is covered up may get none.
    requestAnimationFrame(() => requestAnimationFrame(painted));
    setTimeout(painted, 1_000);
  });
}
const scripts = document.querySelector('template[data-scripts]');
for (const script of scripts ? [...scripts.content.children] : []) {
  document.head.append(script);
  // Each takes a moment to ask for: what is shown may be scrolled meanwhile.
  await globalThis.scheduler?.yield?.();
}
