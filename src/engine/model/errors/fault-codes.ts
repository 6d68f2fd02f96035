import type { Block, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { linesBelow } from '../records/records.ts';
import { once } from '../tracking/once.ts';
import { saidBehind } from './behind-code.ts';
import { type ErrorLine, entry } from './line.ts';

/** A code of letters and a number at the head of a line, as devices show it: `**E01** No water`, `F-12: the door is open`. */
const headed = wording`^(?<mark>\*\*|__|)\[?(?<code>\p{Lu}{1,4}-?\d{1,5})\]?\k<mark>(?<parting>\s*[:,;.–—→=-]+\s+|\s+(?=\S)|\s*$)`;
/** The same with what it is called, all in bold type: "**E01 – No water**". */
const titled = wording`^\*\*(?<code>\p{Lu}{1,4}-?\d{1,5})(?<parting>\s*[:,;.–—→=-]+\s+|\s+)(?<title>[^*]*\p{L}{2}[^*]*)\*\*(?<behind>[\s:.,;–—-]*)`;
/** A sentence of its own, before which stands only its number. */
const sentence = /^(?:if|when|where|while)\s|\s(?:shall|must|should|answers?|returns?)\s/i;
/** Lines of a list that begin so without a mark, at least. */
const FEWEST = 3;

/** Whether codes without a mark stand at the heads of a list's lines, and are no numbers of its sentences. */
const areHeads = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const all = block.items.flatMap((item: Item) => [item.text, ...linesBelow(item)]);
  const coded = all.flatMap(({ source }) => {
    const found = headed.exec(source);
    return found ? source.slice(found[0].length) : [];
  });
  return coded.length >= FEWEST && !coded.some((rest) => sentence.test(rest));
});

/** The error whose code of letters and a number stands at the head of a line: "**E01** No water – the tap is closed". */
export function faultCode(text: Inline, block: Block): ErrorLine | undefined {
  const bold = titled.exec(text.source);
  if (bold?.groups) {
    const { code = '', parting = '', title = '' } = bold.groups;
    const start = 2 + code.length + parting.length;
    const behind = slice(text, bold[0].length, text.source.length);
    const called = slice(text, start, start + title.length);
    return entry(slice(text, 2, 2 + code.length), false, behind.source === '' ? called : behind);
  }
  const found = headed.exec(text.source);
  const { mark = '', code = '' } = found?.groups ?? {};
  if (!found || (mark === '' && !areHeads(block))) return undefined;
  const rest = slice(text, found[0].length, text.source.length);
  // Behind the number of a line stands the code itself: "E-01 `no_water`". Several words in code are what is shown.
  if (/^`[^`\s]*`|^[1-5]\d\d\b/.test(rest.source)) return undefined;
  const start = text.source.indexOf(code);
  const name = slice(text, start, start + code.length);
  const { explained, ...told } = saidBehind(rest, true);
  return { ...entry(name, false, explained), ...told };
}
