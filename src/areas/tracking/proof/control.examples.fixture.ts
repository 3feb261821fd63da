import { assigned, may } from '#areas/load-orders/proof/order-records.fixture.ts';
import { seedLink } from '#areas/sharing/proof/link-records.fixture.ts';
import * as control from '#areas/tracking/contract/control.calls.ts';
import { mayWatchTrip } from '#areas/tracking/contract/control.permissions.ts';
import * as driver from '#areas/trips/contract/driver-report.calls.ts';
import { type Example, example } from '#testing/example.ts';
import { driven, seedCheckpoint, seedQuestion } from './trip-records.fixture.ts';

const OPEN = { open: 'everybody who holds the link may' } as const;
const HERE = { lat: -17.5, lng: -63.5 };

/** Only the driver may; each example uses a new person, because a driver sees only the trips they drive. */
const driving = { ...may('read'), spends: true };

/** Whoever reads the order, and may write it or deals with alerts. */
const watching = {
  allows: (held: ReadonlySet<string>) => may('read').allows(held) && mayWatchTrip(held, 'normal'),
};

const driverExamples: readonly Example[] = [
  example(
    driver.answerLocation,
    'refused',
    async (scene) => {
      const params = await driven(scene);
      return { params, body: { requestId: await seedQuestion(scene, params.id), position: HERE } };
    },
    driving,
  ),
  example(driver.answerLinkedLocation, OPEN, async (scene) => {
    const { alias, orderId } = await seedLink(scene, 'driver');
    return {
      params: { loadOrderId: alias },
      body: { requestId: await seedQuestion(scene, orderId), position: HERE },
    };
  }),
  example(
    driver.reportTrouble,
    'refused',
    async (scene) => {
      const params = await driven(scene);
      return { params, body: { clientKey: `key-${params.id}`, type: 'accident' as const, position: HERE } };
    },
    driving,
  ),
  example(driver.reportLinkedTrouble, OPEN, async (scene) => {
    const { alias, orderId } = await seedLink(scene, 'driver');
    return {
      params: { loadOrderId: alias },
      body: { clientKey: `key-${orderId}`, type: 'accident' as const, position: HERE },
    };
  }),
];

export const controlExamples: readonly Example[] = [
  example(
    control.askLocation,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id } }),
    watching,
  ),
  example(
    control.createCheckpoint,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id, place: 'Peaje' } }),
    may('write'),
  ),
  example(
    control.updateCheckpoint,
    'refused',
    async (scene) => ({
      params: { id: await seedCheckpoint(scene, (await assigned(scene)).id) },
      body: { place: 'Peaje norte', version: 1 },
    }),
    may('write'),
  ),
  example(
    control.reportIrregular,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id, type: 'accident' as const } }),
    watching,
  ),
  example(control.readControl, 'refused', async (scene) => ({ params: await assigned(scene) }), may('read')),
  ...driverExamples,
];
