import { may, putOnTruck } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { seedLink } from '#areas/sharing/proof/link-records.fixture.ts';
import { letDrive } from '#areas/trips/proof/trip-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import * as calls from '../contract/rating.calls.ts';
import { printWaiting } from '../contract/waiting.calls.ts';
import { unloadAtWarehouse } from './outside.examples.fixture.ts';
import { seedBooking, seedOrderBooking, seedWarehouse } from './warehouse-records.fixture.ts';

/** What a driver said of a warehouse of the company. */
export async function seedRating(scene: Pick<Scene, 'proof' | 'side'>): Promise<string> {
  const { side, proof } = scene;
  const { id: warehouse_id } = await seedWarehouse(scene);
  const id = createId();
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('warehouse_rating')
      .values({ id, company_id: side.company.id, warehouse_id, by: 'client', stars: 4, comment: `Bien ${side.mark}` })
      .execute(),
  );
  return id;
}

/** A visit that the caller drove and that is over. */
async function seedVisit(scene: Scene) {
  const { orderId, bookingId } = await seedOrderBooking(scene);
  await putOnTruck(scene, { id: orderId, operationId: orderId }, ORDER_STATUS.assigned);
  await letDrive(scene, orderId, scene.caller);
  await leave(scene, bookingId);
  return { orderId, bookingId };
}

async function leave({ proof }: Scene, bookingId: string, named: { readonly said_driver?: string } = {}) {
  const { database, now } = proof.app.services;
  const over = named.said_driver ? { ...named, driver_name: named.said_driver, said_over: '' } : {};
  await database.asPlatform((trx) =>
    trx
      .updateTable('booking')
      .set({ state: 'completed', arrived_at: now(), left_at: now(), ...over })
      .where('id', '=', bookingId)
      .execute(),
  );
}

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;

/** The same for the holder of a link: of the driver, or of the form that named one. */
async function seedLinkedVisit(scene: Scene, purpose: 'driver' | 'webForm') {
  const { alias, secret, orderId } = await seedLink(scene, purpose, { exchanged: purpose === 'webForm' });
  const bookingId = await unloadAtWarehouse(scene, orderId);
  await leave(scene, bookingId, purpose === 'webForm' ? { said_driver: 'Rufino Mamani' } : {});
  const cookies: Record<string, string> = purpose === 'webForm' ? { 'tropeiro.form': secret } : {};
  return { params: { loadOrderId: alias, id: bookingId }, cookies, body: { stars: 4, comment: null } };
}

/** Only whoever drives it; a person drives one trip at a time. */
const driving = { ...may('read'), spends: true };

export const ratingExamples: readonly Example[] = [
  example(calls.readFacilities, 'none', () => ({ query: {} })),
  example(calls.listFacilityRatings, 'none', () => ({ query: {} })),
  example(calls.replyToFacilityRating, 'refused', async (scene) => ({
    params: { id: await seedRating(scene) },
    body: { reply: 'Gracias' },
  })),
  example(
    calls.rateFacility,
    'refused',
    async (scene) => ({
      params: { id: (await seedVisit(scene)).bookingId },
      body: { stars: 4, comment: null },
    }),
    driving,
  ),
  example(calls.rateByDriverLink, OPEN, (scene) => seedLinkedVisit(scene, 'driver')),
  example(calls.rateByForm, OPEN, (scene) => seedLinkedVisit(scene, 'webForm')),
  example(printWaiting, 'refused', async (scene) => ({
    params: { id: (await seedBooking(scene, 'arrived')).id },
  })),
];
