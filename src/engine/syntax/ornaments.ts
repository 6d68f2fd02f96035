/** Marks that say yes, no or beware: they are read, and stay. */
const telling = String.raw`(?![\u2610-\u2612\u26a0\u26d4\u2705\u2713\u2714\u2716-\u2718\u274c\u274e\u2753-\u2757\u2795-\u2797]|\ud83d[\udc4d\udc4e\udeab])`;
/** A pictograph, with what joins and varies it: no arrow, letter or number. */
const sign = String.raw`(?:[\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff]|[\ud83c-\ud83e][\udc00-\udfff])[\ufe0f\u200d\u20e3]*`;
/** What stands before the text of a line: marks of quotations, headings and items, and a number; or of a cell. */
const opening = String.raw`(?<=(?:^|\n)[ \t>]*(?:[-*+][ \t]+|#+[ \t]+)?(?:\d+(?:\.\d+)*[.):]?[ \t]+)?|\|[ \t]*)`;
/** Where the line of a heading ends, behind the marks that may close it. */
const end = String.raw`(?=[ \t]*#*[ \t]*\r?(?:\n|$))`;

/** A digit in a box, `1️⃣`: three code units. */
const boxed = /(\d)\ufe0f\u20e3/g;
const before = new RegExp(
  String.raw`(?=\*{0,3}[\u2300-\u2bff\ud83c-\ud83e])${opening}(\*{0,3})((?:${telling}${sign}[ \t]*)+)(?=[^\s|])`,
  'g',
);
const behind = new RegExp(String.raw`(?<=[^\s#])[ \t](?:[ \t]*${sign}){1,3}${end}`);
/** What Pandoc and kramdown read as attributes of a heading: `{#data}`, `{: .wide #data}`. */
const attributes = new RegExp(String.raw`\{(?::[ \t]*)?[#.][^{}\n]*\}${end}`);

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * A source with blanks for the pictographs before the text of its lines and cells, which say nothing of it: `- 🔒 **Owner**`,
 * `## 📌 Screens`, `**📌 Owner**`. A digit in a box is a number with its full stop. Offsets stay. What says yes, no or
 * beware, what stands amid words, and a pictograph alone are left as they are.
 */
export function withoutOrnaments(source: string): string {
  if (!/[\u20e3\u2300-\u2bff\ud83c-\ud83e]/.test(source)) return source;
  return source
    .replace(boxed, '$1. ')
    .replace(before, (_, marks: string, signs: string) => blank(signs) + marks);
}

/** The source of a heading with blanks for pictographs behind its title and the attributes of its anchor, too. */
export function withoutTrimmings(source: string): string {
  if (!/[{\u2300-\u2bff\ud83c-\ud83e]/.test(source)) return source;
  return source.replace(attributes, blank).replace(behind, blank);
}
