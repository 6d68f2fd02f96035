import type { NamedKind } from '../../model/derived/named.ts';
import { code } from '../print/cell.ts';
import { name as printName } from '../print/name.ts';

/** One thing that could be written at the cursor. */
export interface CompletionOption {
  /** What it is shown and found by, and what is written unless `insert` says otherwise. */
  readonly label: string;
  readonly insert?: string;
  /** What it is: a named thing, or a word of the format. */
  readonly kind:
    | NamedKind
    | 'marker'
    | 'phrase'
    | 'type'
    | 'column'
    | 'label'
    | 'row'
    | 'start'
    | 'point'
    | 'given'
    | 'undeclared';
  /** The declared name that it writes, where it writes one. A name that is only used somewhere has none. */
  readonly declares?: string;
  /** Whether it stands before the others. */
  readonly first?: true;
  /** Words beside it. */
  readonly detail?: string;
  /** Where the cursor goes, counted from the beginning of what is written; its end where this is missing. */
  readonly cursor?: number;
}

/** A declared name, written in code where it needs to be. `around` puts words before it. */
export function nameOption(
  kind: NamedKind,
  name: string,
  { inCode = false, before = '', asCode = false, detail = kind as string } = {},
): CompletionOption {
  const written = inCode ? name : asCode ? code(name) : printName(name);
  return {
    label: `${before}${name}`,
    ...(written === name ? {} : { insert: `${before}${written}` }),
    kind,
    declares: name,
    detail,
  };
}

/** Words of the format. Where they end in the marks of an expression, the cursor goes between these. */
export function phrases(kind: CompletionOption['kind'], ...labels: readonly string[]): CompletionOption[] {
  return labels.map((label) => ({
    label,
    kind,
    ...(label.endsWith('``') ? { cursor: label.length - 1 } : {}),
  }));
}
