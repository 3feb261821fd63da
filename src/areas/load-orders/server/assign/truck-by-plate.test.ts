import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMultipoint } from '#areas/load-orders/contract/order.calls.ts';
import { assignOrder, findTruckByPlate } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';
import { NEW_OPERATION, WAY } from '../orders.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const find = (plate: string) => app.call(team.manager, findTruckByPlate, { query: { plate } });
const delivery = { action: 'delivery', place: WAY.destination } as const;
const stops = [{ action: 'pickup', place: WAY.origin } as const, delivery];

describe('the truck of a plate', () => {
  it('is returned with its driver and the reasons against it, in whatever spelling of the plate', async () => {
    const truck = await app.truck(team);
    const { body } = await find(`${truck.plate.slice(0, 4)}-${truck.plate.slice(4).toLowerCase()}`);
    expect(body.truck).toMatchObject({
      transportUnit: { _id: truck.truckId, plate: truck.plate },
      trucker: { _id: truck.driverId },
      assignable: true,
      reasons: [],
    });
    const { body: given } = await app.call(team.manager, assignOrder, {
      params: { id: await app.order(team) },
      body: { transportUnitId: truck.truckId },
    });
    const { loadingOrderCode } = given.loadingOrder;
    expect((await find(truck.plate)).body.truck).toMatchObject({
      assignable: false,
      reasons: [
        { code: 'truckBusy', loadingOrderCode },
        { code: 'driverBusy', loadingOrderCode, checks: [] },
      ],
    });
    expect((await find('9999ZZZ')).body.truck).toBeNull();
  });

  it('is assigned to an order with many stops when the order is created', async () => {
    const { truckId } = await app.truck(team);
    const { status, body } = await app.call(team.manager, createMultipoint, {
      body: { ...NEW_OPERATION, stops, assignment: { transportUnitId: truckId } },
    });
    expect(status).toBe(201);
    expect(await app.read(body.loadingOrders[0]!._id)).toMatchObject({
      status: ORDER_STATUS.assigned,
      truck_id: truckId,
    });
  });

  it('gets one order, never one per delivery, and a busy truck gets none', async () => {
    const { truckId } = await app.truck(team);
    const assignment = { transportUnitId: truckId };
    const many = { ...NEW_OPERATION, stops: [...stops, delivery], split: 'perDelivery' as const, assignment };
    const { error } = await app.call(team.manager, createMultipoint, { body: many });
    expect(error.fields?.split?.code).toBe('notAllowed');
    const make = () => app.call(team.manager, createMultipoint, { body: { ...NEW_OPERATION, stops, assignment } });
    expect([(await make()).status, (await make()).error.code]).toEqual([201, 'loadOrders.truckBusy']);
  });
});
