import { waysFrom, waysFromAnywhere } from '../../model/derived/screen-ways.ts';
import type { Screen } from '../../model/interface-elements.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList, sayNotShown } from '../gaps.ts';

function question(
  screens: readonly Screen[],
  ask: (names: string) => string,
  cause: string,
  column: string,
): readonly Report[] {
  const [first, ...others] = screens;
  if (!first) return [];
  const related = others.map(({ name, nameAt }) => ({
    message: `“${name}”`,
    at: nameAt,
  }));
  const fixes = [sayNotShown('screens', column, screens)];
  return [
    { at: first.nameAt, message: ask(nameList(screens.map(({ name }) => name))), related, cause, fixes },
  ];
}

/** No screen at all says where it leads, or who may open it: one question for the whole column. */
export const check: ModelCheck = {
  id: 'screens/not-said',
  severity: 'gap',
  summary: 'No screen says where it leads, or who may open it.',
  deep: true,
  reads: ['screens', 'calls', 'errors', 'roles'],
  run: (model) => {
    const screens = model.screens.screens.filter(({ doubtful }) => !doubtful);
    // Without any address it is a list of names, which may be no screens at all.
    if (!screens.some(({ routes }) => routes.is === 'shown')) return [];
    const saysWay = ({ leadsTo }: Screen): boolean => leadsTo.is !== 'unstated';
    const leads =
      screens.some(saysWay) ||
      waysFromAnywhere(model).to.size > 0 ||
      screens.some((screen) => waysFrom(model, screen).to.size > 0);
    const opened =
      screens.some(({ openTo }) => openTo.is !== 'unstated') ||
      model.roles.roles.length === 0 ||
      model.roles.permissions.some(({ name }) => /^open\b/i.test(name));
    return [
      ...(leads
        ? []
        : question(
            screens,
            (names) => `Which screens does one get to from ${names}? No screen names those that it leads to.`,
            'screens that lead nowhere',
            'Leads to',
          )),
      ...(opened
        ? []
        : question(
            screens,
            (names) => `Who may open ${names}? Neither the screens nor the permissions say.`,
            'screens open to nobody',
            'Open to',
          )),
    ];
  },
};
