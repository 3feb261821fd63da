import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type AppError, requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Postulation, PostulationOffer } from '#platform/db/schema.gen.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type { OfferedPrice } from '../contract/opportunity-input.shapes.ts';
import type { OutsideCarrier } from '../rules/outside-carrier.ts';
import type { Applicant, ClosedBy, OfferSide, PostulationState } from '../rules/postulation-state.ts';

export type PostulationRecord = Omit<Selectable<Postulation>, 'state' | 'by' | 'offer_by' | 'closed_by' | 'outside'> & {
  readonly state: PostulationState;
  readonly by: Applicant;
  readonly offer_by: OfferSide;
  readonly closed_by: ClosedBy | null;
  /** A carrier without an account; then there is no applicant company. */
  readonly outside: OutsideCarrier | null;
};
export type OfferRecord = Selectable<PostulationOffer>;

const postulations = (trx: Trx) => trx.selectFrom('postulation').selectAll();

function required(row: Selectable<Postulation> | undefined): PostulationRecord {
  if (!row) throw requestErrors.notFound();
  return row as unknown as PostulationRecord;
}

/** Of either side: the company that offers the freight, or the one that applied. */
export async function findPostulation(trx: Trx, id: string): Promise<PostulationRecord> {
  return required(await postulations(trx).where('id', '=', id).executeTakeFirst());
}

/** Locked until the end of the transaction; lock its opportunity before. */
export async function lockPostulation(trx: Trx, id: string): Promise<PostulationRecord> {
  return required(await postulations(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst());
}

/** Newest first, as far as the transaction's company sees them. */
export async function postulationsOf(trx: Trx, opportunityId: string, most: number): Promise<PostulationRecord[]> {
  const rows = await postulations(trx)
    .where('opportunity_id', '=', opportunityId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows as unknown as PostulationRecord[];
}

/** The waiting ones, whoever applied, locked in the order of their ids. */
export async function lockPending(trx: Trx, opportunityId: string): Promise<PostulationRecord[]> {
  const rows = await postulations(trx)
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows as unknown as PostulationRecord[];
}

export type NewPostulation = Omit<Insertable<Postulation>, 'id' | 'state' | 'version'>;

/** What one application at a time is known by: the company, or the phone and the tax id of an outside carrier. */
const ONCE: Readonly<Record<string, (cause: unknown) => AppError>> = {
  postulation_pending: (cause) => opportunityErrors.alreadyApplied({ cause }),
  postulation_outside_phone: (cause) => appliedWith('phone', cause),
  postulation_outside_tax_id: (cause) => appliedWith('taxId', cause),
};
const appliedWith = (field: string, cause: unknown) =>
  opportunityErrors.outsideApplied({ cause, fields: { [field]: { code: 'alreadyRegistered' } } });

/** Everybody applies once at a time, however often it is sent. */
export async function insertPostulation(trx: Trx, values: NewPostulation): Promise<PostulationRecord> {
  const made = await trx
    .insertInto('postulation')
    .values({ ...values, id: createId() })
    .returningAll()
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw ONCE[violatedConstraint(error) ?? '']?.(error) ?? error;
    });
  return required(made);
}

export async function updatePostulation(
  trx: Trx,
  { id }: Pick<PostulationRecord, 'id'>,
  values: Omit<Updateable<Postulation>, 'id' | 'version' | 'updated_at'>,
): Promise<void> {
  await trx
    .updateTable('postulation')
    .set(values)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'opportunity_filled') throw error;
      throw opportunityErrors.filled({ cause: error });
    });
}

/** Ends all that wait, in one statement. */
export async function closePending(
  trx: Trx,
  opportunityId: string,
  values: { state: 'rejected' | 'expired'; closed_by: ClosedBy | null; reason: string | null; answered_at: Date },
): Promise<void> {
  await trx
    .updateTable('postulation')
    .set(values)
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'pending')
    .execute();
}

/** The offer changed: nobody's application counts until it is confirmed. */
export async function markChanged(trx: Trx, opportunityId: string): Promise<void> {
  await trx
    .updateTable('postulation')
    .set({ changed: true })
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'pending')
    .execute();
}

/** The last application of each company that is not waiting any more, for publishing again. */
export async function earlierApplicants(trx: Trx, opportunityId: string): Promise<PostulationRecord[]> {
  const { rows } = await sql<Selectable<Postulation>>`
    select distinct on (applicant_company_id) * from postulation
    where opportunity_id = ${opportunityId} and state in ('rejected', 'expired', 'withdrawn') and outside is null
    order by applicant_company_id, created_at desc`.execute(trx);
  return rows as unknown as PostulationRecord[];
}

export interface NewOffer {
  readonly by: OfferSide;
  readonly userId: string | null;
  readonly price: OfferedPrice;
  readonly comment: string | null;
}

/** Adds a price to the list; its number is the next one of the locked application. */
export async function insertOffer(
  trx: Trx,
  { id, company_id }: Pick<PostulationRecord, 'id' | 'company_id'>,
  number: number,
  { by, userId, price, comment }: NewOffer,
): Promise<void> {
  await trx
    .insertInto('postulation_offer')
    .values({
      id: createId(),
      company_id,
      postulation_id: id,
      number,
      by,
      user_id: userId,
      comment,
      ...priceColumns(price),
    })
    .execute();
}

export function priceColumns({ type, value, currency, unit }: OfferedPrice) {
  return { freight_type: type, freight: value, freight_currency: currency, freight_unit: unit };
}

/** Every price of some applications, in the order in which they were named. */
export async function offersOf(trx: Trx, ids: readonly string[]): Promise<Map<string, OfferRecord[]>> {
  const rows =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('postulation_offer')
          .selectAll()
          .where('postulation_id', 'in', [...ids])
          .orderBy('number')
          .execute();
  const groups = new Map<string, OfferRecord[]>();
  for (const row of rows) groups.set(row.postulation_id, [...(groups.get(row.postulation_id) ?? []), row]);
  return groups;
}

/** Whether the transaction's person drives for its company: they see only the applications they made themselves. */
export async function drives(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ drives: boolean }>`select app.drives() as drives`.execute(trx);
  return rows[0]!.drives;
}

/** The name of any company, by the narrow function of the marketplace. */
export async function nameOfCompany(trx: Trx, companyId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select company_name as name from app.offering_company(${companyId}::uuid)`.execute(trx);
  return rows[0]?.name ?? '';
}
