import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import { isIdentifier } from '../words/names.ts';
import type { ConstantLine } from './amounts.ts';

const plan =
  /^(?:the\s+)?(?:free|basic|plus|pro|professional|premium|teams?|business|enterprise|family|starter|standard|personal|trial|paid|guests?|anonymous|community|individual|gold|silver|bronze|hobby|growth|lite|ultimate|students?|education|everyone else|everybody else|everything else|others?)(?:\s(?:plans?|tiers?|accounts?|users?|members?|editions?|ones?))?$/i;

/** Whether words name only for whom something holds, and nothing that has an amount. */
export function isCase(words: string): boolean {
  return plan.test(words);
}

const inBracket = /^\(((?:up to |at most )?\d[^()]*?)\s(?:on|for|in|with|under)\s([^()]+)\)/;

/** An amount of another case in brackets behind a constant's own: "Uploads are limited to 10 MB (250 MB on paid plans)". */
export function withBracketCase(line: ConstantLine): readonly ConstantLine[] {
  const [all = '', value = '', of = ''] = inBracket.exec(line.remark) ?? [];
  if (!isCase(of)) return [line];
  return [
    { ...line, remark: line.remark.slice(all.length).replace(/^[,.;\s]+/, '') },
    {
      name: { source: `${plain(line.name)}: ${of}`, at: line.name.at },
      value: { source: value, at: line.value.at },
      remark: '',
    },
  ];
}

const byPlan =
  /\s*(?:[,–—-]\s*)?\(?(?:by|per|for each|for every|in each)\s(?:plan|tier|edition|role)s?\)?:?$/i;
const general =
  /^(?:the\s+)?(?:limits?|defaults?|settings?|others?|misc|rest|more|plans?|tiers?|quotas?|numbers?|amounts?|values?|constants?)$/i;

/** Words of a title that goes before the names of what stands below it, and of such a name, at most. */
const [TITLE, NAME] = [2, 3];

/** A short name in notes, with the title of one or two words above its lines: below "mail" `retry pause 90 s` is "mail: retry pause". */
export function withLineTitle(name: Inline, { lead, titled }: Context): Inline {
  const [title, bare] = [lead.replace(/:$/, ''), plain(name)];
  const fits = titled && title !== '' && title.split(' ').length <= TITLE && bare.split(' ').length <= NAME;
  if (!fits || general.test(title) || isCase(bare) || isIdentifier(bare) || name.source.includes('`'))
    return name;
  return { source: `${title}: ${bare}`, at: name.at };
}

/**
 * A name that says only for whom something holds, with what stands above it and says of what: below "Members per
 * plan" `Free: 3` is "Members: Free". Any other name as it is.
 */
export function withTitle(name: Inline, { lead, headings }: Context): Inline {
  if (!isCase(plain(name))) return name;
  const heading = headings.at(-1);
  const title = (lead || (heading ? plain(heading.title) : '')).replace(byPlan, '').replace(/:$/, '').trim();
  const isNoun = title !== '' && title.split(' ').length <= 5 && !general.test(title) && !isCase(title);
  return isNoun ? { source: `${title}: ${plain(name)}`, at: name.at } : name;
}
