import { atom } from 'nanostores';

/** A message at the edge of the page. It never takes the focus. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** `problem` stays until it is dismissed. */
  readonly kind: 'done' | 'problem';
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Messages, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

let last = 0;

/** Shows a message; gives its number. */
export function notify(
  text: string,
  { kind = 'done', action }: Partial<Omit<Notice, 'id' | 'text'>> = {},
): number {
  last += 1;
  const others = $notices.get().filter((notice) => notice.text !== text);
  $notices.set([...others.slice(-2), { id: last, text, kind, ...(action ? { action } : {}) }]);
  return last;
}

/** Takes a message away. */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
