/*
 * Loaded before a page is drawn: gives the root the theme that was chosen, tells the workbench whether a document
 * is to be opened in it, and wires the switch in the footer.
 */
{
  const key = 'ninefold:theme';
  const root = document.documentElement;

  const asked = new URLSearchParams(location.search);
  /** Whether the workbench is to read nothing. */
  const safe = asked.has('safe');

  /** Whether this browser has opened a document before, or is asked to open one, or to read none: then no example is drawn. */
  const awaitsDocument = () => {
    try {
      const last = localStorage.getItem('ninefold:last-document') ?? 'null';
      return last !== 'null' || asked.has('sample') || safe;
    } catch {
      return false;
    }
  };

  /** The theme that was chosen: "light" or "dark"; "system" otherwise, and where the browser keeps nothing. */
  const read = () => {
    try {
      const theme = localStorage.getItem(key);
      return theme === 'light' || theme === 'dark' ? theme : 'system';
    } catch {
      return 'system';
    }
  };

  const show = (theme) => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    const choice = document.querySelector('[data-theme-switch] select');
    if (choice) choice.value = theme;
  };

  const choose = ({ target }) => {
    try {
      localStorage.setItem(key, target.value);
    } catch {
      // It holds for this page.
    }
    show(target.value);
  };

  show(read());
  if (awaitsDocument()) root.dataset.awaits = 'document';
  if (safe) root.dataset.safe = '';
  addEventListener('storage', () => show(read()));
  // A page that the browser brings back may be older than the choice.
  addEventListener('pageshow', () => show(read()));
  addEventListener('DOMContentLoaded', () => {
    const element = document.querySelector('[data-theme-switch]');
    if (!element) return;
    element.hidden = false;
    element.querySelector('select').addEventListener('change', choose);
    show(read());
  });
}
