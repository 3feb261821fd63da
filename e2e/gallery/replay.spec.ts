import { expect, type Page } from '@playwright/test';
import { expectFits } from '../support/settled.ts';
import { test } from '../support/test.ts';
import { expectAccessible, expectAccessibleInBothModes, openSection } from './gallery.ts';

const DRAWN = { timeout: 180_000 };
test.slow();

const slider = (page: Page) => page.getByRole('slider', { name: 'Momento da reprodução' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const moment = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

async function openReplay(page: Page, mode: 'light' | 'dark' = 'light') {
  await openSection(page, 'replay', { mode });
  await expect(page.getByRole('region', { name: 'Viagem reproduzida', exact: true })).toHaveAttribute(
    'data-state',
    'ready',
    DRAWN,
  );
}

test('a trip is replayed by keys: step by step, from event to event, and running', async ({ page }) => {
  await openReplay(page);
  await expectAccessibleInBothModes(page);
  await slider(page).focus();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '12/03/2025 05:00:00; 62 km/h');
  const start = await moment(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moment(page)).toBeGreaterThan(start);
  const step = (await moment(page)) - start;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => moment(page)).toBe(start + 11 * step);
  await page.keyboard.press('Home');
  await expect.poll(() => moment(page)).toBe(start);

  await page.keyboard.press('l');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Pedágio de Yapacaní$/);
  await page.keyboard.press('l');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Parada de 20 min$/);
  await page.keyboard.press('j');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Pedágio de Yapacaní$/);

  await page.getByText('600×', { exact: true }).click();
  await slider(page).focus();
  const before = await moment(page);
  await page.keyboard.press(' ');
  await expect(button(page, 'Pausar')).toBeVisible();
  await expect.poll(() => moment(page), DRAWN).toBeGreaterThan(before + 60_000);
  await page.keyboard.press('k');
  await expect(button(page, 'Reproduzir')).toBeVisible();

  // At the end there is no next event, and playing begins again.
  await page.keyboard.press('End');
  await expect(button(page, 'Próximo evento')).toHaveAttribute('aria-disabled', 'true');
  const end = await moment(page);
  await button(page, 'Reproduzir').click();
  await expect.poll(() => moment(page), DRAWN).toBeLessThan(end);
});

test('the truck is shown where it was, and nowhere inside a gap', async ({ page }) => {
  await openReplay(page, 'dark');
  const truck = page.getByRole('button', { name: '2000-XYZ', exact: true });
  await expect(truck).toBeAttached(DRAWN);
  const box = (await slider(page).boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.45, box.y + box.height / 2);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /; Sem posições$/);
  await expect(truck).toHaveCount(0, DRAWN);
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /km\/h$/);
  await expect(truck).toBeAttached(DRAWN);
});

test('a finger drags the time @phone', async ({ page }) => {
  await openReplay(page, 'dark');
  await expectFits(page);
  await expectAccessible(page);
  const start = await moment(page);
  const box = (await slider(page).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(() => moment(page)).toBeGreaterThan(start);
  await button(page, 'Próximo evento').tap();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Excesso de velocidade$|Parada de 20 min$/);
});
