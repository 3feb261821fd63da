import type { Proof, Side } from '#testing/proof.ts';
import { seedAddress, seedAssociation, seedDocument, seedOperator } from './company-records.fixture.ts';

/** One record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedAddress(proof, side);
  await seedOperator(proof, side);
  await seedDocument(proof, side);
  await seedAssociation(proof, side, 'received');
}
