/** What keeps documents and need not be there for the first key: loaded right after the start. */
import { followDisk } from './disk.ts';
import { eraseOld } from './library.ts';
import { askOnceWritten } from './space.ts';
import { keepVersions } from './versions.ts';

/** Keeps versions, knows the files on disk, and has the browser keep what is written, from now on; gives the function that ends it. */
export function beginLate(): () => void {
  const ends = [keepVersions(), followDisk(), askOnceWritten()];
  void eraseOld();
  return () => {
    for (const end of ends) end();
  };
}
