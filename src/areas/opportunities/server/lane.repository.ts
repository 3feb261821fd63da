import { sql } from 'kysely';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { SavedLane } from '../contract/lane.calls.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import { LANES_MAX } from '../rules/opportunity-limits.ts';

interface Person {
  readonly companyId: string;
  readonly userId: string;
}

/** Row-level security shows a person their own lanes alone. */
export async function lanesOf(trx: Trx): Promise<SavedLane[]> {
  const rows = await trx
    .selectFrom('saved_lane')
    .select(['id', 'origin_city', 'destination_city', 'vehicle_type', 'alert'])
    .orderBy(sql`coalesce(origin_city, '')`)
    .orderBy(sql`coalesce(destination_city, '')`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    originCity: row.origin_city,
    destinationCity: row.destination_city,
    vehicleType: row.vehicle_type,
    alert: row.alert,
  }));
}

export async function insertLane(trx: Trx, { companyId, userId }: Person, lane: Omit<SavedLane, '_id'>): Promise<void> {
  if ((await lanesOf(trx)).length >= LANES_MAX) throw opportunityErrors.tooManyLanes({ params: { count: LANES_MAX } });
  await sql`
    insert into saved_lane (id, company_id, user_id, origin_city, destination_city, vehicle_type, alert)
    values (${createId()}, ${companyId}, ${userId}, ${lane.originCity}, ${lane.destinationCity}, ${lane.vehicleType}, ${lane.alert})
    on conflict (company_id, user_id, coalesce(origin_city, ''), coalesce(destination_city, ''), coalesce(vehicle_type, ''))
    do update set alert = excluded.alert`.execute(trx);
}

export async function deleteLane(trx: Trx, id: string): Promise<void> {
  const gone = await trx.deleteFrom('saved_lane').where('id', '=', id).executeTakeFirst();
  if (Number(gone.numDeletedRows) === 0) throw requestErrors.notFound();
}

export async function setWatched(trx: Trx, { companyId, userId }: Person, id: string, watched: boolean): Promise<void> {
  const row = { company_id: companyId, user_id: userId, opportunity_id: id };
  if (watched)
    await trx
      .insertInto('opportunity_watch')
      .values(row)
      .onConflict((same) => same.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('opportunity_watch')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('opportunity_id', '=', id)
      .execute();
}

export async function isWatched(trx: Trx, id: string): Promise<boolean> {
  const found = trx.selectFrom('opportunity_watch').select('user_id').where('opportunity_id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

export interface LanePerson extends Person {}

/** Whose saved lanes an opportunity runs along, for alerts; in platform scope. */
export async function peopleOnLane(
  trx: Trx,
  opportunity: {
    readonly companyId: string;
    readonly origin: string;
    readonly destination: string;
    readonly vehicleType: string;
  },
): Promise<LanePerson[]> {
  const { rows } = await sql<LanePerson>`
    select distinct l.company_id as "companyId", l.user_id as "userId" from saved_lane l
    where l.alert and l.company_id <> ${opportunity.companyId}
      and (l.origin_city is null or l.origin_city = ${opportunity.origin})
      and (l.destination_city is null or l.destination_city = ${opportunity.destination})
      and (l.vehicle_type is null or app.alike(${TYPES}, l.vehicle_type, ${opportunity.vehicleType}))`.execute(trx);
  return rows;
}
