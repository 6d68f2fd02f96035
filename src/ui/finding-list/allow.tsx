import { useId, useLayoutEffect, useRef, useState } from 'react';
import { allowLabel, allowWords, longestReason } from '../finding/allowing.ts';
import own from './finding-card.module.css';
import css from './finding-list.module.css';

interface AllowProps {
  readonly check: string;
  /** What was typed and is in no text yet. */
  readonly typed: () => string;
  readonly onType: (reason: string) => void;
  readonly onAllow: (reason: string) => void;
}

/** Allows a finding: a button that asks for the reason, which the document keeps. It has the focus again when it was asked. */
export function Allow({ check, typed, onType, onAllow }: AllowProps) {
  const words = allowWords(check);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useLayoutEffect(() => {
    if (!left.current || asking) return;
    left.current = false;
    button.current?.focus();
  }, [asking]);
  const leave = (): void => {
    left.current = true;
    setAsking(false);
  };
  if (!asking)
    return (
      <button
        ref={button}
        type="button"
        className={css.fix}
        aria-label={words.name}
        onClick={() => {
          setReason(typed());
          setAsking(true);
        }}
      >
        {words.ask}
      </button>
    );
  return (
    <form
      className={own.allow}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        leave();
        onAllow(reason);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) {
          // The reason is one line, however many it is shown in; Enter may also end a word of another script.
          if (event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
        if (event.key !== 'Escape') return;
        // It is meant for this field: no message leaves with it.
        event.preventDefault();
        leave();
      }}
    >
      <label htmlFor={id}>{allowLabel}</label>
      <textarea
        id={id}
        rows={2}
        enterKeyHint="done"
        // biome-ignore lint/a11y/noAutofocus: the field answers the button that was just pressed.
        autoFocus
        value={reason}
        maxLength={longestReason}
        onChange={({ target }) => {
          setReason(target.value);
          onType(target.value);
        }}
      />
      <button type="submit" className={css.fix} disabled={reason.trim() === ''}>
        {words.write}
      </button>
    </form>
  );
}
