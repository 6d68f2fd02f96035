import { screensMaking } from '../../model/derived/permissions.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { areExact, coarse, reportGaps } from '../gaps.ts';
import { tellsMaker } from '../told-of-calls.ts';

/** How a document says of a call of the product's own which screen makes it, or who else; undefined for others. */
const howMade = perElement((model: Model, call: Call): 'said' | 'in words' | 'untold' | undefined => {
  if (call.every || call.outgoing || call.doubtful) return undefined;
  if (call.madeBy.is !== 'unstated' || screensMaking(model, call).size > 0) return 'said';
  return tellsMaker(model, call) ? 'in words' : 'untold';
});

/**
 * Whether a document says in a column or a line of its own who makes most of its calls, or has their canonical form and
 * says nothing of any. One in words of its own may say it on the way, in words that were not understood.
 */
function isAsked(how: readonly string[], model: Model): boolean {
  const said = how.filter((each) => each === 'said').length;
  if (said > 0) return said * 2 >= how.length;
  return (
    !how.includes('in words') &&
    Math.min(how.length, model.screens.screens.length) >= coarse &&
    areExact(model.calls.calls)
  );
}

/** A call that no screen makes, in a document that has screens. Where no call says it, that is one question. */
export const check: ModelCheck = {
  id: 'calls/made-by-nobody',
  severity: 'gap',
  summary: 'No screen makes a call.',
  reads: ['outline', 'calls', 'calls-text', 'screens', 'product', 'product-text'],
  run: (model) => {
    const { calls } = model.calls;
    const made = howMade.each(model, calls);
    const own = made.filter((how) => how !== undefined);
    // What a screen calls may be not shown, which is asked by itself.
    const isOpen = model.screens.screens.some(({ calls: { is } }) => is === 'not-shown' || is === 'open');
    if (isOpen || !isAsked(own, model)) return [];
    return reportGaps(
      calls.filter((_, index) => made[index] === 'untold').map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) =>
          `Which screen makes “${name}”, or who else? No screen names it, and the call does not say.`,
        many: (names) =>
          `Which screens make ${names}, or who else? No screen names them, and the calls do not say.`,
        cause: 'calls that nobody makes',
        column: { point: 'calls', title: 'Made by' },
      },
    );
  },
};
