import { createHash } from 'node:crypto';
import { ingestionCalls } from '#areas/tracking/contract/ingestion.calls.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example } from '#testing/example.ts';
import { fresh, type Proof, type Side } from '#testing/proof.ts';

const { osmand, osmandForm, osmandBySecret, osmandFormBySecret, report } = ingestionCalls;

/** Its secret is all a device has: whoever knows it is the device, whoever else they may be. */
const foreign = { open: 'the secret of a device alone decides' } as const;

async function seedDevice(proof: Proof, side: Side): Promise<string> {
  const secret = createId();
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('device')
      .values({
        id: createId(),
        company_id: side.company.id,
        identifier: `${side.mark} ${fresh()}`,
        kind: 'hardware',
        secret_hash: createHash('sha256').update(secret).digest() as never,
      })
      .execute(),
  );
  return secret;
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const FORM = { id: 'truck', lat: '-16.5', lon: '-68.15', speed: '30' };

export const ingestionExamples: readonly Example[] = [
  example(osmand, foreign, async ({ proof, side }) => ({
    query: FORM,
    headers: bearer(await seedDevice(proof, side)),
  })),
  example(osmandForm, foreign, async ({ proof, side }) => ({
    body: FORM,
    headers: bearer(await seedDevice(proof, side)),
  })),
  example(osmandBySecret, foreign, async ({ proof, side }) => ({
    params: { secret: await seedDevice(proof, side) },
    query: FORM,
  })),
  example(osmandFormBySecret, foreign, async ({ proof, side }) => ({
    params: { secret: await seedDevice(proof, side) },
    body: FORM,
  })),
  example(report, foreign, async ({ proof, side }) => ({
    body: { positions: [{ lat: -16.5, lng: -68.15, speedKmh: 40 }] },
    headers: bearer(await seedDevice(proof, side)),
  })),
];
