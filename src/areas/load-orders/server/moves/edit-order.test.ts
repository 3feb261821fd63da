import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder, updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import { markStop } from '#areas/load-orders/contract/order-part.calls.ts';
import { addComment } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { acceptTrip, consentToSharing } from '#areas/trips/contract/trip-position.calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const fill = (id: string, field: moves.SingleField, value: string | null) =>
  app.call(team.manager, moves.assignField, { params: { id }, body: { field, value } });

const LIST = listCalls(ORDER_LISTS.loadOrder);
const listedWith = async (filters: object) => {
  const { body } = await app.call(team.manager, LIST.read, { query: filters as never });
  return (body[ORDER_LISTS.loadOrder.rowsKey] as readonly OrderRow[]).map(({ _id }) => _id);
};

/** The audit entries of an order, oldest first. */
const auditOf = (id: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['action', 'user_id', 'changes'])
      .where('entity', '=', 'loadOrder')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute(),
  );

describe('one field of an order', () => {
  it('is stored as the form stores it, so that the list finds it', async () => {
    const id = await app.order(team);
    expect((await fill(id, 'equipmentNumber', ' csqu 305438-3 ')).status).toBe(200);
    expect((await app.read(id)).equipment_number).toBe('CSQU3054383');
    expect(await listedWith({ containerNumbers: 'CSQU3054383' })).toEqual([id]);
  });

  it('has the limit of the form, so that the order can be saved afterwards', async () => {
    const id = await app.order(team);
    const { status, error } = await fill(id, 'vessel', 'v'.repeat(400));
    expect({ status, problem: error.fields?.value }).toEqual({
      status: 400,
      problem: { code: 'maxLength', message: expect.stringContaining('100') },
    });
    expect((await fill(id, 'vessel', 'v'.repeat(100))).status).toBe(200);
    const { version, vessel } = await app.read(id);
    const saved = await app.call(team.manager, updateOrder, { params: { id }, body: { version, vessel } });
    expect(saved.status).toBe(200);
  });

  it('is cleared by null and by spaces', async () => {
    const id = await app.order(team);
    await fill(id, 'comment', 'Frágil');
    await fill(id, 'comment', '  ');
    expect((await app.read(id)).comment).toBeNull();
    await fill(id, 'crt', '001');
    await fill(id, 'crt', null);
    expect((await app.read(id)).crt).toBeNull();
  });
});

describe('the audit of an order', () => {
  const by = () => ({ user_id: team.manager.userId });

  it('records the field that was filled in, and nothing if nothing changed', async () => {
    const id = await app.order(team);
    await fill(id, 'equipmentNumber', 'csqu 305438-3');
    await fill(id, 'equipmentNumber', 'CSQU3054383');
    expect(await auditOf(id)).toMatchObject([
      { ...by(), action: 'loadOrders.assignField', changes: { equipmentNumber: { from: null, to: 'CSQU3054383' } } },
    ]);
  });

  it('records the dates that were changed', async () => {
    const id = await app.order(team);
    const { version, loading_date } = await app.read(id);
    const dates = { loadingDate: app.day(9), delayDate: '2026-12-01T10:00:00-04:00' };
    await app.call(team.manager, moves.changeOrderDates, { params: { id }, body: { version, dates } });
    expect(await auditOf(id)).toMatchObject([
      {
        ...by(),
        action: 'loadOrders.changeDates',
        changes: {
          loadingDate: { from: loading_date, to: app.day(9) },
          delayDate: { from: null, to: '2026-12-01T14:00:00.000Z' },
        },
      },
    ]);
  });

  it('records nothing when no date is sent', async () => {
    const id = await app.order(team);
    const { version } = await app.read(id);
    const sent = await app.call(team.manager, moves.changeOrderDates, { params: { id }, body: { version, dates: {} } });
    expect(sent.status).toBe(200);
    expect(await auditOf(id)).toEqual([]);
    expect((await app.read(id)).version).toBe(version);
  });

  it('records the analyst who was assigned', async () => {
    const id = await app.order(team);
    const { userId } = team.manager;
    await app.call(team.manager, moves.assignAnalyst, { params: { id }, body: { analystId: userId } });
    expect(await auditOf(id)).toMatchObject([
      { ...by(), action: 'loadOrders.assignAnalyst', changes: { assignedAnalyst: { from: null, to: userId } } },
    ]);
  });

  it('records the carrier an order is given to, and the comment on it', async () => {
    const id = await app.order(team);
    const transportCompanyId = await app.carrier(team);
    await app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
    await app.call(team.manager, addComment, { params: { id }, body: { text: 'Llamar antes' } });
    expect(await auditOf(id)).toMatchObject([
      { action: 'loadOrders.assignCarrier', changes: { carrier: { from: null, to: 'Transportes Illimani' } } },
      { action: 'loadOrders.addComment', changes: { comment: { from: null, to: 'Llamar antes' } } },
    ]);
  });

  it('records the outcome of a stop, also from the driver of another company', async () => {
    const carrier = await app.team();
    const id = await app.order(team, { kind: 'multipoint' });
    const transportCompanyId = await app.carrier(team, carrier.company);
    await app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
    const driver = await app.member(carrier.company, 'load-order-read');
    const { truckId: transportUnitId } = await app.truck(carrier, { account: driver });
    await app.call(carrier.manager, assignOrder, { params: { id }, body: { transportUnitId } });
    const { body } = await app.call(driver, readOrder, { params: { id } });
    const stopId = body.loadingOrder.stops[1]!._id;
    const described = { status: 'partial' as const, quantityDone: 4, note: 'Faltan seis' };
    expect((await app.call(driver, markStop, { params: { id, stopId }, body: described })).status).toBe(200);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      user_id: driver.userId,
      action: 'loadOrders.markStop',
      changes: {
        'stops.1.status': { from: 'pending', to: 'partial' },
        'stops.1.quantityDone': { from: null, to: 4 },
        'stops.1.note': { from: null, to: 'Faltan seis' },
      },
    });
  });

  it('records that a driver accepted the trip, and their consent', async () => {
    const driver = await app.member(team.company, 'load-order-read');
    const { truckId: transportUnitId } = await app.truck(team, { account: driver });
    const id = await app.order(team);
    await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId } });
    await app.call(driver, acceptTrip, { params: { id }, body: {} });
    await app.call(driver, consentToSharing, { params: { id }, body: { shared: false } });
    const at = expect.any(String);
    expect(await auditOf(id)).toMatchObject([
      {
        user_id: driver.userId,
        action: 'loadOrders.acceptTrip',
        changes: { acceptedAt: { from: null, to: at }, sharingSince: { from: null, to: at } },
      },
      { action: 'loadOrders.consentToSharing', changes: { sharingSince: { from: at, to: null } } },
    ]);
  });
});
