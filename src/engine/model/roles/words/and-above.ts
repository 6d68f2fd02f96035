import { fold } from '../../derived/name-index.ts';

const behind = /^(?<name>\S.*?)(?:\s?\+| (?:and|or) (?:up|upwards?|above|higher|better|more)(?: roles?)?)$/i;
const before =
  /^(?:at least|minimum|min\.?|from|≥|>=)\s?(?:an? |the )?(?<name>\S.*?)(?: (?:up|on|upwards?))?$/i;

/** Whom a name means together with all above: `editor` of `editor+`, `editor or higher`, `at least editor`. */
export function andAbove(name: string): string | undefined {
  return (behind.exec(name) ?? before.exec(name))?.groups?.name;
}

/** The roles from one up; only that one where their order is not told. */
export function upFrom(name: string, order: readonly string[] | undefined): readonly string[] {
  const called = fold(name).replace(/s$/, '');
  const index = order?.findIndex((each) => fold(each).replace(/s$/, '') === called) ?? -1;
  return order && index >= 0 ? order.slice(0, index + 1) : [name];
}
