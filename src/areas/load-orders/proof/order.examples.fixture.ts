import * as calls from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LIST_NAMES, ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { ASSIGN_TRUCKER, ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import * as catalogues from '#areas/load-orders/contract/order-catalogue.calls.ts';
import * as parts from '#areas/load-orders/contract/order-part.calls.ts';
import { readProperties, saveProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh, seedFile } from '#testing/proof.ts';
import {
  markedPlace,
  propertyVersion,
  putOnTruck,
  seedOperation,
  seedOrder,
  seedOrderDocument,
  seedReadyTruck,
  stopIdsOf,
} from './order-records.fixture.ts';

const allows = (...rules: readonly PermissionRule[]) => ({
  allows: (held: ReadonlySet<string>) => rules.every((rule) => holds(held, rule)),
});
const reads = (kind: OrderKind) => allows(ORDER_RIGHTS[kind].read);
const writes = (kind: OrderKind) => allows(ORDER_RIGHTS[kind].write);

const one = async (scene: Scene) => ({ id: (await seedOrder(scene)).id });
/** The order names its own operation, so that no other operation is created. */
const newOrder = async (scene: Scene) => ({
  origin: markedPlace(scene),
  destination: markedPlace(scene),
  operation: { operationId: await seedOperation(scene) },
  comment: `Carga ${fresh()}`,
});

async function markableStop(scene: Scene) {
  const order = await seedOrder(scene, 'multipoint');
  await putOnTruck(scene, order, ORDER_STATUS.assigned);
  const [stopId] = await stopIdsOf(scene, order);
  return { id: order.id, stopId: stopId! };
}

async function changedStops(scene: Scene) {
  const order = await seedOrder(scene, 'multipoint');
  const [pickup, delivery] = await stopIdsOf(scene, order);
  const place = markedPlace(scene);
  return {
    params: { id: order.id },
    body: {
      version: 1,
      stops: [
        { _id: pickup, action: 'pickup' as const, place, orderCode: 'P-1' },
        { _id: delivery, action: 'delivery' as const, place, deliveryCode: 'E-1', quantity: 2 },
      ],
    },
  };
}

export const loadOrderExamples: readonly Example[] = [
  ...ORDER_LIST_NAMES.flatMap((name) => listExamples(ORDER_LISTS[name], 'origins')),
  example(calls.readOrder, 'refused', async (scene) => ({ params: await one(scene) }), reads('normal')),
  example(calls.createOrder, 'refused', async (scene) => ({ body: await newOrder(scene) })),
  example(
    calls.createExpress,
    'refused',
    async (scene) => ({
      body: {
        ...(await newOrder(scene)),
        assignment: { transportUnitId: (await seedReadyTruck(scene)).truckId },
      },
    }),
    allows(ASSIGN_TRUCKER),
  ),
  example(calls.createMultiple, 'refused', async (scene) => ({
    body: { ...(await newOrder(scene)), numLoadingOrders: 2 },
  })),
  example(calls.createProgram, 'refused', async (scene) => ({
    body: { ...(await newOrder(scene)), programs: [{ loadingDate: '2026-12-01', deliveryDate: '2026-12-02' }] },
  })),
  example(calls.createAgro, 'refused', async (scene) => ({
    body: { agroOperationId: await seedOperation(scene, 'agro'), category: 'soy' as const, comment: 'Tolva' },
  })),
  example(calls.createMultipoint, 'refused', async (scene) => ({
    body: {
      operation: { operationId: await seedOperation(scene) },
      stops: [
        { action: 'pickup' as const, place: markedPlace(scene) },
        { action: 'delivery' as const, place: markedPlace(scene), deliveryCode: `E-${fresh()}` },
      ],
    },
  })),
  example(
    calls.updateOrder,
    'refused',
    async (scene) => ({ params: await one(scene), body: { version: 1, comment: `Revisada ${fresh()}` } }),
    writes('normal'),
  ),
  example(parts.saveStops, 'refused', changedStops, writes('multipoint')),
  example(
    parts.markStop,
    'refused',
    async (scene) => ({ params: await markableStop(scene), body: { status: 'completed' as const } }),
    writes('multipoint'),
  ),
  example(
    parts.addOrderDocument,
    'refused',
    async (scene) => ({
      params: await one(scene),
      body: { fileId: await seedFile(scene.proof, scene.side, scene.caller), editedFileName: `Papel ${fresh()}` },
    }),
    writes('normal'),
  ),
  example(
    parts.changeOrderDocument,
    'refused',
    async (scene) => ({
      params: await seedOrderDocument(scene),
      body: { editedFileName: `Papel ${fresh()}`, type: 'PackingList' as const },
    }),
    writes('normal'),
  ),
  example(
    parts.removeOrderDocument,
    'refused',
    async (scene) => ({ params: await seedOrderDocument(scene) }),
    writes('normal'),
  ),
  example(readProperties, 'none', () => ({})),
  example(saveProperties, 'none', async (scene) => ({
    body: {
      version: await propertyVersion(scene),
      properties: [
        { nameKey: 'NAsignacion', name: `Número ${fresh()}`, type: 'text' as const, abbreviation: 'AS' },
        { nameKey: 'zone', name: 'Zona', type: 'list' as const, values: ['Norte', 'Sur'] },
      ],
    },
  })),
  example(catalogues.readOrderCatalogues, 'none', () => ({})),
  example(catalogues.searchOrderClients, 'harmless', ({ side }) => ({ query: { search: side.mark } })),
  example(catalogues.searchOrderOperators, 'harmless', ({ side }) => ({ query: { search: side.mark } })),
  example(catalogues.checkBillOfLading, 'harmless', ({ side }) => ({ query: { billOfLadingNumber: side.mark } })),
];
