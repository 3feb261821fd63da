import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { isLate, minutesLate } from '#areas/load-orders/rules/late-order.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

interface Plan {
  readonly loadingDate?: string | null;
  readonly loadingHour?: string | null;
  readonly deliveryDate?: string | null;
  readonly deliveryHour?: string | null;
}

async function planned(id: string, plan: Plan): Promise<void> {
  await app.services.database.asPlatform((trx) =>
    trx
      .updateTable('load_order')
      .set({
        loading_date: plan.loadingDate ?? null,
        loading_hour: plan.loadingHour ?? null,
        delivery_date: plan.deliveryDate ?? null,
        delivery_hour: plan.deliveryHour ?? null,
      })
      .where('id', '=', id)
      .execute(),
  );
}

const stored = (id: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('load_order').select(['late_at', 'version']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
const lateAt = async (id: string) => (await stored(id)).late_at?.toISOString() ?? null;

describe('when an order is late', () => {
  it('follows its plan and its status', async () => {
    const id = await app.order(team);
    await planned(id, {
      loadingDate: '2026-12-01',
      loadingHour: '08:00',
      deliveryDate: '2026-12-02',
      deliveryHour: '17:30',
    });
    // La Paz is four hours behind Greenwich; the usual tolerance is one hour.
    expect(await lateAt(id)).toBe('2026-12-01T13:00:00.000Z');
    await planned(id, { loadingDate: '2026-12-01', deliveryDate: '2026-12-02' });
    expect(await lateAt(id)).toBe('2026-12-02T05:00:00.000Z');
    await planned(id, { deliveryDate: '2026-12-02', deliveryHour: '17:30' });
    expect(await lateAt(id)).toBe('2026-12-02T22:30:00.000Z');
    await planned(id, {});
    expect(await lateAt(id)).toBeNull();
  });

  it('waits for the delivery once on the road, and for nothing afterwards', async () => {
    const id = await app.order(team);
    const { truckId } = await app.truck(team);
    await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    await planned(id, { loadingDate: '2026-12-01', deliveryDate: '2026-12-02', deliveryHour: '10:00' });
    await app.moveTo(id, ORDER_STATUS.inProgress);
    expect(await lateAt(id)).toBe('2026-12-02T15:00:00.000Z');
    await app.moveTo(id, ORDER_STATUS.finished);
    expect(await lateAt(id)).toBeNull();
  });

  it('is the same when it has arrived: as planned in the zone of its company, plus the tolerance', async () => {
    const id = await app.order(team);
    const { truckId } = await app.truck(team);
    await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    await app.moveTo(id, ORDER_STATUS.finished);
    const dueAt = async (plan: Plan) => {
      await planned(id, plan);
      return (await app.call(team.manager, readOrder, { params: { id } })).body.loadingOrder.deliveryDueAt;
    };
    expect(await dueAt({ deliveryDate: '2026-12-02', deliveryHour: '10:00' })).toBe('2026-12-02T15:00:00.000Z');
    expect(await dueAt({ deliveryDate: '2026-12-02' })).toBe('2026-12-03T05:00:00.000Z');
    expect(await dueAt({ loadingDate: '2026-12-01' })).toBeNull();
  });

  it("follows the company's tolerance and time zone, without a new version of the order", async () => {
    const id = await app.order(team);
    await planned(id, { loadingDate: '2026-12-01', loadingHour: '08:00' });
    const { version } = await stored(id);
    await app.services.database.asPlatform((trx) =>
      sql`update company set late_tolerance_minutes = 15 where id = ${team.company.id}`.execute(trx),
    );
    expect(await lateAt(id)).toBe('2026-12-01T12:15:00.000Z');
    expect((await stored(id)).version).toBe(version);
  });
});

describe('isLate', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  it('holds from the moment on that is stored with the order', () => {
    expect(isLate({ lateAt: null }, now)).toBe(false);
    expect(isLate({ lateAt: '2026-12-01T12:00:00Z' }, now)).toBe(false);
    expect(isLate({ lateAt: new Date('2026-12-01T11:59:59Z') }, now)).toBe(true);
    expect(minutesLate({ lateAt: '2026-12-01T10:29:30Z' }, now)).toBe(90);
    expect(minutesLate({ lateAt: '2026-12-01T13:00:00Z' }, now)).toBe(0);
  });
});
