import type { Fix } from '../finding.ts';
import { addAnchors } from '../model/blocks/context.ts';
import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { holds, type Watched, watched } from '../model/tracking/watched.ts';
import type { Anchor, Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Check, Input, ModelCheck, PointCheck, Report } from './check.ts';
import type { Level } from './levels.ts';

/** What a check said when it ran last, of the whole model or of one point. */
interface Said {
  readonly reports: readonly Report[];
  /** What it looked at, once it has run after a change: before the first one nobody needs to know. */
  readonly watched?: Watched<readonly Report[]>;
}

/** What every check said, by its id: of the whole model, or of each point in the order of the points. */
export type Reports = ReadonlyMap<string, readonly Said[]>;

function touched(check: ModelCheck | PointCheck, point: PointId, changed: ReadonlySet<Input>): boolean {
  if (check.reads !== 'each-point') return check.reads.some((input) => changed.has(input));
  return (
    changed.has(point) ||
    changed.has(`${point}-text`) ||
    (check.also ?? []).some((input) => changed.has(input))
  );
}

/** The places that a fix is about. */
function placesOfFix(fix: Fix): readonly Place[] {
  if ('rows' in fix) return fix.rows;
  const also =
    fix.kind === 'replace' ? (fix.also ?? []) : fix.kind === 'move' && fix.under ? [fix.under] : [];
  return 'at' in fix ? [fix.at, ...also] : [];
}

/** Every place that a report speaks of. */
function placesOf({ at, related = [], fixes = [], choice }: Report): readonly Place[] {
  const chosen = choice?.options.flatMap(({ fix }) => fix ?? []) ?? [];
  return [at, ...related.map((each) => each.at), ...[...fixes, ...chosen].flatMap(placesOfFix)];
}

/** What the places of some reports hang on; undefined where that cannot be told of one. */
const anchorsOf = once((reports: readonly Report[]): ReadonlySet<Anchor> | undefined => {
  const anchors = new Set<Anchor>();
  const isTold = reports.every((report) => placesOf(report).every((place) => addAnchors(place, anchors)));
  return isTold ? anchors : undefined;
});

/** Whether a place of some reports may be out of place, now that some anchors are gone. */
function mayHangOn(reports: readonly Report[], gone: ReadonlySet<Anchor>): boolean {
  if (gone.size === 0 || reports.length === 0) return false;
  const anchors = anchorsOf(reports);
  return !anchors || [...gone].some((anchor) => anchors.has(anchor));
}

/**
 * Runs what a change has touched; keeps the other reports as they were. A check that was touched and has looked at
 * nothing that has changed keeps its reports too.
 */
export function collect(
  model: Model,
  registry: readonly Check[],
  changed: ReadonlySet<Input> | 'all',
  previous: Reports | undefined,
  gone: ReadonlySet<Anchor>,
  levelOf: (check: Check) => Level,
  goesOn: () => void,
): { readonly reports: Reports; readonly ran: number } {
  const reports = new Map<string, readonly Said[]>();
  let ran = 0;
  for (const check of registry) {
    if (check.reads === 'waivers' || levelOf(check) === 'off') continue;
    goesOn();
    const before = previous?.get(check.id);
    let again = false;
    const say = (known: Said | undefined, point: PointId, run: (of: Model) => readonly Report[]): Said => {
      const isTouched = known === undefined || changed === 'all' || touched(check, point, changed);
      const hangs = known !== undefined && mayHangOn(known.reports, gone);
      if (!isTouched && !hangs) return known;
      again = true;
      if (changed === 'all') return { reports: run(model) };
      if (!hangs && known?.watched && holds(known.watched, model)) return known;
      const made = watched(model, run);
      return { reports: made.value, watched: made };
    };
    if (check.reads !== 'each-point') {
      const said = say(before?.[0], 'product', (of) => check.run(of));
      reports.set(check.id, before && said === before[0] ? before : [said]);
    } else {
      const said = pointIds.map((point, index) => say(before?.[index], point, (of) => check.run(of, point)));
      reports.set(check.id, said);
    }
    if (again) ran += 1;
  }
  return { reports, ran };
}
