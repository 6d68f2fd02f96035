import { computed } from 'nanostores';
import { fullDisk } from '../storage/connection.ts';
import { keepBoth, keepMine, keepTheirs } from './crossing.ts';
import { $disk, downloadOpen, leaveDisk, overwriteDisk, takeFromDisk } from './disk.ts';
import { $locked, $openId } from './document.ts';
import { openDocument } from './documents.ts';
import { $left } from './left.ts';
import { $overlay } from './overlay.ts';
import { $safe, readIt } from './safe.ts';
import { $crossed, $saving, saveNow } from './saving.ts';
import { resumeReading } from './summary.ts';
import { $takingOver, takeOver } from './writing.ts';

/** Something that holds as long as it is said: what is the matter with the open document, and what can be done. */
export interface Banner {
  readonly id: string;
  /** A `problem` wants an answer; a `note` is good to know. */
  readonly kind: 'problem' | 'note';
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

const isFull = (why: string): boolean => why === fullDisk;

const notSaved = (why: string): Banner => ({
  id: 'not-saved',
  kind: 'problem',
  text: `Not saved: ${why}. Save the text as a file${
    isFull(why) ? ', or make room by removing documents or versions' : ''
  }. It is tried again every few seconds.`,
  actions: [
    { label: 'Save as a file', run: downloadOpen },
    ...(isFull(why) ? [{ label: 'Documents', run: () => $overlay.set({ is: 'documents' }) }] : []),
    { label: 'Try again', run: () => void saveNow() },
  ],
});

/** What was left unsaved is found where it was left: each is opened, and saved as a file there. */
const leftUnsaved = ({ documents, why }: NonNullable<ReturnType<typeof $left.get>>): Banner => ({
  id: 'left',
  kind: 'problem',
  text: `Not saved: ${documents.map(({ title }) => `“${title}”`).join(', ')}, since ${why}. It is tried again every few seconds.`,
  actions: documents
    .slice(0, 3)
    .map(({ id, title }) => ({ label: `Open “${title}”`, run: () => void openDocument(id) })),
});

const crossed: Banner = {
  id: 'crossed',
  kind: 'problem',
  text: 'Another tab changed this document while you wrote here. Both texts are kept; yours is a version in the history.',
  actions: [
    { label: 'Go on with mine', run: () => void keepMine() },
    { label: 'Go on with theirs', run: () => void keepTheirs() },
    { label: 'Keep mine as a document of its own', run: () => void keepBoth() },
    { label: 'Compare', run: () => $overlay.set({ is: 'history' }) },
  ],
};

const elsewhere = (takingOver: boolean): Banner => ({
  id: 'elsewhere',
  kind: 'note',
  text: 'This document is being edited in another tab. What is written there appears here.',
  actions: takingOver ? [] : [{ label: 'Edit here', run: () => void takeOver() }],
});

const newer: Banner = {
  id: 'newer',
  kind: 'problem',
  text: 'A newer version of Ninefold keeps these documents now. This page can show them, not change them.',
  actions: [
    { label: 'Load the new version', run: () => location.reload() },
    { label: 'Save as a file', run: downloadOpen },
  ],
};

const changedOnDisk = (name: string): Banner => ({
  id: 'disk',
  kind: 'problem',
  text: `${name} was changed on the disk. Neither text is touched until you choose.`,
  actions: [
    { label: 'Take the file', run: () => void takeFromDisk() },
    { label: 'Write over it', run: () => void overwriteDisk() },
    { label: 'Leave both', run: leaveDisk },
  ],
});

const unread = (why: string): Banner => ({
  id: 'safe',
  kind: 'note',
  text: why,
  actions: [{ label: readIt, run: resumeReading }],
});

/** What is the matter with the open document, the most pressing first. */
export const $banners = computed(
  [$saving, $left, $crossed, $locked, $takingOver, $disk, $safe, $openId],
  (saving, left, crossing, locked, takingOver, disk, safe, open): readonly Banner[] => {
    const banners: Banner[] = [];
    if (saving.is === 'not-saved' && locked !== 'newer') banners.push(notSaved(saving.why));
    if (left !== undefined && locked !== 'newer') banners.push(leftUnsaved(left));
    if (crossing !== undefined && crossing.document === open) banners.push(crossed);
    else if (locked === 'elsewhere') banners.push(elsewhere(takingOver));
    if (locked === 'newer') banners.push(newer);
    if (disk?.changed && disk.document === open) banners.push(changedOnDisk(disk.name));
    if (safe !== undefined) banners.push(unread(safe));
    return banners;
  },
);
