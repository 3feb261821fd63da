import { sql } from 'kysely';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import {
  readableMarkets,
  SEE_EVENTUAL_PHONE,
  SEE_TRANSPORT_COMPANY,
  seesFleetType,
} from '#areas/fleet/contract/driver.permissions.ts';
import { MARKETS, type Market } from '#areas/fleet/rules/market.ts';
import { countryOrDefault, personalDocumentOf } from '#countries/country.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import { textMatches } from '#platform/list/conditions.ts';
import type { ListContext, ListSource, Row, Sql } from '#platform/list/list-source.ts';
import { factColumns, UNKNOWN_FACTS } from './fleet-orders.repository.ts';
import { fleetTypeExport } from './fleet-type-export.ts';

const joins = {
  truck: sql`left join vehicle v on v.company_id = d.company_id and v.driver_id = d.id`,
  company: sql`left join partner p on p.company_id = d.company_id and p.id = d.partner_id`,
  licence: sql`left join document l on l.company_id = d.company_id and l.driver_id = d.id and l.type = 'photoLicenseDrivers'`,
};

const fullName = sql`d.first_name || ' ' || d.last_name`;
const documentId = sql`d.document_number || coalesce('_' || d.document_state, '')`;
const shownPlate = sql`app.shown_plate(v.country_code, v.plate)`;
const status = sql`case when d.enabled then 'enabled' else 'disabled' end`;
const completion = sql`coalesce(round(100.0 * d.documents_done / nullif(d.documents_required, 0)), 0)::int`;
const phone = sql`d.phone_code || ' ' || d.phone`;
const commonPhone = sql`case when not d.eventual then ${phone} end`;

const shared = {
  from: sql`driver d`,
  key: sql`d.id`,
  joins,
  output: {
    _id: { sql: sql`d.id` },
    fullName: { sql: fullName, notNull: true },
    pathPhoto: { sql: sql`d.photo_file_id` },
    countryId: { sql: sql`d.country_code`, notNull: true },
    typeDocumentId: { sql: sql`d.document_type` },
    documentId: { sql: documentId },
    phone: { sql: commonPhone },
    driverLicense: { sql: sql`d.licence_number` },
    driverLicenseCategory: { sql: sql`d.licence_category` },
    driverLicenseExpirationDate: { sql: sql`l.expires_on`, needs: ['licence'] },
    plate: { sql: shownPlate, needs: ['truck'] },
    transportCompany: { sql: sql`p.name`, needs: ['company'] },
    operator: { sql: sql`d.operator` },
    typeOfFleet: { sql: sql`d.fleet_type` },
    verified: { sql: sql`d.verified`, notNull: true },
    eventualTrucker: { sql: sql`d.eventual`, notNull: true },
    status: { sql: status, notNull: true },
    ...UNKNOWN_FACTS.output,
    completion: { sql: completion, notNull: true },
    rating: { sql: sql`d.rating` },
    totalTravel: { sql: sql`d.total_travels`, notNull: true },
    createdAt: { sql: sql`d.created_at`, notNull: true },
    updatedAt: { sql: sql`d.updated_at`, notNull: true },
  },
  files: ['pathPhoto'],
  filters: {
    countryCodes: { sql: sql`d.country_code` },
    documentsNumber: { sql: sql`d.document_number`, anySpelling: true },
    firstNames: { sql: sql`d.first_name` },
    lastNames: { sql: sql`d.last_name` },
    phoneNumbers: { sql: commonPhone },
    plates: { sql: sql`v.plate`, label: shownPlate, needs: ['truck'], anySpelling: true },
    assigned: { sql: sql`v.id is not null`, needs: ['truck'] },
    verified: { sql: sql`d.verified` },
    transportCompanies: { sql: sql`d.partner_id`, label: sql`p.name`, labelNeeds: ['company'] },
    operators: { sql: sql`d.operator` },
    fleetTypes: { sql: sql`d.fleet_type` },
    ...UNKNOWN_FACTS.filters,
    statuses: { sql: status },
    eventual: { sql: sql`d.eventual` },
  },
  searchBy: (patterns: Sql, spelled: string | null) => textMatches(sql`d.search_text`, patterns, spelled),
  found: { label: { sql: fullName }, table: 'driver', text: sql`d.search_text` },
  exportText: { documentId: shownDocumentId },
} satisfies Omit<ListSource, 'definition'>;

/** As the country writes it, followed by the state that issued it. */
function shownDocumentId({ documentId: stored, countryId, typeDocumentId }: Row): string | null {
  if (typeof stored !== 'string') return null;
  const { number, state } = splitDocumentId(stored);
  const rule = personalDocumentOf(countryOrDefault(String(countryId)), String(typeDocumentId))?.rule;
  return [rule?.format(number) ?? number, state].filter(Boolean).join(' ');
}

/** A reader without the right to read the market gets an empty list. */
function whereOf(market: Market) {
  return ({ actor }: ListContext): Sql =>
    actor && readableMarkets(actor.permissions).includes(market)
      ? sql`d.company_id = ${actor.companyId} and d.market = ${sql.lit(market)}`
      : sql`false`;
}

const hidden = { sql: sql`null::text` };

/**
 * Readers who may see the phones of eventual drivers see and find them like all others. The fleet type and the transport
 * company are limited to readers who are shown them, and so are their filters, which would reveal them.
 */
function forReader(context: ListContext): ReturnType<NonNullable<ListSource['forReader']>> {
  const { actor } = context;
  const facts = factColumns('driver', context);
  const held = actor?.permissions ?? new Set<string>();
  const seesPhone = held.has(SEE_EVENTUAL_PHONE);
  const seesType = seesFleetType(held, actor?.country ?? null);
  const seesCompany = held.has(SEE_TRANSPORT_COMPANY);
  return {
    output: {
      ...shared.output,
      ...facts.output,
      ...(seesPhone ? { phone: { sql: phone } } : {}),
      ...(seesType ? {} : { typeOfFleet: hidden }),
      ...(seesCompany ? {} : { transportCompany: hidden }),
    },
    filters: {
      ...shared.filters,
      ...facts.filters,
      ...(seesPhone ? { phoneNumbers: { sql: phone } } : {}),
      ...(seesType ? {} : { fleetTypes: hidden }),
      ...(seesCompany ? {} : { transportCompanies: hidden }),
    },
    sortBy: facts.sortBy,
    exportText: { ...shared.exportText, ...facts.exportText, typeOfFleet: fleetTypeExport(held) },
  };
}

export const driverListSources: readonly ListSource[] = MARKETS.map((market) => ({
  ...shared,
  definition: DRIVER_LISTS[market],
  where: whereOf(market),
  forReader,
}));
