import { listOf } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** An event that time fires, and nothing says at what time. */
export const check: ModelCheck = {
  id: 'states/unguarded-time',
  severity: 'gap',
  summary: 'Time fires an event, and nothing says when.',
  reads: ['states'],
  run: (model) => {
    const rows = model.states.lifecycles.flatMap((lifecycle) =>
      lifecycle.transitions.filter(
        (row) =>
          row.how === 'exact' &&
          !row.doubtful &&
          listOf(row.by).some((actor) => actor.is === 'outside' && /^time$/i.test(actor.name)),
      ),
    );
    // A name such as "after 30 days" says it.
    const lacking = rows.filter(
      ({ name, when }) => when.is === 'unstated' && name !== '' && !/\d/.test(name),
    );
    return reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
      rows.length,
      {
        one: (name) => `When does “${name}” happen? It is fired by time, and no condition says at what time.`,
        many: (names) =>
          `When do ${names} happen? They are fired by time, and no condition says at what time.`,
        cause: 'time that is not told',
        column: { point: 'states', title: 'When' },
      },
    );
  },
};
