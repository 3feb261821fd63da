import { expect } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';
import { assignedOrder, OPERATOR, type Order, operatorCalls, programmedOrder } from './office.ts';

const COLLEAGUE = 'company-administrator@serra.demo';

interface Dated {
  readonly version: number;
  readonly dates: Readonly<Record<string, string | null>>;
}

/** Everything the operator does here happens elsewhere, through the API; both people only look and type. */
test('a list, a record and a form follow what others change', async ({ page, other, request }) => {
  const call = await operatorCalls(request);
  const order = await programmedOrder(call);
  const { _id: id, loadingOrderCode: code } = order;
  const address = `/operation/${order.operation.operationId}/loadOrder`;
  const changeDates = async (dates: Readonly<Record<string, string>>, of = id) => {
    const { loadingOrder } = await call<{ loadingOrder: Dated }>('get', `/travel/loadingOrder/${of}`);
    const { loadingDate, deliveryDate } = loadingOrder.dates;
    const body = { version: loadingOrder.version, dates: { loadingDate, deliveryDate, ...dates } };
    await call('put', `/travel/loadingOrder/${of}/dates`, body);
  };
  const row = (text: string) => page.getByRole('row').filter({ hasText: code }).filter({ hasText: text });
  const colleague = await other();
  await signIn(page, OPERATOR, { at: `/loadOrder?search=${code}` });
  await expect(row('Programada')).toBeVisible();
  await signIn(colleague, COLLEAGUE, { at: `${address}/${id}/update` });
  const loading = colleague.getByRole('textbox', { name: 'Data de carregamento' });
  const delivery = colleague.getByRole('textbox', { name: 'Data de entrega' });

  await test.step('what is typed stays, and a line says what changed and who did it', async () => {
    await delivery.fill('20/12/2030');
    await changeDates({ loadingDate: '2030-12-10' });
    await expect(colleague.getByText(/alterou: Data de carregamento\./)).toBeVisible();
    await expect(loading).toHaveValue('10/12/2030');
    await expect(delivery).toHaveValue('20/12/2030');
    await changeDates({ deliveryDate: '2030-12-24' });
    await expect(colleague.getByText('O que você digitou foi mantido.')).toBeVisible();
    await expect(delivery).toHaveValue('20/12/2030');
    await colleague.getByRole('button', { name: 'Usar os novos valores' }).click();
    await expect(delivery).toHaveValue('24/12/2030');
  });

  await test.step('an entry that was added to a list stays too, and whoever types in it types on', async () => {
    await colleague.getByRole('button', { name: 'Seguinte' }).click();
    await colleague.getByRole('button', { name: 'Adicionar carga' }).click();
    const quantity = colleague.getByRole('textbox', { name: 'Quantidade' }).last();
    await quantity.pressSequentially('12');
    await changeDates({ deliveryDate: '2030-12-26' });
    await expect(colleague.getByText(/outros dados\./)).toBeVisible();
    await colleague.keyboard.type('5');
    await expect(quantity).toHaveValue('125');
    await colleague
      .getByRole('button', { name: /^Remover carga/ })
      .last()
      .click();
  });

  await test.step('the record and the row show the cancellation without a reload', async () => {
    await colleague.goto(`${address}/show/${id}`);
    await expect(colleague.getByRole('heading', { name: code })).toBeVisible();
    await expect(colleague.getByText('Programada', { exact: true }).first()).toBeVisible();
    await call('put', `/travel/loadingOrder/${id}/cancel`, { reason: 'Sem carga' });
    await expect(colleague.getByText('Cancelada', { exact: true }).first()).toBeVisible();
    await expect(row('Cancelada')).toBeVisible();
  });

  await test.step('a truck has its order, and is free again as soon as that is cancelled', async () => {
    const trip = await assignedOrder(call);
    const plate = trip.plate.replaceAll('-', '');
    const { totalRegistry } = await call<{ totalRegistry: number }>('get', `/transportUnit?search=${plate}`);
    await page.goto(`/transportUnit${totalRegistry > 0 ? '' : 'Spot'}?search=${plate}`);
    const truck = page.getByRole('row').filter({ hasText: trip.plate });
    await expect(truck.getByRole('link', { name: trip.loadingOrderCode })).toBeVisible();
    await colleague.goto(`/operation/${trip.operation.operationId}/loadOrder/${trip._id}/update`);
    await delivery.fill('20/12/2030');
    const cancelled = colleague.waitForResponse(
      async (reply) =>
        reply.url().endsWith(`/travel/loadingOrder/${trip._id}`) &&
        (await reply.text()).includes('"statusName":"cancelled"'),
    );
    await call('put', `/travel/loadingOrder/${trip._id}/cancel`, { reason: 'Sem carga' });
    await expect(truck.getByText('Livre', { exact: true })).toBeVisible();
    // Who was changing the order keeps what they typed.
    await cancelled;
    await expect(colleague.getByRole('alert')).toContainText('não pode mais ser salvo');
    await expect(delivery).toHaveValue('20/12/2030');
  });

  await test.step('new orders are announced, and shown on demand', async () => {
    // A day on which no other journey loads: orders of theirs neither come in between nor bring this one along.
    const shown = await programmedOrder(call, '2030-11-05');
    await page.goto('/loadOrder?loadingDates=05-11-2030,05-11-2030');
    const rowOf = ({ loadingOrderCode }: Order) => page.getByRole('row').filter({ hasText: loadingOrderCode });
    await expect(rowOf(shown)).toBeVisible();
    const added = await programmedOrder(call, '2030-11-05');
    const announced = page.getByRole('button', { name: '1 nova ordem, mostrar', exact: true });
    await expect(announced).toBeVisible();
    await expect(rowOf(added)).toHaveCount(0);
    await announced.click();
    await expect(rowOf(added)).toBeVisible();
    await expect(announced).toBeHidden();
  });

  await test.step('an order whose day has passed is counted in its tab, marked, and named above the list', async () => {
    const late = await programmedOrder(call);
    await page.goto('/loadOrder?loadingDates=03-02-2021,03-02-2021');
    const tab = page.getByRole('navigation', { name: 'Situação' }).getByRole('link', { name: /^Atrasadas/ });
    await expect(tab).toHaveText('Atrasadas 0');
    await changeDates({ loadingDate: '2021-02-03' }, late._id);
    await expect(tab).toHaveText('Atrasadas 1');
    await tab.click();
    await expect(page).toHaveURL(/[?&]late=true/);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('row').filter({ hasText: late.loadingOrderCode })).toContainText(/Atrasada \d/);
    const above = page.getByRole('navigation', { name: 'O que pede atenção' });
    await above.getByRole('link', { name: /atrasadas?$/ }).click();
    await expect(page).toHaveURL('/loadOrder?late=true');
  });
});
