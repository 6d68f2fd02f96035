/** What keeps documents and need not be there for the first key: loaded right after the start. */
import { followDisk } from './disk.ts';
import { eraseOld } from './library.ts';
import { keepVersions } from './versions.ts';

/** Keeps versions, and knows the files on disk, from now on; gives the function that ends it. */
export function beginLate(): () => void {
  const ends = [keepVersions(), followDisk()];
  void eraseOld();
  return () => {
    for (const end of ends) end();
  };
}
