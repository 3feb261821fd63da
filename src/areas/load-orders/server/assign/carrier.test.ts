import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assignCarrier,
  assignOrder,
  matchAssignments,
  suggestAssignments,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const assign = (who: Team, id: string, transportUnitId: string) =>
  app.call(who.manager, assignOrder, { params: { id }, body: { transportUnitId } });
const hand = (id: string, transportCompanyId: string | null) =>
  app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });

describe('an order given to a transport company', () => {
  it('stays programmed; the company on the platform is notified and assigns a truck of its own', async () => {
    const carrier = await app.team('Cargas del Oriente');
    const id = await app.order(team);
    const { body } = await hand(id, await app.carrier(team, carrier.company));
    expect(body.loadingOrder).toMatchObject({
      loadingOrderStatus: ORDER_STATUS.programmed,
      provider: { companyName: 'Cargas del Oriente' },
      assignment: null,
    });
    expect(await app.noticesOf(carrier.manager)).toEqual(['loadOrderAssignedToCarrier']);
    const own = await app.truck(team);
    expect((await assign(team, id, own.truckId)).error.code).toBe('loadOrders.carrierAssigns');
    const theirs = await app.truck(carrier);
    expect((await assign(carrier, id, theirs.truckId)).body.loadingOrder.assignment).toMatchObject({
      plate: theirs.plate,
      companyId: carrier.company.id,
    });
    expect((await app.read(id)).tasks_total).toBe(8);
    expect(await app.noticesOf(team.manager)).toEqual(['loadOrderAssignedToTrucker']);
  });

  it('gets its truck from the owning company when the carrier is not on the platform', async () => {
    const id = await app.order(team);
    await hand(id, await app.carrier(team));
    expect((await assign(team, id, (await app.truck(team)).truckId)).status).toBe(200);
  });

  it('gets no truck from a company that is no longer its carrier', async () => {
    const carrier = await app.team();
    const id = await app.order(team);
    const partner = await app.carrier(team, carrier.company);
    await hand(id, partner);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('partner').set({ linked_company_id: null }).where('id', '=', partner).execute(),
    );
    const { truckId } = await app.truck(carrier);
    expect((await assign(carrier, id, truckId)).error.code).toBe('loadOrders.providerEnded');
  });

  it('is taken back with null, and is never given away with a truck or to an unknown company', async () => {
    const id = await app.order(team);
    const stranger = await app.team();
    const foreign = await app.carrier(stranger);
    expect((await hand(id, foreign)).error.fields?.transportCompanyId?.code).toBe('choice');
    const carrierId = await app.carrier(team);
    await hand(id, carrierId);
    expect((await hand(id, null)).body.loadingOrder.provider).toBeNull();
    await assign(team, id, (await app.truck(team)).truckId);
    expect((await hand(id, carrierId)).error.code).toBe('loadOrders.wrongStatus');
  });
});

describe('many orders at once', () => {
  const match = (rows: readonly (readonly [string, string])[]) =>
    app.call(team.manager, matchAssignments, {
      body: { assignments: rows.map(([loadingOrderId, transportUnitId]) => ({ loadingOrderId, transportUnitId })) },
    });

  it('all get their trucks', async () => {
    const orders = await app.orders(team, 3);
    const trucks = [await app.truck(team), await app.truck(team), await app.truck(team)];
    const { status, body } = await match(orders.map((id, at) => [id, trucks[at]!.truckId]));
    expect(status).toBe(200);
    expect(body.loadingOrders.map(({ assignment }) => assignment?.plate)).toEqual(trucks.map(({ plate }) => plate));
  });

  it('get no trucks when one row is refused, with a reason for each such row', async () => {
    const [good, taken, twice, foreign, done] = await app.orders(team, 5);
    const [free, busy, disabled] = [
      await app.truck(team),
      await app.truck(team),
      await app.truck(team, { enabled: false }),
    ];
    await assign(team, done!, busy.truckId);
    const { status, error } = await match([
      [good!, free.truckId],
      [taken!, busy.truckId],
      [twice!, free.truckId],
      [foreign!, (await app.truck(await app.team())).truckId],
      [done!, disabled.truckId],
    ]);
    expect([status, error.code]).toEqual([409, 'loadOrders.matchRefused']);
    const codes = Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]);
    expect(codes).toEqual([
      ['assignments.1', 'truckBusy'],
      ['assignments.2', 'namedTwice'],
      ['assignments.3', 'choice'],
      ['assignments.4', 'wrongStatus'],
    ]);
    expect((await app.read(good!)).status).toBe(ORDER_STATUS.programmed);
  });
});

describe('suggestions', () => {
  it('come nearest first; unsuitable trucks carry their reasons', async () => {
    const here = await app.team();
    const [near, far, unknown] = [await app.truck(here), await app.truck(here), await app.truck(here)];
    const busy = await app.truck(here, { trailer: true });
    const others = {
      disabled: await app.truck(here, { enabled: false }),
      alone: await app.truck(here, { driver: false }),
      expired: await app.truck(here, { expired: true }),
      incomplete: await app.truck(here, { incomplete: true }),
    };
    const [id, open] = await app.orders(here, 2);
    await app.deliveredAt(here, near.truckId, { lat: -17.4, lng: -63.3 });
    await app.deliveredAt(here, far.truckId, { lat: -33.45, lng: -70.66 });
    await assign(here, open!, busy.truckId);
    const ask = (suitable: 'true' | 'false') =>
      app.call(here.manager, suggestAssignments, { params: { id: id! }, query: { suitable } });
    const { body: good } = await ask('true');
    expect(good.suggestions.map(({ transportUnit }) => transportUnit.plate)).toEqual([near.plate, unknown.plate]);
    expect(good.suggestions[0]).toMatchObject({ distanceKm: 45, seen: { by: 'delivery' }, assignable: true });
    const { body: rest } = await ask('false');
    const reasons = new Map(
      rest.suggestions.map(({ transportUnit, reasons }) => [transportUnit.plate, reasons.map(({ code }) => code)]),
    );
    expect(reasons).toEqual(
      new Map([
        [far.plate, ['far']],
        [others.incomplete.plate, ['documentsIncomplete']],
        [others.disabled.plate, ['truckDisabled']],
        [others.alone.plate, ['noDriver']],
        [others.expired.plate, ['documentsExpired']],
        [busy.plate, ['truckBusy', 'driverBusy', 'trailerBusy']],
      ]),
    );
    const named = rest.suggestions.find(({ transportUnit }) => transportUnit.plate === busy.plate);
    expect(named?.reasons[0]?.loadingOrderCode).toBe((await app.read(open!)).code);
  });
});
