import type { Inline, TableBlock } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { fold } from '../../derived/name-index.ts';
import type { RowReading } from '../../reader.ts';
import type { TableShape } from '../../tables/shape.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { withoutNumber } from '../arrows/step-ends.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { type Fact, stateFact } from '../lifecycle-facts.ts';
import { stepParts } from '../words/vocabulary.ts';
import { titleOfRow } from './state-rows.ts';

/** What brings something about, an arrow, and where that leads: "publish → live", "→ live (published)". */
const wayOut =
  /^(?<event>.*?)\s*(?:→|⟶|⇒|[-─━]{1,3}[>▶►]|=>)\s*(?<to>\S.*?)(?:\s+\((?<remark>[^()]+)\))?\.?$/;

/** The ways out of a state that a cell lists; none where a part of it is anything else. */
function waysIn(cell: Inline): readonly { readonly event: Inline; readonly to: Inline }[] {
  const found = [';', ';,'].map((marks) => splitOutside(cell, marks).map((part) => wayIn(part)));
  const all = found.find((ways) =>
    ways.every((way) => way !== undefined && !/[,;]|→|->|=>/.test(way.to.source)),
  );
  return all?.flatMap((way) => way ?? []) ?? [];
}

function wayIn(part: Inline): { readonly event: Inline; readonly to: Inline } | undefined {
  const { event = '', to = '', remark = '' } = wayOut.exec(part.source)?.groups ?? {};
  if (to === '') return undefined;
  const start = part.source.indexOf(to, event.length);
  const after = part.source.lastIndexOf(remark);
  return {
    event: event === '' ? slice(part, after, after + remark.length) : slice(part, 0, event.length),
    to: slice(part, start, start + to.length),
  };
}

const named = (cell: Inline): string => fold(nameOf(withoutNumber(cell)).name);

/** The names in the first column of a table, folded. */
const firstNames = once(
  (table: TableBlock) => new Set(table.rows.flatMap(({ cells: [name] }) => (name ? named(name) : []))),
);

/** Whether a cell lists ways out, at least one with what brings it about. */
export function listsWaysOut(cell: Inline): boolean {
  return waysIn(cell).some(({ event }) => event.source !== '');
}

/** A table of states of which a cell lists the ways out: "publish → live, withdraw → gone". */
export const outgoingShape: TableShape<'from' | 'out' | 'meaning'> = {
  columns: {
    from: stepParts.from,
    out: {
      title: 'Transitions out',
      also: [
        'ways out',
        'exits',
        'exit',
        'outgoing',
        'outgoing transitions',
        'leaves when',
        'left when',
        'on exit',
        'transitions',
        'transition',
        'next',
        'next states',
        'goes to',
        'leads to',
        'to',
        'events',
        'what can happen',
        'what may follow',
      ],
      looks: (cell) => waysIn(cell).length > 0,
    },
    meaning: {
      ...stepParts.meaning,
      also: [...stepParts.meaning.also, 'on entry', 'enters when', 'entered when'],
    },
  },
  needs: [['from'], ['out']],
};

/** A row of a state with its ways out; what is a state of another row before an arrow makes that a whole step. */
export function outgoingRow(reading: RowReading<Fact>): void {
  const { row, cell, gather } = reading;
  const [from, out, meaning] = [cell('from'), cell('out'), cell('meaning')];
  if (!from?.source) return;
  const title = titleOfRow(reading);
  const own = withoutNumber(from);
  gather.fact(stateFact(title, own, meaning ? plain(meaning) : '', row.at));
  for (const { event, to } of out ? waysIn(out) : []) {
    const isWhole = gather.ofBlock((block) => block.kind === 'table' && firstNames(block).has(named(event)));
    const step = isWhole
      ? { from: event, to, event: slice(to, to.source.length, to.source.length) }
      : { from: own, to, event };
    gather.fact({ is: 'transition', ...title, transition: transitionOf(step, to.at) });
  }
}
