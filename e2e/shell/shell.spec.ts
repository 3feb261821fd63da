import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { confirmPassword, forgetConfirmation } from '../support/confirmation.ts';
import { connect } from '../support/database.ts';
import { expectShell, newcomer, signIn } from '../support/people.ts';
import { expectSettled } from '../support/settled.ts';
import { test } from '../support/test.ts';

const ADMIN = 'company-administrator@serra.demo';
const PLATFORM = 'super-administrator@tropeiro.demo';

// A call that needs the password confirmed is refused first.
test.use({ expectedErrors: /status of 403/ });

/** Opens the command palette with the keyboard and types once it is ready. */
async function command(page: Page, text: string) {
  const field = page.getByRole('combobox', { name: 'Buscar telas, ações e registros' });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  return field;
}

test('theme and language stay as chosen, on every device', async ({ page, browser }) => {
  await signIn(page, 'operator@campos.demo');
  await page.getByRole('button', { name: 'Menu do perfil' }).click();
  await page.getByText('Escuro').click();
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menú del perfil' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'operator@campos.demo');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
  await elsewhere.close();
});

test('a super administrator steps into a company, in all tabs at once, and leaves it', async ({ page, context }) => {
  await signIn(page, PLATFORM);
  await expect(page).toHaveURL('/companies');
  const menu = (tab: Page) => tab.getByRole('navigation', { name: 'Menu' });
  // The brand, the companies, news and benefits, not fifteen screens that are empty here.
  await expect(menu(page).getByRole('link')).toHaveCount(4);
  const other = await context.newPage();
  await other.goto('/notifications');
  await expectShell(other);

  await page.getByRole('button', { name: 'Menu do perfil' }).click();
  await page.getByRole('combobox', { name: 'Empresa' }).fill('illimani');
  await page.getByRole('option', { name: 'Transportes Illimani S.R.L.' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar em Transportes Illimani S.R.L.' });
  await dialog.getByLabel('Motivo').fill('ajuda');
  await dialog.getByRole('button', { name: 'Entrar na empresa' }).click();
  await expect(dialog.getByText('Mínimo de 10 caracteres')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('A importação de ordens foi recusada');
  await forgetConfirmation(PLATFORM);
  await dialog.getByRole('button', { name: 'Entrar na empresa' }).click();
  await confirmPassword(page);

  const banner = (tab: Page) => tab.getByRole('region', { name: 'Você está em Transportes Illimani S.R.L.' });
  for (const tab of [page, other]) {
    await expect(banner(tab).getByText('A importação de ordens foi recusada')).toBeVisible();
    await expect(menu(tab).getByText('Transportes Illimani S.R.L.')).toBeVisible();
  }
  await expectAccessibleInBothModes(page);
  // Who is no member of the company is not proposed as the operator of its orders.
  await other.goto('/loadOrder?create=true');
  await expect(other.getByRole('combobox', { name: 'Cliente' })).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Operador' })).toHaveValue('');
  await banner(other).getByRole('button', { name: 'Sair da empresa' }).click();
  for (const tab of [page, other]) await expect(banner(tab)).toHaveCount(0);
  await expect(other).toHaveURL('/companies');
});

test('the menu works with the keyboard alone', async ({ page }) => {
  await signIn(page, ADMIN);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();

  await menu.getByRole('link', { name: 'Clientes', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client');
  await expect(menu.getByRole('link', { name: 'Clientes', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes');

  const group = menu.getByRole('button', { name: 'Administração' });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Clientes', exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('a collapsed menu widens under the pointer and the keyboard', async ({ page }) => {
  await signIn(page, ADMIN);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Fixar menu' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  const link = menu.getByRole('link', { name: 'Clientes', exact: true });
  await expect(link).toBeHidden();
  await menu.getByRole('button', { name: 'Administração' }).hover();
  await expect(link).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(link).toBeHidden();

  await page.reload();
  await expectShell(page);
  await expect(link).toBeHidden();
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
  for (let step = 0; step < 12 && !(await link.isVisible()); step += 1) await page.keyboard.press('Tab');
  await expect(link).toBeVisible();
});

test('the command palette opens any screen with the keyboard alone', async ({ page }) => {
  await signIn(page, ADMIN);
  const field = await command(page, 'cambio');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/exchangeRate');
  await expect(field).toBeHidden();

  await command(page, 'nada disso existe');
  await expect(page.getByText('Sem resultado encontrado')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  for (const [word, mode] of [
    ['escuro', 'dark'],
    ['claro', 'light'],
  ] as const) {
    await command(page, word);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode);
    await expect(field).toBeHidden();
  }
});

test('the palette finds companies for people who work in several', async ({ page }) => {
  await signIn(page, PLATFORM);
  await command(page, 'pampeano');
  const choice = page.getByRole('group', { name: 'Trocar de empresa' });
  await choice.getByRole('option', { name: /Expreso Pampeano/ }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar em Expreso Pampeano S.R.L.' })).toBeVisible();
});

test('the palette finds every kind of record in any spelling, and does things with them', async ({ page }) => {
  const database = await connect();
  const of = async (statement: string) =>
    (await database.query<{ text: string }>(`${statement} order by 1 limit 1`)).rows[0]!.text;
  const mine = `join company c on c.id = company_id where c.url = 'serra' and`;
  const plate = await of(`select plate as text from vehicle ${mine} market = 'own' and kind = 'truck'`);
  const taxId = await of(`select p.tax_id as text from partner p ${mine} kind = 'client' and p.tax_id is not null`);
  const driver = await of(`select first_name || ' ' || last_name as text from driver ${mine} market = 'own'`);
  const order = await of(
    `select code as text from load_order ${mine} kind = 'normal' and status = 0 and carrier_company_id is null`,
  );
  await database.end();
  await signIn(page, ADMIN);
  const found = (group: string | RegExp) => page.getByRole('group', { name: group }).getByRole('option').first();

  await command(page, `${plate.slice(0, 3)} ${plate.slice(3).toLowerCase()}`);
  await expect(found(/^Caminhões/)).toBeVisible();
  // The page behind it is dimmed, not painted over.
  const dialog = page.getByRole('dialog', { name: 'Buscar telas, ações e registros' });
  await expect(dialog.locator('..')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
  await found(/^Caminhões/).click();
  await expect(page).toHaveURL(/\/transportUnit\/details\//);

  for (const [text, group, address] of [
    [taxId, 'Clientes', /\/client\/detail\//],
    [driver, /^Motoristas/, /\/carrier\/details\//],
  ] as const) {
    await command(page, text);
    await found(group).click();
    await expect(page).toHaveURL(address);
  }
  // Enter need not wait for the answer.
  await command(page, order);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/loadOrder\/show\//);

  await command(page, `atrib ${order}`);
  await expect(page.getByRole('option', { name: `Atribuir ${order}` })).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Atribuir caminhão e motorista' })).toBeVisible();
  await page.keyboard.press('Escape');

  await command(page, 'nova ordem de carga');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/loadOrder?create=true');
});

test('an unknown address shows a message inside the shell, and the way home', async ({ page }) => {
  await signIn(page, ADMIN, { at: '/nowhere/at/all' });
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expectShell(page);
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/controlCenterOperations');
});

test('a screen without permission redirects to the home screen', async ({ page }) => {
  await signIn(page, 'security@campos.demo', { at: '/companies' });
  await expect(page).toHaveURL('/controlCenterSecurity');
  await expectShell(page);
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to load resource/,
  });

  test('a notice is shown, and the product still opens', async ({ page, context }) => {
    await signIn(page, ADMIN);
    await expectSettled(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão. O que você vê pode estar desatualizado.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Não conseguimos falar com o servidor' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expectShell(page);
  });
});

test('on a phone the menu is a drawer @phone', async ({ page }) => {
  await signIn(page, 'company-administrator@campos.demo');
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Relatórios', exact: true });
  await expect(link).not.toBeInViewport();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(link).not.toBeInViewport();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/reports');
  await expect(link).not.toBeInViewport();

  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('combobox', { name: 'Buscar telas, ações e registros' }).fill('OC-');
  const order = page.getByRole('group', { name: 'Ordens de carga', exact: true }).getByRole('option').first();
  await order.scrollIntoViewIfNeeded();
  await expect(order).toBeInViewport({ ratio: 1 });
});

test('what must not be forgotten today is said once', async ({ page, request }) => {
  const { email, password } = await newcomer(request, 'serra', 'operator');
  const database = await connect();
  const { rows } = await database.query<{ code: string }>(
    `update load_order set operator_id = u.id, loading_date = (now() at time zone c.time_zone)::date
     from app_user u, company c where u.email = $1 and c.url = 'serra' and load_order.id = (
       select o.id from load_order o
       where o.company_id = c.id and o.kind = 'normal' and o.status = 0 and o.carrier_company_id is null order by o.code limit 1)
     returning load_order.code`,
    [email],
  );
  await database.end();
  await signIn(page, email, { password, at: '/notifications' });
  const dialog = page.getByRole('dialog', { name: 'Lembrete' });
  await expect(dialog).toContainText(`A ordem ${rows[0]!.code} `);
  await expect(dialog).toContainText('carrega hoje e ainda não tem caminhão.');
  const accepted = page.waitForResponse(/session\/reminders\/accepted/);
  await dialog.getByRole('button', { name: 'Aceitar' }).click();
  expect((await accepted).ok()).toBe(true);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectShell(page);
  await expectSettled(page);
  await expect(dialog).toBeHidden();
});
