import { type SubmitEvent, useState } from 'react';
import { Comparison } from '../comparison/comparison.tsx';
import controls from '../dialog/controls.module.css';
import { Dialog } from '../dialog/dialog.tsx';
import css from './history.module.css';

/** A version as a list shows it. */
export interface VersionItem {
  readonly number: number;
  readonly note: string;
  /** When it was kept, in words. */
  readonly when: string;
  /** How long it is, in words. */
  readonly size: string;
  /** `crossed`: written in two tabs at once. `named`: by hand. */
  readonly kind: 'automatic' | 'kept' | 'crossed' | 'named';
}

/** A text with what it is called. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

interface HistoryProps {
  readonly title: string;
  readonly versions: readonly VersionItem[];
  /** The number of the version that is looked at. */
  readonly chosen: number | undefined;
  /** What it is compared with: another version's number, or the text as it is. */
  readonly against: number | 'now';
  /** Both texts in the order of time, once they are loaded. */
  readonly texts: { readonly before: LabelledText; readonly after: LabelledText } | undefined;
  readonly narrow: boolean;
  /** Whether the document can be changed here. */
  readonly locked: boolean;
  readonly onChoose: (number: number | undefined) => void;
  readonly onAgainst: (against: number | 'now') => void;
  /** Keeps the text as it is; under no name where that is empty. */
  readonly onKeep: (name: string) => void;
  readonly onName: (number: number, name: string) => void;
  readonly onRestore: (number: number) => void;
  readonly onDownload: (number: number) => void;
  readonly onRemove: (number: number) => void;
  readonly onClose: () => void;
}

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  readonly start?: string;
  /** Whether it may be left empty. */
  readonly optional?: boolean;
  readonly onName: (name: string) => void;
}

/** A field for a name, with its button. */
function NameForm({ label, button, start = '', optional = false, onName }: NameFormProps) {
  const [name, setName] = useState(start);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onName(name.trim());
    setName('');
  };
  return (
    <form className={`${css.form} ${controls.controls}`} onSubmit={submit}>
      <input
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder={optional ? 'A name, if you like' : 'A name'}
        aria-label={label}
        maxLength={120}
      />
      <button type="submit" disabled={!optional && name.trim() === ''}>
        {button}
      </button>
    </form>
  );
}

const kinds = { automatic: '', kept: '', crossed: 'Two tabs', named: 'Named' } as const;

/** The chosen version beside another text, and what can be done with it. */
function Looked(props: HistoryProps & { readonly version: VersionItem }) {
  const { version, versions, against, texts, narrow, locked } = props;
  const { number } = version;
  const [naming, setNaming] = useState(false);
  return (
    <div className={css.looked}>
      <div className={`${css.tools} ${controls.controls}`}>
        {narrow && (
          <button type="button" onClick={() => props.onChoose(undefined)}>
            All versions
          </button>
        )}
        <label>
          Compared with{' '}
          <select
            value={against}
            onChange={({ target }) => props.onAgainst(target.value === 'now' ? 'now' : Number(target.value))}
          >
            <option value="now">the text as it is</option>
            {versions
              .filter((other) => other.number !== number)
              .map((other) => (
                <option key={other.number} value={other.number}>
                  {other.when}: {other.note}
                </option>
              ))}
          </select>
        </label>
        <span className={css.actions}>
          <button type="button" data-main="" disabled={locked} onClick={() => props.onRestore(number)}>
            Restore
          </button>
          <button type="button" aria-expanded={naming} onClick={() => setNaming(!naming)}>
            Name
          </button>
          <button type="button" onClick={() => props.onDownload(number)}>
            Download
          </button>
          <button type="button" onClick={() => props.onRemove(number)}>
            Remove
          </button>
        </span>
      </div>
      {naming && (
        <NameForm
          label="Name of this version"
          button="Name it"
          start={version.kind === 'named' ? version.note : ''}
          onName={(name) => {
            setNaming(false);
            props.onName(number, name);
          }}
        />
      )}
      {texts ? (
        <Comparison before={texts.before} after={texts.after} narrow={narrow} />
      ) : (
        <p className={css.soft}>Loading …</p>
      )}
    </div>
  );
}

/** The versions of the open document: any two compared as text, one restored, named, downloaded or removed. */
export function History(props: HistoryProps) {
  const { title, versions, chosen, narrow, onChoose, onKeep, onClose } = props;
  const version = versions.find(({ number }) => number === chosen);
  return (
    <Dialog open wide title={`History of ${title}`} onClose={onClose}>
      <div
        className={css.history}
        data-narrow={narrow || undefined}
        data-empty={versions.length === 0 || undefined}
      >
        {(!narrow || version === undefined) && (
          <div className={css.side}>
            <NameForm label="Name for the text as it is" button="Keep a version" optional onName={onKeep} />
            {versions.length === 0 && (
              <p className={css.soft}>
                No version is kept yet. One is kept when you begin to change a document, every ten minutes of
                writing, and before anything replaces much of it.
              </p>
            )}
            <ol className={css.versions} tabIndex={-1} data-focus="" aria-label="Versions, the newest first">
              {versions.map(({ number, note, when, size, kind }) => (
                <li key={number}>
                  <button
                    type="button"
                    className={css.version}
                    aria-pressed={number === chosen}
                    data-kind={kind}
                    onClick={() => onChoose(number)}
                  >
                    <span className={css.when}>
                      {when} {kinds[kind] !== '' && <b>{kinds[kind]}</b>}
                    </span>
                    <span className={css.note}>{note}</span>
                    <span className={css.size}>{size}</span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        )}
        {version ? (
          <Looked key={version.number} {...props} version={version} />
        ) : (
          !narrow && versions.length > 0 && <p className={css.soft}>Choose a version to compare it.</p>
        )}
      </div>
    </Dialog>
  );
}
