import { expect, type Page } from '@playwright/test';
import { assignFreeTruck } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { type Call, callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { day, type Offer, STREET } from './offers.ts';

const PHONE = { width: 390, height: 844 };
const SHIPPER = 'shipper@negro.demo';
const COLLEAGUE = 'company-administrator@negro.demo';
const CARRIER = 'transport-company@serra.demo';
const RIVAL = 'transport-company@charrua.demo';

const typedDay = (offset: number) => day(offset).split('-').reverse().join('/');

async function chooseCity(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** The whole form: for two associated carriers first, and everybody after some hours. */
async function offerByForm(page: Page, description: string): Promise<Offer> {
  await signIn(page, SHIPPER, { at: '/opportunity/list' });
  await page.getByRole('link', { name: 'Nueva oportunidad' }).first().click();
  await page.getByRole('textbox', { name: 'Descripción' }).fill(description);
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await page.getByRole('option').first().click();
  await chooseCity(page, 'Origen', 'Montevideo');
  await chooseCity(page, 'Destino', 'Salto');
  await page.getByRole('textbox', { name: 'Dirección' }).first().fill(STREET);
  await page.getByRole('textbox', { name: 'Fecha de recojo' }).fill(typedDay(5));
  await page.getByRole('textbox', { name: 'Fecha de entrega' }).fill(typedDay(4));
  await page.getByRole('combobox', { name: 'Tipo de camión' }).click();
  await page
    .getByRole('option', { name: /^Tractocamión/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Peso por camión' }).fill('24');
  await page.getByRole('textbox', { name: 'Volumen (m³)' }).fill('60');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('La entrega no puede ser anterior a la recogida')).toBeVisible();
  await page.getByRole('textbox', { name: 'Fecha de entrega' }).fill(typedDay(6));
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('textbox', { name: 'Flete ofrecido' }).fill('42000');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('switch', { name: /^Primero mis asociadas/ }).check();
  await page.getByRole('textbox', { name: 'Horas solo para las empresas asociadas' }).fill('2');
  await page.getByRole('button', { name: 'Crear' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Montevideo → Salto');
  await expectSnackbar(page, 'Oportunidad publicada con éxito', () =>
    asked.getByRole('button', { name: 'Continuar' }).click(),
  );
  await expect(page.getByRole('heading', { name: /^OF-/ })).toBeVisible();
  const code = await page.getByRole('heading', { name: /^OF-/ }).textContent();
  return { _id: new URL(page.url()).pathname.split('/').at(-1) ?? '', code: code ?? '', description };
}

/** The carrier finds the load on a phone and applies at the offered price. */
async function applyOnPhone(page: Page, { code, description }: Offer): Promise<void> {
  await page.setViewportSize(PHONE);
  await signIn(page, CARRIER, { at: `/opportunity/published/public?search=${description}` });
  await expect(page.getByText(code)).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'Candidatar-se' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBothModes(page);
  await expectSnackbar(page, /^Candidatura enviada a Frigorífico/, () =>
    dialog.getByRole('button', { name: 'Enviar candidatura' }).click(),
  );
}

async function counter(page: Page, applicants: Page): Promise<void> {
  const card = page.getByRole('listitem', { name: /Charrúa/ });
  await card.getByRole('button', { name: 'Contraoferta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Precio' }).fill('40000');
  await expectSnackbar(page, /^Contraoferta enviada a/, () =>
    dialog.getByRole('button', { name: 'Enviar contraoferta' }).click(),
  );
  await applicants.getByRole('button', { name: /^Aceptar .*40[.,]000/ }).click();
  await expect(card.getByText(/40[.,]000/).first()).toBeVisible();
}

/** Both people stand before the same decision; one of them is first. */
async function awardInTwoWindows(windows: readonly [Page, Page], names: readonly [RegExp, RegExp], { code }: Offer) {
  for (const [at, page] of windows.entries()) {
    await page.getByRole('listitem', { name: names[at]! }).getByRole('link', { name: 'Adjudicar' }).click();
    await expect(page.getByRole('heading', { name: `Adjudicar ${code}` })).toBeVisible();
    if (at === 0) await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Aceptar y crear operación' }).click();
  }
  await Promise.all(windows.map((page) => page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()));
  const won = windows.map((page) => page.waitForURL(/operation\/show/).then(() => page));
  return Promise.any(won);
}

/** The carrier sends a truck, and the trip ends; its screens have journeys of their own. */
async function drive(carrier: Call, shipper: Call, { _id }: Offer): Promise<void> {
  const { opportunity } = await shipper<{ opportunity: { orders: readonly { _id: string }[] } }>(
    'get',
    `/opportunity/${_id}`,
  );
  const order = opportunity.orders[0]!._id;
  await assignFreeTruck(carrier, order);
  await carrier('put', `/travel/loadingOrder/${order}/start`, {});
  await carrier('put', `/travel/loadingOrder/${order}/finalize`, {});
}

test.use({ expectedErrors: /status of (404|409)/ });

test('a load is offered to the own carriers first, applied for, awarded once, and driven to its rating', async ({
  page,
  other,
  request,
}) => {
  test.slow();
  const offer = await offerByForm(page, `Carne congelada ${crypto.randomUUID().slice(0, 6)}`);

  const stranger = await other();
  await signIn(stranger, 'transport-company@illimani.demo', { at: `/opportunity/published/show/${offer._id}` });
  await expect(stranger.getByText(/no existe/)).toBeVisible();

  const carrier = await other();
  await applyOnPhone(carrier, offer);
  const rival = await other();
  await signIn(rival, RIVAL, { at: `/opportunity/published/show/${offer._id}` });
  await expect(rival.getByText(STREET)).toHaveCount(0);
  await (await callsOf(request, RIVAL))('post', `/opportunity/external/${offer._id}/postulation`, {
    trucks: 1,
    price: { type: 'simple', value: '45000', currency: 'UYU', unit: null },
  });

  await expect(page.getByRole('listitem', { name: /Serra|Charrúa/ })).toHaveCount(2);
  await expectAccessibleInBothModes(page);
  await counter(page, rival);

  const colleague = await other();
  await signIn(colleague, COLLEAGUE, { at: `/opportunity/show/${offer._id}?tab=applicants` });
  const first = await awardInTwoWindows([page, colleague], [/Serra/, /Charrúa/], offer);
  const isCarrier = first === page;
  const second = isCarrier ? colleague : page;
  await expect(second.getByRole('alert', { name: 'La postulación no se puede aceptar' })).toBeVisible();

  const [winner, loser] = isCarrier ? [carrier, rival] : [rival, carrier];
  await expectSettledAt(loser, `/opportunity/myPostulations?search=${offer.description}`);
  await expect(loser.getByText(/^(No fue esta vez|Não foi desta vez)/).first()).toBeVisible();
  await expect(loser.getByText(isCarrier ? /Serra/ : /Charrúa/)).toHaveCount(0);

  await expectSettledAt(winner, `/opportunity/published/show/${offer._id}`);
  await drive(await callsOf(request, isCarrier ? CARRIER : RIVAL), await callsOf(request, COLLEAGUE), offer);
  await winner.getByRole('link', { name: /^(Calificar al cargador|Avaliar o embarcador)/ }).click();
  const form = winner.getByRole('dialog');
  await form.getByRole('radio', { name: /^4/ }).press('Space');
  await expectSnackbar(winner, /^(Gracias por la calificación|Obrigado pela avaliação)/, () =>
    form.getByRole('button', { name: /^(Calificar al cargador|Avaliar o embarcador)/ }).click(),
  );
});
