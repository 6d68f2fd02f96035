/** Marks that say yes, no or beware: they are read, and stay, as circles and squares do. */
const telling = String.raw`(?![\u2610-\u2612\u26a0\u26d4\u2705\u2713\u2714\u2716-\u2718\u274c\u274e\u2753-\u2757\u2795-\u2797]|\ud83d[\udc4d\udc4e\udeab])`;
/** A pictograph, with what joins and varies it: no arrow, letter or number. */
const sign = String.raw`(?:[\u2300-\u23ff\u25aa\u25b6\u25b8\u25c6\u25e6\u2600-\u27bf\u2b00-\u2bff]|[\ud83c-\ud83e][\udc00-\udfff])[\ufe0f\u200d\u20e3]*`;
/** What stands before the text of a line: marks of quotations, headings and items, and a number. */
const opening = String.raw`(?<=(?:^|\n)[ \t>]*(?:[-*+][ \t]+|#+[ \t]+)?(?:\d+(?:\.\d+)*[.):]?[ \t]+)?)`;
const signs = String.raw`(\*{0,3})((?:${telling}${sign}[ \t]*)+)`;
/** What may follow: not what says what the pictograph means. */
const ofLine = String.raw`${opening}${signs}(?=[^\s|=:–—-])(?!means?\b|stands\b)`;
const ofCell = String.raw`(?<=\|[ \t]*)${signs}(?=[^\s|])`;
/** Where the line of a heading ends, behind the marks that may close it. */
const end = String.raw`(?=[ \t]*#*[ \t]*\r?(?:\n|$))`;

/** A digit in a box, `1️⃣`: three code units. */
const boxed = /(\d)\ufe0f\u20e3/g;
const before = [ofLine, ofCell].map(
  (source) => new RegExp(String.raw`(?=\*{0,3}[\u2300-\u2bff\ud83c-\ud83e])${source}`, 'g'),
);
const behind = new RegExp(String.raw`(?<=[^\s#])[ \t](?:[ \t]*${sign}){1,3}${end}`);
/** What Pandoc and kramdown read as attributes of a heading: `{#data}`, `{: .wide #data}`. */
const attributes = new RegExp(String.raw`\{(?::[ \t]*)?[#.][^{}\n]*\}${end}`);

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * A source with blanks for the pictographs before the text of its lines and cells, which say nothing of it: `- 🔒 **Owner**`,
 * `## 📌 Screens`, `**📌 Owner**`. A digit in a box is a number with its full stop. Offsets stay. What says yes, no or
 * beware, what is explained (`🔒 = owner only`), what stands amid words, and a pictograph alone are left as they are.
 */
export function withoutOrnaments(source: string): string {
  if (!/[\u20e3\u2300-\u2bff\ud83c-\ud83e]/.test(source)) return source;
  return before.reduce(
    (text, each) => text.replace(each, (_, marks: string, found: string) => blank(found) + marks),
    source.replace(boxed, '$1. '),
  );
}

/** The source of a heading with blanks for pictographs behind its title and the attributes of its anchor, too. */
export function withoutTrimmings(source: string): string {
  if (!/[{\u2300-\u2bff\ud83c-\ud83e]/.test(source)) return source;
  return source.replace(attributes, blank).replace(behind, blank);
}
