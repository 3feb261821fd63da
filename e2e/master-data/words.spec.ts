import { expect } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettled, expectSettledAt } from '../support/settled.ts';
import { expectPlainText } from '../support/shown-text.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OWNER = 'company-administrator@altiplano.demo';
const COLLEAGUE = 'operator@altiplano.demo';

test('a company calls the orders and their plates by its own words, and everybody reads them', async ({
  page,
  other,
}) => {
  const colleague = await other();
  await signIn(colleague, COLLEAGUE, { at: '/loadOrder' });
  await expectSettled(colleague);
  await signIn(page, OWNER, { at: '/settings/i18n' });
  const search = page.getByRole('searchbox', { name: 'Buscar una palabra' });
  const fieldOf = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('textbox', { name: 'En español' });
  const save = () =>
    expectSnackbar(page, 'Palabras guardadas', () => page.getByRole('button', { name: 'Guardar palabras' }).click());

  await test.step('the words are found and written', async () => {
    await search.fill('ordenes de carga');
    await page.getByRole('button', { name: 'Editar Órdenes de carga', exact: true }).click();
    await expect(fieldOf('Órdenes de carga').first()).toHaveAttribute('placeholder', 'Órdenes de carga');
    await fieldOf('Órdenes de carga').first().fill('Embarques');
    await search.fill('placa');
    await page.getByRole('button', { name: 'Editar Placa', exact: true }).click();
    await fieldOf('Placa').fill('Tracto');
    await expectAccessibleInBothModes(page);
    await expectPlainText(page);
    await save();
  });

  await test.step('they are in the open tab of a colleague at once', async () => {
    await expect(colleague.getByRole('columnheader', { name: 'Tracto' })).toBeVisible();
    await expect(colleague.getByRole('heading', { name: 'Embarques' }).first()).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Embarques' })).toBeVisible();
    await expect(colleague.getByRole('columnheader', { name: 'Placa' })).toBeHidden();
  });

  await test.step('the screen fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await search.fill('');
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('without a word of the company it is that of the product again', async () => {
    await page.getByRole('button', { name: 'Volver a la palabra del sistema: Órdenes de carga' }).click();
    await page.getByRole('button', { name: 'Volver a la palabra del sistema: Placa' }).click();
    await save();
    await expect(colleague.getByRole('columnheader', { name: 'Placa' })).toBeVisible();
    await expectSettledAt(page, '/loadOrder');
    await expect(page.getByRole('heading', { name: 'Órdenes de carga' }).first()).toBeVisible();
  });
});
