import { $locked } from './document.ts';
import { notify } from './notices.ts';

/** Why the open document cannot be changed here, as part of a sentence; undefined where it can. */
export function whyReadOnly(): string | undefined {
  const why = { elsewhere: 'it is being edited in another tab', newer: 'a newer version keeps it' };
  const locked = $locked.get();
  return locked && why[locked];
}

/** Whether the open document cannot be changed here: says so, before anything is made of a wish to change it. */
export function refuseReadOnly(): boolean {
  const why = whyReadOnly();
  if (why !== undefined) notify(`This document can only be read here: ${why}.`, { kind: 'problem' });
  return why !== undefined;
}
