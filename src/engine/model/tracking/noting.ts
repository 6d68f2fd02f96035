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

/** What the watches going on have noted, the innermost last: one list for all, since most of them note very little. */
const noted: (Source | undefined)[] = [];
/** Where what the innermost watch has noted begins, or `nobody`, and where it ends. */
let start = -1;
let end = 0;
const nobody = -1;
/** Where the list has been written to: what was noted shall not be held any longer than its watch lasts. */
let written = 0;

/** Says that what is being computed looks at a source. Costs nothing where nobody keeps what is computed. */
export function note(source: Source): void {
  if (start === nobody || (end > start && noted[end - 1] === source)) return;
  noted[end++] = source;
}

/** As `note`, of several. */
export function noteAll(sources: readonly Source[]): void {
  if (start !== nobody) for (const source of sources) note(source);
}

/** Whether what is looked at is noted just now. */
export function isNoting(): boolean {
  return start !== nobody;
}

const nothing: readonly Source[] = [];

/** Sources up to which each is compared with all before it. */
const few = 16;

/** What has been noted from a place on, each source once; a list that is the same is given back itself. */
function since(place: number, like: readonly Source[]): readonly Source[] {
  if (end === place) return nothing;
  if (end - place > few) return [...new Set(noted.slice(place, end) as Source[])];
  let kept = place + 1;
  for (let index = kept; index < end; index++) {
    const source = noted[index];
    let before = place;
    while (before < kept && noted[before] !== source) before++;
    if (before === kept) noted[kept++] = source;
  }
  let same = 0;
  while (same < like.length && noted[place + same] === like[same]) same++;
  return same === like.length && same === kept - place ? like : (noted.slice(place, kept) as Source[]);
}

/**
 * Computes something and gives it with all that was looked at, each source once. Much is computed that looks at the
 * same: the list is `like` itself where it says the same in the same order.
 */
export function watch<V>(
  make: () => V,
  like: readonly Source[] = nothing,
): { readonly value: V; readonly sources: readonly Source[] } {
  const outer = start;
  const mine = end;
  start = mine;
  try {
    const value = make();
    return { value, sources: since(mine, like) };
  } finally {
    if (end > written) written = end;
    if (outer === nobody) {
      noted.fill(undefined, mine, written);
      written = mine;
    }
    start = outer;
    end = mine;
  }
}

/** Computes something that notes for itself what it looks at: whoever asked for it looks at its sources alone. */
export function unwatched<V>(make: () => V): V {
  const outer = start;
  start = nobody;
  try {
    return make();
  } finally {
    start = outer;
  }
}
