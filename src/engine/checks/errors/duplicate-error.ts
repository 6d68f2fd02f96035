import type { ErrorEntry } from '../../model/interface-elements.ts';
import { fold } from '../../model/name-index.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The same error twice in the catalogue. Messages without a code may repeat: they are told apart by *When*. */
export const check: ModelCheck = {
  id: 'errors/duplicate-error',
  severity: 'error',
  summary: 'An error stands twice in the catalogue.',
  reads: ['errors'],
  run: ({ errors: { errors } }) => {
    const first = new Map<string, ErrorEntry>();
    const reports: Report[] = [];
    for (const entry of errors) {
      if (entry.quoted || entry.doubtful) continue;
      const key = fold(entry.name);
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, entry);
        continue;
      }
      reports.push({
        at: entry.nameAt,
        message: `The error “${entry.name}” is already in the catalogue. Make one entry of the two, or give one of them another name.`,
        related: [{ message: `“${before.name}” stands here first`, at: before.nameAt }],
      });
    }
    return reports;
  },
};
