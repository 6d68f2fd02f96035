import type { Anchor, Place, Span } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { PermissionRow } from '../../domain-elements.ts';
import type { RoleFact } from '../facts.ts';
import { boldSubjectOf } from '../words/names.ts';
import type { Spoken } from './may-line.ts';

/** Whom the sentence before speaks of, and what it says of them; a nested line looks no further than the one it is below. */
export function spokenOf(
  sentence: Inline,
  gather: Gathering<RoleFact>,
  isNested: boolean,
): Spoken | undefined {
  const rows = gather.back((facts) => lastRows(facts, isNested ? sentence.at.anchor : undefined));
  const last = rows.at(-1);
  if (!last) return undefined;
  const inline = (source: string, at: Place): Inline => ({ source, at: at as Span });
  return {
    roles: last.cells.map(({ role }) => inline(role.name, role.at)),
    actions: rows.map(({ action }) => inline(action.text, action.at)),
    isFar: gather.ofBlock(
      (block) => block.kind !== 'paragraph' || !follows(last.action.at, sentence.at, block.text),
    ),
  };
}

/** The last permissions, in order, that are those of the same roles: of facts from the last one back, within a line where there is one. */
function lastRows(facts: Iterable<RoleFact>, within: Anchor | undefined): readonly PermissionRow[] {
  const names = ({ cells }: PermissionRow): string => cells.map(({ role }) => role.name).join(',');
  const rows: PermissionRow[] = [];
  for (const fact of facts) {
    if (fact.is !== 'row' || (within && (fact.row.action.at as Span).anchor !== within)) continue;
    if (rows[0] && names(fact.row) !== names(rows[0])) break;
    rows.push(fact.row);
  }
  return rows.reverse();
}

/** Whether no other sentence of a text stands between what one says and another. */
function follows(said: Place, { start }: Span, { source, at }: Inline): boolean {
  const end = (said as Span).end;
  return !/[.!?][)"”*_]*\s+\S/.test(source.slice(end - at.start, start - at.start));
}

/**
 * Whom a paragraph begins with, and goes on about in sentences without a subject: "**Keeper** can lend. Cannot sell.".
 * Without marks only where nobody is named above it.
 */
export function openingOf(
  gather: Gathering<RoleFact>,
  spoken: Spoken | undefined,
  { lead, headings }: Context,
): readonly Inline[] | undefined {
  if (!spoken || spoken.isFar) return undefined;
  const bold = gather.ofBlock((block) =>
    block.kind === 'paragraph' ? boldSubjectOf(block.text) : undefined,
  );
  const isBold = bold && spoken.roles.some((each) => plain(each) === plain(bold));
  return isBold || (lead === '' && headings.length === 0) ? spoken.roles : undefined;
}
