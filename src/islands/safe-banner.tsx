import { readIt, safeMode } from '../stores/safe.ts';
import { Banners } from '../ui/banners/banners.tsx';
import css from './safe-banner.module.css';

const banner = {
  id: 'safe',
  kind: 'note',
  text: safeMode,
  actions: [{ label: readIt, run: () => {} }],
} as const;

/** What `?safe` says, in its place from the first frame until what is the matter with the document is known. `before.js` says whether it is drawn. */
export function SafeBanner() {
  return (
    <div className={css.safe} inert>
      <Banners banners={[banner]} />
    </div>
  );
}
