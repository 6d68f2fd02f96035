import { plain } from '../../../syntax/inline.ts';
import type { RowReading } from '../../reader.ts';
import { says } from '../../tables/cell-kinds.ts';
import { endIn, withoutNumber } from '../arrows/step-ends.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateFact } from '../lifecycle-facts.ts';

const refused = /^(?:no|never|n|✗|✘|❌|0|n\/a|nein|non)$/i;
const sign = /^(?:[●•○◯✓✔✅☑✕×*+]|x|yes|y|ja|oui|1|ok)\uFE0F?$/i;

/** A row of which each cell says whether the state of its column may follow, and perhaps what leads there. */
export function squareRow({ row, match, header, cell, gather, context }: RowReading<Fact>): void {
  const from = cell('from');
  if (!from?.source) return;
  if (endIn(from, 'from').is === 'state')
    gather.fact(stateFact(titleOf(context), withoutNumber(from), '', from.at));
  for (const index of match.extra) {
    const [said, to] = [row.cells[index], header.cells[index]];
    if (!says(said) || !to || refused.test(plain(said)) || plain(to) === plain(from)) continue;
    const event = sign.test(plain(said)) ? { source: '', at: said.at } : said;
    gather.fact({
      is: 'transition',
      ...titleOf(context),
      transition: transitionOf({ from, to: { source: to.source, at: said.at }, event }, said.at),
    });
  }
}
