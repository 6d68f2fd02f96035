/** Looking at the versions of the open document. Loaded when it is needed. */
import { atom } from 'nanostores';
import { downloadText, nameFile } from '../storage/files.ts';
import { $document } from './document.ts';
import { notify } from './notices.ts';
import { $narrow } from './pane.ts';
import { $crossed } from './saving.ts';
import { titleOf } from './title.ts';
import { $versions, listVersions, loadVersion, restoreVersion } from './versions.ts';
import { timeOf } from './words.ts';

/** A text that is compared, with what it is called. */
interface Compared {
  readonly label: string;
  readonly text: string;
}

/** What is looked at: a version, what it is compared with, and both texts in the order of time once they are loaded. */
export interface Look {
  readonly chosen: number | undefined;
  readonly against: number | 'now';
  readonly texts: { readonly before: Compared; readonly after: Compared } | undefined;
}

/** What is looked at in the history. */
export const $look = atom<Look>({ chosen: undefined, against: 'now', texts: undefined });

async function load(number: number | 'now'): Promise<(Compared & { at: number }) | undefined> {
  if (number === 'now') {
    const text = $document.get()?.text.toString() ?? '';
    return { label: 'The text as it is', text, at: Number.POSITIVE_INFINITY };
  }
  const version = $versions.get().find((one) => one.number === number);
  const text = await loadVersion(number).catch(() => undefined);
  if (version === undefined || text === undefined) return undefined;
  return { label: `${timeOf(version.at)}: ${version.note}`, text, at: version.at };
}

/** Looks at a version beside another one, or beside the text as it is; at none with undefined. */
export async function look(chosen: number | undefined, against: number | 'now' = 'now'): Promise<void> {
  $look.set({ chosen, against, texts: undefined });
  if (chosen === undefined) return;
  const [one, other] = await Promise.all([load(chosen), load(against)]);
  const now = $look.get();
  if (now.chosen !== chosen || now.against !== against) return;
  if (one === undefined || other === undefined) {
    $look.set({ chosen: undefined, against: 'now', texts: undefined });
    notify('This version could not be read.', { kind: 'problem' });
    return;
  }
  const [before, after] = one.at <= other.at ? [one, other] : [other, one];
  $look.set({ chosen, against, texts: { before, after } });
}

/** Opens the history: at the text that crossed another tab's, or at the newest version where the list has room beside. */
export async function beginLooking(): Promise<void> {
  await listVersions();
  const crossed = $crossed.get();
  const newest = $narrow.get() ? undefined : $versions.get()[0]?.number;
  await look(crossed?.document === $document.get()?.id ? crossed?.number : newest);
}

/** Makes a version the open text, and says so. */
export async function restore(number: number): Promise<void> {
  const version = $versions.get().find((one) => one.number === number);
  if (version === undefined) return;
  const done = await restoreVersion(number, version.note);
  if (done) notify(`Restored: ${version.note}. What was there before is kept as a version.`);
}

/** Gives a version to the visitor as a file. */
export async function downloadVersion(number: number): Promise<void> {
  const document = $document.get();
  const text = await loadVersion(number).catch(() => undefined);
  if (document === undefined || text === undefined) return;
  const { crlf, encoding } = document;
  const name = `${titleOf(document.text, document.path)} version ${number}`;
  downloadText(nameFile(name), { text, crlf, encoding });
}
