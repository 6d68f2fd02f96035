import { severities } from '../../finding.ts';
import type { SettingUse, WaiverCheck } from '../check.ts';
import { writeInstead } from '../unknown.ts';

/** What is wrong with a setting, if anything is. */
function problemOf({ setting, known, suggestion }: SettingUse): string | undefined {
  const { check, level, reason } = setting;
  if (check === '')
    return 'This comment does nothing: it is neither “ninefold: allow CHECK because …” nor “ninefold: severity CHECK LEVEL”.';
  if (!known) {
    const meant = suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;
    return `There is no check “${check}” whose severity could be set.${meant}`;
  }
  if (level === undefined) return `A severity is ${severities.join(', ')}, or off.`;
  if (level === 'off' && reason === '')
    return `“${check}” is turned off, and no reason is given. Write “off because …”.`;
  return undefined;
}

/** A severity is set for a check that there is not, to a word that is none, or a check is off without a reason; or a comment says nothing of the kind. */
export const check: WaiverCheck = {
  id: 'document/unclear-setting',
  severity: 'warning',
  summary: 'A comment for Ninefold has no effect, or turns a check off without a reason.',
  everSaid: 'the comment says so itself, and does nothing',
  reads: 'waivers',
  run: (_, settings) =>
    settings.flatMap((each) => {
      const message = problemOf(each);
      if (message === undefined) return [];
      const { at, checkAt } = each.setting;
      return [{ at, message, fixes: each.known ? [] : writeInstead(each.suggestion, checkAt) }];
    }),
};
