import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $listed, openDocument } from '../stores/documents.ts';
import { closeOverlay } from '../stores/overlay.ts';
import { $samples, openSample } from '../stores/samples.ts';
import { choosePlace } from '../stores/selection.ts';
import { $summary } from '../stores/summary.ts';
import { Palette, type PaletteItem } from '../ui/palette/palette.tsx';
import { commands } from './commands.ts';
import { modifier } from './key-binding.ts';

/** Every action with its keys; behind what is typed also the documents, the samples and the elements of the text. */
export function CommandPalette() {
  const documents = useStore($listed);
  const samples = useStore($samples);
  const summary = useStore($summary);
  const items = useMemo((): PaletteItem[] => {
    const { points = [], version } = summary ?? {};
    return [
      ...commands
        .filter(({ id }) => id !== 'commands')
        .map((command) => ({ ...command, onChoose: command.run })),
      ...documents
        .filter(({ open }) => !open)
        .map(({ id, title }) => ({
          id: `document ${id}`,
          title: `Open “${title}”`,
          group: 'Document',
          onlySought: true,
          onChoose: () => void openDocument(id),
        })),
      ...samples.map(({ slug, title }) => ({
        id: `sample ${slug}`,
        title: `Open the sample “${title}”`,
        group: 'Document',
        onlySought: true,
        onChoose: () => void openSample(slug),
      })),
      ...points.flatMap(({ id, number, title, from, to, elements }) => [
        ...(to > from
          ? [
              {
                id: `point ${id}`,
                title: `${number} ${title}`,
                group: 'point',
                onlySought: true,
                onChoose: () => choosePlace({ from, to: from }, { by: 'outline', version }),
              },
            ]
          : []),
        ...elements
          .filter(({ name }) => name !== '')
          .map(({ name, kind, nameFrom, nameTo }, index) => ({
            id: `element ${id} ${index}`,
            title: name,
            group: kind,
            onlySought: true,
            onChoose: () => choosePlace({ from: nameFrom, to: nameTo }, { by: 'outline', version }),
          })),
      ]),
    ];
  }, [documents, samples, summary]);
  return (
    <Palette
      label="Actions"
      placeholder="What to do, or a name to go to"
      empty="No action and no name is like this."
      items={items}
      modifier={modifier}
      onClose={closeOverlay}
    />
  );
}
