/**
 * Something that changes from one reading to the next. `changedAt` is the revision in which it last did.
 * `keeper` brings it up to date: before that, whether it changed cannot be told.
 */
export interface Source {
  changedAt: number;
  readonly keeper?: Keeper;
}

/** Keeps something over the revisions of a document. */
export interface Keeper {
  /** Brings what is kept up to the present revision, once; sets `changedAt` of the sources that it hands out. */
  readonly refresh: () => void;
}

let noted: Source[] | undefined;

/** Says that what is being computed looks at a source. Costs nothing where nobody keeps what is computed. */
export function note(source: Source): void {
  if (noted !== undefined && noted.at(-1) !== source) noted.push(source);
}

/** As `note`, of several. */
export function noteAll(sources: readonly Source[]): void {
  if (noted === undefined) return;
  for (const source of sources) note(source);
}

/** Whether what is looked at is noted just now. */
export function isNoting(): boolean {
  return noted !== undefined;
}

const nothing: readonly Source[] = [];

/** Computes something and gives it with all that was looked at, each source once. */
export function watch<V>(make: () => V): { readonly value: V; readonly sources: readonly Source[] } {
  const outer = noted;
  const mine: Source[] = [];
  noted = mine;
  try {
    const value = make();
    // A list that was pushed to has room to spare; one that is kept shall have none.
    return { value, sources: mine.length === 0 ? nothing : [...new Set(mine)] };
  } finally {
    noted = outer;
  }
}

/** Computes something that notes for itself what it looks at: whoever asked for it looks at its sources alone. */
export function unwatched<V>(make: () => V): V {
  const outer = noted;
  noted = undefined;
  try {
    return make();
  } finally {
    noted = outer;
  }
}
