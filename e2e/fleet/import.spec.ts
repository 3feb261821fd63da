import { expect } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const HEAD = ['Placa', 'Tipo', 'Marca', 'Año', 'Color', 'Capacidad (Tn)', 'Ejes'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Fifty trucks; the given lines replace valid ones. */
async function trucks(wrong: Readonly<Record<number, readonly (string | number | null)[]>> = {}) {
  const good = (index: number) => [`${7000 + index}QRS`, 'tractor', 'Volvo', 2019, 'Blanco', '28,5', '3'];
  const lines = Array.from({ length: 50 }, (_, index) => wrong[index] ?? good(index));
  const rows = [HEAD, ...lines].map((line) => line.map((value) => (value === null ? null : { value })));
  return { name: 'camiones.xlsx', mimeType: XLSX, buffer: await writeXlsxFile(rows).toBuffer() };
}

test('an import of fifty trucks with five invalid ones shows them, imports the others, then the corrected ones', async ({
  page,
}) => {
  await signIn(page, 'company-administrator@illimani.demo', { at: '/transportUnit' });
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: /Importar/ }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (file: Awaited<ReturnType<typeof trucks>>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog
      .getByRole('button', { name: /^Elegir/ })
      .first()
      .click();
    await (await chooser).setFiles(file);
  };

  await choose(
    await trucks({
      3: [null, 'tractor', 'Volvo', 2019, null, null, null],
      10: ['1', 'tractor', 'Volvo', 2019, null, null, null],
      20: ['7020QRS', 'nave espacial', 'Volvo', 2019, null, null, null],
      30: ['7030QRS', 'tractor', 'Volvo', 1800, null, null, null],
      40: ['7000-qrs', 'tractor', 'Volvo', 2019, null, null, null],
    }),
  );
  await expect(dialog.getByText('No pudimos cargar su archivo')).toBeVisible();
  const report = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar informe de errores' }).click();
  expect((await report).suggestedFilename()).toBe('Observaciones.xlsx');
  await expect(dialog.getByText('5 filas tienen errores. 45 son correctas y pueden importarse.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^32 .*1800/ })).toBeVisible();
  const wrongRows = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar filas por corregir' }).click();
  expect((await wrongRows).suggestedFilename()).toBe('Camiones por corregir.xlsx');
  await dialog.getByRole('button', { name: 'Importar solo las 45 filas correctas' }).click();
  await expect(dialog.getByText('45 registros importados')).toBeVisible();
  await expect(dialog.getByText('5 filas quedaron fuera')).toBeVisible();

  await choose(await trucks());
  await expect(dialog.getByText('Se crearán 5 registros nuevos.')).toBeVisible();
  await expect(dialog.getByText('Se actualizarán 45 registros existentes.')).toBeVisible();
  await expectSnackbar(page, 'Entidades creadas con éxito', () =>
    dialog.getByRole('button', { name: 'Importar' }).click(),
  );
  // The dialog leads back to its list once it is closed.
  await expect(dialog).toBeHidden();
  await expectSettledAt(page, '/transportUnit?search=7049QRS');
  await expect(page.getByRole('row', { name: /7049-QRS/ })).toBeVisible();
});
