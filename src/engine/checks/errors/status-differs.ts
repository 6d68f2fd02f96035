import type { Fix } from '../../finding.ts';
import { type Raised, raising, statusCodes } from '../../model/derived/raised-errors.ts';
import type { Answer, ErrorEntry } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { whichHolds } from '../choice.ts';

interface Differing {
  readonly answer: Answer;
  readonly call: string;
}

/** The answers that carry an error with a status that the catalogue does not give it, by that status. */
function differing(
  codes: readonly string[],
  raised: readonly Raised[],
): ReadonlyMap<string, readonly Differing[]> {
  const found = new Map<string, Differing[]>();
  for (const { call, answer } of raised) {
    if (call === undefined || answer === undefined || answer.doubtful) continue;
    const [status, ...others] = statusCodes(answer.status);
    if (status === undefined || others.length > 0 || codes.includes(status)) continue;
    found.set(status, [...(found.get(status) ?? []), { answer, call: call.name }]);
  }
  return found;
}

function reportOf(
  entry: ErrorEntry,
  codes: readonly string[],
  status: string,
  places: readonly Differing[],
): readonly Report[] {
  const [first, ...others] = places;
  if (first === undefined || entry.status.is !== 'shown') return [];
  const [code, ...more] = codes;
  const message = `“${first.call}” answers ${status} with “${entry.name}”, and the catalogue gives it ${codes.join(' or ')}. Say the same status in both.`;
  const fixes: readonly Fix[] = [
    ...(code !== undefined && more.length === 0 && first.answer.status === status
      ? [
          {
            kind: 'replace' as const,
            label: `Answer ${code} as the catalogue says`,
            at: first.answer.nameAt,
            text: code,
          },
        ]
      : []),
    { kind: 'replace', label: `Write ${status} in the catalogue`, at: entry.status.at, text: status },
  ];
  const says = [...codes, status];
  // Where several answers say so, one changed answer settles nothing.
  const choice =
    others.length > 0
      ? undefined
      : whichHolds(`With which status is “${entry.name}” answered: ${says.join(' or ')}?`, says, fixes);
  return [
    {
      at: first.answer.nameAt,
      message,
      related: [
        { message: `the catalogue says ${codes.join(' or ')}`, at: entry.status.at },
        ...others.map(({ answer, call }) => ({
          message: `“${call}” answers ${status} too`,
          at: answer.nameAt,
        })),
      ],
      fixes,
      ...(choice ? { choice } : {}),
    },
  ];
}

const reportsOf = perElement((model: Model, entry: ErrorEntry): readonly Report[] => {
  const codes = statusCodes(shownValue(entry.status) ?? '');
  if (codes.length === 0 || entry.doubtful) return [];
  return [...differing(codes, raising(model, entry))].flatMap(([status, places]) =>
    reportOf(entry, codes, status, places),
  );
});

/** An answer and the catalogue give one error two statuses. */
export const check: ModelCheck = {
  id: 'errors/status-differs',
  severity: 'error',
  summary: 'A call answers an error with another status than the catalogue gives it.',
  reads: ['errors', 'calls', 'entities', 'rules'],
  run: (model) => flat(reportsOf.each(model, model.errors.errors)),
};
