import type { Listing } from './listing.ts';

/** What a keeper needs of the world. */
interface Surroundings {
  readonly listing: Listing;
  /** The address of the site with its base, ending in a slash. */
  readonly scope: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
}

/** Keeps the files of one version of the site, and answers for them. */
export interface Keeper {
  /** Fetches every file that is not kept yet; rejects when one of them is not what was built. */
  readonly fill: () => Promise<void>;
  /** Drops what versions before the last one kept. */
  readonly tidy: () => Promise<void>;
  /** Fetches again what is missing from the cache or damaged in it; does what it can. */
  readonly heal: () => Promise<void>;
  /** The answer to a request under the scope. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** The header that says which content a kept answer has. */
const mark = 'x-ninefold-hash';

/** Files fetched at a time: a page that is being read has the line first. */
const atOnce = 6;

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash));
}

/** Does some work for every item, a few at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A keeper of the listed files. Versions have a cache each, so that no page is ever put together from two of them. */
export function createKeeper({ listing, scope, caches, fetch }: Surroundings): Keeper {
  const prefix = `ninefold ${new URL(scope).pathname} `;
  const name = prefix + listing.version;
  const files = new Map(Object.entries(listing.files));
  const addressOf = (path: string): string => new URL(encodeURI(path), scope).href;

  /** The caches of versions before this one, the newest first. */
  const before = async (): Promise<string[]> =>
    (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name).reverse();

  const keptBefore = async (path: string, hash?: string): Promise<Response | undefined> => {
    for (const key of await before()) {
      const kept = await (await caches.open(key)).match(addressOf(path));
      if (kept && (hash === undefined || kept.headers.get(mark) === hash)) return kept;
    }
    return undefined;
  };

  /** Fetches a file as it was built; the browser refuses any other content. */
  const obtain = async (path: string, hash: string): Promise<Response> => {
    const get = async (cache: RequestCache): Promise<Response> => {
      const response = await fetch(addressOf(path), { cache, integrity: `sha256-${hash}` });
      // A page for what is missing has the status 200 on some hosts, but never the content.
      if (!response.ok && path !== '404.html') throw new Error(`${path}: ${response.status}`);
      return response;
    };
    return get('default').catch(() => get('reload'));
  };

  const keep = async (path: string, hash: string): Promise<Response> => {
    const response = (await keptBefore(path, hash)) ?? (await obtain(path, hash));
    const headers = new Headers(response.headers);
    headers.set(mark, hash);
    // Made anew: an answer that was redirected would not do for a page.
    const kept = new Response(await response.blob(), { headers });
    await (await caches.open(name)).put(addressOf(path), kept.clone());
    return kept;
  };

  const kept = async (path: string, hash: string): Promise<Response | undefined> => {
    const found = await (await caches.open(name)).match(addressOf(path));
    return found?.headers.get(mark) === hash ? found : undefined;
  };

  const listed = async (path: string, hash: string, request: Request): Promise<Response> => {
    try {
      return (await kept(path, hash)) ?? (await keep(path, hash));
    } catch {
      // Neither here nor as it was built at the host, which may have a newer version: better than nothing.
      return fetch(request).catch(async () => (await keptBefore(path)) ?? Response.error());
    }
  };

  const unlisted = async (path: string, request: Request): Promise<Response> => {
    const old = await keptBefore(path);
    if (old) return old;
    try {
      return await fetch(request);
    } catch {
      const hash = files.get('404.html');
      const page = request.mode === 'navigate' && hash !== undefined && (await kept('404.html', hash));
      return page ? new Response(page.body, { headers: page.headers, status: 404 }) : Response.error();
    }
  };

  return {
    fill: () =>
      each([...files], async ([path, hash]) => {
        if (!(await kept(path, hash))) await keep(path, hash);
      }),
    async tidy() {
      const [, ...old] = await before();
      await Promise.all(old.map((key) => caches.delete(key)));
    },
    heal: () =>
      each([...files], async ([path, hash]) => {
        const found = await kept(path, hash);
        if (found && (await hashOf(await found.arrayBuffer())) === hash) return;
        await keep(path, hash).catch(() => {});
      }),
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      let path: string;
      try {
        path = decodeURI(pathname.slice(new URL(scope).pathname.length));
      } catch {
        return fetch(request);
      }
      // A query chooses nothing on a static site: the search and the workbench read theirs in the page.
      const hash = files.get(path);
      if (hash !== undefined) return listed(path, hash, request);
      if (files.has(`${path}/`)) return Response.redirect(`${addressOf(`${path}/`)}${search}`, 302);
      return unlisted(path, request);
    },
  };
}
