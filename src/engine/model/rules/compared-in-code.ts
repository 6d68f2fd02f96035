import type { Inline } from '../../syntax/block.ts';
import { codeSpans, slice } from '../../syntax/inline.ts';
import type { RuleLine } from './subjects.ts';

/** A name or what is reckoned with names, a sign, and what it is compared with: "shift.to - shift.from <= 8h". */
const comparison =
  /^(?<name>[A-Za-z_][\w.[\]]*(?:\([^()]*\)[\w.]*)?(?:\s[-+*/]\s[\w.[\]]+)*)\s(?<rule>(?:>=?|<=?|==|!=|≥|≤|≠|(?:not )?in(?=\s(?![A-Z]{2,4}$))|matches)\s\S.*)$/;

/** The rules of a text that is nothing but comparisons in code: "`berth.to > berth.from`". */
export function comparedInCode(text: Inline): readonly RuleLine[] {
  if (!/^\s*`/.test(text.source)) return [];
  const codes = codeSpans(text);
  const between = text.source.replace(/`[^`]*`/g, '').replace(/\b(?:and|&&)\b|[,;.\s]/g, '');
  if (between !== '') return [];
  const found = codes.map(({ start, end }): RuleLine | undefined => {
    const code = slice(text, start + 1, end - 1);
    const { name = '', rule = '' } = comparison.exec(code.source)?.groups ?? {};
    if (name === '') return undefined;
    return {
      subject: slice(code, 0, name.length),
      rule: slice(code, code.source.length - rule.length, code.source.length),
    };
  });
  return found.every((each) => each !== undefined) ? found : [];
}
