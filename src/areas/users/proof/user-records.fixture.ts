import { seedMember } from '#areas/session/proof/member.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { fresh, type Proof, type Side } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

/** People and roles of a company, written past the API; every text carries the mark. */
const write = <T>({ app }: Proof, work: (trx: Trx) => Promise<T>): Promise<T> => app.services.database.asPlatform(work);

/** A role without a single permission: everybody who may hand out roles may hand out this one. */
export async function seedRole(proof: Proof, { company, mark }: Side): Promise<string> {
  const id = createId();
  const values = { id, company_id: company.id, key: `role-${id}`, name: `Função ${mark} ${fresh()}`, permissions: [] };
  await write(proof, (trx) => trx.insertInto('role').values(values).execute());
  return id;
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
