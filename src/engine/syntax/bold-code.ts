const mark = String.raw`[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?`;
/** Not of those with what they are one of before them, `role:cook`: they may be names, or values. */
const name = String.raw`\*\*\x60(?![A-Za-z][\w-]*:[\w-]+\x60)[^\x60\n]+\x60\*\*`;
/** An item with one or more names in code at its head that are set in bold type as well. */
const item = new RegExp(
  String.raw`^(?<mark>${mark})(?<names>${name}(?:(?:[ \t]+\([^()\n]*\))?(?:[ \t]*[,/&][ \t]*|[ \t]+)(?:(?:and|or)[ \t]+)?${name})*(?:[ \t]*(?:[:,]|[–—-](?=[ \t])))?)`,
  'gm',
);
/** Such a name, with the sign behind it. */
const named = /\*\*(`[^`\n]+`)\*\*([ \t]*(?:[:,]|[–—-](?=[ \t]|$)))?/g;
/** An item with a name in words at its head that is set in bold type. */
const inWords = new RegExp(String.raw`^${mark}(?=\*\*[^\s*\x60])`, 'gm');

const depthOf = (mark: string): number => mark.search(/[^ \t>]/);

/**
 * Running text with blanks for the marks of bold type around names in code at the heads of items, which say no more than
 * the code span does. The blanks behind a name stand behind the sign that parts it; all else keeps its offset. Where
 * items of the same depth begin with words in bold type, that is how the list sets its names, and it stays.
 */
export function withoutBoldCode(source: string): string {
  if (!source.includes('**`')) return source;
  const bold = new Set(source.match(inWords)?.map(depthOf));
  return source.replace(item, (all: string, head: string, names: string) =>
    bold.has(depthOf(head))
      ? all
      : head + names.replace(named, (_, code: string, sign = '') => `  ${code}${sign}  `),
  );
}
