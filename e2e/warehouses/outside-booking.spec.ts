import { expect, type Locator } from '@playwright/test';
import { addressIn, type Call, OPERATOR, type Order, operatorCalls } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { scan } from './scan.ts';
import { dayThere, openWarehouse, place, visit, type Warehouse } from './site.ts';

const PHONE = { width: 390, height: 844 };

async function orderTo(call: Call, { _id }: Warehouse): Promise<Order> {
  const freight = { type: 'toNegotiate' };
  const body = {
    origin: place('br-26-joinville', 'Joinville'),
    destination: place('br-27-santos', 'Santos', _id),
    ...{ dispatchType: 'direct', serviceType: { id: 'national' }, clientFreight: freight, carrierFreight: freight },
    dates: { loadingDate: dayThere(1), deliveryDate: dayThere(1) },
  };
  return (await call<{ loadingOrder: Order }>('post', '/travel/loadingOrder', body)).loadingOrder;
}

// The form asks for the capacity of its truck, which not every truck of the demo has.
test.use({ expectedErrors: /404 \(Not Found\).*\/api\/transportUnit\/[\w-]+\/ct/ });

const chooseTime = (within: Locator, time: string) => within.getByRole('button', { name: time, exact: true }).click();

test('a carrier without an account books a dock by the link of the form @phone', async ({ page, other, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const warehouse = await openWarehouse(call);
  const order = await orderTo(call, warehouse);
  const { url } = await call<{ url: string }>('post', '/travel/publicLink', {
    purpose: 'webForm',
    loadingOrderId: order._id,
  });
  await page.setViewportSize(PHONE);
  await page.goto(addressIn(url));
  const section = page.getByRole('region', { name: `Descarga · ${warehouse.fullName}` });
  await section.getByRole('button', { name: 'Ver horários' }).click();
  await expect(section.getByText('Obrigatório').first()).toBeVisible();
  await section.getByLabel('Placa').fill('abc1d23');
  await section.getByLabel('Motorista').fill('Rufino Alves');
  await section.getByLabel('Seu nome').fill('Elena Rocha');
  await section.getByRole('button', { name: 'Ver horários' }).click();
  await chooseTime(section, '10:00');
  await expect(section.getByRole('timer')).toBeVisible();
  await expectFitsPhone(page);
  await section.getByRole('button', { name: 'Agendar' }).click();
  const ticket = section.getByRole('group', { name: 'Ticket' });
  await expect(ticket.getByText(/10:00–11:00/)).toBeVisible();
  await expect(ticket.getByText('Doca 1')).toBeVisible();
  await expect(ticket.getByText('ABC1D23')).toBeVisible();
  await expect(ticket.getByText('Entrar pelo portão 2')).toBeVisible();
  const seen = await scan(ticket.getByRole('img', { name: `Código QR do ticket de ${warehouse.fullName}` }));
  expect(seen.text).toMatch(/\/ticket\/[\w-]+\.[\w-]+$/);
  expect(seen.side).toBeGreaterThanOrEqual(200);
  await expectAccessibleInBothModes(page);

  // Somebody else with another order sees the time as taken, and not whose it is.
  const second = await orderTo(call, warehouse);
  const shared = await call<{ url: string }>('post', '/travel/publicLink', {
    purpose: 'webForm',
    loadingOrderId: second._id,
  });
  const stranger = await other();
  await stranger.setViewportSize(PHONE);
  await stranger.goto(addressIn(shared.url));
  const place2 = stranger.getByRole('region', { name: `Descarga · ${warehouse.fullName}` });
  await place2.getByLabel('Placa').fill('xyz9k87');
  await place2.getByLabel('Motorista').fill('Pedro Lima');
  await place2.getByLabel('Seu nome').fill('Paula');
  await place2.getByRole('button', { name: 'Ver horários' }).click();
  await expect(place2.getByRole('button', { name: /^10:00/ })).toBeDisabled();
  await expect(stranger.getByText('Rufino Alves')).toHaveCount(0);

  // Whoever came with the truck has no other page: after leaving, the form asks how it was.
  const { schedulings } = await call<{ schedulings: readonly { _id: string }[] }>(
    'get',
    `/warehouse/schedule/order/${order._id}`,
  );
  await visit(call, schedulings[0]?._id ?? '');
  await page.reload();
  const rating = page.getByRole('region', { name: `Como foi em ${warehouse.fullName}?` });
  await rating.getByRole('radio', { name: '5 estrelas' }).press('Space');
  await expectSnackbar(page, 'Obrigado pela avaliação', () => rating.getByRole('button', { name: 'Avaliar' }).click());
  await expect(rating.getByRole('button', { name: 'Avaliar' })).toBeHidden();
  await expect(section).toBeHidden();
});

interface Suggestion {
  readonly transportUnit: { readonly plate: string };
  readonly trucker: unknown;
  readonly assignable: boolean;
}

test('an express order gets its truck and its dock together', async ({ page, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const warehouse = await openWarehouse(call);
  const order = await orderTo(call, warehouse);
  const { suggestions } = await call<{ suggestions: readonly Suggestion[] }>(
    'get',
    `/travel/loadingOrder/${order._id}/suggestions?suitable=false&size=50`,
  );
  const plate = suggestions.findLast(({ assignable, trucker }) => assignable && trucker)?.transportUnit.plate ?? '';
  const form = `/operation/${order.operation.operationId}/loadOrder/create?plate=${encodeURIComponent(plate)}`;
  await signIn(page, OPERATOR, { at: form });
  const way = page.getByText('Cria uma ordem e a atribui de imediato');
  await expect(async () => {
    await page.getByRole('button', { name: 'Seguinte' }).click({ timeout: 2000 });
    await expect(way).toBeVisible({ timeout: 1000 });
  }).toPass();
  const block = page.getByRole('group', { name: /^Descarga · / });
  await block.getByRole('button', { name: 'Escolher horário' }).click();
  await block.getByLabel('Doca').click();
  await page.getByRole('option', { name: 'Doca 1' }).click();
  await chooseTime(block, '12:00');
  await expect(block.getByText(/às 12:00, Doca 1/)).toBeVisible();
  await page.getByRole('button', { name: /^Criar/ }).click();
  await expect(page.getByRole('region', { name: /Docas e horários/ })).toContainText('12:00–');
  await expect(page.getByRole('region', { name: /Docas e horários/ })).toContainText('Agendado');
});
