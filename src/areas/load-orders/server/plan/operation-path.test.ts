import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#areas/load-orders/contract/order.calls.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { LA_PAZ, SANTA_CRUZ } from '../order-details.fixture.ts';
import { archivePath } from './plan.fixture.ts';
import { chosen, type PlannedWorld, startPlanned } from './planned-orders.fixture.ts';

let { app, team, plans } = {} as PlannedWorld;
beforeAll(async () => {
  ({ app, team, plans } = await startPlanned());
});
afterAll(() => app.close());

describe('an operation with a path', () => {
  const form = (clientId: string) => ({
    ...{
      dispatchType: 'direct' as const,
      serviceType: 'national' as const,
      clientId,
      operatorId: null,
      templateId: null,
    },
    ...{ reference: null, comment: null, origin: SANTA_CRUZ, destination: LA_PAZ },
    ...{ pickupDate: '2031-05-04', deliveryDate: '2031-05-06', weightUnit: 'tn' as const, promisedTn: '100' },
    clientFreight: { type: 'toNegotiate' as const, value: null, currency: null },
    supplierFreight: { type: 'toNegotiate' as const, value: null, currency: null },
  });
  const make = async (kind: 'normal' | 'agro', more: object) => {
    const clientId = await app.partner(team, 'client', 'Ingenio');
    return app.call(team.manager, OPERATION_CALLS[kind].create, { body: { ...form(clientId), ...more } });
  };

  it('gives it to its orders, unless they say otherwise or it is archived since', async () => {
    const [path, other] = [await plans.plan(), await plans.plan()];
    const { body, status } = await make('normal', chosen(path, 'controlPoints'));
    expect(status).toBe(201);
    expect(body.operation.routeGeofence).toMatchObject({ type: 'controlPoints', name: `${path.route} · ${path.path}` });
    const order = async (more: object) => {
      const places = { origin: SANTA_CRUZ, destination: LA_PAZ };
      const sent = { ...places, operation: { operationId: body.operation._id }, ...more };
      return (await app.call(team.manager, calls.createOrder, { body: sent })).body.loadingOrder;
    };
    expect(await order({})).toMatchObject({
      distanceTravel: 850,
      plan: { path: path.path, supervision: 'controlPoints' },
    });
    expect((await order(chosen(other))).plan?.path).toBe(other.path);
    expect((await order({ routeGeofence: null })).plan).toBeNull();
    await plans.write((trx) => archivePath(trx, path));
    expect((await order({})).plan).toBeNull();
  });

  it('gives it to agro trucks too, and refuses a foreign one', async () => {
    const path = await plans.plan();
    const { body } = await make('agro', chosen(path));
    const made = await app.call(team.manager, calls.createAgro, { body: { agroOperationId: body.operation._id } });
    expect(made.status).toBe(201);
    expect((await plans.read(made.body.loadingOrders[0]!._id)).plan?.path).toBe(path.path);
    const refused = await make('normal', chosen(await plans.plan({}, await app.team())));
    expect(refused.error.fields?.['routeGeofence.routeGeofenceId']?.code).toBe('choice');
  });

  it('made for an order takes over the order’s path', async () => {
    const path = await plans.plan();
    const freight = { type: 'toNegotiate' as const };
    const { body, status } = await app.call(team.manager, calls.createOrder, {
      body: {
        ...{ origin: SANTA_CRUZ, destination: LA_PAZ, dispatchType: 'direct', serviceType: { id: 'national' } },
        ...{ dates: { loadingDate: '2031-05-04', deliveryDate: '2031-05-06' } },
        ...{ clientFreight: freight, carrierFreight: freight, ...chosen(path) },
      },
    });
    expect(status).toBe(201);
    const operation = await plans.write((trx) =>
      trx
        .selectFrom('operation')
        .select('path_id')
        .where('id', '=', body.loadingOrder.operation.operationId)
        .executeTakeFirst(),
    );
    expect(operation?.path_id).toBe(path.pathId);
  });
});
