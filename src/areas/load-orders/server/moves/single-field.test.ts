import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { type LifecycleApp, startLifecycle, type Team } from '../lifecycle.fixture.ts';

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

/** What the audit holds of an order, oldest first. */
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

  it('is emptied by null and by nothing but spaces', async () => {
    const id = await app.order(team);
    await fill(id, 'comment', 'Frágil');
    await fill(id, 'comment', '  ');
    expect((await app.read(id)).comment).toBeNull();
    await fill(id, 'crt', '001');
    await fill(id, 'crt', null);
    expect((await app.read(id)).crt).toBeNull();
  });
});

describe('the audit', () => {
  const by = () => ({ user_id: team.manager.userId });

  it('holds the field that was filled in, and nothing where nothing changed', async () => {
    const id = await app.order(team);
    await fill(id, 'equipmentNumber', 'csqu 305438-3');
    await fill(id, 'equipmentNumber', 'CSQU3054383');
    expect(await auditOf(id)).toMatchObject([
      { ...by(), action: 'loadOrders.assignField', changes: { equipmentNumber: { from: null, to: 'CSQU3054383' } } },
    ]);
  });

  it('holds the dates that were changed', async () => {
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

  it('holds who looks after the order', async () => {
    const id = await app.order(team);
    const { userId } = team.manager;
    await app.call(team.manager, moves.assignAnalyst, { params: { id }, body: { analystId: userId } });
    expect(await auditOf(id)).toMatchObject([
      { ...by(), action: 'loadOrders.assignAnalyst', changes: { assignedAnalyst: { from: null, to: userId } } },
    ]);
  });
});
