import { sql } from 'kysely';
import type { DeviceRecord } from '#areas/positions/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

export interface NamedDevice {
  /** Null where nothing is called like this yet. */
  readonly device: Pick<
    DeviceRecord,
    'id' | 'version' | 'kind' | 'name' | 'claimed_protocol' | 'interval_seconds' | 'driver_id'
  > | null;
  /** The truck it is on. */
  readonly on_truck: Truck | null;
  /** The truck with the plate of the line. */
  readonly truck: (Truck & { readonly identifier: string | null }) | null;
  /** The one driver whom the line names, with the phone they have. */
  readonly driver: { readonly id: string; readonly phone: string | null; readonly phone_id: string | null } | null;
  /** How many drivers the line may mean. */
  readonly drivers: number;
}

interface Truck {
  readonly id: string;
  readonly plate: string;
  readonly country_code: string;
}

interface Wanted {
  readonly identifiers: readonly string[];
  /** As they are compared; null where a line names none. */
  readonly plates: readonly (string | null)[];
  /** Where one plate exists in two countries, the truck of this one is meant. */
  readonly country: string | null;
  readonly markets: readonly string[];
  /** Documents or names; null where a line names none. */
  readonly drivers: readonly (string | null)[];
  /** Of the drivers whom the reader may see. */
  readonly driverMarkets: readonly string[];
}

const truck = (
  alias: string,
) => sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'plate', ${sql.ref(`${alias}.plate`)},
  'country_code', ${sql.ref(`${alias}.country_code`)}, 'identifier', ${sql.ref(`${alias}.gps_device_id`)})`;

/** Documents are written with and without dots, dashes and spaces. */
const compared = (text: ReturnType<typeof sql>) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** What the company has under the identifier, the plate and the driver of each line, in the order of the lines. */
export async function namedDevices(
  trx: Trx,
  { identifiers, plates, country, markets, drivers, driverMarkets }: Wanted,
): Promise<readonly NamedDevice[]> {
  const { rows } = await sql<NamedDevice>`
    select case when d.id is not null then json_build_object('id', d.id, 'version', d.version, 'kind', d.kind, 'name', d.name,
        'claimed_protocol', d.claimed_protocol, 'interval_seconds', d.interval_seconds, 'driver_id', d.driver_id) end as device,
      case when o.id is not null then ${truck('o')} end as on_truck,
      case when v.id is not null then ${truck('v')} end as truck,
      case when n.drivers = 1 then (
        select json_build_object('id', n.id, 'phone', p.identifier, 'phone_id', p.id) from (values (1)) one
          left join device p on p.company_id = app.company_id() and p.driver_id = n.id) end as driver,
      n.drivers
    from unnest(${[...identifiers]}::text[], ${[...plates]}::text[], ${[...drivers]}::text[])
        with ordinality w (identifier, plate, driver, line)
      left join device d on d.company_id = app.company_id() and app.fold(d.identifier) = app.fold(w.identifier)
      left join vehicle o on o.company_id = d.company_id and o.id = d.vehicle_id
      left join lateral (
        select t.id, t.plate, t.country_code, t.gps_device_id from vehicle t
        where t.company_id = app.company_id() and t.kind = 'truck' and t.plate = w.plate and t.market = any(${[...markets]}::text[])
        order by t.country_code = ${country} desc, t.id limit 1) v on true
      cross join lateral (
        select count(*)::int as drivers, (array_agg(r.id))[1] as id from driver r
        where w.driver is not null and r.company_id = app.company_id() and r.market = any(${[...driverMarkets]}::text[])
          and (${compared(sql`r.document_number`)} = ${compared(sql`w.driver`)}
            or ${compared(sql`r.document_number || r.document_state`)} = ${compared(sql`w.driver`)}
            or app.fold(r.first_name || ' ' || r.last_name) = app.fold(w.driver))) n
    order by w.line`.execute(trx);
  return rows;
}
