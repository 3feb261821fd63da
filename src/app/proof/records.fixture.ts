import { NOTIFICATION_TYPES } from '#areas/notifications/rules/notification-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { storeFile } from '#platform/files/stored-file.ts';
import type { TestUser } from '#testing/world.ts';
import { fresh, type Proof, type Side } from './proof.fixture.ts';

/** Records of a company as other areas left them there, written past the API; every text carries the mark. */
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

export async function seedRate(proof: Proof, { company, admin }: Side): Promise<void> {
  const values = { id: createId(), company_id: company.id, currency: 'USD', rate: '6.96', set_by: admin.userId };
  await write(proof, (trx) => trx.insertInto('exchange_rate').values(values).execute());
}

const page = (mark: string) => Buffer.from(`<!doctype html><title>${mark}</title><p>Contrato ${mark}</p>`);

/** A file of a person in the company, or of the company's administrator. */
export async function seedFile(proof: Proof, side: Side, owner: TestUser = side.admin): Promise<string> {
  const file = {
    companyId: side.company.id,
    ownerId: owner.userId,
    name: `${side.mark}.html`,
    content: page(side.mark),
  };
  return (await write(proof, (trx) => storeFile(trx, proof.app.services, file))).id;
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

/** A company keeps ten documents. */
export async function sweepDocuments(proof: Proof, { company }: Side): Promise<void> {
  await write(proof, (trx) => trx.deleteFrom('company_document').where('company_id', '=', company.id).execute());
}

/** A company nobody of the others knows, to be asked, changed or disabled. */
export async function seedCompany({ app }: Proof): Promise<string> {
  return (await app.world.company({ name: `Terceira ${fresh()}`, country: 'BO' })).id;
}

export async function seedAssociation(
  proof: Proof,
  { company, admin }: Side,
  way: 'sent' | 'received',
): Promise<string> {
  const id = createId();
  const third = await seedCompany(proof);
  const [company_id, partner_id] = way === 'sent' ? [company.id, third] : [third, company.id];
  const values = { id, company_id, partner_id, requested_by: admin.userId };
  await write(proof, (trx) => trx.insertInto('company_association').values(values).execute());
  return id;
}

/** A role without a single permission: everybody who may hand out roles may hand out this one. */
export async function seedRole(proof: Proof, { company, mark }: Side): Promise<string> {
  const id = createId();
  const values = { id, company_id: company.id, key: `role-${id}`, name: `Função ${mark} ${fresh()}`, permissions: [] };
  await write(proof, (trx) => trx.insertInto('role').values(values).execute());
  return id;
}

/** Somebody who holds no role: whoever may edit anybody may edit them. */
export async function seedMember(proof: Proof, { company, mark }: Side): Promise<TestUser> {
  const email = `${mark}-${createId()}@exemplo.test`;
  const person = await proof.app.world.user({ company, permissions: [], email, lastName: mark });
  await write(proof, (trx) => trx.deleteFrom('membership_role').where('user_id', '=', person.userId).execute());
  return person;
}

const plainRoles = new WeakMap<Side, Promise<string>>();

/** The same one every time, for people to be given: a company has room for a hundred. */
export function plainRole(proof: Proof, side: Side): Promise<string> {
  const known = plainRoles.get(side) ?? seedRole(proof, side);
  plainRoles.set(side, known);
  return known;
}

/** A company has room for a hundred roles; those nobody holds make way. */
export async function sweepRoles(proof: Proof, side: Side): Promise<void> {
  const kept = await plainRole(proof, side);
  await write(proof, (trx) =>
    trx
      .deleteFrom('role')
      .where('company_id', '=', side.company.id)
      .where('id', '<>', kept)
      .where('id', 'not in', trx.selectFrom('membership_role').select('role_id'))
      .execute(),
  );
}

/** Somebody invited who has not come yet. */
export async function seedPending(proof: Proof, side: Side): Promise<TestUser> {
  const person = await seedMember(proof, side);
  const values = { password_temporary: true, activated_at: null };
  await write(proof, (trx) => trx.updateTable('app_user').set(values).where('id', '=', person.userId).execute());
  return person;
}

export async function seedNotification(proof: Proof, { company, mark }: Side, { userId }: TestUser): Promise<string> {
  const id = createId();
  const values = {
    id,
    company_id: company.id,
    user_id: userId,
    type: NOTIFICATION_TYPES[0],
    message: `Carga ${mark}, em rota`,
  };
  await write(proof, (trx) => trx.insertInto('notification').values(values).execute());
  return id;
}

export async function seedDownload(proof: Proof, side: Side, { userId }: TestUser): Promise<string> {
  const id = createId();
  const file_id = await seedFile(proof, side);
  const values = {
    id,
    company_id: side.company.id,
    user_id: userId,
    list: 'users',
    query: '{}',
    status: 'ready',
    file_id,
  };
  await write(proof, (trx) => trx.insertInto('download').values(values).execute());
  return id;
}

/** Gives a company one of everything, so that there is something to be seen. */
export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedAddress(proof, side);
  await seedOperator(proof, side);
  await seedRate(proof, side);
  await seedDocument(proof, side);
  await seedAssociation(proof, side, 'received');
  await seedRole(proof, side);
  await seedMember(proof, side);
  await seedNotification(proof, side, side.admin);
  await seedDownload(proof, side, side.admin);
}
