import { expect, type Locator, type Page } from '@playwright/test';
import { expectFits } from '../support/settled.ts';
import { test } from '../support/test.ts';
import { expectAccessible, expectAccessibleInBothModes, openSection } from './gallery.ts';

/** The map is drawn without a graphics card here, which is slow on a busy machine. */
const DRAWN = { timeout: 180_000 };
test.slow();
test.use({ viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : { width: 1100, height: 760 }) });

const map = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chosen = (page: Page) => page.getByTestId('chosen');
const middleOf = async (target: Locator) => {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('five thousand trucks are clusters that open, by pointer and by key, with few elements', async ({ page }) => {
  await openSection(page, 'map-live');
  const place = map(page, 'Cinco mil caminhões');
  await expect(place).toHaveAccessibleDescription(/^5\.000 caminhões\./);
  await page.getByRole('button', { name: 'Parar' }).click();
  const clusters = place.getByRole('button', { name: /^[\d.]+ caminhões: aproximar$/ });
  await expect(clusters.first()).toBeAttached(DRAWN);
  const total = async () =>
    (await clusters.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!)))
      .map((label) => Number(label.split(' ')[0]!.replace('.', '')))
      .reduce((sum, count) => sum + count, 0);
  expect(await total()).toBeGreaterThan(4_500);

  const before = await total();
  const { x, y } = await middleOf(clusters.first());
  await page.mouse.click(x, y);
  await expect.poll(total, DRAWN).toBeLessThan(before);
  const opened = await total();
  await clusters.first().press('Enter');
  await expect.poll(total, DRAWN).toBeLessThan(opened);
  expect(await place.getByRole('button').count()).toBeLessThan(220);
  await expectAccessible(page);
});

test('a truck is selected by pointer and by key, moves when it is patched, and is followed', async ({ page }) => {
  await openSection(page, 'map-looks');
  const place = map(page, 'Sinais dos caminhões');
  const truck = (plate: string) => place.getByRole('button', { name: plate, exact: true });
  await expect(truck('2000-XYZ')).toBeVisible(DRAWN);
  await expect(place).toHaveAccessibleDescription(/^19 caminhões/);
  // What is late or silent is drawn in another way, but never left out.
  await expect(truck('1221-ABC')).toBeVisible();
  await expect(page.getByText('Sem posições')).toBeVisible();
  await expectAccessibleInBothModes(page);

  const from = await middleOf(truck('2000-XYZ'));
  await page.mouse.click(from.x, from.y);
  await expect(chosen(page)).toHaveText('driver');
  await expect(truck('2000-XYZ')).toHaveAttribute('aria-current', 'true');
  await truck('1000-ABC').press('ArrowRight');
  await expect(truck('1001-ABC')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveText('live-0-1');

  const patch = page.getByRole('button', { name: 'Avançar' });
  await patch.click();
  await expect.poll(async () => (await middleOf(truck('2000-XYZ'))).x, DRAWN).toBeGreaterThan(from.x + 5);
  // The canvas finds it where it is drawn now, and no longer where it was.
  const to = await middleOf(truck('2000-XYZ'));
  await page.mouse.click(to.x, to.y);
  await expect(chosen(page)).toHaveText('driver');

  const follow = page.getByRole('button', { name: 'Seguir' });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const centre = await middleOf(place);
  const away = async () => {
    const at = await middleOf(truck('2000-XYZ'));
    return Math.hypot(at.x - centre.x, at.y - centre.y);
  };
  await expect.poll(away, DRAWN).toBeLessThan(4);
  await patch.click();
  await expect.poll(away, DRAWN).toBeLessThan(4);
  await page.mouse.move(centre.x + 120, centre.y + 120);
  await page.mouse.down();
  await page.mouse.move(centre.x + 220, centre.y + 180, { steps: 5 });
  await page.mouse.up();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Remover' }).click();
  await expect(truck('2000-XYZ')).toBeHidden(DRAWN);
});

test('a cluster opens under a finger @phone', async ({ page }) => {
  await openSection(page, 'map-looks', { mode: 'dark' });
  const place = map(page, 'Sinais dos caminhões');
  const cluster = place.getByRole('button', { name: /caminhões: aproximar$/ });
  await expect(cluster.first()).toBeVisible(DRAWN);
  await expectAccessible(page);
  await expectFits(page);
  const before = await cluster.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join());
  await cluster.first().tap(DRAWN);
  const now = () => cluster.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join());
  await expect.poll(now, DRAWN).not.toBe(before);
});
