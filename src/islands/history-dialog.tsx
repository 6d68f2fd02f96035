import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $locked, $title } from '../stores/document.ts';
import { $look, beginLooking, downloadVersion, look, restore } from '../stores/history.ts';
import { closeOverlay } from '../stores/overlay.ts';
import { $narrow } from '../stores/pane.ts';
import { $versions, nameOpen, nameVersion, removeVersion } from '../stores/versions.ts';
import { charactersOf, timeOf } from '../stores/words.ts';
import { History } from '../ui/history/history.tsx';

function begin(): void {
  void beginLooking();
}

/** The versions of the open document. */
export function HistoryDialog() {
  const title = useStore($title);
  const versions = useStore($versions);
  const { chosen, against, texts } = useStore($look);
  const narrow = useStore($narrow);
  const locked = useStore($locked) !== undefined;
  useEffect(begin, []);
  const remove = (number: number): void => {
    const version = versions.find((one) => one.number === number);
    if (version) void removeVersion(version).then(() => look(undefined));
  };
  return (
    <History
      title={title}
      versions={versions.map(({ number, note, at, size, kind }) => ({
        number,
        note,
        when: timeOf(at),
        size: charactersOf(size),
        kind,
      }))}
      chosen={chosen}
      against={against}
      texts={texts}
      narrow={narrow}
      locked={locked}
      onChoose={(number) => void look(number)}
      onAgainst={(other) => void look(chosen, other)}
      onKeep={(name) => void nameOpen(name)}
      onName={(number, name) => void nameVersion(number, name)}
      onRestore={(number) => void restore(number).then(closeOverlay)}
      onDownload={(number) => void downloadVersion(number)}
      onRemove={remove}
      onClose={closeOverlay}
    />
  );
}
