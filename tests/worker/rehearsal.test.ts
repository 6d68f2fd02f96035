import { expect, test } from 'vitest';
import { modelAsJson, pointIds, read } from '../../src/engine/index.ts';
import { createRehearsal, sections } from '../../src/worker/rehearsal.ts';

/** Time that is moved by hand: what waits is called in the order in which it is due. */
function byHand() {
  const waiting: { due: number; then: () => void }[] = [];
  let now = 0;
  return {
    after(milliseconds: number, then: () => void) {
      const one = { due: now + milliseconds, then };
      waiting.push(one);
      return () => {
        const at = waiting.indexOf(one);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
    pass(milliseconds: number) {
      now += milliseconds;
      for (;;) {
        const at = waiting.findIndex(({ due }) => due <= now);
        if (at < 0) return;
        waiting.splice(at, 1)[0]?.then();
      }
    },
  };
}

test('the sections are of all nine points, and facts are read in each', () => {
  const [title = '', ...others] = sections;
  expect(title).toMatch(/^# /);
  const shown = new Set<string>();
  for (const section of others) {
    const counted = modelAsJson(read(section).model).points.filter(({ counts }) => counts.shown > 0);
    expect(counted, section).not.toEqual([]);
    for (const { id } of counted) shown.add(id);
  }
  expect([...shown].sort()).toEqual([...pointIds].sort());
});

test('nothing is read before a rest, and each section once', () => {
  const read: string[] = [];
  const { after, pass } = byHand();
  const rehearsal = createRehearsal((section) => read.push(section), after);
  pass(60_000);
  expect(read).toEqual([]);
  rehearsal.start();
  pass(999);
  expect(read).toEqual([]);
  pass(60_000);
  expect(read).toEqual(sections.slice(0, 1));
  for (const _ of sections) pass(20);
  expect(read).toEqual(sections);
  rehearsal.start();
  pass(60_000);
  expect(read).toEqual(sections);
});

test('what is asked for goes first: the sections left wait for the next rest', () => {
  const read: string[] = [];
  const { after, pass } = byHand();
  const rehearsal = createRehearsal((section) => read.push(section), after);
  rehearsal.start();
  pass(1_000);
  pass(20);
  expect(read).toEqual(sections.slice(0, 2));
  rehearsal.pause();
  pass(60_000);
  expect(read).toEqual(sections.slice(0, 2));
  rehearsal.start();
  pass(1_000);
  expect(read).toEqual(sections.slice(0, 3));
});
