import type { AssociationStatus } from '#areas/companies/rules/association.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { fresh, type Proof, type Side, seedFile } from '#testing/proof.ts';

/** Records of a company, inserted directly into the database; every text carries the mark. */
const write = <T>({ app }: Proof, work: (trx: Trx) => Promise<T>): Promise<T> => app.services.database.asPlatform(work);

export async function seedAddress(proof: Proof, { company, mark }: Side): Promise<string> {
  const id = createId();
  const values = { id, company_id: company.id, full_name: `Depósito ${mark}`, address: `Rua ${mark}`, city: mark };
  await write(proof, (trx) => trx.insertInto('company_address').values(values).execute());
  return id;
}

export async function seedOperator(proof: Proof, { company, mark }: Side): Promise<string> {
  const id = createId();
  const values = { id, company_id: company.id, full_name: `Operador ${mark}`, mail: `${mark}@exemplo.test` };
  await write(proof, (trx) => trx.insertInto('company_operator').values(values).execute());
  return id;
}

export async function seedDocument(proof: Proof, side: Side): Promise<string> {
  const id = createId();
  const file_id = await seedFile(proof, side);
  const { company, mark, admin } = side;
  const values = {
    id,
    company_id: company.id,
    file_id,
    type: 'contract',
    name: `Contrato ${mark}`,
    created_by: admin.userId,
  };
  await write(proof, (trx) => trx.insertInto('company_document').values(values).execute());
  return id;
}

/** A company may have ten documents. */
export async function sweepDocuments(proof: Proof, { company }: Side): Promise<void> {
  await write(proof, (trx) => trx.deleteFrom('company_document').where('company_id', '=', company.id).execute());
}

/** A company that no other example uses, to be asked, changed or disabled. */
export async function seedCompany({ app }: Proof): Promise<string> {
  return (await app.world.company({ name: `Terceira ${fresh()}`, country: 'BO' })).id;
}

export async function seedAssociation(
  proof: Proof,
  { company, admin }: Side,
  way: 'sent' | 'received',
  status: AssociationStatus = 'requested',
): Promise<string> {
  const id = createId();
  const third = await seedCompany(proof);
  const [company_id, partner_id] = way === 'sent' ? [company.id, third] : [third, company.id];
  const values = { id, company_id, partner_id, status, requested_by: admin.userId };
  await write(proof, (trx) => trx.insertInto('company_association').values(values).execute());
  return id;
}
