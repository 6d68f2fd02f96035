/*
 * Loaded by an island that stands on its page already: runs its scripts one by one, each in a task of its own and
 * before what imports it. Those that the page has named ahead come first; the others are asked for when these run.
 */
/** Lets other tasks go first, where a browser has such tasks. */
const others = async () => globalThis.scheduler?.yield?.();
for (const script of document.querySelectorAll('link[data-first]')) {
  await import(script.href);
  await others();
}
const template = document.querySelector('template[data-scripts]');
const scripts = template ? [...template.content.children] : [];
for (const script of scripts) {
  document.head.append(script);
  // Each takes a moment to ask for: what is shown may be scrolled meanwhile.
  await others();
}
for (const script of scripts) {
  await import(script.href);
  await others();
}
