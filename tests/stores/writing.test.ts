import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $locked } from '../../src/stores/document.ts';
import { keepIn } from '../../src/stores/kept.ts';
import { claim, hearTabs } from '../../src/stores/writing.ts';
import { createMemory, createTab } from './memory.ts';

/** Milliseconds after which a lock is granted on a machine with much to do: more than a claim is waited for. */
const LATE = 1_300;

let end = (): void => {};
const seen: (string | undefined)[] = [];
let forget = (): void => {};

/** A tab whose claim is granted after some time, or never, and that says who holds the document meanwhile. */
function tabThat(grantedAfter: number | undefined, isHeld: () => boolean | Promise<boolean>): void {
  const tabs = {
    ...createTab(),
    claim: (_id: string, _how: 'wait' | 'take', { onHeld }: { readonly onHeld: () => void }) => {
      const timer = grantedAfter === undefined ? undefined : setTimeout(onHeld, grantedAfter);
      return () => clearTimeout(timer);
    },
    isHeld: async () => isHeld(),
  };
  keepIn({ storage: createMemory(), tabs, clock: Date.now });
  end = hearTabs(
    () => {},
    () => {},
  );
}

beforeEach(() => {
  $locked.set(undefined);
  seen.length = 0;
  forget = $locked.listen((locked) => seen.push(locked));
});

afterEach(() => {
  forget();
  end();
});

test('a claim that is granted late is not taken for that of another tab', async () => {
  tabThat(LATE, () => false);
  await claim('late');
  await new Promise((resolve) => setTimeout(resolve, LATE));
  expect($locked.get()).toBeUndefined();
  expect(seen).not.toContain('elsewhere');
});

test('a document that another tab holds is followed', async () => {
  tabThat(undefined, () => true);
  await claim('held');
  expect($locked.get()).toBe('elsewhere');
});

test.each([
  ['says that nobody holds it', () => false],
  ['does not say who holds it', () => new Promise<boolean>(() => {})],
])('a document whose claim is not granted is opened when the browser %s', async (_, isHeld) => {
  tabThat(undefined, isHeld);
  await claim('unanswered');
  expect(seen).not.toContain('elsewhere');
});

test('a document that another tab comes to hold after it was opened is followed', async () => {
  let isHeld = false;
  tabThat(undefined, () => isHeld);
  await claim('overtaken');
  expect($locked.get()).toBeUndefined();
  isHeld = true;
  await vi.waitFor(() => expect($locked.get()).toBe('elsewhere'));
});

test('what is claimed instead is not locked by the claim before', async () => {
  tabThat(undefined, () => true);
  const first = claim('first');
  tabThat(0, () => false);
  await Promise.all([first, claim('second')]);
  expect(seen).not.toContain('elsewhere');
});
