import type { Proof, Side } from '#testing/proof.ts';
import { seedNotification } from './notification-records.fixture.ts';

/** One record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedNotification(proof, side, side.admin);
}
