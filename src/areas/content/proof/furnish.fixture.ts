import type { Proof, Side } from '#testing/proof.ts';
import { seedPublishedBenefit, seedPublishedNews } from './content-records.fixture.ts';

/** One record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedPublishedNews({ proof, side });
  await seedPublishedBenefit({ proof, side });
}
