import { sql } from 'kysely';
import { foundedAt } from '#areas/companies/demo/company.repository.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { ADMIN_ROLES } from '../contract/shipped-roles.ts';
import type { DemoPerson } from './people.ts';

const DAY_MS = 86_400_000;

/** Most people worked in the last week, some did not. */
const lastSeen = ({ email }: DemoPerson, now: Date): Date =>
  new Date(now.getTime() - (email.length % 10) * DAY_MS - email.length * 1000);

export async function insertPerson(
  trx: Trx,
  companyId: string,
  person: DemoPerson,
  passwordHash: string,
  now: Date,
): Promise<void> {
  // Only the invited one is new.
  const created_at = person.state === 'pending' ? new Date(now.getTime() - DAY_MS) : foundedAt(now);
  await trx
    .insertInto('app_user')
    .values({
      id: person.id,
      email: person.email,
      country_code: person.phoneCode,
      phone: person.phone,
      first_name: person.firstName,
      last_name: person.lastName,
      language: person.language,
      selected_company_id: companyId,
      home_company_id: companyId,
      is_super_admin: person.roles.includes('super-administrator'),
      password_hash: passwordHash,
      password_temporary: person.state === 'pending',
      password_expires_at: person.state === 'pending' ? new Date(now.getTime() + 7 * DAY_MS) : null,
      activated_at: person.state === 'pending' ? null : created_at,
      last_seen_at: person.state === 'active' ? lastSeen(person, now) : null,
      created_at,
    })
    .execute();
  await trx
    .insertInto('membership')
    .values({
      id: createId(),
      company_id: companyId,
      user_id: person.id,
      enabled: person.state !== 'disabled',
      created_at,
    })
    .execute();
  await sql`insert into membership_role (company_id, user_id, role_id)
    select company_id, ${person.id}, id from role where company_id = ${companyId} and key = any(${person.roles})`.execute(
    trx,
  );
  if (person.roles.some((role) => ADMIN_ROLES.has(role) || role === 'operator') && person.state === 'active') {
    await trx
      .insertInto('company_operator')
      .values({
        id: createId(),
        company_id: companyId,
        user_id: person.id,
        full_name: `${person.firstName} ${person.lastName}`,
        mail: person.email,
        country_code: person.phoneCode,
        phone: person.phone,
      })
      .execute();
  }
}

interface DemoInvitation {
  readonly companyId: string;
  readonly invitedBy: string;
  readonly email: string;
  /** Whose address it is; null for somebody without an account. */
  readonly userId: string | null;
}

/** An invitation that waits for its answer. */
export async function insertInvitation(trx: Trx, invitation: DemoInvitation, now: Date): Promise<void> {
  const { companyId: company_id, invitedBy: invited_by, email, userId: user_id } = invitation;
  const id = createId();
  const sent = new Date(now.getTime() - DAY_MS);
  const names = { first_name: 'Alex', last_name: 'Moreira' };
  await trx
    .insertInto('membership_invitation')
    .values({ id, company_id, email, user_id, ...names, invited_by, created_at: sent, sent_at: sent })
    .execute();
  await sql`insert into membership_invitation_role (company_id, invitation_id, role_id)
    select company_id, ${id}, id from role where company_id = ${company_id} and key = 'operator'`.execute(trx);
}
