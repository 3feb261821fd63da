import { expect, type Page, type Route } from '@playwright/test';
import { forgetNotices, notify } from '../support/notify.ts';
import { expectShell, signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notificações, ${count} não lida${count === 1 ? '' : 's'}` });
const popover = (page: Page) => page.getByRole('dialog', { name: /^Notificações/ });
const payment = (order: number) => ({
  type: 'paymentPerformed',
  message: `Pagamento realizado, BRL 1,500.00 pela ordem ${order}`,
  data: { operationId: 'o-1', loadingOrderId: 'l-1' },
});

test.describe('with permission to notify', () => {
  // Chromium reports that windows without a profile have no push service.
  test.use({ permissions: ['notifications'], expectedErrors: /Push API in incognito/ });

  test('the bell shows a new notification at once, and reading it updates the badge and the tab', async ({ page }) => {
    const email = 'client@campos.demo';
    await signIn(page, email);
    await expect(bell(page, 0)).toBeVisible();
    await notify(email, payment(1), payment(2), {
      type: 'companyTransportationUpdate',
      message: 'Empresa de transporte atualizada, Transportes Illimani mudou os seus dados',
    });
    await expect(bell(page, 3)).toBeVisible();
    await expect(page).toHaveTitle(/^\(3\) Tropeiro/);

    await bell(page, 3).click();
    await expect(popover(page).getByRole('heading', { name: 'Notificações' })).toBeVisible();
    await popover(page)
      .getByRole('button', { name: /ordem 2/ })
      .click();
    await expect(bell(page, 2)).toBeVisible();
    await expect(page).toHaveTitle(/^\(2\) Tropeiro/);

    await bell(page, 2).click();
    await popover(page).getByText('Não Lidas').click();
    await expect(popover(page).getByRole('button', { name: /Pagamento realizado/ })).toHaveCount(1);
    await popover(page).getByRole('button', { name: 'Mais opções de notificações' }).click();
    await page.getByRole('menuitem', { name: 'Marcar todas como leídas' }).click();
    await expect(popover(page).getByText('Você não tem notificações')).toBeVisible();
    await expect(page).toHaveTitle(/^Tropeiro/);
  });

  test('the popover starts with five and loads more while scrolling', async ({ page }) => {
    const email = 'agro-shipper@campos.demo';
    await forgetNotices(email);
    await notify(email, ...Array.from({ length: 12 }, (_, at) => payment(at + 1)));
    await signIn(page, email);
    const sizes: number[] = [];
    page.on('request', (request) => {
      const size = new URL(request.url()).searchParams.get('size');
      if (request.url().includes('/api/notification/user?')) sizes.push(Number(size));
    });
    await bell(page, 12).click();
    const entries = popover(page).getByRole('button', { name: /Pagamento realizado/ });
    await expect(entries.first()).toContainText('ordem 12');
    for (let step = 0; step < 8 && (await entries.count()) < 12; step += 1) {
      await entries.last().scrollIntoViewIfNeeded();
      await page.mouse.move(1100, 400);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => entries.count()).toBeGreaterThan(5);
    }
    await expect(entries).toHaveCount(12);
    expect(sizes.slice(0, 3)).toEqual([5, 7, 9]);

    await popover(page).getByRole('link', { name: 'Ver mais' }).click();
    await expect(page).toHaveURL('/notifications');
    await bell(page, 12).click();
    await expect(popover(page)).toBeHidden();
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL('/notifications?page=2');
    await expect(page.getByRole('main').getByRole('button', { name: /Pagamento realizado/ })).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('button', { name: /Pagamento realizado/ })).toHaveCount(10);
    await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await expect(bell(page, 0)).toBeVisible();
  });

  test('tabs share one stream and agree about what was read', async ({ page, context }) => {
    const email = 'security@campos.demo';
    const stream = page.waitForRequest(/\/api\/realtime$/);
    await signIn(page, email);
    await stream;
    const other = await context.newPage();
    let streams = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/realtime')) streams += 1;
    });
    // The new tab has asked how many are unread, and learns of one more before it gets that answer.
    const question = new Promise<Route>((resolve) => other.route('**/user/quantity', resolve, { times: 1 }));
    await other.goto('/notifications');
    const asked = await question;
    const response = await asked.fetch();
    await notify(email, payment(7));
    await expect(bell(page, 1)).toBeVisible();
    await asked.fulfill({ response });
    await expectShell(other);
    await expect(bell(other, 1)).toBeVisible();
    await expect(other.getByRole('main').getByRole('button', { name: /ordem 7/ })).toBeVisible();
    expect(streams).toBe(0);

    await page.close();
    await notify(email, payment(8));
    await expect(bell(other, 2)).toBeVisible();
    await other
      .getByRole('main')
      .getByRole('button', { name: /ordem 8/ })
      .click();
    await expect(bell(other, 1)).toBeVisible();
  });
});

test('without permission to notify the bell counts what is unread, and asks above the list', async ({ page }) => {
  const email = 'agro-shipper@oriente.demo';
  await forgetNotices(email);
  for (const order of [1, 2]) await notify(email, payment(order));
  await signIn(page, email);
  const counting = page.getByRole('button', { name: 'Notificaciones, 2 no leídas' });
  await expect(counting).toHaveText('2');
  await counting.click();
  const [content, request] = [page.getByRole('dialog'), page.getByRole('button', { name: 'Solicitar' })];
  await expect(content.getByRole('button', { name: /ordem 2/ })).toBeVisible();
  const above = (await request.boundingBox())!.y;
  expect(above).toBeLessThan((await content.getByRole('heading', { level: 2 }).boundingBox())!.y);
});

test('each subject reaches a person through the channels they choose', async ({ page }) => {
  await signIn(page, 'shipper@valle.demo', { at: '/notifications/configurations' });
  const mail = page.getByRole('switch', { name: 'Pago realizado: Por correo' });
  await expect(mail).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Alerta de seguridad: En la aplicación' })).toBeDisabled();
  const save = page.getByRole('button', { name: 'Guardar' });
  await expect(save).toBeDisabled();
  await mail.press('Space');
  await expectSnackbar(page, 'Configuraciones guardadas con éxito', () => save.click());
  await page.reload();
  await expect(mail).toBeChecked();
});

test('a carrier chooses to get new opportunities together, others have no such choice', async ({ page, other }) => {
  await signIn(page, 'transport-company@pacifico.demo', { at: '/notifications/configurations' });
  const rhythm = page.getByRole('combobox', { name: 'Correos de Nueva oportunidad' });
  const mail = page.getByRole('switch', { name: 'Nueva oportunidad: Por correo' });
  await expect(rhythm).toBeDisabled();
  await mail.press('Space');
  await rhythm.selectOption({ label: 'Correos juntos, una vez al día a las 7' });
  const save = page.getByRole('button', { name: 'Guardar' });
  await expectSnackbar(page, 'Configuraciones guardadas con éxito', () => save.click());
  await page.reload();
  await expect(rhythm).toHaveValue('daily');
  await expect(page.getByRole('combobox', { name: /^Correos de/ })).toHaveCount(1);

  const shipper = await other();
  await signIn(shipper, 'agro-shipper@oriente.demo', { at: '/notifications/configurations' });
  await expect(shipper.getByRole('switch', { name: 'Nueva oportunidad: Por correo' })).toBeVisible();
  await expect(shipper.getByRole('combobox', { name: /^Correos de/ })).toHaveCount(0);
});
