import { atom } from 'nanostores';

/** A message at the edge of the page. It never takes the focus; what went well leaves by itself. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** `problem` and `offer` stay until they are dismissed. */
  readonly kind: 'done' | 'problem' | 'offer';
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Messages, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

/** What went well is said for this long, in milliseconds; longer where something can be done about it. */
const shownFor = { plain: 6_000, withAction: 12_000 };

let last = 0;

/** Shows a message; gives its number. */
export function notify(
  text: string,
  { kind = 'done', action }: Partial<Omit<Notice, 'id' | 'text'>> = {},
): number {
  last += 1;
  const others = $notices.get().filter((notice) => notice.text !== text);
  const offers = others.filter((notice) => notice.kind === 'offer');
  const rest = others.filter((notice) => notice.kind !== 'offer');
  $notices.set([...offers, ...rest.slice(-2), { id: last, text, kind, ...(action ? { action } : {}) }]);
  const id = last;
  if (kind === 'done') setTimeout(() => dismiss(id), action ? shownFor.withAction : shownFor.plain);
  return id;
}

/** Takes a message away. */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
