import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
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

/** The key with which the phone sent a task. */
export const doneKey = (taskId: string) => `key-${taskId}`;

export async function markDone({ proof }: Scene, taskId: string): Promise<void> {
  const done = { done_at: new Date(), client_key: doneKey(taskId) };
  await proof.app.services.database.asPlatform((trx) =>
    trx.updateTable('load_order_task').set(done).where('id', '=', taskId).execute(),
  );
}

/** The trip is on its way, and all its required tasks are done. */
export async function markStarted({ proof }: Scene, orderId: string): Promise<void> {
  await proof.app.services.database.asPlatform(async (trx) => {
    const started = { status: ORDER_STATUS.inProgress, started_at: new Date() };
    await trx.updateTable('load_order').set(started).where('id', '=', orderId).execute();
    await trx.updateTable('load_order_task').set({ done_at: new Date() }).where('order_id', '=', orderId).execute();
  });
}
