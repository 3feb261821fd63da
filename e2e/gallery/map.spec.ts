import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { trucks } from '#ui/map/gallery-samples/trips.ts';
import { MAP_COLORS } from '#ui/theme/map-colors.ts';
import { expectAccessible, expectDescribed, openSection } from './gallery.ts';
import { pixelOf } from './map-pixel.ts';

/** A map is drawn by the processor here; on a busy machine that takes its time. */
const DRAWN = { timeout: 60_000 };
test.slow();

const map = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

async function openMap(page: Page, section: string, name: string, view?: Parameters<typeof openSection>[2]) {
  await openSection(page, section, view);
  await expect(map(page, name)).toHaveAttribute('data-state', 'ready', DRAWN);
  return map(page, name);
}

/** The colour that covers most of the picture. */
async function mainColor(place: Locator): Promise<string> {
  const { dominant } = await sharp(await place.screenshot()).stats();
  return `${dominant.r},${dominant.g},${dominant.b}`;
}

/** The same quantity for a colour of the theme, in the coarse steps of the picture's statistics. */
async function asMainColor(color: string): Promise<string> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: color } });
  const { dominant } = await sharp(await plain.png().toBuffer()).stats();
  return `${dominant.r},${dominant.g},${dominant.b}`;
}

test.describe('loading', () => {
  test('says that the maps are coming, and when they do not, so that it can be tried again', async ({ page }) => {
    let isDown = true;
    await page.route(/map-canvas[^/]*\.(js|tsx)/, (route) => (isDown ? route.abort() : route.continue()));
    await openSection(page, 'map-country', { lang: 'en' });
    await expect(page.getByText('Error loading maps', { exact: true })).toBeVisible(DRAWN);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(map(page, 'Mapa do país')).toHaveAttribute('data-state', 'ready', DRAWN);
    await expect(page.getByText('Error loading maps')).toBeHidden();
  });

  test('shows a word while the map is drawn', async ({ page }) => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((open) => {
      go = open;
    });
    await page.route(/\/land[^/]*\.json/, async (route) => {
      await gate;
      await route.continue();
    });
    await openSection(page, 'map-country', { lang: 'en' });
    await expect(page.getByText('Loading maps...', { exact: true })).toBeVisible(DRAWN);
    go();
    await expect(page.getByText('Loading maps...')).toBeHidden(DRAWN);
  });

  test('takes the built-in map where a style of its own cannot be had', async ({ page }) => {
    await openMap(page, 'map-style', 'Mapa com estilo próprio');
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`the base map is drawn in the colours of the ${mode} mode, and names its sources`, async ({ page }) => {
    const place = await openMap(page, 'map-country', 'Mapa do país', { mode });
    await expect.poll(() => mainColor(place), DRAWN).toBe(await asMainColor(MAP_COLORS[mode].land));
    await expect(place.getByText('GeoNames (CC BY 4.0) · Natural Earth')).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('trucks', () => {
  test('are told to those who do not see them', async ({ page }) => {
    await openSection(page, 'map-fleet');
    await expect(map(page, 'Caminhões em viagem')).toHaveAccessibleDescription(`${trucks.length} caminhões`);
  });

  test('open a quiet card when clicked, which Escape closes', async ({ page }) => {
    const place = await openMap(page, 'map-fleet', 'Caminhões em viagem');
    const truck = trucks.find(({ id }) => id === 'truck-3-12')!;
    const box = (await place.boundingBox())!;
    const at = pixelOf(
      truck.at,
      trucks.map((one) => one.at),
      box,
    );
    const card = page.getByRole('region', { name: truck.label });
    await expect(async () => {
      await page.mouse.click(box.x + at.x, box.y + at.y);
      await expect(card).toBeVisible({ timeout: 3000 });
    }).toPass(DRAWN);
    await expect(card.getByRole('link', { name: 'Ligar' })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('link', { name: 'Ligar' }).focus();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });
});

test('places are buttons: reached and pressed by keyboard', async ({ page }) => {
  await openMap(page, 'map-trip', 'Viagem de La Paz a Santa Cruz');
  await page.getByRole('button', { name: 'Pedágio de Yapacaní' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('chosen')).toHaveText('toll');
  await expect(page.getByText('Rota percorrida')).toBeVisible();
  await expectAccessible(page);
});

test.describe('drawing', () => {
  const kinds = async (page: Page) =>
    (JSON.parse((await page.getByTestId('shapes').textContent()) ?? '[]') as { kind: string }[]).map(
      ({ kind }) => kind,
    );

  test('makes points, areas and circles, and takes them away', async ({ page }) => {
    const place = await openMap(page, 'map-drawing', 'Geocercas');
    const box = (await place.boundingBox())!;
    const click = async (x: number, y: number) => {
      await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
      await page.mouse.click(box.x + x, box.y + y);
    };
    const tool = (name: string) => page.getByRole('button', { name });
    await expect(tool('Excluir o selecionado')).toBeDisabled(DRAWN);

    await tool('Desenhar um ponto').click();
    await expect(page.getByText('Clique no mapa para marcar o ponto.')).toBeVisible();
    await click(200, 220);
    await expect.poll(() => kinds(page)).toEqual(['circle', 'point']);

    await tool('Desenhar um círculo').click();
    await click(300, 480);
    await click(360, 480);
    await expect.poll(() => kinds(page)).toEqual(['circle', 'point', 'circle']);

    await tool('Desenhar uma área').click();
    for (const [x, y] of [
      [820, 260],
      [960, 260],
      [960, 400],
      [820, 400],
      [820, 260],
    ] as const) {
      await click(x, y);
    }
    await expect.poll(() => kinds(page)).toEqual(['circle', 'point', 'circle', 'polygon']);

    await expect(tool('Excluir o selecionado')).toBeEnabled();
    await tool('Excluir o selecionado').click();
    await expect.poll(() => kinds(page)).toEqual(['circle', 'point', 'circle']);
    await expectAccessible(page);
  });
});

test('a city is found on the server, and a stored one shows its name', async ({ page }) => {
  await openSection(page, 'map-cities');
  await expect(page.getByRole('combobox', { name: 'Cidade de destino' })).toHaveValue('La Paz');
  const origin = page.getByRole('combobox', { name: 'Cidade de origem' });
  await origin.click();
  await origin.pressSequentially('santa');
  await page.getByRole('option', { name: /Santa Cruz de la Sierra/ }).click();
  await expect(origin).toHaveValue('Santa Cruz de la Sierra');
});

test.describe('the picker', () => {
  const text = (page: Page) => page.getByRole('textbox', { name: 'Link do mapa ou coordenadas' });
  const confirm = (page: Page) => page.getByRole('button', { name: 'Continuar' });
  const chosen = (page: Page) => page.getByTestId('position');
  const marker = (page: Page) => page.getByRole('button', { name: /Posição escolhida/ });
  const WRONG = 'O link do Google Maps não está bem formatado';

  async function openPicker(page: Page, view?: Parameters<typeof openSection>[2]) {
    await openSection(page, 'map-picker', view);
    await page.getByRole('button', { name: 'Escolher no mapa' }).click();
    const place = page.getByRole('dialog').locator('[data-state]').first();
    await expect(place).toHaveAttribute('data-state', 'ready', DRAWN);
    return place;
  }

  test('takes typed coordinates', async ({ page }) => {
    await openPicker(page);
    await expect(confirm(page)).toBeDisabled();
    await text(page).fill('-17,7833; -63,1821');
    await expect(marker(page)).toBeVisible();
    await expect(page.getByText('Santa Cruz de la Sierra, Santa Cruz')).toBeVisible();
    await confirm(page).click();
    await expect(chosen(page)).toHaveText('-17.7833, -63.1821');
  });

  test('takes a map link', async ({ page }) => {
    await openPicker(page);
    await text(page).fill('https://www.google.com/maps/place/X/@-16.4,-68.1,15z/data=!8m2!3d-16.4957!4d-68.1335');
    await confirm(page).click();
    await expect(chosen(page)).toHaveText('-16.4957, -68.1335');
  });

  test('asks the server about a short link', async ({ page }) => {
    await openPicker(page);
    await text(page).fill('https://maps.app.goo.gl/cochabamba');
    await expect(confirm(page)).toBeEnabled();
    await confirm(page).click();
    await expect(chosen(page)).toHaveText('-17.3895, -66.1568');
  });

  test('tells a refused short link, and lets an unreachable one be tried again', async ({ page }) => {
    let reply = { status: 422, json: { code: 'places.linkRefused', message: 'x' } as object };
    await page.route('**/api/places/long-link', (route) => route.fulfill(reply));
    await openPicker(page);
    await text(page).fill('https://maps.app.goo.gl/refused');
    await expectDescribed(text(page), WRONG);
    await expect(confirm(page)).toBeDisabled();

    reply = { status: 503, json: { code: 'places.linkUnreachable', message: 'Tente mais tarde.' } };
    await text(page).fill('https://maps.app.goo.gl/unreachable');
    await expectDescribed(text(page), 'Tente mais tarde.');
    await expect(confirm(page)).toBeDisabled();
    reply = { status: 200, json: { url: 'https://www.google.com/maps?q=-19.03,-65.26' } };
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await confirm(page).click();
    await expect(chosen(page)).toHaveText('-19.03, -65.26');
  });

  for (const wrong of ['abc', '0, -63.18', '-17.78, 0', 'https://www.google.com/maps/place/Lima', '95, 10']) {
    test(`does not go on with ${wrong}`, async ({ page }) => {
      await openPicker(page);
      await text(page).fill(wrong);
      await expectDescribed(text(page), WRONG);
      await expect(confirm(page)).toBeDisabled();
      await expectAccessible(page);
      await text(page).fill('');
      await expect(text(page)).not.toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('says it in the words of the specification', async ({ page }) => {
    await openSection(page, 'map-picker', { lang: 'es' });
    await page.getByRole('button', { name: 'Escolher no mapa' }).click();
    const field = page.getByRole('textbox', { name: 'Enlace del mapa o coordenadas' });
    await field.fill('nada');
    await expectDescribed(field, 'El link de GoogleMaps no esta bien formateado');
  });

  test('takes a click, a drag and the arrow keys', async ({ page }) => {
    const place = await openPicker(page);
    const box = (await place.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(marker(page)).toBeVisible();
    await expect(confirm(page)).toBeEnabled();
    const numbers = page.getByRole('dialog').getByRole('status');
    const before = await numbers.textContent();

    const pin = (await marker(page).boundingBox())!;
    const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 6 });
    await page.mouse.up();
    await expect(numbers).not.toHaveText(before ?? '');

    const dragged = await numbers.textContent();
    await marker(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(numbers).not.toHaveText(dragged ?? '');
    await confirm(page).click();
    await expect(chosen(page)).toHaveText(/^-\d+\.\d+, -\d+\.\d+$/);
  });

  test('goes back to nothing when the text is emptied, and leaves everything as it was when cancelled', async ({
    page,
  }) => {
    await openPicker(page);
    await text(page).fill('-17.7833, -63.1821');
    await expect(confirm(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Limpar' }).click();
    await expect(confirm(page)).toBeDisabled();
    await text(page).fill('-17.7833, -63.1821');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(chosen(page)).toHaveText('nenhuma');
    await page.getByRole('button', { name: 'Escolher no mapa' }).click();
    await expect(text(page)).toHaveValue('');
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`can be used by everybody in ${mode} mode`, async ({ page }) => {
      await openPicker(page, { mode });
      await text(page).fill('-17.7833, -63.1821');
      await expect(marker(page)).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('fills the screen of a phone, with its buttons at hand @phone', async ({ page }) => {
    const place = await openPicker(page);
    const box = (await place.boundingBox())!;
    expect(box.height).toBeGreaterThan(300);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(confirm(page)).toBeEnabled();
    await expect(confirm(page)).toBeInViewport({ ratio: 1 });
    await confirm(page).tap();
    await expect(chosen(page)).toHaveText(/^-\d+\.\d+, -\d+\.\d+$/);
  });
});
