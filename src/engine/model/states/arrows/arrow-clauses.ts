import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** What only says that steps follow: "Transition:", "The lifecycle of a crate is", "A crate goes from", right before a name and its arrow. */
export const leadOfSteps = wording.i`^(?:\**(?:transition|step|change|übergang)\b\**:?\s+|(?:(?:the|its) )?(?:usual |normal |typical )?(?:life ?cycle|flow|path|order|status(?:es)?|states?)(?: (?:of|for) [\p{L} -]{2,40}?)? (?:is|are|goes|runs)(?: as follows)?:?\s+(?=[\`*"]{0,2}[\p{L}_-]+(?: [\p{L}_-]+)?[\`*"]{0,2}\s*(?:→|->|=>|⇒)))`;

/** Whether a text holds an arrow. */
export const isArrow = /→|⟶|[-─━][>▶►]|=>|⇒|[⇄↔⇌⇆⟷]/;

/** A label in bold type that is a whole step: "**From open to closed:** a moderator closes it". */
const boldStep = /^\*\*(?=from\s[^*]+\sto\s[^*]+\*\*)([^*]+)\*\*(?=:|\s|$)/i;

/** A text with blanks for the marks of code or bold type that holds a whole step: "`open → done` when it is closed". Offsets stay. */
export function withoutMarksAround(text: Inline): Inline {
  const isBold = boldStep.test(text.source);
  if (!isBold && !(text.source.includes('`') && isArrow.test(text.source))) return text;
  const bare = text.source.replace(boldStep, '  $1  ');
  const source = isBold
    ? bare
    : bare.replace(/`([^`\n]+)`/g, (code, inner: string) => (isArrow.test(inner) ? ` ${inner} ` : code));
  return source === text.source ? text : slice({ source, at: text.at }, 0, source.length);
}

/** The parts of a line with an arrow each; a part without one goes on with what is before it. */
export function arrowClauses(text: Inline): readonly Inline[] {
  const found: { start: number; end: number }[] = [];
  for (const part of splitOutside(text, ',;·')) {
    const last = found.at(-1);
    const start = part.at.start - text.at.start;
    const end = part.at.end - text.at.start;
    // Where the first names stand in code, an arrow between words belongs to what is told of them.
    const alike = !text.source.startsWith('`') || part.source.startsWith('`');
    // "draft, live → gone": names before the first arrow go with it.
    const head = last ? text.source.slice(last.start, last.end) : '';
    const waits = last !== undefined && !isArrow.test(head) && !leadsInto(head, part.source);
    if (last && !isArrow.test(head) && !waits) found.splice(-1, 1, { start, end });
    // "`a` → `b`: it opens; `c`, `d` → `e`": a name alone behind what happens begins the next.
    else if (last && isArrow.test(head) && namesOnly.test(part.source) && !head.endsWith('`'))
      found.push({ start, end });
    else if (last && (waits || !(isArrow.test(part.source) && alike))) last.end = end;
    else found.push({ start, end });
  }
  return found.flatMap(({ start, end }) => joinedClauses(slice(text, start, end)));
}

/** A name in code and nothing else. */
const namesOnly = /^`[^`]+`$/;

/** "sending makes it open, open → done": a clause that ends with the name from which the next goes on. */
function leadsInto(clause: string, next: string): boolean {
  const name = /^(\S.{0,60}?)\s{0,3}(?:→|⟶|[-─━]{1,3}[>▶►]|=>|⇒)/.exec(next)?.[1] ?? '';
  return name !== '' && clause.endsWith(` ${name}`);
}

/** The clauses that "and" or "or" joins, with an arrow each: "open → sold or open → lost". */
function joinedClauses(clause: Inline): readonly Inline[] {
  const { source } = clause;
  const arrowAt = source.search(isArrow);
  const join = arrowAt < 0 ? null : joins.exec(source.slice(arrowAt));
  if (!join) return [clause];
  const start = arrowAt + join.index;
  const rest = slice(clause, start + join[0].length, source.length);
  return [slice(clause, 0, start), ...joinedClauses(rest)];
}
const joins = /,?\s+(?:and|or)\s+(?=[^\s;,:.]+(?:\s[^\s;,:.]+){0,2}?\s*(?:→|⟶|-+>|[=⇒]>?))/;
