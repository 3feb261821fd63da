import type { Proof, Side } from '#testing/proof.ts';
import { FURNISH } from './areas.gen.fixture.ts';
import { furnish as machinery } from './machinery.examples.fixture.ts';

/** Gives a company one record of each kind, so that every list shows something. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  for (const add of [...Object.values(FURNISH), machinery]) await add(proof, side);
}
