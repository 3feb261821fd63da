import { sql } from 'kysely';
import type { CheckCode, CheckStatus } from '#areas/fleet/rules/homologation-check.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { Trx } from '#platform/db/database.ts';

/** Whose documents are looked at. */
export type DocumentedFleet = 'ownDriver' | 'spotDriver' | VehicleFleet;

export interface ExpiringDocuments {
  readonly fleet: DocumentedFleet;
  /** The day the first required document expires; null where one has expired of which no day is known any more. */
  readonly expiresOn: string | null;
  readonly hasExpired: boolean;
  readonly count: number;
}

/** Enabled drivers and vehicles by the day their first required document expires, until some day. */
export async function expiringDocuments(
  trx: Trx,
  { companyId, today, until }: { readonly companyId: string; readonly today: string; readonly until: string },
): Promise<ExpiringDocuments[]> {
  const hasExpired = sql`(f.documents_expired or coalesce(f.documents_expire_on < ${today}::date, false))`;
  const of = (fleet: ReturnType<typeof sql>, table: 'driver' | 'vehicle') => sql`
    select ${fleet} as fleet, f.documents_expire_on::text as "expiresOn", ${hasExpired} as "hasExpired", count(*)::int as count
    from ${sql.table(table)} f
    where f.company_id = ${companyId} and f.enabled and (${hasExpired} or f.documents_expire_on <= ${until})
    group by 1, 2, 3`;
  const { rows } = await sql<ExpiringDocuments>`
    ${of(sql`f.market || 'Driver'`, 'driver')} union all ${of(sql`f.market || initcap(f.kind)`, 'vehicle')}`.execute(
    trx,
  );
  return rows;
}

export interface FirstDocument extends ExpiringDocuments {
  /** The type of the document that expires first, or the id of the driver or vehicle: what it is grouped by. */
  readonly value: string | null;
  /** Of a driver or vehicle. */
  readonly name: string | null;
}

/** All enabled drivers and vehicles by the day their first required document expires, and by what is asked for besides. */
export async function firstDocuments(
  trx: Trx,
  { companyId, today, by }: { readonly companyId: string; readonly today: string; readonly by?: 'type' | 'owner' },
): Promise<FirstDocument[]> {
  const of = (fleet: ReturnType<typeof sql>, table: 'driver' | 'vehicle', name: ReturnType<typeof sql>) => {
    const type = sql`(select min(d.type) from document d where d.company_id = f.company_id
      and d.${sql.ref(`${table}_id`)} = f.id and d.expires_on = f.documents_expire_on)`;
    const value = by === 'type' ? type : by === 'owner' ? sql`f.id::text` : sql`null::text`;
    return sql`
    select ${fleet} as fleet, f.documents_expire_on::text as "expiresOn",
      (f.documents_expired or coalesce(f.documents_expire_on < ${today}::date, false)) as "hasExpired",
      ${value} as value, ${by === 'owner' ? name : sql`null::text`} as name, count(*)::int as count
    from ${sql.table(table)} f where f.company_id = ${companyId} and f.enabled
    group by 1, 2, 3, 4, 5`;
  };
  const driver = sql`btrim(f.first_name || ' ' || f.last_name)`;
  const { rows } = await sql<FirstDocument>`
    ${of(sql`f.market || 'Driver'`, 'driver', driver)}
    union all ${of(sql`f.market || initcap(f.kind)`, 'vehicle', sql`app.shown_plate(f.country_code, f.plate)`)}`.execute(
    trx,
  );
  return rows;
}

export interface ReadyTruck {
  readonly id: string;
  readonly plate: string;
  /** The first and the last day it could drive; without a last one it goes on. Undefined where it cannot today. */
  readonly from: string;
  readonly until: string | null;
  readonly isReady: boolean;
}

/** Trucks of the own fleet, enabled and documented as they are today. */
export async function readyTrucks(
  trx: Trx,
  { companyId, zone, today }: { readonly companyId: string; readonly zone: string; readonly today: string },
): Promise<ReadyTruck[]> {
  const { rows } = await sql<ReadyTruck>`
    select f.id, app.shown_plate(f.country_code, f.plate) as plate, (f.created_at at time zone ${zone})::date::text as "from",
      f.documents_expire_on::text as "until",
      f.enabled and not f.documents_expired and coalesce(f.documents_expire_on >= ${today}::date, true) as "isReady"
    from vehicle f where f.company_id = ${companyId} and f.market = 'own' and f.kind = 'truck'
    order by 2`.execute(trx);
  return rows;
}

export interface DriverFacts {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
  readonly documentsExpireOn: string | null;
}

/** Drivers of the company; those of others are not among them. */
export async function driverFacts(trx: Trx, companyId: string, ids: readonly string[]): Promise<DriverFacts[]> {
  const { rows } = await sql<DriverFacts>`
    select d.id, btrim(d.first_name || ' ' || d.last_name) as name, d.rating::float8 as rating,
      d.documents_expire_on::text as "documentsExpireOn"
    from driver d where d.company_id = ${companyId} and d.id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows;
}

export interface HomologationAnswers {
  readonly code: CheckCode;
  readonly status: CheckStatus;
  readonly clear: boolean | null;
  readonly count: number;
}

/** What the registers that were asked between two moments said. */
export async function homologationAnswers(
  trx: Trx,
  { companyId, zone, from, until }: { companyId: string; zone: string; from: string; until: string },
): Promise<HomologationAnswers[]> {
  const { rows } = await sql<HomologationAnswers>`
    select c.code, c.status, c.clear, count(*)::int as count
    from homologation_check c
    where c.company_id = ${companyId} and c.requested_at >= ${from}::date::timestamp at time zone ${zone}
      and c.requested_at < (${until}::date + 1)::timestamp at time zone ${zone}
    group by 1, 2, 3 order by 1, 2, 3`.execute(trx);
  return rows;
}
