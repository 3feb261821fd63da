import { expect, type Locator, type Page } from '@playwright/test';
import { namedFlavor } from '@protomaps/basemaps';
import { mapArchive } from '#testing/map-archive.ts';
import { MAP_COLORS } from '#ui/theme/map-colors.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { expectAccessible, expectDescribed, openSection } from './gallery.ts';
import { inkOn } from './map-ink.ts';

/** The map is drawn without a graphics card here, which is slow on a busy machine; fewer pixels are drawn sooner. */
const DRAWN = { timeout: 180_000 };
const SMALL = { width: 760, height: 620 };
test.slow();
test.use({ viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : SMALL) });

const map = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isDrawn = (place: Locator) => expect(place).toHaveAttribute('data-state', 'ready', DRAWN);
const middleOf = async (target: Locator) => {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.describe('the base map', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('announces its loading and its failure, and is drawn without the internet', async ({ page }) => {
    let isDown = true;
    let give: () => void = () => undefined;
    const given = new Promise<void>((open) => {
      give = open;
    });
    await page.route(/map-canvas[^/]*\.js$/, (route) => (isDown ? route.abort() : route.continue()));
    await page.route(/\/land[^/]*\.json$/, (route) => given.then(() => route.continue()));
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());

    await openSection(page, 'map-country', { lang: 'en' });
    await expect(page.getByText('Error loading maps', { exact: true })).toBeVisible(DRAWN);
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading maps...', { exact: true })).toBeVisible(DRAWN);
    give();

    for (const mode of ['light', 'dark'] as const) {
      if (mode === 'dark') await openSection(page, 'map-country', { mode });
      const place = map(page, 'Mapa do país');
      await isDrawn(place);
      const { land: ground, label: ink } = MAP_COLORS[mode];
      await expect.poll(async () => (await inkOn(place, { ground, ink })).ground, DRAWN).toBeGreaterThan(0.8);
      // The names of cities and of the country.
      await expect.poll(async () => (await inkOn(place, { ground, ink })).ink, DRAWN).toBeGreaterThan(0.0005);
      await expect(place.getByText('GeoNames (CC BY 4.0) · Natural Earth')).toBeVisible();
    }
    await openSection(page, 'map-style');
    await isDrawn(map(page, 'Mapa com estilo próprio'));
  });
});

test.describe('tiles of an archive', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('are drawn, and the built-in map takes their place when their host dies', async ({ page }) => {
    const archive = mapArchive('Mapa de teste');
    let isDown = false;
    await page.route('**/map-archive.pmtiles', (route) => {
      if (isDown) return route.abort();
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? [];
      const headers = { 'content-type': 'application/octet-stream', etag: '"1"' };
      return route.fulfill({ status: 206, headers, body: archive.subarray(Number(from), Number(to) + 1) });
    });
    await openSection(page, 'map-archive');
    const place = map(page, 'Mapa de um arquivo');
    await isDrawn(place);
    const share = async (ground: string) => (await inkOn(place, { ground, ink: MAP_COLORS.light.label })).ground;
    await expect.poll(() => share(namedFlavor('light').earth), DRAWN).toBeGreaterThan(0.8);
    await expect(place.getByText('Mapa de teste')).toBeVisible();

    isDown = true;
    for (let step = 0; step < 2; step += 1) await place.getByRole('button', { name: 'Afastar' }).click();
    await expect(place.getByText('GeoNames (CC BY 4.0) · Natural Earth')).toBeVisible(DRAWN);
    await expect.poll(() => share(MAP_COLORS.light.land), DRAWN).toBeGreaterThan(0.2);
  });
});

test.describe('with room for a legend', () => {
  test.use({ viewport: { width: 1100, height: 760 } });

  test('trucks open a card by pointer and by keyboard, and clusters split', async ({ page }) => {
    await openSection(page, 'map-fleet', { mode: 'dark' });
    const place = map(page, 'Caminhões em viagem');
    const truck = (plate: string) => place.getByRole('button', { name: plate, exact: true });
    const card = (plate: string) => page.getByRole('region', { name: plate, exact: true });
    await expect(place).toHaveAccessibleDescription(/^56 caminhões\./);
    await expect(truck('1312-ABC')).toBeVisible(DRAWN);

    const { x, y } = await middleOf(truck('1312-ABC'));
    await page.mouse.click(x, y);
    await expect(card('1312-ABC').getByRole('link', { name: 'Ligar' })).toBeVisible();
    await expect(truck('1312-ABC')).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card('1312-ABC')).toBeHidden();
    await expect(truck('1312-ABC')).toBeFocused();

    // One stop for the Tab key; then the arrow keys move on, and the map stays where it is.
    await expect(place.locator('.maplibregl-canvas-container button[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(truck('1313-ABC')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card('1313-ABC')).toBeFocused();
    expect(await middleOf(truck('1312-ABC'))).toEqual({ x, y });
    await card('1313-ABC').getByRole('button', { name: 'Fechar' }).click();
    await expect(card('1313-ABC')).toBeHidden();

    const clusters = place.getByRole('button', { name: /^\d+ caminhões: aproximar$/ });
    const before = await clusters.count();
    await clusters.first().press('Enter');
    await expect.poll(() => clusters.count(), DRAWN).toBeLessThan(before);
    await expect(page.getByRole('region', { name: 'Caminhões em viagem: área do mapa' })).toBeFocused();
  });

  test('a trip has places that are buttons, and cities with names', async ({ page }) => {
    await openSection(page, 'map-trip');
    const place = map(page, 'Viagem de La Paz a Santa Cruz');
    await isDrawn(place);
    await expect(place).toHaveAccessibleDescription('5 lugares, 2 rotas, 2 geocercas');
    await expect(page.getByText('Rota percorrida')).toBeVisible();
    const toll = page.getByRole('button', { name: 'Pedágio de Yapacaní' });
    await toll.press('Enter');
    await expect(page.getByTestId('chosen')).toHaveText('toll');
    await expect(toll).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);

    await openSection(page, 'map-cities');
    await expect(page.getByRole('combobox', { name: 'Cidade de destino' })).toHaveValue('La Paz');
    const origin = page.getByRole('combobox', { name: 'Cidade de origem' });
    await origin.click();
    await origin.pressSequentially('santa');
    await page.getByRole('option', { name: /Santa Cruz de la Sierra/ }).click();
    await expect(origin).toHaveValue('Santa Cruz de la Sierra');
  });
});

test('points, areas and circles are drawn and deleted', async ({ page }) => {
  await openSection(page, 'map-drawing');
  const place = map(page, 'Geocercas');
  await isDrawn(place);
  const drawn = page.getByTestId('shapes');
  const tool = (name: string) => page.getByRole('button', { name });
  const click = async (...corners: readonly (readonly [number, number])[]) => {
    const box = (await place.boundingBox())!;
    for (const [x, y] of corners) {
      await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
      await page.mouse.click(box.x + x, box.y + y);
    }
  };
  await expect(tool('Excluir o selecionado')).toBeDisabled(DRAWN);

  await tool('Desenhar um ponto').click();
  await expect(page.getByText('Clique no mapa para marcar o ponto.')).toBeVisible();
  await click([200, 220]);
  await expect(drawn).toHaveText('circle, point');

  await tool('Desenhar um círculo').click();
  await click([300, 380], [360, 380]);
  await expect(drawn).toHaveText('circle, point, circle');

  await tool('Desenhar uma área').click();
  await click([520, 200], [640, 200], [640, 320], [520, 320], [520, 200]);
  await expect(drawn).toHaveText('circle, point, circle, polygon');

  await tool('Excluir o selecionado').click();
  await expect(drawn).toHaveText('circle, point, circle');
  await expect(tool('Excluir o selecionado')).toBeDisabled();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fechar o mapa' }).click();
  await expect(place).toBeHidden();
  await expect(drawn).toHaveText('circle, point, circle');
});

test.describe('the picker', () => {
  const WRONG = 'O link do Google Maps não está bem formatado';
  const text = (page: Page) => page.getByRole('textbox', { name: 'Link do mapa ou coordenadas' });
  const go = (page: Page) => page.getByRole('button', { name: 'Continuar' });
  const chosen = (page: Page) => page.getByTestId('position');
  const marker = (page: Page) => page.getByRole('button', { name: /Posição escolhida/ });

  async function openPicker(page: Page) {
    await page.getByRole('button', { name: 'Escolher no mapa' }).click();
    const place = map(page, 'Mapa para escolher a posição');
    await isDrawn(place);
    return place;
  }

  test.describe('with a server that refuses', () => {
    test.use({ expectedErrors: /422|503/ });

    test('accepts coordinates, links, a click, a drag and the arrow keys', async ({ page }) => {
      let reply = { status: 422, json: { code: 'places.linkRefused', message: 'x' } as object };
      await page.route('**/api/places/long-link', (route) => route.fulfill(reply));
      await openSection(page, 'map-picker');
      const place = await openPicker(page);
      await expect(go(page)).toBeDisabled();

      for (const wrong of ['abc', 'https://www.google.com/maps/place/Lima', '95, 10']) {
        await text(page).fill(wrong);
        await expectDescribed(text(page), WRONG);
        await expect(go(page)).toBeDisabled();
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Limpar' }).click();
      await expect(text(page)).not.toHaveAttribute('aria-invalid', 'true');

      await text(page).fill('https://maps.app.goo.gl/refused');
      await expectDescribed(text(page), WRONG);
      reply = { status: 503, json: { code: 'places.linkUnreachable', message: 'Tente mais tarde.' } };
      await text(page).fill('https://maps.app.goo.gl/unreachable');
      await expectDescribed(text(page), 'Tente mais tarde.');
      await expect(go(page)).toBeDisabled();
      reply = { status: 200, json: { url: 'https://www.google.com/maps?q=-19.03,-65.26' } };
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText('-19.03000, -65.26000')).toBeVisible();

      await text(page).fill('-17,7833, -63,1821');
      await expect(page.getByText('Santa Cruz de la Sierra, Santa Cruz')).toBeVisible();
      await text(page).fill('https://www.google.com/maps/place/X/@-16.4,-68.1,15z/data=!8m2!3d-16.4957!4d-68.1335');
      await go(page).click();
      await expect(chosen(page)).toHaveText('-16.4957, -68.1335');

      await openPicker(page);
      const numbers = page.getByRole('dialog').getByRole('status');
      await expect(numbers).toHaveText(/^-16\.49570, -68\.13350/);
      const { x, y } = await middleOf(place);
      await page.mouse.click(x + 120, y);
      await expect(numbers).toHaveText(/-67\.9\d{4}/);
      await expect(numbers).not.toHaveText(/^-16\.49570, -68\.13350/);
      const clicked = (await numbers.textContent())!.slice(0, 20);

      const pin = await middleOf(marker(page));
      await page.mouse.move(pin.x, pin.y);
      await page.mouse.down();
      await page.mouse.move(pin.x + 60, pin.y + 30, { steps: 6 });
      await page.mouse.up();
      await expect(numbers).not.toContainText(clicked);
      const dragged = (await numbers.textContent())!.slice(0, 20);
      await marker(page).press('ArrowUp');
      await expect(numbers).not.toContainText(dragged);

      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(chosen(page)).toHaveText('-16.4957, -68.1335');
    });
  });

  test('fills the screen of a phone in dark mode, with its buttons in reach @phone', async ({ page }) => {
    await openSection(page, 'map-picker', { mode: 'dark' });
    const place = await openPicker(page);
    expect((await place.boundingBox())!.height).toBeGreaterThan(300);
    await expectAccessible(page);
    const { x, y } = await middleOf(place);
    await page.touchscreen.tap(x, y);
    await expect(go(page)).toBeEnabled();
    await expect(go(page)).toBeInViewport({ ratio: 1 });
    await go(page).tap();
    await expect(chosen(page)).toHaveText(/^-\d+\.\d+, -\d+\.\d+$/);

    await openSection(page, 'map-fleet');
    const fleet = map(page, 'Caminhões em viagem');
    await fleet
      .getByRole('button', { name: /: aproximar$/ })
      .first()
      .tap(DRAWN);
    const truck = fleet.getByRole('button', { name: /-ABC$/ }).first();
    await truck.tap(DRAWN);
    const card = page.getByRole('region', { name: /^\d+-ABC$/ });
    await expect(card).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('the address book finds an address, says when there is none, and reports whether one was saved', async ({
  page,
}) => {
  await openSection(page, 'map-address-book');
  const book = (name: string) => page.getByRole('group', { name, exact: true });
  const open = (name: string) => book(name).getByRole('button', { name: 'Livro de endereços' });
  const save = (name: string) => book(name).getByRole('button', { name: 'Salvar endereço' });

  await expect(save('Vazio')).toBeDisabled();
  await open('Vazio').click();
  await expect(page.getByText('Nenhum endereço encontrado')).toBeVisible();
  await page.keyboard.press('Escape');

  await open('Com endereços').click();
  await page.getByRole('textbox', { name: 'Buscar endereço' }).fill('guab');
  await expect(page.getByRole('button', { name: /^Depósito Oruro/ })).toBeHidden();
  await page.getByRole('button', { name: /^Ingenio Guabirá/ }).click();
  await expect(book('Com endereços').getByRole('status')).toHaveText('Montero');

  await expectSnackbar(page, 'Endereço salvo', () => save('Com endereços').click());
  await save('Salvando').click();
  await expect(save('Salvando')).toHaveAttribute('data-loading', 'true');
  await expectSnackbar(page, 'Tente mais tarde.', () => save('Não salvo').click());
});
