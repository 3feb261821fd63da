import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '../support/calls.ts';

export const OPERATOR = 'operator@illimani.demo';
/** Drawing the map for the first time takes a while on a busy machine. */
const DRAWN = { timeout: 120_000 };

export const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

interface Place {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
}

export async function addPlace(
  call: Call,
  name: string,
  at: { readonly lat: number; readonly lng: number },
): Promise<Place> {
  const { place } = await call<{ place: Place }>('post', '/places', {
    ...{ name, address: null, cityId: null, cityName: 'Oruro', countryCode: 'BO', ...at },
    fence: { kind: 'circle', radiusMeters: 300 },
    ...{ expectedMinutes: 120, forLoad: true, forUnload: true },
  });
  return place;
}

export async function drawnMap(page: Page, name: string): Promise<Locator> {
  const map = page.getByRole('region', { name, exact: true });
  await expect(map).toHaveAttribute('data-state', 'ready', DRAWN);
  return map;
}

/** The link of the only row, once the list and the address have followed the search. */
export async function findRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(name);
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', /search=/);
  return link;
}

export const rowMenu = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button').last();
