import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { PLANNER } from './planned.ts';

/** The map is drawn without a graphics card here, which is slow on a busy machine. */
export const DRAWN = { timeout: 180_000 };

/** The frame around the map; its canvas is a region too. */
export const map = (page: Page) => page.getByRole('region', { name: /^Mapa del camino/ }).and(page.locator('section'));
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Partes del camino' });
export const part = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true });
export const save = (page: Page) => panel(page).getByRole('button', { name: 'Guardar', exact: true });
export const source = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

export async function openEditor(page: Page, address: string): Promise<void> {
  await signIn(page, PLANNER, { at: address });
  await expect(save(page)).toBeVisible(DRAWN);
}

export const isDrawn = (page: Page) => expect(map(page)).toHaveAttribute('data-state', 'ready', DRAWN);

/** As a person chooses it; it is kept with the profile. */
export async function choosesMode(page: Page, mode: 'Claro' | 'Oscuro'): Promise<void> {
  await page.getByRole('button', { name: 'Menú del perfil' }).click();
  await page.getByText(mode, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode === 'Claro' ? 'light' : 'dark');
  await page.keyboard.press('Escape');
}
