import type { Inline } from '../../../syntax/block.ts';
import type { Form, LineOf } from '../../blocks/forms.ts';
import type { Head } from '../../words/phrases.ts';
import type { About, RoleFact, Sides } from '../facts.ts';
import type { Side } from '../words/sides.ts';

/** A line of point 6, its text without the number of a clause before it. */
export interface RoleLine extends LineOf<RoleFact> {
  /** What the lines and headings around it speak of. */
  readonly around: About | undefined;
}

/** A line with what stands at its head. */
export interface HeadedLine extends RoleLine {
  readonly head: Head | undefined;
  /** The text of the heading above it; empty where there is none. */
  readonly heading: string;
  /** Whether that heading is one below which lines declare roles. */
  readonly mayDeclare: boolean;
  /** Whose name stands above it, where it stands below no other line. */
  readonly holder: Inline | undefined;
  readonly held: Sides['held'];
}

/** A line with what its head and what stands behind that may be. */
export interface SidedLine extends HeadedLine {
  /** The name at its head, where it is in bold type. */
  readonly strong: Inline | undefined;
  /** Who may what stands before them, or what somebody may. */
  readonly sides: readonly Side[];
  readonly about: About | undefined;
}

/** One way to write a line: it is read as `itself`, or surely `not` read. */
export type LineForm<L extends RoleLine> = Form<L, 'itself' | 'not'>;

/** Says of something who may, or of somebody what; nothing where there is nobody, or nothing. */
export function saySides(
  { gather, item: { at } }: RoleLine,
  sides: readonly Side[],
  about: About | undefined,
  held?: Sides['held'],
): 'itself' | 'not' {
  if (!about || sides.length === 0) return 'not';
  gather.fact({ is: 'sides', about, at, sides, ...(held ? { held } : {}) });
  return 'itself';
}
