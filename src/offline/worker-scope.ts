/** What this service worker uses of the world it runs in; TypeScript's own description of it excludes that of a page. */
export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
}

/** An event that keeps the worker alive for as long as its work takes. */
export interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
