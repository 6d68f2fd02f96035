import { plain } from '../../../syntax/inline.ts';
import type { RowReading } from '../../reader.ts';
import { cellOrAbove } from '../../tables/cell-above.ts';
import type { TableShape } from '../../tables/shape.ts';
import { nameOf } from '../../words/names.ts';
import { withoutNumber } from '../arrows/step-ends.ts';
import { namedByHeading } from '../headings/lifecycle-sections.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateElement, type Title } from '../lifecycle-facts.ts';
import { tell } from '../sentences/told.ts';
import { isSomething } from '../words/vocabulary.ts';
import { speaksOfStates } from '../words/words.ts';

/** "Run state": whose state a column holds; "Current state" tells nobody's. */
const stateOf =
  /^(?!(?:current|from|to|old|new|next|start|initial|previous|present|possible|the|its|each|every)\b)(\S+(?: \S+)?) (?:state|status)$/i;

/**
 * The lifecycle of a row: the one that its cell or the one above it names, or else that of the table; a header names it
 * where no heading does.
 */
export function titleOfRow({ row, match, header, context, gather }: RowReading<Fact>): Title {
  const named = gather.ofBlock((block) => cellOrAbove(block, row, match.at.get('of')));
  if (named) return { lead: nameOf(named).name, titled: true };
  const title = titleOf(context);
  const cell = header.cells[match.at.get('from') ?? match.at.get('state') ?? -1];
  const said = cell && !title.titled ? plain(cell) : '';
  const subject = isSomething.exec(said)?.groups?.name;
  const thing = subject ?? stateOf.exec(said)?.[1];
  const titles = context.headings.flatMap((heading) => namedByHeading(heading)?.name.toLowerCase() ?? []);
  const isHeaded = titles.some((each) => subject === undefined || each.includes(subject.toLowerCase()));
  return thing && !isHeaded ? { lead: thing, titled: true } : title;
}

/** A row of a state and what it means. */
export function stateRow(reading: RowReading<Fact>): void {
  const { row, match, cell, gather } = reading;
  const name = cell('state');
  if (!name?.source) return;
  const title = titleOfRow(reading);
  const meaning = cell('meaning');
  gather.fact({
    is: 'state',
    state: stateElement(
      withoutNumber(name),
      row.at,
      match.exact ? 'exact' : 'tolerant',
      meaning ? plain(meaning) : '',
    ),
    ...title,
  });
  if (meaning) tell(meaning, { source: nameOf(withoutNumber(name)).name, at: name.at }, title, gather);
}

/** A table of what a programme keeps for each state, and what people call it. */
export const codedShape: TableShape<'code' | 'state' | 'meaning'> = {
  columns: {
    code: { title: 'Code', also: ['number', 'value', 'id', 'key', 'stored as', 'in the database'] },
    state: { title: 'Label', also: ['shown as', 'display name', 'text', 'caption', 'called'] },
    meaning: { title: 'Meaning', also: ['description', 'notes', 'set by', 'set when', 'when'] },
  },
  needs: [['code'], ['state']],
};

/** A row of a state with the code that stands for it, below words that speak of states. */
export function codedRow(reading: RowReading<Fact>): void {
  const { headings, lead } = reading.context;
  const heading = headings.at(-1);
  if (speaksOfStates.test(lead) || (heading && speaksOfStates.test(plain(heading.title)))) stateRow(reading);
}
