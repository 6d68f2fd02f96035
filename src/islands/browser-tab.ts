import { $title } from '../stores/document.ts';
import { $theme } from '../stores/preferences.ts';
import { $summary } from '../stores/summary.ts';
import { drawFavicon } from '../ui/tiles/favicon.ts';

function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}

/** Keeps the tab's title and icon those of the open document, and the page in the chosen theme; gives the function that ends it. */
export function followInTab(): () => void {
  const ends = [
    $theme.subscribe(showTheme),
    $title.subscribe((title) => {
      document.title = `${title || 'Workbench'} · Ninefold`;
    }),
    $summary.listen((summary) => {
      const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
      if (summary === undefined || icon === null) return;
      const drawn = drawFavicon(summary.points);
      if (icon.href !== drawn) icon.href = drawn;
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
