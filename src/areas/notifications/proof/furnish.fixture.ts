import type { Proof, Side } from '#testing/proof.ts';
import { seedNotification } from './notification-records.fixture.ts';

/** One of everything, so that there is something to be seen. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedNotification(proof, side, side.admin);
}
