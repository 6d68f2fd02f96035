import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChanges,
  changesFor,
  type Facts,
  type Finding,
  type Fix,
  facts,
  type Place,
  type PointId,
  pointIds,
  read,
} from '../../../src/engine/index.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

type Plain = Facts['title'];

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

const points = (text: string): Facts['points'] => facts(read(text).model).points;
const json = (value: unknown): string => JSON.stringify(value);

/** The elements of a point, one text each. */
function elements(value: Plain): string[] {
  if (typeof value !== 'object') return [];
  return Object.values(value).flatMap((each) => (Array.isArray(each) ? each.map(json) : []));
}

/** The point in whose text the place of a fix lies. */
function pointOf(text: string, { at }: { readonly at: { readonly from: number } }): PointId | undefined {
  const { points: texts } = read(text).model;
  return pointIds.find((id) => texts[id].from <= at.from && at.from < texts[id].to);
}

/** How often each row of the tables says that something is not shown: once more where it is `asked` to. */
function notShownIn(text: string, asked: readonly Place[] = []): readonly number[] {
  return [...text.matchAll(/^\|.*$/gm)].map(({ 0: row, index }) => {
    const isAsked = asked.some(({ from, to }) => index <= from && to <= index + row.length);
    return row.split('not shown').length - 1 + (isAsked ? 1 : 0);
  });
}

function expectNothingElse(before: string, fix: Fix, after: string): void {
  const [was, is] = [points(before), points(after)];
  const others = (except?: PointId) => pointIds.filter((id) => id !== except);
  switch (fix.kind) {
    case 'sort':
    case 'waive':
      expect(is).toEqual(was);
      break;
    case 'remove': {
      const own = pointOf(before, fix);
      for (const id of others(own)) expect(is[id]).toEqual(was[id]);
      if (own === undefined || own === 'entities') break;
      const [then, now] = [elements(was[own]), elements(is[own])];
      expect(now.filter((each) => !then.includes(each))).toEqual([]);
      expect(then.length - now.length).toBeLessThanOrEqual(1);
      break;
    }
    case 'column':
      for (const id of others(fix.point)) expect(is[id]).toEqual(was[id]);
      expect(said(is[fix.point])).toEqual(said(was[fix.point]));
      expect(notShownIn(after)).toEqual(notShownIn(before, fix.rows));
      break;
    case 'declare': {
      for (const id of others(fix.point)) expect(is[id]).toEqual(was[id]);
      if (fix.within !== undefined) break;
      const now = new Set(elements(is[fix.point]));
      expect(elements(was[fix.point]).filter((each) => !now.has(each))).toEqual([]);
      break;
    }
    case 'replace': {
      const own = pointOf(before, fix);
      for (const id of others(own)) expect(is[id]).toEqual(was[id]);
      if (own === undefined) break;
      const now = elements(is[own]);
      const gone = elements(was[own]).filter((each) => !now.includes(each));
      expect(gone.length).toBeLessThanOrEqual(1 + (fix.also?.length ?? 0));
      break;
    }
    default:
      for (const id of others('point' in fix ? fix.point : undefined)) expect(is[id]).toEqual(was[id]);
  }
}

/** What is offered for a document: by its findings, and what can always be asked for. */
function offers(findings: readonly Finding[]): readonly Fix[] {
  const heads = findings.slice(0, 3);
  return [
    ...findings.flatMap(({ fixes = [] }) => fixes.slice(0, 2)).slice(0, 12),
    ...heads.map(({ check, at }): Fix => ({ kind: 'waive', label: '', check, at, reason: 'it is so' })),
    { kind: 'sort', label: '' },
  ];
}

/** A document with some of its cells emptied, so that there is something to find. */
const holed = fc
  .tuple(arbitrarySpecification, fc.array(fc.nat(), { minLength: 3, maxLength: 12 }))
  .map(([text, places]) => {
    const cells = [...text.matchAll(/(?<=^\|.*\| )[A-Za-z][\w ]*(?= \|)/gm)];
    const gone = new Set(places.map((place) => cells[place % Math.max(1, cells.length)]));
    return applyChanges(
      text,
      cells
        .filter((cell) => gone.has(cell))
        .map((cell) => ({ from: cell.index, to: cell.index + cell[0].length, insert: '' })),
    );
  });

test('a fix changes no fact that it does not name', { timeout: 120_000 }, () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(holed, (text) => {
      const specification = read(text);
      for (const fix of offers(specification.findings)) {
        const changes = changesFor(specification, fix);
        if (changes.length === 0) continue;
        kinds.set(fix.kind, (kinds.get(fix.kind) ?? 0) + 1);
        expectNothingElse(text, fix, applyChanges(text, changes));
      }
    }),
    { numRuns: 15 },
  );
  for (const kind of ['declare', 'column', 'waive', 'replace']) expect([...kinds.keys()]).toContain(kind);
});
