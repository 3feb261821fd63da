import { assigned } from '#areas/load-orders/proof/order-records.fixture.ts';
import { letDrive } from '#areas/trips/proof/trip-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { Scene } from '#testing/example.ts';

/** An order that the caller drives. */
export async function driven(scene: Scene): Promise<{ id: string }> {
  const order = await assigned(scene);
  await letDrive(scene, order.id, scene.caller);
  return order;
}

const HALF_HOUR_MS = 1_800_000;

/** An open question for where the driver of the order is. */
export async function seedQuestion({ proof, side }: Scene, orderId: string): Promise<string> {
  const id = createId();
  const asked = { asked_by: side.admin.userId, asked_company_id: side.company.id, asked_at: new Date() };
  const expires_at = new Date(Date.now() + HALF_HOUR_MS);
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('location_request')
      .values({ id, company_id: side.company.id, order_id: orderId, ...asked, expires_at })
      .execute(),
  );
  return id;
}

/** A checkpoint that somebody noted on the trip. */
export async function seedCheckpoint({ proof, side }: Scene, orderId: string): Promise<string> {
  const id = createId();
  const noted = { place: `Peaje ${side.mark}`, at: new Date(), created_by: side.admin.userId };
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('trip_report')
      .values({ id, company_id: side.company.id, order_id: orderId, ...noted })
      .execute(),
  );
  return id;
}
