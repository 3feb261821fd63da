import { seedMember } from '#areas/session/proof/member.fixture.ts';
import type { Proof, Side } from '#testing/proof.ts';
import { seedRole } from './user-records.fixture.ts';

/** One record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedRole(proof, side);
  await seedMember(proof, side);
}
