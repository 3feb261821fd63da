import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  assignCarrier,
  assignOrder,
  reassignOrder,
  unassignOrder,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { readMessages } from '#areas/load-orders/contract/order-message.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { createId } from '#kernel/ids.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const read = async (id: string, who = team.manager) =>
  (await app.call(who, readMessages, { params: { id } })).body.messages;
const messagesOf = async (id: string) => (await read(id)).map(({ about, to }) => `${about} ${to}`);

async function withPhone(partnerId: string, phone: string): Promise<void> {
  await app.services.database.asPlatform((trx) =>
    trx
      .insertInto('partner_contact')
      .values({
        id: createId(),
        company_id: team.company.id,
        partner_id: partnerId,
        position: 1,
        full_name: 'Rosa Choque',
        country_code: '591',
        phone,
      })
      .execute(),
  );
}

it('prepares a message about every event for each recipient whose phone is known', async () => {
  const [one, other] = [await app.truck(team), await app.truck(team)];
  const id = await app.order(team);
  const params = { id };
  expect(await messagesOf(id)).toEqual([]);
  const carrierId = await app.carrier(team);
  await withPhone(carrierId, '71234567');
  await app.call(team.manager, assignCarrier, { params, body: { transportCompanyId: carrierId } });
  const [given] = await read(id);
  expect(given).toMatchObject({ to: 'carrier', name: 'Rosa Choque', about: 'carrierAssigned', phone: '59171234567' });
  expect(given?.text).toMatch(
    /^Hola Rosa Choque, la orden \S+ fue entregada a su empresa de transporte\.\nDe Santa Cruz/,
  );
  expect(new URL(given!.url).searchParams.get('text')).toBe(given?.text);

  await app.call(team.manager, assignOrder, { params, body: { transportUnitId: one.truckId } });
  expect(await messagesOf(id)).toEqual(['assigned driver', 'carrierAssigned carrier']);
  await app.call(team.manager, reassignOrder, { params, body: { transportUnitId: other.truckId, reason: 'Avería' } });
  expect(await messagesOf(id)).toEqual([
    'reassigned driver',
    'reassigned formerDriver',
    'reassigned carrier',
    'assigned driver',
    'carrierAssigned carrier',
  ]);
  const former = (await read(id)).find(({ to }) => to === 'formerDriver');
  expect(former?.text).toContain('ya no es tuyo');

  await app.call(team.manager, unassignOrder, { params, body: { reason: 'Sin carga' } });
  expect((await messagesOf(id)).slice(0, 2)).toEqual(['unassigned formerDriver', 'unassigned carrier']);
  await app.call(team.manager, cancelOrder, { params, body: { reason: 'Sin carga' } });
  const [cancelled] = await read(id);
  expect(cancelled?.text).toContain('fue cancelada: Sin carga');
  expect((await read(id)).every(({ text }) => !/\{\{|loadOrders\./.test(text))).toBe(true);
});

it('shows the phone of an eventual driver only with the permission to see it', async () => {
  const id = await app.order(team);
  const { truckId } = await app.truck(team, { eventual: true });
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  expect(await messagesOf(id)).toEqual(['assigned driver']);
  const clerk = await app.member(team.company, 'load-order-write');
  expect(await read(id, clerk)).toEqual([]);
});

it('prepares no message for readers without write permission or from other companies', async () => {
  const id = await app.order(team);
  const reader = await app.member(team.company, 'load-order-read');
  expect((await app.call(reader, readMessages, { params: { id } })).status).toBe(403);
  expect((await app.call((await app.team()).manager, readMessages, { params: { id } })).status).toBe(404);
});
