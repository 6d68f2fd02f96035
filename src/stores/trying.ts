import type { MovedConstant, SubjectView, Trial } from '../engine/index.ts';
import type { Query, Told } from '../worker/client.ts';

/** Asks something of a text that is read; rejects where it is not. */
export type Ask = <Q extends Query>(query: Q) => Promise<Told<Q>>;

const two = (value: number): string => String(value).padStart(2, '0');

/** What the rules of a subject say of values that were typed; undefined where the document is not being read. */
export const tryWith =
  (ask: Ask) =>
  async (
    { name, section }: Pick<SubjectView, 'name' | 'section'>,
    typed: Readonly<Record<string, string>>,
  ): Promise<Trial | undefined> => {
    const date = new Date();
    const today = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    const attempt = { subject: name, section, typed, now: date.toISOString(), today };
    return (await ask({ ask: 'try', attempt }).catch(() => undefined))?.reply;
  };

/** What another value of a constant would change; both are whole numbers in digits. */
export const moveWith =
  (ask: Ask) =>
  async (constant: string, from: string, to: string): Promise<MovedConstant | undefined> =>
    (await ask({ ask: 'move', constant, from, to }).catch(() => undefined))?.reply;
