import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSettled } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OPERATOR = 'operator@serra.demo';
const digits = (text: string): number => Number(/\d+/.exec(text.replaceAll('.', ''))?.[0]);

test('a report is composed, opened number by number, saved, found again and taken along', async ({ page }) => {
  const name = `Origens ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, OPERATOR, { at: '/reports' });
  await page.getByRole('link', { name: 'Abrir Rotas' }).click();
  await expect(page).toHaveURL(/\/reports\/lanes/);
  await expectSettled(page);
  const table = page.getByRole('table', { name: 'Rotas' });

  await test.step('by origin, of one kind of order, with a column more, sorted by it', async () => {
    await page.getByRole('button', { name: 'Tipo de ordem', exact: true }).click();
    await page.getByRole('dialog', { name: 'Tipo de ordem' }).getByRole('button', { name: 'Padrão' }).click();
    await page.getByRole('combobox', { name: 'Agrupar por' }).click();
    await page.getByRole('option', { name: 'Origem', exact: true }).click();
    await expect(page).toHaveURL(/grouping=origin/);
    await page.getByRole('button', { name: 'Colunas', exact: true }).click();
    const columns = page.getByRole('dialog', { name: 'Colunas' });
    await columns.getByRole('button', { name: 'Acrescentar Canceladas' }).click();
    await columns.getByRole('button', { name: 'Mover Canceladas para antes' }).click();
    await expect(page).toHaveURL(/measures=.*cancelled/);
    await page.keyboard.press('Escape');
    await table.getByRole('button', { name: 'Viagens', exact: true }).click();
    await expect(table.getByRole('columnheader', { name: 'Viagens' })).toHaveAttribute('aria-sort', 'ascending');
    await expectSettled(page);
    await expectAccessibleInBothModes(page);
    await expectFitsPhone(page);
  });

  await test.step('a number opens as many orders', async () => {
    const first = table.getByRole('row').nth(1).getByRole('cell').first();
    const count = digits(await first.innerText());
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/loadOrder\?/);
    await expectSettled(page);
    await expect(page.getByText(new RegExp(`\\b${count} registros?$`)).first()).toBeVisible();
    await page.goBack();
    await expect(table).toBeVisible();
  });

  const total = await table.getByRole('row').last().getByRole('cell').first().innerText();

  await test.step('it is saved and opened again from the reports', async () => {
    await page.getByRole('button', { name: 'Visões' }).click();
    const views = page.getByRole('dialog', { name: 'Visões' });
    await views.getByRole('textbox').fill(name);
    await expectSnackbar(page, `Visão “${name}” salva`, () =>
      views.getByRole('button', { name: 'Salvar', exact: true }).click(),
    );
    await page.goto('/reports');
    await page.getByRole('region', { name: 'Salvos de Rotas' }).getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(/grouping=origin/);
    await expect(table.getByRole('row').last().getByRole('cell').first()).toHaveText(total, { useInnerText: true });
  });

  await test.step('its spreadsheet has the same total', async () => {
    await page.getByRole('button', { name: 'Baixar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Planilha (.xlsx)' }).click();
    const ready = page.getByRole('link', { name: 'Baixar', exact: true }).first();
    const saved = page.waitForEvent('download');
    await ready.click();
    const sheets = await readXlsxFile(await readFile(await (await saved).path()));
    const rows = sheets.find(({ sheet }) => sheet === 'Rotas')!.data;
    expect(rows[0]!.slice(0, 2)).toEqual(['Nome', 'Viagens']);
    expect([rows.at(-1)![0], rows.at(-1)![1]]).toEqual(['Total', digits(total)]);
  });
});
