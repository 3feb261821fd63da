import { createHash } from 'node:crypto';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const freshSecret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');

/** A form of Bolivia with which everything is right, as it is sent. */
export function formOf({ side }: Scene) {
  const own = fresh();
  return {
    kind: 'company' as const,
    name: `Transportes ${side.mark} ${own}`,
    taxId: `${20_300_400_000 + own}`,
    email: null,
    contact: { firstName: 'Elena', lastName: 'Rojas', countryCode: '591', phone: `6${2_000_000 + own}` },
    drivers: [
      {
        firstName: 'Rosa',
        lastName: 'Quispe',
        countryCode: '591',
        phone: `7${2_000_000 + own}`,
        typeDocumentId: 'CI',
        documentId: `${7_000_000 + own}`,
        birthDate: '1985-04-12',
        driverLicense: `${7_000_000 + own}`,
        driverLicenseCategory: 'C',
        documents: [],
      },
    ],
    vehicles: [
      {
        kind: 'truck' as const,
        plate: `${3000 + own}XYZ`,
        typeId: 'tractor',
        brand: 'Volvo',
        year: 2020,
        documents: [],
      },
    ],
  };
}

export interface MadeInvitation {
  readonly id: string;
  readonly alias: string;
  readonly version: number;
}

/** An invitation to Bolivia, or what was sent by it and waits. */
export async function seedInvitation(scene: Scene, state: 'invited' | 'waiting' = 'invited'): Promise<MadeInvitation> {
  const [id, alias] = [createId(), freshSecret()];
  const { company, mark, admin } = scene.side;
  const by = { company_id: company.id, created_by: admin.userId };
  const form = formOf(scene);
  const sent = {
    kind: form.kind,
    name: form.name,
    tax_id: form.taxId,
    form: JSON.stringify(form),
    sent_at: new Date(),
  };
  await write(scene, async (trx) => {
    await trx
      .insertInto('public_link')
      .values({
        ...{ id, ...by, purpose: 'registration', alias_hash: hashOf(alias), shows: [], recipient: mark },
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    await trx
      .insertInto('registration')
      .values({ id, ...by, country_code: 'BO', state, ...(state === 'waiting' ? sent : {}) })
      .execute();
  });
  return { id, alias, version: 1 };
}
