import { casesOf } from '../../model/derived/bounds.ts';
import { occursOutside } from '../../model/derived/occurrences.ts';
import type { Constant } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';
import { takeOut } from '../take-out.ts';

/** A name that other points can refer to. */
const identifier = /^[A-Za-z_]\w*$/;

/** A constant with all its cases. */
const allCases = (model: Model, { name }: Constant): readonly Constant[] =>
  casesOf(model, name).filter((each) => each.name === name);

const isUsed = perElement((model: Model, constant: Constant): boolean =>
  occursOutside(
    model,
    constant.name,
    allCases(model, constant).map(({ at }) => at),
    false,
  ),
);

/** A constant whose name stands nowhere else, in a document that refers to its constants by name. */
export const check: ModelCheck = {
  id: 'constants/unused-constant',
  severity: 'hint',
  summary: 'A constant is named nowhere else.',
  reads: ['constants', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => {
    const byName = new Map(model.constants.constants.map((each) => [each.name, each]));
    const constants = [...byName.values()].filter(
      (each) => identifier.test(each.name) && each.how === 'exact' && !each.doubtful,
    );
    const used = isUsed.each(model, constants);
    const unused = constants.filter((_, index) => !used[index]);
    if (unused.length === constants.length) return [];
    return reportGaps(
      unused.map((constant) => ({ name: constant.name, at: constant.nameAt, constant })),
      constants.length,
      {
        one: (name) =>
          `“${name}” is named nowhere else. Name it where it applies, so that both change together, or take it out.`,
        many: (names) =>
          `${names} are named nowhere else. Name them where they apply, so that both change together, or take them out.`,
        cause: 'constants that are not used',
        fixes: (each) => takeOut(each.flatMap(({ constant }) => allCases(model, constant))),
      },
    );
  },
};
