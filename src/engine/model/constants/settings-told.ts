import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { sentences, splitAt } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** What stands between names of settings that have one value. */
const joint = /^\s*(?:,|,?\s*(?:and|or|&))\s*$/;
/** What may stand before the first of them: where or when it is so, and what they are. */
const opens =
  /^(?<frame>(?:in|on|by|out|with|without|when|unless|if)\s[^,:;.\d]{2,50},\s|(?:out of the box|initially|at first)\s)?(?:by default,?\s)?(?:(?:and|but|while|both|only|all of|likewise)\s)*(?:the\s)?(?:(?:default|initial)(?:\svalue)?\s(?:of|for)\s(?:the\s)?)?(?:(?:environment\s)?(?:settings?|variables?|options?|flags?|switch(?:es)?|parameters?|keys?)\s)?$/i;
/** What says of settings what they are set to. */
const says =
  /^(?:\s\([^()]{1,80}\))?,?\s(?:(?:both|all|each)\s)?(?:is|are|defaults? to|(?:is|are) (?:set|preset) to|(?:starts?|ships?|comes?) (?:out )?(?:as|at|with|on)|stands? at|stays?|remains?|falls? back to|(?:has|have) (?:the|a) (?:default|value)(?: value)?(?: of)?)(?:\s(?:both|all|each|by default|set to|initially|at first|normally))*\s(?=\S)/;
/** What is said of nothing else than settings. */
const presets = /\b(?:defaults?|set|preset|falls?)\b/;
/** A value by itself: in code, in quotation marks, or where a switch stands. */
const alone = wording`^(?:\`[^\`]+\`|"[^"]*"|“[^”]*”|\/\S*[^\s.,;]|(?:true|false|on|off|yes|no|null|none|nil|empty|blank|unset|unlimited|enabled|disabled|switched (?:on|off)|turned (?:on|off)|not set|(?:the|an) empty (?:string|list))(?![\p{L}-]))`;
/** What may stand behind a value: an end, or more that is said of it. */
const closes =
  /^\s*(?:$|[,;.(–—]|(?:for|by default|at first|in|on|unless|if|when|until|so|which|because|as|to|per|and|but|while|of)\s|by default$|(?:long|wide|each)\b)/;

/** Another amount in another case: "10 | for guests, 20 for members". */
const ofOthers = /^\s(?:for|on|in|if|when)\s.*,\s(?:and\s|but\s)?\d/;

/** What a field is before something is done: "`moored_at` is null | until the boat is moored". */
const [isNothing, untilDone] = [/^`?(?:null|nil|none|empty|blank|unset|not set)`?$/i, /^,?\s*until\s/];

interface Told {
  readonly names: readonly Inline[];
  readonly value: Inline;
  readonly remark: string;
}

/** What a clause says settings are set to; undefined where it is about anything else. */
function told(clause: Inline): Told | undefined {
  const names: Inline[] = [];
  let [end, frame] = [0, ''];
  for (const piece of pieces(clause)) {
    if (piece.kind === 'text') continue;
    const between = clause.source.slice(end, piece.start);
    if (piece.kind !== 'code' || !(names.length === 0 ? opens : joint).test(between)) break;
    frame ||= opens.exec(between)?.groups?.frame ?? '';
    names.push(slice(clause, piece.start, piece.end));
    end = piece.end;
  }
  const verb = says.exec(clause.source.slice(end))?.[0];
  if (names.length === 0 || verb === undefined) return undefined;
  if (!presets.test(verb) && !names.every(({ source }) => isSetting(source.slice(1, -1)))) return undefined;
  const rest = slice(clause, end + verb.length, clause.source.length);
  const value = valueAt(rest);
  if (!value) return undefined;
  const behind = slice(rest, value.source.length, rest.source.length);
  if (!closes.test(behind.source) || ofOthers.test(behind.source)) return undefined;
  if (isNothing.test(value.source) && untilDone.test(behind.source)) return undefined;
  const said = plain(behind).replace(/^[\s,;.–—]+|\.$/g, '');
  const where = plain({ source: frame, at: clause.at }).replace(/^by default|[,\s]+$/gi, '');
  return { names, value, remark: [where, said].filter(Boolean).join('; ') };
}

/** Whether a name in code is one of a setting: several words joined, or capitals. */
const isSetting = (name: string): boolean =>
  isIdentifier(name) || /^[A-Z][A-Z\d]+$|^[a-z][a-z\d]*(?:[-_.][a-z\d]+)+$/.test(name);

/** The value that a text begins with. */
function valueAt(text: Inline): Inline | undefined {
  const own = alone.exec(text.source)?.[0];
  if (own !== undefined) return slice(text, 0, own.length);
  const found = amountIn(text);
  const isFirst = found?.whole.at.start === text.at.start;
  // "32 and 64 letters": which setting has which is not told.
  return isFirst && !/^\d\S*\sand\s/.test(found.whole.source) ? found.whole : undefined;
}

/** A setting whose verb the one before it has said: "`A_ROWS` is 5 and `B_ROWS` 9". */
const elided = /^(?:and\s|but\s)?(?<name>`[^`\s]+`)\s(?:(?:to|at|on)\s)?(?=\S)/;

function elidedIn(clause: Inline): Told | undefined {
  const found = elided.exec(clause.source);
  const name = found?.groups?.name ?? '';
  if (!found || !isSetting(name.slice(1, -1))) return undefined;
  const rest = slice(clause, found[0].length, clause.source.length);
  const value = valueAt(rest);
  const behind = value && plain(slice(rest, value.source.length, rest.source.length));
  const at = found[0].lastIndexOf(name);
  return value && closes.test(behind ?? '')
    ? { names: [slice(clause, at, at + name.length)], value, remark: '' }
    : undefined;
}

/** Where a clause about another setting begins: "is `oak`, and | `B` is `elm`", "are true; | `B` is false". */
const next = /;\s+|,?\s+(?:and|but|while)\s+(?:the\s+|both\s+)?$|,\s+(?:the\s+)?$/;
/** The name in code that a part ends with. */
const bare = /`([^`]+)`$/;
/** Another value of a setting, alone or for a case: "`ukho` or `manual`", "`1` for high". */
const ofValues = /^`[^`]+`(?:$|\s(?:or|and|for|when|if|as)\s)/;

/**
 * Settings named in code, with what a sentence says they are set to: "`PIER` and `QUAY` are both off; `DEPTH` is 9
 * metres, so that …". None where the first clause says anything else of them: what they are for, or what they may be.
 */
export function settingsTold(text: Inline): readonly ConstantLine[] {
  if (!text.source.includes('`')) return [];
  const lines: ConstantLine[] = [];
  for (const [index, sentence] of sentences(text).entries()) {
    const clauses = parted(sentence);
    for (const [at, clause] of clauses.entries()) {
      const found = told(clause) ?? (at > 0 ? elidedIn(clause) : undefined);
      // A value among several that it may have: "is `on`, `off` or `auto`".
      if ((!found && index + at === 0) || (!found && ofValues.test(clause.source))) return [];
      if (found)
        lines.push(...found.names.map((name) => ({ name, value: found.value, remark: found.remark })));
    }
  }
  return lines;
}

/** The clauses of a sentence; names that have one value stand in one of them. */
function parted(sentence: Inline): readonly Inline[] {
  const clauses: Inline[] = [];
  let start = -1;
  for (const part of splitAt(sentence, next)) {
    const from = start < 0 ? part.at.start - sentence.at.start : start;
    // "Unless told otherwise, | `A` is on"
    if (from === 0 && !part.source.includes('`')) {
      start = from;
      continue;
    }
    const name = opens.test(part.source.replace(bare, '')) ? bare.exec(part.source)?.[1] : undefined;
    // "`A`, `B` and | `C` are on": a name without a value of its own has that of the next.
    if (name !== undefined && isSetting(name)) start = from;
    else {
      clauses.push(slice(sentence, from, part.at.end - sentence.at.start));
      start = -1;
    }
  }
  return start < 0 ? clauses : [...clauses, slice(sentence, start, sentence.source.length)];
}
