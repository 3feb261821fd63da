import type { Browser, Page } from '@playwright/test';

export const HERE = { latitude: -26.3, longitude: -48.85 };

/** A phone with a service worker and a position; whoever opens it closes its context. */
export async function keptPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    geolocation: HERE,
    permissions: ['geolocation'],
  });
  return context.newPage();
}

/** Waits until everything the open page needs is cached: it opens again without network. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
    const kept = await Promise.all(loaded.map(({ href }) => caches.match(href)));
    return navigator.serviceWorker.controller !== null && kept.every((found) => found !== undefined);
  });
}
