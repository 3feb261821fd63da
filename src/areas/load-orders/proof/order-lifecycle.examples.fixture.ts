import { seedPicture } from '#areas/fleet/proof/vehicle-records.fixture.ts';
import * as assigning from '#areas/load-orders/contract/order-assign.calls.ts';
import { readMessages } from '#areas/load-orders/contract/order-message.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import * as payments from '#areas/load-orders/contract/order-payment.calls.ts';
import { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import * as timeline from '#areas/load-orders/contract/order-timeline.calls.ts';
import { updateOrders } from '#areas/load-orders/contract/order-update-many.calls.ts';
import * as returned from '#areas/load-orders/contract/returned-documents.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { cancelOperation } from '#areas/operations/contract/operation.calls.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import {
  assigned,
  may,
  partlyPaid,
  seedOperation,
  seedOrder,
  seedOrderIn,
  seedPlannedOrder,
  seedReadyTruck,
  seedReturned,
} from './order-records.fixture.ts';

const programmed = async (scene: Scene) => ({ id: (await seedOrder(scene)).id });

const freeTruck = async (scene: Scene) => ({ transportUnitId: (await seedReadyTruck(scene)).truckId });
const reason = 'Sin carga';

const assigningExamples: readonly Example[] = [
  example(
    renewPath,
    'refused',
    async (scene) => ({
      params: { id: (await seedPlannedOrder(scene)).id },
      body: { version: 1 },
    }),
    may('write'),
  ),
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
    returned.returnDocuments,
    'refused',
    async (scene) => ({
      params: await seedOrderIn(scene, ORDER_STATUS.finished),
      body: { version: 2, reason: 'Falta la firma' },
    }),
    may('write'),
  ),
  example(
    returned.sendDocumentsAgain,
    'refused',
    async (scene) => ({
      params: await seedReturned(scene),
      body: { documents: [{ fileId: await seedPicture(scene, scene.caller) }], note: null },
    }),
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

const changingManyExamples: readonly Example[] = [
  example(
    updateOrders,
    'refused',
    async (scene) => ({
      body: {
        action: 'update' as const,
        loadingOrders: [{ loadingOrderId: (await programmed(scene)).id, version: 1 }],
        changes: { comment: 'Llevar lona' },
      },
    }),
    may('write'),
  ),
];

const payment = ({ proof }: Scene) =>
  ({
    amount: '1500.00',
    currency: 'USD',
    paidOn: dayIn(proof.app.services.now(), usualZone('BO')),
    reference: 'TRF-77',
    differenceReason: 'Acordado por teléfono',
  }) as const;
const payable = (scene: Scene) => seedOrderIn(scene, ORDER_STATUS.toPay);

const payingExamples: readonly Example[] = [
  example(payments.readPayments, 'refused', async (scene) => ({ params: await payable(scene) }), may('read')),
  example(
    payments.payOrder,
    'refused',
    async (scene) => ({
      params: await payable(scene),
      body: { ...payment(scene), fileId: await seedPicture(scene, scene.caller) },
    }),
    may('write'),
  ),
  example(
    payments.closePayment,
    'refused',
    async (scene) => ({ params: await partlyPaid(scene), body: { differenceReason: 'Merma aceptada' } }),
    may('write'),
  ),
  example(
    payments.payOrders,
    'refused',
    async (scene) => ({ body: { payments: [{ loadingOrderId: (await payable(scene)).id, ...payment(scene) }] } }),
    may('write'),
  ),
];

const reportExamples: readonly Example[] = [
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
];

export const loadOrderLifecycleExamples: readonly Example[] = [
  ...assigningExamples,
  ...movingExamples,
  ...changingManyExamples,
  ...payingExamples,
  ...reportExamples,
];
