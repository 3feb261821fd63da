import { sql } from 'kysely';
import type { PartnerView } from '#areas/companies/contract/company.shapes.ts';
import type { AssociationStatus } from '#areas/companies/rules/association.ts';
import type { Trx } from '#platform/db/database.ts';

export interface FoundCompany {
  readonly companyId: string;
  readonly companyName: string;
  readonly countryCode: string;
  readonly verified: boolean;
}

export async function findByTaxId(trx: Trx, countryCode: string, taxId: string): Promise<FoundCompany | null> {
  const { rows } = await sql<{ company: FoundCompany | null }>`
    select app.company_by_tax_id(${countryCode}, ${taxId}) as company`.execute(trx);
  return rows[0]?.company ?? null;
}

/** The name of a company that may be asked, even if the actor cannot see it. */
export async function partnerName(trx: Trx, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select app.partner_name(${id}) as name`.execute(trx);
  return rows[0]?.name ?? null;
}

export interface NewAssociation {
  readonly id: string;
  readonly companyId: string;
  readonly partnerId: string;
  readonly requestedBy: string;
  readonly message: string | null;
}

/** False when the two companies already have an open association, no matter which of them asked. */
export async function insertAssociation(trx: Trx, association: NewAssociation): Promise<boolean> {
  const written = await trx
    .insertInto('company_association')
    .values({
      id: association.id,
      company_id: association.companyId,
      partner_id: association.partnerId,
      requested_by: association.requestedBy,
      message: association.message,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export interface Association {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly status: AssociationStatus;
}

/** Locks the association until the end of the transaction, so that a second answer finds the first one. */
export async function lockAssociation(trx: Trx, companyId: string, id: string): Promise<Association | undefined> {
  const row = await trx
    .selectFrom('company_association as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .innerJoin('company as p', 'p.id', 'a.partner_id')
    .select([
      'a.id',
      'a.company_id as companyId',
      'c.company_name as companyName',
      'a.partner_id as partnerId',
      'p.company_name as partnerName',
      'a.status',
    ])
    .where('a.id', '=', id)
    .where((eb) => eb.or([eb('a.company_id', '=', companyId), eb('a.partner_id', '=', companyId)]))
    .forUpdate('a')
    .executeTakeFirst();
  return row && { ...row, status: row.status as AssociationStatus };
}

export async function answerAssociation(
  trx: Trx,
  id: string,
  answer: { readonly status: AssociationStatus; readonly userId: string; readonly at: Date },
): Promise<void> {
  const ended = answer.status === 'ended';
  await trx
    .updateTable('company_association')
    .set({
      status: answer.status,
      ...(ended ? { ended_at: answer.at } : { answered_by: answer.userId, answered_at: answer.at }),
    })
    .where('id', '=', id)
    .execute();
}

export interface Agreed {
  readonly id: string;
  readonly companyId: string;
  readonly partnerId: string;
  readonly userId: string;
  readonly at: Date;
}

/**
 * Makes two companies associated in one statement: accepts their open request, or inserts an accepted association with
 * the given id. Undefined where they are associated already; in platform scope.
 */
export async function agreeOnAssociation(trx: Trx, agreed: Agreed): Promise<Association | undefined> {
  const { id, companyId, partnerId, userId, at } = agreed;
  const { rows } = await sql<Association>`
    insert into company_association as a
      (id, company_id, partner_id, status, requested_by, requested_at, answered_by, answered_at)
    values (${id}, ${companyId}, ${partnerId}, 'accepted', ${userId}, ${at}, ${userId}, ${at})
    on conflict (least(company_id, partner_id), greatest(company_id, partner_id)) where status in ('requested', 'accepted')
    do update set status = excluded.status, answered_by = excluded.answered_by, answered_at = excluded.answered_at
      where a.status = 'requested'
    returning a.id, a.company_id as "companyId", a.partner_id as "partnerId", a.status,
      (select c.company_name from company c where c.id = a.company_id) as "companyName",
      (select p.company_name from company p where p.id = a.partner_id) as "partnerName"`.execute(trx);
  return rows[0];
}

/** The companies with an accepted association, by name. */
export async function partnersOf(trx: Trx, companyId: string): Promise<PartnerView[]> {
  const { rows } = await sql<PartnerView>`
    select a.id as "_id", p.id as "companyId", p.company_name as "companyName"
    from company_association a
    join company p on p.id = case when a.company_id = ${companyId} then a.partner_id else a.company_id end
    where a.status = 'accepted' and (a.company_id = ${companyId} or a.partner_id = ${companyId})
    order by app.fold(p.company_name), p.id`.execute(trx);
  return rows;
}
