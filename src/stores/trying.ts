import type { MovedConstant, Trial } from '../engine/index.ts';
import { askEngine } from './summary.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** What the rules of a subject say of values that were typed; undefined where the document is not being read. */
export async function tryOut(
  subject: string,
  typed: Readonly<Record<string, string>>,
): Promise<Trial | undefined> {
  const date = new Date();
  const today = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const attempt = { subject, typed, now: date.toISOString(), today };
  return (await askEngine({ ask: 'try', attempt }).catch(() => undefined))?.reply;
}

/** What another value of a constant would change; both are whole numbers in digits. */
export async function moveConstant(
  constant: string,
  from: string,
  to: string,
): Promise<MovedConstant | undefined> {
  return (await askEngine({ ask: 'move', constant, from, to }).catch(() => undefined))?.reply;
}
