import type { Severity } from '../engine/index.ts';

/** Sets text in a colour, or leaves it as it is. */
export interface Colours {
  readonly severity: (severity: Severity, text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
}

const codes: Readonly<Record<Severity, number>> = { error: 31, gap: 35, warning: 33, hint: 36 };

/** Colours for a stream: only on a terminal, and never where NO_COLOR is set (no-color.org). */
export function coloursFor(stream: { readonly isTTY?: boolean }): Colours {
  const isOn = stream.isTTY === true && (process.env.NO_COLOR ?? '') === '' && process.env.TERM !== 'dumb';
  const set = (code: number, text: string): string => (isOn ? `\u001B[${code}m${text}\u001B[0m` : text);
  return {
    severity: (severity, text) => set(codes[severity], text),
    faint: (text) => set(2, text),
    strong: (text) => set(1, text),
  };
}
