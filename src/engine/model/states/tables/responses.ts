import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { fold } from '../../derived/name-index.ts';
import type { RowReading } from '../../reader.ts';
import { says } from '../../tables/cell-kinds.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { namesNothing, titleOf } from '../headings/titles.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';

/** What may stand before the state to which a cell leads. */
const lead = /^(?:→|⟶|⇒|->|=>|(?:(?:goes|moves|changes|switches|back) )?to|becomes?)\s*/i;
/** A cell that leads to no other state. */
const nowhere =
  /^(?:no|none|never|n\/?a|n\.a\.|(?:is |are )?(?:ignored|refused|rejected|invalid|forbidden|impossible)|not (?:allowed|possible)|no (?:change|effect)|nothing|unchanged|error|(?:stays?|remains?|keeps)\b.*|[x✗✘❌])\.?$/i;

/** Whether a cell of such a table leads nowhere. */
export function leadsNowhere(cell: Inline): boolean {
  return !says(cell) || nowhere.test(plain(cell));
}

/** The words that several headers end with: "Active seat", "Expired seat". */
function commonEnd(headers: readonly string[]): string {
  const [first = ''] = headers;
  const end = / (?<end>\S+)$/.exec(first)?.groups?.end ?? '';
  return end !== '' && headers.length > 1 && headers.every((each) => each.endsWith(` ${end}`)) ? end : '';
}

/** The state that a header names, without the words in which all of them end. */
function stateIn(header: Inline, headers: readonly Inline[]): Inline {
  const end = commonEnd(headers.map(plain));
  return end === '' ? header : slice(header, 0, header.source.length - end.length - 1);
}

/** The state that a cell leads to. */
const targetIn = (cell: Inline): Inline =>
  slice(cell, lead.exec(cell.source)?.[0].length ?? 0, cell.source.length);

/** What stands above anything but events: the cells beside that say what is so then, or there, or for whom. */
const noEvents =
  /^(?:day|date|week ?day|week|month|season|year|hour|shift|field|attribute|property|column|label|language|locale|country|role|who|actor|user|person|element|icon|colou?r|badge|page|screen|view|place|location|room|shop|site|object)s?$/i;

/** Whether a cell leads to a state that stands in one of the headers, beside something that may be an event as its `title` tells. */
export function leadsToHeader(cell: Inline, headers: readonly Inline[], title: Inline): boolean {
  if (noEvents.test(plain(title))) return false;
  const to = fold(plain(targetIn(cell)));
  return headers.some((header) => fold(plain(header)) === to || fold(plain(stateIn(header, headers))) === to);
}

/** A row of which each cell is the state to which its event leads from the state above. */
export function responsesRow({ row, match, header, cell, gather, context }: RowReading<Fact>): void {
  const event = cell('event');
  if (!event?.source) return;
  const headers = match.extra.flatMap((index) => header.cells[index] ?? []);
  const thing = commonEnd(headers.map(plain));
  const own = titleOf(context);
  const title: Title =
    thing && !own.titled && context.headings.length === 0 && !namesNothing(thing)
      ? { lead: thing, titled: true }
      : own;
  for (const index of match.extra) {
    const [said, above] = [row.cells[index], header.cells[index]];
    if (!said || !above) continue;
    const from = stateIn(above, headers);
    gather.fact(stateFact(title, from));
    const to = targetIn(said);
    if (leadsNowhere(said) || fold(plain(to)) === fold(plain(from))) continue;
    gather.fact({
      is: 'transition',
      ...title,
      transition: transitionOf({ from: { source: from.source, at: said.at }, to, event }, said.at),
    });
  }
}
