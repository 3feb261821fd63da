import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { type Call, callsOf } from '../support/calls.ts';
import { newcomer, signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSettled } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OPERATOR = 'operator@illimani.demo';
/** Drawing the map for the first time takes a while on a busy machine. */
const DRAWN = { timeout: 120_000 };

test.use({ expectedErrors: /409|422/ });

const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

interface Place {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
}

async function addPlace(call: Call, name: string, at: { readonly lat: number; readonly lng: number }): Promise<Place> {
  const { place } = await call<{ place: Place }>('post', '/places', {
    ...{ name, address: null, cityId: null, cityName: 'Oruro', countryCode: 'BO', ...at },
    fence: { kind: 'circle', radiusMeters: 300 },
    ...{ expectedMinutes: 120, forLoad: true, forUnload: true },
  });
  return place;
}

async function drawnMap(page: Page, name: string): Promise<Locator> {
  const map = page.getByRole('region', { name, exact: true });
  await expect(map).toHaveAttribute('data-state', 'ready', DRAWN);
  return map;
}

/** Corners as shares of the map. */
async function clickOn(page: Page, map: Locator, corners: readonly (readonly [number, number])[]): Promise<void> {
  const box = (await map.boundingBox())!;
  for (const [x, y] of corners) {
    const [left, top] = [box.x + box.width * x, box.y + box.height * y];
    await page.mouse.move(left, top, { steps: 4 });
    await page.mouse.click(left, top);
  }
}

/** The link of the only row, once the list and the address have followed the search. */
async function findRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(name);
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', /search=/);
  return link;
}

const rowMenu = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button').last();

test('a planner keeps places: pasted coordinates, bulk edit, archive and restore', async ({ page, request }) => {
  test.slow();
  const both = fresh('Silo');
  const [name, other] = [`${both} norte`, `${both} sur`];
  const call = await callsOf(request, OPERATOR);
  await addPlace(call, other, { lat: -17.97, lng: -67.11 });
  await signIn(page, OPERATOR, { at: '/routes?tab=places' });
  await page.getByRole('button', { name: 'Nuevo lugar' }).first().click();
  const form = page.getByRole('form', { name: 'Nuevo lugar' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill(name);

  await test.step('a position is pasted, and one of exactly 0 is none', async () => {
    await form.getByRole('button', { name: /Posición/ }).click();
    const picker = page.getByRole('dialog', { name: 'Posición' });
    const text = picker.getByRole('textbox', { name: /coordenadas/ });
    await text.fill('0, -67.1');
    await expect(picker.getByText('El link de GoogleMaps no esta bien formateado')).toBeVisible();
    await text.fill('-17.965, -67.105');
    await picker.getByRole('button', { name: 'Continuar' }).click();
    await expect(form.getByRole('button', { name: /Posición/ })).toHaveText('-17.96500, -67.10500');
    await drawnMap(page, 'Mapa de los lugares');
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, `${name}: guardado con éxito`, () =>
      form.getByRole('button', { name: 'Crear' }).click(),
    );
  });

  await test.step('the name is taken for the next one', async () => {
    await page.getByRole('button', { name: 'Nuevo lugar' }).first().click();
    await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await form.getByRole('button', { name: /Posición/ }).click();
    const picker = page.getByRole('dialog', { name: 'Posición' });
    await picker.getByRole('textbox', { name: /coordenadas/ }).fill('-17.9, -67.1');
    await picker.getByRole('button', { name: 'Continuar' }).click();
    await form.getByRole('button', { name: 'Crear' }).click();
    await expect(form.getByText(/Ya está registrado/)).toBeVisible();
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
  });

  await test.step('list and map select the same place', async () => {
    await (await findRow(page, name)).click();
    await expect(page.getByRole('region', { name, exact: true })).toContainText('-17.96500, -67.10500');
    await page.getByRole('button', { name: 'Cerrar la selección' }).click();
    await drawnMap(page, 'Mapa de los lugares');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  });

  await test.step('two places change at once', async () => {
    await page.getByRole('searchbox').fill(both);
    // Both rows are there once the list has followed the search.
    for (const one of [name, other]) await expect(page.getByRole('row').filter({ hasText: one })).toBeVisible();
    for (const one of [name, other]) await page.getByRole('checkbox', { name: new RegExp(one) }).check();
    await page.getByRole('region', { name: 'Acciones en lote' }).getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar 2 lugares' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('Complete al menos un campo')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Minutos previstos' }).fill('95');
    await expectSnackbar(page, '2 registros cambiados', () => dialog.getByRole('button', { name: 'Guardar' }).click());
    for (const one of [name, other]) {
      await expect(page.getByRole('row').filter({ hasText: one })).toContainText('1 h 35 min');
    }
  });

  await test.step('one is archived and brought back', async () => {
    await rowMenu(page, other).click();
    await expectSnackbar(page, `${other}: archivado`, () => page.getByRole('menuitem', { name: 'Archivar' }).click());
    await page.goto(`/routes?tab=places&archived=true&search=${encodeURIComponent(other)}`);
    await rowMenu(page, other).click();
    await expectSnackbar(page, `${other}: restaurado`, () => page.getByRole('menuitem', { name: 'Restaurar' }).click());
    await page.goto(`/routes?tab=places&search=${encodeURIComponent(other)}`);
    await rowMenu(page, other).click();
    await page.getByRole('menuitem', { name: 'Historial' }).click();
    await expect(page.getByRole('dialog', { name: `Historial de ${other}` })).toContainText('restauró el lugar');
  });
});

test('a planner draws a fence whose crossing is shown, and imports others', async ({ page }) => {
  test.slow();
  const name = fresh('Zona');
  await signIn(page, OPERATOR, { at: '/routes?tab=geofences&edit=new' });
  const form = page.getByRole('form', { name: 'Nueva geocerca' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await form.getByText('Polígono', { exact: true }).click();
  const map = await drawnMap(page, 'Mapa de las geocercas');

  await test.step('an outline that crosses itself is shown where it crosses', async () => {
    await map.getByRole('button', { name: 'Dibujar un área' }).click();
    await clickOn(page, map, [
      [0.3, 0.3],
      [0.6, 0.6],
      [0.6, 0.3],
      [0.3, 0.6],
      [0.3, 0.3],
    ]);
    await expect(map.getByRole('button', { name: 'El contorno se cruza a sí mismo' })).toBeVisible();
    await form.getByRole('button', { name: 'Crear' }).click();
    await expect(form.getByText('El contorno se cruza a sí mismo').first()).toBeVisible();
    await map.getByRole('button', { name: 'Eliminar lo seleccionado' }).click();
  });

  await test.step('drawn again without, it is saved', async () => {
    await map.getByRole('button', { name: 'Dibujar un área' }).click();
    await clickOn(page, map, [
      [0.35, 0.35],
      [0.55, 0.35],
      [0.55, 0.55],
      [0.35, 0.35],
    ]);
    await form.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Prohibida' }).click();
    await form.getByRole('switch', { name: 'Vale siempre' }).uncheck();
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, `${name}: guardado con éxito`, () =>
      form.getByRole('button', { name: 'Crear' }).click(),
    );
    await (await findRow(page, name)).click();
    await expect(page.getByRole('region', { name, exact: true })).toContainText('00:00–23:59');
    await expectAccessibleInBothModes(page);
  });

  await test.step('a file is looked at first; what is there already stays', async () => {
    const imported = fresh('Patio');
    const ring = [
      [-68.2, -16.5],
      [-68.1, -16.5],
      [-68.1, -16.4],
      [-68.2, -16.5],
    ];
    const features = [name, imported].map((label) => ({
      type: 'Feature',
      properties: { name: label },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }));
    const file = (content: string) => ({
      name: 'zonas.geojson',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await page.getByRole('button', { name: 'Importar' }).first().click();
    await page.getByRole('menuitem', { name: 'GeoJSON o KML' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar geocercas' });
    await dialog.locator('input[type=file]').setInputFiles(file('{"type":'));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog
      .locator('input[type=file]')
      .setInputFiles(file(JSON.stringify({ type: 'FeatureCollection', features })));
    await expect(dialog.getByText('2 geocercas encontradas')).toBeVisible();
    await expect(dialog.getByText(name)).toBeVisible();
    await expectSnackbar(page, '1 geocerca importada', () =>
      dialog.getByRole('button', { name: 'Importar 1 geocerca' }).click(),
    );
    await page.getByRole('searchbox').fill(imported);
    await expect(page.getByRole('link', { name: imported })).toBeVisible();
  });

  await test.step('all of them leave as a file', async () => {
    await page.getByRole('button', { name: 'Exportar' }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'GeoJSON' }).click();
    expect((await download).suggestedFilename()).toBe('geocercas.geojson');
  });
});

test('a route begins with its two places', async ({ page, request }) => {
  const [from, to] = [fresh('Planta'), fresh('Puerto')];
  const call = await callsOf(request, OPERATOR);
  const load = await addPlace(call, from, { lat: -16.52, lng: -68.16 });
  const unload = await addPlace(call, to, { lat: -17.39, lng: -66.16 });
  await signIn(page, OPERATOR, { at: '/routes' });
  await page.getByRole('button', { name: 'Nueva ruta' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nueva ruta' });
  const choose = async (label: string, name: string) => {
    await dialog.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  };
  await choose('Origen', from);
  await choose('Destino', from);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('El origen y el destino son el mismo lugar')).toBeVisible();
  await choose('Destino', to);
  await expectAccessibleInBothModes(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(new RegExp(`/routes/update/${load._id}/${unload._id}`));
});

test('a route is looked at, archived, brought back and deleted', async ({ page, request }) => {
  const [from, to] = [fresh('Planta'), fresh('Puerto')];
  const call = await callsOf(request, OPERATOR);
  const load = await addPlace(call, from, { lat: -16.52, lng: -68.16 });
  const unload = await addPlace(call, to, { lat: -17.39, lng: -66.16 });
  const name = `${from} → ${to}`;
  await call('post', '/routes', { loadId: load._id, unloadId: unload._id, name });
  await signIn(page, OPERATOR, { at: `/routes?search=${encodeURIComponent(from)}` });
  const act = async (action: string) => {
    await rowMenu(page, from).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Ver en el mapa');
  const seen = page.getByRole('dialog', { name });
  await expect(seen.getByText('Esta ruta aún no tiene camino')).toBeVisible();
  await drawnMap(page, `Caminos de ${name}`);
  await expectAccessibleInBothModes(page);
  await seen.getByRole('button', { name: 'Cerrar' }).click();
  await expectSnackbar(page, `${name}: archivado`, () => act('Archivar'));
  await page.goto(`/routes?archived=true&search=${encodeURIComponent(from)}`);
  await expectSnackbar(page, `${name}: restaurado`, () => act('Restaurar'));
  await page.goto(`/routes?search=${encodeURIComponent(from)}`);
  await act('Eliminar');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Esta acción no se podrá deshacer');
  await expectSnackbar(page, `Ruta ${name} eliminada`, () =>
    question.getByRole('button', { name: 'Eliminar' }).click(),
  );
});

test('a reader sees the library and changes nothing', async ({ page, request }) => {
  const name = fresh('Silo');
  await addPlace(await callsOf(request, OPERATOR), name, { lat: -17.97, lng: -67.11 });
  const reader = await newcomer(request, 'illimani', 'auditor');
  await signIn(page, reader.email, {
    at: `/routes?tab=places&search=${encodeURIComponent(name)}`,
    password: reader.password,
  });
  await page.getByRole('link', { name }).click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.getByRole('button', { name: 'Historial' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Editar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nuevo lugar' })).toBeHidden();
  await page.goto('/routes?tab=geofences&edit=new');
  await expect(page.getByRole('button', { name: 'Exportar' }).first()).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden();
});

test('the library fits a phone @phone', async ({ page, request }) => {
  const name = fresh('Silo');
  await addPlace(await callsOf(request, OPERATOR), name, { lat: -17.97, lng: -67.11 });
  await signIn(page, OPERATOR, { at: `/routes?tab=places&search=${encodeURIComponent(name)}` });
  const map = await drawnMap(page, 'Mapa de los lugares');
  const link = page.getByRole('link', { name });
  const [mapBox, rowBox] = [(await map.boundingBox())!, (await link.boundingBox())!];
  expect(mapBox.y + mapBox.height).toBeLessThan(rowBox.y);
  await link.click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toBeInViewport();
  await expectFitsPhone(page);
  // The toolbar of the list lies half under the button at the thumb, until one scrolls.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessibleInBothModes(page);
  await card.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('form', { name });
  await form.getByText('Polígono', { exact: true }).click();
  await drawnMap(page, 'Mapa de los lugares');
  await expectFitsPhone(page);
  await expectAccessibleInBothModes(page);
  await form.getByText('Círculo', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Radio' }).fill('450');
  await expectSnackbar(page, `${name}: guardado con éxito`, () =>
    form.getByRole('button', { name: 'Guardar' }).click(),
  );
  await expect(card).toContainText('450 m');
  await page.goto('/routes?tab=geofences');
  await expectSettled(page);
  await expectFitsPhone(page);
});
