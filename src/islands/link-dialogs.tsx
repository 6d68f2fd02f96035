import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { downloadOpen } from '../stores/actions.ts';
import { $title } from '../stores/document.ts';
import { notify } from '../stores/notices.ts';
import { closeOverlay } from '../stores/overlay.ts';
import { $received, keepReceived, leaveReceived, receive } from '../stores/receiving.ts';
import { $made, linkPlaces, makeLink } from '../stores/sharing.ts';
import { MadeLink } from '../ui/link/made-link.tsx';
import { ReceivedLink } from '../ui/link/received-link.tsx';
import { sitePath } from '../ui/site/site-path.ts';

/** The address of the page without the document: it was answered, and a reload is not to ask again. */
function cleanAddress(): void {
  if (location.hash.startsWith('#spec')) history.replaceState(null, '', location.pathname + location.search);
}

function close(): void {
  cleanAddress();
  leaveReceived();
  closeOverlay();
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('The link was copied.');
    closeOverlay();
  } catch {
    notify('The browser did not let the link be copied. Select it, and copy it by hand.', {
      kind: 'problem',
    });
  }
}

/** A link of the open document, being made and made. */
export function Sharing() {
  const title = useStore($title);
  const made = useStore($made);
  const [withPlace, setWithPlace] = useState(false);
  useEffect(() => {
    void makeLink(`${location.origin}${sitePath('/workbench/')}`, withPlace);
  }, [withPlace]);
  return (
    <MadeLink
      title={title}
      link={made}
      places={linkPlaces}
      withPlace={withPlace}
      onWithPlace={setWithPlace}
      onCopy={(address) => void copy(address)}
      onSaveFile={() => {
        closeOverlay();
        downloadOpen();
      }}
      onClose={closeOverlay}
    />
  );
}

/** The document that came with a link. */
export function Receiving({ fragment }: { readonly fragment: string }) {
  const received = useStore($received);
  useEffect(() => {
    void receive(fragment).then((became) => {
      if (became === 'refused') cleanAddress();
      if (became !== 'document') closeOverlay();
    });
  }, [fragment]);
  if (received === undefined) return null;
  const { title, shared, lines, summary, known } = received;
  const keep = (): void => {
    cleanAddress();
    closeOverlay();
    void keepReceived();
  };
  return (
    <ReceivedLink
      title={title}
      text={shared.text}
      lines={lines}
      summary={summary}
      known={known !== undefined}
      onKeep={keep}
      onLeave={close}
    />
  );
}
