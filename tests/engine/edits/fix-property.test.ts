import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChanges,
  changesFor,
  type Fix,
  facts,
  fixAll,
  type Model,
  offersAt,
  type Place,
  type PointId,
  pointIds,
  read,
  type Specification,
} from '../../../src/engine/index.ts';
import { groupedBy } from '../../../src/engine/model/derived/grouped-by.ts';
import { elementsOf, partsOf } from '../../../src/engine/model/derived/point-elements.ts';
import { readModel } from '../../../src/engine/model/read.ts';
import { parse } from '../../../src/engine/syntax/document.ts';
import { addedTo, type Fields, json, type Plain, wordsIn } from '../said.ts';
import { troubledSpecification, twiceTroubledSpecification } from './troubled-specification.ts';

/** Facts with what says nothing left out: "not shown" in place of nothing is what a fix of a column adds. */
function said(value: Plain): Plain {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(said).filter((each) => each !== '');
  const entries = Object.entries(value);
  const is = entries.find(([key]) => key === 'is')?.[1];
  if (is === 'not-shown' || is === 'unstated') return '';
  const rest = entries.map(([key, each]) => [key, said(each)] as const).filter(([, each]) => each !== '');
  // A permission that says nothing is no permission.
  if (rest.length === 1 && rest[0]?.[0] === 'role') return '';
  return Object.fromEntries(rest);
}

const modelOf = (text: string): Model => readModel(parse(text)).model;

/** The elements of a point, one text each: fields, states and steps too. */
function elements(value: Plain): string[] {
  if (typeof value !== 'object') return [];
  return Object.values(value).flatMap((each) => (Array.isArray(each) ? each.flatMap(apart).map(json) : []));
}

function apart(element: Plain): readonly Plain[] {
  if (typeof element !== 'object' || Array.isArray(element)) return [element];
  const { fields, states, transitions, payload, answers, ...rest } = element as Fields;
  return [rest, ...[fields, states, transitions, payload, answers].flatMap(listOf)];
}

/** A list, or a list that is shown. */
function listOf(value: Plain | undefined): readonly Plain[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && 'value' in value ? listOf(value.value) : [];
}

/**
 * An element without what it is called, and what it is about: a step without the states that it leaves and those who take
 * it, a permission without its verbs.
 */
function nameless(element: string): string {
  const { name, subject, from, by, action, ...rest } = JSON.parse(element) as Fields;
  const target = typeof action === 'object' && 'target' in action ? action.target : undefined;
  return json({ ...rest, ...(target ? { target } : {}) });
}

/** The first list without one of each of what is in the second. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The point in one of whose blocks a place lies. */
function pointAt({ points }: Model, { from }: Place): PointId | undefined {
  return pointIds.find((id) =>
    points[id].blocks.some((block) => block.from <= from && from < block.from + block.length),
  );
}

/** How often each row of the tables says that something is not shown: once more where it is `asked` to. */
function notShownIn(text: string, asked: readonly Place[] = []): readonly number[] {
  return [...text.matchAll(/^\|.*$/gm)].map(({ 0: row, index }) => {
    const isAsked = asked.some(({ from, to }) => index <= from && to <= index + row.length);
    return row.split('not shown').length - 1 + (isAsked ? 1 : 0);
  });
}

/** The points of which a fix may change what is said. */
function namedBy(model: Model, fix: Fix): readonly (PointId | undefined)[] {
  switch (fix.kind) {
    case 'sort':
    case 'waive':
      return [];
    case 'move':
      return [pointAt(model, fix.at), fix.point];
    case 'replace':
      return [fix.at, ...(fix.also ?? [])].map((at) => pointAt(model, at));
    default:
      return ['at' in fix ? pointAt(model, fix.at) : fix.point];
  }
}

/** Names as facts have them. */
const asSaid = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** What elements are called, of which each is as often there as it may be said otherwise. */
type Names = readonly string[];

/** The names of the elements of a point that stand at some places, or around them. */
function namesAt(model: Model, id: PointId, places: readonly Place[]): Names {
  const holds = (one: Place, other: Place): boolean => one.from <= other.from && other.to <= one.to;
  return elementsOf(model, id)
    .filter(({ at }) => places.some((place) => holds(at, place) || holds(place, at)))
    .map(({ name }) => asSaid(name));
}

/** The names of those elements of a point that a fix takes out, with those inside them. */
function namesOut(model: Model, id: PointId, places: readonly Place[]): Names {
  return elementsOf(model, id)
    .filter(({ at }) => places.some((place) => at.to > at.from && place.from <= at.from && at.to <= place.to))
    .map(({ name }) => asSaid(name));
}

/** The places at which a fix changes what is said. */
function placesOf(fix: Fix): readonly Place[] {
  if (fix.kind === 'column') return fix.rows;
  return [...('at' in fix ? [fix.at] : []), ...('also' in fix ? (fix.also ?? []) : [])];
}

const nameIn = (element: string): string => asSaid(String((JSON.parse(element) as Fields).name ?? ''));

/** Expects of some elements that each is one of those which a fix names. */
function expectNamed(all: readonly string[], names: Names | undefined): void {
  if (names) expect(without(all.map(nameIn), names)).toEqual([]);
}

/**
 * Expects of a point that only what some fixes of one kind name is said otherwise: `names` are what the elements are
 * called of which they may say something else, `out` those that they take away.
 */
function expectOnly(
  fixes: readonly Fix[],
  id: PointId,
  was: Plain,
  is: Plain,
  { names, out }: { readonly names?: Names; readonly out?: Names },
): void {
  const [fix] = fixes;
  const [then, now] = [elements(was), elements(is)];
  const [gone, come] = [without(then, now), without(now, then)];
  switch (fix?.kind) {
    case 'remove':
      // A reference that is taken away is said of the element around it.
      if (out && out.length === 0) {
        expectNamed(gone, names);
        expect(come.length).toBeLessThanOrEqual(gone.length);
        break;
      }
      expect(come).toEqual([]);
      expect(gone.map(nameIn).sort()).toEqual([...(out ?? [])].sort());
      break;
    case 'column':
    case 'not-shown':
      expect(said(is)).toEqual(said(was));
      expect(come.map(nameIn)).toEqual(gone.map(nameIn));
      expectNamed(gone, fix.kind === 'column' ? names : []);
      break;
    case 'declare': {
      const added = addedTo(was, is);
      expect(added?.length).toBeLessThanOrEqual(fixes.length);
      // A state that was only named is the one that is declared.
      expectNamed(
        gone,
        fixes.flatMap((each) => (each.kind === 'declare' ? [asSaid(each.name)] : [])),
      );
      const told = fixes.map((each) => (each.kind === 'declare' ? json(each) : '')).join(' ');
      expect(
        (added ?? []).flatMap(wordsIn).filter((word) => !told.includes(json(word).slice(1, -1))),
      ).toEqual([]);
      break;
    }
    case 'replace':
    case 'inline':
      expect(come).toHaveLength(gone.length);
      expectNamed(gone.every((each) => each.includes('"role"')) ? [] : gone, names);
      // The name of a role stands above a column: what all of its cells say is said otherwise.
      if (fix.kind === 'replace' && gone.every((each) => each.includes('"role"'))) break;
      expect(gone.length).toBeLessThanOrEqual(
        fixes.reduce((count, each) => count + 1 + ('also' in each ? (each.also?.length ?? 0) : 0), 0),
      );
      break;
    case 'move':
      if (fix.alone) expect([gone, come]).toEqual([[], []]);
      else if (fixes.some((each) => each.kind === 'move' && each.point === id)) expect(gone).toEqual([]);
      else {
        expect(come).toEqual([]);
        expectNamed(gone, names);
      }
      break;
    case 'split':
      expect(gone.length).toBeLessThanOrEqual(1);
      expectNamed(gone, names);
      expect(new Set(come.map(nameless))).toEqual(new Set(gone.map(nameless)));
      break;
    default:
      // Put into another order, or below another heading: everything says what it said.
      expect([gone, come]).toEqual([[], []]);
  }
}

function expectNothingElse({ model, text }: Specification, fix: Fix, after: string): void {
  const [was, is] = [facts(model).points, facts(modelOf(after)).points];
  const named = namedBy(model, fix);
  for (const id of pointIds) {
    const names = namesAt(model, id, placesOf(fix));
    const out = namesOut(model, id, placesOf(fix));
    if (named.includes(id)) expectOnly([fix], id, was[id], is[id], { names, out });
    else expect([id, is[id]]).toEqual([id, was[id]]);
  }
  if (fix.kind === 'column') expect(notShownIn(after)).toEqual(notShownIn(text, fix.rows));
}

/** Where something can be asked for though nothing is found: at rows and bullets, at names in a cell, and at names that bound. */
const askedAt = (text: string, by: number): readonly number[] => {
  const all = [...text.matchAll(/^\| (?=\S)|^- (?=\S)|, (?=[^|\n]* \|)|\bat most `/gm)];
  const places = all.map(({ index, 0: found }) => index + found.length);
  return places.filter((_, index) => index % 4 === by % 4 || text.startsWith('MOST`', places[index]));
};

/** Of each kind that is offered for a document, two: by its findings, and what can always be asked for. */
function offers(specification: Specification, by: number): readonly Fix[] {
  const { findings, text } = specification;
  const all = [
    ...findings.flatMap(({ fixes = [] }) => fixes),
    ...askedAt(text, by).flatMap((at) => offersAt(specification, at)),
    ...findings.map(({ check, at }): Fix => ({ kind: 'waive', label: '', check, at, reason: 'it is so' })),
    { kind: 'sort', label: '' } as const,
  ];
  const kinds = groupedBy(all, ({ kind }) => kind);
  return [...kinds.values()].flatMap((fixes) => [
    ...new Set(
      [fixes[by % fixes.length], fixes[(by * 7 + 1) % fixes.length]].filter((fix) => fix !== undefined),
    ),
  ]);
}

/** Kinds of which findings offer several at once; the others are asked for one by one. */
const kindsTogether: readonly Fix['kind'][] = [
  'replace',
  'remove',
  'declare',
  'not-shown',
  'column',
  'move',
  'merge',
];

/** Every kind of fix. */
const kindsOfFixes: readonly Fix['kind'][] = [...kindsTogether, 'split', 'inline', 'sort', 'waive'];

/** What is noted of a test: how often each kind of fix was carried out. */
class Counts extends Map<Fix['kind'], number> {
  add({ kind }: Fix): void {
    this.set(kind, (this.get(kind) ?? 0) + 1);
  }
}

test('a fix changes no fact that it does not name', { timeout: 120_000 }, () => {
  const counts = new Counts();
  fc.assert(
    fc.property(troubledSpecification, fc.nat(), (text, by) => {
      const specification = read(text);
      for (const fix of offers(specification, by)) {
        const changes = changesFor(specification, fix);
        if (changes.length === 0) continue;
        counts.add(fix);
        expectNothingElse(specification, fix, applyChanges(text, changes));
      }
    }),
    { numRuns: 30 },
  );
  expect(kindsOfFixes.filter((kind) => !counts.has(kind))).toEqual([]);
});

/** The checks of which several findings offer a fix of one kind, one for each kind. */
function severalIn({ findings }: Specification, by: number) {
  const offered = findings.flatMap(({ check, fixes = [] }) =>
    [...new Set(fixes.map(({ kind }) => kind))].map((kind) => ({ check, kind })),
  );
  const alike = groupedBy(offered, ({ check, kind }) => `${check} ${kind}`);
  const several = [...alike.values()].filter(({ length }) => length > 1).flatMap(([first]) => first ?? []);
  return [...groupedBy(several, ({ kind }) => kind).values()].flatMap((all) => all[by % all.length] ?? []);
}

/** The names of the elements that the labels of fixes say are taken out, with those inside them. */
function labelled(model: Model, id: PointId, fixes: readonly Fix[]): Names {
  const labels = fixes.map(({ label }) => label).join('\n');
  return elementsOf(model, id)
    .filter(({ name }) => labels.includes(`“${name}”`))
    .flatMap((element) => [element, ...partsOf(element)])
    .map(({ name }) => asSaid(name));
}

test('all fixes of a kind change no fact that none of them names', { timeout: 120_000 }, () => {
  const counts = new Counts();
  fc.assert(
    fc.property(twiceTroubledSpecification, fc.nat(), (text, by) => {
      const specification = read(text);
      for (const wanted of severalIn(specification, by)) {
        const chosen = new Map<string, { readonly fix: Fix; readonly point: PointId | undefined }>();
        const { text: after, changes } = fixAll(text, ({ check, fixes = [], point }) => {
          const fix = check === wanted.check ? fixes.find(({ kind }) => kind === wanted.kind) : undefined;
          if (fix) chosen.set(json([fix, point]), { fix, point });
          return fix;
        });
        expect(applyChanges(text, changes)).toBe(after);
        const fixes = [...chosen.values()].map(({ fix }) => fix);
        const named = [...chosen.values()].flatMap(({ fix, point }) => [
          'point' in fix ? fix.point : point,
          point,
        ]);
        const [was, is] = [facts(specification.model).points, facts(modelOf(after)).points];
        for (const id of pointIds) {
          const out = labelled(specification.model, id, fixes);
          if (named.includes(id)) expectOnly(fixes, id, was[id], is[id], { out });
          else expect([id, is[id]]).toEqual([id, was[id]]);
        }
        for (const fix of fixes.slice(1)) counts.add(fix);
      }
    }),
    { numRuns: 30 },
  );
  // So often it was more than one.
  expect(kindsTogether.filter((kind) => !counts.has(kind))).toEqual([]);
});
