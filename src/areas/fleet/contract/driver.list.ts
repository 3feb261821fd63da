import { z } from 'zod';
import { DOCUMENT_STATES, DRIVER_STATUSES } from '#areas/fleet/rules/driver-state.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { DOWNLOAD_DRIVERS, DRIVER_RIGHTS } from './driver.permissions.ts';
import { DRIVER_NOUN, DRIVER_WIRE } from './driver-wire.ts';
import { AVAILABILITIES, openTripColumns } from './open-trip.shapes.ts';

const text = z.string().nullable();

const row = z.object({
  _id: idShape,
  fullName: z.string(),
  /** Signed, short-lived link. */
  pathPhoto: text,
  countryId: z.enum(COUNTRY_CODES),
  typeDocumentId: z.string(),
  /** `number_state`, as stored. */
  documentId: text,
  /** Calling code, a space and the number; null where the reader may not see it. */
  phone: text,
  driverLicense: z.string(),
  driverLicenseCategory: text,
  driverLicenseExpirationDate: text,
  plate: text,
  transportCompany: text,
  operator: text,
  typeOfFleet: z.enum(FLEET_TYPES).nullable(),
  verified: z.boolean(),
  eventualTrucker: z.boolean(),
  status: z.enum(DRIVER_STATUSES),
  ...openTripColumns,
  documents: z.enum(DOCUMENT_STATES),
  documentsExpireOn: text,
  /** Share of the required documents that are present, from 0 to 100. */
  completion: z.number().int(),
  rating: z.number().nullable(),
  totalTravel: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DriverRow = z.output<typeof row>;

const defineDriverList = (market: Market) =>
  ({
    id: DRIVER_WIRE[market].id,
    path: DRIVER_WIRE[market].list,
    summary: `Every ${DRIVER_NOUN[market]} of the company.`,
    access: { permission: DRIVER_RIGHTS[market].read },
    downloadAccess: { permission: DOWNLOAD_DRIVERS },
    row,
    rowsKey: 'truckers',
    columns: {
      fullName: { kind: 'person', sortable: true },
      availability: { kind: 'status', sortable: true },
      documents: { kind: 'status', sortable: true },
      documentId: { kind: 'text', sortable: true },
      phone: { kind: 'text', sortable: true },
      plate: { kind: 'text', sortable: true },
      verified: { kind: 'flag', sortable: true },
      status: { kind: 'status', sortable: true },
      countryId: { kind: 'status', sortable: true },
      driverLicense: { kind: 'text', sortable: true },
      driverLicenseCategory: { kind: 'text', sortable: true, hidden: true, exported: true },
      driverLicenseExpirationDate: { kind: 'day', sortable: true, hidden: true, exported: true },
      transportCompany: { kind: 'text', sortable: true, hidden: true, exported: true },
      operator: { kind: 'text', sortable: true, hidden: true, exported: true },
      typeOfFleet: { kind: 'status', sortable: true, hidden: true, exported: true },
      eventualTrucker: { kind: 'flag', sortable: true, hidden: true, exported: true },
      completion: { kind: 'number', sortable: true, hidden: true, exported: true },
      rating: { kind: 'number', tenths: true, sortable: true, hidden: true },
      totalTravel: { kind: 'number', sortable: true, hidden: true },
      createdAt: { kind: 'instant', sortable: true, hidden: true },
      updatedAt: { kind: 'instant', sortable: true, hidden: true },
    },
    filters: {
      countryCodes: { kind: 'choice', choices: COUNTRY_CODES, column: 'countryId', catalogue: COUNTRY_CATALOGUE },
      documentsNumber: { kind: 'options' },
      firstNames: { kind: 'options' },
      lastNames: { kind: 'options' },
      phoneNumbers: { kind: 'options' },
      plates: { kind: 'options' },
      assigned: { kind: 'flag' },
      availabilities: { kind: 'choice', choices: AVAILABILITIES },
      verified: { kind: 'flag' },
      transportCompanies: { kind: 'options' },
      operators: { kind: 'options' },
      fleetTypes: { kind: 'choice', choices: FLEET_TYPES },
      documents: { kind: 'choice', choices: DOCUMENT_STATES },
      documentDates: { kind: 'range' },
      statuses: { kind: 'choice', choices: DRIVER_STATUSES },
      eventual: { kind: 'flag' },
    },
    searchable: true,
    found: row.pick({ _id: true, fullName: true, plate: true }),
    defaultSort: '-createdAt',
  }) as const satisfies ListDefinition;

export const DRIVER_LISTS = {
  own: defineDriverList('own'),
  spot: defineDriverList('spot'),
} as const satisfies Readonly<Record<Market, ListDefinition>>;
