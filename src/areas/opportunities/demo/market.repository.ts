import { type Insertable, sql } from 'kysely';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { ShippedRole } from '#kernel/area.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DB, Opportunity, OpportunityReader, Postulation, PostulationOffer } from '#platform/db/schema.gen.ts';

export type OpportunityRow = Omit<
  Insertable<Opportunity>,
  'id' | 'company_id' | 'code' | 'search_text' | 'created_at' | 'updated_at'
>;
export type ReaderRow = Omit<Insertable<OpportunityReader>, 'company_id' | 'opportunity_id'>;
export type ApplicationRow = Omit<Insertable<Postulation>, 'company_id' | 'opportunity_id'>;
export type OfferRow = Omit<Insertable<PostulationOffer>, 'id' | 'company_id' | 'postulation_id'>;

/** An order of a carrier on the platform, which the award of an opportunity may have led to. */
export interface CarriedOrder {
  readonly id: string;
  readonly companyId: string;
  readonly operationId: string;
  readonly createdAt: Date;
  readonly status: number;
  readonly clientId: string;
  readonly origin: Place;
  readonly destination: Place;
  readonly loadingDate: string;
  readonly deliveryDate: string;
  readonly category: string;
  readonly vehicleType: string | null;
  readonly weight: number;
  readonly carrierId: string;
  readonly truckId: string | null;
  readonly plate: string | null;
  readonly driverId: string | null;
  readonly driverName: string | null;
  /** The account of its driver. */
  readonly driverUserId: string | null;
  readonly freight: string;
  readonly currency: string;
  readonly invoice: boolean;
  readonly advance: string | null;
}

/** Of operations that one carrier has as a whole, the oldest order first. */
export async function carriedOrders(trx: Trx): Promise<CarriedOrder[]> {
  const { rows } = await sql<CarriedOrder>`
    select o.id, o.company_id as "companyId", o.operation_id as "operationId", o.created_at as "createdAt", o.status,
      o.client_id as "clientId", o.origin, o.destination, o.loading_date as "loadingDate", o.delivery_date as "deliveryDate",
      o.category_load as category, coalesce(o.vehicle_type, v.type) as "vehicleType", o.weight::float8 as weight,
      o.carrier_company_id as "carrierId", o.truck_id as "truckId", o.plate, o.driver_id as "driverId",
      o.driver_name as "driverName", d.user_id as "driverUserId", o.carrier_freight as freight,
      o.carrier_freight_currency as currency, coalesce(o.carrier_freight_invoice, false) as invoice,
      o.carrier_freight_advance as advance
    from load_order o
    join operation p on p.company_id = o.company_id and p.id = o.operation_id and p.kind = 'normal'
    left join vehicle v on v.id = o.truck_id
    left join driver d on d.id = o.driver_id
    where o.kind = 'normal' and o.carrier_company_id is not null and o.client_id is not null and o.weight_unit = 'tn'
      and not exists (select from load_order x where x.company_id = o.company_id and x.operation_id = o.operation_id
        and (x.status = 5 or x.carrier_company_id is distinct from o.carrier_company_id))
    order by o.company_id, o.operation_id, o.created_at, o.code`.execute(trx);
  return rows;
}

/** The first person of each role, by company and role. */
export async function peopleByRole(trx: Trx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ companyId: string; role: ShippedRole; userId: string }>`
    select distinct on (r.company_id, r.key) r.company_id as "companyId", r.key as role, u.id as "userId"
    from role r join membership_role m on m.company_id = r.company_id and m.role_id = r.id
    join app_user u on u.id = m.user_id and u.enabled and u.activated_at is not null
    order by r.company_id, r.key, length(u.email::text), u.email`.execute(trx);
  return new Map(rows.map(({ companyId, role, userId }) => [`${companyId} ${role}`, userId]));
}

export interface AssociatedPair {
  readonly companyId: string;
  readonly partnerId: string;
}

/** Every accepted association, from either side. */
export async function associatedPairs(trx: Trx): Promise<readonly AssociatedPair[]> {
  const { rows } = await sql<AssociatedPair>`
    select x."companyId", x."partnerId" from company_association a cross join lateral
      (values (a.company_id, a.partner_id), (a.partner_id, a.company_id)) as x ("companyId", "partnerId")
    join company c on c.id = x."partnerId" where a.status = 'accepted' order by x."companyId", c.company_name`.execute(
    trx,
  );
  return rows;
}

type Table =
  | 'opportunity'
  | 'opportunity_reader'
  | 'postulation'
  | 'postulation_offer'
  | 'opportunity_event'
  | 'saved_lane'
  | 'opportunity_watch';

/** Rows of one table in one statement; all of them name the same columns. Searched texts are stored folded. */
export async function insertAll(trx: Trx, table: Table & keyof DB, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.id(name)));
  const values = sql.join(
    names.map((name) => (name === 'search_text' ? sql`app.fold(${sql.id(name)})` : sql.id(name))),
  );
  await sql`insert into ${sql.table(table)} (${columns})
    select ${values} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}
