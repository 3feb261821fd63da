import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { PostulationRecord } from './postulation.repository.ts';

/** The trips of an award. */
export interface AwardTrips {
  /** Orders that the carrier still has. */
  readonly kept: number;
  /** Of them, those that have not begun. */
  readonly waiting: number;
  /** All of them are delivered. */
  readonly done: boolean;
}

type Awarded = Pick<PostulationRecord, 'id' | 'company_id' | 'opportunity_id'>;

/** Of those that were accepted, counted from the orders themselves, in platform scope: either side asks. */
export async function awardTrips(
  trx: Trx,
  applications: readonly (Awarded & Pick<PostulationRecord, 'state'>)[],
): Promise<Map<string, AwardTrips>> {
  const awards = applications.filter(({ state }) => state === 'accepted');
  if (awards.length === 0) return new Map();
  const { rows } = await withPlatformScope(trx, () =>
    sql<AwardTrips & { id: string }>`
      select a.id, count(o.id)::int as kept, (count(*) filter (where o.status in (0, 1)))::int as waiting,
        coalesce(bool_and(o.status in (3, 4, 6)) and count(o.id) > 0, false) as done
      from postulation a
      left join load_order o on o.company_id = a.company_id and o.opportunity_id = a.opportunity_id
        and o.postulation_id = a.id and o.status <> 5
        and case when a.outside is null then o.carrier_company_id = a.applicant_company_id else o.carrier_id = a.partner_id end
      where a.id = any(${awards.map(({ id }) => id)}::uuid[])
      group by a.id`.execute(trx),
  );
  return new Map(rows.map(({ id, ...trips }) => [id, trips]));
}

/** The orders of an award that have not begun. */
export async function waitingOrders(trx: Trx, { id, company_id, opportunity_id }: Awarded): Promise<string[]> {
  const rows = await trx
    .selectFrom('load_order')
    .select('id')
    .where('company_id', '=', company_id)
    .where('opportunity_id', '=', opportunity_id)
    .where('postulation_id', '=', id)
    .where('carrier_company_id', 'is not', null)
    .where('status', 'in', [0, 1])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The application an order came from, where it is of one. */
export async function postulationOfOrder(trx: Trx, orderId: string): Promise<string | null> {
  const row = await trx.selectFrom('load_order').select('postulation_id').where('id', '=', orderId).executeTakeFirst();
  return row?.postulation_id ?? null;
}
