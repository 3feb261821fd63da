import { seedDriver } from '#areas/fleet/proof/driver.examples.fixture.ts';
import { seedVehicle } from '#areas/fleet/proof/vehicle-records.fixture.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { blankOrder, insertParsedOrders } from '#areas/load-orders/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { insertParsedOperation } from '#areas/operations/server/index.ts';
import { seedPath } from '#areas/routes/proof/route-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { seedFile } from '#testing/proof.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

/** A place whose name contains the marker of the company. */
export const markedPlace = ({ side }: Scene): Place => ({
  cityId: 'bo-02-la-paz',
  cityName: `Villa ${side.mark}`,
  countryCode: 'BO',
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
});

const authorIn = ({ side }: Scene) => ({ companyId: side.company.id, userId: side.admin.userId });

export async function seedOperation(scene: Scene, kind: OperationKind = 'normal'): Promise<string> {
  const place = markedPlace(scene);
  const dates = { pickupDate: '2026-12-01', deliveryDate: '2026-12-02' };
  const operation = { kind, origin: place, destination: place, ...dates };
  return (await write(scene, (trx) => insertParsedOperation(trx, authorIn(scene), operation))).id;
}

export interface MadeOrder {
  readonly id: string;
  readonly operationId: string;
}

/** A programmed order; one with stops has a pickup and a delivery. */
export async function seedOrder(scene: Scene, kind: OrderKind = 'normal'): Promise<MadeOrder> {
  const place = markedPlace(scene);
  const operationId = await seedOperation(scene, kind === 'agro' ? 'agro' : 'normal');
  const values = blankOrder({ origin: place, destination: place });
  const none = { customer: null, contactName: null, contactPhone: null, orderCode: null, deliveryCode: null };
  const stop = { place, ...none, plannedAt: null, quantity: null, quantityUnit: null };
  const stops = [
    { ...stop, action: 'pickup' as const },
    { ...stop, action: 'delivery' as const },
  ];
  const order = { operationId, kind, mode: 'normal' as const, values };
  const [made] = await write(scene, (trx) =>
    insertParsedOrders(trx, authorIn(scene), [kind === 'multipoint' ? { ...order, stops } : order]),
  );
  return { id: made!.id, operationId };
}

/** A programmed order on a path of its company. */
export async function seedPlannedOrder(scene: Scene): Promise<MadeOrder> {
  const place = markedPlace(scene);
  const operationId = await seedOperation(scene);
  const { id, pathId, versionId } = await seedPath(scene);
  const plan = { route_id: id, path_id: pathId, path_version_id: versionId, supervision: 'geofence' };
  const values = { ...blankOrder({ origin: place, destination: place }), ...plan };
  const order = { operationId, kind: 'normal' as const, mode: 'normal' as const, values };
  const [made] = await write(scene, (trx) => insertParsedOrders(trx, authorIn(scene), [order]));
  return { id: made!.id, operationId };
}

/** A truck of the own fleet with its driver, free for an order. */
export async function seedReadyTruck(scene: Scene): Promise<{ truckId: string; driverId: string; plate: string }> {
  const { id: truckId, plate } = await seedVehicle(scene, 'ownTruck');
  const { id: driverId } = await seedDriver(scene, 'own');
  await write(scene, (trx) =>
    trx.updateTable('vehicle').set({ driver_id: driverId }).where('id', '=', truckId).execute(),
  );
  return { truckId, driverId, plate };
}

/** Assigns the truck to the order and sets the given status. */
export async function putOnTruck(scene: Scene, { id }: MadeOrder, status: number): Promise<void> {
  const { truckId, driverId, plate } = await seedReadyTruck(scene);
  const fleet = { fleet_company_id: scene.side.company.id, truck_id: truckId, driver_id: driverId, plate };
  await write(scene, (trx) =>
    trx
      .updateTable('load_order')
      .set({ ...fleet, status })
      .where('id', '=', id)
      .execute(),
  );
}

export async function stopIdsOf(scene: Scene, { id }: MadeOrder): Promise<string[]> {
  const rows = await write(scene, (trx) =>
    trx.selectFrom('load_order_stop').select('id').where('order_id', '=', id).orderBy('position').execute(),
  );
  return rows.map((row) => row.id);
}

export async function seedOrderDocument(scene: Scene): Promise<{ id: string; documentId: string }> {
  const { id } = await seedOrder(scene);
  const { side, proof } = scene;
  const documentId = createId();
  const owner = { company_id: side.company.id, order_id: id, created_by: side.admin.userId };
  const file = { file_id: await seedFile(proof, side), type: 'OtherDocuments', name: `Papel ${side.mark}` };
  await write(scene, (trx) =>
    trx
      .insertInto('load_order_file')
      .values({ id: documentId, ...owner, ...file })
      .execute(),
  );
  return { id, documentId };
}

export async function propertyVersion(scene: Scene): Promise<number> {
  const row = await write(scene, (trx) =>
    trx
      .selectFrom('order_property_list')
      .select('version')
      .where('company_id', '=', scene.side.company.id)
      .executeTakeFirst(),
  );
  return row?.version ?? 0;
}

/** The id of an order with a truck, in the given status. */
export async function seedOrderIn(scene: Scene, status: number): Promise<{ id: string }> {
  const order = await seedOrder(scene);
  await putOnTruck(scene, order, status);
  return { id: order.id };
}

/** The id of a delivered order whose documents were sent back. */
export async function seedReturned(scene: Scene): Promise<{ id: string }> {
  const order = await seedOrderIn(scene, ORDER_STATUS.finished);
  await markReturned(scene, order);
  return order;
}

/** Sends the documents of an order back. */
export async function markReturned(scene: Scene, { id }: { readonly id: string }): Promise<void> {
  await write(scene, (trx) =>
    trx.updateTable('load_order').set({ documents_returned_at: new Date() }).where('id', '=', id).execute(),
  );
}

/** The id of an order to be paid of which a part was paid. */
export async function partlyPaid(scene: Scene): Promise<{ id: string }> {
  const order = await seedOrderIn(scene, ORDER_STATUS.toPay);
  const { company, admin } = scene.side;
  const payment = { id: createId(), company_id: company.id, order_id: order.id, created_by: admin.userId };
  await write(scene, (trx) =>
    trx
      .insertInto('load_order_payment')
      .values({ ...payment, amount: '100.00', currency: 'USD', paid_on: '2026-01-15' })
      .execute(),
  );
  return order;
}

export const assigned = (scene: Scene) => seedOrderIn(scene, ORDER_STATUS.assigned);

/** The examples are ordinary orders, so they need the permissions for those besides the ones of the call. */
export const may = (right: 'read' | 'write') => ({
  allows: (held: ReadonlySet<string>) => holds(held, ORDER_RIGHTS.normal[right]),
});
