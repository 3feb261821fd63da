import { expect } from '@playwright/test';
import { OPERATOR, operatorCalls, programmedOrder } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { notify } from '../support/notify.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectFits, expectSettled, expectSettledAt } from '../support/settled.ts';
import { expectPlainText } from '../support/shown-text.ts';
import { test } from '../support/test.ts';
import { SCREENS } from './checked-screens.ts';

// These tests change nothing that another one reads, so they do not disturb each other.
test.describe.configure({ mode: 'parallel' });

/** The menu is the same on every screen of a person, so it is checked on the first one. */
const WITHOUT_MENU = { without: 'nav' };

for (const [email, addresses] of Object.entries(SCREENS)) {
  test(`the screens of ${email} are accessible, in light and dark`, async ({ page }) => {
    test.slow();
    await notify(email, { type: 'securityAlert', message: 'Alerta de segurança, Roubo com ABC1D23 na ordem 12' });
    const [first = '/'] = addresses;
    await signIn(page, email, { at: first });
    for (const address of addresses) {
      await test.step(address, async () => {
        await (address === first ? expectSettled(page) : expectSettledAt(page, address));
        await expectFits(page);
        await expectPlainText(page);
        await expectAccessibleInBothModes(page, address === first ? {} : WITHOUT_MENU);
        await expectFitsPhone(page);
      });
    }
  });
}

test('the pages outside the shell are accessible, in light and dark, and fit a phone', async ({ page }) => {
  for (const [address, heading] of [
    ['/login', 'Entrar'],
    ['/login/resetPassword', 'Recuperar a senha'],
    ['/coming-soon', 'Em breve por aqui'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await expectFitsPhone(page);
  }
});

test('a record, its form and the overlays of the shell are accessible, in light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'operator@serra.demo', { at: '/clientTransport' });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: 'Adicionar contato' }).click();
  await expectAccessibleInBothModes(page);
  // A reload, because leaving the changed form would ask first.
  await page.goto('/carrier');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  for (const tab of ['Dados gerais', 'Documentos', 'Histórico de viagens', 'Histórico']) {
    await test.step(tab, async () => {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expectSettled(page);
      await expectPlainText(page);
      await expectAccessibleInBothModes(page, WITHOUT_MENU);
    });
  }
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Ver perfil' }).click();
  await expectSettled(page);
  await expectAccessibleInBothModes(page);
  // On an empty page, where an overlay covers nothing.
  await expectSettledAt(page, '/nowhere');
  for (const opener of [/^Notificações/, /^Menu do perfil/, /^Buscar$/]) {
    await test.step(String(opener), async () => {
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('a truck, its overlays and its form are accessible, in light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'operator@illimani.demo', { at: '/transportUnit' });
  const truck = (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? '';
  const id = truck.split('/').at(-1);
  for (const address of [truck, `${truck}?driver=${id}`, `${truck}?trailers=${id}`, `/transportUnit/update/${id}`]) {
    await test.step(address, async () => {
      await expectSettledAt(page, address);
      await expectPlainText(page);
      await expectAccessibleInBothModes(page, WITHOUT_MENU);
    });
  }
});

test('an order, all its tabs and its overlays are accessible, in light and dark', async ({ page, request }) => {
  test.slow();
  // One of the own company: the first of the list may be carried for another one, which has fewer tabs.
  const { loadingOrderCode } = await programmedOrder(await operatorCalls(request));
  await signIn(page, OPERATOR, { at: `/loadOrder?search=${loadingOrderCode}` });
  await expect(page.getByRole('row')).toHaveCount(2);
  const order = (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? '';
  const id = order.split('/').at(-1);
  const tabs = ['tasks', 'map', 'freights', 'documents', 'comments', 'links', 'timeline'].map((tab) => `?tab=${tab}`);
  const forms = ['assign', 'carrier', 'cancel', 'clone', 'dates', 'analyst', 'field', 'share'].map(
    (task) => `?${task}=${id}`,
  );
  for (const search of ['', ...tabs, ...forms, '?document=new', '?print=true']) {
    await test.step(search, async () => {
      await expectSettledAt(page, `${order}${search}`);
      await expectPlainText(page);
      await expectAccessibleInBothModes(page, WITHOUT_MENU);
      await expectFitsPhone(page);
    });
  }
});

/** Screens of one record, which a list leads to: who opens them, the list, the address of the record and what follows it, its dialogs. */
const OF_RECORDS = [
  ['company-administrator@illimani.demo', '/benefits', /\/benefits\/update\/[^/?]+/, '', []],
  ['auditor@illimani.demo', '/reports/schedules', /\/reports\/schedules\/[^/?]{36}/, '/edit', []],
  [
    'operator@illimani.demo',
    '/clientTransport/registrations?states=waiting',
    /\/registrations\/[^/?]+/,
    '',
    ['Rechazar', 'Aprobar'],
  ],
  ['super-administrator@tropeiro.demo', '/masterData/cities', /\/cities\/update\/[^/?]+/, '', []],
] as const;

for (const [email, list, pattern, rest, dialogs] of OF_RECORDS) {
  test(`a record of ${list} is accessible, in light and dark, and fits a phone`, async ({ page }) => {
    await signIn(page, email, { at: list });
    const links = page.getByRole('main').getByRole('link');
    const opened = async () =>
      (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).find((address) =>
        pattern.test(address),
      );
    await expect.poll(opened).toBeDefined();
    await expectSettledAt(page, `${await opened()}${rest}`);
    await expectPlainText(page);
    await expectAccessibleInBothModes(page, WITHOUT_MENU);
    for (const name of dialogs) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expectFitsPhone(page);
  });
}

test('an operation, its documents and a template are accessible, in light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'operator@serra.demo', { at: '/stageTemplate' });
  const template = (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? '';
  await expectSettledAt(page, '/operation/normal');
  const operation = (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? '';
  const id = operation.split('/').at(-1);
  const documents = `/operation/update/${id}/documents`;
  await expectSettledAt(page, documents);
  const checklist =
    (await page
      .getByRole('link', { name: /Novo checklist para/ })
      .first()
      .getAttribute('href')) ?? '';
  const contract = checklist.replace(/checklist$/, 'contract');
  for (const address of [template, operation, `/operation/update/${id}`, documents, checklist, contract]) {
    await test.step(address, async () => {
      await expectSettledAt(page, address);
      await expectPlainText(page);
      await expectAccessibleInBothModes(page, WITHOUT_MENU);
      await expectFitsPhone(page);
    });
  }
});
