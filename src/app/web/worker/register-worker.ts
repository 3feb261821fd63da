import { logOnly } from '#ui/log/log.ts';
import { waiting } from './new-version.ts';

const LOOK_AGAIN_MS = 60 * 60_000;

/** Registers the service worker and looks for a newer one every hour: some tabs stay open for weeks. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .then(watch)
    .catch((error: unknown) => logOnly('no service worker', error));
  keepLoaded(navigator).catch(() => undefined);
}

/**
 * Files loaded before the worker was active are requested once more through it, so that the page opens without network.
 */
async function keepLoaded({ serviceWorker }: Navigator): Promise<void> {
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  await Promise.all(own.map(({ href }) => fetch(href)));
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker takes over by itself; only a successor has to wait.
  const look = () => navigator.serviceWorker.controller && waiting.set(registration.waiting);
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
}
