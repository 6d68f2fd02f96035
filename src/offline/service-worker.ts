import { createKeeper } from './keeper.ts';
import type { Listing } from './listing.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Put here when the site is built. */
declare const LISTING: Listing;

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const keeper = createKeeper({
  listing: LISTING,
  scope,
  caches: worker.caches,
  fetch: (request, options) => fetch(request, options),
});
let healed = false;

worker.addEventListener('install', (event) => event.waitUntil(keeper.fill()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([keeper.tidy(), worker.clients.claim()])),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(keeper.answer(request));
});

worker.addEventListener('message', (event) => {
  // A visitor has asked for the new version. Nothing else makes it take over while a page is open.
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'look after the cache' && !healed) {
    healed = true;
    event.waitUntil(keeper.heal());
  }
});
