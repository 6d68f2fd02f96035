import { useMemo } from 'react';
import { type NameUses, points } from '../engine/editor.ts';
import { closeOverlay } from '../stores/overlay.ts';
import { choosePlace } from '../stores/selection.ts';
import { Palette, type PaletteItem } from '../ui/palette/palette.tsx';
import { modifier } from './key-binding.ts';

/** The places of a name, to go to one of them. */
export function UsesPalette({ uses }: { readonly uses: NameUses }) {
  const items = useMemo(
    () =>
      uses.uses.map(({ from, to, line, point, declares, excerpt }): PaletteItem => {
        const where = point ? `${points[point].number} ${points[point].title}` : 'Introduction';
        return {
          id: String(from),
          title: `Line ${line}`,
          group: declares ? `${where}, declared` : where,
          detail: excerpt,
          onChoose: () => choosePlace({ from, to }, 'outline'),
        };
      }),
    [uses],
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
