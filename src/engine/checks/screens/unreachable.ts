import type { Fix } from '../../finding.ts';
import { partOf } from '../../model/blocks/context.ts';
import { entriesOf, followWays, unreachedScreens, waysFrom } from '../../model/derived/screen-ways.ts';
import type { Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The screens that lead to others of the unreached, each with those; what is left of a circle is led by its first. */
function families(model: Model, unreached: readonly Screen[]): readonly (readonly Screen[])[] {
  const led = new Set(
    unreached.flatMap((screen) => [...waysFrom(model, screen).to].filter((next) => next !== screen)),
  );
  const heads = [...unreached.filter((screen) => !led.has(screen)), ...unreached];
  const covered = new Set<Screen>();
  return heads.flatMap((head) => {
    if (covered.has(head)) return [];
    const family = new Set([head]);
    followWays(model, family);
    const mine = [...family].filter((screen) => unreached.includes(screen) && !covered.has(screen));
    for (const screen of mine) covered.add(screen);
    return [mine];
  });
}

/**
 * Asks whether people come to a screen from outside: then it is an entry. Where none is marked the first screen is one,
 * which is to stay so, and is marked with it.
 */
function isEntry(model: Model, { name, how, nameAt }: Screen): Pick<Report, 'choice'> {
  const entries = entriesOf(model);
  const unmarked = entries.filter(({ entry }) => !entry);
  if (how !== 'exact' || unmarked.some((each) => each.how !== 'exact')) return {};
  const [at, ...also] = [nameAt, ...unmarked.map((each) => each.nameAt)].map((place) =>
    partOf(place, place.to - place.from, place.to - place.from),
  );
  if (!at) return {};
  const mark: Fix = {
    kind: 'replace',
    label: `Mark “${name}” as an entry`,
    at,
    ...(also.length > 0 ? { also } : {}),
    text: ' (entry)',
  };
  const text = `Do people come to “${name}” from outside?`;
  return { choice: { text, options: [{ says: 'yes', fix: mark }, { says: 'no' }] } };
}

/**
 * A screen that no way leads to from where the application starts. Said only where every screen that can be
 * reached says where it leads: otherwise a way may be what the document does not show.
 */
export const check: ModelCheck = {
  id: 'screens/unreachable',
  severity: 'warning',
  summary: 'No way leads to a screen.',
  deep: true,
  reads: ['screens', 'calls', 'errors'],
  run: (model) => {
    return families(model, unreachedScreens(model)).flatMap(([head, ...others]): readonly Report[] =>
      head
        ? [
            {
              at: head.nameAt,
              message: `No screen leads to “${head.name}”, and it is no entry. Say from where one gets there, or mark it “(entry)”.`,
              ...(others.length > 0
                ? {
                    related: others.map((screen) => ({
                      message: `“${screen.name}” is reached only through it`,
                      at: screen.nameAt,
                    })),
                  }
                : {}),
              ...isEntry(model, head),
            },
          ]
        : [],
    );
  },
};
