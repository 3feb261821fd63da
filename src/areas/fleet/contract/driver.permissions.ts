import { DOCUMENTS_READ } from '#areas/documents/contract/document.permissions.ts';
import { MARKETS, type Market } from '#areas/fleet/rules/market.ts';
import { countryOrDefault } from '#countries/country.ts';
import { holds, namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

interface Rights {
  readonly read: PermissionRule;
  readonly create: PermissionRule;
  readonly update: PermissionRule;
}

export const DRIVER_RIGHTS: Readonly<Record<Market, Rights>> = {
  own: {
    read: DOCUMENTS_READ.driver.own,
    create: rule('trucker-write'),
    update: anyOf('trucker-write', 'trucker-edit'),
  },
  spot: {
    read: DOCUMENTS_READ.driver.spot,
    create: rule('fleet-trucker-write'),
    update: rule('fleet-trucker-write'),
  },
};

/** Needed for a download besides the right to read, without which the list is empty anyway. */
export const DOWNLOAD_DRIVERS = rule('download-listings');

/** Filling the own fleet from a spreadsheet. */
export const IMPORT_DRIVERS = rule('import-excel-truckers');

const inAnyMarket = (right: keyof Rights): PermissionRule => ({
  anyOf: [...new Set(MARKETS.flatMap((market) => namesIn(DRIVER_RIGHTS[market][right])))],
});

/** For calls that name a driver without a market; the driver's own market then decides. */
export const READ_ANY_DRIVER = inAnyMarket('read');
export const UPDATE_ANY_DRIVER = inAnyMarket('update');

/** The transport companies are offered to everybody who may write drivers or vehicles of any market. */
export const CHOOSE_OWNERS: PermissionRule = anyOf(
  'trucker-read',
  'trucker-write',
  'trucker-edit',
  'fleet-trucker-read',
  'fleet-trucker-write',
  'transport-unit-read',
  'transport-unit-write',
  'fleet-transport-unit-read',
  'fleet-transport-unit-write',
  'semitruck-read',
  'semitruck-write',
  'fleet-trailer-read',
  'fleet-trailer-write',
  'assign-transport-company',
);

export function readableMarkets(held: ReadonlySet<string>): readonly Market[] {
  return MARKETS.filter((market) => holds(held, DRIVER_RIGHTS[market].read));
}

/** Only holders see the contact phone of an eventual driver. */
export const SEE_EVENTUAL_PHONE = rule('load-order-show-phone-trucker');
/** The field that names the transport company a driver works for. */
export const ASSIGN_TRANSPORT_COMPANY = rule('assign-transport-company-field');
export const CHAT_EXPIRATION_FIELD = rule('chat-expiration-date-field');
/** Shows the transport company tab in the details dialog; the first tab then has another name. */
export const SEE_TRANSPORT_COMPANY = rule('show-transport-company-information');
/** Calls the external fleet "Flota de apoyo". */
export const CALLS_IT_SUPPORT_FLEET = rule('change-name-fleet');

/** The fleet type depends on the company's country: some countries also require the permission of a carrier company. */
export function seesFleetType(held: ReadonlySet<string>, companyCountry: string | null): boolean {
  const { allowed, needsCarrierCompany } = countryOrDefault(companyCountry).fleetType;
  return allowed && held.has(rule('show-fleet-type')) && (!needsCarrierCompany || held.has(rule('carrier-company')));
}
