import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { closeOverlay, type Overlay } from '../stores/overlay.ts';
import { choosePlace } from '../stores/selection.ts';
import { $summary } from '../stores/summary.ts';
import { Palette, type PaletteItem } from '../ui/palette/palette.tsx';
import { modifier } from './key-binding.ts';

/** The places of a name, to go to one of them. */
export function UsesPalette({ uses }: Pick<Extract<Overlay, { is: 'uses' }>, 'uses'>) {
  const summary = useStore($summary);
  const items = useMemo(
    () =>
      uses.uses.map(({ from, to, line, point, declares, excerpt }): PaletteItem => {
        const within = summary?.points.find(({ id }) => id === point);
        const where = within ? `${within.number} ${within.title}` : 'Introduction';
        return {
          id: String(from),
          title: `Line ${line}`,
          group: declares ? `${where}, declared` : where,
          detail: excerpt,
          onChoose: () => choosePlace({ from, to }, { by: 'outline', version: uses.version }),
        };
      }),
    [uses, summary],
  );
  const count = uses.uses.length;
  return (
    <Palette
      label={`Where the ${uses.kind} “${uses.name}” stands`}
      placeholder={`${uses.name}: ${count === 1 ? 'one place' : `${count} places`}`}
      empty="No place is like this."
      items={items}
      modifier={modifier}
      onClose={closeOverlay}
    />
  );
}
