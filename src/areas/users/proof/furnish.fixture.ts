import { seedMember } from '#areas/session/proof/member.fixture.ts';
import type { Proof, Side } from '#testing/proof.ts';
import { seedRole } from './user-records.fixture.ts';

/** One of everything, so that there is something to be seen. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedRole(proof, side);
  await seedMember(proof, side);
}
