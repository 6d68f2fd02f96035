import type { Block, HeadingBlock, ParagraphBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isArrow } from '../states/arrow-clauses.ts';
import { headingIn } from './line-titles.ts';

/** A name of up to three words with a dash and what is said of it: "Stage — the part that really moves". */
const named = wording`^(?:\*\*|\`)?(?<name>(?!(?:[Nn]otes?|[Ee]xamples?|[Ss]tates?|[Tt]ransitions?|[Ss]teps|[Ff]low|[Dd]iagram|[Ll]ifecycle|[Hh]ere|[Tt]hese|[Tt]he|[Aa]ll|[Ee]ach)\b)\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})(?:\*\*|\`)?\s[–—-]\s(?<remark>[^\n→]{1,200})$`;

const made = new WeakMap<ParagraphBlock, HeadingBlock>();

/**
 * The heading that a line stands for which names something and remarks on it, right above a list of which most lines are
 * steps with arrows; undefined for any other paragraph.
 */
export function stepsTitle(block: ParagraphBlock, below: Block | undefined): HeadingBlock | undefined {
  if (below?.kind !== 'list') return undefined;
  const steps = below.items.filter(({ text }) => isArrow.test(text.source)).length;
  const { name, remark } = named.exec(block.text.source)?.groups ?? {};
  if (!name || !remark || steps * 2 < below.items.length || steps < 2) return undefined;
  const { text } = block;
  const start = text.source.indexOf(name);
  const said = slice(text, text.source.length - remark.length, text.source.length);
  const heading = made.get(block) ?? headingIn(block, slice(text, start, start + name.length), said);
  made.set(block, heading);
  return heading;
}
