import { expect } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const HEAD = [
  ...['Descripción', 'Origen', 'Destino', 'Fecha de recojo', 'Fecha de entrega', 'Tipo de camión', 'Cantidad'],
  ...['Peso', 'Volumen', 'Flete', 'Moneda', 'Publicación'],
];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const run = String(Date.now()).slice(-8);

type Line = readonly (string | number | null)[];

const good = (index: number, ...changed: readonly (readonly [column: number, value: Line[number]])[]): Line => {
  const line: Line[number][] = [
    ...[`Soya ${run} lote ${index}`, 'La Paz', 'Oruro', '02/12/2030', '04/12/2030', 'Tractor', 2],
    ...['28,5', 60, '1500', 'USD', 'Abierto'],
  ];
  for (const [column, value] of changed) line[column] = value;
  return line;
};

/** Fifty opportunities; the given lines replace valid ones. */
const fifty = (wrong: Readonly<Record<number, Line>>): readonly Line[] =>
  Array.from({ length: 50 }, (_, index) => wrong[index] ?? good(index));

async function sheet(lines: readonly Line[]) {
  const rows = [HEAD, ...lines].map((line) => line.map((value) => (value === null ? null : { value })));
  return { name: 'oportunidades.xlsx', mimeType: XLSX, buffer: await writeXlsxFile(rows).toBuffer() };
}

test('an import of fifty opportunities with five invalid ones shows them, imports the others, then the corrected ones', async ({
  page,
  other,
}) => {
  await signIn(page, 'operator@illimani.demo', { at: '/opportunity/list' });
  // Somebody else of the company looks at the same list meanwhile.
  const colleague = await other();
  await signIn(colleague, 'company-administrator@illimani.demo', { at: `/opportunity/list?search=${run}` });
  await expect(colleague.getByText(`Soya ${run} lote 0`)).toHaveCount(0);

  await page.getByRole('link', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (file: Awaited<ReturnType<typeof sheet>>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog
      .getByRole('button', { name: /^Elegir/ })
      .first()
      .click();
    await (await chooser).setFiles(file);
  };

  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /plantilla/ }).click();
  expect((await template).suggestedFilename()).toBe('Oportunidades.xlsx');

  await choose(
    await sheet(
      fifty({
        3: good(3, [5, 'Submarino']),
        10: good(10, [0, null]),
        20: good(20, [4, '01/12/2030']),
        30: good(30, [6, 101]),
        40: good(40, [0, `SOYA ${run} LOTE 1`]),
      }),
    ),
  );
  await expect(dialog.getByText('No pudimos cargar su archivo')).toBeVisible();
  const report = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar informe de errores' }).click();
  expect((await report).suggestedFilename()).toBe('Observaciones.xlsx');
  await expect(dialog.getByText('5 filas tienen errores. 45 son correctas y pueden importarse.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^32 .*101/ })).toBeVisible();
  const wrongRows = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar filas por corregir' }).click();
  expect((await wrongRows).suggestedFilename()).toBe('Oportunidades por corregir.xlsx');
  await dialog.getByRole('button', { name: 'Importar solo las 45 filas correctas' }).click();
  await expect(dialog.getByText('45 registros importados')).toBeVisible();
  await expect(dialog.getByText('5 filas quedaron fuera')).toBeVisible();
  await expect(colleague.getByRole('row', { name: new RegExp(`Soya ${run} lote`) }).first()).toBeVisible();

  await choose(await sheet([3, 10, 20, 30, 40].map((index) => good(index))));
  await expect(dialog.getByText('Se crearán 5 registros nuevos.')).toBeVisible();
  await expectSnackbar(page, 'Entidades creadas con éxito', () =>
    dialog.getByRole('button', { name: 'Importar' }).click(),
  );
  // The dialog leads back to its list once it is closed.
  await expect(dialog).toBeHidden();
  await expectSettledAt(page, `/opportunity/list?search=${run}`);
  await expect(page.getByText('1–10 de 50 registros')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Soya ${run} lote 40.*Creada`) })).toBeVisible();
});
