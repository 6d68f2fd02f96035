import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import {
  applyChanges,
  type Change,
  changesFor,
  type Facts,
  type Finding,
  type Fix,
  facts,
  mapPosition,
  read,
} from '../../../src/engine/index.ts';
import { pointIds } from '../../../src/engine/points.ts';
import { files, pageOf } from './check-files.ts';

type Plain = Facts['title'];
type Fields = { readonly [key: string]: Plain };

const isObject = (value: Plain): value is Fields => typeof value === 'object' && !Array.isArray(value);
const json = (value: unknown): string => JSON.stringify(value);

/** What a document says: its facts, what it allows and what it sets. */
function saidBy(markdown: string): Plain {
  const { model } = read(markdown);
  const texts = [model.introduction, ...pointIds.map((id) => model.points[id])];
  const allowed = texts.flatMap(({ waivers }) => waivers).map(({ check, reason }) => `${check} ${reason}`);
  const set = texts.flatMap(({ settings }) => settings).map(({ check, level }) => `${check} ${level}`);
  return { ...facts(model), allowed, set };
}

/** Whether something is left for a person to say: a property, what a state is, or all of an element. */
const isOpen = (value: Plain): boolean =>
  value === 'not shown' ||
  (isObject(value) && (value.is === 'not-shown' || json(value.stated) === json({ is: 'not-shown' })));

/** Whether a document says what another one says, save for what it says is not shown. */
function leadsTo(made: Plain | undefined, good: Plain | undefined): boolean {
  if (made === undefined || good === undefined) return made === good;
  if (isObject(made) && isObject(good) && 'name' in made && made.name !== good.name) return false;
  if (isOpen(made)) return true;
  if (typeof made !== 'object' || typeof good !== 'object') return made === good;
  if (Array.isArray(made) !== Array.isArray(good)) return false;
  const [mine, theirs] = [made as Fields, good as Fields];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].every((key) =>
    leadsTo(mine[key], theirs[key]),
  );
}

/** The texts in something that say more than that nothing is said. */
function wordsIn(value: Plain): readonly string[] {
  if (isOpen(value) || value === '' || value === false || (isObject(value) && value.is === 'unstated'))
    return [];
  if (typeof value === 'string' || value === true) return [String(value)];
  return Object.entries(value).flatMap(([key, each]) => (key === 'is' ? [] : wordsIn(each as Plain)));
}

const nameOf = (value: Plain | undefined): Plain | undefined =>
  value !== undefined && isObject(value) ? value.name : undefined;

/** A list with what has a name by it: where it stands among the others is left to the document. */
const byName = (list: readonly Plain[]): Fields =>
  Object.fromEntries(list.map((each, index) => [nameOf(each) ? `“${nameOf(each)}”` : String(index), each]));

/**
 * The elements that a document has more than another one; undefined where anything else differs than that something
 * of which nothing was said is not shown.
 */
function addedTo(before: Plain | undefined, after: Plain | undefined): readonly Plain[] | undefined {
  if (json(before) === json(after) || (before === '' && after !== undefined && isOpen(after))) return [];
  if (typeof before !== 'object' || typeof after !== 'object') return undefined;
  const isList = Array.isArray(before) && Array.isArray(after);
  const known = isList ? new Set(before.map(nameOf)) : undefined;
  const added = isList ? after.filter((each) => nameOf(each) && !known?.has(nameOf(each))) : [];
  const kept = isList ? byName(after.filter((each) => !added.includes(each))) : after;
  const [mine, theirs] = [(isList ? byName(before) : before) as Fields, kept as Fields];
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = keys.map((key) => addedTo(mine[key], theirs[key]));
  return parts.includes(undefined) ? undefined : [...added, ...parts.flatMap((part) => part ?? [])];
}

/** What a fix makes of a document. */
interface Fixed {
  readonly fix: Fix;
  readonly changes: readonly Change[];
  readonly after: string;
}

/** Every fix of what a check finds in a document, carried out. */
function fixed(id: string, markdown: string): readonly Fixed[] {
  const document = read(markdown);
  return document.findings
    .filter(({ check }) => check === id)
    .flatMap(({ fixes = [] }) => fixes)
    .map((fix) => {
      const changes = changesFor(document, fix);
      return { fix, changes, after: applyChanges(markdown, changes) };
    });
}

/** What is found after a change and was not found before it. */
function newlyFound(before: string, after: string): readonly Finding[] {
  const known = new Set(read(before).findings.map(({ check, message }) => `${check} ${message}`));
  return read(after).findings.filter(({ check, message }) => !known.has(`${check} ${message}`));
}

/** Whether a place of the new text lies in what some changes wrote. */
function isWritten(changes: readonly Change[], { from, to }: Finding['at']): boolean {
  return changes.some((change) => {
    const start = mapPosition(change.from, changes);
    return start <= from && to <= start + change.insert.length;
  });
}

const withFixes = checks.flatMap(({ id }) => {
  if (!files.pages.includes(id)) return [];
  const bad = pageOf(id)
    .bad.map((example, index) => ({ index: index + 1, made: fixed(id, example.markdown), ...example }))
    .filter(({ made }) => made.length > 0);
  return bad.map((example) => [`${id} ${example.index}`, id, example] as const);
});

test('most checks that can offer a fix show it on their page', () => {
  expect(new Set(withFixes.map(([, id]) => id)).size).toBeGreaterThan(40);
});

describe.each(withFixes)('bad example %s', (_, id, { markdown, made }) => {
  const good = pageOf(id).good.map((example) => saidBy(example.markdown));

  test('a fix leads to a good example, where it leaves open at most what is not shown', () => {
    expect(
      made.map(({ after }) => saidBy(after)).filter((each) => good.some((one) => leadsTo(each, one))),
    ).not.toEqual([]);
  });

  test.each(made)('“$fix.label” leads to a good example, or adds nothing but a name', ({ fix, after }) => {
    const says = saidBy(after);
    if (good.some((each) => leadsTo(says, each))) return;
    // Beside a fix that does: whoever wrote the name may have meant it.
    expect(fix.kind).toBe('declare');
    if (fix.kind !== 'declare') return;
    const added = addedTo(saidBy(markdown), says);
    expect(added).toBeDefined();
    expect(added?.length).toBeLessThanOrEqual(1);
    const about = `${fix.within ?? ''}.${fix.name} ${fix.status ?? ''}`;
    expect(wordsIn(added?.[0] ?? '').filter((word) => !about.includes(word))).toEqual([]);
  });

  test.each(made)(
    '“$fix.label” raises nothing but questions about what it says is not shown',
    ({ changes, after }) => {
      for (const { check, severity, at } of newlyFound(markdown, after)) {
        expect([check, severity]).toEqual(['document/not-shown', 'gap']);
        expect(isWritten(changes, at)).toBe(true);
      }
    },
  );
});
