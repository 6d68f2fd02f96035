/**
 * The first hyphen between blanks in a line that is no row of a table, behind a name: a few words, in whatever marks,
 * without a sign that ends or parts a sentence.
 */
const behindName =
  /^(?<head>[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?![-*+][ \t])(?:`[^`\n]{1,80}`|\([^()\n]{1,60}\)|[^\s|`.;:!?"“”()](?:[^\s|`;:!?"“”()]*[^\s|`.;:!?"“”()])?)(?:[ \t](?:`[^`\n]{1,80}`|\([^()\n]{1,60}\)|(?!-[ \t])[^\s|`.;:!?"“”()](?:[^\s|`;:!?"“”()]*[^\s|`.;:!?"“”()])?)){0,7}[ \t])-(?=[ \t]+[^\s|-])/gm;

/**
 * Running text with a dash for each hyphen that parts a name from what is said of it, offset for offset: "- Name - what it
 * is". All else stays as it is written: what stands in the cells of a table, in sentences and quotations, and between
 * two numbers.
 */
export function withDashes(source: string): string {
  if (!/\S[ \t]-[ \t]/.test(source)) return source;
  return source.replace(behindName, (all, head: string, index: number) => {
    const behind = source.charAt(index + all.length + 1);
    return /\d\s$/.test(head) && /\d/.test(behind) ? all : `${head}–`;
  });
}
