import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import {
  applyChanges,
  type Change,
  changesFor,
  type Finding,
  type Fix,
  mapPosition,
  read,
} from '../../../src/engine/index.ts';
import { addedTo, leadsTo, type Plain, saidBy, wordsIn } from '../said.ts';
import { files, pageOf } from './check-files.ts';

const said = (markdown: string): Plain => saidBy(read(markdown).model);

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
  const good = pageOf(id).good.map((example) => said(example.markdown));

  test('a fix leads to a good example, where it leaves open at most what is not shown', () => {
    expect(
      made.map(({ after }) => said(after)).filter((each) => good.some((one) => leadsTo(each, one))),
    ).not.toEqual([]);
  });

  test.each(made)('“$fix.label” leads to a good example, or adds nothing but a name', ({ fix, after }) => {
    const says = said(after);
    if (good.some((each) => leadsTo(says, each))) return;
    // Beside a fix that does: whoever wrote the name may have meant it.
    expect(fix.kind).toBe('declare');
    if (fix.kind !== 'declare') return;
    const added = addedTo(said(markdown), says);
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
