import type { ProductView } from '../../engine/index.ts';
import css from './overview.module.css';

/** Details of a point, or whole points, of which some may be partly shown. */
type Counts = ProductView['points'][number]['counts'] & { readonly partly?: number };

const kinds = ['shown', 'partly', 'notShown', 'open', 'unstated'] as const;

/** How much is shown, partly shown, not shown, open and unstated, as a bar; the words stand beside it. */
export function ShareBar({ counts }: { readonly counts: Counts }) {
  const all = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  if (all === 0) return null;
  let x = 0;
  return (
    <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.rest} x={0} y={0} width={100} height={4} />
      {kinds.map((kind) => {
        const width = ((counts[kind] ?? 0) * 100) / all;
        const from = x;
        x += width;
        return width > 0 && <rect key={kind} data-kind={kind} x={from} y={0} width={width} height={4} />;
      })}
    </svg>
  );
}
