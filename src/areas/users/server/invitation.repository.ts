import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { InvitationView, ReceivedInvitation } from '../contract/invitation.calls.ts';
import { OPEN_INVITATIONS_SHOWN } from '../rules/limits.ts';
import type { PersonDetails } from '../rules/person-details.ts';

/**
 * An invitation waits (pending) until the person accepts or declines it, or the company takes it back. Its roles are
 * those the person gets on accepting, and go when it is closed.
 */
export interface NewInvitation extends PersonDetails {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly language: string | null;
  readonly invitedBy: string;
  readonly roles: readonly { readonly id: string }[];
  readonly now: Date;
}

export async function insertInvitation(trx: Trx, invitation: NewInvitation): Promise<void> {
  const { id, companyId, roles, now } = invitation;
  await trx
    .insertInto('membership_invitation')
    .values({
      id,
      company_id: companyId,
      email: invitation.email,
      first_name: invitation.firstName,
      last_name: invitation.lastName,
      country_code: invitation.countryCode,
      phone: invitation.phone,
      language: invitation.language,
      invited_by: invitation.invitedBy,
      created_at: now,
      sent_at: now,
    })
    .execute();
  await trx
    .insertInto('membership_invitation_role')
    .values(roles.map((role) => ({ company_id: companyId, invitation_id: id, role_id: role.id })))
    .execute();
}

/** Whether the company already has this person, or waits for their answer. */
export async function isInvitedOrMember(trx: Trx, companyId: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from membership m join app_user u on u.id = m.user_id
        where m.company_id = ${companyId} and u.email = ${email})
      or exists (select from membership_invitation
        where company_id = ${companyId} and email = ${email} and status = 'pending') as found`.execute(trx);
  return rows[0]!.found;
}

const openInvitations = (trx: Trx, companyId: string, only: RawBuilder<unknown> = sql`true`) =>
  sql<InvitationView>`
    select i.id as "_id", i.email as mail, to_json(i.created_at) #>> '{}' as "createdAt",
      to_json(i.sent_at) #>> '{}' as "sentAt",
      (select coalesce(json_agg(json_build_object('_id', r.id, 'name', r.name) order by app.fold(r.name)), '[]'::json)
        from membership_invitation_role ir join role r on r.company_id = ir.company_id and r.id = ir.role_id
        where ir.company_id = i.company_id and ir.invitation_id = i.id) as roles
    from membership_invitation i
    where i.company_id = ${companyId} and i.status = 'pending' and ${only}
    order by i.created_at desc, i.id
    limit ${OPEN_INVITATIONS_SHOWN}`.execute(trx);

export async function listOpenInvitations(trx: Trx, companyId: string): Promise<InvitationView[]> {
  return (await openInvitations(trx, companyId)).rows;
}

export async function findOpenInvitation(trx: Trx, companyId: string, id: string): Promise<InvitationView | undefined> {
  return (await openInvitations(trx, companyId, sql`i.id = ${id}`)).rows[0];
}

export async function touchSent(trx: Trx, companyId: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('membership_invitation')
    .set({ sent_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function listReceivedInvitations(trx: Trx): Promise<ReceivedInvitation[]> {
  const { rows } = await sql<ReceivedInvitation>`
    select id as "_id", company_id as "companyId", company_name as "companyName", inviter,
      to_json(sent_at) #>> '{}' as "sentAt"
    from app.invitations_to_me()`.execute(trx);
  return rows;
}

/** Everything an answer or the mail needs; in the platform's scope, because the two sides do not see each other. */
const pending = (trx: Trx) =>
  trx
    .selectFrom('membership_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .innerJoin('app_user as u', 'u.id', 'i.invited_by')
    .select([
      'i.id',
      'i.company_id as companyId',
      'i.email',
      'i.user_id as userId',
      'i.first_name as firstName',
      'i.last_name as lastName',
      'i.country_code as countryCode',
      'i.phone',
      'i.language',
      'i.invited_by as invitedBy',
      'c.company_name as companyName',
      'c.country_code as companyCountry',
      'c.time_zone as timeZone',
      sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('inviter'),
    ])
    .where('i.status', '=', 'pending')
    .where('c.enabled', '=', true)
    .forUpdate('i');

export type PendingInvitation = NonNullable<Awaited<ReturnType<typeof lockPending>>>;

export const lockPending = (trx: Trx, id: string) => pending(trx).where('i.id', '=', id).executeTakeFirst();

export const lockPendingOf = (trx: Trx, userId: string, only: { readonly companyId: string }) =>
  pending(trx).where('i.user_id', '=', userId).where('i.company_id', '=', only.companyId).executeTakeFirst();

export async function attachPerson(trx: Trx, id: string, userId: string): Promise<void> {
  await trx.updateTable('membership_invitation').set({ user_id: userId }).where('id', '=', id).execute();
}

/** Closes it and returns the roles it had; undefined when somebody else closed it first. */
export async function closeInvitation(
  trx: Trx,
  {
    id,
    status,
    now,
  }: { readonly id: string; readonly status: 'accepted' | 'declined' | 'cancelled'; readonly now: Date },
): Promise<readonly { readonly id: string }[] | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('membership_invitation')
    .set({ status, closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return trx
    .deleteFrom('membership_invitation_role')
    .where('invitation_id', '=', id)
    .returning('role_id as id')
    .execute();
}
