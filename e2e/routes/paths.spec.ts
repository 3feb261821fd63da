import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { DRAWN, openEditor, panel, part, save, source } from './editor-page.ts';
import { createFence, createPair, createRoute, gpxOf, PLANNER, pathBody, pathsOf, ROAD, readPath } from './planned.ts';

test.slow();
// A name that is taken.
test.use({ expectedErrors: /status of 409/ });

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Caminos' }).getByRole('tab');

async function openOrder(page: Page) {
  await page.getByRole('button', { name: 'Más acciones del camino' }).click();
  await page.getByRole('menuitem', { name: 'Orden de los caminos' }).click();
  return page.getByRole('dialog', { name: 'Orden de los caminos' });
}

for (const device of ['', ' @phone']) {
  test(`the paths of a route are put in order by keys and by hand${device}`, async ({ page, request }) => {
    const call = await callsOf(request, PLANNER);
    const { route, address, ...pair } = await createRoute(call);
    for (const [name, kind] of [
      ['Por el valle', 'alternative'],
      ['En época de lluvia', 'rainySeason'],
    ] as const) {
      await call('post', `/routes/${route._id}/paths`, { ...pathBody(name), kind, isUsual: false });
    }
    await openEditor(page, address);
    await expect(tabs(page)).toHaveText([/Por Oruro/, /Por el valle/, /lluvia/]);
    await panel(page).getByLabel('Nombre del camino').fill('Por Oruro, nuevo');

    const dialog = await openOrder(page);
    const rows = dialog.getByRole('listitem');
    await expect(rows.first()).toContainText('Habitual');
    await dialog.getByRole('button', { name: 'Mover Por Oruro: arrastre' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows).toHaveText([/Por el valle/, /Por Oruro/, /lluvia/]);
    const handle = (await dialog.getByRole('button', { name: 'Mover En época de lluvia: arrastre' }).boundingBox())!;
    const first = (await rows.first().boundingBox())!;
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + handle.width / 2, first.y, { steps: 8 });
    await page.mouse.up();
    await expect(rows).toHaveText([/lluvia/, /Por el valle/, /Por Oruro/]);
    await expectAccessibleInBothModes(page, { within: '[role=dialog]' });
    await expectSnackbar(page, 'Orden guardado', () =>
      dialog.getByRole('button', { name: 'Guardar', exact: true }).click(),
    );
    await expect(tabs(page)).toHaveText([/lluvia/, /Por el valle/, /Por Oruro.*Habitual/]);

    // What was being written meanwhile is saved without a question.
    await expectSnackbar(page, /Por Oruro, nuevo guardado, versión 2/, () => save(page).click());
    expect((await pathsOf(call, { ...pair, address })).map(({ name }) => name)).toEqual([
      ...['En época de lluvia', 'Por el valle', 'Por Oruro, nuevo'],
    ]);
  });
}

test('a new route is named before it is saved; a file beyond the earth is swapped before it is used', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, PLANNER);
  const taken = await createRoute(call);
  const pair = await createPair(call);
  await openEditor(page, pair.address);
  const name = panel(page).getByLabel('Nombre de la ruta');
  await expect(name).toHaveAttribute('placeholder', `${pair.load.name} – ${pair.unload.name}`);
  await name.fill(taken.route.name);

  await source(page, 'Archivo').click();
  const file = page.getByRole('dialog', { name: 'Línea de un archivo' });
  // Beyond 90 degrees only as a longitude.
  const road = ROAD.map(({ lat, lng }) => ({ lat, lng: lng - 30 }));
  const text = gpxOf(road.map(({ lat, lng }) => ({ lat: lng, lng: lat })));
  await file
    .locator('input[type=file]')
    .setInputFiles({ name: 'gps.gpx', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await file.getByRole('button', { name: 'Usar esta línea' }).click();
  await expect(file.getByText('Esta línea no se puede usar así')).toBeVisible();
  await expect(file.getByRole('button', { name: 'Intercambiar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(file.getByText('La latitud y la longitud se intercambiaron.')).toBeVisible();
  await file.getByRole('button', { name: 'Usar esta línea' }).click();
  await expect(file).toBeHidden();

  await save(page).click();
  await expect(
    panel(page).getByText('Já está registrado').or(panel(page).getByText('Ya está registrado')),
  ).toBeVisible();
  const own = `Ruta de la sal ${crypto.randomUUID().slice(0, 6)}`;
  await name.fill(own);
  await page.reload();
  await expect(name).toHaveValue(own, DRAWN);
  await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expect(name).toBeHidden();
});

test('an old version with an archived fence is saved once the fence is removed', async ({ page, request }) => {
  const call = await callsOf(request, PLANNER);
  const fence = await createFence(call, ROAD[2]!);
  const { address, path } = await createRoute(call);
  const change = (fenceIds: readonly string[], version: number) =>
    call('put', `/routes/paths/${path._id}`, { path: { ...pathBody(path.name), fenceIds }, version });
  await change([fence._id], path.version);
  await change([], (await readPath(call, path._id)).version);
  await call('put', `/geofences/${fence._id}/archived`, { archived: true, version: 1 });

  await openEditor(page, `${address}?part=versions`);
  await panel(page).getByRole('button', { name: 'Abrir Versión 2' }).click();
  await panel(page).getByRole('button', { name: 'Usar como nuevo borrador' }).click();
  await part(page, 'Ajustes').click();
  const fences = panel(page).getByRole('region', { name: 'Geocercas' });
  await expect(fences.getByText('1 geocerca de este camino está archivada. Quítela para guardar.')).toBeVisible();
  const row = fences.getByRole('listitem').filter({ hasText: fence.name });
  await expect(row).toContainText('archivada');
  await expectAccessibleInBothModes(page, { within: 'aside' });
  await row.getByRole('button', { name: `Quitar ${fence.name}` }).click();
  await expect(row).toBeHidden();
  await expectSnackbar(page, /guardado, versión 4/, () => save(page).click());
  expect((await readPath(call, path._id)).fenceIds).toEqual([]);
});
