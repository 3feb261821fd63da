import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { drawnMap, findRow, fresh, OPERATOR } from './library-page.ts';

test.use({ expectedErrors: /409|422/ });

/** Corners as shares of the map. */
async function clickOn(page: Page, map: Locator, corners: readonly (readonly [number, number])[]): Promise<void> {
  const box = (await map.boundingBox())!;
  for (const [x, y] of corners) {
    const [left, top] = [box.x + box.width * x, box.y + box.height * y];
    await page.mouse.move(left, top, { steps: 4 });
    await page.mouse.click(left, top);
  }
}

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
