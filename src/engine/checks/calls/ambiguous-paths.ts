import { pathShape, trimPath } from '../../model/call-name.ts';
import type { Call } from '../../model/model.ts';
import type { ModelCheck, Report } from '../check.ts';

const segmentsOf = (call: Call): readonly string[] => pathShape(trimPath(call.path)).split('/');

/** Parameters that are named after a form that other texts do not have, also as in `<int:id>`. */
const ofForm = /^[^\w]*(uuid|guid|int|integer|date)\b/i;

/** Whether some segment takes one form in one path and another, or any, in the other. */
function areToldApart(one: Call, other: Call): boolean {
  const [left, right] = [trimPath(one.path).split('/'), trimPath(other.path).split('/')];
  return left.some((segment, index) => {
    const [form, against] = [ofForm.exec(segment)?.[1], ofForm.exec(right[index] ?? '')?.[1]];
    return /^\W/.test(segment) && /^\W/.test(right[index] ?? '') && form !== against;
  });
}

/**
 * Whether two paths match a common address and neither is the special case of the other: `/a/:x/b` and
 * `/a/c/:y`, or the same shape with other names. A fixed segment against a parameter is a special case.
 */
function isAmbiguous(one: Call, other: Call): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  if (left.length !== right.length || areToldApart(one, other)) return false;
  let [leftMore, rightMore] = [false, false];
  for (const [index, segment] of left.entries()) {
    const against = right[index] ?? '';
    if (segment === against) continue;
    const [leftHas, rightHas] = [segment.includes('{}'), against.includes('{}')];
    if (!leftHas && !rightHas) return false;
    // `report.{}` and `{}` overlap, but so partly that no order is needed to tell them apart.
    if ((leftHas && segment !== '{}') || (rightHas && against !== '{}')) return false;
    if (leftHas) rightMore = true;
    else leftMore = true;
  }
  return leftMore === rightMore;
}

/** Two calls of one method whose paths match the same addresses. */
export const check: ModelCheck = {
  id: 'calls/ambiguous-paths',
  severity: 'warning',
  summary: 'Two calls match the same address.',
  reads: ['calls'],
  run: ({ calls: { calls } }) => {
    const own = calls.filter((call) => call.method !== '' && call.path !== '' && !call.every && !call.outgoing && !call.doubtful);
    return own.flatMap((call, index) =>
      own.slice(0, index).flatMap((before): readonly Report[] => {
        const names = (each: Call): string => each.parameters.map(({ name }) => name).join(' ');
        const same = pathShape(trimPath(before.path)) === pathShape(trimPath(call.path)) && names(before) === names(call);
        if (before.method !== call.method || same || !isAmbiguous(before, call)) return [];
        return [
          {
            at: call.nameAt,
            message: `An address can match “${call.name}” and “${before.name}”. Say how the two are told apart, or give one of them another path.`,
            related: [{ message: `“${before.name}”`, at: before.nameAt }],
          },
        ];
      }),
    );
  },
};
