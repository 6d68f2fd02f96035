import { atom } from 'nanostores';
import type { TabMessage } from '../storage/tabs.ts';
import { $document, $locked } from './document.ts';
import { kept } from './kept.ts';
import { follow, saveNow } from './saving.ts';

/** Whether a takeover from another tab is under way. */
export const $takingOver = atom(false);

/** A tab that has the document lets go, and the browser answers a claim, within this many milliseconds; neither is waited for any longer. */
const patience = 1_000;

/** After this many milliseconds without an answer, and again after as many, it is asked who has the document. */
const grace = 150;

/** A claim to write a document. */
interface Claim {
  readonly id: string;
  letGo: () => void;
  /** Whether it was granted: this tab writes, once it has read what the tab before made of the document. */
  isGranted: boolean;
}

let claimed: Claim | undefined;
let handedOver = (_id: string): void => {};

/** Claims a document in place of the one claimed before; follows it as long as the claim is not granted. */
function stake(id: string, how: 'wait' | 'take', onHeld = (): void => {}): Claim {
  claimed?.letGo();
  const own: Claim = { id, letGo: () => {}, isGranted: false };
  claimed = own;
  own.letGo = kept().tabs.claim(id, how, {
    onHeld() {
      own.isGranted = true;
      if (claimed === own) void write(id).then(onHeld);
    },
    onLost() {
      if (claimed === own) lose(id);
    },
  });
  return own;
}

/** This tab writes the document from now on, beginning with what the tab before has made of it. */
async function write(id: string): Promise<void> {
  await follow();
  if (claimed?.id === id && $locked.get() !== 'newer') $locked.set(undefined);
  $takingOver.set(false);
}

/** Another tab writes the document now; what is not saved yet is saved, beside the other's when they cross. */
function lose(id: string): void {
  if ($locked.get() !== 'newer') $locked.set('elsewhere');
  void saveNow().then(follow);
  stake(id, 'wait');
}

/**
 * Claims a document that is about to be opened; resolves when it is clear whether this tab writes it or follows. What
 * nobody holds and nobody grants is opened all the same: saves that cross find each other out.
 */
export async function claim(id: string): Promise<void> {
  if (claimed?.id === id) return;
  const newer = await kept()
    .storage.isNewer()
    .catch(() => false);
  $locked.set(newer ? 'newer' : undefined);
  await new Promise<void>((resolve) => {
    const own = stake(id, 'wait', resolve);
    setTimeout(resolve, patience);
    void isElsewhere(own).then((is) => {
      if (is && $locked.get() === undefined && claimed === own) $locked.set('elsewhere');
      if (!own.isGranted) resolve();
    });
  });
}

/**
 * Whether another tab has a document that this one claims. A claim that is only answered late is none of two: it is
 * asked who holds the document until somebody does, this tab or another.
 */
async function isElsewhere(own: Claim): Promise<boolean> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, grace));
    if (claimed !== own || own.isGranted) return false;
    if ((await kept().tabs.isHeld(own.id)) && !own.isGranted) return true;
  }
}

/** Takes the open document over from the tab that writes it, which saves what it has first. */
export async function takeOver(): Promise<void> {
  const id = $document.get()?.id;
  if (id === undefined || $locked.get() !== 'elsewhere' || $takingOver.get()) return;
  $takingOver.set(true);
  const { tabs } = kept();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    handedOver = (other) => {
      if (other !== id) return;
      clearTimeout(timer);
      resolve();
    };
    tabs.post({ kind: 'wanted', id });
  });
  if ($document.get()?.id !== id || $locked.get() !== 'elsewhere') {
    $takingOver.set(false);
    return;
  }
  await new Promise<void>((resolve) => stake(id, 'take', resolve));
}

/** Another tab wants to write the open document: what is here is saved, then it may. */
async function handOver(id: string): Promise<void> {
  if (claimed?.id !== id || $locked.get() !== undefined) return;
  $locked.set('elsewhere');
  await saveNow();
  kept().tabs.post({ kind: 'handed-over', id });
  // The lock itself is taken by the one who asked, so that no third tab comes in between.
}

/** Hears what other tabs say of the open document; gives the function that ends it. `onListed`: the list of documents has changed. */
export function hearTabs(onRemoved: (id: string) => void, onListed: () => void): () => void {
  const hear = (message: TabMessage): void => {
    const open = $document.get()?.id;
    if (message.kind === 'listed') onListed();
    else if (message.id !== open) return;
    else if (message.kind === 'saved') void follow();
    else if (message.kind === 'wanted') void handOver(message.id);
    else if (message.kind === 'handed-over') handedOver(message.id);
    else onRemoved(message.id);
  };
  const end = kept().tabs.listen(hear);
  return () => {
    end();
    claimed?.letGo();
    claimed = undefined;
  };
}
