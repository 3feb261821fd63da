import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { expectAccessible, openSection } from './gallery.ts';

/** The map is drawn without a graphics card here, which is slow on a busy machine. */
const DRAWN = { timeout: 180_000 };
test.slow();
test.use({ viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : { width: 1000, height: 800 }) });

const map = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const line = (page: Page) => page.getByTestId('line');
const points = async (page: Page) => Number.parseInt((await line(page).textContent())!, 10);

async function corner(place: Locator) {
  const { x, y } = (await place.boundingBox())!;
  return (dx: number, dy: number) => [x + dx, y + dy] as const;
}

async function openEditor(page: Page, mode: 'light' | 'dark' = 'light') {
  await openSection(page, 'map-line', { mode });
  const place = map(page, 'Linha desenhada');
  await expect(place).toHaveAttribute('data-state', 'ready', DRAWN);
  await expect(place.getByText('Clique para acrescentar pontos.')).toBeVisible(DRAWN);
  return place;
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

test('a line is drawn, a point dragged, one pulled out of a segment, and all of it undone', async ({ page }) => {
  const place = await openEditor(page);
  const at = await corner(place);
  const drawn = [at(150, 300), at(300, 220), at(450, 320), at(600, 260)] as const;
  for (const [i, [x, y]] of drawn.entries()) {
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.click(x, y);
    await expect.poll(() => points(page)).toBe(i + 1);
  }
  // Escape takes back the last point, a double click ends the line without adding another one.
  await page.keyboard.press('Escape');
  await expect.poll(() => points(page)).toBe(3);
  await page.mouse.dblclick(...drawn[3]);
  await expect.poll(() => points(page)).toBe(4);
  await expect(button(page, 'Mover pontos')).toHaveAttribute('aria-pressed', 'true');
  const whole = await line(page).textContent();

  await drag(page, drawn[1], at(300, 140));
  await expect(line(page)).not.toHaveText(whole!);
  expect(await points(page)).toBe(4);
  await expect(button(page, 'Ponto 2 de 4')).toBeFocused();
  const dragged = await line(page).textContent();

  await drag(page, at(525, 290), at(525, 380));
  await expect.poll(() => points(page)).toBe(5);
  await expectAccessible(page);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(line(page)).toHaveText(dragged!);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line(page)).toHaveText(whole!);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(line(page)).toHaveText(dragged!);

  await button(page, 'Excluir pontos').click();
  await page.mouse.click(...drawn[2]);
  await expect.poll(() => points(page)).toBe(3);
  await button(page, 'Desfazer').click();
  await expect(line(page)).toHaveText(dragged!);
  await button(page, 'Dividir a linha').click();
  await page.mouse.click(...drawn[2]);
  await expect.poll(() => points(page)).toBe(3);
});

test('a line is drawn and edited with the keyboard alone', async ({ page }) => {
  const place = await openEditor(page, 'dark');
  const surface = page.getByRole('region', { name: 'Linha desenhada: área do mapa' });
  await surface.focus();
  for (const count of [1, 2, 3]) {
    await page.keyboard.press(' ');
    await expect.poll(() => points(page)).toBe(count);
    await page.keyboard.press('ArrowRight');
    await expect(place.getByText(`Ponto ${count} acrescentado`)).toBeAttached();
  }
  await page.keyboard.press('Enter');
  await expect(button(page, 'Mover pontos')).toHaveAttribute('aria-pressed', 'true');
  await surface.focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Ponto 3 de 3')).toBeFocused();
  await page.keyboard.press('p');
  await expect(button(page, 'Ponto 2 de 3')).toBeFocused();
  const before = await line(page).textContent();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(line(page)).not.toHaveText(before!);
  await expect(place.getByRole('status').filter({ hasText: /^Ponto 2 de 3: -\d/ })).toBeAttached();
  // Both presses are one step.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line(page)).toHaveText(before!);
  await page.keyboard.press('i');
  await expect.poll(() => points(page)).toBe(4);
  await page.keyboard.press('Delete');
  await expect.poll(() => points(page)).toBe(3);
  await expectAccessible(page);
});

test('fences and many places are selected, and the strip points at the map', async ({ page }) => {
  await openSection(page, 'map-trip');
  await expect(map(page, 'Viagem de La Paz a Santa Cruz')).toHaveAttribute('data-state', 'ready', DRAWN);
  const inside = (await button(page, 'Alerta: desvio de rota').boundingBox())!;
  await expect(async () => {
    await page.mouse.click(inside.x + inside.width + 8, inside.y);
    await expect(page.getByTestId('chosen')).toHaveText('risk', { timeout: 1_000 });
  }).toPass(DRAWN);

  await openSection(page, 'map-heavy');
  const heavy = map(page, 'Trezentas geocercas');
  await expect(heavy).toHaveAttribute('data-state', 'ready', DRAWN);
  const places = heavy.getByRole('button', { name: /^Ponto de controle/ });
  await expect(places.first()).toBeAttached(DRAWN);
  expect(await places.count()).toBeLessThanOrEqual(200);
  await places.first().press('Enter');
  await expect(page.getByTestId('chosen')).toHaveText(/^checkpoint-/);

  await openSection(page, 'map-strip');
  await expect(map(page, 'Caminho')).toHaveAttribute('data-state', 'ready', DRAWN);
  const strip = page.getByRole('slider');
  await strip.press('End');
  await expect(page.getByTestId('highlight')).toBeVisible();
  await expect(strip).toHaveAttribute('aria-valuetext', /^360 km; 12:00; Puerto Sur/);
  await strip.press('Enter');
  await expect(page.getByTestId('chosen')).toHaveText('unload');
  await strip.press('Escape');
  await expect(page.getByTestId('highlight')).toBeHidden();
  await expectAccessible(page);
});

test('a finger draws a line and drags a point @phone', async ({ page }) => {
  const place = await openEditor(page, 'dark');
  const at = await corner(place);
  for (const [i, [x, y]] of [at(60, 200), at(160, 260), at(260, 330)].entries()) {
    await page.touchscreen.tap(x, y);
    await expect.poll(() => points(page)).toBe(i + 1);
  }
  await button(page, 'Mover pontos').tap();
  const before = await line(page).textContent();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', where: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: where.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [at(164, 256)]);
  for (const step of [1, 2, 3, 4]) await touch('touchMove', [at(160, 260 - 20 * step)]);
  await touch('touchEnd', []);
  await expect(line(page)).not.toHaveText(before!);
  expect(await points(page)).toBe(3);
  await button(page, 'Desfazer').click();
  await expect(line(page)).toHaveText(before!);
  await expectAccessible(page);

  await openSection(page, 'map-strip');
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
