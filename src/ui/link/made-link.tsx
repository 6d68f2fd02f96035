import { Dialog } from '../dialog/dialog.tsx';
import css from './link.module.css';

interface MadeLinkProps {
  readonly title: string;
  readonly link:
    | { readonly is: 'making' | 'too-long' | 'failed' }
    | { readonly is: 'ready'; readonly address: string };
  /** Where links are put, with the longest text each place takes, in characters. */
  readonly places: readonly { readonly name: string; readonly most: number; readonly source: string }[];
  readonly withPlace: boolean;
  readonly onWithPlace: (on: boolean) => void;
  readonly onCopy: (address: string) => void;
  readonly onSaveFile: () => void;
  readonly onClose: () => void;
}

const count = (number: number): string => number.toLocaleString('en');

const reasons = {
  making: 'The link is being made …',
  'too-long': 'This document is too long for a link. Save it as a file, and send that.',
  failed: 'This browser cannot make such a link. Save the document as a file, and send that.',
} as const;

/** A link that carries the open document, and where it fits. */
export function MadeLink(props: MadeLinkProps) {
  const { title, link, places, withPlace, onWithPlace, onCopy, onSaveFile, onClose } = props;
  const length = link.is === 'ready' ? link.address.length : 0;
  const hopeless = link.is === 'too-long' || link.is === 'failed';
  return (
    <Dialog
      open
      title={`A link to “${title}”`}
      onClose={onClose}
      leave="Close"
      actions={
        <>
          <button type="button" data-main={hopeless ? '' : undefined} onClick={onSaveFile}>
            Save as a file
          </button>
          {!hopeless && (
            <button
              type="button"
              data-main=""
              disabled={link.is !== 'ready'}
              onClick={() => link.is === 'ready' && onCopy(link.address)}
            >
              Copy the link
            </button>
          )}
        </>
      }
    >
      {!hopeless && (
        <p className={css.words}>
          The document itself is in the link, behind the “#”, which no browser sends to a server. Whoever has
          the link has the document as it is now.
        </p>
      )}
      {link.is === 'ready' ? (
        <textarea
          className={css.address}
          readOnly
          rows={3}
          aria-label={`The link, ${count(length)} characters`}
          value={link.address}
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <p role="status">{reasons[link.is]}</p>
      )}
      {!hopeless && (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={withPlace}
            onChange={(event) => onWithPlace(event.target.checked)}
          />
          Open it where my cursor is
        </label>
      )}
      {link.is === 'ready' && (
        <table className={css.places}>
          <caption>The link has {count(length)} characters. Where that fits:</caption>
          <tbody>
            {places.map(({ name, most, source }) => (
              <tr key={name} data-fits={length <= most}>
                <th scope="row">
                  <a href={source} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </th>
                <td>{count(most)}</td>
                <td>{length <= most ? 'fits' : 'too long'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
