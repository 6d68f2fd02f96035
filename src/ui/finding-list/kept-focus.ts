import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The findings of a list that are in sight, or would be after scrolling. */
const findingsIn = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])].filter(
    (button) => button.closest('details:not([open])') === null,
  );

/**
 * Keeps the focus in a list of findings when what had it is drawn no more, after a fix, say: it goes to the finding
 * that stands in that place now, or to the list itself. Gives what the list has to hear.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const at = useRef(-1);
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const findings = findingsIn(list.current);
    (findings[Math.min(at.current, findings.length - 1)] ?? list.current)?.focus();
  });
  useEffect(() => {
    // Not heard through React, which tells nobody of a focus that a dialog gives back while it is taken away.
    const note = ({ target }: FocusEvent): void => {
      const card = target instanceof Element ? target.closest('article') : null;
      at.current = findingsIn(list.current).findIndex((button) => card?.contains(button));
    };
    const element = list.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);
  // Heard through React, which tells nobody of a focus that is lost with what it draws no more.
  return {
    onBlur: (): void => {
      at.current = -1;
    },
  };
}
