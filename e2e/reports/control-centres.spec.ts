import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { textOfPdf } from '#areas/reports/server/export/pdf-text.fixture.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSettled } from '../support/settled.ts';
import { test } from '../support/test.ts';

const OPERATOR = 'operator@serra.demo';

const tile = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const numberOf = async (within: Locator): Promise<number> =>
  Number(/\d+/.exec((await within.innerText()).replaceAll('.', ''))?.[0]);

test('everybody begins their day with the numbers of their work', async ({ page, other }) => {
  for (const [email, address] of [
    ['operator@illimani.demo', '/controlCenterOperations'],
    ['transport-company@pacifico.demo', '/controlCenterOperations'],
    ['shipper@valle.demo', '/controlCenterShipper'],
    ['agro-shipper@campos.demo', '/controlCenterAgroShipper'],
    ['security@cordillera.demo', '/controlCenterSecurity'],
    ['auditor@charrua.demo', '/controlCenterOperations'],
  ] as const) {
    await test.step(email, async () => {
      const screen = email.startsWith('operator') ? page : await other();
      await signIn(screen, email);
      await expect(screen).toHaveURL(address);
      await expectSettled(screen);
      await expect(screen.getByRole('region', { name: 'Filtros', exact: true })).toBeVisible();
    });
  }
  await test.step('news of the company stand above them', async () => {
    await expect(page.getByRole('region', { name: 'Noticias' })).toBeVisible();
    await expectFitsPhone(page);
  });
});

test('numbers are narrowed down, lead to their lists, and are kept by their address', async ({ page }) => {
  await signIn(page, OPERATOR);
  const filters = page.getByRole('region', { name: 'Filtros', exact: true });
  const shown = () => tile(page, 'OTIF').innerText();

  await test.step('a period and a client', async () => {
    await filters.getByRole('button', { name: 'Todos', exact: true }).click();
    await expect(page).toHaveURL(/period=all/);
    await filters.getByRole('button', { name: 'Cliente', exact: true }).click();
    await page.getByRole('dialog', { name: 'Cliente' }).getByRole('listitem').first().getByRole('button').click();
    await expect(page).toHaveURL(/client=/);
    await expect(filters.getByRole('button', { name: 'Remover Cliente' })).toBeVisible();
    await expectSettled(page);
  });

  await test.step('a reload and the way back show the same', async () => {
    const [address, before] = [page.url(), await shown()];
    await page.reload();
    await expectSettled(page);
    expect([page.url().replace(/[?&]session=open/, ''), await shown()]).toEqual([address, before]);
    await filters.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page).not.toHaveURL(/client=/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await filters.getByRole('button', { name: /^Remover / }).click();
  });

  await test.step('the list behind a number has as many rows', async () => {
    const usual = filters.getByRole('button', { name: '30 dias', exact: true });
    await usual.click();
    await expect(usual).toHaveAttribute('aria-pressed', 'true');
    await expectSettled(page);
    const kind = tile(page, 'Em viagem agora').getByRole('link', { name: /ordens? de carga$/ });
    const count = await numberOf(kind);
    await kind.click();
    await expect(page).toHaveURL(/\/loadOrder\?/);
    await expectSettled(page);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);
  });

  await test.step('of several kinds of orders a number offers the list of each, by the keyboard as well', async () => {
    await page.goBack();
    await expectSettled(page);
    await tile(page, 'Quilômetros').getByRole('button', { name: 'Quilômetros', exact: true }).focus();
    await page.keyboard.press('Enter');
    const kinds = page.getByRole('menuitem');
    await expect(kinds.first()).toHaveText('Ordens de carga');
    expect(await kinds.count()).toBeGreaterThan(1);
    await expect(kinds.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/loadOrder\?.*closedFrom=/);
  });
});

test('a report is taken along as a spreadsheet and as a PDF', async ({ page }) => {
  await signIn(page, OPERATOR, { at: '/controlCenterOperations?period=all' });
  await expectSettled(page);
  const otif = /[\d.,]+%/.exec(await tile(page, 'OTIF').innerText())?.[0] ?? '';
  const take = async (format: string) => {
    await page.getByRole('button', { name: 'Baixar', exact: true }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const ready = page.getByRole('link', { name: 'Baixar', exact: true }).first();
    const saved = page.waitForEvent('download');
    await ready.click();
    return saved;
  };

  await test.step('spreadsheet', async () => {
    const file = await take('Planilha (.xlsx)');
    expect(file.suggestedFilename()).toMatch(/^Relatório operacional .*\.xlsx$/);
    const [summary] = await readXlsxFile(await readFile(await file.path()));
    const rows = summary!.data.map((row) => row.map(String));
    expect(rows[0]).toContain('Relatório operacional');
    const [, share] = summary!.data.find(([name]) => name === 'OTIF')!;
    expect(Number(share) * 100).toBeCloseTo(Number(otif.replace('.', '').replace(',', '.').replace('%', '')), 0);
  });

  await test.step('PDF', async () => {
    await page.reload();
    await expectSettled(page);
    const file = await take('PDF');
    const text = textOfPdf(await readFile(await file.path()));
    expect(text).toContain('Relatório operacional');
    expect(text).toContain(otif);
    expect(text).not.toMatch(/reports\.|�/);
  });
});

test.describe('a report that fails', () => {
  test.use({ expectedErrors: /status of 50\d/ });

  test('says so, in part or as a whole, and is asked for again', async ({ page }) => {
    const API = '**/api/reports/operations?*';
    // One card fails where it is counted, which the product does not do on demand.
    await page.route(API, async (route) => {
      const reply = await route.fetch();
      const report = await reply.json();
      const isWhole = !new URL(route.request().url()).searchParams.has('cards');
      const spoil = (card: { id: string }) =>
        isWhole && card.id === 'otif' ? { kind: 'failed', id: 'otif', notes: [] } : card;
      await route.fulfill({ response: reply, json: { ...report, cards: report.cards.map(spoil) } });
    });
    await signIn(page, OPERATOR, { at: '/controlCenterOperations' });
    await expectSettled(page);
    const failed = page.getByRole('alert').filter({ hasText: 'Erro ao carregar OTIF' });
    await expect(tile(page, 'Entregas pontuais')).toBeVisible();
    await failed.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(tile(page, 'OTIF')).toContainText('%');
    await expect(failed).toHaveCount(0);

    await page.unroute(API);
    await page.route(API, (route) => route.fulfill({ status: 500, json: { code: 'request.internal' } }));
    await page.getByRole('button', { name: '7 dias', exact: true }).click();
    await expect(page.getByText('Erro ao carregar o relatório').first()).toBeVisible();
    await page.unroute(API);
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(tile(page, 'Em viagem agora')).toBeVisible();
  });
});

test('where nothing was closed, a wider period is one click away', async ({ page }) => {
  await signIn(page, OPERATOR, {
    at: '/controlCenterOperations?period=custom&from=2020-01-01&until=2020-01-07',
  });
  await expect(page.getByText('Sem viagens no período')).toBeVisible();
  // What is not about closed trips stays.
  await expect(page.getByRole('region', { name: 'Documentos a vencer' })).toBeVisible();
  await page.getByRole('button', { name: /^Ver / }).click();
  await expect(page.getByText('Sem viagens no período')).toHaveCount(0);
  await expect(page).not.toHaveURL(/from=/);
  await expect(tile(page, 'OTIF')).toContainText('%');
});
