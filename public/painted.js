/*
 * Loaded by an island that stands on its page already: ends once the page has been painted, and asks for the island's
 * scripts only then, so that none of them is in the way of what is read first. They are named in a template, each behind
 * those that it imports, and run one by one.
 */
if (document.visibilityState === 'visible') {
  await new Promise((painted) => {
    // The task behind a frame begins when that is drawn. A page that is covered up may get none.
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 1_000);
  });
}
const template = document.querySelector('template[data-scripts]');
const scripts = template ? [...template.content.children] : [];
for (const script of scripts) {
  document.head.append(script);
  // Each takes a moment to ask for: what is shown may be scrolled meanwhile.
  await globalThis.scheduler?.yield?.();
}
for (const script of scripts) {
  // Run in a task of its own, where a browser has such tasks, before what imports it.
  await import(script.href);
  await globalThis.scheduler?.yield?.();
}
