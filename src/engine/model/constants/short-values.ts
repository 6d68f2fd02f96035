import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import type { ConstantLine } from './amounts.ts';

/** A few words without a verb. */
const thing = String.raw`(?!(?:it|they|this|that|there|if|when|while|where|until|unless|is|are|not|no|the|an?|and|or|only|also|all|each|every|with|without|on|in|at|for|from|to|of|by|as)\s)\p{L}[\p{L}\p{N}'’_/-]*(?:\s(?!(?:is|are|was|has|have|may|can|must|will|shall|should|be|it|they|that|which|who|and|or|if|when|while|until|unless|than|turned|switched|turns?|switch(?:es)?|goes|go|shuts?|cuts?|logs?|signs?|kicks?|times?|drops?)(?![\p{L}]))[\p{L}\p{N}'’_/-]+){0,4}?`;
/** A value that no word of a name looks like: capitals, or a sign or digit within. */
const marked = String.raw`(?:\p{Lu}[\p{Lu}\p{N}_-]+|(?=[^\s]*[\p{N}@/_.:-])[^\s,;()]*[^\s,;().:])`;
/** What a default is: "default locale en-US", "log level default OFF". */
const preset = wording`^(?<name>(?:[Dd]efault|[Ii]nitial|[Ss]tandard)\s${thing})\s(?<value>\`[^\`]+\`|"[^"]+"|${marked})$`;
const presetBehind = wording`^(?<name>${thing}\s(?:default|preset))\s(?<value>\`[^\`]+\`|"[^"]+"|(?!(?:for|of|in|on|is|to|value|values|setting|settings)\b)[\p{L}\p{N}@/_.:-]*[\p{L}\p{N}])$`;
/** What a switch stands at: "folder watching off". */
const turned = wording`^(?<name>${thing})\s(?<value>on|off|enabled|disabled)$`;
/** One of several values in code. */
const inCode = wording`^(?<name>${thing})\s(?<value>\`[^\`]+\`)$`;

/** Words that lead to a value, or say of nothing that is named here what it is. */
const unnamed =
  /(?:^|\s)(?:with|by|as|in|to|of|for|on|at|from|via|through|under|meaning|say)$|^(?:with|without|on|in|for)\s|^(?:max|min|maximum|minimum|prefix|suffix|name|value|unit|type|key|id|format|limit|default)$/i;

/** Words of a part of notes, at most. */
const MOST = 6;
/** Values in code or of switches by which it is known that a line is of notes, at least. */
const SEVERAL = 3;

/** What stands behind a value and explains it. */
const aside = /\s*\([^()]*\)$/;

/**
 * Values of notes, each right behind its name: "default currency EUR, default locale en-GB", "paging on; cache off; base
 * `/`". Words that only might be a value are none.
 */
export function shortValues(text: Inline): readonly ConstantLine[] {
  const parts = splitAt(slice(text, 0, text.source.replace(/\.$/, '').length), /[;,·]\s+/);
  const found = parts.map((whole) => {
    const part = slice(whole, 0, whole.source.replace(aside, '').length);
    const own = [preset, presetBehind].find((each) => each.test(part.source));
    const form =
      own ?? (parts.length > 1 ? [turned, inCode].find((each) => each.test(part.source)) : undefined);
    const { name = '', value = '' } = form?.exec(part.source)?.groups ?? {};
    if (value === '' || /^\d[\d.,]*$/.test(value) || unnamed.test(name)) return undefined;
    const start = part.source.length - value.length;
    const line = {
      name: slice(part, 0, name.length),
      value: slice(part, start, start + value.length),
      remark: '',
    };
    return { line, isSure: own !== undefined };
  });
  const areNotes =
    parts.every(({ source }) => source.split(' ').length <= MOST) ||
    found.filter((each) => each !== undefined).length >= SEVERAL;
  return found.flatMap((each) => (each && (areNotes || each.isSure) ? [each.line] : []));
}
