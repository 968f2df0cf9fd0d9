import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { offlineFallback } from 'workbox-recipes';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { messageAddress } from '@/features/messages/messageAddress';
import { readPush } from './readPush';

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}

/** What this file uses of the worker's scope, which the types of pages do not have. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    readonly matchAll: (options: { type: 'window' }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly addEventListener: {
    (
      type: 'push',
      heard: (event: WorkerEvent & { readonly data: { text: () => string } | null }) => void,
    ): void;
    (
      type: 'notificationclick',
      heard: (event: WorkerEvent & { readonly notification: Notification }) => void,
    ): void;
  };
};

/** Shown in place of a page while there is no connection; written by the gateway in the brand's name and language. */
const OFFLINE_PAGE = '/offline';

const MONTH = 30 * 24 * 60 * 60;

const cacheOf = (name: string, maxEntries: number) => ({
  cacheName: name,
  plugins: [new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true })],
});

const isBelow =
  (...folders: readonly string[]) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && folders.some((folder) => url.pathname.startsWith(folder));

// A new worker changes no page that is open: it serves the same files, so nothing that is typed is lost.
void self.skipWaiting();
clientsClaim();

// Built files never change under their name.
registerRoute(isBelow('/assets/'), new CacheFirst(cacheOf('files', 400)));
registerRoute(isBelow('/art/', '/brands/'), new StaleWhileRevalidate(cacheOf('pictures', 300)));
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
offlineFallback({ pageFallback: OFFLINE_PAGE });
// Calls have no route here: no answer is ever kept, neither a member's nor anybody's.

self.addEventListener('push', (event) => {
  const note = readPush(event.data?.text() ?? '');
  if (note === undefined) return;
  const { id, kind, title, text } = note;
  // What comes twice is shown once; nothing of it is kept here beyond the notification itself.
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: id, data: messageAddress(kind) }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const address: unknown = notification.data;
  notification.close();
  const open = async (): Promise<unknown> => {
    const path = typeof address === 'string' ? address : '/';
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (page === undefined) return self.clients.openWindow(path);
    await page.focus();
    return page.navigate(path);
  };
  event.waitUntil(open());
});
