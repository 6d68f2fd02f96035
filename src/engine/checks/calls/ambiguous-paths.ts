import { pathShape, trimPath } from '../../model/calls/name.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { once } from '../../model/tracking/once.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { cannotBe } from '../address-values.ts';
import type { ModelCheck, Report } from '../check.ts';
import { against, byCulprit, type Clash } from '../clashing.ts';
import { nameList } from '../gaps.ts';
import { PathTree } from '../path-tree.ts';
import { isReserved, reservedWords } from '../reserved-words.ts';

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
function isAmbiguous(one: Parted, other: Parted, reserved: ReadonlySet<string>): boolean {
  let [oneMore, otherMore] = [false, false];
  let [isOne, isOther] = [true, true];
  for (let index = 0; index < one.shape.length; index++) {
    const segment = one.shape[index] ?? '';
    const against = other.shape[index] ?? '';
    if (segment === against) continue;
    // `report.{}` and `{}` overlap, but so partly that no order is needed to tell them apart.
    if (segment !== '{}' && against !== '{}') return false;
    if ((segment === '{}' ? against : segment).includes('{}')) return false;
    const [varying, fixed] = segment === '{}' ? [one, against] : [other, segment];
    if (isReserved(reserved, varying.segments[index] ?? '', fixed)) return false;
    if (segment === '{}') otherMore = true;
    else oneMore = true;
    isOne &&= segment !== '{}' || !cannotBe(one.segments[index] ?? '', against);
    isOther &&= against !== '{}' || !cannotBe(other.segments[index] ?? '', segment);
  }
  // An address that gives both a value that they cannot have is none.
  if (!isOne && !isOther) return false;
  return oneMore === otherMore && one.key !== other.key && !areToldApart(one, other);
}

const partsOf = once((call: Call): Parted | undefined => {
  if (call.method === '' || call.path === '' || call.every || call.outgoing || call.doubtful)
    return undefined;
  const path = trimPath(call.path);
  const shape = pathShape(path).split('/');
  const names = call.parameters.map(({ name }) => name).join(' ');
  return { call, segments: path.split('/'), shape, key: `${shape.join('/')} ${names}` };
});

/** The calls of the product's own that can clash: of one method and one length. */
const comparable = grouped(
  (model) => model.calls.calls,
  (_, call: Call): readonly string[] => {
    const parted = partsOf(call);
    return parted ? [`${call.method} ${parted.shape.length}`] : [];
  },
);

/** Which calls of a group clash, by the one that clashes with most of the others. */
const clashesIn = perElement((model: Model, group: readonly Call[]): readonly Report[] => {
  const reserved = reservedWords(model);
  const all = group.flatMap((call) => partsOf(call) ?? []);
  // Of calls whose paths are written the same the first speaks for all.
  const told = new Set<string>();
  const firsts = all.flatMap((parted, index) => {
    const path = `${parted.segments.join('/')} ${parted.key}`;
    if (told.has(path)) return [];
    told.add(path);
    return [[parted.shape, index] as const];
  });
  const tree = new PathTree(firsts);
  const clashes = all.flatMap((one, index) =>
    tree
      .clashing(one.shape)
      .filter((at) => at < index)
      .sort((left, right) => left - right)
      .flatMap((at): readonly Clash<Parted>[] => {
        const other = all[at];
        return other && isAmbiguous(other, one, reserved) ? [{ one, other }] : [];
      }),
  );
  return byCulprit<Parted, Clash<Parted>>(clashes).map(({ culprit, clashes }): Report => {
    const others = clashes.map((clash) => against(culprit, clash).call);
    const names = nameList(others.map(({ name }) => name));
    const { name, nameAt } = culprit.call;
    return {
      at: nameAt,
      message:
        others.length === 1
          ? `An address can match “${name}” and ${names}. Say how the two are told apart, or give one of them another path.`
          : `Addresses of ${names} can match “${name}” too. Say how they are told apart, or give it another path.`,
      cause: 'calls that match one address',
      related: others.map((other) => ({ message: `“${other.name}”`, at: other.nameAt })),
    };
  });
});

/** Two calls of one method whose paths match the same addresses. */
export const check: ModelCheck = {
  id: 'calls/ambiguous-paths',
  severity: 'warning',
  summary: 'Two calls match the same address.',
  everSaid: 'two calls that are told of clash',
  reads: ['calls', 'rules'],
  run: (model) => flat(clashesIn.each(model, comparable.every(model))),
};
