import type { Inline } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import { type ConstantLine, isName } from './constant-amounts.ts';
import { sentences } from './phrases.ts';
import { amountIn, comparing } from './quantities.ts';

/** What only asks for the amount: "How many …", "How long is the …". */
const asking =
  /^(?:how (?:many|much|long|big|large|often|old|far|soon)|what(?: is|'s)|when)\s+(?:(?:is|are)\s+(?:the\s+|an?\s+)?)?/iu;
/** What may stand before the amount of an answer. */
const leads = new RegExp(
  `^(?:(?:it is|it's|yes|no|after|for|within|only|every|about|in)\\b,?\\s*)*(?:${comparing})?$`,
  'iu',
);

/** `**How many rooms can I make?** 50 rooms.`: the question names what its answer begins with. */
export function answered(text: Inline): readonly ConstantLine[] | undefined {
  const [first] = pieces(text);
  if (first?.kind !== 'strong' || first.start !== 0 || !first.text.trim().endsWith('?')) return undefined;
  const asked = slice(text, first.innerStart, first.innerEnd);
  const lead = asking.exec(asked.source)?.[0].length ?? 0;
  const name = slice(asked, lead, asked.source.replace(/\?$/, '').length);
  const [answer] = sentences(slice(text, first.end, text.source.length));
  const found = answer && amountIn(answer);
  if (!answer || !found || !leads.test(found.before.source) || !isName(name)) return undefined;
  return [{ name, value: found.whole, remark: plain(found.after).replace(/^[,.;\s]+/, '') }];
}

const assignment = /^(?<name>[A-Za-z_][\w.]*)(?<mark>\s*(?::=|=|:)\s*)(?<value>\S.*)$/;

/** `` `MAX_SIZE = 100` (where it stands) ``: a setting that stands in code as it is written. */
export function assigned(text: Inline): readonly ConstantLine[] | undefined {
  const [first] = pieces(text);
  if (first?.kind !== 'code' || first.start !== 0) return undefined;
  const code = slice(text, first.innerStart, first.innerEnd);
  const { name = '', mark = '', value = '' } = assignment.exec(code.source)?.groups ?? {};
  if (name === '' || (mark.trim() === ':' && !/^\S+$/.test(value))) return undefined;
  const start = name.length + mark.length;
  const remark = plain(slice(text, first.end, text.source.length)).replace(/^[\s,;:–—-]+/, '');
  return [
    {
      name: slice(code, 0, name.length),
      value: slice(code, start, start + value.replace(/;$/, '').length),
      remark,
    },
  ];
}
