import { may, putOnTruck } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { letDrive } from '#areas/trips/proof/trip-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import * as calls from '../contract/rating.calls.ts';
import { printWaiting } from '../contract/waiting.calls.ts';
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
  const at = scene.proof.app.services.now();
  await scene.proof.app.services.database.asPlatform((trx) =>
    trx
      .updateTable('booking')
      .set({ state: 'completed', arrived_at: at, left_at: at })
      .where('id', '=', bookingId)
      .execute(),
  );
  return { orderId, bookingId };
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
    calls.readVisitsToRate,
    'refused',
    async (scene) => ({ params: { id: (await seedVisit(scene)).orderId } }),
    driving,
  ),
  example(
    calls.rateFacility,
    'refused',
    async (scene) => ({
      params: { id: (await seedVisit(scene)).bookingId },
      body: { stars: 4, comment: null },
    }),
    driving,
  ),
  example(printWaiting, 'refused', async (scene) => ({
    params: { id: (await seedBooking(scene, 'arrived')).id },
  })),
];
