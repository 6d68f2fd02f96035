import type { ReactNode } from 'react';
import type { Drawing, Place, Slot } from '../../engine/index.ts';
import { CodeLinks } from '../text/inline.tsx';

/** What a drawing can be taken along as. */
export type DrawingForm = 'svg' | 'png' | 'mermaid';

/** How a view leads to the text it was made of, and back. */
export interface Lead {
  /** The address of what is declared at a place. */
  readonly hrefOf: (at: Place) => string;
  /** The place that is chosen, by its beginning; undefined where nothing can be chosen. */
  readonly chosen?: number;
  /** Chooses a place without leaving the view; absent on a page. */
  readonly look?: (at: Place) => void;
  /** Lets a cell of the text say something else; absent where the text cannot be edited, as on a page. */
  readonly change?: (slot: Slot, to: string) => void;
  /** Gives a whole drawing away; absent on a page. */
  readonly handOver?: (drawing: Drawing, label: string, form: DrawingForm) => void;
  /** Lays the drawings out anew, wherever things were before. */
  readonly arrange?: () => void;
}

interface JumpProps {
  readonly lead: Lead;
  readonly at: Place;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What every link of a view carries: its address, the place it means, and whether that is chosen. */
export function jump(lead: Lead, at: Place) {
  return {
    href: lead.hrefOf(at),
    'data-from': at.from,
    'data-to': at.to,
    'aria-current': lead.chosen === at.from ? ('true' as const) : undefined,
  };
}

/** Words that lead to their place in the text. */
export function Jump({ lead, at, className, children }: JumpProps) {
  return (
    <a className={className} {...jump(lead, at)}>
      <CodeLinks value={undefined}>{children}</CodeLinks>
    </a>
  );
}
