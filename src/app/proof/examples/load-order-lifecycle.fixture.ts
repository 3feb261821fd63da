import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import * as assigning from '#areas/load-orders/contract/order-assign.calls.ts';
import { readMessages } from '#areas/load-orders/contract/order-message.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import * as payments from '#areas/load-orders/contract/order-payment.calls.ts';
import * as timeline from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { cancelOperation } from '#areas/operations/contract/operation.calls.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import * as tasks from '#areas/trips/contract/order-task.calls.ts';
import * as positions from '#areas/trips/contract/trip-position.calls.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, type Scene } from '../example.fixture.ts';
import { letDrive, seedTask } from '../order-lifecycle-records.fixture.ts';
import { putOnTruck, seedOperation, seedOrder, seedReadyTruck } from '../order-records.fixture.ts';
import { seedPicture } from '../vehicle-records.fixture.ts';

/** The examples are about ordinary orders: they take the rights to those, besides what the call asks for. */
const may = (right: 'read' | 'write') => ({
  allows: (held: ReadonlySet<string>) => holds(held, ORDER_RIGHTS.normal[right]),
});

const programmed = async (scene: Scene) => ({ id: (await seedOrder(scene)).id });

async function seedOrderIn(scene: Scene, status: number): Promise<{ id: string }> {
  const order = await seedOrder(scene);
  await putOnTruck(scene, order, status);
  return { id: order.id };
}

const assigned = (scene: Scene) => seedOrderIn(scene, ORDER_STATUS.assigned);
const freeTruck = async (scene: Scene) => ({ transportUnitId: (await seedReadyTruck(scene)).truckId });
const reason = 'Sin carga';

const assigningExamples: readonly Example[] = [
  example(
    assigning.assignOrder,
    'refused',
    async (scene) => ({ params: await programmed(scene), body: await freeTruck(scene) }),
    may('read'),
  ),
  example(
    assigning.assignOrderByPlate,
    'refused',
    async (scene) => ({ params: await programmed(scene), body: { plate: (await seedReadyTruck(scene)).plate } }),
    may('read'),
  ),
  example(
    assigning.reassignOrder,
    'refused',
    async (scene) => ({ params: await assigned(scene), body: { ...(await freeTruck(scene)), reason } }),
    may('read'),
  ),
  example(
    assigning.unassignOrder,
    'refused',
    async (scene) => ({ params: await assigned(scene), body: { reason } }),
    may('read'),
  ),
  example(
    assigning.assignCarrier,
    'refused',
    async (scene) => ({ params: await programmed(scene), body: { transportCompanyId: null } }),
    may('read'),
  ),
  example(
    assigning.matchAssignments,
    'refused',
    async (scene) => ({
      body: { assignments: [{ loadingOrderId: (await programmed(scene)).id, ...(await freeTruck(scene)) }] },
    }),
    may('read'),
  ),
  example(assigning.findTruckByPlate, 'none', () => ({ query: { plate: '1234ABC' } })),
  example(
    assigning.suggestDrivers,
    'refused',
    async (scene) => ({ params: await programmed(scene), query: {} }),
    may('read'),
  ),
  example(
    assigning.suggestAssignments,
    'refused',
    async (scene) => ({ params: await programmed(scene), query: {} }),
    may('read'),
  ),
];

const movingExamples: readonly Example[] = [
  example(moves.startOrder, 'refused', async (scene) => ({ params: await assigned(scene), body: {} }), may('write')),
  example(
    moves.finalizeOrder,
    'refused',
    async (scene) => ({ params: await seedOrderIn(scene, ORDER_STATUS.inProgress), body: { deliveredTn: 27.5 } }),
    may('write'),
  ),
  example(
    moves.acceptDelivery,
    'refused',
    async (scene) => ({ params: await seedOrderIn(scene, ORDER_STATUS.finished), body: { comment: 'Conforme' } }),
    may('write'),
  ),
  example(
    moves.cancelOrder,
    'refused',
    async (scene) => ({ params: await assigned(scene), body: { reason } }),
    may('read'),
  ),
  example(
    cancelOperation,
    'refused',
    async (scene) => ({ params: { id: await seedOperation(scene) }, body: { reason } }),
    { allows: (held) => holds(held, OPERATION_RIGHTS.normal.read) },
  ),
  example(
    moves.deleteOrders,
    'refused',
    async (scene) => ({ body: { loadingOrderIds: [(await programmed(scene)).id] } }),
    may('write'),
  ),
  example(
    moves.duplicateOrders,
    'refused',
    async (scene) => ({ body: { loadingOrderIds: [(await programmed(scene)).id] } }),
    may('write'),
  ),
  example(
    moves.cloneOrder,
    'refused',
    async (scene) => ({
      body: {
        loadingOrderId: (await programmed(scene)).id,
        numLoadingOrders: 1,
        dates: { loadingDate: '2026-12-05', deliveryDate: '2026-12-06' },
      },
    }),
    may('write'),
  ),
  example(
    moves.changeOrderDates,
    'refused',
    async (scene) => ({
      params: await programmed(scene),
      body: { version: 1, dates: { loadingDate: '2026-12-05', loadingDateHour: '06:30' } },
    }),
    may('write'),
  ),
  example(
    moves.assignAnalyst,
    'refused',
    async (scene) => ({ params: await programmed(scene), body: { analystId: scene.side.admin.userId } }),
    may('write'),
  ),
  example(
    moves.assignField,
    'refused',
    async (scene) => ({ params: await programmed(scene), body: { field: 'vessel' as const, value: 'Madre de Dios' } }),
    may('write'),
  ),
];

const payment = { amount: '1500.00', currency: 'USD', paidOn: '2026-01-15', reference: 'TRF-77' } as const;
const payable = (scene: Scene) => seedOrderIn(scene, ORDER_STATUS.toPay);

const payingExamples: readonly Example[] = [
  example(payments.readPayment, 'refused', async (scene) => ({ params: await payable(scene) }), may('read')),
  example(
    payments.payOrder,
    'refused',
    async (scene) => ({
      params: await payable(scene),
      body: { ...payment, fileId: await seedPicture(scene, scene.caller) },
    }),
    may('write'),
  ),
  example(
    payments.payOrders,
    'refused',
    async (scene) => ({ body: { payments: [{ loadingOrderId: (await payable(scene)).id, ...payment }] } }),
    may('write'),
  ),
];

/** Only the driver: each time somebody else like the caller, who drives this one order. */
const driving = { ...may('read'), spends: true };

const reportExamples: readonly Example[] = [
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
  example(readMessages, 'refused', async (scene) => ({ params: await assigned(scene) }), may('write')),
  example(
    timeline.readTimeline,
    'refused',
    async (scene) => ({ params: await programmed(scene), query: {} }),
    may('read'),
  ),
  example(
    timeline.readComments,
    'refused',
    async (scene) => ({ params: await programmed(scene), query: {} }),
    may('read'),
  ),
  example(
    timeline.addComment,
    'refused',
    async (scene) => ({ params: await programmed(scene), body: { text: 'Llamar antes' } }),
    may('write'),
  ),
  example(
    positions.addManualPosition,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id, lat: -17.5, lng: -63.5 } }),
    may('write'),
  ),
  // Whoever became a driver in another example sees the trips they drive and no others.
  example(
    positions.readMap,
    'refused',
    async (scene) => {
      const params = await assigned(scene);
      await letDrive(scene, params.id, scene.caller);
      return { params };
    },
    may('read'),
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

export const loadOrderLifecycleExamples: readonly Example[] = [
  ...assigningExamples,
  ...movingExamples,
  ...payingExamples,
  ...reportExamples,
];
