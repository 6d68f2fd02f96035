import type { Block, Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import type { ErrorLine } from './line.ts';

/** A status, what is called so, and perhaps when that arises: "403: token has no scope (no call is covered)". */
const line = wording`^(?<mark>[\`*]*)(?<status>[45]\d\d)[\`*]*(?:\s*[:–—-]\s+)(?<name>(?![\`"“„«*])[^\n]{3,160}?)(?:\s+\((?<when>[^()\n]{3,})\))?\.?$`;

/** Words of the longest text that names an error. */
const LONGEST_NAME = 20;

/** Whether a list tells of errors by their statuses and names several by the same one: the words behind it name them. */
export const statusesComeAgain = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const found = block.items.map(({ text }) => line.exec(text.source)?.groups);
  const statuses = found.flatMap((each) => each?.status ?? []);
  return statuses.length * 2 > block.items.length && new Set(statuses).size * 2 <= statuses.length;
});

/** The error of a line in a list in which statuses come again, which is asked where it matters; undefined for any other line. */
export function namedBehindStatus(text: Inline, doComeAgain: () => boolean): ErrorLine | undefined {
  const { status, mark = '', name, when } = line.exec(text.source)?.groups ?? {};
  if (!status || !name || name.split(' ').length > LONGEST_NAME || !doComeAgain()) return undefined;
  const start = text.source.indexOf(name, mark.length + status.length);
  const called = slice(text, start, start + name.length);
  const from = when ? text.source.lastIndexOf(when) : 0;
  return {
    name: { source: plain(called), at: called.at },
    quoted: true,
    explained: when ? slice(text, from, from + when.length) : undefined,
    message: called,
    status: slice(text, mark.length, mark.length + status.length),
    doubtful: true,
  };
}
