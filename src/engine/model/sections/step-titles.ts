import type { Block, ParagraphBlock } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import { isArrow } from '../states/arrows/arrow-clauses.ts';
import type { Lead } from './leads.ts';

/** A name of up to three words with a dash and what is said of it: "Stage — the part that really moves". */
const named = wording`^(?:\*\*|\`)?(?<name>(?!(?:[Nn]otes?|[Ee]xamples?|[Ss]tates?|[Tt]ransitions?|[Ss]teps|[Ff]low|[Dd]iagram|[Ll]ifecycle|[Hh]ere|[Tt]hese|[Tt]he|[Aa]ll|[Ee]ach)\b)\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})(?:\*\*|\`)?\s[–—-]\s[^\n→:\`]{1,200}$`;

/**
 * The lead that a line is which names something and remarks on it, right above a list of which most lines are steps with
 * arrows; undefined for any other paragraph.
 */
export function stepsLead(block: ParagraphBlock, below: Block | undefined): Lead | undefined {
  if (below?.kind !== 'list') return undefined;
  const steps = below.items.filter(({ text }) => isArrow.test(text.source)).length;
  const name = named.exec(block.text.source)?.groups?.name;
  if (!name || steps < 2 || steps * 2 < below.items.length) return undefined;
  return { text: name, titled: true, clause: '' };
}
