import { notificationKinds } from '#app/notification-kinds.ts';
import { createId } from '#kernel/ids.ts';
import type { Proof, Side } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

/** Of any kind: which one makes no difference to the calls. */
export const [type = ''] = notificationKinds.keys();

export async function seedNotification(proof: Proof, { company, mark }: Side, { userId }: TestUser): Promise<string> {
  const id = createId();
  const values = {
    id,
    company_id: company.id,
    user_id: userId,
    type,
    message: `Carga ${mark}, em rota`,
  };
  await proof.app.services.database.asPlatform((trx) => trx.insertInto('notification').values(values).execute());
  return id;
}
