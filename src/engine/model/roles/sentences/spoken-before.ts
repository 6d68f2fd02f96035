import type { Place, Span } from '../../../place.ts';
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
  { facts, block }: Gathering<RoleFact>,
  isNested: boolean,
): Spoken | undefined {
  const isNear = ({ action }: PermissionRow): boolean =>
    !isNested || (action.at as Span).anchor === sentence.at.anchor;
  const rows = facts.flatMap((fact) => (fact.is === 'row' && isNear(fact.row) ? fact.row : []));
  const last = rows.at(-1);
  if (!last) return undefined;
  const names = ({ cells }: PermissionRow): string => cells.map(({ role }) => role.name).join(',');
  const first = rows.findLastIndex((row) => names(row) !== names(last)) + 1;
  const inline = (source: string, at: Place): Inline => ({ source, at: at as Span });
  return {
    roles: last.cells.map(({ role }) => inline(role.name, role.at)),
    actions: rows.slice(first).map(({ action }) => inline(action.text, action.at)),
    isFar: block.kind !== 'paragraph' || !follows(last.action.at, sentence.at, block.text),
  };
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
  { block }: Gathering<RoleFact>,
  spoken: Spoken | undefined,
  { lead, headings }: Context,
): readonly Inline[] | undefined {
  if (block.kind !== 'paragraph' || !spoken || spoken.isFar) return undefined;
  const bold = boldSubjectOf(block.text);
  const isBold = bold && spoken.roles.some((each) => plain(each) === plain(bold));
  return isBold || (lead === '' && headings.length === 0) ? spoken.roles : undefined;
}
