import { casesOf } from '../../model/derived/bounds.ts';
import { occursOutside } from '../../model/derived/occurrences.ts';
import type { Constant } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** A name that other points can refer to. */
const identifier = /^[A-Za-z_]\w*$/;

const isUsed = perElement((model: Model, constant: Constant): boolean => {
  const cases = casesOf(model, constant.name).filter((each) => each.name === constant.name);
  return occursOutside(
    model,
    constant.name,
    cases.map((each) => each.at),
    false,
  );
});

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
      unused.map(({ name, nameAt }) => ({ name, at: nameAt })),
      constants.length,
      {
        one: (name) =>
          `“${name}” is named nowhere else. Name it where it applies, so that both change together.`,
        many: (names) =>
          `${names} are named nowhere else. Name them where they apply, so that both change together.`,
        cause: 'constants that are not used',
      },
    );
  },
};
