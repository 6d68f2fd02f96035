import { pathShape, trimPath } from '../../model/call-name.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck, Report } from '../check.ts';

/** A call with its path taken apart: as written, and with every parameter as `{}`. */
interface Parted {
  readonly call: Call;
  readonly segments: readonly string[];
  readonly shape: readonly string[];
  /** Equal for two descriptions of one call. */
  readonly key: string;
}

/** Parameters that are named after a form that other texts do not have, also as in `<int:id>`. */
const ofForm = /^[^\w]*(uuid|guid|int|integer|date)\b/i;

/** Whether some segment takes one form in one path and another, or any, in the other. */
function areToldApart(one: Parted, other: Parted): boolean {
  return one.segments.some((segment, index) => {
    const against = other.segments[index] ?? '';
    const bothVary = /^\W/.test(segment) && /^\W/.test(against);
    return bothVary && ofForm.exec(segment)?.[1] !== ofForm.exec(against)?.[1];
  });
}

/**
 * Whether two paths match a common address and neither is the special case of the other: `/a/:x/b` and
 * `/a/c/:y`, or the same shape with other names. A fixed segment against a parameter is a special case.
 */
function isAmbiguous(one: Parted, other: Parted): boolean {
  let [oneMore, otherMore] = [false, false];
  for (const [index, segment] of one.shape.entries()) {
    const against = other.shape[index] ?? '';
    if (segment === against) continue;
    // `report.{}` and `{}` overlap, but so partly that no order is needed to tell them apart.
    if (segment !== '{}' && against !== '{}') return false;
    if ((segment === '{}' ? against : segment).includes('{}')) return false;
    if (segment === '{}') otherMore = true;
    else oneMore = true;
  }
  return oneMore === otherMore && one.key !== other.key && !areToldApart(one, other);
}

/** The calls of the product's own, in groups that can clash: of one method and one length. */
function comparable(model: Model): readonly (readonly Parted[])[] {
  const groups = new Map<string, Parted[]>();
  for (const call of model.calls.calls) {
    if (call.method === '' || call.path === '' || call.every || call.outgoing || call.doubtful) continue;
    const path = trimPath(call.path);
    const shape = pathShape(path).split('/');
    const names = call.parameters.map(({ name }) => name).join(' ');
    const parted = { call, segments: path.split('/'), shape, key: `${shape.join('/')} ${names}` };
    const group = `${call.method} ${shape.length}`;
    const known = groups.get(group);
    if (known) known.push(parted);
    else groups.set(group, [parted]);
  }
  return [...groups.values()];
}

/** Two calls of one method whose paths match the same addresses. */
export const check: ModelCheck = {
  id: 'calls/ambiguous-paths',
  severity: 'warning',
  summary: 'Two calls match the same address.',
  reads: ['calls'],
  run: (model) =>
    comparable(model).flatMap((group) =>
      group.flatMap((parted, index): readonly Report[] => {
        const before = group.slice(0, index).find((each) => isAmbiguous(each, parted))?.call;
        if (before === undefined) return [];
        const { name, nameAt } = parted.call;
        return [
          {
            at: nameAt,
            message: `An address can match “${name}” and “${before.name}”. Say how the two are told apart, or give one of them another path.`,
            related: [{ message: `“${before.name}”`, at: before.nameAt }],
          },
        ];
      }),
    ),
};
