import { expect } from '@playwright/test';
import { startCountingServer } from '#testing/counting-server.ts';
import { untilKept } from '../support/kept-phone.ts';
import { newestMail } from '../support/mailbox.ts';
import { expectShell, fillSignIn, invited, newcomer, signIn } from '../support/people.ts';
import { expectSettled } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

/** From an empty browser to the first rows, and those of them that somebody waits for who signs in. */
const MOST_REQUESTS = 60;
const MOST_AFTER_SIGN_IN = 25;
const ORDERS = 'GET /api/travel/loadingOrder?';
const ROWS = 'table[aria-busy="false"] tbody tr';

test('one click on a demo account signs in as that role, whose home loads at once', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: /Operador/ }).click();
  // The code of the home screen is still on its way: its place is shown instead of nothing.
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /Carregando|Cargando/ }),
  ).toBeVisible();
  release();
  await expectShell(page);
  await expect(page).toHaveURL('/controlCenterOperations');
  await expect(page.getByText('operator@illimani.demo')).toBeVisible();
  await expectSettled(page);
  // The user came with the answer, and the first numbers were asked for once.
  expect(asked.filter((path) => path === '/api/users/current')).toEqual([]);
  expect(asked.filter((path) => path === '/api/reports/operations')).toHaveLength(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the first list comes with few requests, and nothing is asked for twice', async ({ page }) => {
    const { address, asked, close } = await startCountingServer(process.env.BASE_URL!);
    const twice = (some: readonly string[]) => some.filter((one, index) => some.indexOf(one) !== index);
    await page.addInitScript((rows) => {
      const look = (_: unknown, watch: MutationObserver) => {
        if (!document.querySelector(rows)) return;
        document.documentElement.dataset.rowsAt = String(performance.now());
        watch.disconnect();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    }, ROWS);
    await page.goto(`${address}/loadOrder`);
    // While somebody types, the frame and the screen they asked for come.
    await page.waitForLoadState('networkidle');
    const typedAt = await page.evaluate(() => performance.now());
    await fillSignIn(page, 'operator@campos.demo');
    await expect(page.locator(ROWS).first()).toBeVisible();
    const untilRows = await page.evaluate(() => {
      const rowsAt = Number(document.documentElement.dataset.rowsAt);
      const started = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= rowsAt);
      return started.map(({ name, startTime }) => ({ name, startTime }));
    });
    expect(twice(untilRows.map(({ name }) => name))).toEqual([]);
    expect(untilRows.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(untilRows.filter(({ startTime }) => startTime > typedAt).length).toBeLessThanOrEqual(MOST_AFTER_SIGN_IN);
    // The worker comes afterwards, and keeps what the browser already has.
    await untilKept(page);
    const worker = asked.indexOf('GET /sw.js');
    expect(worker).toBeGreaterThan(asked.findIndex((one) => one.startsWith(ORDERS)));
    expect(twice(asked.filter((one) => one.includes('/assets/')))).toEqual([]);
    close();
  });
});

test('a visitor causes no useless request, and a company’s page speaks its language', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/login');
  await expect(page.getByText('Contas de demonstração')).toBeVisible();
  expect(refused).toEqual([]);
  // The font came with the page, once, and is in use.
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect([loaded, fonts.length]).toEqual([expect.arrayContaining([expect.stringMatching(/^"?Inter"?$/)]), 1]);
  const cards = page.getByRole('region', { name: 'Contas de demonstração' }).getByRole('button');
  const overflowing = await cards.evaluateAll((buttons) =>
    buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(overflowing).toEqual([]);

  await page.goto('/login?company=cuyo');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Bodegas de Cuyo S.A.', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Chofer/ })).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: /401 .*sign-in/ });

  test('is refused in Portuguese', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'operator@serra.demo', 'wrong');
    await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  });

  test.describe('in a Spanish browser', () => {
    test.use({ locale: 'es-BO' });
    test('is refused as quoted', async ({ page }) => {
      await page.goto('/login');
      await fillSignIn(page, 'operator@serra.demo', 'wrong');
      await expect(page.getByRole('alert')).toHaveText('Correo o contraseña incorrecta.');
    });
  });
});

test('a deep link is opened after signing in', async ({ page }) => {
  await page.goto('/notifications?filter=unread');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, 'operator@serra.demo');
  await expect(page).toHaveURL('/notifications?filter=unread');
});

test.describe('an order named in a mail', () => {
  test.use({ expectedErrors: /loadingOrder\/l-2/ });

  test('opens after signing in, and shows a message when it does not exist', async ({ page }) => {
    await page.goto('/login?operationId=o-1&orderId=l-2');
    await fillSignIn(page, 'operator@serra.demo');
    await expect(page).toHaveURL('/operation/o-1/loadOrder/show/l-2/fromMail/false');
    await expect(page.getByText('Erro ao carregar a ordem de carga')).toBeVisible();
  });
});

test('a forgotten password is recovered with the mailed code', async ({ page, request }) => {
  const { email } = await newcomer(request, 'serra', 'trucker');
  const password = 'Estrada-Nova-1';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible();
  await page.getByLabel(/^E-mail/).fill(email);
  await expectSnackbar(page, 'Código enviado, consulte seu e-mail', () =>
    page.getByRole('button', { name: 'Enviar código' }).click(),
  );

  const digits = /\b\d{6}\b/;
  const code = digits.exec(await newestMail(request, email, digits))?.[0] ?? '';
  await page.locator('input[autocomplete="one-time-code"]').first().focus();
  await page.keyboard.type(code);
  await page.getByLabel(/^Nova senha/).fill(password);
  await page.getByLabel(/^Repita a nova senha/).fill(password);
  await expectSnackbar(page, 'Nova senha salva com sucesso', () =>
    page.getByRole('button', { name: 'Salvar nova senha' }).click(),
  );
  await fillSignIn(page, email, password);
  await expectShell(page);
});

test('a temporary password must be replaced before anything else', async ({ page, request }) => {
  const { email, password } = await invited(request, 'serra', 'operator');
  await page.goto('/login');
  await fillSignIn(page, email, password);
  const dialog = page.getByRole('dialog', { name: 'Defina uma nova senha' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await dialog.getByLabel(/^Nova senha/).fill('Estrada-Nova-2');
  await dialog.getByLabel(/^Repita a nova senha/).fill('Estrada-Nova-2');
  await dialog.getByRole('button', { name: 'Salvar senha' }).click();
  await expectShell(page);
});

test.describe('a session ended elsewhere', () => {
  test.use({ expectedErrors: /401|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('reloads the page and explains why', async ({ page, request }) => {
    const { email, password } = await newcomer(request, 'serra', 'operator');
    await signIn(page, email, { at: '/notifications', password });
    await expectShell(page);
    const opened = await request.post('/api/session/sign-in', { data: { email, password } });
    const { accessToken } = await opened.json();
    await request.post('/api/session/sign-out-everywhere', { headers: { authorization: `Bearer ${accessToken}` } });
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Sessão expirada.');
  });
});

test('signing out leaves nothing behind, in any tab', async ({ page, context }) => {
  await signIn(page, 'auditor@serra.demo');
  const other = await context.newPage();
  await other.goto('/notifications');
  await expectShell(other);
  await page.evaluate(() => {
    const { userId } = { userId: localStorage.getItem('tropeiro.session') };
    localStorage.setItem(`tropeiro.draft.${userId}.warehouse`, '{}');
  });
  await page.getByRole('button', { name: 'Menu do perfil' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|session/.test(key)));
  expect(left).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
});
