import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { TEST_PASSWORD } from '#testing/world.ts';
import type { ProductSide } from '../product-side.ts';
import type { DockWorld } from './generate-docks.ts';

export const STAFF = ['warehouses', 'scheduling', 'can-assign-docks', 'ticket-validation', 'load-order-write'];

/** A page of somebody of the largest company who is signed in. */
export async function openPage(
  side: ProductSide<DockWorld>,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  const company = { id: side.world.companyIds[0]!, name: '' };
  const { email } = await side.people.user({ company, permissions: STAFF, language: 'pt-BR' });
  const context = await browser.newContext({
    baseURL: side.product.address,
    locale: 'pt-BR',
    timezoneId: 'America/Lima',
    ...options,
  });
  const page = await context.newPage();
  const reply = await page.request.post('/api/session/sign-in', { data: { email, password: TEST_PASSWORD } });
  if (!reply.ok()) throw new Error(`not signed in: ${reply.status()} ${await reply.text()}`);
  return page;
}
