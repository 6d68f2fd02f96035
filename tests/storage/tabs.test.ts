import { expect, test, vi } from 'vitest';
import { createTabs } from '../../src/storage/tabs.ts';

type Hold = () => unknown;

/** Locks of which only `request` is there. */
const locksThat = (request: (options: LockOptions, hold: Hold) => unknown) =>
  ({
    request: (_: string, options: LockOptions, hold: Hold) => request(options, hold),
  }) as unknown as LockManager;

function claimWith(locks: LockManager | undefined, how: 'wait' | 'take' = 'wait') {
  const heard = { onHeld: vi.fn(), onLost: vi.fn() };
  const letGo = createTabs(locks, undefined).claim('a', how, heard);
  return { ...heard, letGo };
}

const refused = () => new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');

test.each([
  ['has none', undefined],
  ['refuses them', locksThat(() => Promise.reject(refused()))],
  [
    'throws',
    locksThat(() => {
      throw refused();
    }),
  ],
])('where a browser %s, every tab writes without locks', async (_, locks) => {
  for (const how of ['wait', 'take'] as const) {
    const { onHeld, onLost } = claimWith(locks, how);
    await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(1));
    expect(onLost).not.toHaveBeenCalled();
  }
});

test('a lock is held until it is let go', async () => {
  let ended = false;
  const { onHeld, onLost, letGo } = claimWith(
    locksThat(async (_, hold) => {
      await hold();
      ended = true;
    }),
  );
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(1));
  expect(ended).toBe(false);
  letGo();
  await vi.waitFor(() => expect(ended).toBe(true));
  expect(onLost).not.toHaveBeenCalled();
});

test('a lock that another tab takes over is lost, and a claim that was given up hears nothing', async () => {
  const stolen = new DOMException('The lock was stolen.', 'AbortError');
  let steal = (): void => {};
  const holding = locksThat((_, hold) => {
    void hold();
    return new Promise((_, reject) => {
      steal = () => reject(stolen);
    });
  });
  const first = claimWith(holding);
  steal();
  await vi.waitFor(() => expect(first.onLost).toHaveBeenCalledTimes(1));

  const waiting = locksThat(
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(stolen))),
  );
  const second = claimWith(waiting);
  second.letGo();
  await new Promise((resolve) => setTimeout(resolve));
  expect(second.onHeld).not.toHaveBeenCalled();
  expect(second.onLost).not.toHaveBeenCalled();
});

test('who holds a document is asked of the browser, and believed to be another tab where it does not tell', async () => {
  const held = [{ name: 'ninefold:document:a', mode: 'exclusive', clientId: 'other' }] as const;
  const asking = (query: () => unknown) => createTabs({ query } as unknown as LockManager, undefined);
  expect(await asking(async () => ({ held })).isHeld('a')).toBe(true);
  expect(await asking(async () => ({ held })).isHeld('b')).toBe(false);
  expect(await asking(() => Promise.reject(refused())).isHeld('a')).toBe(true);
  expect(await createTabs(undefined, undefined).isHeld('a')).toBe(false);
});
