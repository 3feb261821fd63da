import type { Proof, Side } from '#testing/proof.ts';
import { seedRating } from './rating.examples.fixture.ts';
import { seedBooking } from './warehouse-records.fixture.ts';

/** One record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedBooking({ proof, side });
  await seedBooking({ proof, side }, 'scheduled');
  await seedRating({ proof, side });
}
