import { ARRIVAL_MESSAGE, addressOfArrival, arrivalOf, readPush } from './arrival.ts';
import { isAsset, isPage } from './own-requests.ts';
import type { NotificationClickEvent, WorkerScope } from './scope.ts';

/** Written by the build: the files the product cannot start without, and a name that changes with them. */
declare const __SHELL_FILES__: readonly string[];
declare const __SHELL_VERSION__: string;

const worker = globalThis as unknown as WorkerScope;
const PAGE = '/';
const CACHE = `tropeiro-${__SHELL_VERSION__}`;

/**
 * Lets the product open without a network and shows push messages. It keeps the shell and the code of screens already
 * visited, never an answer of the API. A new version waits until the person agrees to reload.
 */
worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...__SHELL_FILES__])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isPage(request, worker.location.origin)) event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (isAsset(request, worker.location.origin)) event.respondWith(keptOrFetched(request));
});

worker.addEventListener('push', (event) => {
  const message = readPush(event.data?.text() ?? '');
  if (!message) return;
  const { title, body, notificationId, target } = message;
  const shown = worker.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    data: { notificationId, target },
    ...(notificationId ? { tag: notificationId } : {}),
  });
  event.waitUntil(shown);
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(arrive(event));
});

/** An open window navigates itself; without one a new window opens. */
async function arrive({ notification }: NotificationClickEvent): Promise<void> {
  const arrival = arrivalOf(notification.data);
  const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return void (await worker.clients.openWindow(addressOfArrival(arrival)));
  await open.focus();
  open.postMessage({ type: ARRIVAL_MESSAGE, ...arrival });
}

async function kept(address: string): Promise<Response> {
  return (await caches.match(address)) ?? Response.error();
}

/** The names of built files change with their content, so a cached one is never stale. */
async function keptOrFetched(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(CACHE)).put(request, reply.clone());
  return reply;
}

async function forgetOldVersions(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('tropeiro-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
