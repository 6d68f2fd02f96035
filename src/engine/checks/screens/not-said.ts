import { waysFrom, waysFromAnywhere } from '../../model/derived/screen-ways.ts';
import type { Screen } from '../../model/interface-elements.ts';
import { words } from '../../model/words/names.ts';
import type { ModelCheck, Report } from '../check.ts';
import { coarse, sayNotShown, thingList } from '../gaps.ts';
import { explainsSilence } from '../silence-explained.ts';
import { describedScreens, isStateOfPage, leadsNowhere, tellsWay, tellsWho } from '../told-of-screens.ts';

/** What a permission is called that tells who may open screens: one of them, or the product as a whole. */
const ofScreens =
  /^(?:open\b|(?:view|see|read|access|visit|browse|enter) (?:the |all |public )?(?:forum|site|app|application|website|pages?|screens?|shop|wiki|instance|portal|web interface|user interface|back ?end|admin (?:area|panel|pages?))\b)/;

/**
 * Where no more than one of so many screens says it, the others are asked for: whoever has answered for a few of them has
 * not answered for all.
 */
const MOST_UNSAID = 4;

/** One question about all screens but those of which something is told in words; none where less than a share of them is left. */
function question(
  all: readonly Screen[],
  isTold: (screen: Screen) => boolean,
  ask: (names: string, them: string) => string,
  cause: string,
  column: string,
  share: number,
): readonly Report[] {
  const screens = all.filter((screen) => !isTold(screen));
  const [first, ...others] = screens;
  if (!first || all.length < coarse || screens.length < all.length * share) return [];
  const them = screens.length < all.length ? 'these screens' : 'the screens';
  const related = others.map(({ name, nameAt }) => ({
    message: `“${name}”`,
    at: nameAt,
  }));
  const fixes = [sayNotShown('screens', column, screens)];
  return [
    {
      at: first.nameAt,
      message: ask(thingList(screens.map(({ name }) => name)), them),
      related,
      cause,
      fixes,
    },
  ];
}

/** Hardly any screen says where it leads, or who may open it: one question for the whole column. */
export const check: ModelCheck = {
  id: 'screens/not-said',
  severity: 'gap',
  summary: 'No screen says where it leads, or who may open it.',
  deep: true,
  reads: ['screens', 'screens-text', 'calls', 'errors', 'roles'],
  run: (model) => {
    const screens = describedScreens(model).filter(({ doubtful }) => !doubtful);
    // Without any address it is a list of names, which may be no screens at all.
    if (!screens.some(({ routes }) => routes.is === 'shown')) return [];
    const saysWay = (screen: Screen): boolean =>
      screen.leadsTo.is !== 'unstated' || waysFrom(model, screen).to.size > 0;
    const saysWho = ({ openTo }: Screen): boolean => openTo.is !== 'unstated';
    const isSaid = (says: (screen: Screen) => boolean): boolean =>
      screens.filter(says).length * MOST_UNSAID > screens.length;
    const leads = isSaid(saysWay) || waysFromAnywhere(model).to.size > 0;
    const opened =
      isSaid(saysWho) ||
      model.roles.roles.length === 0 ||
      explainsSilence(model, 'screens') ||
      model.roles.permissions.some(({ name }) =>
        ofScreens.test(words(name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))),
      );
    return [
      ...(leads
        ? []
        : question(
            screens.filter((screen) => !leadsNowhere(model, screen) && !isStateOfPage(model, screen)),
            (screen) => saysWay(screen) || tellsWay(model, screen),
            (names, them) =>
              `Which screens does one get to from ${names}? Nothing that is said of ${them} tells.`,
            'screens that lead nowhere',
            'Leads to',
            1 / 3,
          )),
      ...(opened
        ? []
        : question(
            screens,
            (screen) => saysWho(screen) || tellsWho(model, screen),
            (names, them) =>
              `Who may open ${names}? Neither what is said of ${them} nor the permissions tell.`,
            'screens open to nobody',
            'Open to',
            1 / 2,
          )),
    ];
  },
};
