import { plain, slice } from '../../syntax/inline.ts';
import { words } from '../words/names.ts';
import type { Head } from '../words/phrases.ts';
import type { ConstantLine } from './amounts.ts';
import { namesOnly, settingsOnly } from './lists.ts';

/** What a switch stands at. */
const position =
  /^(?:(?:also|likewise|still) )?(?:(?:switched|turned|is|are)? ?(?:on|off)|enabled|disabled|true|false|yes|no|required|optional|empty|unset|not set|an|aus)(?: by default)?$/;

const byDefault = /\b(?:on|off|enabled|disabled|true|false) by default$/;

/** Switches behind what they all stand at: "off by default: `a`, `b`", "also off: `c`"; undefined where a label says anything else. */
export function switchesOf({ label, rest }: Head): readonly ConstantLine[] | undefined {
  const said = words(plain(label));
  const names =
    position.test(said) || byDefault.test(said) ? (namesOnly(rest) ?? settingsOnly(rest)) : undefined;
  const also = /^(?:also|likewise|still)\s/i.exec(label.source)?.[0].length ?? 0;
  const value = slice(label, also, label.source.length);
  return names?.map((name) => ({ name, value, remark: '' }));
}
