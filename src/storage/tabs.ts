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
}

/** Tabs that agree by Web Locks and talk over a BroadcastChannel; without them every tab writes, and saves find each other out. */
export function createTabs(
  locks: LockManager | undefined = globalThis.navigator?.locks,
  channel: BroadcastChannel | undefined = globalThis.BroadcastChannel && new BroadcastChannel('ninefold'),
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
      if (locks === undefined) {
        onHeld();
        return () => {};
      }
      const options = how === 'take' ? { steal: true } : { signal: ended.signal };
      locks
        .request(`ninefold:document:${id}`, options, () => {
          if (ended.signal.aborted) return;
          onHeld();
          return letGo;
        })
        .catch(() => {
          if (!ended.signal.aborted) onLost();
        });
      return () => {
        ended.abort();
        release();
      };
    },
  };
}
