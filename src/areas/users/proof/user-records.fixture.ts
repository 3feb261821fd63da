import { seedMember } from '#areas/session/proof/member.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { fresh, type Proof, type Side } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

/** Users and roles of a company, inserted directly into the database; every text carries the mark. */
const write = <T>({ app }: Proof, work: (trx: Trx) => Promise<T>): Promise<T> => app.services.database.asPlatform(work);

/** A role without permissions, which everybody who may assign roles can assign. */
export async function seedRole(proof: Proof, { company, mark }: Side): Promise<string> {
  const id = createId();
  const values = { id, company_id: company.id, key: `role-${id}`, name: `Função ${mark} ${fresh()}`, permissions: [] };
  await write(proof, (trx) => trx.insertInto('role').values(values).execute());
  return id;
}

const plainRoles = new WeakMap<Side, Promise<string>>();

/** Reused for all users, because a company may have only a hundred roles. */
export function plainRole(proof: Proof, side: Side): Promise<string> {
  const known = plainRoles.get(side) ?? seedRole(proof, side);
  plainRoles.set(side, known);
  return known;
}

/** Deletes unused roles, because a company may have only a hundred. */
export async function sweepRoles(proof: Proof, side: Side): Promise<void> {
  const kept = await plainRole(proof, side);
  await write(proof, (trx) =>
    trx
      .deleteFrom('role')
      .where('company_id', '=', side.company.id)
      .where('id', '<>', kept)
      .where('id', 'not in', trx.selectFrom('membership_role').select('role_id'))
      .where('id', 'not in', trx.selectFrom('membership_invitation_role').select('role_id'))
      .execute(),
  );
}

/** An invitation of the company, whose address carries its mark, not delivered yet. */
export async function seedInvitation(proof: Proof, side: Side): Promise<string> {
  const email = `${side.mark.toLowerCase()}-${fresh()}@convite.test`;
  const names = { first_name: 'Nora', last_name: `Vargas ${side.mark}` };
  const invitation = { id: createId(), company_id: side.company.id, email, invited_by: side.admin.userId, ...names };
  const role = { company_id: side.company.id, role_id: await plainRole(proof, side), invitation_id: invitation.id };
  await write(proof, async (trx) => {
    await trx.insertInto('membership_invitation').values(invitation).execute();
    await trx.insertInto('membership_invitation_role').values(role).execute();
  });
  return invitation.id;
}

/** An invitation that a company new to everybody sent to this person. */
export async function seedReceivedInvitation(proof: Proof, to: TestUser): Promise<string> {
  const { id: company_id } = await proof.app.world.company();
  const names = { first_name: 'Nora', last_name: 'Vargas' };
  const email = `${fresh()}@convite.test`;
  const invitation = { id: createId(), company_id, email, user_id: to.userId, invited_by: to.userId, ...names };
  await write(proof, (trx) => trx.insertInto('membership_invitation').values(invitation).execute());
  return invitation.id;
}

/** An invited user who has not signed in yet. */
export async function seedPending(proof: Proof, side: Side): Promise<TestUser> {
  const person = await seedMember(proof, side);
  const values = { password_temporary: true, activated_at: null };
  await write(proof, (trx) => trx.updateTable('app_user').set(values).where('id', '=', person.userId).execute());
  return person;
}
