import { inDigits, several } from '../../words/quantities.ts';

/** All roles together: `everyone`, `all three`. */
export const everybody = new RegExp(
  `^(?:(?:everyone|everybody|anyone|anybody)(?: else)?|all(?: (?:the )?others)?|the (?:others|rest)|(?:all|every|any) (?:roles?|of them)|all (?:of )?(?:the )?(?<count>\\d{1,2}|${several})(?: (?:roles|of them))?|alle|jeder|tout le monde)$`,
  'i',
);

/** How many there are of all: 3 of `all three`. */
export function countOfAll(name: string): number | undefined {
  const count = everybody.exec(name)?.groups?.count;
  return count === undefined ? undefined : Number(inDigits(count));
}

/** None of them. */
export const nobody = /^(?:nobody|no one|none|no role|niemand|keiner|personne)$/i;
