import { may } from '#areas/load-orders/proof/order-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, listExamples } from '#testing/example.ts';
import { readBoard, readBookingHistory } from '../contract/board.calls.ts';
import * as bookings from '../contract/booking.calls.ts';
import { bookingList } from '../contract/booking.list.ts';
import * as visits from '../contract/visit.calls.ts';
import * as calls from '../contract/warehouse.calls.ts';
import { warehouseList } from '../contract/warehouse.list.ts';
import { gateExamples } from './gate.examples.fixture.ts';
import { outsideExamples } from './outside.examples.fixture.ts';
import { ratingExamples } from './rating.examples.fixture.ts';
import {
  dayAhead,
  markedForm,
  seedBooking,
  seedHold,
  seedOrderBooking,
  seedWarehouse,
} from './warehouse-records.fixture.ts';

const id = async (made: Promise<{ readonly id: string }>) => ({ id: (await made).id });

const warehouseExamples: readonly Example[] = [
  ...listExamples(warehouseList, 'cities'),
  example(calls.createWarehouse, 'none', (scene) => ({ body: markedForm(scene) })),
  example(calls.readWarehouse, 'refused', async (scene) => ({ params: await id(seedWarehouse(scene)) })),
  example(calls.readWarehouseHistory, 'refused', async (scene) => ({
    params: await id(seedWarehouse(scene)),
    query: {},
  })),
  example(calls.updateWarehouse, 'refused', async (scene) => ({
    params: await id(seedWarehouse(scene)),
    body: { ...markedForm(scene), version: 1 },
  })),
  example(calls.removeWarehouse, 'refused', async (scene) => ({ params: await id(seedWarehouse(scene)) })),
  example(calls.findPlainAddresses, 'harmless', ({ side }) => ({ query: { search: side.mark } })),
];

const bookingExamples: readonly Example[] = [
  ...listExamples(bookingList, 'plates'),
  example(
    bookings.readOrderBookings,
    'refused',
    async (scene) => ({ params: { id: (await seedOrderBooking(scene)).orderId } }),
    may('read'),
  ),
  example(bookings.readBooking, 'refused', async (scene) => ({ params: await id(seedBooking(scene)) })),
  example(bookings.findDocks, 'refused', async (scene) => ({
    query: { loadingOrderId: (await seedOrderBooking(scene)).orderId },
  })),
  example(bookings.findShifts, 'refused', async (scene) => ({
    query: { loadingOrderId: (await seedOrderBooking(scene)).orderId, date: dayAhead(scene) },
  })),
  example(bookings.findExpressDocks, 'refused', async (scene) => ({
    query: { warehouseId: (await seedWarehouse(scene)).id, action: 'unload' as const, date: dayAhead(scene) },
  })),
  example(bookings.holdPlace, 'refused', async (scene) => ({
    params: { key: createId() },
    body: { schedulingId: (await seedBooking(scene)).id, dateScheduling: dayAhead(scene), startTime: '15:00' },
  })),
  example(bookings.releasePlace, 'harmless', async (scene) => ({
    params: { key: await seedHold(scene, await seedBooking(scene)) },
  })),
  example(bookings.scheduleOrder, 'refused', async (scene) => {
    const booking = await seedBooking(scene);
    return { body: { schedulingId: booking.id, holdKey: await seedHold(scene, booking) } };
  }),
  example(bookings.moveBooking, 'refused', async (scene) => {
    const booking = await seedBooking(scene, 'scheduled');
    const holdKey = await seedHold(scene, booking);
    return { params: { id: booking.id }, body: { version: 1, holdKey, reason: null } };
  }),
  example(bookings.cancelBooking, 'refused', async (scene) => ({
    params: await id(seedBooking(scene, 'scheduled')),
    body: { reason: 'Sem carga' },
  })),
  example(bookings.wantEarlier, 'refused', async (scene) => ({
    params: await id(seedBooking(scene, 'scheduled')),
    body: { wanted: true },
  })),
  example(readBoard, 'refused', async (scene) => ({
    query: { warehouseId: (await seedWarehouse(scene)).id, date: dayAhead(scene) },
  })),
  example(readBookingHistory, 'refused', async (scene) => ({ params: await id(seedBooking(scene)), query: {} })),
  example(bookings.readBookingStatuses, 'none', () => ({})),
];

const visitExamples: readonly Example[] = [
  example(visits.changeBookingStatus, 'refused', async (scene) => ({
    params: await id(seedBooking(scene, 'arrived')),
    body: { move: 'dock' as const, reason: null },
  })),
  example(visits.takeInTruck, 'refused', async (scene) => ({
    body: {
      ...{ warehouseId: (await seedWarehouse(scene)).id, plate: '2345ABC', action: 'unload' as const },
      ...{ trucker: scene.side.mark, transportCompany: null },
    },
  })),
  example(visits.correctBookingTimes, 'refused', async (scene) => {
    const arrivedAt = new Date(scene.proof.app.services.now().getTime() - 3_600_000).toISOString();
    const booking = await seedBooking(scene, 'arrived');
    return {
      params: { id: booking.id },
      body: { version: 1, arrivedAt, dockedAt: null, leftAt: null, reason: 'Relógio errado' },
    };
  }),
];

export const examples: readonly Example[] = [
  ...outsideExamples,
  ...warehouseExamples,
  ...bookingExamples,
  ...visitExamples,
  ...gateExamples,
  ...ratingExamples,
];
