import type { Severity } from '../finding.ts';
import { didYouMean } from '../model/derived/did-you-mean.ts';
import type { Model, Setting } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { pointIds } from '../points.ts';
import type { Check, SettingUse } from './check.ts';

/** How bad the findings of a check are taken to be; `off`: it does not run. */
export type Level = Severity | 'off';

/** Levels that whoever reads a document asks for, by the id of a check or `family/*`. What the document sets wins. */
export type Levels = Readonly<Record<string, Level>>;

/** The settings of a document in the order of its text. */
export function settingsOf(model: Model): readonly Setting[] {
  return [...model.introduction.settings, ...pointIds.flatMap((id) => model.points[id].settings)].sort(
    (one, other) => one.at.from - other.at.from,
  );
}

/** What a document or reader calls all the checks of a check's family. */
const familyOf = once(({ id }: Check): string => `${id.slice(0, id.indexOf('/'))}/*`);

/** The level of every check: what the document sets, else what is asked for, else its own; by id before by family. */
export function levelsOf(model: Model, asked: Levels): (check: Check) => Level {
  const set = new Map(
    settingsOf(model).flatMap(({ check, level }) => (level ? [[check, level] as const] : [])),
  );
  return (check) => {
    const { id, severity, optional } = check;
    const family = familyOf(check);
    return set.get(id) ?? set.get(family) ?? asked[id] ?? asked[family] ?? (optional ? 'off' : severity);
  };
}

/** Which settings name a check that there is. */
export function settingUses(settings: readonly Setting[], ids: readonly string[]): readonly SettingUse[] {
  return settings.map((setting): SettingUse => {
    const { check } = setting;
    const known = check.endsWith('/*')
      ? ids.some((id) => id.startsWith(check.slice(0, -1)))
      : ids.includes(check);
    const suggestion = known ? undefined : didYouMean(check, ids);
    return { setting, known, ...(suggestion === undefined ? {} : { suggestion }) };
  });
}
