import { seedPicture } from '#areas/fleet/proof/vehicle-records.fixture.ts';
import { assigned, markReturned, may } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { agreeBy, seedLink } from '#areas/sharing/proof/link-records.fixture.ts';
import * as trips from '#areas/trips/contract/driver-trip.calls.ts';
import * as tasks from '#areas/trips/contract/order-task.calls.ts';
import * as positions from '#areas/trips/contract/trip-position.calls.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { doneKey, letDrive, markDone, markStarted, seedTask } from './trip-records.fixture.ts';

const OPEN = { open: 'everybody who holds the link may' } as const;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Only the driver may; each example uses a new person, because a driver sees only the trips they drive. */
const spends = { spends: true };
const driving = { ...may('read'), ...spends };

const tripExamples: readonly Example[] = [
  example(
    positions.addManualPosition,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id, lat: -17.5, lng: -63.5 } }),
    may('write'),
  ),
  example(positions.readMap, 'refused', async (scene) => ({ params: await assigned(scene) }), may('read')),
  example(tasks.readTasks, 'refused', async (scene) => ({ params: await assigned(scene) }), may('read')),
  example(
    tasks.performTask,
    'refused',
    async (scene) => {
      const { id } = await assigned(scene);
      const files = [{ fileId: await seedPicture(scene, scene.caller) }];
      return { params: { id, taskId: await seedTask(scene, id) }, body: { files, note: 'Cargado' } };
    },
    may('write'),
  ),
  example(
    positions.consentToSharing,
    'refused',
    async (scene) => {
      const params = await assigned(scene);
      await letDrive(scene, params.id, scene.caller);
      return { params, body: { shared: false } };
    },
    driving,
  ),
  example(
    positions.acceptTrip,
    'refused',
    async (scene) => {
      const params = await assigned(scene);
      await letDrive(scene, params.id, scene.caller);
      return { params, body: {} };
    },
    driving,
  ),
  example(
    positions.sharePositions,
    'refused',
    async (scene) => {
      const params = await assigned(scene);
      const acceptedAt = await letDrive(scene, params.id, scene.caller);
      return { params, body: { positions: [{ at: acceptedAt, lat: -17.5, lng: -63.5 }] } };
    },
    driving,
  ),
];

/** A task that the caller's phone has just done without knowing where. */
async function doneTask(scene: Scene, orderId: string) {
  const taskId = await seedTask(scene, orderId);
  await markDone(scene, taskId);
  return { taskId, body: { clientKey: doneKey(taskId), position: { lat: -17.5, lng: -63.5 } } };
}

async function driven(scene: Scene): Promise<{ id: string }> {
  const order = await assigned(scene);
  await letDrive(scene, order.id, scene.caller);
  return order;
}

const endingExamples: readonly Example[] = [
  example(
    tasks.addTaskPosition,
    'refused',
    async (scene) => {
      const { id } = await driven(scene);
      const { taskId, body } = await doneTask(scene, id);
      return { params: { id, taskId }, body };
    },
    driving,
  ),
  example(
    tasks.closeTrip,
    'refused',
    async (scene) => {
      const params = await driven(scene);
      await markStarted(scene, params.id);
      return { params, body: {} };
    },
    driving,
  ),
  example(trips.addLinkedTaskPosition, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    await agreeBy(scene, link);
    const { taskId, body } = await doneTask(scene, link.orderId);
    return { params: { loadOrderId: link.alias, taskId }, body };
  }),
  example(trips.closeLinkedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver', { status: ORDER_STATUS.inProgress })).alias },
    body: {},
  })),
];

const driverExamples: readonly Example[] = [
  example(trips.listMyTrips, 'none', () => ({})),
  example(trips.readMyTrip, 'refused', async (scene) => ({ params: await driven(scene) }), spends),
  example(trips.readLinkedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver')).alias },
    query: {},
  })),
  example(trips.followLinkedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver')).alias },
  })),
  example(trips.acceptLinkedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver')).alias },
    body: {},
  })),
  example(trips.performLinkedTask, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    const taskId = await seedTask(scene, link.orderId);
    const files = [{ fileName: 'foto.png', content: PNG }];
    return { params: { loadOrderId: link.alias, taskId }, body: { clientKey: `key-${taskId}`, files } };
  }),
  example(trips.sendLinkedDocumentsAgain, OPEN, async (scene) => {
    const { alias, orderId } = await seedLink(scene, 'driver', { status: ORDER_STATUS.finished });
    await markReturned(scene, { id: orderId });
    return { params: { loadOrderId: alias }, body: { files: [{ fileName: 'foto.png', content: PNG }], note: null } };
  }),
  example(trips.consentToLinkedSharing, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    await agreeBy(scene, link);
    return { params: { loadOrderId: link.alias }, body: { shared: false } };
  }),
  example(trips.shareLinkedPositions, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    const at = await agreeBy(scene, link);
    return { params: { loadOrderId: link.alias }, body: { positions: [{ at, lat: -17.5, lng: -63.5 }] } };
  }),
];

export const examples: readonly Example[] = [...tripExamples, ...endingExamples, ...driverExamples];
