import { expect } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const BOSS = 'company-administrator@valle.demo';
const PLATFORM = 'super-administrator@tropeiro.demo';

test('a company edits its profile, its theme, its people and its rates', async ({ page }) => {
  await signIn(page, BOSS);

  await test.step('the reference person is saved and still there after a reload', async () => {
    await page.goto('/company');
    await page.getByLabel('Persona de referencia').fill('Elisa Fuentes');
    await expectSnackbar(page, 'Empresa guardada con éxito', () =>
      page.getByRole('button', { name: 'Guardar' }).click(),
    );
    await page.reload();
    await expect(page.getByLabel('Persona de referencia')).toHaveValue('Elisa Fuentes');
  });

  await test.step('an operator is added and shown', async () => {
    await expectSettledAt(page, '/company?tab=operators');
    await page.getByRole('button', { name: 'Agregar operador' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre completo').fill('Ramón Araya');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ramón Araya')).toBeVisible();
  });

  await test.step('a new colour is shown at once', async () => {
    await expectSettledAt(page, '/company?tab=theme');
    await page.getByLabel('Color principal').fill('#0B4F8E');
    await expectSnackbar(page, 'Empresa guardada con éxito', () =>
      page.getByRole('button', { name: 'Guardar' }).click(),
    );
    await expect
      .poll(() =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--mantine-primary-color-filled'),
        ),
      )
      .toContain('0B4F8E');
  });

  await test.step('a rate is set and enters the history', async () => {
    await expectSettledAt(page, '/exchangeRate');
    const dollar = page.getByLabel('1 Dólar estadounidense');
    await dollar.fill('2000');
    await expect(page.getByText(/^Cambia [\d.,]+ % respecto al tipo vigente: revíselo/)).toBeVisible();
    await dollar.fill('951.25');
    await expectSnackbar(page, 'Tipos de cambio guardados con éxito', () =>
      page.getByRole('button', { name: 'Guardar tipos de cambio' }).click(),
    );
    await expect(page.getByRole('table').getByText('951,25')).toBeVisible();
  });

  await test.step('a document of another country is required of trucks, and the list of the country restored', async () => {
    await expectSettledAt(page, '/requiredDocuments?list=truck');
    await expect(page.getByText('Lista del país', { exact: true })).toBeVisible();
    await page.getByLabel('Póliza de seguro').check();
    await page.getByRole('tab', { name: 'Semirremolques' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
    await expectSnackbar(page, 'Lista de documentos guardada', () =>
      page.getByRole('button', { name: 'Guardar', exact: true }).click(),
    );
    await expect(page.getByText('Lista de la empresa', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Póliza de seguro')).toBeChecked();
    await page.getByRole('button', { name: 'Volver a la lista del país' }).click();
    await expectSnackbar(page, 'Lista de documentos guardada', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
    );
    await expect(page.getByLabel('Póliza de seguro')).not.toBeChecked();
  });
});

test('two companies become associated', async ({ page, browser }) => {
  await signIn(page, 'company-administrator@pampeano.demo', { at: '/associatedCompany' });
  const row = page.getByRole('row', { name: /Viña Valle Central/ });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Aceptar' }).click();
  await expect(row.getByText('Aceptada')).toBeVisible();
  await row.getByRole('button', { name: 'Marcar como favorita' }).click();
  await expect(row.getByRole('button', { name: 'Quitar de las favoritas' })).toBeVisible();
  const other = await browser.newPage();
  await signIn(other, BOSS, { at: '/associatedCompany' });
  await expect(other.getByRole('row', { name: /Expreso Pampeano/ }).getByText('Aceptada')).toBeVisible();
  await other.close();
});

test('the platform creates a company and finds it, and sees what the product depends on', async ({ page }) => {
  const name = `Transportes do Sul ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, PLATFORM, { at: '/companies/create' });
  await page.getByLabel('Nome da empresa').fill(name);
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page).toHaveURL(/\/companies$/);
  await expectSettledAt(page, `/companies?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const outside = page.getByRole('region', { name: 'Serviços externos e trabalho em segundo plano' });
  await expect(outside.getByText(/Nenhum serviço externo foi usado ainda|Funciona/).first()).toBeVisible();
});

test('the screens of a company fit a phone @phone', async ({ page }) => {
  await signIn(page, 'company-administrator@negro.demo');
  for (const address of [
    '/company',
    '/company?tab=operators',
    '/exchangeRate',
    '/requiredDocuments',
    '/associatedCompany',
  ]) {
    await expectSettledAt(page, address);
    await expectFits(page);
  }
});
