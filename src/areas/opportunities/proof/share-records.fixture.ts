import { insertParsedPartners } from '#areas/partners/server/index.ts';
import { createAlias, hashOf, storeLink } from '#areas/sharing/server/index.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import { seedOpportunity } from './opportunity-records.fixture.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

export interface SharedOpportunity {
  readonly opportunityId: string;
  readonly linkId: string;
  readonly alias: string;
}

/** A published opportunity of the company, with a link to it. */
export async function seedShared(scene: Scene): Promise<SharedOpportunity> {
  const { side } = scene;
  const opportunityId = await seedOpportunity(scene, { type: 'public' });
  const { id, alias } = await write(scene, (trx) =>
    storeLink(trx, {
      companyId: side.company.id,
      purpose: 'opportunity',
      opportunity_id: opportunityId,
      recipient: `Grupo ${side.mark}`,
      expiresAt: new Date(Date.now() + 86_400_000),
      userId: side.admin.userId,
    }),
  );
  return { opportunityId, linkId: id, alias };
}

/** What a carrier without an account says of themselves. */
export const outsiderForm = () => ({
  firstName: 'Rosa',
  lastName: 'Quispe',
  company: 'Fletes Quispe',
  taxId: `${1_020_300_000 + fresh()}`,
  countryCode: '591',
  phone: `7${1_000_000 + fresh()}`,
  plate: `${1000 + fresh()}ABC`,
  price: null,
  comment: null,
});

/** Somebody applied by the link of an opportunity; the cookie says that it was they. */
export async function seedOutsider(scene: Scene, { changed = false } = {}) {
  const { opportunityId, linkId, alias } = await seedShared(scene);
  const { price: _price, comment: _comment, ...outside } = outsiderForm();
  const [id, secret, companyId] = [createId(), createAlias(), scene.side.company.id];
  const price = { freight_type: 'simple', freight: '1450.00', freight_currency: 'BOB', freight_unit: null };
  const values = {
    id,
    company_id: companyId,
    opportunity_id: opportunityId,
    applicant_name: outside.company,
    by: 'outside',
    outside: JSON.stringify({ ...outside, driver: null }),
    link_id: linkId,
    secret_hash: hashOf(secret),
    trucks: 1,
    plate: outside.plate,
    offer_number: 1,
    offer_by: 'carrier',
    changed,
    ...price,
  };
  const offer = { id: createId(), company_id: companyId, postulation_id: id, number: 1, by: 'carrier', ...price };
  await write(scene, async (trx) => {
    await trx.insertInto('postulation').values(values).execute();
    await trx.insertInto('postulation_offer').values(offer).execute();
  });
  return { params: { alias }, cookies: { 'tropeiro.carrier': secret } };
}

/** A transport company of the own company with somebody to write to. */
export async function seedContact(scene: Scene): Promise<{ transportCompanyId: string; phone: string }> {
  const { company, admin, mark } = scene.side;
  const phone = `7${2_000_000 + fresh()}`;
  const contacts = [{ fullName: `Contacto ${mark}`, countryCode: '591', phone, email: null }];
  const details = { name: `Fletes ${mark}`, taxId: null, address: null, city: null, notes: null, addresses: [] };
  const firm = { kind: 'transport', country: 'BO', userIds: [], linkedCompanyId: null } as const;
  const [transportCompanyId] = await write(scene, (trx) =>
    insertParsedPartners(trx, { companyId: company.id, userId: admin.userId }, [
      { ...firm, details: { ...details, contacts } },
    ]),
  );
  return { transportCompanyId: transportCompanyId!, phone: `591${phone}` };
}
