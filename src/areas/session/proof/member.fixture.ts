import { createId } from '#kernel/ids.ts';
import type { Proof, Side } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

/** A member without roles, whom everybody with the right to edit users may edit. */
export async function seedMember(proof: Proof, { company, mark }: Side): Promise<TestUser> {
  const email = `${mark}-${createId()}@exemplo.test`;
  const person = await proof.app.world.user({ company, permissions: [], email, lastName: mark });
  await proof.app.services.database.asPlatform((trx) =>
    trx.deleteFrom('membership_role').where('user_id', '=', person.userId).execute(),
  );
  return person;
}
