import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FindingSummary, Summary } from '../../src/engine/summary.ts';
import { $document, changeDocument, showDocument } from '../../src/stores/document.ts';
import {
  $announcement,
  $counts,
  $filtered,
  showAllSeverities,
  toggleSeverity,
} from '../../src/stores/filter.ts';
import { $findings, applyFix, leaveToken, patience, startTyping } from '../../src/stores/findings.ts';
import { $preferences } from '../../src/stores/preferences.ts';
import { allowReading } from '../../src/stores/safe.ts';
import {
  $chosen,
  $selection,
  chooseFinding,
  choosePlace,
  moveCursor,
  stepFinding,
} from '../../src/stores/selection.ts';
import { $summary, readWith } from '../../src/stores/summary.ts';
import type { Answer, Request } from '../../src/worker/client.ts';

const finding = (
  key: string,
  from: number,
  to: number,
  more: Partial<FindingSummary> = {},
): FindingSummary => ({
  key,
  check: 'rules/no-message',
  severity: 'gap',
  message: key,
  from,
  to,
  point: 'rules',
  related: [],
  fixes: [],
  asks: true,
  group: key,
  ...more,
});

let asked: Request[] = [];
let reply: (answer: Answer) => void = () => {};
let end = (): void => {};

/** The worker answers the last request with these findings. */
function answer(findings: FindingSummary[], points: Summary['points'] = []): void {
  const request = asked.at(-1);
  if (request === undefined || request.kind === 'ask') throw new Error('Nothing was asked.');
  const summary = { title: '', points, findings, waived: [], undecided: [] };
  reply({ kind: 'summary', request: request.request, version: request.version, summary });
}

beforeEach(() => {
  // A test before may have had the reading fail.
  for (const id of ['a', 'b']) allowReading(id);
  vi.useFakeTimers();
  asked = [];
  showAllSeverities();
  showDocument({ id: 'a', text: 'one two\nthree four', crlf: false });
  end = readWith((onAnswer) => {
    reply = onAnswer;
    return { post: (request) => asked.push(request), stop: () => {} };
  });
});

afterEach(() => {
  vi.runAllTimers();
  end();
  vi.useRealTimers();
});

const keys = () => $findings.get().map(({ key }) => key);

test('findings come with their lines, and can be left out by severity', () => {
  answer([finding('a', 0, 3), finding('b', 8, 13, { severity: 'error' })]);
  expect($findings.get().map(({ line }) => line)).toEqual([1, 2]);
  expect($announcement.get()).toBe('1 contradiction, 1 question.');
  toggleSeverity('gap');
  expect($filtered.get().map(({ key }) => key)).toEqual(['b']);
  expect($counts.get().gap).toBe(1);
  toggleSeverity('gap');
  expect($filtered.get()).toHaveLength(2);
});

test('hints are left out until they are asked for, and that is remembered', () => {
  $preferences.set({ wrap: true });
  answer([finding('asks', 0, 3), finding('hints', 8, 13, { severity: 'hint' })]);
  expect($filtered.get().map(({ key }) => key)).toEqual(['asks']);
  expect($counts.get().hint).toBe(1);
  toggleSeverity('hint');
  expect($filtered.get()).toHaveLength(2);
  expect($preferences.get().hidden).toEqual([]);
});

test('a finding on the word being typed waits until the visitor pauses; others do not wait', () => {
  answer([]);
  startTyping(2);
  changeDocument([{ from: 2, to: 2, insert: 'x' }]);
  answer([finding('typed', 0, 4), finding('elsewhere', 9, 14)]);
  expect(keys()).toEqual(['elsewhere']);
  vi.advanceTimersByTime(patience);
  expect(keys()).toEqual(['typed', 'elsewhere']);
});

test('… or until the cursor leaves the word', () => {
  answer([]);
  startTyping(2);
  changeDocument([{ from: 2, to: 2, insert: 'x' }]);
  answer([finding('typed', 0, 4)]);
  leaveToken(3);
  expect(keys()).toEqual([]);
  leaveToken(6);
  expect(keys()).toEqual(['typed']);
});

test('a finding that was there before stays while its word is typed', () => {
  answer([finding('old', 0, 3)]);
  startTyping(2);
  changeDocument([{ from: 2, to: 2, insert: 'x' }]);
  answer([finding('old', 0, 4)]);
  expect(keys()).toEqual(['old']);
});

test('a fix changes the text; while the text runs ahead of the summary, it waits for the place to be known', async () => {
  const fixes = (from: number) => [
    { kind: 'replace' as const, label: 'Put TWO', changes: [{ from, to: from + 3, insert: 'TWO' }] },
  ];
  answer([finding('a', 4, 7, { fixes: fixes(4) })]);
  changeDocument([{ from: 0, to: 0, insert: '> ' }]);
  const fixed = applyFix('a', 0);
  expect($document.get()?.text.line(1).text).toBe('> one two');
  answer([finding('a', 6, 9, { fixes: fixes(6) })]);
  expect(await fixed).toBe(true);
  expect($document.get()?.text.line(1).text).toBe('> one TWO');
  answer([]);
  expect(await applyFix('a', 0)).toBe(false);
});

test('the cursor chooses the point, the element and the finding it stands in', () => {
  const element = { kind: 'rule', depth: 0, how: 'exact', nameFrom: 8, nameTo: 13 } as const;
  const counts = { shown: 1, notShown: 0, open: 0, unstated: 0 };
  answer(
    [finding('wide', 0, 18), finding('narrow', 8, 13)],
    [
      {
        id: 'rules',
        number: 5,
        title: 'Validation rules',
        shown: 'shown',
        counts,
        contradictions: 0,
        questions: 2,
        from: 0,
        to: 18,
        stretches: [{ from: 0, to: 18 }],
        proseShare: 0,
        unreadShare: 0,
        elements: [
          { ...element, name: 'one', from: 0, to: 7 },
          { ...element, name: 'three', from: 8, to: 18 },
        ],
        parts: { labels: '', places: new Uint32Array() },
      },
    ],
  );
  const unwatch = $chosen.listen(() => {});
  moveCursor(9, 9);
  expect($chosen.get()).toEqual({ point: 'rules', element: 1, finding: 'narrow' });
  moveCursor(2, 2);
  expect($chosen.get()).toEqual({ point: 'rules', element: 0, finding: 'wide' });
  unwatch();
});

test('a place chosen elsewhere is found in the text as it is now', () => {
  answer([finding('a', 4, 7)]);
  changeDocument([{ from: 0, to: 0, insert: '> ' }]);
  choosePlace({ from: 4, to: 7 }, { by: 'outline', version: $summary.get()?.version });
  expect($selection.get()).toMatchObject({ from: 6, to: 9, by: 'outline' });
});

test('a place that was drawn before a newer summary came is found all the same', () => {
  answer([finding('a', 4, 7)]);
  const drawn = $summary.get()?.version;
  changeDocument([{ from: 0, to: 0, insert: '> ' }]);
  vi.advanceTimersByTime(1000);
  answer([finding('a', 6, 9)]);
  expect($summary.get()?.version).not.toBe(drawn);
  choosePlace({ from: 4, to: 7 }, { by: 'outline', version: drawn });
  expect($selection.get()).toMatchObject({ from: 6, to: 9, by: 'outline' });
});

test('a place that was drawn of another document is not chosen', () => {
  answer([finding('a', 4, 7)]);
  const drawn = $summary.get()?.version;
  showDocument({ id: 'b', text: 'another text', crlf: false });
  moveCursor(1, 1);
  choosePlace({ from: 4, to: 7 }, { by: 'outline', version: drawn });
  expect($selection.get()).toMatchObject({ from: 1, to: 1, by: 'editor' });
});

test('edits of the document before do not move places in the one that is opened', () => {
  answer([]);
  changeDocument([{ from: 0, to: 0, insert: '> ' }]);
  showDocument({ id: 'b', text: 'a longer text than the one before it was', crlf: false });
  choosePlace({ from: 30, to: 34 }, { by: 'outline', version: $document.get()?.version });
  expect($selection.get()).toMatchObject({ from: 30, to: 34 });
});

test('stepping goes through the findings in the order of the text, around both ends', () => {
  const all = [finding('last', 14, 18), finding('first', 0, 3), finding('middle', 8, 13)];
  answer(all);
  moveCursor(5, 5);
  const step = (direction: 1 | -1) => stepFinding(direction, $findings.get())?.key;
  expect([step(1), step(1), step(1), step(-1)]).toEqual(['middle', 'last', 'first', 'last']);
  moveCursor(5, 5);
  expect(step(-1)).toBe('first');
  expect(stepFinding(1, [])).toBeUndefined();
});

test('the summary of the document before is gone as soon as another is opened', () => {
  answer([finding('a', 0, 3)]);
  chooseFinding('a');
  showDocument({ id: 'b', text: 'other', crlf: false });
  expect($findings.get()).toEqual([]);
});
