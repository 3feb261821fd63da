import { type Selectable, sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { LocationRequest } from '#platform/db/schema.gen.ts';

export type LocationRecord = Selectable<LocationRequest> & { readonly asked_by_name: string | null };

interface OfOrder {
  readonly company_id: string;
  readonly id: string;
}

/** The people and companies that ask are named to everybody who sees the order; the caller has checked that. */
function requests(trx: Trx) {
  return trx
    .selectFrom('location_request as r')
    .leftJoin('app_user as u', 'u.id', 'r.asked_by')
    .selectAll('r')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('asked_by_name'));
}

const SHOWN = 5;

export const lastRequests = (trx: Trx, { id }: OfOrder): Promise<LocationRecord[]> =>
  withPlatformScope(trx, () =>
    requests(trx).where('r.order_id', '=', id).orderBy('r.asked_at', 'desc').orderBy('r.id').limit(SHOWN).execute(),
  );

export const findRequest = (trx: Trx, { id }: OfOrder, requestId: string): Promise<LocationRecord | undefined> =>
  withPlatformScope(trx, () =>
    requests(trx).where('r.order_id', '=', id).where('r.id', '=', requestId).executeTakeFirst(),
  );

interface Asking {
  readonly userId: string;
  readonly companyId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Nothing where another question is open: the index allows one. What is past its time makes room first. */
export function openRequest(trx: Trx, { company_id, id }: OfOrder, asking: Asking): Promise<string | undefined> {
  return withPlatformScope(trx, async () => {
    await sql`update location_request set expired_at = expires_at
      where order_id = ${id} and expires_at <= ${asking.at} and num_nonnulls(answered_at, refused_at, expired_at) = 0`.execute(
      trx,
    );
    const { rows } = await sql<{ id: string }>`
      insert into location_request (id, company_id, order_id, asked_by, asked_company_id, asked_at, expires_at)
      values (${createId()}, ${company_id}, ${id}, ${asking.userId}, ${asking.companyId}, ${asking.at}, ${asking.expiresAt})
      on conflict (order_id) where num_nonnulls(answered_at, refused_at, expired_at) = 0 do nothing returning id`.execute(
      trx,
    );
    return rows[0]?.id;
  });
}

/** Once: the second of two answers at the same time finds it closed. */
export function closeRequest(
  trx: Trx,
  requestId: string,
  {
    at,
    position,
    accuracyM,
  }: { readonly at: Date; readonly position: Position | null; readonly accuracyM: number | null },
): Promise<boolean> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql`
      update location_request set expired_at = null, answered_at = ${position ? at : null}, refused_at = ${position ? null : at},
        lat = ${position?.lat ?? null}, lng = ${position?.lng ?? null}, accuracy_m = ${position ? accuracyM : null}
      where id = ${requestId} and answered_at is null and refused_at is null returning id`.execute(trx);
    return rows.length > 0;
  });
}

export interface Expired {
  readonly company_id: string;
  readonly order_id: string;
  readonly id: string;
  readonly expires_at: Date;
}

const AT_ONCE = 500;

/** In platform scope; what another process marks at the same moment is left to it. */
export async function markExpired(trx: Trx, now: Date): Promise<readonly Expired[]> {
  const { rows } = await sql<Expired>`
    update location_request set expired_at = expires_at where id in (
      select id from location_request where expires_at <= ${now} and num_nonnulls(answered_at, refused_at, expired_at) = 0
      order by id limit ${sql.lit(AT_ONCE)} for update skip locked)
    returning company_id, order_id, id, expires_at`.execute(trx);
  return rows;
}
