import { type Download, expect, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { programmedOrder, recordOf } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { type Call, callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OWNER = 'company-administrator@campos.demo';
const NO_NAMES = { 'pt-BR': null, es: null, en: null };

interface Catalogue {
  readonly version: number;
  readonly entries: readonly {
    readonly key: string;
    readonly isOwn: boolean;
    readonly names: Readonly<Record<string, string | null>>;
    readonly behavesAs: string | null;
    readonly hidden: boolean;
  }[];
}

/** The names and the order of the product, whatever an earlier try left. */
async function restored(call: Call): Promise<void> {
  const { version, entries } = await call<Catalogue>('get', '/masterData/categories');
  const plain = entries.map(({ key, isOwn, names, behavesAs, hidden }) =>
    isOwn ? { key, names, behavesAs, hidden } : { key, names: NO_NAMES, behavesAs: null, hidden: false },
  );
  await call('put', '/masterData/categories', { version, entries: plain });
}

const textOf = async (file: Download): Promise<string> => JSON.stringify(await readXlsxFile(await file.path()));

async function downloaded(page: Page, act: () => Promise<unknown>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

test('a company renames a category, hides one and adds its own, and finds them wherever goods are named', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, OWNER);
  await restored(call);
  const own = `Quinua ${crypto.randomUUID().slice(0, 8)}`;
  const renamed = 'Cimento ensacado';
  const order = await programmedOrder(call, undefined, { categoryLoad: { categoryLoadId: 'cement' } });

  const tab = await page.context().newPage();

  await test.step('the list of categories is changed and saved', async () => {
    await signIn(page, OWNER, { at: '/masterData/categories' });
    await tab.goto(`/loadOrder?search=${order.loadingOrderCode}`);
    await expect(tab.getByRole('row').nth(1)).toContainText('Cimento');
    await page.getByRole('button', { name: 'Editar Cimento', exact: true }).click();
    await page.getByRole('textbox', { name: 'Nome em português' }).fill(renamed);
    await page.getByRole('button', { name: `Editar ${renamed}`, exact: true }).click();
    await page.getByRole('button', { name: 'Esconder Madeira', exact: true }).click();
    await page.getByRole('button', { name: 'Nova entrada' }).click();
    await page.getByRole('textbox', { name: 'Nome em português' }).fill(own);
    await page.getByRole('combobox', { name: 'Comporta-se como' }).click();
    await page.getByRole('option', { name: 'Grãos', exact: true }).click();
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, 'Lista salva', () => page.getByRole('button', { name: 'Salvar lista' }).click());
  });

  await test.step('another open tab follows, and so does the printed order', async () => {
    await expect(tab.getByRole('row').nth(1)).toContainText(renamed);
    await tab.close();
    await expectSettledAt(page, `${recordOf(order)}?print=true`);
    await expect(page.getByRole('article')).toContainText(renamed);
  });

  await test.step('the form of an order offers them', async () => {
    const { operationId } = order.operation;
    await expectSettledAt(page, `/operation/${operationId}/loadOrder/${order._id}/update`);
    const category = page.getByRole('combobox', { name: 'Categoria da carga' });
    await page.getByRole('button', { name: 'Seguinte' }).click();
    await expect(category).toHaveValue(renamed);
    await category.click();
    await expect(page.getByRole('option', { name: own })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Madeira', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the list of orders shows them, filters by them and is downloaded with them', async () => {
    await expectSettledAt(page, '/loadOrder?categories=cement');
    const row = page.getByRole('row').filter({ hasText: order.loadingOrderCode });
    await expect(row).toContainText(renamed);
    await page.getByRole('button', { name: `Categoria ${renamed}` }).click();
    await expect(page.getByRole('list', { name: 'Categoria' }).getByText(own)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Baixar .xlsx' }).click();
    const link = page.getByRole('link', { name: 'Baixar', exact: true });
    await expect(link).toBeVisible();
    const sheet = await textOf(await downloaded(page, () => link.click()));
    expect(sheet).toContain(renamed);
    expect(sheet).toContain(order.loadingOrderCode);
  });

  await test.step('the spreadsheet to fill in offers them', async () => {
    await page.getByRole('link', { name: 'Importar' }).click();
    const fillIn = page.getByRole('button', { name: /^Baixar modelo/ });
    const template = await textOf(await downloaded(page, () => fillIn.click()));
    expect(template).toContain(renamed);
    expect(template).toContain(own);
    expect(template).not.toContain('Madeira');
  });

  await test.step('the list of categories fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/masterData/categories');
    await expect(page.getByRole('button', { name: `Editar ${own}` })).toBeVisible();
    await expectFits(page);
  });
});
