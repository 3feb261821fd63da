import { createId } from '#kernel/ids.ts';
import type { Scene } from '#testing/example.ts';
import type { TestUser } from '#testing/world.ts';

/** A task on the trip of the order, with a photo. */
export async function seedTask({ proof, side }: Scene, orderId: string): Promise<string> {
  const id = createId();
  const what = { key: 'photos', name: `Fotos ${side.mark}`, by: 'driver', evidence: 'photo', required: true };
  const where = { stage_position: 1, stage_name: `Carga ${side.mark}`, position: 1 };
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('load_order_task')
      .values({ id, company_id: side.company.id, order_id: orderId, ...where, ...what })
      .execute(),
  );
  return id;
}

/** Makes the user the driver of the order, with consent; returns the time of acceptance. */
export async function letDrive({ proof, side }: Scene, orderId: string, { userId }: TestUser): Promise<string> {
  const acceptedAt = new Date(Date.now() - 60_000);
  await proof.app.services.database.asPlatform(async (trx) => {
    const { driver_id } = await trx
      .updateTable('load_order')
      .set({ accepted_at: acceptedAt, sharing_since: acceptedAt })
      .where('id', '=', orderId)
      .where('company_id', '=', side.company.id)
      .returning('driver_id')
      .executeTakeFirstOrThrow();
    // A person is only one driver of a company at a time.
    await trx.updateTable('driver').set({ user_id: null }).where('user_id', '=', userId).execute();
    await trx.updateTable('driver').set({ user_id: userId }).where('id', '=', driver_id).execute();
  });
  return acceptedAt.toISOString();
}
