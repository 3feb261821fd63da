import { sql } from 'kysely';
import { SEE_TRANSPORT_COMPANY, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import type { LastSeen } from '#areas/fleet/contract/open-trip.shapes.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { FLEET_TRAITS, VEHICLE_FLEETS, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate as formatPlate } from '#countries/country.ts';
import { holds } from '#kernel/permission.ts';
import { textMatches } from '#platform/list/conditions.ts';
import type { ListContext, ListSource, Row, SourceColumn, SourceFilter, Sql } from '#platform/list/list-source.ts';
import { portOf } from '#platform/ports.ts';
import { factColumns, fleetOrders, UNKNOWN_FACTS } from './fleet-orders.repository.ts';
import { fleetTypeExport } from './fleet-type-export.ts';
import { brandNames } from './vehicle-brands.ts';

/** The truck that pulls a semitrailer: two look-ups, because an "or" over both columns would read the whole fleet. */
const truck = sql`left join lateral (
    select k.id, k.country_code, k.plate, k.driver_id from vehicle k where k.company_id = v.company_id and k.trailer_id = v.id
    union all
    select k.id, k.country_code, k.plate, k.driver_id from vehicle k where k.company_id = v.company_id and k.second_trailer_id = v.id
    limit 1
  ) k on true`;

/** For a whole list, one set of all coupled semitrailers is faster than a look-up per row. */
const pulled = sql`v.id in (
    select k.trailer_id from vehicle k where k.company_id = app.company_id() and k.trailer_id is not null
    union all
    select k.second_trailer_id from vehicle k where k.company_id = app.company_id() and k.second_trailer_id is not null)`;

/** The driver, and the semitrailers or the truck: at most one row per vehicle. */
const JOINS: Readonly<Record<VehicleKind, Readonly<Record<string, Sql>>>> = {
  truck: {
    driver: sql`left join driver d on d.company_id = v.company_id and d.id = v.driver_id`,
    trailers: sql`left join vehicle t on t.company_id = v.company_id and t.id = v.trailer_id
      left join vehicle s on s.company_id = v.company_id and s.id = v.second_trailer_id`,
    partner: sql`left join partner p on p.company_id = v.company_id and p.id = v.partner_id`,
  },
  semitrailer: {
    truck,
    driver: sql`left join driver d on d.company_id = v.company_id and d.id = k.driver_id`,
    partner: sql`left join partner p on p.company_id = v.company_id and p.id = v.partner_id`,
  },
};

const driverName = sql`d.first_name || ' ' || d.last_name`;
const shownPlate = (alias: string) => sql`app.shown_plate(${sql.ref(alias)}.country_code, ${sql.ref(alias)}.plate)`;
const trailerPlates = sql`array_remove(array[${shownPlate('t')}, ${shownPlate('s')}], null)`;
const completion = sql`case when v.documents_required = 0 then 0 else round(100.0 * v.documents_done / v.documents_required)::int end`;
const status = sql`case when v.enabled then 'enabled' else 'disabled' end`;

interface Own {
  readonly output: Readonly<Record<string, SourceColumn>>;
  readonly filters: Readonly<Record<string, SourceFilter>>;
}

const OF_KIND: Readonly<Record<VehicleKind, Own>> = {
  truck: {
    output: {
      truckerId: { sql: sql`v.driver_id` },
      trucker: { sql: driverName, needs: ['driver'] },
      trailerPlates: { sql: trailerPlates, needs: ['trailers'] },
      associatedTransportUnitId: { sql: sql`null::uuid` },
      associatedTransportUnit: { sql: sql`null::text` },
      assigned: { sql: sql`v.driver_id is not null`, notNull: true },
    },
    filters: {
      capacities: { sql: sql`v.capacity_tn`, label: sql`trim_scale(v.capacity_tn) || ' Tn'`, measure: 'number' },
      truckers: { sql: sql`v.driver_id`, label: driverName, labelNeeds: ['driver'] },
      trailerPlates: {
        sql: sql`array_remove(array[t.plate, s.plate], null)`,
        label: sql`app.shown_plate(v.country_code, element.value)`,
        array: true,
        needs: ['trailers'],
        anySpelling: true,
      },
      assigned: { sql: sql`v.driver_id is not null` },
    },
  },
  semitrailer: {
    output: {
      truckerId: { sql: sql`k.driver_id`, needs: ['truck'] },
      trucker: { sql: driverName, needs: ['truck', 'driver'] },
      trailerPlates: { sql: sql`'{}'::text[]` },
      associatedTransportUnitId: { sql: sql`k.id`, needs: ['truck'] },
      associatedTransportUnit: { sql: shownPlate('k'), needs: ['truck'] },
      assigned: { sql: sql`k.id is not null`, needs: ['truck'], notNull: true },
    },
    filters: {
      capacities: { sql: sql`v.pallets`, label: sql`v.pallets || ' Plt'`, measure: 'number' },
      truckers: { sql: sql`k.driver_id`, label: driverName, needs: ['truck'], labelNeeds: ['driver'] },
      associatedTransportUnit: { sql: sql`k.id`, label: shownPlate('k'), needs: ['truck'], anySpelling: true },
      assigned: { sql: pulled },
    },
  },
};

/** Plates are stored without case or accents, so their own index is used. */
const byPlate = { plate: { sql: sql`v.plate`, notNull: true } };
const SORTS: Readonly<Record<VehicleKind, Readonly<Record<string, SourceColumn>>>> = {
  truck: { ...byPlate, trailerPlates: { sql: sql`t.plate`, needs: ['trailers'] } },
  semitrailer: byPlate,
};

const shared = {
  from: sql`vehicle v`,
  key: sql`v.id`,
  output: {
    _id: { sql: sql`v.id` },
    version: { sql: sql`v.version` },
    plate: { sql: sql`v.plate`, notNull: true },
    countryCode: { sql: sql`v.country_code`, notNull: true },
    type: { sql: sql`v.type`, notNull: true },
    brand: { sql: sql`v.brand` },
    year: { sql: sql`v.year` },
    color: { sql: sql`v.color` },
    capacity: { sql: sql`v.capacity_tn::float8` },
    pallets: { sql: sql`v.pallets` },
    volume: { sql: sql`v.volume_m3::float8` },
    axles: { sql: sql`v.axles` },
    transportCompany: { sql: sql`p.name`, needs: ['partner'] },
    typeOfFleet: { sql: sql`v.fleet_type` },
    completion: { sql: completion, notNull: true },
    ...UNKNOWN_FACTS.output,
    lastSeen: { sql: sql`null::json` },
    status: { sql: status, notNull: true },
    createdAt: { sql: sql`v.created_at`, notNull: true },
    updatedAt: { sql: sql`v.updated_at`, notNull: true },
  },
  filters: {
    plates: { sql: sql`v.plate`, label: shownPlate('v'), anySpelling: true },
    types: { sql: sql`v.type` },
    brands: { sql: sql`v.brand` },
    transportCompanies: { sql: sql`v.partner_id`, label: sql`p.name`, labelNeeds: ['partner'] },
    typeOfFleet: { sql: sql`v.fleet_type` },
    ...UNKNOWN_FACTS.filters,
    statuses: { sql: status },
    countryCodes: { sql: sql`v.country_code` },
  },
  searchBy: (patterns: Sql, spelled: string | null) => textMatches(sql`v.search_text`, patterns, spelled),
  found: { label: { sql: sql`v.plate` }, table: 'vehicle' as const, text: sql`v.search_text` },
  exportText: {
    plate: ({ plate, countryCode }: Row) => formatPlate(String(countryCode), String(plate)),
    lastSeen: ({ lastSeen }: Row) => (lastSeen ? new Date((lastSeen as LastSeen).at) : null),
  },
};

/** A reader without the right to read gets no rows, in the list and in its spreadsheet. */
function whereOf(fleet: VehicleFleet) {
  const { market, kind } = FLEET_TRAITS[fleet];
  return ({ actor }: ListContext): Sql =>
    actor && holds(actor.permissions, VEHICLE_RIGHTS[fleet].read)
      ? sql`v.company_id = app.company_id() and v.market = ${sql.lit(market)} and v.kind = ${sql.lit(kind)}`
      : sql`false`;
}

/** As the company calls it, so that it is sorted and shown by that. */
function namedBrand({ services, language }: ListContext): Sql {
  const names = brandNames(services.catalogues, language);
  if (Object.keys(names).length === 0) return sql`v.brand`;
  return sql`coalesce(${JSON.stringify(names)}::jsonb ->> v.brand, v.brand)`;
}

const hidden = { sql: sql`null::text` };

/**
 * The fleet type and the transport company are limited to readers who are shown them, and so are their filters, which
 * would reveal them.
 */
function forReader(kind: VehicleKind) {
  return (context: ListContext): ReturnType<NonNullable<ListSource['forReader']>> => {
    const { actor, services } = context;
    const facts = factColumns(kind, context);
    const { lastSeen } = portOf(services, fleetOrders);
    const held = actor?.permissions ?? new Set<string>();
    const type = seesFleetType(held, actor?.country ?? null) ? {} : { typeOfFleet: hidden };
    const seesCompany = held.has(SEE_TRANSPORT_COMPANY);
    const brand = namedBrand(context);
    return {
      output: {
        ...shared.output,
        ...OF_KIND[kind].output,
        ...facts.output,
        brand: { sql: brand },
        ...(kind === 'truck' ? { lastSeen: { sql: lastSeen(sql`v.id`) } } : {}),
        ...type,
        ...(seesCompany ? {} : { transportCompany: hidden }),
      },
      filters: {
        ...shared.filters,
        ...OF_KIND[kind].filters,
        ...facts.filters,
        brands: { sql: sql`v.brand`, label: brand },
        ...type,
        ...(seesCompany ? {} : { transportCompanies: hidden }),
      },
      sortBy: { ...SORTS[kind], ...facts.sortBy },
      exportText: { ...shared.exportText, ...facts.exportText, typeOfFleet: fleetTypeExport(held) },
    };
  };
}

export const vehicleListSources: readonly ListSource[] = VEHICLE_FLEETS.map((fleet) => {
  const { kind } = FLEET_TRAITS[fleet];
  return {
    ...shared,
    definition: VEHICLE_LISTS[fleet],
    joins: JOINS[kind],
    ...(kind === 'truck' ? { positions: ['lastSeen'] } : {}),
    where: whereOf(fleet),
    forReader: forReader(kind),
    sortBy: SORTS[kind],
    output: { ...shared.output, ...OF_KIND[kind].output },
    filters: { ...shared.filters, ...OF_KIND[kind].filters },
  };
});
