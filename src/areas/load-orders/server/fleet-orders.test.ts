import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRIVER_LISTS, type DriverRow } from '#areas/fleet/contract/driver.list.ts';
import { driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import { VEHICLE_LISTS, type VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import {
  assignCarrier,
  assignOrder,
  reassignOrder,
  unassignOrder,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { addManualPosition, readMap } from '#areas/trips/contract/trip-position.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import type { MadeTruck } from './fleet.fixture.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';

const READ_FLEET = ['transport-unit-read', 'semitruck-read', 'trucker-read'];

let app: LifecycleApp;
let team: Team;
let clerk: TestUser;
let dispatcher: TestUser;
let truck: MadeTruck;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());
beforeEach(async () => {
  team = await app.team();
  clerk = await app.member(team.company, ...READ_FLEET);
  dispatcher = await app.member(team.company, ...READ_FLEET, 'load-order-read');
  truck = await app.truck(team, { trailer: true });
});

async function vehicles(who: TestUser, query: object = {}, fleet: 'ownTruck' | 'ownSemitrailer' = 'ownTruck') {
  const { body } = await app.call(who, listCalls(VEHICLE_LISTS[fleet]).read, { query: query as never });
  return body.transportUnits as readonly VehicleRow[];
}

async function drivers(who: TestUser, query: object = {}) {
  const { body } = await app.call(who, listCalls(DRIVER_LISTS.own).read, { query: query as never });
  return body.truckers as readonly DriverRow[];
}

async function assigned(to: MadeTruck = truck): Promise<string> {
  const id = await app.order(team);
  const { status } = await app.call(team.manager, assignOrder, {
    params: { id },
    body: { transportUnitId: to.truckId },
  });
  expect(status).toBe(200);
  return id;
}

const lastSignal = async () =>
  (
    await app.services.database.asPlatform((trx) =>
      sql<{ id: string }>`select coalesce(max(id), 0) as id from app.signal`.execute(trx),
    )
  ).rows[0]!.id;

async function signalled(since: string, topic: string): Promise<readonly (string | null)[]> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ record: string | null }>`select distinct record_id as record from app.signal
      where id > ${since} and topic = ${topic} order by 1`.execute(trx),
  );
  return rows.map(({ record }) => record);
}

describe('the lists of trucks, semitrailers and drivers', () => {
  it('say who is free, who has an order and who is on the road with it', async () => {
    expect(await vehicles(clerk)).toMatchObject([{ availability: 'free', openTrip: null, lastSeen: null }]);
    const id = await assigned();
    const { code } = await app.read(id);
    const trip = {
      _id: id,
      loadingOrderCode: code,
      company: null,
      origin: 'Santa Cruz de la Sierra',
      destination: 'La Paz',
    };
    const busy = { availability: 'assigned', openTrip: trip };
    expect(await vehicles(clerk)).toMatchObject([busy]);
    expect(await vehicles(clerk, {}, 'ownSemitrailer')).toMatchObject([busy]);
    expect(await drivers(clerk)).toMatchObject([busy]);
    await app.moveTo(id, ORDER_STATUS.inProgress);
    expect(await vehicles(clerk)).toMatchObject([{ availability: 'onTrip', openTrip: trip }]);
    await app.moveTo(id, ORDER_STATUS.finished);
    expect(await vehicles(clerk)).toMatchObject([{ availability: 'free', openTrip: null }]);
    expect(await drivers(clerk)).toMatchObject([{ availability: 'free', openTrip: null }]);
  });

  it('lead to the order only those who may open it', async () => {
    await assigned();
    expect((await vehicles(clerk))[0]?.openTrip?.screen).toBeNull();
    expect((await vehicles(dispatcher))[0]?.openTrip?.screen).toBe('order');
  });

  it('are filtered and sorted by it', async () => {
    const other = await app.truck(team);
    const id = await assigned();
    const plates = async (query: object) => (await vehicles(clerk, query)).map(({ _id }) => _id);
    expect(await plates({ availabilities: 'free' })).toEqual([other.truckId]);
    expect(await plates({ availabilities: 'assigned,onTrip' })).toEqual([truck.truckId]);
    expect(await plates({ availabilities: 'onTrip' })).toEqual([]);
    expect(await plates({ sort: 'availability' })).toEqual([other.truckId, truck.truckId]);
    expect(await plates({ sort: '-availability' })).toEqual([truck.truckId, other.truckId]);
    await app.moveTo(id, ORDER_STATUS.inProgress);
    expect((await drivers(clerk, { availabilities: 'onTrip' })).map(({ _id }) => _id)).toEqual([truck.driverId]);
    const pulled = await vehicles(clerk, { availabilities: 'onTrip' }, 'ownSemitrailer');
    expect(pulled.map(({ _id }) => _id)).toEqual([truck.trailerId]);
  });

  it('name the company and the client of an order driven for others', async () => {
    const shipper = await app.team('Embarcadora Andina');
    const order = await app.order(shipper);
    const carrier = await app.carrier(shipper, team.company);
    const client = await app.partner(shipper, 'client', 'Molinos Unidos');
    await app.services.database.asPlatform(async (trx) => {
      await trx.updateTable('load_order').set({ client_id: client }).where('id', '=', order).execute();
      const association = { company_id: shipper.company.id, partner_id: team.company.id, status: 'accepted' };
      await trx
        .insertInto('company_association')
        .values({ id: createId(), ...association, requested_by: shipper.manager.userId })
        .execute();
    });
    await app.call(shipper.manager, assignCarrier, { params: { id: order }, body: { transportCompanyId: carrier } });
    const { status } = await app.call(team.manager, assignOrder, {
      params: { id: order },
      body: { transportUnitId: truck.truckId },
    });
    expect(status).toBe(200);
    const named = { company: 'Embarcadora Andina', client: 'Molinos Unidos' };
    expect((await vehicles(clerk))[0]?.openTrip).toMatchObject(named);
    const { body } = await app.call(clerk, driverTravels, { params: { id: truck.driverId! }, query: {} });
    expect(body.travels).toMatchObject([named]);
    expect(await vehicles(await app.member(shipper.company, ...READ_FLEET))).toEqual([]);
  });

  it('show where a truck was last seen, and near which city', async () => {
    const id = await assigned();
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ last_lat: -17.4, last_lng: -66.2, last_seen_at: new Date('2026-03-01T10:00:00Z') })
        .where('id', '=', id)
        .execute(),
    );
    const [row] = await vehicles(clerk);
    expect(row?.lastSeen).toMatchObject({ lat: -17.4, lng: -66.2 });
    expect(new Date(row!.lastSeen!.at).toISOString()).toBe('2026-03-01T10:00:00.000Z');
    expect(row?.lastSeen?.city).toMatch(/\S/);
  });

  it('do not show where the truck before was seen', async () => {
    const id = await assigned();
    const note = { loadingOrderId: id, lat: -17.4, lng: -66.2 };
    await app.call(team.manager, addManualPosition, { body: note });
    const other = await app.truck(team);
    const plate = { plates: other.plate.replace('-', '') };
    const lastOnMap = async () => (await app.call(team.manager, readMap, { params: { id } })).body.last;
    expect(await lastOnMap()).toMatchObject({ lat: -17.4, lng: -66.2 });
    await app.call(team.manager, reassignOrder, {
      params: { id },
      body: { transportUnitId: other.truckId, reason: 'Falla' } as never,
    });
    expect((await vehicles(clerk, plate))[0]).toMatchObject({ availability: 'assigned', lastSeen: null });
    expect(await lastOnMap()).toBeNull();
    await app.call(team.manager, addManualPosition, { body: note });
    expect((await vehicles(clerk, plate))[0]?.lastSeen).toMatchObject({ lat: -17.4, lng: -66.2 });
    await app.call(team.manager, unassignOrder, { params: { id }, body: {} });
    expect(await app.read(id)).toMatchObject({ last_lat: null, last_lng: null, last_seen_at: null });
  });

  it('follow a trip that begins or ends, also for readers without the right to orders', async () => {
    const start = await lastSignal();
    const id = await assigned();
    expect(await signalled(start, 'vehicle')).toEqual([truck.truckId, truck.trailerId].sort());
    expect(await signalled(start, 'driver')).toEqual([truck.driverId]);
    const end = await lastSignal();
    await app.call(team.manager, cancelOrder, { params: { id }, body: { reason: 'El cliente no despacha' } });
    expect(await signalled(end, 'vehicle')).toEqual([truck.truckId, truck.trailerId].sort());
    expect(await signalled(end, 'driver')).toEqual([truck.driverId]);
  });
});

describe('the trips of a driver', () => {
  const counts = async () => {
    const params = { id: truck.driverId! };
    const { body } = await app.call(clerk, driverTravels, { params, query: {} });
    const [row] = await drivers(clerk, { plates: truck.plate.replace('-', '') });
    const stored = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('driver').select(['total_travels', 'version']).where('id', '=', truck.driverId!).execute(),
    );
    return { listed: body.totalRegistry, column: row?.totalTravel, stored };
  };
  const same = (trips: number) => ({ listed: trips, column: trips, stored: [{ total_travels: trips, version: 1 }] });

  it('are as many in the header as in the list, whatever happens to the orders', async () => {
    expect(await counts()).toEqual(same(0));
    const first = await assigned();
    expect(await counts()).toEqual(same(1));
    await app.moveTo(first, ORDER_STATUS.finished);
    expect(await counts()).toEqual(same(1));
    const second = await assigned();
    expect(await counts()).toEqual(same(2));
    const other = await app.truck(team);
    await app.call(team.manager, reassignOrder, {
      params: { id: second },
      body: { transportUnitId: other.truckId, reason: 'Falla' } as never,
    });
    expect(await counts()).toEqual(same(1));
    const third = await assigned();
    await app.call(team.manager, unassignOrder, { params: { id: third }, body: {} });
    expect(await counts()).toEqual(same(1));
  });

  it('name whose order each was, and lead there those who may open it', async () => {
    await assigned();
    const travels = async (who: TestUser) =>
      (await app.call(who, driverTravels, { params: { id: truck.driverId! }, query: {} })).body.travels;
    expect(await travels(clerk)).toMatchObject([{ company: null, screen: null }]);
    expect(await travels(dispatcher)).toMatchObject([{ company: null, screen: 'order' }]);
  });
});
