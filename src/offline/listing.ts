/** The files of a built site that are kept for offline use. */
export interface Listing {
  /** Another for every other set of files. */
  readonly version: string;
  /** Address under the site's base (`workbench/`, `_astro/a.js`, empty for the first page) → SHA-256 in base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** What hosts, crawlers and other sites' previews read, and the service worker itself, which a browser keeps by its own rules. */
const leftOut = /^(?:cards\/.*|_headers|_redirects|sw\.js|robots\.txt|sitemap[\w-]*\.xml|\..*)$|\.map$/;

/**
 * The address of a file under the base, or undefined for one that no page asks for. A page has the address of its
 * folder: some hosts send `index.html` on to it, and an answer that was sent on cannot be a page's.
 */
export function addressOf(file: string): string | undefined {
  if (leftOut.test(file)) return undefined;
  return file.replace(/(^|\/)index\.html$/, '$1');
}

/** Lists files by address, each with the hash of what is in it. */
export function list(hashes: ReadonlyMap<string, string>, hash: (text: string) => string): Listing {
  const files: [string, string][] = [];
  for (const [file, value] of hashes) {
    const address = addressOf(file);
    if (address !== undefined) files.push([address, value]);
  }
  files.sort(([a], [b]) => (a < b ? -1 : 1));
  return { version: hash(JSON.stringify(files)), files: Object.fromEntries(files) };
}
