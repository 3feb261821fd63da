import { expect, type FrameLocator, type Page } from '@playwright/test';
import { type BiServices, POWER_BI, startBiServices } from '#areas/reports/server/embed/bi-services.fixture.ts';
import { addressIn, OPERATOR } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

// A service that refuses, and a link that has ended, are what these journeys are about.
test.use({ expectedErrors: /(502|404|400) .*\/api\/(reports\/(embed|links)|public)/ });

const ADMINISTRATOR = 'company-administrator@serra.demo';
const FAILURE = 'ERROR AL OBTENER TOKEN POWER BI';
/** It may have been handed another token already, where something was read again. */
const SHOWN = /^\/report\/(load|token) embed-token/;
const PHONE = { width: 390, height: 844 };

let bi: BiServices;
test.beforeAll(async () => {
  bi = await startBiServices(Number(process.env.E2E_BI_PORT));
});
test.afterAll(() => bi.close());

/** What the service shows, inside the page that frames it. */
const shownBy = (page: Page, name: string): FrameLocator =>
  page.frameLocator(`iframe[title$="mostrado por ${name}"]`).frameLocator('iframe:not([data-waiting])');

test('a control centre shows a report of Power BI, renews it unseen, and falls back to its own numbers', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, ADMINISTRATOR, { at: '/reports/embeds' });
  const input = (field: string) => page.locator(`[data-field="${field}"] input`).first();
  const choose = async (field: string, option: string) => {
    await input(field).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const edit = page.getByRole('link', { name: 'Alterar Relatório de segurança' });

  await test.step('it is chosen, tried and saved', async () => {
    await edit.click();
    await choose('kind', 'Power BI');
    await choose('source', 'Power BI');
    await input('workspaceId').fill(POWER_BI.workspaceId);
    await input('reportId').fill('segurança');
    await page.getByRole('button', { name: 'Testar' }).click();
    await expect(page.locator('[data-field="reportId"]')).toContainText('Use o formato');
    await input('reportId').fill(POWER_BI.workspaceId);
    await page.getByRole('button', { name: 'Testar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toContainText('não encontrou esse painel');
    await input('reportId').fill(POWER_BI.reportId);
    await page.getByRole('button', { name: 'Testar' }).click();
    await expect(shownBy(page, 'Power BI').getByText(/^\/report\/load embed-token/)).toBeVisible();
    await expectAccessibleInBothModes(page, { exceptions: ['target-size'] });
    await expectFitsPhone(page);
    await expectSnackbar(page, 'Painel salvo', () => page.getByRole('button', { name: 'Salvar' }).click());
  });

  const report = shownBy(page, 'Power BI');
  await test.step('it is framed, and handed the next token before the first one is over', async () => {
    await page.goto('/controlCenterSecurity');
    await expect(report.getByText(SHOWN)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Filtros', exact: true })).toBeHidden();
    await expectAccessibleInBothModes(page);
    await expectFitsPhone(page);
    const given = report.getByRole('listitem');
    const before = await given.count();
    await page.clock.fastForward('09:30');
    await expect.poll(() => given.count()).toBeGreaterThan(before);
    await expect(report.getByText(/^\/report\/token embed-token/)).toBeVisible();
    await page.getByRole('button', { name: 'Ver painel próprio' }).click();
    await expect(page.getByRole('region', { name: 'Filtros', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Voltar para Power BI' }).click();
    await expect(report.getByText(SHOWN)).toBeVisible();
  });

  await test.step('what fails says so, with the own numbers below', async () => {
    bi.trouble = 'refuses';
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toContainText('não aceitou a conta');
    await expect(page.getByRole('region', { name: 'Filtros', exact: true })).toBeVisible();
    await expectFitsPhone(page);
    bi.trouble = 'none';
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await expect(report.getByText(SHOWN)).toBeVisible();
  });

  await test.step('a dashboard of Metabase is exchanged for its next one, and the own one comes back', async () => {
    await page.goto('/reports/embeds');
    await edit.click();
    await choose('kind', 'Metabase');
    await choose('source', 'Metabase');
    await input('dashboard').fill('7');
    await expectSnackbar(page, 'Painel salvo', () => page.getByRole('button', { name: 'Salvar' }).click());
    await page.goto('/controlCenterSecurity');
    const made = shownBy(page, 'Metabase').locator('#made');
    const first = await made.innerText();
    // Addresses of one second are the same.
    await expect(async () => {
      await page.clock.fastForward('09:30');
      await expect(made).not.toHaveText(first, { timeout: 5000 });
    }).toPass();
    await page.goto('/reports/embeds');
    await edit.click();
    await choose('kind', 'Painel próprio');
    await expectSnackbar(page, 'Painel salvo', () => page.getByRole('button', { name: 'Salvar' }).click());
  });
});

test('a control centre is shown to everybody with its link, until it is ended', async ({ page, other }) => {
  const name = `Frota ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, OPERATOR, { at: '/controlCenterOperations?period=all' });
  await page.getByRole('button', { name: 'Link público' }).click();
  const dialog = page.getByRole('dialog', { name: 'Links públicos deste painel' });
  await dialog.getByLabel('Título da página').fill(name);
  await dialog.getByLabel('Vale até').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  await expect(dialog.getByText('Este dia já passou')).toBeVisible();
  await dialog.getByLabel('Vale até').fill('');
  await expectAccessibleInBothModes(page);
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  const address = await dialog.getByLabel('Endereço do link', { exact: true }).first().inputValue();

  const holder = await other();
  await holder.setViewportSize(PHONE);
  await holder.goto(addressIn(address));
  await expect(holder.getByRole('heading', { name })).toBeVisible();
  await expect(holder.getByRole('article', { name: 'OTIF', exact: true })).toBeVisible();
  await expect(holder.getByRole('main').getByRole('link')).toHaveCount(0);
  await expectAccessibleInBothModes(holder);
  await expectFitsPhone(holder);

  await dialog.getByRole('button', { name: `Encerrar o link ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Encerrar ${name}?` });
  await expectSnackbar(page, 'Link encerrado', () => question.getByRole('button', { name: 'Encerrar' }).click());
  await holder.reload();
  await expect(holder.getByText('Este link não está disponível')).toBeVisible();
});
