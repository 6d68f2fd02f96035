/** What tabs tell each other: a document was saved, is wanted for writing, was handed over; the list has changed. */
export type TabMessage =
  | { readonly kind: 'saved' | 'removed' | 'wanted' | 'handed-over'; readonly id: string }
  | { readonly kind: 'listed' };

/** Whom a claim to write a document tells. */
export interface ClaimEvents {
  /** This tab may write now. */
  readonly onHeld: () => void;
  /** Another tab has taken over. */
  readonly onLost: () => void;
}

/** The line between the tabs of this browser that show Ninefold. */
export interface Tabs {
  readonly post: (message: TabMessage) => void;
  /** Hears what other tabs post; gives the function that ends it. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
  /**
   * Claims the right to write a document: waits for the tab that has it to let go, or takes it over at once. Gives
   * the function that lets go.
   */
  readonly claim: (id: string, how: 'wait' | 'take', events: ClaimEvents) => () => void;
  /** Whether any tab, this one too, holds the lock on a document: yes where the browser does not tell, no where it has no locks. */
  readonly isHeld: (id: string) => Promise<boolean>;
}

/** The name of the lock on a document. */
const lockOf = (id: string): string => `ninefold:document:${id}`;

/** A channel to the other tabs; none where the browser has none, or refuses it to the site. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('ninefold');
  } catch {
    return undefined;
  }
}

/** Tabs that agree by Web Locks and talk over a BroadcastChannel; without them every tab writes, and saves find each other out. */
export function createTabs(
  locks: LockManager | undefined = globalThis.navigator?.locks,
  channel: BroadcastChannel | undefined = openChannel(),
): Tabs {
  return {
    post: (message) => channel?.postMessage(message),
    listen(hear) {
      const take = ({ data }: MessageEvent<TabMessage>): void => hear(data);
      channel?.addEventListener('message', take);
      return () => channel?.removeEventListener('message', take);
    },
    claim(id, how, { onHeld, onLost }) {
      const ended = new AbortController();
      let release = (): void => {};
      const letGo = new Promise<void>((resolve) => {
        release = resolve;
      });
      let held = false;
      const hold = (): Promise<void> | undefined => {
        if (ended.signal.aborted) return;
        held = true;
        onHeld();
        return letGo;
      };
      const options = how === 'take' ? { steal: true } : { signal: ended.signal };
      const request = async (): Promise<unknown> =>
        locks === undefined ? hold() : locks.request(lockOf(id), options, hold);
      request().catch(() => {
        if (ended.signal.aborted) return;
        if (held) onLost();
        // A browser that keeps a site from storing may refuse it the lock as well.
        else hold();
      });
      return () => {
        ended.abort();
        release();
      };
    },
    async isHeld(id) {
      try {
        const { held = [] } = (await locks?.query()) ?? {};
        return locks !== undefined && held.some(({ name }) => name === lockOf(id));
      } catch {
        return true;
      }
    },
  };
}
