import { expect } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSettled, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { publishedOffer, STREET } from './offers.ts';

const SHIPPER = 'shipper@negro.demo';

test('a trucker applies with the truck they drive, and withdraws, with one thumb @phone', async ({ page, request }) => {
  const { description } = await publishedOffer(await callsOf(request, SHIPPER));
  await signIn(page, 'trucker@charrua.demo', { at: `/opportunity/published/public?search=${description}` });
  await expect(page.getByText('Joinville → Santos')).toBeVisible();
  await expect(page.getByText(STREET)).toHaveCount(0);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'Postularse' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Enviar postulación' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await expectSnackbar(page, /^Postulación enviada a Frigorífico/, () =>
    dialog.getByRole('button', { name: 'Enviar postulación' }).click(),
  );
  await expect(page.getByText('Pendiente')).toBeVisible();

  await expectSettledAt(page, `/opportunity/myPostulations?search=${description}`);
  await expectFitsPhone(page);
  await page
    .getByRole('button', { name: /^(Más acciones|Acciones)/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Retirar postulación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar postulación' }).click();
  await expect(page.getByText('Retirada').first()).toBeVisible();
});

test('an auditor reads offers and applications, and writes nothing', async ({ page, request }) => {
  const { _id, code, description } = await publishedOffer(await callsOf(request, SHIPPER));
  await signIn(page, 'auditor@charrua.demo', { at: `/opportunity/published/public?search=${description}` });
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postularse' })).toHaveCount(0);
  await expectSettledAt(page, `/opportunity/published/show/${_id}`);
  await expect(page.getByRole('heading', { name: 'Joinville → Santos' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Postularse|Nuevo precio|Rechazar/ })).toHaveCount(0);
  await expectSettledAt(page, '/opportunity/list');
  await expectSettled(page);
  await expect(page.getByRole('link', { name: 'Nueva oportunidad' })).toHaveCount(0);
  await page.goto('/opportunity/create');
  await expect(page).toHaveURL(/\/opportunity\/list/);
});
