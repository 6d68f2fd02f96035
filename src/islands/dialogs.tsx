import { useStore } from '@nanostores/react';
import { lazy, Suspense, useContext, useState } from 'react';
import { keepTyped, readAnswers, typedAnswers } from '../stores/answers.ts';
import { renameTo } from '../stores/names.ts';
import { $overlay, closeOverlay, type Overlay } from '../stores/overlay.ts';
import { $narrow } from '../stores/pane.ts';
import { $preview } from '../stores/preview.ts';
import { listQuestions } from '../stores/questions.ts';
import { PasteAnswers } from '../ui/answers/paste-answers.tsx';
import { Messages } from '../ui/dialog/dialog.tsx';
import { Preview } from '../ui/preview/preview.tsx';
import { Rename } from '../ui/rename/rename.tsx';
import { Shortcuts } from '../ui/shortcuts/shortcuts.tsx';
import { CommandPalette } from './command-palette.tsx';
import { commands } from './commands.ts';
import { modifier } from './key-binding.ts';
import { UsesPalette } from './uses-palette.tsx';

const Sharing = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).Sharing }));
const Receiving = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).Receiving }));
const DocumentsDialog = lazy(async () => ({
  default: (await import('./documents-dialog.tsx')).DocumentsDialog,
}));

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

/** The dialog of one overlay. */
function Opened({ overlay }: { readonly overlay: Overlay | undefined }) {
  const messages = useContext(Messages);
  return (
    <>
      {overlay?.is === 'commands' && <CommandPalette />}
      {overlay?.is === 'keys' && (
        <Shortcuts shortcuts={commands} modifier={modifier} onClose={closeOverlay} />
      )}
      <Suspense fallback={messages}>
        {overlay?.is === 'link' && <Sharing />}
        {overlay?.is === 'linked' && <Receiving fragment={overlay.fragment} />}
        {overlay?.is === 'documents' && <DocumentsDialog />}
        {overlay?.is === 'history' && <HistoryDialog />}
      </Suspense>
      {overlay?.is === 'uses' && <UsesPalette uses={overlay.uses} />}
      {overlay?.is === 'answers' && (
        <PasteAnswers
          typed={typedAnswers()}
          onTyped={keepTyped}
          onRead={readAnswers}
          onList={listQuestions}
          onClose={closeOverlay}
        />
      )}
      {overlay?.is === 'rename' && (
        <Rename
          {...overlay.uses}
          places={overlay.uses.uses.length}
          onRename={(to) => renameTo(overlay.uses, to)}
          onClose={closeOverlay}
        />
      )}
    </>
  );
}

/** The dialog that is open, and the change that waits for the visitor's yes. Loaded with the first of them. */
export function Dialogs() {
  const overlay = useStore($overlay);
  const preview = useStore($preview);
  const narrow = useStore($narrow);
  // Each that opens is one of its own, even of the same kind: the one before may still be closing.
  const [opened, setOpened] = useState({ overlay, count: 0 });
  if (opened.overlay !== overlay) setOpened({ overlay, count: opened.count + 1 });
  return (
    <>
      <Opened key={opened.count} overlay={overlay} />
      {preview && (
        <Preview
          {...preview}
          narrow={narrow}
          onApply={() => preview.answer(true)}
          onCancel={() => preview.answer(false)}
        />
      )}
    </>
  );
}
