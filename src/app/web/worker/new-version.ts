import { Store, useStore } from '#ui/store/store.ts';

/** A newer worker that is ready and lets the present one finish. */
export const waiting = new Store<ServiceWorker | null>(null);

/** The way to a newer version that is ready, or null. */
export function useNewVersion(): (() => void) | null {
  const worker = useStore(waiting);
  if (!worker) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage('takeOver');
  };
}
