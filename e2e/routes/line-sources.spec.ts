import { expect, type Page } from '@playwright/test';
import { decodeLine } from '#kernel/encoded-line.ts';
import { distanceMeters } from '#kernel/position.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { drivenPair, lengthOf } from './driven-trip.ts';
import { DRAWN, isDrawn, openEditor, panel, save, source } from './editor-page.ts';
import { createPair, gpxOf, PLANNER, pathsOf, ROAD } from './planned.ts';

test.slow();

/** Steps of a thousandth of the trip. */
const STEPS = 40;

async function cut(page: Page, handle: string, key: string): Promise<void> {
  await page.getByRole('slider', { name: handle }).focus();
  // A key that is held: the map is drawn as often as it can be, not once for every step.
  await Promise.all(Array.from({ length: STEPS }, () => page.keyboard.down(key)));
  await page.keyboard.up(key);
}

for (const device of ['', ' @phone']) {
  test(`a driven trip becomes a route once its ends are cut${device}`, async ({ page, request }) => {
    const call = await callsOf(request, PLANNER);
    const { code, way, ...pair } = await drivenPair(call);
    await openEditor(page, pair.address);
    await source(page, 'Viaje').click();
    const dialog = page.getByRole('dialog', { name: 'Línea de un viaje recorrido' });
    await dialog.getByRole('button', { name: 'Crear la ruta y buscar viajes' }).click();
    const trip = dialog.getByRole('listitem');
    await expect(trip).toHaveCount(1);
    await expect(trip).toContainText(code);
    await expect(trip).toContainText('2345ABC');
    await trip.getByRole('button', { name: /^Usar este viaje/ }).click();

    const cutting = page.getByRole('region', { name: 'Cortar los extremos del viaje' });
    await expect(cutting.getByText(/: 0 km – /)).toBeVisible(DRAWN);
    await cut(page, 'Inicio', 'ArrowRight');
    await cut(page, 'Fin', 'ArrowLeft');
    await expect(cutting.getByText(/: 0 km – /)).toBeHidden();
    await isDrawn(page);
    await expectAccessibleInBothModes(page, { within: 'main', exceptions: ['target-size'] });
    await cutting.getByRole('button', { name: 'Usar este tramo' }).click();
    await expect(cutting).toBeHidden();
    await expect(panel(page).getByText(/^Viaje recorrido · /)).toBeVisible();
    await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());

    const [path, ...others] = await pathsOf(call, pair);
    expect(others).toEqual([]);
    expect(path!.source).toBe('driven');
    const line = decodeLine(path!.line)!;
    const share = (1000 - 2 * STEPS) / 1000;
    expect(lengthOf(line) / lengthOf(way)).toBeCloseTo(share, 2);
    expect(distanceMeters(line[0]!, way[0]!) / lengthOf(way)).toBeCloseTo(STEPS / 1000, 2);
  });
}

for (const device of ['', ' @phone']) {
  test(`a file with latitude and longitude exchanged is noticed, swapped and used${device}`, async ({
    page,
    request,
  }) => {
    const call = await callsOf(request, PLANNER);
    const pair = await createPair(call);
    await openEditor(page, pair.address);
    await source(page, 'Archivo').click();
    const dialog = page.getByRole('dialog', { name: 'Línea de un archivo' });
    const swapped = ROAD.map(({ lat, lng }) => ({ lat: lng, lng: lat }));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'gps.gpx', mimeType: 'text/plain', buffer: Buffer.from(gpxOf(swapped)) });
    await expect(dialog.getByText('La latitud y la longitud parecen cambiadas.')).toBeVisible();
    await expectAccessibleInBothModes(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Intercambiar' }).click();
    await expect(dialog.getByText('La latitud y la longitud se intercambiaron.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Usar esta línea' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel(page).getByText(/^Archivo · /)).toBeVisible();
    await isDrawn(page);
    await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());
    const [path] = await pathsOf(call, pair);
    expect(path!.source).toBe('file');
    expect(decodeLine(path!.line)).toEqual(ROAD);
  });
}
