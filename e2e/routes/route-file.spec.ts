import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { createRoute, PLANNER, pathsOf } from './planned.ts';

test.use({ expectedErrors: /422/ });

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/geo+json', buffer: Buffer.from(text) };
  await page.getByRole('dialog', { name: 'Importar rutas' }).locator('input[type=file]').setInputFiles(file);
}

for (const device of ['', ' @phone']) {
  test(`a route goes out as a file, and comes in again with what was changed in it${device}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const call = await callsOf(request, PLANNER);
    const planned = await createRoute(call);
    const { route, path } = planned;
    await signIn(page, PLANNER, { at: `/routes?search=${encodeURIComponent(planned.load.name)}` });
    const record = page.getByRole(device === '' ? 'row' : 'listitem').filter({ hasText: route.name });
    await record.getByRole('button').last().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Exportar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${route.name}.geojson`);
    const text = await readFile(await download.path(), 'utf8');

    const dialog = page.getByRole('dialog', { name: 'Importar rutas' });
    await page.getByRole('button', { name: 'Importar' }).click();
    await chooseFile(page, 'plano.geojson', text.slice(0, -20));
    await expect(dialog.getByRole('alert')).toContainText('El archivo está dañado');
    await chooseFile(page, 'ruta.geojson', text);
    await expect(dialog.getByText('1 camino ya existe y queda como está:')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
    await chooseFile(page, 'ruta.geojson', text.replaceAll(path.name, 'Por el norte'));
    await expect(dialog.getByText('1 camino encontrado')).toBeVisible();
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, '1 camino importado', () =>
      dialog.getByRole('button', { name: 'Importar 1 camino' }).click(),
    );
    const paths = await pathsOf(call, planned);
    expect(paths.map(({ name }) => name).sort()).toEqual([path.name, 'Por el norte'].sort());
    expect(paths.map(({ line }) => line)).toEqual([path.line, path.line]);
  });
}
