import type { Proof, Side } from '#testing/proof.ts';
import {
  seedApplicant,
  seedApplication,
  seedLane,
  seedOffered,
  seedOpportunity,
} from './opportunity-records.fixture.ts';

/** One record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  const scene = { proof, side };
  await seedOpportunity(scene, { type: 'marketplace', state: 'created' });
  await seedApplicant(scene);
  await seedApplication(scene);
  await seedOffered(scene, 'direct');
  await seedOffered(scene, 'marketplace');
  await seedLane(scene, side.admin);
}
