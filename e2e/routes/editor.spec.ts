import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { decodeLine } from '#kernel/encoded-line.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { DRAWN, isDrawn, openEditor, panel, part, save } from './editor-page.ts';
import { createFence, createPair, createRoute, gpxOf, PLANNER, pathsOf, ROAD, readPath } from './planned.ts';

test.slow();
test.use({ viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : { width: 1_200, height: 800 }) });

// A refused file and a path that somebody else changed first.
test.use({ expectedErrors: /status of (409|422)/ });

/** Where a line of the panel says how long the way is. */
const length = (page: Page): Locator =>
  panel(page)
    .getByText(/ km · /)
    .first();

async function addCheckpoint(page: Page, type: string, km: string, name: string): Promise<void> {
  const adding = panel(page).getByRole('region', { name: 'Agregar punto' });
  await adding.getByLabel('Tipo').click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await adding.getByLabel('En el km').fill(km);
  await adding.getByRole('button', { name: 'Colocar' }).click();
  await panel(page).getByLabel('Nombre', { exact: false }).fill(name);
  await panel(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
}

for (const device of ['', ' @phone']) {
  test(`a route is made from nothing: stopovers, checkpoints and a fence${device}`, async ({ page, request }) => {
    const call = await callsOf(request, PLANNER);
    const pair = await createPair(call);
    const fence = await createFence(call, ROAD[3]!);
    await openEditor(page, pair.address);
    await expect(panel(page).getByText('estimación', { exact: true })).toBeVisible(DRAWN);
    if (device) await panel(page).getByRole('button', { name: 'Mostrar más del panel' }).click();

    await panel(page).getByLabel('Ciudad o lugar guardado').fill('Oruro');
    await page
      .getByRole('option', { name: /^Oruro/ })
      .first()
      .click();
    const link = panel(page).getByLabel('Enlace del mapa o coordenadas');
    await link.fill('https://www.google.com/maps/nowhere');
    await expect(panel(page).getByText('El link de GoogleMaps no esta bien formateado')).toBeVisible();
    await link.fill('');
    await expect(panel(page).getByText('El link de GoogleMaps no esta bien formateado')).toBeHidden();
    await link.fill('-17.39, -66.16');
    await panel(page).getByRole('button', { name: 'Agregar', exact: true }).click();
    const stopovers = panel(page).getByRole('region', { name: 'Paradas' }).getByRole('listitem');
    await expect(stopovers).toHaveCount(2);
    await expect(stopovers.first()).toContainText('Oruro');
    await expect(save(page)).toBeEnabled(DRAWN);

    await part(page, 'Puntos').click();
    await addCheckpoint(page, 'Peaje', '100', 'Peaje Caracollo');
    await addCheckpoint(page, 'Puesto policial', '300', 'Tranca Suticollo');
    await addCheckpoint(page, 'Combustible', '30', 'Surtidor El Alto');
    await addCheckpoint(page, 'Zona de riesgo', '400', 'Curvas de Colomi');
    const points = panel(page).getByRole('list', { name: 'Puntos en el orden de la línea' }).getByRole('listitem');
    await expect(points).toHaveText([/Surtidor/, /Peaje/, /Tranca/, /Curvas/]);

    await part(page, 'Ajustes').click();
    await panel(page).getByLabel('Buscar geocerca').fill(fence.name);
    await panel(page).getByRole('checkbox', { name: fence.name }).check();
    await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(pair.load.name) })).toBeVisible();

    const [path] = await pathsOf(call, pair);
    expect(path!.stopovers).toHaveLength(2);
    expect(path!.checkpoints.map(({ name }) => name)).toEqual([
      ...['Surtidor El Alto', 'Peaje Caracollo', 'Tranca Suticollo', 'Curvas de Colomi'],
    ]);
    expect(path!.fenceIds).toEqual([fence._id]);
    await isDrawn(page);
    // Markers of places near each other lie over each other, as places do.
    await expectAccessibleInBothModes(page, { within: 'main', exceptions: ['target-size'] });
  });
}

test('a line comes from a GPX file, and goes out as one', async ({ page, request }) => {
  const call = await callsOf(request, PLANNER);
  const pair = await createPair(call);
  await openEditor(page, pair.address);
  const fileDialog = page.getByRole('dialog', { name: 'Línea de un archivo' });
  const upload = (name: string, text: string) =>
    fileDialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await panel(page).getByRole('button', { name: 'Archivo', exact: true }).click();
  await upload('foto.gpx', 'not a track');
  await expect(fileDialog.getByRole('alert')).toContainText('GPX, KML');

  // Beyond 90 degrees only as a longitude: whoever wrote this file confused the two.
  const swapped = ROAD.map(({ lat, lng }) => ({ lat: lng - 30, lng: lat }));
  await upload('cambiado.gpx', gpxOf(swapped));
  await expect(fileDialog.getByText('La latitud y la longitud parecen cambiadas.')).toBeVisible();
  await upload('viaje.gpx', gpxOf(ROAD));
  await expect(fileDialog.getByRole('radio', { name: /Viaje de prueba/ })).toBeChecked();
  await fileDialog.getByRole('button', { name: 'Usar esta línea' }).click();
  await expect(panel(page).getByText(/^Archivo · /)).toBeVisible();
  await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());
  const [path] = await pathsOf(call, pair);
  expect(path!.source).toBe('file');
  expect(decodeLine(path!.line)).toEqual(ROAD);

  await part(page, 'Versiones').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Exportar como GPX' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.match(/<trkpt/g)).toHaveLength(ROAD.length);
});

test('a line is edited with the keyboard alone, undone, kept over a reload and discarded', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, PLANNER);
  const { address, path } = await createRoute(call);
  await openEditor(page, address);
  await isDrawn(page);
  const before = await length(page).textContent();
  await page.getByRole('button', { name: 'Editar la línea' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Punto 1 de 6/ }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: /^Punto 2 de 6/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(panel(page).getByText(/5 puntos/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(length(page)).toHaveText(before!);
  await page.keyboard.press('Control+Shift+z');
  await expect(panel(page).getByText(/5 puntos/)).toBeVisible();

  // A draft is written once hands rest, or at the latest when the page goes.
  await page.reload();
  await expect(panel(page).getByText(/^Borrador del /)).toBeVisible(DRAWN);
  await expect(panel(page).getByText(/5 puntos/)).toBeVisible();
  await page.getByRole('button', { name: 'Volver', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '¿Seguro que desea salir sin guardar la tarea?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expectSnackbar(page, /guardado, versión 2/, () => page.keyboard.press('Control+s'));
  expect(decodeLine((await readPath(call, path._id)).line)).toHaveLength(5);

  await part(page, 'Versiones').focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Abrir Versión 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(/^Versión 1, /)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Usar como nuevo borrador' }).focus();
  await page.keyboard.press('Enter');
  await expectSnackbar(page, /guardado, versión 3/, () => page.keyboard.press('Control+s'));
  expect(decodeLine((await readPath(call, path._id)).line)).toHaveLength(6);
});

test('stopovers are reordered by keys, and a path is copied for the way back', async ({ page, request }) => {
  const call = await callsOf(request, PLANNER);
  const { address, ...pair } = await createRoute(call);
  await openEditor(page, address);
  const link = panel(page).getByLabel('Enlace del mapa o coordenadas');
  for (const text of ['-17.97, -67.11', '-17.39, -66.16']) {
    await link.fill(text);
    await panel(page).getByRole('button', { name: 'Agregar', exact: true }).click();
  }
  const rows = panel(page).getByRole('region', { name: 'Paradas' }).getByRole('listitem');
  await expect(rows).toHaveText([/-17.97/, /-17.39/]);
  await rows
    .last()
    .getByRole('button', { name: /^Eliminar/ })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows).toHaveText([/-17.39/, /-17.97/]);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveText([/-17.97/, /-17.39/]);
  await expectSnackbar(page, /guardado, versión 2/, () => save(page).click());

  await page.getByRole('button', { name: 'Agregar camino' }).click();
  await page.getByRole('menuitem', { name: 'Invertir para el retorno vacío' }).click();
  await expect(rows).toHaveText([/-17.39/, /-17.97/]);
  await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());
  const paths = await pathsOf(call, { ...pair, address });
  expect(decodeLine(paths[1]!.line)).toEqual(ROAD.toReversed());
});

test('two planners edit one path: the second one reads who changed it, and saves on top', async ({
  page,
  other,
  request,
}) => {
  const call = await callsOf(request, PLANNER);
  const { address, path } = await createRoute(call);
  const second = await other();
  await openEditor(page, address);
  await openEditor(second, address);
  const name = (at: Page) => panel(at).getByLabel('Nombre del camino');

  await name(page).fill('Por Oruro, corregido');
  await expectSnackbar(page, /guardado, versión 2/, () => save(page).click());
  await expect(name(second)).toHaveValue('Por Oruro, corregido', DRAWN);

  await name(second).fill('Por Caracollo');
  await name(page).fill('Por el valle');
  await expectSnackbar(page, /guardado, versión 3/, () => save(page).click());
  await expect(panel(second).getByText(/cambió este camino/)).toBeVisible(DRAWN);
  await expect(name(second)).toHaveValue('Por Caracollo');
  await save(second).click();
  const conflict = second.getByRole('dialog', { name: 'El camino cambió mientras usted editaba' });
  await expect(conflict).toContainText('Edwin Apaza Limachi');
  await conflict.getByRole('button', { name: 'Ver la versión de esa persona' }).click();
  await expect(name(second)).toHaveValue('Por el valle');
  await expect(name(second)).toHaveAttribute('readonly', '');
  await panel(second).getByRole('button', { name: 'Volver a la mía' }).click();
  await save(second).click();
  await expectSnackbar(second, /guardado, versión 4/, () =>
    conflict.getByRole('button', { name: 'Guardar la mía como versión nueva' }).click(),
  );
  expect(await readPath(call, path._id)).toMatchObject({ name: 'Por Caracollo', number: 4 });
  await expect(name(page)).toHaveValue('Por Caracollo', DRAWN);
});
