import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBoard, readBookingHistory } from '../contract/board.calls.ts';
import * as calls from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import { takeInTruck } from '../contract/visit.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { day, dock, everyDay, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
let booked: BookingView;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager, {
    docks: [dock('A'), dock('B', { lanes: 2, inService: false })],
    // The night shift of the day before reaches into the day.
    shifts: [...everyDay('08:00', '18:00'), ...everyDay('22:00', '02:00')],
    closures: [
      { dockId: null, startsOn: day(2), endsOn: day(2), starts: '12:00', ends: '13:00', reason: 'Inventario' },
    ],
  });
  booked = await app.book(site.manager, await app.expected(site.manager, warehouse), '09:00');
  await app.expected(site.manager, warehouse);
});
afterAll(() => app.close());

const board = async (date?: string, who = site.manager) =>
  app.call(who, readBoard, { query: { warehouseId: warehouse._id, ...(date ? { date } : {}) } });
const hours = (spans: readonly { from: string; until: string }[]) =>
  spans.map(({ from, until }) => `${from.slice(11, 16)} ${until.slice(11, 16)}`);

describe('the board of docks', () => {
  it('shows who has a place on the day, and who has still to get one', async () => {
    const { body } = await board(day(2));
    expect(body.schedulings).toMatchObject([
      { _id: booked._id, dockId: warehouse.docks[0]!.id, lane: 1, schedulingStatus: 'scheduled', movable: true },
    ]);
    expect(body.waiting).toMatchObject([{ schedulingStatus: 'pending', startsAt: null }]);
    expect((await board(day(5))).body).toMatchObject({ schedulings: [], waiting: [] });
  });

  it('knows when each dock works, also after midnight, and when it is closed', async () => {
    const { docks } = (await board(day(2))).body;
    expect(docks.map(({ name, lanes, inService }) => [name, lanes, inService])).toEqual([
      ['A', 1, true],
      ['B', 2, false],
    ]);
    // La Paz is four hours behind: midnight is 04:00.
    expect(hours(docks[0]!.open)).toEqual(['04:00 06:00', '12:00 22:00', '02:00 04:00']);
    expect(hours(docks[0]!.closed)).toEqual(['16:00 17:00']);
  });

  it('has trucks that wait without a time on any day, until they get a dock', async () => {
    const { body } = await app.call(site.manager, takeInTruck, {
      body: { warehouseId: warehouse._id, plate: '2345ABC', trucker: null, transportCompany: null, action: 'unload' },
    });
    const waits = async () => (await board()).body.waiting.map(({ _id }) => _id);
    expect(await waits()).toContain(body.scheduling._id);
    const days = await app.call(site.manager, calls.findDocks, { query: { schedulingId: body.scheduling._id } });
    expect(days.body.warehouse.docks.map(({ name }) => name)).toEqual(['A']);
    const placed = await app.book(site.manager, body.scheduling, '14:00');
    expect(placed.schedulingStatus).toBe('arrived');
    expect(await waits()).not.toContain(body.scheduling._id);
  });

  it('is of the own warehouses only', async () => {
    expect((await board(day(2), (await app.site()).manager)).status).toBe(404);
  });

  it('says nothing without an order and a booking', async () => {
    const { status } = await app.call(site.manager, calls.findDocks, { query: {} });
    expect(status).toBe(400);
  });
});

describe('the history of a booking', () => {
  it('names each step with its place, newest first', async () => {
    const { body } = await app.call(site.manager, readBookingHistory, { params: { id: booked._id }, query: {} });
    expect(body.entries.map(({ type, dock: at }) => [type, at])).toEqual([
      ['booked', 'A'],
      ['created', null],
    ]);
    expect(body.entries[0]).toMatchObject({ startsAt: booked.startsAt, before: null, reason: null });
    expect(body.entries[0]!.userName).not.toBeNull();
  });
});
