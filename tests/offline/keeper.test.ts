import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKeeper } from '../../src/offline/keeper.ts';
import { addressOf, type Listing, list } from '../../src/offline/listing.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const scope = 'https://example.org/ninefold/';

/** Caches in memory, as far as a keeper uses them. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const storage = {
    stores,
    keys: async () => [...stores.keys()],
    delete: async (key: string) => stores.delete(key),
    open: async (key: string) => {
      const store = stores.get(key) ?? new Map<string, Response>();
      stores.set(key, store);
      return {
        match: async (address: string) => store.get(address)?.clone(),
        put: async (address: string, response: Response) => void store.set(address, response),
      };
    },
  };
  return storage as typeof storage & CacheStorage;
}

let caches = memoryCaches();
let host = new Map<string, string>();
let asked: string[] = [];

/** The host, and a browser that refuses what does not have the content asked for. */
async function fetchFrom(request: Request | string, options: RequestInit = {}): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url;
  asked.push(address.slice(scope.length));
  const text = host.get(address.slice(scope.length));
  if (host.size === 0) throw new TypeError('offline');
  if (options.integrity && `sha256-${sha256(text ?? '')}` !== options.integrity)
    throw new TypeError('integrity');
  return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
}

const listing = (files: Readonly<Record<string, string>>): Listing =>
  list(new Map(Object.entries(files).map(([file, text]) => [file, sha256(text)])), sha256);

const keeperOf = (files: Readonly<Record<string, string>>) =>
  createKeeper({ listing: listing(files), scope, caches, fetch: fetchFrom });

const get = async (keeper: ReturnType<typeof keeperOf>, path: string): Promise<string> =>
  (await keeper.answer(new Request(scope + path))).text();

const first = { 'index.html': 'home', 'workbench/index.html': 'bench', 'a.js': 'one' };

beforeEach(() => {
  caches = memoryCaches();
  host = new Map([
    ['', 'home'],
    ['workbench/', 'bench'],
    ['a.js', 'one'],
  ]);
  asked = [];
});

describe('a listing', () => {
  test('names a page by its folder, and leaves out what no page asks for', () => {
    expect(addressOf('index.html')).toBe('');
    expect(addressOf('specs/a/index.html')).toBe('specs/a/');
    for (const file of ['_headers', 'sw.js', 'a.js.map', 'sitemap-index.xml', 'cards/a.png', '.nojekyll'])
      expect(addressOf(file)).toBeUndefined();
  });

  test('has another version when one file differs', () => {
    expect(listing(first).version).not.toBe(listing({ ...first, 'a.js': 'two' }).version);
    expect(listing(first).version).toBe(listing({ ...first }).version);
  });
});

describe('a keeper', () => {
  test('answers without a network once it is filled, whatever the query', async () => {
    const keeper = keeperOf(first);
    await keeper.fill();
    host = new Map();
    expect(await get(keeper, '')).toBe('home');
    expect(await get(keeper, 'workbench/?sample=a')).toBe('bench');
    expect((await keeper.answer(new Request(`${scope}workbench`))).headers.get('location')).toBe(
      `${scope}workbench/`,
    );
    expect((await keeper.answer(new Request(`${scope}no`))).type).toBe('error');
  });

  test('is not filled from a host that has another version of one file', async () => {
    host.set('a.js', 'two');
    await expect(keeperOf(first).fill()).rejects.toThrow('integrity');
  });

  test('fetches only what changed since the version before', async () => {
    await keeperOf(first).fill();
    asked = [];
    host.set('a.js', 'two');
    const next = keeperOf({ ...first, 'a.js': 'two' });
    await next.fill();
    expect(asked).toEqual(['a.js']);
    expect(await get(next, 'a.js')).toBe('two');
  });

  test('serves what only the version before has, to a page that still runs it', async () => {
    host.set('old.js', 'old');
    await keeperOf({ ...first, 'old.js': 'old' }).fill();
    const next = keeperOf(first);
    await next.fill();
    await next.tidy();
    host = new Map();
    expect(await get(next, 'old.js')).toBe('old');
  });

  test('keeps two versions and drops those before', async () => {
    for (const text of ['1', '2', '3']) {
      host.set('a.js', text);
      const keeper = keeperOf({ ...first, 'a.js': text });
      await keeper.fill();
      await keeper.tidy();
    }
    expect(caches.stores.size).toBe(2);
  });

  test('heals what is missing and what is damaged', async () => {
    const keeper = keeperOf(first);
    await keeper.fill();
    const [store] = [...caches.stores.values()];
    const mark = { 'x-ninefold-hash': sha256('one') };
    store?.set(`${scope}a.js`, new Response('broken', { headers: mark }));
    store?.delete(`${scope}workbench/`);
    await keeper.heal();
    host = new Map();
    expect(await get(keeper, 'a.js')).toBe('one');
    expect(await get(keeper, 'workbench/')).toBe('bench');
  });
});
