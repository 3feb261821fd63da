import { expect, type Page } from '@playwright/test';
import { assignedOrder, OPERATOR, type Order, operatorCalls, PNG } from '../load-orders/office.ts';
import { expectAccessible, expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { withoutAccount } from '../support/tracked-truck.ts';

const AUDITOR = 'auditor@serra.demo';
const DOCUMENTS = '/operativeControl/documents';

const rowOf = (page: Page, { loadingOrderCode }: Order) => page.getByRole('row').filter({ hasText: loadingOrderCode });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Documentos da ordem' });

test('documents of a delivery are sent back, come again from the driver, and are accepted', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const call = await operatorCalls(request);
  const order = await assignedOrder(call);
  await call('put', `/travel/loadingOrder/${order._id}/start`, {});
  await call('put', `/travel/loadingOrder/${order._id}/finalize`, {});
  await withoutAccount({ orderId: order._id });

  await signIn(page, OPERATOR, { at: '/operativeControl' });
  await page
    .getByRole('navigation', { name: 'Páginas do controle operacional' })
    .getByRole('link', { name: 'Documentos em controle' })
    .click();
  await expect(page).toHaveURL(new RegExp(DOCUMENTS));
  await page.goto(`${DOCUMENTS}?search=${order.loadingOrderCode}&session=open`);
  await expect(rowOf(page, order)).toContainText('Faltam');
  await expectAccessibleInBothModes(page);

  await rowOf(page, order).getByRole('link').first().click();
  await expect(panel(page).getByText('Comprovantes que faltam')).toBeVisible();
  await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
  await panel(page).getByRole('button', { name: 'Devolver documentos' }).click();
  const form = page.getByRole('dialog', { name: 'Devolver documentos' });
  await form.getByLabel('Motivo').fill('Falta a assinatura do cliente');
  await expectSnackbar(page, `Documentos de ${order.loadingOrderCode} devolvidos`, () =>
    form.getByRole('button', { name: 'Devolver documentos' }).click(),
  );
  const message = await form.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href');
  const [driverPage = ''] = /\/driver-view\/[\w-]+/.exec(new URL(message ?? '').searchParams.get('text') ?? '') ?? [];
  await form.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(rowOf(page, order)).toContainText('Devolvidos');
  await expect(panel(page).getByText('Falta a assinatura do cliente')).toBeVisible();

  const driver = await (await browser.newContext()).newPage();
  await driver.goto(driverPage);
  await expect(driver.getByText('Falta a assinatura do cliente')).toBeVisible();
  await driver.locator('input[type=file]').setInputFiles({ name: 'assinado.png', mimeType: 'image/png', buffer: PNG });
  await driver.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(driver.getByText('Falta a assinatura do cliente')).toBeHidden();
  await driver.context().close();

  // The open page follows by itself.
  await expect(rowOf(page, order)).not.toContainText('Devolvidos');
  await panel(page).getByRole('button', { name: 'Ver Outros documentos' }).click();
  await expect(page.getByRole('dialog').filter({ has: page.getByRole('img', { name: /assinado/ }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Aceitar documentos' }).click();
  await expectSnackbar(page, `${order.loadingOrderCode} pode ser paga`, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
  );
  await expect(rowOf(page, order)).toHaveCount(0);
  const { loadingOrder } = await call<{ loadingOrder: { statusName: string } }>(
    'get',
    `/travel/loadingOrder/${order._id}`,
  );
  expect(loadingOrder.statusName).toBe('toPay');
});

test('an auditor reads the documents of orders on the road and changes nothing @phone', async ({ page }) => {
  await signIn(page, AUDITOR, { at: DOCUMENTS });
  const first = page.locator('[data-row-link]').first();
  await expect(first).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);
  await first.click();
  await expect(panel(page).getByText('Documentos da entrega')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^(Aceitar|Devolver) documentos/ })).toHaveCount(0);
  await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
});
