import { useId, useState } from 'react';
import own from './finding-card.module.css';
import css from './finding-list.module.css';

interface AllowProps {
  readonly check: string;
  /** Whether it is allowed already, and only the reason is missing. */
  readonly only: boolean;
  readonly onAllow: (reason: string) => void;
}

/** Allows a finding: a button that asks for the reason, which the document keeps. */
export function Allow({ check, only, onAllow }: AllowProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  if (!asking)
    return (
      <button
        type="button"
        className={css.fix}
        aria-label={only ? undefined : `Allow ${check} here`}
        onClick={() => setAsking(true)}
      >
        {only ? 'Give the reason…' : 'Allow…'}
      </button>
    );
  return (
    <form
      className={own.allow}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        setAsking(false);
        setReason('');
        onAllow(reason);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
      }}
    >
      <label htmlFor={id}>It may stay, because</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the field answers the button that was just pressed.
        autoFocus
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className={css.fix} disabled={reason.trim() === ''}>
        {only ? 'Write it' : 'Allow'}
      </button>
    </form>
  );
}
